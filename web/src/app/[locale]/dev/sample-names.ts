/** Pages below `/dev` that show components with fixed records. */
export const sampleNames = [
  'material-list',
  'material-detail',
  'accessory-list',
  'accessory-detail',
  'case-study',
  'image-modal',
  'cards',
] as const;

export type SampleName = (typeof sampleNames)[number];

export function isSampleName(name: string): name is SampleName {
  return sampleNames.some((sample) => sample === name);
}
