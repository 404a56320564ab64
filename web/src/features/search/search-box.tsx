import { Search } from 'lucide';
import { useLocale, useTranslations } from 'next-intl';
import { localeFromTag, localePath } from '#i18n/paths.ts';
import { Icon } from '#ui/icon.tsx';
import { SearchOpener } from './search-opener.tsx';

/** Without JavaScript, it links to the search page. */
export function SearchBox() {
  const t = useTranslations('SearchBox');
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
  };
  return (
    <SearchOpener locale={locale} url={localePath(locale, '/search')} messages={messages}>
      <Icon icon={Search} size={18} />
    </SearchOpener>
  );
}
