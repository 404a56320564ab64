import type { Block, Text } from '../../text.ts';
import type { hazards, precautions } from './statements.ts';

export type HazardCode = keyof typeof hazards;

export type PrecautionCode = keyof typeof precautions;

export type ResinFamilyId = 'methacrylate' | 'acrylate' | 'acrylate-castable' | 'acrylate-elastic' | 'acrylate-ceramic';

/** A class of ingredients. Substances with their CAS numbers are part of the maker's formulation, not of the records. */
export type Component = {
  name: Text;
  /** Mass percent. */
  minimum: number;
  maximum: number;
  hazards: HazardCode[];
};

/** Sections of a safety data sheet that hold measures, in its order. */
type SafetyTopic =
  | 'first-aid'
  | 'firefighting'
  | 'accidental-release'
  | 'handling-storage'
  | 'exposure-controls'
  | 'stability'
  | 'toxicology'
  | 'ecology'
  | 'disposal';

/** Safety data of the uncured resins of one chemistry. */
export type ResinFamilyRecord = {
  id: ResinFamilyId;
  name: Text;
  /** ISO 8601. */
  revisedOn: string;
  signalWord: 'warning' | 'danger';
  pictograms: ('GHS07' | 'GHS09')[];
  hazards: { code: HazardCode; text: Text }[];
  precautions: { code: PrecautionCode; text: Text }[];
  composition: Component[];
  sections: { topic: SafetyTopic; measures: Block[] }[];
  /** Resins without it are not dangerous goods. */
  transport?: { unNumber: string; name: Text; hazardClass: string; packingGroup: string; note: Text };
};
