import { type Locale, locales } from '@heliograph/schema/locales.ts';
import { createTranslator } from 'next-intl';
import type { SoftwareRelease } from '#features/software/software-data.ts';
import { messages } from '#i18n/messages.ts';
import { createFrame, getDocumentMessages } from './document-messages.ts';
import { PdfWriter } from './pdf/pdf-writer.ts';

export async function renderReleaseNotes(locale: Locale, release: SoftwareRelease): Promise<Uint8Array<ArrayBuffer>> {
  const { t, formatDate } = getDocumentMessages(locale);
  const software = createTranslator({ locale: locales[locale].tag, messages: messages[locale], namespace: 'Software' });
  const { name, publishedOn, memory, recommendedMemory, storage, graphics } = release;
  const frame = { kind: t('kinds.release-notes'), title: name, date: publishedOn };
  const pdf = await PdfWriter.create(createFrame(locale, frame));
  pdf.facts([
    [t('release.version'), release.version],
    [t('release.published'), formatDate(publishedOn)],
    [t('release.platform'), software(`platforms.${release.platform}`)],
    [t('release.system'), release.system],
    [
      t('release.memory'),
      recommendedMemory
        ? software('memoryRecommended', { memory, recommended: recommendedMemory })
        : software('memoryNeeded', { memory }),
    ],
    ...(storage ? [[t('release.storage'), software('storageNeeded', { storage })] as const] : []),
    ...(graphics ? [[t('release.graphics'), graphics] as const] : []),
    [t('release.network'), software(release.needsNetwork ? 'networkAlways' : 'networkOptional')],
    [t('release.compatibility'), release.compatibility],
  ]);
  pdf.heading(t('release.changes'));
  pdf.blocks(release.notes);
  pdf.heading(t('release.profiles'));
  pdf.paragraph(t('release.profilesText'));
  return pdf.finish();
}
