import { useTranslations } from 'next-intl';
import { type PartName, partOutlines } from '#content/parts/parts.ts';
import { Link } from '#i18n/navigation.ts';
import { TextLink } from '#ui/text-link.tsx';
import { countOf, packOn } from '../platform/packing.ts';
import type { ProductDetail } from '../product-data.ts';
import { typicalParts } from '../typical-part.ts';
import type { Volume } from '../volume-geometry.ts';
import { DimensionDrawing } from './dimension-drawing.tsx';

type Props = {
  product: Pick<ProductDetail, 'name' | 'line'>;
  volume: Volume;
  /** Fills the drawing. */
  part?: PartName | undefined;
};

export function VolumeSection({ product: { name, line }, volume, part = typicalParts[line] }: Props) {
  const t = useTranslations();
  const count = countOf(packOn(volume, partOutlines[part]));
  return (
    <figure>
      <DimensionDrawing volume={volume} part={part} label={t('Products.volumeOf', { name })} />
      <figcaption className="mt-6 flex flex-wrap items-baseline justify-between gap-x-8 gap-y-2 border-t border-line pt-3">
        <span className="text-small text-ink-soft">
          {t('Products.dimensionsIn')}
          {count > 0 && (
            <span className="block">
              {t('Sections.packed', {
                parts: t.markup(`Sections.counts.${part}`, { count, figure: (chunks) => chunks }),
              })}
            </span>
          )}
        </span>
        <span className="flex flex-wrap gap-x-8 gap-y-2">
          <TextLink as={Link} href="/tools/fit" variant="standalone">
            {t('Products.checkPart')}
          </TextLink>
          <TextLink as={Link} href="/hardware" variant="standalone">
            {t('Products.volumesCompared')}
          </TextLink>
        </span>
      </figcaption>
    </figure>
  );
}
