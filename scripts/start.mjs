import { runProduct } from './product.mjs';

await runProduct('main.js', ['client', 'server']);
