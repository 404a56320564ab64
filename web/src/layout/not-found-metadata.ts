import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';

/** The title of what is missing; search engines are told by the status to leave it out. */
export async function getNotFoundMetadata(): Promise<Metadata> {
  const t = await getTranslations('NotFound');
  return { title: t('title') };
}
