import type { Locale } from '@heliograph/schema/locales.ts';
import { getFormMessages } from '#features/forms/get-form-messages.ts';
import { PrivacyNotice } from '#features/forms/legal-notices.tsx';
import { SubscribeField } from './subscribe-field.tsx';

export async function SubscribeBar({ locale }: { locale: Locale }) {
  return (
    <SubscribeField
      locale={locale}
      messages={await getFormMessages()}
      notice={<PrivacyNotice locale={locale} purpose="subscription" className="mt-2" />}
    />
  );
}
