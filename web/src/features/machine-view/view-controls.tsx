import { useFormatter, useTranslations } from 'next-intl';
import { useState } from 'react';
import { Button } from '#ui/button.tsx';
import { MoveButtons } from '#ui/orbit-view/move-buttons.tsx';
import type { RoomPlacement } from './placement/use-room-placement.ts';
import type { MachineSize } from './scene/dimension-lines.ts';
import type { MachineScene } from './scene/machine-scene.ts';
import type { MovingPart } from './scene/part-motion.ts';

type Props = {
  scene: MachineScene;
  size: MachineSize | null;
  isMeasured: boolean;
  onMeasure: (isMeasured: boolean) => void;
  placement: RoomPlacement;
};

export function ViewControls({ scene, size, isMeasured, onMeasure, placement }: Props) {
  const t = useTranslations('MachineView');
  return (
    <div className="border-t border-line px-gutter py-4">
      <div className="flex flex-wrap items-center justify-center gap-x-6 gap-y-3">
        <div className="flex">
          <MoveButtons labelOf={(name) => t(`moves.${name}`)} onMove={scene.move} />
        </div>
        <div className="flex flex-wrap justify-center gap-2">
          {scene.parts.map((part) => (
            <PartButton key={part} part={part} scene={scene} />
          ))}
          {size && (
            <Button size="small" onClick={() => onMeasure(!isMeasured)} aria-pressed={isMeasured}>
              {t(isMeasured ? 'hideDimensions' : 'showDimensions')}
            </Button>
          )}
          {placement.kind && (
            <Button size="small" onClick={placement.start}>
              {t('place')}
            </Button>
          )}
        </div>
      </div>
      <div role="status" className="mt-2 text-center text-small text-ink-soft">
        {size && isMeasured && <Dimensions size={size} />}
        {placement.hasFailed && <p>{t('placeFailed')}</p>}
        {size && placement.kind === null && <p>{t('placeElsewhere')}</p>}
      </div>
    </div>
  );
}

function PartButton({ part, scene }: { part: MovingPart; scene: MachineScene }) {
  const t = useTranslations('MachineView.parts');
  const [isMoved, setIsMoved] = useState(false);
  const toggle = () => {
    scene.movePart(part, !isMoved);
    setIsMoved(!isMoved);
  };
  return (
    <Button size="small" onClick={toggle}>
      {t(`${part}.${isMoved ? 'back' : 'move'}`)}
    </Button>
  );
}

function Dimensions({ size }: { size: MachineSize }) {
  const t = useTranslations('MachineView');
  const format = useFormatter();
  const { width, depth, height } = size;
  return (
    <p className="tabular-nums text-ink">
      {t('dimensions', { width: format.number(width), depth: format.number(depth), height: format.number(height) })}
    </p>
  );
}
