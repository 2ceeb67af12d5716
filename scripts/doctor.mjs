import { runProduct } from './product.mjs';

await runProduct('doctor.js', ['server']);
