import { useFormatter, useLocale, useTranslations } from 'next-intl';
import type { ReleaseDownload } from '#features/documents/release-files.ts';
import { toInquiryAttributes } from '#features/inquiries/inquiry-subject.ts';
import { toLangAttribute } from '#i18n/paths.ts';
import { Button } from '#ui/button.tsx';
import { ReleaseFiles } from './release-files.tsx';
import type { SoftwareRelease } from './software-data.ts';

type Props = { release: SoftwareRelease; downloads: readonly ReleaseDownload[] };

export function SoftwareReleaseCard({ release, downloads }: Props) {
  const t = useTranslations('Software');
  const format = useFormatter();
  return (
    <article className="grid items-start gap-x-16 gap-y-8 pt-8 desktop:grid-cols-[minmax(0,5fr)_minmax(0,7fr)]">
      <div>
        <h3 className="sr-only">{t(`platforms.${release.platform}`)}</h3>
        <p className="text-title tabular-nums">{release.version}</p>
        <p className="mt-2 text-ink-soft">
          {t('publishedOn', { date: format.dateTime(new Date(release.publishedOn), { dateStyle: 'long' }) })}
        </p>
        <div className="mt-6">
          <Installer release={release} />
        </div>
        <Requirements release={release} />
      </div>
      <div>
        <h4 className="mb-4 text-subheading">{t('changes')}</h4>
        <Notes release={release} />
        <ReleaseFiles release={release.name} downloads={downloads} />
      </div>
    </article>
  );
}

function Notes({ release: { notes, servedLocale } }: { release: SoftwareRelease }) {
  const lang = toLangAttribute(servedLocale, useLocale());
  return notes.map(({ title, text }) => (
    <div key={title} lang={lang} className="mb-4 last:mb-0">
      <h5 className="font-semibold">{title}</h5>
      <p className="mt-0.5 max-w-text text-ink-soft">{text}</p>
    </div>
  ));
}

function Requirements({ release }: { release: SoftwareRelease }) {
  const t = useTranslations('Software');
  const {
    system,
    memory,
    recommendedMemory,
    storage,
    graphics,
    needsNetwork,
    compatibility,
    fileName,
    downloadSha256,
  } = release;
  const rows = {
    system,
    memory: recommendedMemory
      ? t('memoryRecommended', { memory, recommended: recommendedMemory })
      : t('memoryNeeded', { memory }),
    ...(storage && { storage: t('storageNeeded', { storage }) }),
    ...(graphics && { graphics }),
    network: needsNetwork ? t('networkAlways') : t('networkOptional'),
    compatibility,
    file: <span className="wrap-anywhere">{fileName}</span>,
    ...(downloadSha256 && { checksum: <code className="wrap-anywhere">{downloadSha256}</code> }),
  };
  const names = Object.keys(rows) as (keyof typeof rows)[];
  return (
    <dl className="mt-8 border-b border-line">
      {names.map((name) => (
        <div key={name} className="grid gap-x-6 border-t border-line py-3 sm:grid-cols-[9rem_minmax(0,1fr)]">
          <dt className="text-ink-soft">{t(`rows.${name}`)}</dt>
          <dd className="tabular-nums">{rows[name]}</dd>
        </div>
      ))}
    </dl>
  );
}

function Installer({ release: { downloadUrl, downloadSize, name } }: { release: SoftwareRelease }) {
  const t = useTranslations('Software');
  const format = useFormatter();
  if (downloadUrl) {
    const megabytes = downloadSize && Math.ceil(downloadSize / 1_000_000);
    return (
      <Button href={downloadUrl} variant="primary" size="large" aria-label={t('downloadOf', { name })} download>
        {megabytes
          ? t('downloadSized', { size: format.number(megabytes, { style: 'unit', unit: 'megabyte' }) })
          : t('download')}
      </Button>
    );
  }
  return (
    <>
      <Button
        href="#inquiry"
        variant="primary"
        size="large"
        aria-label={t('requestNamed', { name })}
        {...toInquiryAttributes({
          title: t('requestTitle'),
          intro: t('requestIntro'),
          comments: t('requestComments', { name }),
        })}
      >
        {t('request')}
      </Button>
      <p className="mt-3 text-small text-ink-soft">{t('handedOut')}</p>
    </>
  );
}
