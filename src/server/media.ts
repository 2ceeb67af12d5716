import { media } from './commands/media';
import { runCommand } from './lib/command';

runCommand((args) => media(args, process));
