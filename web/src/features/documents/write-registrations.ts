import { findUseRestriction, toRegistrationRows } from '#features/materials/trade/trade-rows.ts';
import type { DocumentedMaterial } from './document-data.ts';
import type { DocumentMessages } from './document-messages.ts';
import type { PdfWriter } from './pdf/pdf-writer.ts';

/** Registrations as a medical device, and the use of the material where it has none. */
export function writeRegistrations(pdf: PdfWriter, material: DocumentedMaterial, { trade }: DocumentMessages): void {
  const rows = toRegistrationRows(material, trade);
  if (rows.length > 0) pdf.facts(rows.map(({ name, text }) => [name, text]));
  const restriction = findUseRestriction(material, trade);
  if (restriction) pdf.paragraph(restriction);
}
