import type { TaxRule } from '../tax-rule.ts';
import type { Text } from '../text.ts';
import type { addOns, categories, colors, usages } from './terms.ts';

/** 0 dental, 1 Reflex (consumer line), 2 special applications. */
type MaterialGroupCode = '0' | '1' | '2';

/** The first six belong to group 1, `performance` to group 2; dental materials have none. */
type MaterialSubtypeCode = 'modeling' | 'molding' | 'casting' | 'tooling' | 'design' | 'production' | 'performance';

/** Measured values. A property that was not measured is left out, never set to zero. */
export type MaterialProperties = {
  /** MPa, ISO 178 */
  flexuralModulus?: number;
  /** MPa, ISO 178 */
  flexuralStrength?: number;
  /** %, ISO 527-2 */
  elongationAtBreak?: number;
  /** J/m, ASTM D256 */
  impactStrengthNotched?: number;
  /** °C at 0.45 MPa, ISO 75-2 */
  heatDeflectionTemperature?: number;
  /** MPa, ISO 527-2 */
  tensileStrength?: number;
  /** Shore scale D, ISO 868 */
  hardnessShoreD?: number;
  /** Shore scale A, ISO 868 */
  hardnessShoreA?: number;
  /** mPa·s at 25 °C, ISO 2555 */
  viscosity?: number;
  /** g/cm³, ISO 1183-1 */
  density?: number;
  /** mass %, ISO 3451-1 */
  ashContent?: number;
  /** MPa, after storage in water, to the product standard */
  wetFlexuralStrength?: number;
  /** MPa, after storage in water, to the product standard */
  wetFlexuralModulus?: number;
  /** µg/mm³, to the product standard */
  waterSorption?: number;
  /** µg/mm³, to the product standard */
  waterSolubility?: number;
  /** %, linear, to the product standard */
  dimensionalChange?: number;
  /** Width of the finest line reproduced over its full length, µm, to the product standard */
  detailReproduction?: number;
};

/** Standards for fillings, crowns, die materials, denture bases, orthodontic bases. */
export type ProductStandard = 'ISO 4049' | 'ISO 10477' | 'ISO 14233' | 'ISO 20795-1' | 'ISO 20795-2';

/** How patterns are burned out and cast. */
type Casting = {
  /** Washing, drying and curing before investing. */
  preparation?: Text;
  /** Diameter and place of the sprues. */
  sprues?: Text;
  investment: Text;
  /** Holds in order, °C and hours; `ramp` is the heating rate up to the hold, °C per minute. */
  burnout: { celsius: number; hours: number; ramp: number }[];
  /** Temperatures of the flask for casting, °C. */
  flask: { min: number; max: number };
  /** Hours at the flask temperature, if the flask cools to it after burnout; otherwise null. */
  flaskHours: number | null;
  /** Temperature of the last hold for press ceramics, °C. */
  pressing: number | null;
  /** Enlargement of the pattern for shrinkage of pattern and metal, %; 0 if the investment compensates it. */
  scaling: number;
  /** Wall thicknesses for which it is made, mm. */
  sections: { min: number; max: number };
  metals: Text;
};

/** Mainland China, the European Union, the United States. */
type MarketCode = 'CN' | 'EU' | 'US';

/** Filled in by the maker from the certificate: nothing is registered in a market without an entry. */
type Registration = {
  market: MarketCode;
  /** Class of the medical device in the market, for example `IIa`. */
  deviceClass: string;
  /** Of the registration, certificate or clearance; some classes need none. */
  number?: string;
  /** Mark on the label, for example `CE 0123`. */
  marking?: string;
  notifiedBody?: string;
};

/** Contents and, filled in by the maker, the price in each market. `validFrom` is an ISO 8601 day. */
type Pack = {
  amount: number;
  unit: 'kg' | 'g' | 'L' | 'ml';
  prices?: { market: MarketCode; amount: number; currency: string; taxRule: TaxRule; validFrom: string }[];
};

export type MaterialRecord = {
  /** From 101 upwards; part of the address of the page. */
  id: number;
  /** Lower-case ASCII, words joined by hyphens, ends in a letter or a digit: the readable part of the address. */
  slug: string;
  group: MaterialGroupCode;
  subtypes: MaterialSubtypeCode[];
  /** Day the material went on sale, ISO 8601. */
  publishedOn: string;
  category: keyof typeof categories;
  name: Text;
  /** One sentence that says what it is for and what sets it apart. */
  summary: Text;
  colors: { family: keyof typeof colors; name: Text; hex: `#${string}` }[];
  /** Numbers of the printers that print it. */
  printers: `${number}`[];
  addOns: (keyof typeof addOns)[];
  usages: (keyof typeof usages)[];
  biocompatibility: ('ISO 10993-5' | 'ISO 10993-10' | 'ISO 10993-23')[];
  /** Where printed parts touch the body. */
  bodyContact: 'none' | 'skin' | 'mouth';
  /** Registrations as a medical device. */
  registrations?: Registration[];
  /** Storage temperature of an unopened pack, °C. */
  storage: { min: number; max: number };
  /** Of an unopened pack. */
  shelfLifeMonths?: number;
  packs?: Pack[];
  properties: MaterialProperties;
  /** Test standard of the properties measured to the product standard. */
  productStandard?: ProductStandard;
  casting?: Casting;
  /** Nanometres; a material for machines of both kinds has a profile for each. */
  wavelengths: (385 | 405)[];
  /** Micrometres, the layer heights with a tested profile. */
  layerHeights: number[];
  certifications: { name: Text; detail: Text }[];
  features: { title: Text; text: Text }[];
  postProcessing: { title: Text; text: Text }[];
  applications: { title: Text; text: Text }[];
  /** Instructions for use: preparation, handling, storage, safety. */
  instructions: { title: Text; text: Text }[];
  /** Numbers of the materials shown as alternatives. */
  related: number[];
};
