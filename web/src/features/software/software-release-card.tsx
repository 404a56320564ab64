import { useFormatter, useLocale, useTranslations } from 'next-intl';
import type { ReleaseDownload } from '#features/documents/release-files.ts';
import { toInquiryAttributes } from '#features/inquiries/inquiry-subject.ts';
import { localeFromTag, localePath, toLangAttribute } from '#i18n/paths.ts';
import { Accordion } from '#ui/accordion.tsx';
import { Button } from '#ui/button.tsx';
import { TextLink } from '#ui/text-link.tsx';
import type { SoftwareRelease } from './software-data.ts';

type Props = { release: SoftwareRelease; downloads: readonly ReleaseDownload[] };

export function SoftwareReleaseCard({ release, downloads }: Props) {
  const t = useTranslations('Software');
  const lang = toLangAttribute(release.servedLocale, useLocale());
  return (
    <article className="contents">
      <div className="border-t-2 border-ink pt-4">
        <h3 className="text-subheading">{t(`platforms.${release.platform}`)}</h3>
        <p className="mt-1 text-title tabular-nums">{release.version}</p>
        <Requirements release={release} />
      </div>
      <div>
        <div className="mt-6 desktop:mt-0">
          <Installer release={release} />
        </div>
        <DownloadList release={release} downloads={downloads} />
        <div className="mt-6">
          <Accordion
            items={[
              {
                id: 'notes',
                title: t('changes'),
                content: release.notes.map(({ title, text }) => (
                  <div key={title} lang={lang} className="mb-4 text-small last:mb-0">
                    <h4 className="font-semibold text-ink">{title}</h4>
                    <p className="mt-0.5">{text}</p>
                  </div>
                )),
              },
            ]}
          />
        </div>
      </div>
    </article>
  );
}

function Requirements({ release }: { release: SoftwareRelease }) {
  const t = useTranslations('Software');
  const format = useFormatter();
  const { publishedOn, system, memory, recommendedMemory, needsNetwork, compatibility, fileName } = release;
  const rows = {
    published: format.dateTime(new Date(publishedOn), { dateStyle: 'long' }),
    system,
    memory: recommendedMemory
      ? t('memoryRecommended', { memory, recommended: recommendedMemory })
      : t('memoryNeeded', { memory }),
    network: needsNetwork ? t('networkAlways') : t('networkOptional'),
    compatibility,
    file: <span className="wrap-anywhere">{fileName}</span>,
  };
  const names = Object.keys(rows) as (keyof typeof rows)[];
  return (
    <dl className="mt-5 text-small">
      {names.map((name) => (
        <div key={name} className="grid grid-cols-[8.5rem_1fr] gap-4 border-t border-line py-2.5">
          <dt className="text-ink-soft">{t(`rows.${name}`)}</dt>
          <dd className="tabular-nums">{rows[name]}</dd>
        </div>
      ))}
    </dl>
  );
}

const NAMES = { 'release-notes.pdf': 'releaseNotes', 'profiles.json': 'profiles' } as const;

function DownloadList({ release, downloads }: Props) {
  const t = useTranslations('Software');
  const format = useFormatter();
  const locale = localeFromTag(useLocale());
  return (
    <div className="mt-6">
      <h4 className="text-small font-semibold">{t('files')}</h4>
      <ul className="mt-2 border-t border-line text-small">
        {downloads.map(({ file, path, kilobytes, sha256 }) => {
          const name = t(NAMES[file]);
          const type = file.replace(/^.*\./, '').toUpperCase();
          const size = format.number(kilobytes, { style: 'unit', unit: 'kilobyte' });
          return (
            <li key={file} className="border-b border-line py-2.5">
              <TextLink
                href={localePath(locale, path)}
                download
                aria-label={t('downloadFile', { name, release: release.name })}
              >
                {name}
              </TextLink>{' '}
              <span className="text-ink-soft">{t('fileType', { type, size })}</span>
              <span className="mt-1 block text-fine text-ink-soft">
                {t('checksum')}: <code className="wrap-anywhere">{sha256}</code>
              </span>
            </li>
          );
        })}
      </ul>
    </div>
  );
}

function Installer({ release: { downloadUrl, name } }: { release: SoftwareRelease }) {
  const t = useTranslations('Software');
  if (downloadUrl) {
    return (
      <Button href={downloadUrl} variant="primary" aria-label={t('downloadOf', { name })} download>
        {t('download')}
      </Button>
    );
  }
  return (
    <>
      <p className="mb-3 text-small text-ink-soft">{t('handedOut')}</p>
      <Button
        href="#inquiry"
        aria-label={t('requestNamed', { name })}
        {...toInquiryAttributes({
          title: t('requestTitle'),
          intro: t('requestIntro'),
          comments: t('requestComments', { name }),
        })}
      >
        {t('request')}
      </Button>
    </>
  );
}
