'use client';

import type { Locale } from '@heliograph/schema/locales.ts';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Link } from '../../i18n/navigation.ts';
import { Button } from '../../ui/button.tsx';
import { Thanks } from '../inquiries/form/thanks.tsx';
import type { StreamState } from './ask-for-state.ts';
import { Countdown } from './countdown.tsx';
import { LateRegistration } from './late-registration.tsx';
import { playerPath } from './live-stream-paths.ts';
import { StreamPanel } from './stream-panel.tsx';
import { useStream } from './use-stream.ts';

type Props = { locale: Locale; initial: StreamState; slug: string };

/** A countdown and a reminder before the stream, the way to it while it is on air and afterwards. */
export function StreamDesk({ locale, initial, slug }: Props) {
  const t = useTranslations('LiveStreams');
  const { stream, offset } = useStream(locale, initial);
  if (stream.state === 'UPCOMING') {
    return (
      <StreamPanel title={t('states.UPCOMING')}>
        <Countdown startsAt={stream.startsAt} offset={offset} />
        <Reminder locale={locale} id={stream.id} />
      </StreamPanel>
    );
  }
  const { state, recording } = stream;
  return (
    <StreamPanel
      title={t(`states.${state}`)}
      text={state === 'RECORDED' ? t('recordedText', { minutes: recording?.minutes ?? 0 }) : t(TEXTS[state])}
    >
      {state !== 'ENDED' && (
        <Button as={Link} href={playerPath(slug)} variant="primary" size="large">
          {t(LINKS[state])}
        </Button>
      )}
    </StreamPanel>
  );
}

const TEXTS = { LIVE: 'liveText', ENDED: 'endedText' } as const;
const LINKS = { LIVE: 'liveLink', RECORDED: 'recordedLink' } as const;

function Reminder({ locale, id }: { locale: Locale; id: string }) {
  const t = useTranslations();
  const [reference, setReference] = useState<string | null>(null);
  if (reference !== null) {
    return (
      <Thanks>
        <p className="text-lead">{t('LiveStreams.reminderSet')}</p>
        <p className="text-small break-all text-ink-soft">{t('Inquiries.reference', { reference })}</p>
      </Thanks>
    );
  }
  return (
    <div>
      <h3 className="mb-4 text-subheading">{t('LiveStreams.setReminder')}</h3>
      <LateRegistration
        locale={locale}
        liveStream={id}
        purpose="REMINDER"
        onAccepted={(accepted) => setReference(accepted.reference)}
      />
    </div>
  );
}
