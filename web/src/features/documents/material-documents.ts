import type { Locale } from '@heliograph/schema/locales.ts';
import { renderDataSheet } from './data-sheet.ts';
import { renderCached, type ServedFile } from './document-cache.ts';
import type { DocumentedMaterial } from './document-data.ts';
import { getDocumentMessages } from './document-messages.ts';
import type { MaterialDocumentKind } from './document-paths.ts';
import { renderInstructionsForUse } from './instructions-for-use.ts';
import { renderSafetyDataSheet } from './safety-data-sheet.ts';

const RENDERERS = {
  'data-sheet': renderDataSheet,
  'instructions-for-use': renderInstructionsForUse,
  'safety-data-sheet': renderSafetyDataSheet,
} satisfies Record<MaterialDocumentKind, unknown>;

/** Null if the records do not suffice for the document. */
export async function getMaterialDocument(
  locale: Locale,
  kind: MaterialDocumentKind,
  material: DocumentedMaterial,
): Promise<ServedFile | null> {
  if (kind === 'safety-data-sheet' && !material.safety) return null;
  const { t } = getDocumentMessages(locale);
  const file = await renderCached(`${kind} ${locale}`, material, () => RENDERERS[kind](locale, material));
  return {
    ...file,
    type: 'application/pdf',
    name: `${material.name} – ${t(`kinds.${kind}`)}.pdf`,
    asciiName: `${material.slug}-${kind}-${locale}.pdf`,
  };
}
