import { useTranslations } from 'next-intl';
import type { DistributorEntry } from '../distributor-entry.ts';
import { listFills } from './area-fills.ts';
import type { MapOffice } from './distributor-map.tsx';
import type { MapArea } from './map-areas.ts';

type Props = { areas: readonly MapArea[]; firms: readonly DistributorEntry[]; office: MapOffice | null };

/** The distributor behind each color of the map. */
export function AreaLegend({ areas, firms, office }: Props) {
  const t = useTranslations('Distributors.map');
  const write = (id: string | null): string | undefined => {
    if (id === null) return office ? t('direct', { office: office.name }) : undefined;
    const firm = firms.find((one) => one.id === id);
    return firm && t('territory', { city: firm.city, name: firm.name });
  };
  const rows = [...listFills(areas)].flatMap(([id, fill]) => {
    const text = write(id);
    return text ? [{ id, fill, text }] : [];
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
