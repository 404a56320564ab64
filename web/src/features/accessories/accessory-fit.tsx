import { useTranslations } from 'next-intl';
import { keepTogether } from '#ui/keep-together.ts';

/** Longer lists of names without a common first word are counted. */
const MAX_NAMES = 2;
const MAX_SHORT_NAMES = 5;

type Props = { printers: readonly { name: string }[]; className?: string };

/** The printers that an accessory fits, in one line; their common first word is said once. */
export function AccessoryFit({ printers, className = '' }: Props) {
  const t = useTranslations('Accessories');
  const count = printers.length;
  const series = findSeries(printers);
  const list = (names: readonly string[]) => keepTogether(t('fits', { printers: names.join(t('separator')) }));
  if (count === 0) return null;
  if (series && count > MAX_NAMES && count <= MAX_SHORT_NAMES) {
    const [first = '', ...others] = printers.map(({ name }) => name);
    const short = others.map((name) => name.slice(series.length).trim());
    // A number alone, such as of Reflex 2, would not read as a name.
    const rest = short.some((name) => /^\d/.test(name)) ? others : short;
    return <p className={className}>{list([first, ...rest])}</p>;
  }
  if (count <= MAX_NAMES) return <p className={className}>{list(printers.map(({ name }) => name))}</p>;
  return <p className={className}>{series ? t('fitsSeries', { count, series }) : t('fitsCount', { count })}</p>;
}

/** The first word of all names, if they share it. */
function findSeries(printers: Props['printers']): string | null {
  const [series, ...others] = new Set(printers.map(({ name }) => name.split(/\s/, 1)[0]));
  return others.length === 0 ? (series ?? null) : null;
}
