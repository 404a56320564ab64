import { useTranslations } from 'next-intl';
import type { CSSProperties } from 'react';
import type { DistributorEntry } from '../distributor-entry.ts';
import { entryAnchor } from '../distributor-row.tsx';
import { AreaLegend } from './area-legend.tsx';
import { AreaOutlines } from './area-outlines.tsx';
import type { MapArea } from './map-areas.ts';
import { type LabelSide, type MapCity, placeLabels, toCities } from './map-cities.ts';
import { MAP, type MapPoint, type MapView, WHOLE_MAP } from './map-view.ts';

/** Our own office in the home market. */
export type MapOffice = { name: string; point: MapPoint };

type Props = {
  entries: readonly DistributorEntry[];
  /** All distributors of the page. */
  firms: readonly DistributorEntry[];
  view: MapView;
  /** URL of the coastlines. */
  land: string;
  /** Of the home market. */
  areas: readonly MapArea[];
  selectedArea: string | null;
  onChooseArea: (id: string) => void;
  office: MapOffice | null;
};

/** Coastlines, with borders of the home market only; see docs/decisions/0021-distributor-map.md. */
export function DistributorMap({ entries, firms, view, land, areas, selectedArea, onChooseArea, office }: Props) {
  const t = useTranslations('Distributors');
  const cities = toCities(entries);
  const officeCity = office && findOfficeCity(office, cities);
  const labels = view === WHOLE_MAP ? null : placeLabels(officeCity ? [officeCity, ...cities] : cities, view);
  return (
    <figure className="print:hidden">
      {/* Screen readers and the keyboard use the list below, which has the same entries. */}
      <div aria-hidden className="relative aspect-2/1 overflow-hidden rounded-panel border border-line bg-surface">
        <div
          className="absolute transition-[left,top,width,height] duration-500 motion-reduce:transition-none"
          style={toLayerStyle(view)}
        >
          <div className="absolute inset-0 bg-line mask-size-[100%_100%]" style={{ maskImage: `url("${land}")` }} />
          {areas.length > 0 && <AreaOutlines areas={areas} selected={selectedArea} onChoose={onChooseArea} />}
          {office && <OfficeRing office={office} label={officeCity ? labels?.get(officeCity) : undefined} />}
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
      <figcaption className="mt-2 text-fine text-ink-soft">
        {areas.length > 0 && <AreaLegend areas={areas} firms={firms} office={office} />}
        {office ? t('map.areaCaption', { office: office.name }) : t('map.caption')}
      </figcaption>
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
      style={toPosition(point)}
      className="group absolute grid size-6 -translate-1/2 place-items-center hover:z-10"
    >
      <span className="size-2.5 rounded-full border-2 border-surface bg-accent box-content transition-[scale] duration-quick group-hover:scale-140" />
      <CityLabel name={name} side={label} />
    </a>
  );
}

/** Around the dot of a distributor in the same city. */
function OfficeRing({ office: { name, point }, label }: { office: MapOffice; label: LabelSide | undefined }) {
  return (
    <span
      style={toPosition(point)}
      className="pointer-events-none absolute grid size-6 -translate-1/2 place-items-center"
    >
      <span className="size-5 rounded-full border-2 border-ink" />
      <CityLabel name={name} side={label} />
    </span>
  );
}

function CityLabel({ name, side }: { name: string; side: LabelSide | undefined }) {
  return (
    side && (
      <span className={`absolute text-fine leading-none whitespace-nowrap text-ink ${LABEL_CLASSES[side]}`}>
        {name}
      </span>
    )
  );
}

/** Its label; null if a distributor in the same city has it. */
function findOfficeCity({ name, point }: MapOffice, cities: readonly MapCity[]): MapCity | null {
  const isShared = cities.some((city) => city.point.x === point.x && city.point.y === point.y);
  return isShared ? null : { name, point, entries: [] };
}

function toPosition({ x, y }: MapPoint): CSSProperties {
  return { left: `${(100 * x) / MAP.width}%`, top: `${(100 * y) / MAP.height}%` };
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
