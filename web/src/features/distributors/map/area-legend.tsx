import { useTranslations } from 'next-intl';
import type { DistributorEntry } from '../distributor-entry.ts';
import { listFills } from './area-fills.ts';
import type { MapOffice } from './distributor-map.tsx';
import type { MapArea } from './map-areas.ts';

type Props = { areas: readonly MapArea[]; firms: readonly DistributorEntry[]; office: MapOffice | null };

/** The distributor behind each color of the map. */
export function AreaLegend({ areas, firms, office }: Props) {
  const t = useTranslations('Distributors.map');
  const rows = [...listFills(areas)].flatMap(([id, fill]) => {
    if (id === null) return office ? [{ id, fill, text: t('direct', { office: office.name }) }] : [];
    const firm = firms.find((one) => one.id === id);
    return firm ? [{ id, fill, text: t('territory', { city: firm.city, name: firm.name }) }] : [];
  });
  return (
    <ul className="mb-2 grid gap-x-6 gap-y-1 text-small text-ink sm:grid-cols-2">
      {rows.map(({ id, fill, text }) => (
        <li key={id} className="flex items-baseline gap-2">
          <span
            aria-hidden
            style={{ backgroundColor: fill }}
            className="size-3 shrink-0 translate-y-px border border-edge"
          />
          {text}
        </li>
      ))}
    </ul>
  );
}
