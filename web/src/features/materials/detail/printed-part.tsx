import { useTranslations } from 'next-intl';
import type { MaterialDetail } from '../material-data.ts';
import { findPartPicture } from '../material-part-pictures.ts';
import { PartFigure } from '../part-figure.tsx';
import { MEASURED_MATERIAL, MeasuredAccuracy } from './measured-accuracy.tsx';

/** What the material is for. */
export function PrintedPart({ material }: { material: Pick<MaterialDetail, 'id' | 'usages'> }) {
  const t = useTranslations('Materials');
  const part = findPartPicture(material);
  if (!part) return null;
  const usages = material.usages.map(({ label }) => label).join(t('separator'));
  return (
    <figure className="items-start gap-x-10 desktop:grid desktop:grid-cols-[minmax(0,13fr)_minmax(0,7fr)]">
      <div className="overflow-hidden rounded-panel">
        <PartFigure
          part={part}
          alt=""
          sizes="(width >= 84rem) 55rem, (width >= 993px) 70vw, 100vw"
          className="aspect-[4/3] object-cover sm:aspect-[16/11]"
        />
      </div>
      <figcaption className="mt-3 text-small text-ink-soft desktop:mt-0 desktop:border-t desktop:border-ink desktop:pt-3 desktop:text-body">
        {usages}
        {material.id === MEASURED_MATERIAL && <MeasuredAccuracy />}
      </figcaption>
    </figure>
  );
}
