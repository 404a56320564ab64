import type { Metadata } from 'next';
import { home } from '../../../content/home/page.ts';
import { homeWords } from '../../../content/home/words.ts';
import { getCurrentLocale } from '../../i18n/locale.ts';
import { Sections } from '../../sections/sections.tsx';
import { getPageMetadata } from '../../site/metadata.ts';

export async function generateMetadata(): Promise<Metadata> {
  const { title, text } = homeWords[await getCurrentLocale()].hero;
  return getPageMetadata('/', { title, description: text });
}

export default async function Page() {
  return <Sections layout={home} words={homeWords[await getCurrentLocale()]} />;
}
