import { runProduct } from './product.mjs';

await runProduct('media.js', ['server']);
