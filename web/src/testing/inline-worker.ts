import { type ProofOfWorkTask, solveProofOfWork } from '#features/forms/solve-proof-of-work.ts';

/** Stands in for the worker of the proof of work: jsdom has no workers. */
export class InlineWorker {
  onmessage?: (event: { data: string }) => void;
  onerror?: () => void;

  postMessage(task: ProofOfWorkTask): void {
    queueMicrotask(() => this.onmessage?.({ data: solveProofOfWork(task) }));
  }

  terminate(): void {}
}

/** Its script does not load. */
export class FailingWorker extends InlineWorker {
  override postMessage(): void {
    queueMicrotask(() => this.onerror?.());
  }
}
