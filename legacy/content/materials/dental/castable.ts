import type { MaterialRecord } from '../record.ts';

export const castableMaterials: MaterialRecord[] = [
  {
    id: 102,
    slug: 'cast-uv-3-0',
    group: '0',
    subtypes: [],
    publishedOn: '2023-09-12',
    category: 'castable',
    name: { en: 'Cast UV 3.0', zh: 'Cast UV 3.0', de: 'Cast UV 3.0' },
    summary: {
      en: 'Castable resin for partial denture frameworks and fixed restoration patterns, with an ash content below 0.03%.',
      zh: '用于可摘局部义齿支架和固定修复蜡型的铸造树脂，灰分低于 0.03%。',
      de: 'Ausbrennbares Resin für Modellguss-, Kronen- und Brückenmodellationen mit einem Aschegehalt unter 0,03 %.',
    },
    colors: [{ family: 'green', name: { en: 'Green', zh: '绿色', de: 'Grün' }, hex: '#2f8a5c' }],
    printers: ['1', '2', '3', '5'],
    addOns: [],
    usages: ['partial-denture', 'fixed-restoration'],
    biocompatibility: [],
    properties: {
      flexuralModulus: 1900,
      flexuralStrength: 72.3,
      elongationAtBreak: 5.6,
      hardnessShoreD: 82,
      viscosity: 420,
      density: 1.12,
      ashContent: 0.02,
    },
    wavelengths: [385],
    layerHeights: [30, 50],
    certifications: [
      {
        name: { en: 'Ash content', zh: '灰分', de: 'Aschegehalt' },
        detail: {
          en: 'Ash determined to ISO 3451-1: below 0.03% by mass.',
          zh: '按 ISO 3451-1 测定，灰分低于 0.03%（质量分数）。',
          de: 'Aschegehalt nach ISO 3451-1 bestimmt: unter 0,03 Masse-%.',
        },
      },
      {
        name: { en: 'REACH declaration', zh: 'REACH 声明', de: 'REACH-Erklärung' },
        detail: {
          en: 'Contains no substance of very high concern above 0.1% by mass.',
          zh: '高度关注物质（SVHC）含量均不超过 0.1%（质量分数）。',
          de: 'Enthält keine besonders besorgniserregenden Stoffe über 0,1 Masse-%.',
        },
      },
    ],
    features: [
      {
        title: { en: 'Burns out clean', zh: '焙烧残留少', de: 'Brennt sauber aus' },
        text: {
          en: 'So little residue stays in the mold that castings come out smooth, without inclusions.',
          zh: '铸型内残留物少，铸件表面光洁、无夹杂。',
          de: 'In der Muffel bleibt kaum Rückstand; Gussobjekte werden glatt und frei von Einschlüssen.',
        },
      },
      {
        title: { en: 'Stiff thin sections', zh: '薄处不易变形', de: 'Auch dünn formstabil' },
        text: {
          en: 'Clasps, mesh and connectors keep their shape while the pattern is cleaned, fitted and sprued.',
          zh: '清洗、试合及安插铸道时，卡环、网状结构和连接体不易变形。',
          de: 'Klammern, Retentionen und Verbinder behalten beim Reinigen, Aufpassen und Anstiften ihre Form.',
        },
      },
      {
        title: { en: 'Sharp margins', zh: '边缘清晰', de: 'Scharfe Ränder' },
        text: {
          en: 'At 30 µm, crown margins and retention beads show no visible steps.',
          zh: '采用 30 µm 层厚时，冠边缘与固位珠无明显台阶纹。',
          de: 'Bei 30 µm Schichthöhe bleiben Kronenränder und Retentionsperlen ohne sichtbare Stufen.',
        },
      },
    ],
    postProcessing: [
      {
        title: { en: 'Wash', zh: '清洗', de: 'Waschen' },
        text: {
          en: 'Two baths of isopropanol (at least 97%), 3 min and 2 min. Clean the inside of crowns with a soft brush.',
          zh: '用异丙醇（≥ 97%）清洗两次，分别 3 分钟和 2 分钟；冠的组织面用软毛刷清理。',
          de: 'Zwei Bäder Isopropanol (mindestens 97 %), 3 min und 2 min. Kroneninnenseiten mit weichem Pinsel reinigen.',
        },
      },
      {
        title: { en: 'Dry', zh: '干燥', de: 'Trocknen' },
        text: {
          en: 'Blow dry with oil-free air and leave for 15 min. Trapped solvent can crack the mold.',
          zh: '用无油压缩空气吹干，静置 15 分钟。残留溶剂可能导致铸型开裂。',
          de: 'Mit ölfreier Luft trocken blasen und 15 min ablüften. Lösemittelreste können die Muffel reißen lassen.',
        },
      },
      {
        title: { en: 'Cure', zh: '固化', de: 'Nachhärten' },
        text: {
          en: 'UltraCraft Cure, 10 min each side. Under-cured resin disturbs the setting of the investment.',
          zh: '使用 UltraCraft Cure，每面固化 10 分钟。固化不足会影响包埋料凝固。',
          de: 'UltraCraft Cure, je Seite 10 min. Ungenügend gehärtetes Resin stört das Abbinden der Einbettmasse.',
        },
      },
      {
        title: { en: 'Burnout', zh: '包埋焙烧', de: 'Ausbrennen' },
        text: {
          en: 'Phosphate-bonded investment: 3 °C/min to 290 °C, hold 60 min; 5 °C/min to 900–950 °C, hold 60 to 90 min.',
          zh: '磷酸盐包埋料：以 3 °C/min 升至 290 °C，保温 60 分钟；再以 5 °C/min 升至 900–950 °C，保温 60–90 分钟。',
          de: 'Phosphatgebundene Einbettmasse: 3 °C/min bis 290 °C, 60 min halten; 5 °C/min bis 900–950 °C, 60 bis 90 min halten.',
        },
      },
    ],
    applications: [
      {
        title: { en: 'Partial denture frameworks', zh: '可摘局部义齿支架', de: 'Modellguss' },
        text: {
          en: 'Patterns with clasps, major connector and retention mesh for casting in cobalt-chromium.',
          zh: '带卡环、大连接体和固位网的支架蜡型，用于钴铬合金铸造。',
          de: 'Modellationen mit Klammern, großem Verbinder und Retentionsgitter für den Guss in Kobalt-Chrom.',
        },
      },
      {
        title: { en: 'Fixed restorations', zh: '固定修复', de: 'Festsitzender Zahnersatz' },
        text: {
          en: 'Copings and bridge frameworks for casting, full-contour crowns for press ceramics.',
          zh: '铸造用基底冠和桥支架，以及热压铸瓷用全解剖形态冠。',
          de: 'Käppchen und Brückengerüste für den Guss, vollanatomische Kronen für Presskeramik.',
        },
      },
    ],
    instructions: [
      {
        title: { en: 'Before printing', zh: '打印前', de: 'Vor dem Druck' },
        text: {
          en: 'Shake the bottle for 1 min. Use a tray reserved for this resin: pigments of other resins raise the ash content.',
          zh: '使用前摇匀 1 分钟。请使用专用料槽，混入其他树脂的颜料会使灰分升高。',
          de: 'Flasche 1 min schütteln. Eigene Wanne verwenden: Pigmente anderer Resins erhöhen den Aschegehalt.',
        },
      },
      {
        title: { en: 'Limits', zh: '使用限制', de: 'Einsatzgrenzen' },
        text: {
          en: 'Support bars at least 2 mm, framework at least 0.35 mm thick. Not for speed burnout.',
          zh: '支撑杆直径不小于 2 mm，支架厚度不小于 0.35 mm。不适用于快速焙烧。',
          de: 'Stützstege mindestens 2 mm, Gerüst mindestens 0,35 mm stark. Nicht für Speed-Verfahren geeignet.',
        },
      },
      {
        title: { en: 'Storage', zh: '储存', de: 'Lagerung' },
        text: {
          en: 'Closed, dark, 5 to 25 °C. Ventilate the furnace, since burning resin gives off fumes.',
          zh: '密封避光，5–25 °C 保存。焙烧时会产生烟气，焙烧炉须接排风。',
          de: 'Verschlossen, dunkel, 5 bis 25 °C. Beim Ausbrennen entsteht Rauch: Ofen mit Absaugung betreiben.',
        },
      },
    ],
    related: [103, 101],
  },
];
