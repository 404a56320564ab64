import { type RefObject, useEffect, useRef, useState } from 'react';
import type { ViewedMachine } from '../machine-view-dialog.tsx';
import type { MachineScene } from '../scene/machine-scene.ts';
import { findPlacement, type PlacementKind } from './find-placement.ts';

export type RoomPlacement = {
  /** Undefined while it is being found out; null if this device has no AR. */
  kind: PlacementKind | null | undefined;
  step: 'none' | 'aiming' | 'placed';
  hasFailed: boolean;
  start: () => void;
  end: () => void;
};

/** Places the model in the room of the visitor. Only machines whose record states a size have a true size. */
export function useRoomPlacement(
  scene: MachineScene | undefined,
  overlay: RefObject<HTMLElement | null>,
  { name, size }: ViewedMachine,
): RoomPlacement {
  const [kind, setKind] = useState<PlacementKind | null>();
  const [step, setStep] = useState<RoomPlacement['step']>('none');
  const [hasFailed, setHasFailed] = useState(false);
  const end = useRef<() => void>(() => undefined);
  useEffect(() => {
    findPlacement().then(setKind, () => setKind(null));
    return () => end.current();
  }, []);
  const open = async () => {
    if (!scene || !overlay.current) return;
    if (kind === 'quick-look') {
      const { openQuickLook } = await import('./quick-look.ts');
      await openQuickLook(scene.model, name);
      return;
    }
    const { startWebXr } = await import('./webxr-session.ts');
    const session = await startWebXr(scene, overlay.current, {
      onPlaced: () => setStep('placed'),
      onEnd: () => setStep('none'),
    });
    end.current = () => void session.end().catch(() => undefined);
    setStep('aiming');
  };
  return {
    kind: size ? kind : undefined,
    ...{ step, hasFailed },
    start: () => {
      setHasFailed(false);
      open().catch(() => setHasFailed(true));
    },
    end: () => end.current(),
  };
}
