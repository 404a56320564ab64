export type PartPicture = {
  name: string;
  /** Enlarges the part of the picture at a position in percent, as in `object-position`. */
  zoom?: number;
  at?: readonly [x: number, y: number];
};

type Usages = readonly { id: string }[];

/** Pictures of printed parts, by usage id. A material whose usages have none shows the bottle. */
export const partPictures: Partial<Record<string, PartPicture>> = {
  'temporary-crown': { name: 'parts/crown-bridge' },
  'final-restoration': { name: 'parts/ceramic-crowns' },
  'fixed-restoration': { name: 'parts/bridge-pattern' },
  'partial-denture': { name: 'parts/partial-denture-pattern' },
  'working-model': { name: 'parts/dental-model' },
  'study-model': { name: 'parts/dental-model' },
  'orthodontic-model': { name: 'parts/arch-aligner' },
  'aligner-model': { name: 'parts/arch-aligner' },
  'denture-base': { name: 'parts/denture-base' },
  'denture-teeth': { name: 'parts/tooth-arch' },
  'denture-try-in': { name: 'parts/denture-try-in' },
  'flexible-denture': { name: 'parts/flexible-partial' },
  splint: { name: 'parts/splint' },
  retainer: { name: 'parts/aligner-set' },
  'surgical-guide': { name: 'parts/surgical-guide' },
  'radiographic-template': { name: 'parts/scan-guide' },
  'impression-tray': { name: 'parts/custom-tray' },
  'gingiva-mask': { name: 'parts/gingiva-model' },
  'bonding-tray': { name: 'parts/bonding-tray' },
  figurine: { name: 'parts/figure' },
  prototype: { name: 'parts/finishing-stages' },
  'jewelry-casting': { name: 'parts/ring-patterns' },
  'jig-fixture': { name: 'parts/fixture' },
  'end-use-part': { name: 'parts/end-use-parts' },
  'earbud-shell': { name: 'parts/hearing-aid-shells' },
  'orthosis-prosthesis': { name: 'parts/wrist-orthosis' },
};

/** Of materials that would show the picture of their neighbour or another color, by material id. Null shows the bottle. */
export const ownPictures: Partial<Record<string, PartPicture | null>> = {
  101: { name: 'parts/temporary-platform' },
  102: { name: 'parts/framework-on-sprues' },
  105: { name: 'parts/study-model' },
  109: { name: 'parts/splint-flex' },
  110: { name: 'parts/crown-bridge' },
  116: { name: 'parts/ortho-model' },
  117: { name: 'parts/wax-patterns' },
  118: { name: 'parts/denture-teeth' },
  202: { name: 'parts/texture-plate' },
  203: null,
  206: { name: 'parts/signet-rings' },
  208: { name: 'parts/fixture', zoom: 1.8, at: [82, 55] },
  210: null,
  213: { name: 'parts/end-use-parts', zoom: 2, at: [62, 96] },
  302: { name: 'parts/ear-mould' },
  304: null,
  306: { name: 'parts/end-use-parts', zoom: 2, at: [62, 96] },
};

/** A part printed from the material: its own picture, or the one of its first usage with a picture. */
export function findPartPicture({ id, usages }: { id: string; usages: Usages }): PartPicture | null {
  const own = ownPictures[id];
  if (own !== undefined) return own;
  return usages.flatMap((usage) => partPictures[usage.id] ?? [])[0] ?? null;
}
