import { useState } from 'react';
import { useLocation } from 'wouter';
import { useSyncState } from './copy/use-sync-state.ts';
import { Frame } from './frame/frame.tsx';
import { PATHS } from './frame/paths.ts';
import { useLocale, useSetLocale } from './i18n/locale-context.ts';
import { IdleDialog } from './idle/idle-dialog.tsx';
import { useIdleCountdown } from './idle/use-idle-countdown.ts';
import { reloadIfUpdated } from './register-service-worker.ts';
import { FirstCopy } from './screens/first-copy.tsx';
import { Screens } from './screens/screens.tsx';
import { useServices } from './services-context.ts';

const WARNING_MS = 15_000;

/** Ends when nobody touches the screen. The next visit remounts all screens, which clears forms and searches. */
export function Visit() {
  const { settings, sync } = useServices();
  const locale = useLocale();
  const setLocale = useSetLocale();
  const { locales } = useSyncState(sync);
  const [path, navigate] = useLocation();
  const [visit, setVisit] = useState(0);

  const seconds = useIdleCountdown({
    idleMs: settings.idleSeconds * 1_000,
    warningMs: WARNING_MS,
    isAtRest: path === PATHS.start && locale === settings.locale,
    onIdle: () => {
      setLocale(settings.locale);
      navigate(PATHS.start, { replace: true });
      setVisit((number) => number + 1);
      reloadIfUpdated();
    },
  });

  return (
    <>
      <Frame>{locales.includes(locale) ? <Screens key={visit} /> : <FirstCopy />}</Frame>
      {seconds !== null && <IdleDialog seconds={seconds} />}
    </>
  );
}
