import type { Locale } from '@heliograph/schema/locales.ts';
import { useTranslations } from 'next-intl';
import { lazy, Suspense } from 'react';
import type { Accepted, Purpose } from './send-registration.ts';

const RegistrationForm = lazy(async () => {
  const { RegistrationForm: component } = await import('./registration-form.tsx');
  return { default: component };
});

type Props = { locale: Locale; liveStream: string; purpose: Purpose; onAccepted: (accepted: Accepted) => void };

/** The form, whose code comes after the page. */
export function LateRegistration(props: Props) {
  const t = useTranslations('Inquiries');
  return (
    <div className="scripted">
      <Suspense fallback={<p role="status">{t('loadingForm')}</p>}>
        <RegistrationForm {...props} />
      </Suspense>
    </div>
  );
}
