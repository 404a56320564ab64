import type { DocumentedMaterial } from './document-data.ts';
import type { DocumentMessages } from './document-messages.ts';
import type { PdfWriter } from './pdf/pdf-writer.ts';

type Safety = NonNullable<DocumentedMaterial['safety']>;

export function writeHazards(pdf: PdfWriter, safety: Safety, { t }: DocumentMessages): void {
  pdf.pictograms(
    safety.pictograms.map((code) => ({ code, name: t(`pictogramNames.${code}`) })),
    t(`signalWords.${safety.signalWord}`),
  );
  pdf.statements(safety.hazards);
}
