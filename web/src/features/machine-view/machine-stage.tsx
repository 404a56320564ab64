import { useFormatter, useTranslations } from 'next-intl';
import { useCallback, useRef, useState } from 'react';
import { Button } from '#ui/button.tsx';
import { Figure } from '#ui/figure.tsx';
import { moveByKey } from '#ui/orbit-view/move-buttons.tsx';
import { DimensionOverlay } from './dimension-overlay.tsx';
import type { ViewedMachine } from './machine-view-dialog.tsx';
import { RoomOverlay } from './placement/room-overlay.tsx';
import { useRoomPlacement } from './placement/use-room-placement.ts';
import { type MachineSceneState, useMachineScene } from './use-machine-scene.ts';
import { ViewControls } from './view-controls.tsx';

/** The model on its stage, over the picture of the machine, and its controls. */
export function MachineStage({ machine }: { machine: ViewedMachine }) {
  const { name, model, size, picture, alt } = machine;
  const t = useTranslations('MachineView');
  const canvas = useRef<HTMLCanvasElement>(null);
  const overlay = useRef<HTMLDivElement>(null);
  const [isMeasured, setIsMeasured] = useState(false);
  const [drawings, setDrawings] = useState(0);
  const onDraw = useCallback(() => setDrawings((count) => count + 1), []);
  const { status, scene, retry } = useMachineScene(canvas, { url: model.url, onDraw });
  const placement = useRoomPlacement(scene, overlay, machine);
  const lines = isMeasured && size && scene ? scene.measure(size) : [];
  return (
    <div className="-mx-gutter -my-6">
      <div className="machine-stage">
        {status !== 'ready' && <Figure name={picture} alt={alt} sizes="(width >= 993px) 60rem, 100vw" />}
        <canvas
          ref={canvas}
          role="img"
          aria-label={t('label', { name })}
          aria-hidden={status !== 'ready'}
          tabIndex={status === 'ready' ? 0 : -1}
          hidden={status === 'noWebGl' || status === 'failed'}
          data-drawings={drawings}
          onKeyDown={(event) => moveByKey(event, (move) => scene?.move(move))}
        />
        <DimensionOverlay lines={lines} size={size} />
      </div>
      <Status status={status} bytes={model.bytes} onRetry={retry} />
      {scene && (
        <ViewControls
          scene={scene}
          size={size}
          isMeasured={isMeasured}
          onMeasure={setIsMeasured}
          placement={placement}
        />
      )}
      <RoomOverlay ref={overlay} placement={placement} />
    </div>
  );
}

type StatusProps = { status: MachineSceneState['status']; bytes: number; onRetry: () => void };

function Status({ status, bytes, onRetry }: StatusProps) {
  const t = useTranslations('MachineView');
  const format = useFormatter();
  const megabytes = format.number(bytes / 1_000_000, { maximumFractionDigits: 1, minimumFractionDigits: 1 });
  if (status === 'ready') return null;
  return (
    <p role={status === 'loading' ? 'status' : 'alert'} className="border-t border-line px-gutter py-5 text-center">
      {status === 'failed' ? t('failed') : t(status, { size: megabytes })}{' '}
      {status === 'failed' && (
        <Button size="small" onClick={onRetry}>
          {t('retry')}
        </Button>
      )}
    </p>
  );
}
