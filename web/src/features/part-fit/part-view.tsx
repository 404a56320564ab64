import { useTranslations } from 'next-intl';
import { Button } from '#ui/button.tsx';
import { useLazyComponent } from '#ui/use-lazy-component.ts';
import type { MeasuredPart } from './mesh/measure-file.ts';

/** `three`, which only this page loads, and only once there is a part. */
const loadViewer = async () => (await import('./part-viewer.tsx')).PartViewer;

/** `direction` is that of the first printer. */
export function PartView({ part, direction }: { part: MeasuredPart | null; direction: number }) {
  const t = useTranslations('PartFit.view');
  const { part: Viewer, hasFailed, retry } = useLazyComponent(loadViewer, part !== null);
  return (
    <div className="screen-only max-desktop:mt-8 max-desktop:max-w-md">
      <div className="grid min-h-64 content-center rounded-panel border border-line bg-surface">
        {!part && <p className="p-6 text-center text-small text-ink-soft">{t('fromLink')}</p>}
        {part && Viewer && <Viewer triangles={part.triangles} direction={direction} />}
        {part && hasFailed && (
          <p className="p-6 text-center text-small">
            {t('failed')}{' '}
            <Button size="small" onClick={retry}>
              {t('retry')}
            </Button>
          </p>
        )}
      </div>
    </div>
  );
}
