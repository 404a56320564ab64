import { useTranslations } from 'next-intl';
import { SettingsButton } from './settings-button.tsx';

/** For the end of each page: the way back to the choice of cookies. */
export function ConsentSettingsButton({ className }: { className?: string }) {
  const t = useTranslations('Consent');
  const messages = { settings: t('settings'), saved: t('saved') };
  return <SettingsButton messages={messages} {...(className && { className })} />;
}
