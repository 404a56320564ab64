import { useTranslations } from 'next-intl';

/** Longer lists of printers are counted. */
const MAX_NAMES = 2;

type Props = { printers: readonly { name: string }[]; className?: string };

/** The printers that an accessory fits, in one line. */
export function AccessoryFit({ printers, className = '' }: Props) {
  const t = useTranslations('Accessories');
  if (printers.length === 0) return null;
  return (
    <p className={className}>
      {printers.length > MAX_NAMES
        ? t('fitsCount', { count: printers.length })
        : t('fits', { printers: printers.map(({ name }) => name).join(t('separator')) })}
    </p>
  );
}
