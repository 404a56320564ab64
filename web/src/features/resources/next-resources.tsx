import { useLocale, useTranslations } from 'next-intl';
import { getTranslations } from 'next-intl/server';
import { isListedAddress } from '#content/pages.ts';
import { findNext } from '#features/articles/find-next.ts';
import { LanguageLabel } from '#features/translations/language-label.tsx';
import { getCurrentLocale } from '#i18n/locale.ts';
import { Link } from '#i18n/navigation.ts';
import { keepTogether } from '#ui/keep-together.ts';
import { ReadNext } from '#ui/read-next.tsx';
import { RecordTile } from '#ui/record-tile.tsx';
import { getResources, type ResourceDetail } from './resource-data.ts';
import type { ResourceRow_ResourceFragment } from './resource-row.generated.ts';
import { toResourceTexts } from './resource-texts.ts';

/** White papers after white papers, webinars after webinars. */
export async function NextResources({ after: { id, module } }: { after: ResourceDetail }) {
  const t = await getTranslations('Resources');
  const locale = await getCurrentLocale();
  const listed = (await getResources(locale, 'all')).filter(({ path }) => isListedAddress(path, locale));
  const resources = findNext(listed, id, (resource) => resource.module === module);
  return (
    <ReadNext
      title={t('readNext')}
      items={resources.map((resource) => ({ id: resource.id, node: <Tile resource={resource} /> }))}
    />
  );
}

function Tile({ resource }: { resource: ResourceRow_ResourceFragment }) {
  const { path, module, picture, servedLocale } = resource;
  const t = useTranslations('Resources');
  const { title, summary, lang, hrefLang } = toResourceTexts(resource, useLocale());
  return (
    <RecordTile
      meta={
        <p className="flex flex-wrap gap-x-4">
          <span className="text-accent">{t(`kinds.${module}`)}</span>
          <LanguageLabel served={servedLocale} />
        </p>
      }
      title={
        <Link href={path} hrefLang={hrefLang} className="after:absolute after:inset-0">
          {keepTogether(title)}
        </Link>
      }
      summary={summary}
      lang={lang}
      picture={picture}
    />
  );
}
