import type { SampleCategoryRecord } from './record.ts';

export const sampleCategories: SampleCategoryRecord[] = [
  {
    id: 1,
    urlName: 'crown-and-bridge',
    name: { en: 'Crown and bridge', zh: '冠桥', de: 'Kronen und Brücken' },
    summary: {
      en: 'Temporary and long-term temporary work, and patterns for casting: look at margins, contacts and the inside of the crown.',
      zh: '短期与长期临时修复体，以及铸造蜡型，重点看边缘、邻接和冠的组织面。',
      de: 'Provisorien, Langzeitprovisorien und Modellationen für den Guss, zur Beurteilung von Rand, Kontakt und Kroneninnenseite.',
    },
  },
  {
    id: 2,
    urlName: 'models',
    name: { en: 'Models', zh: '模型', de: 'Modelle' },
    summary: {
      en: 'Die, thermoforming and implant models as a laboratory uses them, with removable parts to take out and put back.',
      zh: '义齿加工厂常用的代型模型、压膜模型和种植模型，可卸部件可反复取戴。',
      de: 'Stumpf-, Tiefzieh- und Implantatmodelle aus dem Laboralltag, mit herausnehmbaren Teilen zum Ausprobieren.',
    },
  },
  {
    id: 3,
    urlName: 'denture',
    name: { en: 'Denture', zh: '义齿', de: 'Prothetik' },
    summary: {
      en: 'Base, teeth and framework pattern of removable dentures, sent as single parts so that every surface can be inspected.',
      zh: '可摘义齿的基托、人工牙和支架蜡型，分件寄送，便于检查每个表面。',
      de: 'Basis, Zähne und Gerüstmodellation für herausnehmbaren Zahnersatz, als Einzelteile, damit jede Fläche zu sehen ist.',
    },
  },
  {
    id: 4,
    urlName: 'splints-and-guides',
    name: { en: 'Splints and guides', zh: '咬合板与导板', de: 'Schienen und Schablonen' },
    summary: {
      en: 'Transparent parts that must seat on teeth without rocking; each comes with the model section it was made for.',
      zh: '须在牙列上稳定就位、不翘动的透明部件，均附对应的模型。',
      de: 'Transparente Teile, die ohne Schaukeln sitzen müssen. Das passende Modell liegt jeweils bei.',
    },
  },
  {
    id: 5,
    urlName: 'hearables-and-orthotics',
    name: { en: 'Hearables and orthotics', zh: '耳戴设备与矫形器', de: 'Hearables und Orthesen' },
    summary: {
      en: 'Shells, ear molds and insoles for skin contact, in the finish in which a wearer receives them.',
      zh: '与皮肤接触的耳机外壳、耳模和鞋垫，表面处理与交付佩戴者的成品一致。',
      de: 'Schalen, Otoplastiken und Einlagen für den Hautkontakt, in der Ausführung, die auch getragen wird.',
    },
  },
  {
    id: 6,
    urlName: 'reflex-design-parts',
    name: { en: 'Reflex design parts', zh: 'Reflex 设计件', de: 'Reflex-Designteile' },
    summary: {
      en: 'Jewelry patterns, figures and textures from the Reflex line, for judging detail before paint or metal covers it.',
      zh: 'Reflex 系列打印的首饰蜡型、手办和纹理样板，可在涂装或铸造前判断细节。',
      de: 'Schmuckmodelle, Figuren und Texturen der Reflex-Linie, um Details zu beurteilen, bevor Farbe oder Metall sie verdeckt.',
    },
  },
];
