import { toPartFault } from './part-file-error.ts';
import type { PartMessage } from './part-message.ts';

/** Measures a file in a worker, so that a large one does not block the page. Returns a function that stops it. */
export function measureInWorker(file: File, onMessage: (message: PartMessage) => void): () => void {
  const worker = startWorker();
  if (!worker) return measureHere(file, onMessage);
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

/** Browsers refuse worker scripts of another origin, such as a CDN. */
function startWorker(): Worker | null {
  try {
    return new Worker(new URL('./part.worker.ts', import.meta.url), { type: 'module' });
  } catch {
    return null;
  }
}

function measureHere(file: File, onMessage: (message: PartMessage) => void): () => void {
  let isStopped = false;
  const report = (message: PartMessage) => {
    if (!isStopped) onMessage(message);
  };
  import('./measure-file.ts')
    .then(({ measureFile }) => measureFile(file, (progress) => report({ kind: 'progress', progress })))
    .then(
      (part) => report({ kind: 'part', part }),
      (error: unknown) => report({ kind: 'fault', fault: toPartFault(error) }),
    );
  return () => {
    isStopped = true;
  };
}
