'use client';

import { useEffect, useState } from 'react';
import { useAppEvent } from '#navigation/use-app-event.ts';

const CONFIRMATION_MS = 1000;

type Props = { messages: { settings: string; saved: string } };

export function ConsentSettingsButton({ messages }: Props) {
  const [hasChanged, setHasChanged] = useState(false);
  useAppEvent('consentChanged', () => setHasChanged(true));
  useEffect(() => {
    if (!hasChanged) return;
    const timer = setTimeout(() => setHasChanged(false), CONFIRMATION_MS);
    return () => clearTimeout(timer);
  }, [hasChanged]);
  const title = hasChanged ? messages.saved : messages.settings;
  return (
    <button type="button" title={title} onClick={() => void openSettings()} className="scripted">
      {title}
    </button>
  );
}

async function openSettings(): Promise<void> {
  const { openConsentSettings } = await import('./cookie-consent.ts');
  await openConsentSettings();
}
