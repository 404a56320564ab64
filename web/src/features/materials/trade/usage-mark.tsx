import { useLocale, useTranslations } from 'next-intl';
import { localeFromTag } from '#i18n/paths.ts';
import { Badge } from '#ui/badge.tsx';
import { isUsableIn, type MarketFacts } from './trade-rows.ts';

/** Whether parts of all given resins may be used today in the market of the locale, or are for evaluation only. */
export function UsageMark({ resins }: { resins: readonly MarketFacts[] }) {
  const t = useTranslations('Materials.trade.registration.mark');
  const locale = localeFromTag(useLocale());
  const isUsable = resins.every((resin) => isUsableIn(resin, locale));
  return isUsable ? <Badge tone="success">{t('usable')}</Badge> : <Badge>{t('evaluation')}</Badge>;
}
