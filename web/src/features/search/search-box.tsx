import { Search } from 'lucide';
import { useLocale, useTranslations } from 'next-intl';
import { localeFromTag, localePath } from '#i18n/paths.ts';
import { Icon } from '#ui/icon.tsx';
import { SearchOpener } from './search-opener.tsx';

/** Without JavaScript, it links to the search page. */
export function SearchBox() {
  const t = useTranslations('SearchBox');
  const kind = useTranslations('SearchKinds');
  const locale = localeFromTag(useLocale());
  const messages = {
    label: t('label'),
    placeholder: t('placeholder'),
    submit: t('submit'),
    close: t('close'),
    suggested: t('suggested'),
    found: t('found', { total: '%total' }),
    noMore: t('noMore'),
    none: t('none'),
    all: t('all'),
    loading: t('loading'),
    kinds: {
      PRINTER: kind('PRINTER'),
      STATION: kind('STATION'),
      ACCESSORY: kind('ACCESSORY'),
      MATERIAL: kind('MATERIAL'),
      CASE_STUDY: kind('CASE_STUDY'),
      NEWS: kind('NEWS'),
      EVENT: kind('EVENT'),
      LIVE_STREAM: kind('LIVE_STREAM'),
      RESOURCE: kind('RESOURCE'),
      SUPPORT: kind('SUPPORT'),
      PAGE: kind('PAGE'),
    },
  };
  return (
    <SearchOpener locale={locale} url={localePath(locale, '/search')} messages={messages}>
      <Icon icon={Search} size={18} />
    </SearchOpener>
  );
}
