'use client';

import type { Locale } from '@heliograph/schema/locales.ts';
import { useTranslations } from 'next-intl';
import { useId, useState } from 'react';
import { ThankYouMessage } from '#features/forms/thank-you-message.tsx';
import { Link } from '#i18n/navigation.ts';
import { Button } from '#ui/button.tsx';
import { Countdown } from './countdown.tsx';
import type { StreamState } from './fetch-stream-state.ts';
import { LazyRegistrationForm } from './lazy-registration-form.tsx';
import { playerPath } from './live-stream-paths.ts';
import { StreamCard } from './stream-card.tsx';
import type { Accepted } from './submit-registration.ts';
import { useStream } from './use-stream.ts';

type Props = { locale: Locale; initial: StreamState; slug: string };

export function LiveStreamPanel({ locale, initial, slug }: Props) {
  const t = useTranslations('LiveStreams');
  const { stream, offset } = useStream(locale, initial);
  const [isReminderInUse, setIsReminderInUse] = useState(false);
  const { id, state, startsAt, recording, broadcastUrl } = stream;
  const isLoop = state === 'LIVE' && broadcastUrl !== null;
  const texts = {
    UPCOMING: undefined,
    LIVE: t(isLoop ? 'loop.text' : 'liveText'),
    RECORDED: t(recording?.isPublic ? 'publicText' : 'recordedText', { minutes: recording?.minutes ?? 0 }),
    ENDED: t('endedText'),
  };
  const hasReminder = state === 'UPCOMING' || isReminderInUse;
  return (
    <StreamCard title={isLoop ? t('loop.title') : t(`states.${state}`)} text={texts[state]}>
      {(hasReminder || state !== 'ENDED') && (
        <>
          {state === 'UPCOMING' && <Countdown startsAt={startsAt} offset={offset} />}
          {(state === 'LIVE' || state === 'RECORDED') && (
            <Button as={Link} href={playerPath(slug)} variant="primary" size="large">
              {t(isLoop ? 'loop.link' : LINKS[state])}
            </Button>
          )}
          {hasReminder && <Reminder locale={locale} id={id} onEnter={() => setIsReminderInUse(true)} />}
        </>
      )}
    </StreamCard>
  );
}

const LINKS = { LIVE: 'liveLink', RECORDED: 'recordedLink' } as const;

type ReminderProps = {
  locale: Locale;
  id: string;
  /** Once the visitor has started filling it in, the form stays, even if the stream starts. */
  onEnter: () => void;
};

function Reminder({ locale, id, onEnter }: ReminderProps) {
  const t = useTranslations();
  const title = useId();
  const [accepted, setAccepted] = useState<Accepted | null>(null);
  if (accepted) {
    const { reference, delivery } = accepted;
    return (
      <ThankYouMessage>
        <p className="text-lead">
          {t(delivery === 'QUEUED' ? 'LiveStreams.reminderQueued' : 'LiveStreams.reminderSet')}
        </p>
        <p className="text-small break-all text-ink-soft">{t('Inquiries.reference', { reference })}</p>
      </ThankYouMessage>
    );
  }
  return (
    <section aria-labelledby={title} onFocus={onEnter}>
      <h3 id={title} className="mb-4 text-subheading">
        {t('LiveStreams.setReminder')}
      </h3>
      <LazyRegistrationForm locale={locale} liveStream={id} purpose="REMINDER" onAccepted={setAccepted} />
    </section>
  );
}
