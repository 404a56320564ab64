import { useTranslations } from 'next-intl';
import type { AccessoryUse } from '#content/hardware/accessory-uses.ts';
import { keepTogether } from '#ui/keep-together.ts';

/** Longer lists of names without a common first word are counted. */
const MAX_NAMES = 2;
const MAX_SHORT_NAMES = 5;
/** Of the printers of a series that an accessory does not fit. */
const MAX_EXCEPTIONS = 2;

type Printers = readonly { name: string }[];

type Props = {
  printers: Printers;
  /** All printers, to name the few of a series that it does not fit. */
  all?: Printers;
  /** Of an accessory that is not mounted on a printer. */
  use?: AccessoryUse | undefined;
  className?: string;
};

/** The unit that an accessory belongs to, or the printers that it fits, in one line. */
export function AccessoryFit({ printers, all = [], use, className = '' }: Props) {
  const t = useTranslations('Accessories');
  const count = printers.length;
  const series = findSeries(printers);
  if (count === 0) return null;
  const toLine = () => {
    if (use && 'unit' in use) return t('forUnit', { unit: use.unit });
    if (use && 'isForParts' in use && series) return t('forParts', { series });
    if (series && count <= MAX_SHORT_NAMES) {
      const names = printers.map(({ name }) => name);
      // The name of the first printer of a series may be that of the series: it would not read as a part of the others.
      const [first = '', ...others] = names;
      const listed = names.includes(series) ? names : [first, ...shorten(others, series)];
      return t('fits', { printers: listed.join(t('separator')) });
    }
    if (count <= MAX_NAMES) return t('fits', { printers: printers.map(({ name }) => name).join(t('separator')) });
    if (!series) return t('fitsCount', { count });
    const members = all.filter((printer) => findSeries([printer]) === series).map(({ name }) => name);
    const exceptions = members.filter((member) => printers.every(({ name }) => name !== member));
    if (members.length === 0 || exceptions.length > MAX_EXCEPTIONS) return t('fitsSeries', { count, series });
    if (exceptions.length === 0) {
      return use && 'largestPart' in use
        ? t('fitsAllUpTo', { count, series, size: use.largestPart })
        : t('fitsAll', { count, series });
    }
    return t('fitsAllBut', { series, printers: shorten(exceptions, series).join(t('separator')) });
  };
  return <p className={className}>{keepTogether(toLine())}</p>;
}

/** The first word of all names, if they share it. */
function findSeries(printers: Printers): string | null {
  const [series, ...others] = new Set(printers.map(({ name }) => name.split(/\s/, 1)[0]));
  return others.length === 0 ? (series ?? null) : null;
}

/** Without the first word, unless a number is left, such as of Reflex 2, which would not read as a name. */
function shorten(names: readonly string[], series: string): readonly string[] {
  const short = names.map((name) => name.slice(series.length).trim());
  return short.some((name) => /^\d/.test(name)) ? names : short;
}
