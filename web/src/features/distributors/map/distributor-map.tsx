import { useTranslations } from 'next-intl';
import type { CSSProperties } from 'react';
import type { DistributorEntry } from '../distributor-entry.ts';
import { entryAnchor } from '../distributor-row.tsx';
import { type LabelSide, type MapCity, placeLabels, toCities } from './map-cities.ts';
import { MAP, type MapView, WHOLE_MAP } from './map-view.ts';

type Props = {
  entries: readonly DistributorEntry[];
  view: MapView;
  /** URL of the coastlines. */
  land: string;
};

/** Coastlines without borders; see docs/decisions/0021-distributor-map.md. */
export function DistributorMap({ entries, view, land }: Props) {
  const t = useTranslations('Distributors');
  const cities = toCities(entries);
  const labels = view === WHOLE_MAP ? null : placeLabels(cities, view);
  return (
    <figure className="print:hidden">
      {/* Screen readers and the keyboard use the list below, which has the same entries. */}
      <div aria-hidden className="relative aspect-2/1 overflow-hidden rounded-panel border border-line bg-surface">
        <div
          className="absolute transition-[left,top,width,height] duration-500 motion-reduce:transition-none"
          style={toLayerStyle(view)}
        >
          <div className="absolute inset-0 bg-line mask-size-[100%_100%]" style={{ maskImage: `url("${land}")` }} />
          {cities.map((city) => (
            <CityDot
              key={`${city.point.x} ${city.point.y}`}
              city={city}
              title={t('map.city', { city: city.name, count: city.entries.length })}
              label={labels?.get(city)}
            />
          ))}
        </div>
      </div>
      <figcaption className="mt-2 text-fine text-ink-soft">{t('map.caption')}</figcaption>
    </figure>
  );
}

const LABEL_CLASSES: Record<LabelSide, string> = {
  after: 'start-full',
  before: 'end-full',
  above: 'bottom-full left-1/2 -translate-x-1/2',
  below: 'top-full left-1/2 -translate-x-1/2',
};

type CityDotProps = { city: MapCity; title: string; label: LabelSide | undefined };

function CityDot({ city: { name, point, entries }, title, label }: CityDotProps) {
  const [first] = entries;
  if (!first) return null;
  return (
    <a
      href={`#${entryAnchor(first.id)}`}
      tabIndex={-1}
      title={title}
      style={{ left: `${(100 * point.x) / MAP.width}%`, top: `${(100 * point.y) / MAP.height}%` }}
      className="group absolute grid size-6 -translate-1/2 place-items-center hover:z-10"
    >
      <span className="size-2.5 rounded-full border-2 border-surface bg-accent box-content transition-[scale] duration-quick group-hover:scale-140" />
      {label && (
        <span className={`absolute text-fine leading-none whitespace-nowrap text-ink ${LABEL_CLASSES[label]}`}>
          {name}
        </span>
      )}
    </a>
  );
}

/** The whole map, of which the frame shows the view. */
function toLayerStyle({ x, y, width, height }: MapView): CSSProperties {
  return {
    left: `${(-100 * x) / width}%`,
    top: `${(-100 * y) / height}%`,
    width: `${(100 * MAP.width) / width}%`,
    height: `${(100 * MAP.height) / height}%`,
  };
}
