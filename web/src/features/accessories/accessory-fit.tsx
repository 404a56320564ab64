import { useTranslations } from 'next-intl';

/** Lists of names that cannot be shortened are counted if they are longer. */
const MAX_NAMES = 2;

type Props = { printers: readonly { name: string }[]; className?: string };

/** The printers that an accessory fits, in one line; their common first word is said once. */
export function AccessoryFit({ printers, className = '' }: Props) {
  const t = useTranslations('Accessories');
  const count = printers.length;
  const series = findSeries(printers);
  const names = series ? printers.map(({ name }) => name.slice(series.length).trim()) : [];
  if (count === 0) return null;
  if (series && count > 1 && names.every(Boolean))
    return <p className={className}>{t('fits', { printers: `${series} ${names.join(t('separator'))}` })}</p>;
  if (count <= MAX_NAMES)
    return (
      <p className={className}>{t('fits', { printers: printers.map(({ name }) => name).join(t('separator')) })}</p>
    );
  return <p className={className}>{series ? t('fitsSeries', { count, series }) : t('fitsCount', { count })}</p>;
}

/** The first word of all names, if they share it. */
function findSeries(printers: Props['printers']): string | null {
  const [series, ...others] = new Set(printers.map(({ name }) => name.split(/\s/, 1)[0]));
  return others.length === 0 ? (series ?? null) : null;
}
