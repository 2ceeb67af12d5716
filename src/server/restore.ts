import { resolve } from 'node:path';
import { readConfig } from './config';
import { runCommand } from './lib/command';
import { OperatorError } from './lib/operatorError';
import { restoreBackup } from './maintenance/restore';

const USAGE = `npm run restore -- <folder> [--replace]

Puts a backup in the place of database and pictures; stop the product first. With --replace a
database that is there already is put aside, otherwise the command refuses. A restore that
fails leaves the database unchanged.`;

runCommand(async (args) => {
  const replace = args.includes('--replace');
  const [folder, ...rest] = args.filter((arg) => arg !== '--replace');
  if (folder === undefined || rest.length > 0 || folder.startsWith('-')) {
    throw new OperatorError(USAGE);
  }
  const report = await restoreBackup(readConfig(process.env), resolve(folder), { replace });
  const lines = [
    `Restored: the database and ${report.pictures} pictures, ${report.brought} of which were not in the store.`,
  ];
  if (report.former) {
    lines.push(`The former database is kept: ${report.former.place}`);
    lines.push(`To remove it: ${report.former.removeWith}`);
  }
  if (report.missing.length > 0) {
    lines.push(`${report.missing.length} pictures were missing already when the backup was made.`);
  }
  return lines.join('\n');
});
