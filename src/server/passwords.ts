import { parentPort, workerData } from 'node:worker_threads';
import { scoresHere, type ScoresOrder } from './modules/auth/passwordScores';

/* Started by the backend as a thread: measures passwords, sends the scores and ends. */

parentPort?.postMessage(await scoresHere(workerData as ScoresOrder));
