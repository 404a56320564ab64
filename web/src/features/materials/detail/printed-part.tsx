import { useTranslations } from 'next-intl';
import type { MaterialDetail } from '../material-data.ts';
import { findPartPicture } from '../material-part-pictures.ts';
import { PartFigure } from '../part-figure.tsx';

/** What the material is for. */
export function PrintedPart({ material }: { material: Pick<MaterialDetail, 'id' | 'usages'> }) {
  const t = useTranslations('Materials');
  const part = findPartPicture(material);
  if (!part) return null;
  const usages = material.usages.map(({ label }) => label).join(t('separator'));
  return (
    <figure>
      <div className="overflow-hidden rounded-panel">
        <PartFigure
          part={part}
          alt=""
          sizes="(width >= 84rem) 78rem, 100vw"
          className="aspect-[4/3] object-cover sm:aspect-[16/9] desktop:aspect-[9/4]"
        />
      </div>
      <figcaption className="mt-3 text-small text-ink-soft">{usages}</figcaption>
    </figure>
  );
}
