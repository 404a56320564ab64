import { useTranslations } from 'next-intl';
import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { PageClosing } from '#features/closing/page-closing.tsx';
import type { ReleaseDownload } from '#features/documents/release-files.ts';
import { TranslationNotice } from '#features/translations/translation-notice.tsx';
import type { SoftwareChannel } from '#gateway/schema.generated.ts';
import { getCurrentLocale } from '#i18n/locale.ts';
import { LocalizedFigure } from '#sections/localized-figure.tsx';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { Container } from '#ui/container.tsx';
import { Figure } from '#ui/figure.tsx';
import { keepTogether } from '#ui/keep-together.ts';
import { Notice } from '#ui/notice.tsx';
import { SectionHeading } from '#ui/section-heading.tsx';
import { SwitchedPanels } from '#ui/switched-panels.tsx';
import { TextBlocks } from '#ui/text-blocks.tsx';
import { getReleaseDownloads } from './release-downloads.ts';
import { getSoftwareReleases, type SoftwareRelease } from './software-data.ts';
import { SoftwareReleaseCard } from './software-release-card.tsx';

export async function SoftwarePage() {
  const t = await getTranslations('Software');
  const locale = await getCurrentLocale();
  const releases = await getSoftwareReleases(locale);
  const downloads = await getReleaseDownloads(locale);
  const latest = releases.find(({ channel }) => channel === 'LATEST');
  const releasesOf = (channel: SoftwareChannel) => (
    <Releases
      channel={channel}
      releases={releases.filter((release) => release.channel === channel)}
      downloads={downloads}
    />
  );
  return (
    <>
      <div className="border-b border-line bg-paper-deep">
        <Container className="grid items-center gap-x-12 gap-y-8 py-10 desktop:grid-cols-[minmax(0,5fr)_minmax(0,7fr)] desktop:py-14">
          <div>
            <SectionHeading level={1} eyebrow={t('eyebrow')} title={t('title')} intro={t('intro')} />
            {latest && (
              <p className="mt-8">
                <Button href="#latest" variant="primary" size="large">
                  {t(latest.downloadUrl ? 'downloadVersion' : 'requestVersion', { version: latest.version })}
                </Button>
              </p>
            )}
          </div>
          <LocalizedFigure name="screens/prepare" alt={t('screen')} sizes="(width >= 993px) 46rem, 100vw" />
        </Container>
      </div>
      <Container>
        <TranslationNotice of="list" served={releases.map(({ servedLocale }) => servedLocale)} className="mt-8" />
        <Features />
        {releases.some(({ downloadUrl }) => !downloadUrl) && <RequestSteps />}
        <section aria-labelledby="latest" className="py-stack">
          <p className="mb-3">
            <Badge tone="success">{t('channels.LATEST.state')}</Badge>
          </p>
          <SectionHeading id="latest" title={t('channels.LATEST.title')} intro={t('channels.LATEST.text')} />
          {releasesOf('LATEST')}
        </section>
        <LegacyChannel>{releasesOf('LEGACY')}</LegacyChannel>
      </Container>
      <PageClosing kind="software" />
    </>
  );
}

const FEATURES = [
  'files',
  'nesting',
  'supports',
  'hollow',
  'labels',
  'check',
  'profiles',
  'languages',
  'offline',
] as const;

/** Printed results; the screen of the program is at the top of the page. */
const FEATURE_PICTURES = [
  { name: 'supports', picture: 'parts/pattern-platform' },
  { name: 'nesting', picture: 'scenes/platform-from-above' },
] as const;

function Features() {
  const t = useTranslations('Software.features');
  return (
    <section aria-labelledby="features" className="border-b border-line py-stack">
      <SectionHeading id="features" title={t('title')} className="mb-8" />
      <ul className="mb-10 grid gap-x-8 gap-y-6 sm:grid-cols-2">
        {FEATURE_PICTURES.map(({ name, picture }) => (
          <li key={name}>
            <figure>
              <Figure
                name={picture}
                alt=""
                sizes="(width >= 640px) 46vw, 100vw"
                className="aspect-[16/9] rounded-panel object-cover"
              />
              <figcaption className="mt-2 text-small text-ink-soft">{keepTogether(t(`pictures.${name}`))}</figcaption>
            </figure>
          </li>
        ))}
      </ul>
      <TextBlocks blocks={FEATURES.map((name) => ({ title: t(`${name}.title`), text: t(`${name}.text`) }))} />
    </section>
  );
}

/** How to get an installer that has no download. */
function RequestSteps() {
  const t = useTranslations('Software');
  return (
    <section aria-labelledby="steps" className="pt-stack">
      <SectionHeading id="steps" title={t('steps.title')} intro={t('steps.intro')} className="mb-8" />
      <TextBlocks
        isOrdered
        blocks={(['request', 'answer', 'install'] as const).map((step) => ({
          title: t(`steps.${step}.title`),
          text: t(`steps.${step}.text`),
        }))}
      />
    </section>
  );
}

/** Folded: most visitors need the latest version. */
function LegacyChannel({ children }: { children: ReactNode }) {
  const t = useTranslations('Software');
  return (
    <section aria-labelledby="legacy" className="pb-stack">
      <details className="unmarked border-y border-line">
        <summary className="flex items-center justify-between gap-8 py-6 transition-colors duration-quick hover:text-accent">
          <div>
            <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
              <h2 id="legacy" className="text-subheading">
                {t('channels.LEGACY.title')}
              </h2>
              <Badge tone="neutral">{t('channels.LEGACY.state')}</Badge>
            </div>
            <p className="mt-1 text-ink-soft">{keepTogether(t('channels.LEGACY.text'))}</p>
          </div>
          <span aria-hidden className="plus-minus shrink-0" />
        </summary>
        <div className="pb-12">
          <Notice tone="warning" title={t('legacyTitle')} className="max-w-text">
            {t('legacyText')}
          </Notice>
          {children}
        </div>
      </details>
    </section>
  );
}

type ReleasesProps = {
  channel: SoftwareChannel;
  releases: readonly SoftwareRelease[];
  downloads: Readonly<Record<string, readonly ReleaseDownload[]>>;
};

function Releases({ channel, releases, downloads }: ReleasesProps) {
  const t = useTranslations('Software');
  return (
    <div className="mt-stack">
      <SwitchedPanels
        name={`platform-${channel.toLowerCase()}`}
        label={t('platformsOf', { channel: t(`channels.${channel}.title`) })}
        panels={releases.map((release) => ({
          id: release.platform,
          label: t(`platforms.${release.platform}`),
          content: <SoftwareReleaseCard release={release} downloads={downloads[release.id] ?? []} />,
        }))}
      />
    </div>
  );
}
