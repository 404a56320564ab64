import type { Locale } from '@heliograph/schema/locales.ts';
import { getFormMessages } from '#features/forms/get-form-messages.ts';
import { SubscribeField } from './subscribe-field.tsx';

/** The bar that a visitor subscribes in: a field for the address, and the rest of the form when it is sent. */
export async function SubscribeBar({ locale }: { locale: Locale }) {
  return <SubscribeField locale={locale} messages={await getFormMessages()} />;
}
