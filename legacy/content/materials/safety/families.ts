import type { Block, Text } from '../../text.ts';
import type { categories } from '../terms.ts';
import {
  accidentalRelease,
  disposal,
  exposureControls,
  firefighting,
  firstAid,
  handlingAndStorage,
  stability,
  toxicology,
} from './measures.ts';
import type { Component, HazardCode, PrecautionCode, ResinFamilyId, ResinFamilyRecord } from './record.ts';
import { hazards, precautions } from './statements.ts';

/** The chemistry of each resin category. */
export const resinFamilyOf: Record<keyof typeof categories, ResinFamilyId> = {
  'crown-bridge': 'methacrylate',
  'dental-model': 'acrylate',
  castable: 'acrylate-castable',
  denture: 'methacrylate',
  'splint-guide': 'methacrylate',
  'tray-gingiva': 'methacrylate',
  standard: 'acrylate',
  tough: 'acrylate',
  rigid: 'acrylate',
  'high-temperature': 'acrylate',
  elastic: 'acrylate-elastic',
  ceramic: 'acrylate-ceramic',
  'skin-contact': 'methacrylate',
};

const REVISED_ON = '2026-11-24';

const METHACRYLATE_HAZARDS: HazardCode[] = ['H315', 'H317', 'H319', 'H412'];
const ACRYLATE_HAZARDS: HazardCode[] = ['H315', 'H317', 'H319', 'H335', 'H411'];

const METHACRYLATE_PRECAUTIONS: PrecautionCode[] = [
  'P261',
  'P264',
  'P272',
  'P273',
  'P280',
  'P302+P352',
  'P305+P351+P338',
  'P333+P313',
  'P337+P313',
  'P362+P364',
  'P501',
];

const ACRYLATE_PRECAUTIONS: PrecautionCode[] = [
  'P261',
  'P264',
  'P271',
  'P272',
  'P273',
  'P280',
  'P302+P352',
  'P304+P340',
  'P305+P351+P338',
  'P333+P313',
  'P337+P313',
  'P362+P364',
  'P391',
  'P403+P233',
  'P501',
];

const photoinitiators = (maximum: number): Component => ({
  name: {
    en: 'Acylphosphine oxide photoinitiators',
    zh: '酰基膦氧类光引发剂',
    de: 'Acylphosphinoxid-Photoinitiatoren',
  },
  minimum: 0.5,
  maximum,
  hazards: ['H317', 'H411'],
});

const additives = (maximum: number): Component => ({
  name: {
    en: 'Pigments, fillers and stabilizers',
    zh: '颜料、填料和稳定剂',
    de: 'Pigmente, Füllstoffe und Stabilisatoren',
  },
  minimum: 0,
  maximum,
  hazards: [],
});

const harmfulToWater: Block[] = [
  {
    title: { en: 'Aquatic toxicity', zh: '水生毒性', de: 'Gewässertoxizität' },
    text: {
      en: 'Harmful to aquatic life with long lasting effects, by calculation. Methacrylates are slow to degrade. Cured parts are insoluble in water.',
      zh: '经计算，对水生生物有害并具有长期持续影响。甲基丙烯酸酯降解缓慢。固化件不溶于水。',
      de: 'Nach Berechnung schädlich für Wasserorganismen, mit langfristiger Wirkung. Methacrylate werden langsam abgebaut. Gehärtete Teile sind in Wasser unlöslich.',
    },
  },
];

const toxicToWater: Block[] = [
  {
    title: { en: 'Aquatic toxicity', zh: '水生毒性', de: 'Gewässertoxizität' },
    text: {
      en: 'Toxic to aquatic life with long lasting effects, by calculation. Cured parts are insoluble in water.',
      zh: '经计算，对水生生物有毒并具有长期持续影响。固化件不溶于水。',
      de: 'Nach Berechnung giftig für Wasserorganismen, mit langfristiger Wirkung. Gehärtete Teile sind in Wasser unlöslich.',
    },
  },
];

const burnout: Block = {
  title: { en: 'Burnout', zh: '焙烧', de: 'Ausbrennen' },
  text: {
    en: 'Burning out patterns releases irritating smoke. Run the furnace under a hood or with an exhaust to the outside.',
    zh: '蜡型焙烧时会产生刺激性烟气。炉子应置于通风橱内，或将废气排至室外。',
    de: 'Beim Ausbrennen der Modellationen entsteht reizender Rauch. Den Ofen unter einem Abzug oder mit Abluft ins Freie betreiben.',
  },
};

