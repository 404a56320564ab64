import { type WarrantyLine, warrantyLines } from '#content/warranty/warranty.ts';

export const MATERIAL_DOCUMENTS = ['data-sheet', 'instructions-for-use', 'safety-data-sheet'] as const;

export type MaterialDocumentKind = (typeof MATERIAL_DOCUMENTS)[number];

export type DocumentKind = MaterialDocumentKind | 'guide' | 'paper' | 'price-list' | 'release-notes' | 'warranty';

export const priceListPath = '/documents/price-list.pdf';

export function materialDocumentPath(slug: string, kind: MaterialDocumentKind): string {
  return `/documents/materials/${slug}/${kind}.pdf`;
}

export function parseMaterialDocument(file: string): MaterialDocumentKind | null {
  return MATERIAL_DOCUMENTS.find((kind) => file === `${kind}.pdf`) ?? null;
}

export function machineGuidePath(slug: string): string {
  return `/documents/machines/${slug}/guide.pdf`;
}

export function paperPath(slug: string): string {
  return `/documents/resources/${slug}/paper.pdf`;
}

export function warrantyPath(line: WarrantyLine): string {
  return `/documents/warranty/${line}.pdf`;
}

export function parseWarranty(file: string): WarrantyLine | null {
  return warrantyLines.find((line) => file === `${line}.pdf`) ?? null;
}

export const RELEASE_FILES = ['release-notes.pdf', 'profiles.json'] as const;

export type ReleaseFile = (typeof RELEASE_FILES)[number];

export function parseReleaseFile(file: string): ReleaseFile | null {
  return RELEASE_FILES.find((name) => name === file) ?? null;
}

/** The installer without its extension identifies a release. */
export function releaseSlug({ fileName }: { fileName: string }): string {
  return fileName.replace(/\.[a-z]+$/, '');
}

export function releaseFilePath(release: { fileName: string }, file: ReleaseFile): string {
  return `/documents/software/${releaseSlug(release)}/${file}`;
}
