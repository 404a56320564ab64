import { solveChallenge, type Task } from './solve-challenge.ts';

self.onmessage = ({ data }: MessageEvent<Task>) => self.postMessage(solveChallenge(data));
