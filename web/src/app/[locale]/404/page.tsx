import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { NotFoundAnswer } from '../../../site/not-found-answer.tsx';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('NotFound');
  return { title: t('title') };
}

/** Every address that no route knows is rewritten to this one. */
export default function Page() {
  return <NotFoundAnswer />;
}
