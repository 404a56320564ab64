import type { SampleCategoryRecord } from './record.ts';

export const sampleCategories: SampleCategoryRecord[] = [
  {
    id: 2,
    urlName: 'models',
    name: { en: 'Models', zh: '模型', de: 'Modelle' },
    summary: {
      en: 'Models with removable dies, for thermoforming and for implants. Pull the dies and reseat them.',
      zh: '代型模型、压膜模型、种植模型，可卸部件可反复拆装。',
      de: 'Stumpf-, Tiefzieh- und Implantatmodelle aus dem Laboralltag, mit herausnehmbaren Stümpfen und abnehmbarer Gingivamaske.',
    },
  },
  {
    id: 1,
    urlName: 'crown-and-bridge',
    name: { en: 'Crown and bridge', zh: '冠桥', de: 'Kronen und Brücken' },
    summary: {
      en: 'Temporaries, long-term temporaries and casting patterns. Check margins, contacts and the inside of the crown.',
      zh: '短期、长期临时冠桥和铸造蜡型，看边缘、邻接和冠内壁。',
      de: 'Provisorien, Langzeitprovisorien und Modellationen für den Guss, zur Beurteilung von Rand, Kontakt und Kroneninnenseite.',
    },
  },
  {
    id: 3,
    urlName: 'denture',
    name: { en: 'Dentures', zh: '义齿', de: 'Prothesen' },
    summary: {
      en: 'Base, teeth and framework pattern of removable dentures, sent as separate pieces so you can inspect every surface.',
      zh: '基托、人工牙和支架蜡型，分件寄，每个面都能查。',
      de: 'Basis, Zähne und Gerüstmodellation für herausnehmbaren Zahnersatz, als Einzelteile, damit jede Fläche zu sehen ist.',
    },
  },
  {
    id: 4,
    urlName: 'splints-and-guides',
    name: { en: 'Splints and guides', zh: '咬合板与导板', de: 'Schienen und Schablonen' },
    summary: {
      en: 'Clear parts that must seat on teeth without rocking; each comes with the model or model section it was made for.',
      zh: '透明咬合板和导板，附模型，就位稳不稳一试就知道。',
      de: 'Transparente Teile, die schaukelfrei sitzen müssen. Das passende Modell liegt jeweils bei.',
    },
  },
  {
    id: 5,
    urlName: 'hearables-and-orthotics',
    name: { en: 'Hearables and orthotics', zh: '耳机与矫形器', de: 'Hearables und Orthesen' },
    summary: {
      en: 'Shells, ear molds and insoles, in the finish the wearer would get.',
      zh: '贴肤的耳机外壳、耳模和鞋垫，表面处理和成品一样。',
      de: 'Muster von Schalen, Otoplastiken und Einlagen, mit der Oberfläche des fertigen Teils.',
    },
  },
  {
    id: 6,
    urlName: 'reflex-design-parts',
    name: { en: 'Reflex design parts', zh: 'Reflex 设计件', de: 'Reflex-Designteile' },
    summary: {
      en: 'Jewelry patterns, figures and textures from the Reflex line, for judging detail before paint or metal covers it.',
      zh: 'Reflex 打印的首饰蜡型、手办和纹理样板，涂装、铸造前先看细节。',
      de: 'Schmuckmodelle, Figuren und Texturen der Reflex-Linie, um Details zu beurteilen, bevor Farbe oder Metall sie verdeckt.',
    },
  },
];
