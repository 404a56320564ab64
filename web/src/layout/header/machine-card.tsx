import { useFormatter, useLocale, useTranslations } from 'next-intl';
import type { Card } from '#content/navigation/nav-item.ts';
import { pageNames } from '#content/page-names/page-names.ts';
import { Link } from '#i18n/navigation.ts';
import { localeFromTag } from '#i18n/paths.ts';
import { Badge } from '#ui/badge.tsx';
import { Figure } from '#ui/figure.tsx';

export function MachineCard({ page, picture, size, isNew = false }: Card) {
  const t = useTranslations('Header');
  const format = useFormatter();
  const names = pageNames[localeFromTag(useLocale())];
  return (
    <Link href={page} className="machine-card">
      <span className="machine-name">{names[page]}</span>
      <span className="machine-picture">
        <Figure name={picture} alt="" sizes="(width > 992px) 14rem, 40vw" />
        {isNew && (
          <span className="absolute start-2 top-2">
            <Badge tone="accent">{t('isNew')}</Badge>
          </span>
        )}
      </span>
      {size && (
        <span className="machine-size" title={t('volume')}>
          <span className="sr-only">{t('volume')}: </span>
          {size.map((side) => format.number(side)).join(' × ')}
        </span>
      )}
    </Link>
  );
}
