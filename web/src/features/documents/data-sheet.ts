import type { Locale } from '@heliograph/schema/locales.ts';
import { standardName } from '#features/materials/material-standards.ts';
import { toTradeRows } from '#features/materials/trade/trade-rows.ts';
import type { DocumentedMaterial } from './document-data.ts';
import { createFrame, getDocumentMessages } from './document-messages.ts';
import { joinLabels, joinNames, toSpecificationColumns, toSpecificationRow } from './material-specification.ts';
import { PdfWriter } from './pdf/pdf-writer.ts';
import { writeRegistrations } from './write-registrations.ts';

export async function renderDataSheet(locale: Locale, material: DocumentedMaterial): Promise<Uint8Array<ArrayBuffer>> {
  const messages = getDocumentMessages(locale);
  const { t, formatDate } = messages;
  const { name, summary, publishedOn, printers, addOns, biocompatibility, certifications } = material;
  const frame = {
    kind: t('kinds.data-sheet'),
    title: name,
    summary,
    date: publishedOn,
    dateLine: t('onSale', { date: formatDate(publishedOn) }),
  };
  const pdf = await PdfWriter.create(createFrame(locale, frame));

  pdf.heading(t('specification'));
  pdf.table(
    toSpecificationColumns(messages),
    material.specification.map((row) => toSpecificationRow(row, messages)),
  );
  pdf.paragraph(t('typicalValues'), { isSmall: true });

  pdf.heading(t('colors'));
  pdf.swatches(material.colors);

  pdf.heading(t('usages'));
  pdf.facts([
    [t('category'), material.category.label],
    [t('usages'), joinLabels(material.usages, messages)],
    ...(printers?.length ? [[t('printers'), joinNames(printers, messages)] as const] : []),
    ...(addOns.length > 0 ? [[t('addOns'), joinLabels(addOns, messages)] as const] : []),
  ]);

  pdf.heading(t('features'));
  pdf.grid(material.features);

  pdf.heading(t('applications'));
  pdf.grid(material.applications);

  pdf.heading(t('certifications'));
  // Certifications name these standards with what they test.
  if (biocompatibility.length > 0 && certifications.length === 0) {
    const standards = biocompatibility.map(standardName).join(t('separator'));
    pdf.paragraph(t('testedTo', { standards }));
  }
  if (biocompatibility.length + certifications.length === 0) pdf.paragraph(t('noCertifications'));
  pdf.grid(certifications);
  writeRegistrations(pdf, material, messages);

  pdf.heading(t('trade'));
  pdf.facts(toTradeRows(material, messages.trade).map(({ name, text }) => [name, text]));
  return pdf.finish();
}
