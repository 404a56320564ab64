import { useTranslations } from 'next-intl';
import type { DistributorEntry } from './distributor-entry.ts';
import { countriesOf, provincesOf, regionsOf } from './distributor-filter.ts';
import { DistributorRow } from './distributor-row.tsx';

export type Grouping = 'region' | 'country';

type Props = {
  entries: readonly DistributorEntry[];
  by: Grouping;
  /** The region or country of the reader. */
  home: string | null;
};

/** The group of the reader is open, the others are folded. */
export function DistributorGroups({ entries, by, home }: Props) {
  const t = useTranslations('Distributors');
  const groups =
    by === 'country'
      ? countriesOf(entries)
      : regionsOf(entries).map((one) => ({ ...one, label: t(`regions.${one.id}`) }));
  const isOpen = (id: string) => groups.length === 1 || id === home;
  return groups.map(({ id, label, count }) => (
    <section key={id} aria-labelledby={id} className="border-t border-ink">
      <details open={isOpen(id) || undefined} className={`${isOpen(id) ? 'phone-fold' : 'list-fold'} unmarked`}>
        <summary>
          <h2 id={id} className="text-heading">
            {label}
          </h2>
          <p className="shrink-0 text-small text-ink-soft tabular-nums">{t('count', { count })}</p>
          <span aria-hidden className="plus-minus" />
        </summary>
        <Provinces entries={entries.filter((entry) => groupOf(entry, by) === id)} isCountryKnown={by === 'country'} />
      </details>
    </section>
  ));
}

export function groupOf({ country, region }: DistributorEntry, by: Grouping): string {
  return by === 'country' ? country.id : region;
}

type RowsProps = { entries: readonly DistributorEntry[]; isCountryKnown: boolean };

/** Province by province, where the records name them. */
function Provinces({ entries, isCountryKnown }: RowsProps) {
  const provinces = provincesOf(entries);
  if (provinces.length === 0) return <DistributorRows entries={entries} isCountryKnown={isCountryKnown} />;
  const others = entries.filter(({ province }) => province === null);
  return (
    <div>
      {provinces.map(({ id, label }) => (
        <section key={id} aria-labelledby={`province-${id}`} className="border-t border-line pt-5">
          <h3 id={`province-${id}`} className="text-label text-accent">
            {label}
          </h3>
          <DistributorRows entries={entries.filter(({ province }) => province?.id === id)} isCountryKnown level={4} />
        </section>
      ))}
      <DistributorRows entries={others} isCountryKnown={isCountryKnown} />
    </div>
  );
}

export function DistributorRows({ entries, isCountryKnown, level = 3 }: RowsProps & { level?: 3 | 4 }) {
  return (
    <ul>
      {entries.map((entry) => (
        <li key={entry.id}>
          <DistributorRow entry={entry} isCountryKnown={isCountryKnown} level={level} />
        </li>
      ))}
    </ul>
  );
}
