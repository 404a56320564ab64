import type { PartMessage } from './part-message.ts';

/** Measures a file in a worker, so that a large one does not block the page. Returns a function that stops it. */
export function measureInWorker(file: File, onMessage: (message: PartMessage) => void): () => void {
  const worker = new Worker(new URL('./part.worker.ts', import.meta.url), { type: 'module' });
  worker.onmessage = ({ data }: MessageEvent<PartMessage>) => {
    onMessage(data);
    if (data.kind !== 'progress') worker.terminate();
  };
  // Its script has not loaded, or it has run out of memory.
  worker.onerror = () => {
    worker.terminate();
    onMessage({ kind: 'fault', fault: 'unreadable' });
  };
  worker.postMessage(file);
  return () => worker.terminate();
}
