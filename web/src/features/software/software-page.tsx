import { useTranslations } from 'next-intl';
import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import type { ReleaseDownload } from '#features/documents/release-files.ts';
import { TranslationNotice } from '#features/translations/translation-notice.tsx';
import type { SoftwareChannel } from '#gateway/schema.generated.ts';
import { getCurrentLocale } from '#i18n/locale.ts';
import { LocalizedFigure } from '#sections/localized-figure.tsx';
import { Badge } from '#ui/badge.tsx';
import { Container } from '#ui/container.tsx';
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
          <SectionHeading level={1} eyebrow={t('eyebrow')} title={t('title')} intro={t('intro')} />
          <LocalizedFigure name="screens/prepare" alt={t('screen')} sizes="(width >= 993px) 46rem, 100vw" />
        </Container>
      </div>
      <Container>
        <TranslationNotice of="list" served={releases.map(({ servedLocale }) => servedLocale)} className="mt-8" />
        <section aria-labelledby="steps" className="py-stack">
          <SectionHeading id="steps" title={t('steps.title')} className="mb-8" />
          <TextBlocks
            isOrdered
            blocks={(['request', 'answer', 'install'] as const).map((step) => ({
              title: t(`steps.${step}.title`),
              text: t(`steps.${step}.text`),
            }))}
          />
        </section>
        <section aria-labelledby="latest" className="border-t border-line py-stack">
          <ChannelHeading channel="LATEST" />
          {releasesOf('LATEST')}
        </section>
        <LegacyChannel>{releasesOf('LEGACY')}</LegacyChannel>
      </Container>
    </>
  );
}

function ChannelHeading({ channel }: { channel: SoftwareChannel }) {
  const t = useTranslations('Software');
  return (
    <>
      <p className="mb-3">
        <Badge tone={channel === 'LATEST' ? 'success' : 'neutral'}>{t(`channels.${channel}.state`)}</Badge>
      </p>
      <SectionHeading
        id={channel.toLowerCase()}
        title={t(`channels.${channel}.title`)}
        intro={t(`channels.${channel}.text`)}
      />
    </>
  );
}

/** Folded: most visitors need the latest version. */
function LegacyChannel({ children }: { children: ReactNode }) {
  const t = useTranslations('Software');
  return (
    <section aria-labelledby="legacy">
      <details className="unmarked border-y border-line">
        <summary className="flex items-center gap-8 py-8 transition-colors duration-quick hover:text-accent">
          <div>
            <ChannelHeading channel="LEGACY" />
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
