import { getTranslations } from 'next-intl/server';
import { isListedAddress } from '#content/pages.ts';
import { findNext } from '#features/articles/find-next.ts';
import { getCurrentLocale } from '#i18n/locale.ts';
import { ReadNext } from '#ui/read-next.tsx';
import { getResources, type ResourceDetail } from './resource-data.ts';
import { ResourceTile } from './resource-tile.tsx';

/** White papers after white papers, webinars after webinars. */
export async function NextResources({ after: { id, module } }: { after: ResourceDetail }) {
  const t = await getTranslations('Resources');
  const locale = await getCurrentLocale();
  const listed = (await getResources(locale, 'all')).filter(({ path }) => isListedAddress(path, locale));
  const resources = findNext(listed, id, (resource) => resource.module === module);
  return (
    <ReadNext
      title={t('readNext')}
      items={resources.map((resource) => ({ id: resource.id, node: <ResourceTile resource={resource} /> }))}
    />
  );
}
