import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { bundleServer } from '../build/server';
import { root } from './product';
import { onEnd } from './report';

/** Steps of the next release's migration, each with a column and a table. */
export const MIGRATION_STEPS = 40;

const MIGRATION = `
  for (let step = 1; step <= ${MIGRATION_STEPS}; step += 1) {
    for (const statement of [
      \`alter table "spareParts" add column "trial\${step}" text not null default ''\`,
      \`create table "trial\${step}" (id integer primary key not null)\`,
      \`insert into "trial\${step}" with recursive n(id) as (select 1 union all select id + 1 from n where id < 2000) select id from n\`,
    ]) await sql.raw(statement).execute(db);
  }`;

const addMigration = (source: string) =>
  source.replace(
    /^\}\);$/m,
    `  '9999_trial': { up: async (db) => {${MIGRATION}}, oldestSupported: 1 },\n});`,
  );

/** Bundles the backend with one more migration; returns its program. */
export async function bundleNextRelease(): Promise<string> {
  const folder = join(root, 'dist/next-release');
  onEnd(() => rmSync(folder, { recursive: true, force: true }));
  await bundleServer(root, folder, {
    plugins: [
      {
        name: 'next-release',
        setup: ({ onLoad }) =>
          onLoad({ filter: /db\/migrations\/index\.ts$/ }, ({ path }) => ({
            contents: addMigration(readFileSync(path, 'utf8')),
            loader: 'ts',
          })),
      },
    ],
  });
  return join(folder, 'main.js');
}
