import { useLocale, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { partUsages } from '#content/parts/part-usages.ts';
import { type PartName, partNames, partOutlines } from '#content/parts/parts.ts';
import { localeFromTag } from '#i18n/paths.ts';
import type { ProductCardData } from '../product-data.ts';
import { ProductLink } from '../product-link.tsx';
import { shortNameOf } from '../short-name.ts';
import { extentOf, FRAME, innerEdgesOf, outlineOf, type Volume } from '../volume-geometry.ts';
import './build-volume-picker.css';
import { FilledFloor } from './filled-floor.tsx';
import { countOf, packOn } from './packing.ts';
import { PackingNote } from './packing-note.tsx';
import { PartPattern } from './part-pattern.tsx';

/** On a phone; the others are behind a button, as are those on wider screens that hold none of the part. */
const BEST = 8;

/** Ids of the printers with a profile for it, and of its usages. */
type Resin = { printers: readonly string[]; usages: readonly string[] };
type Props = {
  printers: readonly ProductCardData[];
  resins: readonly Resin[];
  parts: readonly [PartName, ...PartName[]];
};

/** The chosen radio button shows its fills by CSS, so that the choice needs no scripts. */
export function BuildVolumePicker({ printers, resins, parts }: Props) {
  const t = useTranslations('Sections');
  const names = partNames[localeFromTag(useLocale())];
  const volumes = printers.flatMap(({ buildVolume, ...printer }) =>
    buildVolume ? [{ ...printer, volume: buildVolume }] : [],
  );
  const isPrintable = (id: string, part: PartName) => hasResin(resins, id, part);
  const fits = ({ id, volume }: { id: string; volume: Volume }, part: PartName) =>
    isPrintable(id, part) && countOf(packOn(volume, partOutlines[part])) > 0;
  const best = parts.map((part) =>
    findBest(
      volumes.filter(({ id }) => isPrintable(id, part)),
      part,
    ),
  );
  const width = Math.max(...volumes.map(({ volume }) => extentOf(volume).width));
  return (
    <div className="volume-picker">
      <fieldset className="flex flex-wrap gap-2">
        <legend className="mb-3 text-label text-ink-soft">{t('choosePart')}</legend>
        {parts.map((part, index) => (
          <label key={part} className="volume-choice">
            <input type="radio" name="part" value={part} defaultChecked={index === 0} className="sr-only" />
            {names[part]}
          </label>
        ))}
      </fieldset>
      <svg aria-hidden className="absolute size-0">
        <defs>
          {parts.flatMap((part) =>
            [false, true].flatMap((isTurned) =>
              [false, true].map((isTop) => {
                const id = patternId(part, isTurned, isTop);
                const look = isTop ? 'fill-accent stroke-accent' : 'fill-accent-soft stroke-accent/50';
                return <PartPattern key={id} id={id} part={part} isTurned={isTurned} className={look} />;
              }),
            ),
          )}
        </defs>
      </svg>
      <ul className="mt-stack grid grid-cols-2 gap-x-5 sm:grid-cols-4 desktop:gap-x-8">
        {volumes.map(({ id, path, name, volume }) => (
          <li
            key={id}
            data-best={best.flatMap((ids, index) => (ids.has(id) ? [index + 1] : [])).join(' ')}
            data-fits={parts.flatMap((part, index) => (fits({ id, volume }, part) ? [index + 1] : [])).join(' ')}
            className="group relative row-span-3 grid grid-rows-subgrid pb-8"
          >
            <svg
              aria-hidden
              viewBox={`0 ${FRAME.height - extentOf(volume).height} ${width} ${extentOf(volume).height}`}
              className="w-full self-end overflow-visible"
              fill="none"
            >
              <g transform={`translate(${(width - extentOf(volume).width) / 2} 0)`}>
                <path d={outlineOf(volume)} className="fill-surface stroke-edge" vectorEffect="non-scaling-stroke" />
                {parts.map(
                  (part, index) =>
                    isPrintable(id, part) && (
                      <FilledFloor key={part} choice={index + 1} volume={volume} part={part} patternId={patternId} />
                    ),
                )}
                <path d={innerEdgesOf(volume)} className="stroke-edge opacity-50" vectorEffect="non-scaling-stroke" />
              </g>
            </svg>
            <p className="mt-3 text-small font-medium group-hover:text-accent">
              <ProductLink path={path} className="after:absolute after:inset-0">
                {shortNameOf(name)}
              </ProductLink>
            </p>
            <div>
              {parts.map((part, index) => {
                const count = countOf(packOn(volume, partOutlines[part]));
                const figure = (chunks: ReactNode) => <strong className="text-heading text-ink">{chunks}</strong>;
                const countOrReason = count > 0 ? t.rich(`counts.${part}`, { count, figure }) : t('tooLarge');
                return (
                  <p key={part} data-choice={index + 1} className="text-small text-ink-soft tabular-nums">
                    {isPrintable(id, part) ? countOrReason : t('noResin')}
                  </p>
                );
              })}
            </div>
          </li>
        ))}
      </ul>
      {volumes.length > BEST && (
        <p className="mt-8">
          <label className="volume-choice volume-all">
            <input type="checkbox" className="sr-only" />
            {t('allVolumes', { count: volumes.length })}
          </label>
        </p>
      )}
      <PackingNote className="mt-5" />
    </div>
  );
}

function hasResin(resins: readonly Resin[], printer: string, part: PartName): boolean {
  return resins.some(
    ({ printers, usages }) => printers.includes(printer) && usages.some((usage) => partUsages[part].includes(usage)),
  );
}

/** The printers that hold most of a part; the first ones if they hold equally many. */
function findBest(printers: readonly { id: string; volume: Volume }[], part: PartName): Set<string> {
  const counted = printers.map(({ id, volume }) => ({ id, count: countOf(packOn(volume, partOutlines[part])) }));
  return new Set(
    counted
      .filter(({ count }) => count > 0)
      .toSorted((a, b) => b.count - a.count)
      .slice(0, BEST)
      .map(({ id }) => id),
  );
}

function patternId(part: PartName, isTurned: boolean, isTop: boolean): string {
  return ['volume', part, isTurned && 'turned', isTop && 'top'].filter(Boolean).join('-');
}
