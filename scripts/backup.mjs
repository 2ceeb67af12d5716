import { runProduct } from './product.mjs';

await runProduct('backup.js', ['server']);
