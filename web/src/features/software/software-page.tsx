import { useTranslations } from 'next-intl';
import { getTranslations } from 'next-intl/server';
import type { ReleaseDownload } from '#features/documents/release-files.ts';
import { TranslationNotice } from '#features/translations/translation-notice.tsx';
import type { SoftwareChannel } from '#gateway/schema.generated.ts';
import { getCurrentLocale } from '#i18n/locale.ts';
import { Badge } from '#ui/badge.tsx';
import { Container } from '#ui/container.tsx';
import { Notice } from '#ui/notice.tsx';
import { SectionHeading } from '#ui/section-heading.tsx';
import { getReleaseDownloads } from './release-downloads.ts';
import { CHANNELS, getSoftwareReleases, type SoftwareRelease } from './software-data.ts';
import { SoftwareReleaseCard } from './software-release-card.tsx';

export async function SoftwarePage() {
  const t = await getTranslations('Software');
  const locale = await getCurrentLocale();
  const releases = await getSoftwareReleases(locale);
  const downloads = await getReleaseDownloads(locale);
  return (
    <>
      <div className="border-b border-line bg-paper-deep">
        <Container className="py-10 desktop:py-16">
          <SectionHeading level={1} title={t('title')} intro={t('intro')} />
        </Container>
      </div>
      <Container>
        <TranslationNotice of="list" served={releases.map(({ servedLocale }) => servedLocale)} className="mt-8" />
        {CHANNELS.map((channel) => (
          <Channel
            key={channel}
            channel={channel}
            releases={releases.filter((one) => one.channel === channel)}
            downloads={downloads}
          />
        ))}
      </Container>
    </>
  );
}

type ChannelProps = {
  channel: SoftwareChannel;
  releases: readonly SoftwareRelease[];
  downloads: Readonly<Record<string, readonly ReleaseDownload[]>>;
};

function Channel({ channel, releases, downloads }: ChannelProps) {
  const t = useTranslations('Software');
  const id = channel.toLowerCase();
  return (
    <section aria-labelledby={id} className="border-b border-line py-stack last:border-0 desktop:py-16">
      <p className="mb-3">
        <Badge tone={channel === 'LATEST' ? 'success' : 'neutral'}>{t(`channels.${channel}.state`)}</Badge>
      </p>
      <SectionHeading id={id} title={t(`channels.${channel}.title`)} intro={t(`channels.${channel}.text`)} />
      {channel === 'LEGACY' && (
        <Notice tone="warning" title={t('legacyTitle')} className="mt-6 max-w-text">
          {t('legacyText')}
        </Notice>
      )}
      <p className="mt-4 max-w-text text-small text-ink-soft">{t('checksumHint')}</p>
      <ul className="even-grid mt-stack gap-x-8 gap-y-12">
        {releases.map((release) => (
          <li key={release.id} className="desktop:row-span-2 desktop:grid desktop:grid-rows-subgrid">
            <SoftwareReleaseCard release={release} downloads={downloads[release.id] ?? []} />
          </li>
        ))}
      </ul>
    </section>
  );
}
