export { FilterBar } from './FilterBar';
export { FilterColumn } from './FilterColumn';
