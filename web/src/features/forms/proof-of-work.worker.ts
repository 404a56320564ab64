import { type ProofOfWorkTask, solveProofOfWork } from './solve-proof-of-work.ts';

self.onmessage = ({ data }: MessageEvent<ProofOfWorkTask>) => self.postMessage(solveProofOfWork(data));
