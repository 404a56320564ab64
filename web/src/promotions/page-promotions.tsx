import type { Locale } from '@heliograph/schema/locales.ts';
import { getFormMessages } from '#features/forms/get-form-messages.ts';
import { LazyInquiryPromotion } from './lazy-inquiry-promotion.tsx';

/** What floats on a page of the default layout: the discount tip, its icon, and the side form. */
export async function PagePromotions({ locale }: { locale: Locale }) {
  return <LazyInquiryPromotion locale={locale} messages={await getFormMessages()} />;
}
