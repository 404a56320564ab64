import type { Locale } from '@heliograph/schema/locales.ts';
import { NextIntlClientProvider, useLocale, useTranslations } from 'next-intl';
import { getMessages } from 'next-intl/server';
import type { ReactNode } from 'react';
import { toInquiryAttributes } from '#features/inquiries/inquiry-subject.ts';
import { RecordRegistrationNote } from '#features/materials/trade/registration-notice.tsx';
import { RelatedEquipment } from '#features/related/related-equipment.tsx';
import { TranslationNotice } from '#features/translations/translation-notice.tsx';
import { Link } from '#i18n/navigation.ts';
import { toLangAttribute } from '#i18n/paths.ts';
import { Button } from '#ui/button.tsx';
import { cdnUrl } from '#ui/cdn-url.ts';
import { Container } from '#ui/container.tsx';
import { Figure } from '#ui/figure.tsx';
import { keepTogether } from '#ui/keep-together.ts';
import { largestFile } from '#ui/picture-files.ts';
import { SectionHeading } from '#ui/section-heading.tsx';
import { TextBlocks } from '#ui/text-blocks.tsx';
import { TextLink } from '#ui/text-link.tsx';
import type { LiveStream } from './live-stream-data.ts';
import { LiveStreamPanel } from './live-stream-panel.tsx';
import { liveStreamPath } from './live-stream-paths.ts';
import { NextStreams } from './next-streams.tsx';
import { StreamFact, StreamFacts } from './stream-facts.tsx';
import { StreamPlayer } from './stream-player.tsx';
import { toSubtitleTracks } from './subtitles.ts';

type Props = { locale: Locale; stream: LiveStream };

export async function StreamPage({ locale, stream }: Props) {
  return (
    <>
      <Heading stream={stream} />
      <Container className="grid items-start gap-x-16 gap-y-12 py-section desktop:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
        <div className="desktop:order-last desktop:sticky desktop:top-24">
          <StreamMessages>
            <LiveStreamPanel locale={locale} initial={stream} slug={stream.slug} />
          </StreamMessages>
        </div>
        <div className="grid gap-14">
          <Agenda stream={stream} />
          <Equipment stream={stream} />
        </div>
      </Container>
      <NextStreams after={stream} />
    </>
  );
}

export async function PlayerPage({ locale, stream }: Props) {
  const { picture, state, agenda, servedLocale, materials, resource } = stream;
  const poster = picture && largestFile(picture, 'WEBP');
  const isPublic = stream.recording?.isPublic;
  return (
    <>
      <Container className="pt-10 pb-section desktop:pt-14">
        <StreamTitle stream={stream} />
        {isPublic && <RecordRegistrationNote materials={materials} className="mt-6" />}
        <div className="mt-stack">
          <StreamMessages>
            <StreamPlayer
              locale={locale}
              initial={stream}
              slug={stream.slug}
              title={stream.title}
              poster={poster && cdnUrl(poster)}
              subtitles={toSubtitleTracks(stream, locale)}
              agenda={agenda}
              lang={toLangAttribute(servedLocale, locale)}
              article={resource?.path ?? null}
              facts={
                state === 'RECORDED' ? (
                  <StreamFacts stream={stream} names={RECORDING_FACTS} className="mt-6 sm:grid-cols-3" />
                ) : (
                  <BroadcastFacts stream={stream} />
                )
              }
            />
          </StreamMessages>
        </div>
        <div className="mt-section grid gap-14">
          {isPublic ? <TranslationNotice of="text" served={[servedLocale]} /> : <Agenda stream={stream} />}
          {state === 'RECORDED' && (
            <>
              <Equipment stream={stream} />
              <AskLab stream={stream} />
            </>
          )}
        </div>
      </Container>
      <NextStreams after={stream} />
    </>
  );
}

const RECORDING_FACTS = ['recordedOn', 'length', 'onScreen'] as const;

const LAB_FACTS = ['maker', 'slides'] as const;

