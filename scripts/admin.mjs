import { runProduct } from './product.mjs';

await runProduct('admin.js', ['server']);
