import { useFormatter, useTranslations } from 'next-intl';
import type { Card } from '#content/navigation/nav-item.ts';
import { Badge } from '#ui/badge.tsx';
import { Figure } from '#ui/figure.tsx';
import { PageLink } from '../page-link.tsx';

export function MachineCard({ page, picture, size, isNew = false }: Card) {
  const t = useTranslations('Header');
  const format = useFormatter();
  return (
    <PageLink page={page} className="machine-card group/machine">
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
    </PageLink>
  );
}
