import { type RefObject, useEffect, useState } from 'react';
import type { MachineScene } from './scene/machine-scene.ts';

export type MachineSceneState =
  | { status: 'loading' | 'noWebGl' | 'failed'; scene?: undefined }
  | { status: 'ready'; scene: MachineScene };

type Options = { url: string; onDraw: () => void };

/** Loads three.js and the model into the canvas; failed loads can be retried. `onDraw` must be stable. */
export function useMachineScene(canvas: RefObject<HTMLCanvasElement | null>, { url, onDraw }: Options) {
  const [state, setState] = useState<MachineSceneState>({ status: 'loading' });
  const [attempt, setAttempt] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt runs the effect again
  useEffect(() => {
    const { current } = canvas;
    if (!current) return undefined;
    const abort = new AbortController();
    const { signal } = abort;
    let scene: MachineScene | null = null;
    const fail = () => {
      if (!signal.aborted) setState({ status: 'failed' });
    };
    const open = async () => {
      const { openMachineScene } = await import('./scene/machine-scene.ts');
      signal.throwIfAborted();
      scene = await openMachineScene(current, { url, signal, onDraw, onLost: fail });
      setState(scene ? { status: 'ready', scene } : { status: 'noWebGl' });
    };
    setState({ status: 'loading' });
    open().catch(fail);
    return () => {
      abort.abort();
      scene?.dispose();
    };
  }, [canvas, url, onDraw, attempt]);
  return { ...state, retry: () => setAttempt((count) => count + 1) };
}
