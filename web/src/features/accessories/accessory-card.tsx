import { useLocale, useTranslations } from 'next-intl';
import { Link } from '#i18n/navigation.ts';
import { toLangAttribute } from '#i18n/paths.ts';
import { Badge } from '#ui/badge.tsx';
import { Figure } from '#ui/figure.tsx';
import type { AccessoryCardData } from './accessory-data.ts';

/** Longer lists of printers are counted. */
const MAX_NAMES = 2;

type Props = { accessory: AccessoryCardData; isFirst?: boolean };

export function AccessoryCard({ accessory, isFirst = false }: Props) {
  const { path, name, tagline, isNew, servedLocale, pictures, fits } = accessory;
  const t = useTranslations('Accessories');
  const lang = toLangAttribute(servedLocale, useLocale());
  const [picture] = pictures;
  return (
    <article className="group relative flex h-full flex-col overflow-hidden rounded-panel border border-line bg-surface transition-[border-color,box-shadow] duration-calm hover:border-edge hover:shadow-low">
      {picture && (
        <Figure {...picture} alt="" sizes="(width >= 80rem) 20rem, (width >= 40rem) 45vw, 95vw" priority={isFirst} />
      )}
      <div className="flex grow flex-col p-5">
        <h3 className="flex flex-wrap items-center gap-2 text-subheading transition-colors duration-quick group-hover:text-accent">
          <Link href={path} lang={lang} className="after:absolute after:inset-0 after:rounded-panel">
            {name}
          </Link>
          {isNew && <Badge tone="accent">{t('new')}</Badge>}
        </h3>
        <p lang={lang} className="mt-1 text-ink-soft">
          {tagline}
        </p>
        {fits && fits.length > 0 && (
          <p className="mt-auto pt-4 text-small text-ink-soft">
            {fits.length > MAX_NAMES
              ? t('fitsCount', { count: fits.length })
              : t('fits', { printers: fits.map((printer) => printer.name).join(t('separator')) })}
          </p>
        )}
      </div>
    </article>
  );
}
