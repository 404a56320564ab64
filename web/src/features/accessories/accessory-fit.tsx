import { useTranslations } from 'next-intl';
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
  className?: string;
};

/** The printers that an accessory fits, in one line; their common first word is said once. */
export function AccessoryFit({ printers, all = [], className = '' }: Props) {
  const t = useTranslations('Accessories');
  const count = printers.length;
  const series = findSeries(printers);
  if (count === 0) return null;
  const toLine = () => {
    if (series && count > MAX_NAMES && count <= MAX_SHORT_NAMES) {
      const [first = '', ...others] = printers.map(({ name }) => name);
      return t('fits', { printers: [first, ...shorten(others, series)].join(t('separator')) });
    }
    if (count <= MAX_NAMES) return t('fits', { printers: printers.map(({ name }) => name).join(t('separator')) });
    if (!series) return t('fitsCount', { count });
    const members = all.filter((printer) => findSeries([printer]) === series).map(({ name }) => name);
    const exceptions = members.filter((member) => printers.every(({ name }) => name !== member));
    if (members.length === 0 || exceptions.length > MAX_EXCEPTIONS) return t('fitsSeries', { count, series });
    if (exceptions.length === 0) return t('fitsAll', { count, series });
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
