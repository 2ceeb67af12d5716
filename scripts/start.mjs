import { runProduct } from './product.mjs';

/**
 * npm runs this below a shell, and passes a signal on to that shell only; some shells then end
 * without telling their children. Without its parent nobody could stop the product any more.
 */
function endWithParent() {
  const parent = process.ppid;
  setInterval(() => {
    if (process.ppid !== parent) process.kill(process.pid, 'SIGTERM');
  }, 250).unref();
}

if (process.env.npm_lifecycle_event) endWithParent();
await runProduct('main.js', ['client', 'server']);
