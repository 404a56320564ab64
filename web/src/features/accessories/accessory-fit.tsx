import { useTranslations } from 'next-intl';
import type { AccessoryUse } from '#content/hardware/accessory-uses.ts';
import { keepTogether } from '#ui/keep-together.ts';

/** Longer lists of names without a common first word are counted. */
const MAX_NAMES = 2;
const MAX_SERIES_NAMES = 5;
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
  const series = findSeries(printers);
  if (printers.length === 0) return null;
  const line =
    writeUse(use, series, t) ?? (series ? writeSeries({ printers, all, use }, series, t) : writeNames(printers, t));
  return <p className={className}>{keepTogether(line)}</p>;
}

type Translate = ReturnType<typeof useTranslations<'Accessories'>>;

function writeUse(use: AccessoryUse | undefined, series: string | null, t: Translate): string | null {
  if (use && 'unit' in use) return t('forUnit', { unit: use.unit });
  return use && 'isForParts' in use && series ? t('forParts', { series }) : null;
}

function writeNames(printers: Printers, t: Translate): string {
  const count = printers.length;
  if (count > MAX_NAMES) return t('fitsCount', { count });
  return t('fits', { printers: printers.map(({ name }) => name).join(t('separator')) });
}

function writeSeries({ printers, all = [], use }: Props, series: string, t: Translate): string {
  const count = printers.length;
  if (count <= MAX_SERIES_NAMES) return t('fits', { printers: listNames(printers, series).join(t('separator')) });
  const members = all.filter((printer) => findSeries([printer]) === series).map(({ name }) => name);
  const exceptions = members.filter((member) => printers.every(({ name }) => name !== member));
  if (members.length === 0 || exceptions.length > MAX_EXCEPTIONS) return t('fitsSeries', { count, series });
  if (exceptions.length > 0) {
    return t('fitsAllBut', { series, printers: shorten(exceptions, series).join(t('separator')) });
  }
  if (!use || !('largestPart' in use)) return t('fitsAll', { count, series });
  const { largestPart: size, smallerThan, largeUnit: unit } = use;
  const [first, second] = smallerThan;
  return t('fitsAllUpTo', { count, series, size, first, second, unit });
}

/** The common first word is said once, unless it is itself the name of a printer. */
function listNames(printers: Printers, series: string): readonly string[] {
  const names = printers.map(({ name }) => name);
  const [first = '', ...others] = names;
  return names.includes(series) ? names : [first, ...shorten(others, series)];
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
