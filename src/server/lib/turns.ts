/** Runs tasks in the order in which they come, no more than `most` in one turn of the event loop. */
export function makeTurns(most: number): (task: () => void) => void {
  const waiting: (() => void)[] = [];
  let scheduled = false;
  const run = () => {
    const tasks = waiting.splice(0, most);
    scheduled = waiting.length > 0;
    if (scheduled) setImmediate(run);
    for (const task of tasks) task();
  };
  return (task) => {
    waiting.push(task);
    if (scheduled) return;
    scheduled = true;
    setImmediate(run);
  };
}