const fillerDust: Block = {
  title: { en: 'Dust', zh: '粉尘', de: 'Staub' },
  text: {
    en: 'The fillers are bound in the resin and are not released as dust. Grinding cured parts sets fine dust free: grind wet or with extraction.',
    zh: '填料被树脂包裹，使用时不产生粉尘。打磨固化件会产生细粉尘，应湿磨或抽尘。',
    de: 'Die Füllstoffe sind im Resin gebunden und stauben nicht. Beim Schleifen gehärteter Teile entsteht Feinstaub: nass oder mit Absaugung schleifen.',
  },
};

const environmentallyHazardous: NonNullable<ResinFamilyRecord['transport']> = {
  unNumber: 'UN 3082',
  name: {
    en: 'ENVIRONMENTALLY HAZARDOUS SUBSTANCE, LIQUID, N.O.S. (acrylates)',
    zh: '对环境有害的液态物质，未另作规定的（丙烯酸酯）',
    de: 'UMWELTGEFÄHRDENDER STOFF, FLÜSSIG, N.A.G. (Acrylate)',
  },
  hazardClass: '9',
  packingGroup: 'III',
  note: {
    en: 'Inner packagings of up to 5 L are exempt from the other provisions (ADR special provision 375, IMDG 2.10.2.7, IATA A197).',
    zh: '单件内包装不超过 5 L 时，可免除其他规定（ADR 特殊规定 375、IMDG 2.10.2.7、IATA A197）。',
    de: 'Innenverpackungen bis 5 L sind von den übrigen Vorschriften befreit (ADR-Sondervorschrift 375, IMDG 2.10.2.7, IATA A197).',
  },
};

type Chemistry = {
  name: Text;
  composition: Component[];
  ecology?: Block[];
  handling?: Block[];
  exposure?: Block[];
};

const toSections = ({
  ecology = toxicToWater,
  handling = [],
  exposure = [],
}: Chemistry): ResinFamilyRecord['sections'] => [
  { topic: 'first-aid', measures: firstAid },
  { topic: 'firefighting', measures: firefighting },
  { topic: 'accidental-release', measures: accidentalRelease },
  { topic: 'handling-storage', measures: [...handlingAndStorage, ...handling] },
  { topic: 'exposure-controls', measures: [...exposureControls, ...exposure] },
  { topic: 'stability', measures: stability },
  { topic: 'toxicology', measures: toxicology },
  { topic: 'ecology', measures: ecology },
  { topic: 'disposal', measures: disposal },
];

const toStatements = <Code extends string>(codes: readonly Code[], texts: Record<Code, Text>) =>
  codes.map((code) => ({ code, text: texts[code] }));

const methacrylate = (id: ResinFamilyId, chemistry: Chemistry): ResinFamilyRecord => ({
  id,
  name: chemistry.name,
  revisedOn: REVISED_ON,
  signalWord: 'warning',
  pictograms: ['GHS07'],
  hazards: toStatements(METHACRYLATE_HAZARDS, hazards),
  precautions: toStatements(METHACRYLATE_PRECAUTIONS, precautions),
  composition: chemistry.composition,
  sections: toSections({ ecology: harmfulToWater, ...chemistry }),
});

const acrylate = (id: ResinFamilyId, chemistry: Chemistry): ResinFamilyRecord => ({
  id,
  name: chemistry.name,
  revisedOn: REVISED_ON,
  signalWord: 'warning',
  pictograms: ['GHS07', 'GHS09'],
  hazards: toStatements(ACRYLATE_HAZARDS, hazards),
  precautions: toStatements(ACRYLATE_PRECAUTIONS, precautions),
  composition: chemistry.composition,
  sections: toSections(chemistry),
  transport: environmentallyHazardous,
});

