import { parentPort } from 'node:worker_threads';
import { solveChallenge } from '../../gateway/src/testing/solve-challenge.ts';

parentPort?.on('message', (challenge) => parentPort?.postMessage(solveChallenge(challenge)));
