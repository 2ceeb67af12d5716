import { admin } from './commands/admin';
import { runCommand } from './lib/command';

runCommand((args) => admin(args, process));
