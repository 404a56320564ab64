import { measureFile } from './measure-file.ts';
import { toPartFault } from './part-file-error.ts';
import type { PartMessage } from './part-message.ts';

const post = (message: PartMessage, transfer: Transferable[] = []) => self.postMessage(message, { transfer });

self.onmessage = ({ data: file }: MessageEvent<File>) => {
  measureFile(file, (progress) => post({ kind: 'progress', progress })).then(
    (part) => post({ kind: 'part', part }, [part.triangles.buffer]),
    (error: unknown) => post({ kind: 'fault', fault: toPartFault(error) }),
  );
};
