import { z } from 'zod';
import { lists, optional, recordList, recordPage } from '../../legacy/lenient-parse.ts';
import { legacyPrice } from '../../legacy/price.ts';
import {
  legacyBlock,
  legacyCode,
  legacyPicture,
  legacyTerm,
  legacyText,
  translationFields,
} from '../../legacy/schemas.ts';
import { PROPERTY_CODES, STANDARDS, SUBTYPES } from './material-enums.ts';
import { toMaterial } from './to-material.ts';

const legacyMarket = z.enum(['CN', 'EU', 'US']);

const legacyCasting = z.object({
  investment: legacyText,
  burnout: z.array(z.object({ celsius: z.number(), hours: z.number().positive(), ramp: z.number().positive() })),
  flask: z.object({ min: z.number(), max: z.number() }),
  ...optional({ preparation: legacyText, sprues: legacyText, flaskHours: z.number().positive(), pressing: z.number() }),
  scaling: z.number().nonnegative(),
  sections: z.object({ min: z.number(), max: z.number() }),
  metals: legacyText,
});

const legacyMaterial = z.object({
  id: z.number().int(),
  urlName: legacyText,
  name: legacyText,
  summary: legacyText,
  groupType: z.enum(['0', '1', '2']),
  subtype: z.array(legacyCode(SUBTYPES)),
  category: legacyTerm,
  publishTime: z.iso.date(),
  colors: z.array(z.object({ family: legacyTerm, name: legacyText, hex: z.string().regex(/^#[0-9a-f]{6}$/i) })),
  printers: z.array(legacyTerm),
  addOns: z.array(legacyTerm),
  usages: z.array(legacyTerm),
  biocompatibility: z.array(legacyCode(STANDARDS)),
  params: z.array(
    z.object({
      key: legacyCode(PROPERTY_CODES),
      name: legacyText,
      value: z.number(),
      unit: legacyText,
      ...optional({ standard: legacyText }),
    }),
  ),
  process: z.array(z.object({ name: legacyText, value: legacyText, ...optional({ key: legacyText }) })),
  certifications: z.array(legacyBlock),
  features: z.array(legacyBlock),
  postProcessing: z.array(legacyBlock),
  applications: z.array(legacyBlock),
  instructions: z.array(legacyBlock),
  related: z.array(z.number().int()),
  ...lists({
    registrations: z.object({
      market: legacyMarket,
      deviceClass: legacyText,
      ...optional({ number: legacyText, marking: legacyText, notifiedBody: legacyText }),
    }),
    packs: z.object({
      amount: z.number().positive(),
      unit: legacyText,
      ...optional({ orderNumber: legacyText }),
      ...lists({ prices: legacyPrice.extend({ market: legacyMarket }) }),
    }),
  }),
  ...optional({
    bodyContact: z.enum(['none', 'skin', 'mouth']),
    storage: z.object({ min: z.number(), max: z.number() }),
    shelfLifeMonths: z.number().int().positive(),
    picture: legacyPicture,
    wavelengths: z.array(z.number().int()),
    layerHeights: z.array(z.number()),
    resinFamily: legacyText,
    casting: legacyCasting,
  }),
  ...translationFields,
});

export const material = legacyMaterial.transform(toMaterial);

/** `unspecified` lists the materials without a value for a filtered property. */
export const materialPage = z.intersection(
  recordPage(material),
  z.object(optional({ unspecified: recordList(material) })),
);

export const legacyParamRanges = z.object({
  category: z.array(legacyTerm),
  color: z.array(legacyTerm),
  printer: z.array(legacyTerm),
  usage: z.array(legacyTerm),
  addOn: z.array(legacyTerm),
  biocompatibility: z.array(legacyCode(STANDARDS)),
  params: z.array(
    z.object({
      key: legacyCode(PROPERTY_CODES),
      name: legacyText,
      unit: legacyText,
      ...optional({ standard: legacyText }),
    }),
  ),
});

export type LegacyMaterial = z.infer<typeof legacyMaterial>;
