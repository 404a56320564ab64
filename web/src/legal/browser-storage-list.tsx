import { useLocale, useTranslations } from 'next-intl';
import { getEnv } from '#config/env.ts';
import { consentGroups, listStoredItems } from '#content/browser-storage/browser-storage.ts';
import { daysOf } from '#content/browser-storage/cookies.ts';
import { storagePurposes } from '#content/browser-storage/storage-purposes.ts';
import { localeFromTag } from '#i18n/paths.ts';
import { DescriptionList } from '#ui/description-list.tsx';

type Item = ReturnType<typeof listStoredItems>[number];

export function BrowserStorageList() {
  const t = useTranslations('Consent.groups');
  const items = listStoredItems(getEnv().TRACKING_PIXEL_URL !== null);
  return consentGroups.map((group) => {
    const members = items.filter((item) => item.group === group);
    if (members.length === 0) return null;
    return (
      <section key={group} aria-labelledby={`group-${group}`} className="mb-8">
        <h3 id={`group-${group}`} className="mb-2 font-semibold">
          {t(`${group}.title`)}
        </h3>
        <Items items={members} />
      </section>
    );
  });
}

function Items({ items }: { items: readonly Item[] }) {
  const purposes = storagePurposes[localeFromTag(useLocale())];
  const rows = items.map((item) => ({
    id: item.id,
    term: <code className="text-ink">{item.name}</code>,
    description: (
      <>
        <span className="block">{purposes[item.id]}</span>
        <span className="block text-small text-ink-soft">
          <Nature {...item} />
        </span>
      </>
    ),
  }));
  return <DescriptionList rows={rows} />;
}

function Nature({ kind, ...item }: Item) {
  const t = useTranslations('Legal.storage');
  const { TRACKING_PIXEL_URL } = getEnv();
  if (kind === 'REQUEST') return t('request', { host: TRACKING_PIXEL_URL ? new URL(TRACKING_PIXEL_URL).host : '' });
  const { days, daysIn } = item;
  if (!days) return `${t(`kinds.${kind}`)} · ${t('session')}`;
  const other = t('days', { days });
  const chinese = t('days', { days: daysOf({ days, ...(daysIn && { daysIn }) }, 'cn') });
  const lifetime = chinese === other ? other : t('byLanguage', { chinese, other });
  return `${t(`kinds.${kind}`)} · ${lifetime}`;
}
