import { resolve } from 'node:path';
import { readConfig } from './config';
import { runCommand } from './lib/command';
import { OperatorError } from './lib/operatorError';
import { makeBackup } from './maintenance/backup';

const USAGE = `npm run backup -- <folder>

Makes the folder a backup of database and pictures, while the product runs or not. In a folder
that holds one already only what is new is copied.`;

runCommand(async ([folder, ...rest]) => {
  if (folder === undefined || rest.length > 0 || folder.startsWith('-')) {
    throw new OperatorError(USAGE);
  }
  const { pictures, copied, missing } = await makeBackup(readConfig(process.env), resolve(folder));
  const done = `The backup in ${folder} is whole: the database and ${pictures - missing.length} pictures, ${copied} of them new.`;
  if (missing.length === 0) return done;
  throw new OperatorError(
    `${done}\n${missing.length} pictures that the database names are missing or damaged in the store: npm run doctor -- --full lists them.`,
  );
});
