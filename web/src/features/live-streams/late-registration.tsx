import type { Locale } from '@heliograph/schema/locales.ts';
import { useTranslations } from 'next-intl';
import { lazy, Suspense, useEffect, useState } from 'react';
import type { Accepted, Purpose } from './send-registration.ts';

const RegistrationForm = lazy(async () => {
  const { RegistrationForm: component } = await import('./registration-form.tsx');
  return { default: component };
});

type Props = { locale: Locale; liveStream: string; purpose: Purpose; onAccepted: (accepted: Accepted) => void };

/** The form, whose code comes after the page: sent before scripts run, it would put what was typed into the address. */
export function LateRegistration(props: Props) {
  const t = useTranslations('Inquiries');
  const [isAlive, setIsAlive] = useState(false);
  useEffect(() => setIsAlive(true), []);
  const waiting = <p role="status">{t('loadingForm')}</p>;
  return (
    <div className="scripted">
      {isAlive ? (
        <Suspense fallback={waiting}>
          <RegistrationForm {...props} />
        </Suspense>
      ) : (
        waiting
      )}
    </div>
  );
}
