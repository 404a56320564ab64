import { solveProofOfWork, type Task } from './solve-proof-of-work.ts';

self.onmessage = ({ data }: MessageEvent<Task>) => self.postMessage(solveProofOfWork(data));
