import { useLocale, useTranslations } from 'next-intl';
import { listStoredItems, type StoredItem, storagePurposes } from '../../../content/browser-storage/browser-storage.ts';
import { toLocale } from '../../i18n/paths.ts';
import { DescriptionList } from './description-list.tsx';

/** All that the site keeps in a browser, by the group of consent. */
export function BrowserStorageList() {
  const t = useTranslations();
  const items = listStoredItems(false);
  const groups = [...new Set(items.map(({ group }) => group))].toSorted();
  return groups.map((group) => (
    <section key={group} aria-labelledby={`group-${group}`} className="mb-8">
      <h3 id={`group-${group}`} className="mb-2 font-semibold">
        {t(`Consent.groups.${group}.title`)} ({group})
      </h3>
      <Items items={items.filter((item) => item.group === group)} />
    </section>
  ));
}

function Items({ items }: { items: readonly StoredItem[] }) {
  const locale = toLocale(useLocale());
  const rows = items.map((item) => ({
    id: item.id,
    term: <code className="text-ink">{item.name}</code>,
    description: (
      <>
        <span className="block">{storagePurposes[locale][item.id]}</span>
        <span className="block text-small text-ink-soft">
          <Nature {...item} />
        </span>
      </>
    ),
  }));
  return <DescriptionList rows={rows} />;
}

/** Of which kind it is, and how long it stays. */
function Nature({ kind, days }: StoredItem) {
  const t = useTranslations('Legal.storage');
  if (kind === 'REQUEST') return t('kinds.REQUEST');
  const write = (count: number) => t('days', { days: count });
  const isSame = days && days.cn === days.en;
  const life = isSame ? write(days.en) : days && t('byLanguage', { chinese: write(days.cn), other: write(days.en) });
  return `${t(`kinds.${kind}`)} · ${life ?? t('session')}`;
}
