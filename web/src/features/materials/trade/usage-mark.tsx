import { useLocale, useTranslations } from 'next-intl';
import { localeFromTag } from '#i18n/paths.ts';
import { Badge } from '#ui/badge.tsx';
import { isUsableIn, type MarketFacts } from './trade-rows.ts';

/** Whether parts of the given resins may be used today in the market of the locale: of all, of some or of none. */
export function UsageMark({ resins }: { resins: readonly MarketFacts[] }) {
  const t = useTranslations('Materials.trade.registration.mark');
  const locale = localeFromTag(useLocale());
  const usable = resins.filter((resin) => isUsableIn(resin, locale));
  if (usable.length === resins.length) return <Badge tone="success">{t('usable')}</Badge>;
  return usable.length > 0 ? <PartlyUsableMark /> : <Badge>{t('evaluation')}</Badge>;
}

/** Some parts may be used today in the market of the locale. */
export function PartlyUsableMark() {
  const t = useTranslations('Materials.trade.registration.mark');
  return <Badge>{t('partly')}</Badge>;
}
