import { parentPort } from 'node:worker_threads';
import { solveProofOfWork } from '../../gateway/src/testing/solve-proof-of-work.ts';

parentPort?.on('message', (challenge) => parentPort?.postMessage(solveProofOfWork(challenge)));
