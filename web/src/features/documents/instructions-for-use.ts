import type { Locale } from '@heliograph/schema/locales.ts';
import type { DocumentedMaterial } from './document-data.ts';
import { createFrame, getDocumentMessages } from './document-messages.ts';
import { joinLabels, joinNames, toSpecificationColumns, toSpecificationRow } from './material-specification.ts';
import { PdfWriter } from './pdf/pdf-writer.ts';
import { writeHazards } from './write-hazards.ts';
import { writeRegistrations } from './write-registrations.ts';

export async function renderInstructionsForUse(
  locale: Locale,
  material: DocumentedMaterial,
): Promise<Uint8Array<ArrayBuffer>> {
  const messages = getDocumentMessages(locale);
  const { t, formatDate } = messages;
  const { name, publishedOn, printers, addOns, safety } = material;
  const frame = {
    kind: t('kinds.instructions-for-use'),
    title: name,
    date: publishedOn,
    dateLine: t('onSale', { date: formatDate(publishedOn) }),
  };
  const pdf = await PdfWriter.create(createFrame(locale, frame));

  pdf.heading(t('summary'));
  pdf.paragraph(material.summary);
  pdf.facts([
    [t('usages'), joinLabels(material.usages, messages)],
    ...(printers?.length ? [[t('printers'), joinNames(printers, messages)] as const] : []),
    ...(addOns.length > 0 ? [[t('addOns'), joinLabels(addOns, messages)] as const] : []),
  ]);

  pdf.heading(t('instructions'));
  pdf.blocks(material.instructions);

  pdf.heading(t('printing'));
  const parameters = material.specification.filter(({ measurement }) => !measurement);
  pdf.table(
    toSpecificationColumns(messages)
      .slice(0, 3)
      .map((column) => ({ ...column, share: column.share / 0.78 })),
    parameters.map((row) => toSpecificationRow(row, messages).slice(0, 3)),
  );

  pdf.heading(t('postProcessing'));
  pdf.blocks(material.postProcessing, { isOrdered: true });

  pdf.heading(t('safety'));
  if (safety) writeHazards(pdf, safety, messages);
  pdf.paragraph(t('seeSafety'));

  pdf.heading(t('regulatory'));
  writeRegistrations(pdf, material, messages);
  pdf.notice(t('regulatoryText'));
  return pdf.finish();
}
