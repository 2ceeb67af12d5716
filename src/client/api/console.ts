export * from '.';
export { api as consoleApi } from '.';
