import type { Locale } from '@heliograph/schema/locales.ts';
import { useMessages } from 'next-intl';
import { LazyForm } from '#features/forms/lazy-form.tsx';
import type { Accepted, Purpose } from './submit-registration.ts';

type Props = { locale: Locale; liveStream: string; purpose: Purpose; onAccepted: (accepted: Accepted) => void };

const loadForm = async () => (await import('./registration-form.tsx')).RegistrationForm;

/** Loaded lazily: submitted before hydration, the form would put its values into the URL. */
export function LazyRegistrationForm(props: Props) {
  const messages = useMessages();
  return (
    <div className="scripted">
      <LazyForm load={loadForm} messages={messages}>
        {(RegistrationForm) => <RegistrationForm {...props} />}
      </LazyForm>
    </div>
  );
}
