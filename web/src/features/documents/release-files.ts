import type { Locale } from '@heliograph/schema/locales.ts';
import type { SoftwareRelease } from '#features/software/software-data.ts';
import { renderCached, type ServedFile } from './document-cache.ts';
import { getProfiledMaterials } from './document-data.ts';
import { getDocumentMessages } from './document-messages.ts';
import { RELEASE_FILES, type ReleaseFile, releaseFilePath, releaseSlug } from './document-paths.ts';
import { renderPrintProfiles } from './print-profiles.ts';
import { renderReleaseNotes } from './release-notes.ts';

export async function getReleaseFile(locale: Locale, release: SoftwareRelease, file: ReleaseFile): Promise<ServedFile> {
  const slug = releaseSlug(release);
  if (file === 'profiles.json') {
    const materials = await getProfiledMaterials();
    const data = { release, materials };
    const rendered = await renderCached(file, data, async () => renderPrintProfiles(release, materials));
    return { ...rendered, type: 'application/json', name: `${slug}-${file}`, asciiName: `${slug}-${file}` };
  }
  const { t } = getDocumentMessages(locale);
  const rendered = await renderCached(`${file} ${locale}`, release, () => renderReleaseNotes(locale, release));
  return {
    ...rendered,
    type: 'application/pdf',
    name: `${release.name} – ${t('kinds.release-notes')}.pdf`,
    asciiName: `${slug}-release-notes-${locale}.pdf`,
  };
}

export type ReleaseDownload = { file: ReleaseFile; path: string; kilobytes: number; sha256: string };

/** The files of a release with the checksums of the bytes that the route serves. */
export async function listReleaseDownloads(locale: Locale, release: SoftwareRelease): Promise<ReleaseDownload[]> {
  return Promise.all(
    RELEASE_FILES.map(async (file) => {
      const { bytes, sha256 } = await getReleaseFile(locale, release, file);
      return { file, path: releaseFilePath(release, file), kilobytes: Math.ceil(bytes.byteLength / 1_000), sha256 };
    }),
  );
}
