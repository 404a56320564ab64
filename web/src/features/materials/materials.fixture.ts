import { filesOf } from '#ui/picture-files.ts';
import type { MaterialDetail, MaterialFilterOptions, MaterialList } from './material-data.ts';
import type { MaterialFacts } from './material-facts.ts';

type Item = MaterialList['items'][number];

const TERMS = {
  categories: { castable: 'Castable', denture: 'Denture', 'dental-model': 'Dental model' },
  colors: { pink: 'Pink', green: 'Green' },
  printers: { 2: 'UltraCraft A2D 4K', 6: 'Reflex' },
  usages: { splint: 'Splints', framework: 'Frameworks' },
  addOns: { 'pulsing-module': 'Pulsing module' },
};

const toTerms = (labels: Record<string, string>) => Object.entries(labels).map(([id, label]) => ({ id, label }));

export const options: MaterialFilterOptions = {
  categories: toTerms(TERMS.categories),
  colors: toTerms(TERMS.colors),
  printers: toTerms(TERMS.printers),
  usages: toTerms(TERMS.usages),
  addOns: toTerms(TERMS.addOns),
  biocompatibility: ['ISO_10993_5', 'ISO_10993_10', 'ISO_10993_23'],
  properties: [
    { property: 'FLEXURAL_MODULUS', name: 'Flexural modulus', unit: 'MPa', standard: 'ISO 178', min: 950, max: 2_700 },
    { property: 'FLEXURAL_STRENGTH', name: 'Flexural strength', unit: 'MPa', standard: 'ISO 178', min: 30, max: 95 },
    { property: 'ELONGATION_AT_BREAK', name: 'Elongation at break', unit: '%', standard: null, min: 4, max: 60 },
  ],
};

const unspecified = {
  bodyContact: 'NONE',
  registrations: [],
  categories: ['dental-model'],
  colors: [],
  printers: [],
  usages: [],
  addOns: [],
  biocompatibility: [],
  values: {},
  modelTests: [],
} satisfies Partial<MaterialFacts>;

export const castUv: MaterialFacts = {
  id: '102',
  slug: 'cast-uv-3-0-102',
  name: 'Cast UV 3.0',
  categories: ['castable'],
  colors: ['green'],
  printers: ['2', '6'],
  usages: ['framework'],
  addOns: ['pulsing-module'],
  biocompatibility: [],
  bodyContact: 'NONE',
  registrations: [],
  values: { FLEXURAL_MODULUS: 950, FLEXURAL_STRENGTH: 30, ELONGATION_AT_BREAK: 60 },
  modelTests: [],
};

export const dentureBase: MaterialFacts = {
  id: '105',
  slug: 'denture-base-uv-105',
  name: 'Denture Base UV',
  categories: ['denture'],
  colors: ['pink'],
  printers: ['2'],
  usages: ['splint'],
  addOns: [],
  biocompatibility: ['ISO_10993_5', 'ISO_10993_10'],
  bodyContact: 'MOUTH',
  registrations: [],
  values: { FLEXURAL_MODULUS: 2_700, FLEXURAL_STRENGTH: 95 },
  modelTests: [],
};

/** Of six materials, as many as a comparison holds and one more. */
export const facts: readonly MaterialFacts[] = [
  castUv,
  dentureBase,
  ...['Model UV', 'Tray UV', 'Gingiva Mask UV', 'Temp C&B UV'].map((name, index) => ({
    ...unspecified,
    id: String(110 + index),
    slug: `material-${110 + index}`,
    name,
  })),
];

/** Apollo Client matches fragments by type name. */
const typed = { __typename: 'Material' };

const unmeasured = {
  flexuralModulus: null,
  flexuralStrength: null,
  elongationAtBreak: null,
  heatDeflectionTemperature: null,
  ashContent: null,
};

export function toItem({ id, slug, name, usages, biocompatibility }: MaterialFacts): Item {
  const details = { summary: '', colors: [], picture: null, registrations: [], packs: [], dentalTests: [] };
  const servedLocale = 'EN';
  return {
    ...typed,
    ...details,
    ...unmeasured,
    group: 'DENTAL',
    printers: [],
    usages: usages.map((usage) => ({ id: usage })),
    bodyContact: biocompatibility.length > 0 ? 'MOUTH' : 'NONE',
    servedLocale,
    id,
    slug,
    name,
    biocompatibility,
    category: { id: 'castable', label: 'Castable' },
  };
}

export function toList(items: readonly MaterialFacts[], rest: Partial<MaterialList> = {}): MaterialList {
  return { totalCount: items.length, items: items.map(toItem), notSpecified: [], relaxations: null, ...rest };
}

export const castUvDetail: MaterialDetail = {
  ...{ id: castUv.id, slug: castUv.slug, name: castUv.name, summary: 'A resin for casting.' },
  group: 'DENTAL',
  category: { id: 'castable', label: 'Castable' },
  usages: [{ id: 'partial-denture', label: 'Partial dentures' }],
  colors: [{ name: 'Green', hex: '#2f8a5c', family: { id: 'green', label: 'Green' } }],
  picture: {
    name: 'parts/castable',
    renditions: filesOf('parts/castable', 1600),
    alt: 'A cast crown',
    width: 1600,
    height: 1200,
    placeholder: null,
  },
  specification: [
    {
      key: 'flexuralStrength',
      name: 'Flexural strength',
      text: null,
      measurement: { value: 72.3, unit: 'MPa', standard: 'ISO 178' },
    },
    { key: 'layerHeights', name: 'Layer heights', text: '30, 50 µm', measurement: null },
  ],
  printers: [{ id: '2', name: 'UltraCraft A2D 4K', pictures: [] }],
  addOns: [{ id: 'pulsing-module', label: 'Pulsing module' }],
  biocompatibility: ['ISO_10993_5'],
  bodyContact: 'NONE',
  registrations: [],
  storageTemperature: { min: 5, max: 25 },
  shelfLifeMonths: null,
  packs: [],
  certifications: [{ title: 'Ash content', text: 'Below 0.03% by mass.' }],
  features: [{ title: 'Burns out', text: 'Without residue.' }],
  postProcessing: [{ title: 'Wash', text: 'Two baths of isopropanol.' }],
  applications: [{ title: 'Partial dentures', text: 'Frameworks and clasps.' }],
  instructions: [{ title: 'Storage', text: 'Between 5 and 30 °C.' }],
  resources: { items: [] },
  related: [],
  safety: null,
  availableLocales: ['EN'],
  servedLocale: 'EN',
};
