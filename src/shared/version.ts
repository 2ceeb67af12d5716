import manifest from '../../package.json';

/** The release, such as `1.0.0`. */
export const VERSION: string = manifest.version;
