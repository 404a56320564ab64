import type { Locale } from '@heliograph/schema/locales.ts';
import { getFormWords } from '../forms/form-words.ts';
import { LateWidgets } from './late-widgets.tsx';

/** What floats on a page of the default layout: the discount tip, its icon, and the side form. */
export async function PageWidgets({ locale }: { locale: Locale }) {
  return <LateWidgets locale={locale} words={await getFormWords()} />;
}
