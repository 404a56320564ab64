import { useEffect, useRef, useState } from 'react';
import { loadSamplePart } from './load-sample-part.ts';
import type { MeasuredPart } from './mesh/measure-file.ts';
import { measureInWorker } from './mesh/measure-in-worker.ts';
import type { PartFault } from './mesh/part-file-error.ts';

export type PartFileState =
  | { status: 'none' }
  | { status: 'reading'; name: string; progress: number }
  | { status: 'fault'; name: string; fault: PartFault | 'sampleNotLoaded' }
  | { status: 'ready'; name: string; part: MeasuredPart; isSample: boolean };

export type PartFile = {
  state: PartFileState;
  choose: (file: File) => void;
  /** `name` is displayed. Its extension selects the file format. */
  chooseSample: (name: string) => void;
  clear: () => void;
};

/** Measures the file that a visitor chooses; another one replaces it. */
export function usePartFile(onPart: (part: MeasuredPart, isSample: boolean) => void): PartFile {
  const [state, setState] = useState<PartFileState>({ status: 'none' });
  const stop = useRef<() => void>(() => undefined);
  useEffect(() => () => stop.current(), []);
  const measure = (file: File, isSample: boolean) => {
    stop.current();
    const { name } = file;
    setState({ status: 'reading', name, progress: 0 });
    stop.current = measureInWorker(file, (message) => {
      switch (message.kind) {
        case 'progress':
          return setState({ status: 'reading', name, progress: message.progress });
        case 'fault':
          return setState({ status: 'fault', name, fault: message.fault });
        case 'part':
          setState({ status: 'ready', name, part: message.part, isSample });
          return onPart(message.part, isSample);
      }
    });
  };
  const choose = (file: File) => measure(file, false);
  const chooseSample = (name: string) => {
    stop.current();
    const controller = new AbortController();
    stop.current = () => controller.abort();
    setState({ status: 'reading', name, progress: 0 });
    loadSamplePart(name, controller.signal).then(
      (file) => measure(file, true),
      () => {
        if (!controller.signal.aborted) setState({ status: 'fault', name, fault: 'sampleNotLoaded' });
      },
    );
  };
  const clear = () => {
    stop.current();
    setState({ status: 'none' });
  };
  return { state, choose, chooseSample, clear };
}
