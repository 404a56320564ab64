import type { SoftwareRelease } from '#features/software/software-data.ts';
import type { ProfiledMaterial } from './document-data.ts';

const FORMAT = 'heliograph-print-profiles';

/** The Legacy channel gets no new profiles: it has those of materials and printers on sale at its release. */
const isIncluded = ({ channel, publishedOn }: SoftwareRelease, one: { publishedOn: string }) =>
  channel === 'LATEST' || one.publishedOn <= publishedOn;

/** Tested combinations of material and printer, as JSON. Language-independent: names of materials are the same in all. */
export function renderPrintProfiles(
  release: SoftwareRelease,
  materials: readonly ProfiledMaterial[],
): Uint8Array<ArrayBuffer> {
  const profiles = materials.flatMap((material) => {
    const printers = (material.printers ?? []).filter((printer) => isIncluded(release, printer));
    if (!isIncluded(release, material) || printers.length === 0) return [];
    return [
      {
        material: { id: material.id, name: material.name, category: material.category.id },
        wavelengthsNanometers: material.wavelengths ?? [],
        layerHeightsMicrometers: material.layerHeights ?? [],
        printers: printers.map(({ id, name }) => ({ id, name })),
      },
    ];
  });
  const { version, platform } = release;
  const content = { format: FORMAT, formatVersion: 1, software: { version, platform }, profiles };
  return new TextEncoder().encode(`${JSON.stringify(content, null, 2)}\n`);
}