export const resinFamilies: ResinFamilyRecord[] = [
  methacrylate('methacrylate', {
    name: {
      en: 'Methacrylate photopolymer resin',
      zh: '甲基丙烯酸酯类光敏树脂',
      de: 'Methacrylat-Photopolymerresin',
    },
    composition: [
      {
        name: {
          en: 'Urethane dimethacrylate oligomers',
          zh: '氨基甲酸酯二甲基丙烯酸酯低聚物',
          de: 'Urethandimethacrylat-Oligomere',
        },
        minimum: 30,
        maximum: 80,
        hazards: ['H317', 'H412'],
      },
      {
        name: {
          en: 'Methacrylate monomers',
          zh: '甲基丙烯酸酯单体',
          de: 'Methacrylat-Monomere',
        },
        minimum: 10,
        maximum: 40,
        hazards: ['H315', 'H317', 'H319'],
      },
      photoinitiators(3),
      additives(50),
    ],
  }),
  acrylate('acrylate', {
    name: { en: 'Acrylate photopolymer resin', zh: '丙烯酸酯类光敏树脂', de: 'Acrylat-Photopolymerresin' },
    composition: [
      {
        name: {
          en: 'Urethane and epoxy acrylate oligomers',
          zh: '聚氨酯丙烯酸酯和环氧丙烯酸酯低聚物',
          de: 'Urethan- und Epoxidacrylat-Oligomere',
        },
        minimum: 30,
        maximum: 60,
        hazards: ['H315', 'H317', 'H319'],
      },
      {
        name: { en: 'Acrylate monomers', zh: '丙烯酸酯单体', de: 'Acrylat-Monomere' },
        minimum: 20,
        maximum: 60,
        hazards: ['H315', 'H317', 'H319', 'H335', 'H411'],
      },
      photoinitiators(5),
      additives(15),
    ],
  }),
  acrylate('acrylate-castable', {
    name: {
      en: 'Castable acrylate photopolymer resin with wax',
      zh: '含蜡丙烯酸酯类铸造光敏树脂',
      de: 'Ausbrennbares Acrylat-Photopolymerresin mit Wachs',
    },
    composition: [
      {
        name: {
          en: 'Acrylate oligomers and monomers',
          zh: '丙烯酸酯低聚物和单体',
          de: 'Acrylat-Oligomere und -Monomere',
        },
        minimum: 50,
        maximum: 80,
        hazards: ['H315', 'H317', 'H319', 'H335', 'H411'],
      },
      {
        name: { en: 'Hydrocarbon waxes', zh: '烃蜡', de: 'Kohlenwasserstoffwachse' },
        minimum: 10,
        maximum: 40,
        hazards: [],
      },
      photoinitiators(5),
      additives(2),
    ],
    handling: [burnout],
  }),
  acrylate('acrylate-elastic', {
    name: {
      en: 'Elastic acrylate photopolymer resin',
      zh: '弹性丙烯酸酯类光敏树脂',
      de: 'Elastisches Acrylat-Photopolymerresin',
    },
    composition: [
      {
        name: {
          en: 'Urethane acrylate oligomers',
          zh: '聚氨酯丙烯酸酯低聚物',
          de: 'Urethanacrylat-Oligomere',
        },
        minimum: 40,
        maximum: 70,
        hazards: ['H317', 'H319'],
      },
      {
        name: {
          en: 'Monofunctional acrylate monomers',
          zh: '单官能丙烯酸酯单体',
          de: 'Monofunktionelle Acrylat-Monomere',
        },
        minimum: 20,
        maximum: 50,
        hazards: ['H315', 'H317', 'H319', 'H335', 'H411'],
      },
      photoinitiators(5),
      additives(10),
    ],
  }),
  acrylate('acrylate-ceramic', {
    name: {
      en: 'Ceramic-filled acrylate photopolymer resin',
      zh: '陶瓷填料丙烯酸酯类光敏树脂',
      de: 'Keramikgefülltes Acrylat-Photopolymerresin',
    },
    composition: [
      {
        name: {
          en: 'Inorganic fillers (glass, amorphous silica)',
          zh: '无机填料（玻璃、无定形二氧化硅）',
          de: 'Anorganische Füllstoffe (Glas, amorphes Siliziumdioxid)',
        },
        minimum: 30,
        maximum: 60,
        hazards: [],
      },
      {
        name: {
          en: 'Acrylate oligomers and monomers',
          zh: '丙烯酸酯低聚物和单体',
          de: 'Acrylat-Oligomere und -Monomere',
        },
        minimum: 30,
        maximum: 65,
        hazards: ['H315', 'H317', 'H319', 'H335', 'H411'],
      },
      photoinitiators(3),
      additives(5),
    ],
    exposure: [fillerDust],
  }),
];
