import { readConfig } from './config';
import { runCommand } from './lib/command';
import { OperatorError } from './lib/operatorError';
import { examine } from './maintenance/doctor/examine';

const USAGE = `npm run doctor [-- --full]

Looks at configuration, database, disk, clock, mail server, ports and pictures, and says what is
wrong. With --full every picture is read. Ends with exit code 1 when something is wrong.`;

runCommand(async (args) => {
  const isFull = args.includes('--full');
  if (args.some((arg) => arg !== '--full')) throw new OperatorError(USAGE);
  const findings = await examine(readConfig(process.env), { isFull });
  const lines = findings.map(({ ok, text }) => `${ok ? 'ok    ' : 'WRONG '} ${text}`);
  const faults = findings.filter(({ ok }) => !ok).length;
  if (faults === 0) return [...lines, '', 'Nothing is wrong.'].join('\n');
  process.stdout.write(`${lines.join('\n')}\n\n`);
  throw new OperatorError(faults === 1 ? 'One thing is wrong.' : `${faults} things are wrong.`);
});
