import { runProduct } from './product.mjs';

await runProduct('restore.js', ['server']);
