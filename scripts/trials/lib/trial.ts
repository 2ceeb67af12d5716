import { availableParallelism, cpus } from 'node:os';
import { runBenchmark } from '../../bench/lib/undo';

export { onEnd, undoAll } from '../../bench/lib/undo';

/** What a trial counts, and what it demands of the counts. */
export interface Score {
  /** Says what is going on, apart from the result. */
  progress: (text: string) => void;
  /** A line of the result. `met` false makes the trial fail. */
  put: (measure: string, value: string | number, goal?: string, met?: boolean) => void;
}

interface Line {
  measure: string;
  value: string;
  goal: string;
  met: boolean;
}

/** Runs a trial, prints its counts, takes back what it made, and ends non-zero where a goal is missed. */
export function runTrial(name: string, main: (score: Score) => Promise<void>): void {
  const lines: Line[] = [];
  const score: Score = {
    progress: (text) => console.error(text),
    put: (measure, value, goal = '', met = true) => {
      lines.push({ measure, value: String(value), goal, met });
      console.error(`  ${measure}: ${value}${met ? '' : `   MISSED (${goal})`}`);
    },
  };
  runBenchmark(async () => {
    try {
      await main(score);
    } finally {
      print(name, lines);
      if (lines.some(({ met }) => !met)) process.exitCode = 1;
    }
  });
}

function print(name: string, lines: Line[]): void {
  const machine = `${cpus()[0]?.model.trim() ?? ''}, ${availableParallelism()} cores`;
  const rows = lines.map(
    ({ measure, value, goal, met }) =>
      `| ${measure} | ${value} | ${goal} | ${met ? '' : '**no**'} |`,
  );
  const day = new Date().toISOString().slice(0, 10);
  console.log(
    [`Trial ${name}: ${machine}, Node.js ${process.versions.node}, ${day}`, '']
      .concat('| | counted | goal | missed |', '| --- | --: | --- | --- |', rows)
      .join('\n'),
  );
}
