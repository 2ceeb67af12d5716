// npm run admin, backup, doctor, media and restore.
import { runProduct } from './product.mjs';

await runProduct('command.js', ['server']);
