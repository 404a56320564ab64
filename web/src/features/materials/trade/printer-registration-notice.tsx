import { useLocale, useTranslations } from 'next-intl';
import { materialListPath } from '#features/materials/material-paths.ts';
import { localeFromTag } from '#i18n/paths.ts';
import { NoticeBand, SUBSCRIBE_PATH } from './notice-band.tsx';
import { countRegistered, type MarketFacts } from './trade-rows.ts';

type Props = { materials: readonly MarketFacts[] };

/** How many resins of a printer for the mouth are registered in the market of the locale, until all are. */
export function PrinterRegistrationNotice({ materials }: Props) {
  const t = useTranslations('Materials.trade.registration.notice');
  const locale = localeFromTag(useLocale());
  const { registered, total } = countRegistered(materials, locale);
  if (registered === total) return null;
  const links = [
    { path: materialListPath('0-all'), text: t('link') },
    { path: SUBSCRIBE_PATH, text: t('subscribe') },
  ];
  return <NoticeBand locale={locale} text={t('printer', { registered, total })} links={links} />;
}
