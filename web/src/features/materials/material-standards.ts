import type { BiocompatibilityStandard } from '#gateway/schema.generated.ts';

const NAMES: Record<BiocompatibilityStandard, string> = {
  ISO_10993_5: 'ISO 10993-5',
  ISO_10993_10: 'ISO 10993-10',
  ISO_10993_23: 'ISO 10993-23',
};

/** Printed alike in every language. */
export function standardName(standard: BiocompatibilityStandard): string {
  return NAMES[standard];
}

/** Parts of one standard name it once: `ISO 10993-5`, `-10`. */
export function toStandardParts(standards: readonly BiocompatibilityStandard[]): string[] {
  return standards.map(standardName).map((name, index) => (index === 0 ? name : name.replace('ISO 10993', '')));
}
