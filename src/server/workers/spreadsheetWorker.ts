import { parentPort, workerData } from 'node:worker_threads';
import { writeSpreadsheet } from '../modules/messages/writeSpreadsheet';

/* Started by the backend for one file. A failure ends the thread and reaches the backend. */

parentPort?.postMessage(await writeSpreadsheet(workerData as string[][]));
