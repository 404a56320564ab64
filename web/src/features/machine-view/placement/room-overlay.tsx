import { useTranslations } from 'next-intl';
import type { Ref } from 'react';
import { Button } from '#ui/button.tsx';
import type { RoomPlacement } from './use-room-placement.ts';

/** What is shown over the camera picture: the next step, and the way back. */
export function RoomOverlay({ ref, placement: { step, end } }: { ref: Ref<HTMLDivElement>; placement: RoomPlacement }) {
  const t = useTranslations('MachineView.room');
  return (
    <div ref={ref} className="room-overlay">
      {step !== 'none' && (
        <>
          <p role="status" className="rounded-panel bg-surface px-4 py-2 text-center">
            {t(step)}
          </p>
          <Button onClick={end} onPointerDown={(event) => event.stopPropagation()}>
            {t('leave')}
          </Button>
        </>
      )}
    </div>
  );
}
