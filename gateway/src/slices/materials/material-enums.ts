import type {
  BiocompatibilityStandard,
  BodyContact,
  HazardPictogram,
  MaterialGroup,
  MaterialProperty,
  MaterialSort,
  MaterialSubtype,
  SafetyTopic,
  SignalWord,
} from '../../generated/resolvers.ts';
import { invert } from '../../legacy/enum-map.ts';
import type { LegacyMaterial } from './material-schemas.ts';

export const GROUPS: Record<LegacyMaterial['groupType'], MaterialGroup> = {
  '0': 'DENTAL',
  '1': 'REFLEX',
  '2': 'SPECIAL_APPLICATIONS',
};

export const SUBTYPES: Record<string, MaterialSubtype> = {
  modeling: 'MODELING',
  molding: 'MOLDING',
  casting: 'CASTING',
  tooling: 'TOOLING',
  design: 'DESIGN',
  production: 'PRODUCTION',
  performance: 'PERFORMANCE',
};

export const STANDARDS: Record<string, BiocompatibilityStandard> = {
  'ISO 10993-5': 'ISO_10993_5',
  'ISO 10993-10': 'ISO_10993_10',
  'ISO 10993-23': 'ISO_10993_23',
};

export const PROPERTIES: Record<string, MaterialProperty> = {
  flexuralModulus: 'FLEXURAL_MODULUS',
  flexuralStrength: 'FLEXURAL_STRENGTH',
  elongationAtBreak: 'ELONGATION_AT_BREAK',
  impactStrengthNotched: 'IMPACT_STRENGTH_NOTCHED',
  heatDeflectionTemperature: 'HEAT_DEFLECTION_TEMPERATURE',
};

/** Measured to the product standard of the material. */
const DENTAL_PROPERTIES = {
  dimensionalChange: null,
  detailReproduction: null,
  wetFlexuralStrength: null,
  wetFlexuralModulus: null,
  waterSorption: null,
  waterSolubility: null,
};

/** Properties with a row in the specification, and without an enum value: no filter uses them. */
const OTHER_PROPERTIES = {
  ashContent: null,
  density: null,
  hardnessShoreA: null,
  hardnessShoreD: null,
  tensileStrength: null,
  viscosity: null,
  ...DENTAL_PROPERTIES,
};

export const PROPERTY_CODES = { ...PROPERTIES, ...OTHER_PROPERTIES };

export function isDentalProperty(key: string | null): boolean {
  return key !== null && Object.hasOwn(DENTAL_PROPERTIES, key);
}

export const BODY_CONTACTS: Record<NonNullable<LegacyMaterial['bodyContact']>, BodyContact> = {
  none: 'NONE',
  skin: 'SKIN',
  mouth: 'MOUTH',
};

export const SIGNAL_WORDS = { warning: 'WARNING', danger: 'DANGER' } as const satisfies Record<string, SignalWord>;

export const PICTOGRAMS: Record<string, HazardPictogram> = {
  GHS05: 'GHS05',
  GHS07: 'GHS07',
  GHS08: 'GHS08',
  GHS09: 'GHS09',
};

export const SAFETY_TOPICS: Record<string, SafetyTopic> = {
  'first-aid': 'FIRST_AID',
  firefighting: 'FIREFIGHTING',
  'accidental-release': 'ACCIDENTAL_RELEASE',
  'handling-storage': 'HANDLING_STORAGE',
  'exposure-controls': 'EXPOSURE_CONTROLS',
  stability: 'STABILITY',
  toxicology: 'TOXICOLOGY',
  ecology: 'ECOLOGY',
  disposal: 'DISPOSAL',
};

export const SORTS: Record<MaterialSort, string> = { DEFAULT: 'default', LATEST: 'latest', ...invert(PROPERTIES) };
