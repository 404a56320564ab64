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
      en: 'Castable resin for patterns of partial denture frameworks, crowns and bridges, stiff enough for clasps from 0.35 mm.',
      zh: '用于可摘局部义齿支架和固定修复蜡型的铸造树脂，0.35 mm 的卡环也不易变形。',
      de: 'Ausbrennbares Resin für Modellguss-, Kronen- und Brückenmodellationen, steif genug für Klammern ab 0,35 mm.',
    },
    colors: [{ family: 'green', name: { en: 'Green', zh: '绿色', de: 'Grün' }, hex: '#2f8a5c' }],
    printers: ['1', '2', '3', '5'],
    addOns: [],
    usages: ['partial-denture', 'fixed-restoration'],
    biocompatibility: [],
    bodyContact: 'none',
    storage: { min: 5, max: 25 },
    shelfLifeMonths: 12,
    packs: [{ amount: 1, unit: 'kg' }],
    properties: {
      flexuralModulus: 1900,
      flexuralStrength: 72.3,
      elongationAtBreak: 5.6,
      hardnessShoreD: 82,
      viscosity: 420,
      density: 1.12,
      ashContent: 0.02,
    },
    casting: {
      preparation: {
        en: 'Wash 3 and 2 min, blow dry, rest 15 min, cure 10 min each side',
        zh: '清洗 3 分钟、2 分钟，吹干后静置 15 分钟，两面各固化 10 分钟',
        de: '3 und 2 min waschen, trockenblasen, 15 min liegen lassen, je Seite 10 min nachhärten',
      },
      sprues: {
        en: 'Frameworks: 3.5 to 4 mm in diameter, at the thickest part of the major connector. Crowns and copings: 3 mm, at a cusp',
        zh: '支架：直径 3.5–4 mm，接在大连接体最厚处。冠、基底冠：3 mm，接在牙尖',
        de: 'Gerüste: 3,5 bis 4 mm stark, an der dicksten Stelle des großen Verbinders. Kronen und Käppchen: 3 mm, an einem Höcker',
      },
      investment: {
        en: 'Phosphate-bonded, no speed burnout',
        zh: '磷酸盐包埋料，不可快速烧圈',
        de: 'Phosphatgebunden, kein Speed-Verfahren',
      },
      burnout: [
        { celsius: 290, hours: 1, ramp: 3 },
        { celsius: 950, hours: 1, ramp: 5 },
      ],
      flask: { min: 900, max: 950 },
      flaskHours: null,
      pressing: 850,
      scaling: 0,
      sections: { min: 0.35, max: 5 },
      metals: {
        en: 'Cobalt-chromium, nickel-chromium; press ceramics. Not titanium',
        zh: '钴铬、镍铬合金；热压铸瓷。不适用于钛',
        de: 'Kobalt-Chrom, Nickel-Chrom; Presskeramik. Nicht für Titan',
      },
    },
    wavelengths: [385],
    layerHeights: [30, 50],
    certifications: [
      {
        name: { en: 'Ash content', zh: '灰分', de: 'Aschegehalt' },
        detail: {
          en: 'Ash determined to ISO 3451-1: 0.02% by mass.',
          zh: '按 ISO 3451-1 测定，灰分 0.02%（质量分数）。',
          de: 'Aschegehalt nach ISO 3451-1 bestimmt: 0,02 Masse-%.',
        },
      },
      {
        name: { en: 'REACH declaration', zh: 'REACH 声明', de: 'REACH-Erklärung' },
        detail: {
          en: 'Contains no substance of very high concern above 0.1% by mass.',
          zh: '高度关注物质（SVHC）含量均不超过 0.1%（质量分数）。',
          de: 'Enthält keine besonders besorgniserregenden Stoffe über 0,1 Masse-%.',
        },
      },
    ],
    features: [
      {
        title: { en: 'Burns out clean', zh: '烧圈残留少', de: 'Brennt sauber aus' },
        text: {
          en: 'So little residue stays in the ring that castings come out smooth, without inclusions.',
          zh: '铸圈内残留物少，铸件表面光洁、无夹杂。',
          de: 'In der Muffel bleibt kaum Rückstand; die Güsse werden glatt und frei von Einschlüssen.',
        },
      },
      {
        title: { en: 'Stiff thin sections', zh: '薄处不易变形', de: 'Auch dünn formstabil' },
        text: {
          en: 'Clasps, mesh and connectors keep their shape while the pattern is cleaned, fitted and sprued.',
          zh: '清洗、检查就位和安插铸道时，卡环、固位网和连接体不易变形。',
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
          zh: '用异丙醇（≥ 97%）清洗两次，分别 3 分钟和 2 分钟；冠的组织面用软毛刷清理。',
          de: 'Zwei Bäder Isopropanol (mindestens 97 %), 3 min und 2 min. Kroneninnenseiten mit weichem Pinsel reinigen.',
        },
      },
      {
        title: { en: 'Dry', zh: '干燥', de: 'Trocknen' },
        text: {
          en: 'Blow dry with oil-free air and leave for 15 min. Trapped solvent can crack the investment ring.',
          zh: '用无油压缩空气吹干，静置 15 分钟。残留溶剂可能导致铸圈开裂。',
          de: 'Mit ölfreier Luft trockenblasen und 15 min ablüften. Lösemittelreste können die Muffel reißen lassen.',
        },
      },
      {
        title: { en: 'Cure', zh: '固化', de: 'Nachhärten' },
        text: {
          en: 'UltraCraft Cure, 10 min each side. Undercured resin interferes with the setting of the investment.',
          zh: '使用 UltraCraft Cure，每面固化 10 分钟。固化不足会影响包埋料凝固。',
          de: 'UltraCraft Cure, je Seite 10 min. Ungenügend gehärtetes Resin stört das Abbinden der Einbettmasse.',
        },
      },
      {
        title: { en: 'Burnout', zh: '包埋烧圈', de: 'Ausbrennen' },
        text: {
          en: 'Phosphate-bonded investment: 3 °C/min to 290 °C, hold 60 min; 5 °C/min to 900–950 °C, hold 60 to 90 min. For press ceramics, the last hold is about 850 °C, as the investment’s instructions say.',
          zh: '磷酸盐包埋料：以 3 °C/min 升至 290 °C，保温 60 分钟；再以 5 °C/min 升至 900–950 °C，保温 60–90 分钟。热压铸瓷末段约 850 °C，以包埋料说明书为准。',
          de: 'Phosphatgebundene Einbettmasse: 3 °C/min bis 290 °C, 60 min halten; 5 °C/min bis 900–950 °C, 60 bis 90 min halten. Für Presskeramik liegt die letzte Haltestufe bei etwa 850 °C, nach Angabe der Einbettmasse.',
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
          zh: '使用前摇匀 1 分钟。请使用专用料槽，混入其他树脂的颜料会使灰分升高。',
          de: 'Flasche 1 min schütteln. Eigene Wanne verwenden: Pigmente anderer Resins erhöhen den Aschegehalt.',
        },
      },
      {
        title: { en: 'Limits', zh: '使用限制', de: 'Einsatzgrenzen' },
        text: {
          en: 'Support bars at least 2 mm, framework at least 0.35 mm thick. Not for speed burnout.',
          zh: '支撑杆直径不小于 2 mm，支架厚度不小于 0.35 mm。不适用于快速烧圈。',
          de: 'Stützstege mindestens 2 mm, Gerüst mindestens 0,35 mm stark. Nicht für Speed-Verfahren geeignet.',
        },
      },
      {
        title: { en: 'Storage', zh: '储存', de: 'Lagerung' },
        text: {
          en: 'Closed, dark, 5 to 25 °C. Ventilate the furnace, because burning resin gives off fumes.',
          zh: '密封避光，5–25 °C 保存。烧圈时会产生烟气，焙烧炉须接排风。',
          de: 'Verschlossen, dunkel, 5 bis 25 °C. Beim Ausbrennen entsteht Rauch: Ofen mit Absaugung betreiben.',
        },
      },
    ],
    related: [103, 101, 117],
  },
  {
    id: 117,
    slug: 'cast-wax-uv',
    group: '0',
    subtypes: [],
    publishedOn: '2025-01-21',
    category: 'castable',
    name: { en: 'Cast Wax UV', zh: 'Cast Wax UV', de: 'Cast Wax UV' },
    summary: {
      en: 'Wax-filled castable resin for crowns, inlays and veneers to press or cast, adjusted with a wax knife before investing.',
      zh: '含蜡铸造树脂，用于热压铸瓷或金属铸造的冠、嵌体、贴面蜡型，包埋前可用蜡刀修改。',
      de: 'Wachshaltiges, ausbrennbares Resin für Kronen, Inlays und Veneers zum Pressen oder Gießen, vor dem Einbetten mit dem Wachsmesser korrigierbar.',
    },
    colors: [{ family: 'blue', name: { en: 'Wax blue', zh: '蜡蓝色', de: 'Wachsblau' }, hex: '#5f86b3' }],
    printers: ['1', '2', '3'],
    addOns: [],
    usages: ['fixed-restoration'],
    biocompatibility: [],
    bodyContact: 'none',
    storage: { min: 10, max: 25 },
    shelfLifeMonths: 12,
    packs: [{ amount: 1, unit: 'kg' }],
    properties: {
      flexuralModulus: 690,
      flexuralStrength: 24,
      elongationAtBreak: 9.5,
      tensileStrength: 14,
      hardnessShoreD: 62,
      viscosity: 340,
      density: 1.07,
      ashContent: 0.01,
    },
    casting: {
      preparation: {
        en: 'Wash 3 min, blow dry cool, rest 30 min, cure 8 min each side without heat',
        zh: '清洗 3 分钟，冷风吹干后静置 30 分钟，两面各固化 8 分钟，不加热',
        de: '3 min waschen, kalt trockenblasen, 30 min liegen lassen, je Seite 8 min ohne Heizung nachhärten',
      },
      sprues: {
        en: '2.5 to 3 mm in diameter and 3 to 8 mm long, at the thickest part',
        zh: '直径 2.5–3 mm，长 3–8 mm，接在最厚处',
        de: '2,5 bis 3 mm stark und 3 bis 8 mm lang, an der dicksten Stelle',
      },
      investment: {
        en: 'Phosphate-bonded, no speed burnout',
        zh: '磷酸盐包埋料，不可快速烧圈',
        de: 'Phosphatgebunden, kein Speed-Verfahren',
      },
      burnout: [
        { celsius: 150, hours: 1, ramp: 3 },
        { celsius: 320, hours: 1, ramp: 3 },
        { celsius: 950, hours: 1, ramp: 3 },
      ],
      flask: { min: 900, max: 950 },
      flaskHours: null,
      pressing: 850,
      scaling: 0,
      sections: { min: 0.3, max: 6 },
      metals: {
        en: 'Press ceramics; cobalt-chromium, nickel-chromium. Not titanium',
        zh: '热压铸瓷；钴铬、镍铬合金。不适用于钛',
        de: 'Presskeramik; Kobalt-Chrom, Nickel-Chrom. Nicht für Titan',
      },
    },
    wavelengths: [385],
    layerHeights: [30, 50],
    certifications: [
      {
        name: { en: 'Ash content', zh: '灰分', de: 'Aschegehalt' },
        detail: {
          en: 'Ash determined to ISO 3451-1: 0.01% by mass.',
          zh: '按 ISO 3451-1 测定，灰分 0.01%（质量分数）。',
          de: 'Aschegehalt nach ISO 3451-1 bestimmt: 0,01 Masse-%.',
        },
      },
      {
        name: { en: 'REACH declaration', zh: 'REACH 声明', de: 'REACH-Erklärung' },
        detail: {
          en: 'Contains no substance of very high concern above 0.1% by mass.',
          zh: '高度关注物质（SVHC）含量均不超过 0.1%（质量分数）。',
          de: 'Enthält keine besonders besorgniserregenden Stoffe über 0,1 Masse-%.',
        },
      },
    ],
    features: [
      {
        title: { en: 'Takes wax', zh: '可用蜡修改', de: 'Mit Wachs ergänzbar' },
        text: {
          en: 'Modeling wax bonds to the surface. You can add a short margin or an open contact by hand instead of printing the pattern again.',
          zh: '表面可与嵌体蜡结合。边缘偏短或邻接不足时手工加蜡即可，无需重新打印。',
          de: 'Modellierwachs haftet auf der Oberfläche. Kurze Ränder und offene Kontakte werden von Hand ergänzt, statt neu zu drucken.',
        },
      },
      {
        title: { en: 'Expands less', zh: '受热膨胀小', de: 'Dehnt sich weniger aus' },
        text: {
          en: 'The wax runs out first and leaves room for the resin, so small press rings stay free of cracks.',
          zh: '蜡先熔出，为树脂留出膨胀空间，小型铸瓷包埋圈不易开裂。',
          de: 'Das Wachs läuft zuerst aus und lässt dem Resin Raum; kleine Pressmuffeln bleiben rissfrei.',
        },
      },
      {
        title: { en: 'No gray in the ceramic', zh: '铸瓷不发灰', de: 'Keine Grauschleier in der Keramik' },
        text: {
          en: 'An ash content of 0.01% leaves nothing in the ring that would discolor translucent ingots.',
          zh: '灰分仅 0.01%，铸圈内几乎无残留，半透明瓷块不易变色。',
          de: 'Bei 0,01 % Asche bleibt in der Muffel nichts zurück, das transluzente Rohlinge verfärbt.',
        },
      },
    ],
    postProcessing: [
      {
        title: { en: 'Wash', zh: '清洗', de: 'Waschen' },
        text: {
          en: 'Isopropanol (at least 97%), 3 min in all, with a soft brush inside crowns. A longer bath draws wax out of the surface.',
          zh: '用异丙醇（≥ 97%）清洗，总时间 3 分钟，冠的组织面用软毛刷清理；超时会使表层蜡析出。',
          de: 'Isopropanol (mindestens 97 %), insgesamt 3 min, Kroneninnenseiten mit weichem Pinsel. Ein längeres Bad löst Wachs aus der Oberfläche.',
        },
      },
      {
        title: { en: 'Dry', zh: '干燥', de: 'Trocknen' },
        text: {
          en: 'Blow dry with cool air and leave for 30 min at room temperature.',
          zh: '用冷风吹干，室温静置 30 分钟。',
          de: 'Mit kalter Luft trockenblasen und 30 min bei Raumtemperatur ablüften.',
        },
      },
      {
        title: { en: 'Cure', zh: '固化', de: 'Nachhärten' },
        text: {
          en: 'UltraCraft Cure, 8 min each side without heating. Add wax only afterward.',
          zh: '使用 UltraCraft Cure，不加热，每面固化 8 分钟；固化后再加蜡。',
          de: 'UltraCraft Cure, je Seite 8 min ohne Heizung. Wachs erst danach auftragen.',
        },
      },
      {
        title: { en: 'Burnout', zh: '包埋烧圈', de: 'Ausbrennen' },
        text: {
          en: 'Phosphate-bonded investment, 3 °C/min: 60 min at 150 °C, 60 min at 320 °C, then 60 to 90 min at about 850 °C for press ceramics, as the investment’s instructions say, or at 900–950 °C for casting.',
          zh: '磷酸盐包埋料，升温速率 3 °C/min：150 °C 保温 60 分钟，320 °C 保温 60 分钟，再保温 60–90 分钟：热压铸瓷约 850 °C，以包埋料说明书为准；金属铸造 900–950 °C。',
          de: 'Phosphatgebundene Einbettmasse, 3 °C/min: 60 min bei 150 °C, 60 min bei 320 °C, dann 60 bis 90 min halten: für Presskeramik bei etwa 850 °C nach Angabe der Einbettmasse, zum Gießen bei 900–950 °C.',
        },
      },
    ],
    applications: [
      {
        title: { en: 'Pressed crowns', zh: '热压铸瓷冠', de: 'Presskronen' },
        text: {
          en: 'Full-contour crowns for lithium disilicate and other press ceramics.',
          zh: '二硅酸锂等热压铸瓷用全解剖形态冠。',
          de: 'Vollanatomische Kronen für Lithiumdisilikat und andere Presskeramiken.',
        },
      },
      {
        title: { en: 'Pressed inlays and veneers', zh: '热压嵌体与贴面', de: 'Gepresste Inlays und Veneers' },
        text: {
          en: 'Small patterns with thin edges, checked on the die and closed with wax where needed.',
          zh: '边缘薄的小型蜡型，在代型上检查边缘，必要时用蜡封闭。',
          de: 'Kleine Modellationen mit dünnen Rändern, auf dem Stumpf geprüft und bei Bedarf mit Wachs geschlossen.',
        },
      },
      {
        title: { en: 'Copings and posts', zh: '基底冠与桩核', de: 'Käppchen und Stiftaufbauten' },
        text: {
          en: 'Metal copings, posts and cores that need a last correction by hand before casting.',
          zh: '铸造前须手工微调的金属基底冠和桩核。',
          de: 'Metallkäppchen und Stiftaufbauten, die vor dem Guss von Hand nachkorrigiert werden.',
        },
      },
    ],
    instructions: [
      {
        title: { en: 'Before printing', zh: '打印前', de: 'Vor dem Druck' },
        text: {
          en: 'Warm the bottle to 25 °C and shake for 2 min until the wax is dispersed. Use a tray reserved for this resin.',
          zh: '将树脂预热至 25 °C，摇匀 2 分钟至蜡分散均匀。请使用专用料槽。',
          de: 'Flasche auf 25 °C erwärmen und 2 min schütteln, bis das Wachs verteilt ist. Eigene Wanne verwenden.',
        },
      },
      {
        title: { en: 'Limits', zh: '使用限制', de: 'Einsatzgrenzen' },
        text: {
          en: 'Too soft for clasps and frameworks: use Cast UV 3.0 for them. Not for speed burnout.',
          zh: '质地较软，不适用于卡环和支架，请改用 Cast UV 3.0。不适用于快速烧圈。',
          de: 'Zu weich für Klammern und Modellgussgerüste, dafür Cast UV 3.0 verwenden. Nicht für Speed-Verfahren geeignet.',
        },
      },
      {
        title: { en: 'Storage', zh: '储存', de: 'Lagerung' },
        text: {
          en: 'Closed, dark, 10 to 25 °C. Keep printed patterns cool and invest them within 3 days. Extract burnout fumes.',
          zh: '密封避光，10–25 °C 保存。打印好的蜡型置于阴凉处，3 天内包埋。烧圈烟气须抽排。',
          de: 'Verschlossen, dunkel, 10 bis 25 °C. Gedruckte Modellationen kühl lagern und binnen 3 Tagen einbetten. Ausbrenndämpfe absaugen.',
        },
      },
    ],
    related: [102, 115],
  },
];
