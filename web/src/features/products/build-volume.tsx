import { useFormatter, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { keepNodeTogether, keepTogether } from '#ui/keep-together.ts';
import type { KeyFigure } from './product-data.ts';
import { extentOf, FRAME, innerEdgesOf, outlineOf, type Volume } from './volume-geometry.ts';

type Props = { volume: Volume | null; figures?: readonly KeyFigure[] };

/** On a card: the build volume with its drawing at the right, and further figures; on phones, one figure of a station. */
export function BuildVolume({ volume, figures = [] }: Props) {
  const t = useTranslations('Products');
  return (
    <figure className="flex items-start justify-between gap-4 pt-2">
      <figcaption className={`grid gap-y-2 text-small max-sm:grow ${volume ? '' : 'max-sm:*:not-first:hidden'}`}>
        {volume && (
          <CardFigure name={t('buildVolume')}>
            <span className="whitespace-nowrap">
              <VolumeSize volume={volume} />
            </span>
          </CardFigure>
        )}
        {figures.map(({ name, text }) => (
          <CardFigure key={name} name={name}>
            {keepTogether(text)}
          </CardFigure>
        ))}
      </figcaption>
      {volume && <VolumeDrawing volume={volume} isMarked className="h-auto w-18 max-sm:hidden" />}
    </figure>
  );
}

function CardFigure({ name, children }: { name: string; children: ReactNode }) {
  return (
    <span className="max-sm:flex max-sm:justify-between max-sm:gap-4">
      <span className="block text-ink-soft hyphens-auto">{keepTogether(name)}</span>{' '}
      <span className="font-medium tabular-nums max-sm:max-w-[55%] max-sm:shrink-0 max-sm:text-end">
        {keepNodeTogether(children)}
      </span>
    </span>
  );
}

export function VolumeSize({ volume: { width, depth, height } }: { volume: Volume }) {
  const t = useTranslations('Products');
  const format = useFormatter();
  const size = [width, depth, height].map((side) => format.number(side)).join('\u00a0× ');
  return <span className="tabular-nums">{t('millimetres', { size })}</span>;
}

type DrawingProps = {
  volume: Volume;
  isMarked?: boolean;
  className?: string;
};

/** In the middle of its box; same scale in every box of the same width. */
function VolumeDrawing({ volume, isMarked = false, className = '' }: DrawingProps) {
  const { width, height } = extentOf(volume);
  return (
    <svg
      viewBox={`${(width - FRAME.width) / 2} ${FRAME.height - height} ${FRAME.width} ${height}`}
      className={`shrink-0 overflow-visible ${isMarked ? 'stroke-accent' : 'stroke-edge'} ${className}`}
      fill="none"
      strokeWidth={1.5}
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path
        d={outlineOf(volume)}
        vectorEffect="non-scaling-stroke"
        className={isMarked ? 'fill-accent-soft' : 'fill-surface'}
      />
      <path d={innerEdgesOf(volume)} vectorEffect="non-scaling-stroke" />
    </svg>
  );
}