function BroadcastFacts({ stream }: { stream: LiveStream }) {
  const t = useTranslations();
  return (
    <>
      <dl className="grid gap-y-4">
        {LAB_FACTS.map((name) => (
          <StreamFact key={name} name={t(`LiveStreams.lab.${name}`)}>
            {keepTogether(t(`LiveStreams.lab.${name}Text`))}
          </StreamFact>
        ))}
      </dl>
      <StreamFacts stream={stream} names={['products']} />
      <AskLab stream={stream} />
      <p className="grid justify-items-start gap-2">
        <TextLink as={Link} href={liveStreamPath(stream.slug)} variant="standalone">
          {t('LiveStreams.programme')}
        </TextLink>
        <TextLink as={Link} href="/material/bm" variant="standalone">
          {t('Contact.next.sampleLink')}
        </TextLink>
      </p>
    </>
  );
}

function AskLab({ stream }: { stream: LiveStream }) {
  const t = useTranslations('LiveStreams.ask');
  const action = t('action');
  const subject = { title: action, intro: t('intro'), comments: t('comments', { title: stream.title }) };
  return (
    <div>
      <Button href="#inquiry" variant="primary" {...toInquiryAttributes(subject)}>
        {action}
      </Button>
      <p className="mt-2 text-small text-ink-soft">{t('text')}</p>
    </div>
  );
}

const HEADING_FACTS = {
  stream: ['starts', 'host', 'language'],
  recording: ['recordedOn', 'length', 'onScreen'],
  loop: ['host', 'onScreen'],
} as const;

const EYEBROWS = { stream: 'eyebrow', recording: 'recording', loop: 'loop.eyebrow' } as const;

/** A running broadcast is a film on a loop. */
function kindOf({ state, broadcastUrl }: LiveStream): keyof typeof EYEBROWS {
  if (state === 'RECORDED') return 'recording';
  return state === 'LIVE' && broadcastUrl ? 'loop' : 'stream';
}

async function StreamMessages({ children }: { children: ReactNode }) {
  const { LiveStreams, Inquiries } = await getMessages();
  return <NextIntlClientProvider messages={{ LiveStreams, Inquiries }}>{children}</NextIntlClientProvider>;
}

function Heading({ stream }: { stream: LiveStream }) {
  return (
    <div className="border-b border-line bg-paper-deep">
      <Container className="grid items-center gap-x-12 gap-y-8 py-10 desktop:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] desktop:py-14">
        <div>
          <StreamTitle stream={stream} />
          <StreamFacts stream={stream} names={HEADING_FACTS[kindOf(stream)]} className="mt-8 sm:grid-cols-3" />
        </div>
        {stream.picture && (
          <div className="overflow-hidden rounded-panel">
            <Figure {...stream.picture} sizes="(width >= 993px) 40vw, 100vw" priority />
          </div>
        )}
      </Container>
    </div>
  );
}

function StreamTitle({ stream }: { stream: LiveStream }) {
  const { title, summary, servedLocale } = stream;
  const t = useTranslations('LiveStreams');
  const lang = toLangAttribute(servedLocale, useLocale());
  return (
    <SectionHeading
      level={1}
      eyebrow={t(EYEBROWS[kindOf(stream)])}
      title={<span lang={lang}>{keepTogether(title)}</span>}
      intro={<span lang={lang}>{keepTogether(summary)}</span>}
    />
  );
}

function Agenda({ stream }: { stream: LiveStream }) {
  const t = useTranslations('LiveStreams');
  const lang = toLangAttribute(stream.servedLocale, useLocale());
  return (
    <section aria-labelledby="agenda">
      <h2 id="agenda" className="mb-6 text-heading">
        {t(stream.state === 'RECORDED' ? 'recordedAgenda' : 'agenda')}
      </h2>
      <TranslationNotice of="text" served={[stream.servedLocale]} className="mb-8" />
      <TextBlocks blocks={stream.agenda} lang={lang} isOrdered />
      <RecordRegistrationNote materials={stream.materials} className="mt-10" />
    </section>
  );
}

function Equipment({ stream: { products, materials, state } }: { stream: LiveStream }) {
  const t = useTranslations('LiveStreams');
  const texts = { products: t('products'), materials: t('materials') };
  const recorded = { products: t('recordedEquipment.products'), materials: t('recordedEquipment.materials') };
  return (
    <div className="grid items-start gap-x-8 gap-y-10 empty:hidden sm:grid-cols-2">
      <RelatedEquipment titles={state === 'RECORDED' ? recorded : texts} products={products} materials={materials} />
    </div>
  );
}
