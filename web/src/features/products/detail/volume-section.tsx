import { useTranslations } from 'next-intl';
import { Link } from '#i18n/navigation.ts';
import { TextLink } from '#ui/text-link.tsx';
import { VolumeDrawing, VolumeSize } from '../build-volume.tsx';
import type { ProductCardData } from '../product-data.ts';
import { ProductLink } from '../product-link.tsx';
import type { Volume } from '../volume-geometry.ts';
import { DimensionDrawing } from './dimension-drawing.tsx';

type Props = { id: string; name: string; volume: Volume; printers: readonly ProductCardData[] };

export function VolumeSection({ id, name, volume, printers }: Props) {
  const t = useTranslations('Products');
  const bySize = printers
    .flatMap(({ buildVolume, ...printer }) => (buildVolume ? [{ ...printer, volume: buildVolume }] : []))
    .toSorted((a, b) => capacityOf(a.volume) - capacityOf(b.volume));
  return (
    <>
      <figure className="max-w-2xl">
        <DimensionDrawing volume={volume} label={t('volumeOf', { name })} />
        <figcaption className="mt-3 border-t border-line pt-2 text-fine text-ink-soft">{t('dimensionsIn')}</figcaption>
      </figure>
      <p className="mt-5">
        <TextLink as={Link} href="/tools/fit" variant="standalone">
          {t('checkPart')}
        </TextLink>
      </p>
      <h3 className="mt-10 text-subheading">{t('volumesCompared')}</h3>
      <ul className="mt-5 grid grid-cols-3 gap-x-4 gap-y-7 sm:grid-cols-5 xl:grid-cols-7">
        {bySize.map((printer) => (
          <li key={printer.id} aria-current={printer.id === id ? 'true' : undefined} className="group relative">
            <VolumeDrawing volume={printer.volume} isMarked={printer.id === id} className="h-auto w-full max-w-28" />
            <p className="mt-2 text-fine leading-snug font-medium group-hover:text-accent">
              <ProductLink path={printer.path} className="after:absolute after:inset-0">
                {printer.name}
              </ProductLink>
            </p>
            <p className="text-fine text-ink-soft">
              <VolumeSize volume={printer.volume} />
            </p>
          </li>
        ))}
      </ul>
    </>
  );
}

function capacityOf({ width, depth, height }: Volume): number {
  return width * depth * height;
}
