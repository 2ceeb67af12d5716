/** What of a package.json matters here. */
export interface Manifest {
  name: string;
  version: string;
  license: string;
  engines: Record<string, string>;
  dependencies: Record<string, string>;
  overrides: Record<string, string>;
}

/** Packages whose files the server reads without importing them: fonts, and the page of the API. */
const READ_AS_FILES = /^@expo-google-fonts\/|^@fastify\/swagger-ui$/;

const COMMANDS = ['admin', 'backup', 'doctor', 'media', 'restore'];

/**
 * The package.json of a release: of the dependencies only what the server needs at runtime, as all
 * else is bundled, and scripts that build nothing.
 */
export function makeManifest(source: Manifest, imported: string[]) {
  const { name, version, license, engines, dependencies, overrides } = source;
  const isNeeded = (dependency: string) =>
    imported.includes(dependency) || READ_AS_FILES.test(dependency);
  return {
    name,
    version,
    private: true,
    license,
    type: 'module',
    engines,
    scripts: {
      start: 'node dist/server/main.js',
      ...Object.fromEntries(
        COMMANDS.map((command) => [command, `node dist/server/command.js ${command}`]),
      ),
    },
    dependencies: Object.fromEntries(
      Object.entries(dependencies).filter(([dependency]) => isNeeded(dependency)),
    ),
    overrides,
  };
}
