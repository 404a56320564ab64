import { defaultLocale } from '@heliograph/schema/locales.ts';
import type { Metadata } from 'next';
import { permanentRedirect } from 'next/navigation';
import { findResource, getResources } from '../../../../../../features/resources/resource-data.ts';
import { ResourceDetailPage } from '../../../../../../features/resources/resource-detail-page.tsx';
import { resourcePath, resourceSlugOf } from '../../../../../../features/resources/resource-paths.ts';
import { getCurrentLocale } from '../../../../../../i18n/locale.ts';
import { localePath } from '../../../../../../i18n/paths.ts';
import { getRecordMetadata } from '../../../../../../site/metadata.ts';
import { NotFoundAnswer } from '../../../../../../site/not-found-answer.tsx';
import { getNotFoundMetadata } from '../../../../../../site/not-found-metadata.ts';
import { withPicture } from '../../../../../../site/picture-name.ts';

type Props = { params: Promise<{ resource: string }> };

/** A link waits for the static page: a placeholder could stand for something that does not exist. */
export const instant = false;

export async function generateStaticParams() {
  const resources = await getResources(defaultLocale, 'all');
  return resources.flatMap(({ path }) => {
    const resource = resourceSlugOf(path);
    return resource ? [{ resource }] : [];
  });
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { resource: slug } = await params;
  const resource = await findResource(await getCurrentLocale(), slug);
  if (!resource) return getNotFoundMetadata();
  return getRecordMetadata(resource.path, {
    title: resource.title,
    description: resource.summary,
    ...withPicture(resource.picture),
  });
}

export default async function Page({ params }: Props) {
  const { resource: slug } = await params;
  const locale = await getCurrentLocale();
  const resource = await findResource(locale, slug);
  if (!resource) return <NotFoundAnswer />;
  // Old words in the address, or something that has its page elsewhere, such as an event.
  if (resource.path !== resourcePath(slug)) permanentRedirect(localePath(locale, resource.path));
  return <ResourceDetailPage resource={resource} />;
}
