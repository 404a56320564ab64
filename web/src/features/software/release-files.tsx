import { useFormatter, useLocale, useTranslations } from 'next-intl';
import type { ReleaseDownload } from '#features/documents/release-files.ts';
import { localeFromTag, localePath } from '#i18n/paths.ts';
import { TextLink } from '#ui/text-link.tsx';

const NAMES = { 'release-notes.pdf': 'releaseNotes', 'profiles.json': 'profiles' } as const;

/** Files of a release, with folded checksums. */
export function ReleaseFiles({ release, downloads }: { release: string; downloads: readonly ReleaseDownload[] }) {
  const t = useTranslations('Software');
  const format = useFormatter();
  const locale = localeFromTag(useLocale());
  return (
    <div className="mt-8">
      <h4 className="font-semibold">{t('files')}</h4>
      <ul className="mt-2 border-t border-line">
        {downloads.map(({ file, path, kilobytes, sha256 }) => {
          const name = t(NAMES[file]);
          const type = file.replace(/^.*\./, '').toUpperCase();
          const size = format.number(kilobytes, { style: 'unit', unit: 'kilobyte' });
          return (
            <li key={file} className="border-b border-line py-3">
              <TextLink href={localePath(locale, path)} download aria-label={t('downloadFile', { name, release })}>
                {name}
              </TextLink>{' '}
              <span className="text-small text-ink-soft">{t('fileType', { type, size })}</span>
              <details className="unmarked mt-1 text-small text-ink-soft">
                <summary className="flex w-fit items-center gap-2 py-1 hover:text-accent">
                  {t('checksum')}
                  <span aria-hidden className="plus-minus" />
                </summary>
                <p>{t('checksumHint')}</p>
                <code className="wrap-anywhere">{sha256}</code>
              </details>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
