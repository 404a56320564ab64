/** Pictures of printed parts, by usage id. A usage without a picture shows the bottle alone. */
export const partPictures: Partial<Record<string, string>> = {
  'temporary-crown': 'parts/crown-bridge',
  'final-restoration': 'parts/ceramic-crowns',
  'fixed-restoration': 'parts/bridge-pattern',
  'partial-denture': 'parts/partial-denture-pattern',
  'working-model': 'parts/dental-model',
  'orthodontic-model': 'parts/arch-aligner',
  'aligner-model': 'parts/arch-aligner',
  'denture-base': 'parts/denture-base',
  'denture-teeth': 'parts/tooth-arch',
  'denture-try-in': 'parts/denture',
  'flexible-denture': 'parts/denture-base',
  splint: 'parts/splint',
  retainer: 'parts/aligner-set',
  'surgical-guide': 'parts/surgical-guide',
  'impression-tray': 'parts/custom-tray',
  'gingiva-mask': 'parts/gingiva-model',
  'bonding-tray': 'parts/bonding-tray',
  figurine: 'parts/figure',
  prototype: 'parts/finishing-stages',
  'jewelry-casting': 'parts/ring-patterns',
  'jig-fixture': 'parts/fixture',
  'end-use-part': 'parts/end-use-parts',
  'earbud-shell': 'parts/hearing-aid-shells',
  'orthosis-prosthesis': 'parts/wrist-orthosis',
};

/** The printed part of the first usage with a picture; null if there is none. */
export function findPartPicture(usages: readonly { id: string }[]): string | null {
  return usages.flatMap(({ id }) => partPictures[id] ?? [])[0] ?? null;
}
