import type { Locale } from '@heliograph/schema/locales.ts';
import { getFormWords } from '#features/forms/get-form-messages.ts';
import { LateWidgets } from './lazy-inquiry-promotion.tsx';

/** What floats on a page of the default layout: the discount tip, its icon, and the side form. */
export async function PageWidgets({ locale }: { locale: Locale }) {
  return <LateWidgets locale={locale} words={await getFormWords()} />;
}
