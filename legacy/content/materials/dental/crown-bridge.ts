import type { MaterialRecord } from '../record.ts';

export const crownAndBridgeMaterials: MaterialRecord[] = [
  {
    id: 101,
    slug: 'temp-c-and-b-uv-2-0',
    group: '0',
    subtypes: [],
    publishedOn: '2024-05-20',
    category: 'crown-bridge',
    name: { en: 'Temp C&B UV 2.0', zh: 'Temp C&B UV 2.0', de: 'Temp C&B UV 2.0' },
    summary: {
      en: 'Tooth-colored resin for temporary crowns and bridges, in A1, A2, A3 and bleach. It polishes like acrylic.',
      zh: '临时冠桥树脂，色号 A1、A2、A3 和 BL 色，常规工具即可抛光。',
      de: 'Zahnfarbenes Resin für provisorische Kronen und Brücken in A1, A2, A3 und Bleach, polierbar wie PMMA.',
    },
    colors: [
      { family: 'tooth-shade', name: { en: 'A1', zh: 'A1', de: 'A1' }, hex: '#ece2cb' },
      { family: 'tooth-shade', name: { en: 'A2', zh: 'A2', de: 'A2' }, hex: '#e4d4b4' },
      { family: 'tooth-shade', name: { en: 'A3', zh: 'A3', de: 'A3' }, hex: '#d9c39c' },
      { family: 'white', name: { en: 'Bleach (BL)', zh: 'BL 色', de: 'Bleach' }, hex: '#f4f0e6' },
    ],
    printers: ['1', '2', '3', '5', '6', '7'],
    addOns: [],
    usages: ['temporary-crown'],
    biocompatibility: ['ISO 10993-5', 'ISO 10993-10', 'ISO 10993-23'],
    bodyContact: 'mouth',
    storage: { min: 5, max: 25 },
    shelfLifeMonths: 18,
    packs: [{ amount: 1, unit: 'kg' }],
    properties: {
      flexuralModulus: 2350,
      flexuralStrength: 84.5,
      elongationAtBreak: 6.2,
      hardnessShoreD: 86,
      viscosity: 1150,
      density: 1.14,
      wetFlexuralStrength: 81.5,
      waterSorption: 29,
      waterSolubility: 1.6,
    },
    productStandard: 'ISO 10477',
    wavelengths: [385],
    layerHeights: [50, 100],
    certifications: [
      {
        name: { en: 'Biological evaluation', zh: '生物学评价', de: 'Biologische Beurteilung' },
        detail: {
          en: 'Tested to ISO 10993-5 (cytotoxicity), ISO 10993-10 (sensitization) and ISO 10993-23 (irritation).',
          zh: '已按 ISO 10993-5（细胞毒性）、ISO 10993-10（致敏）和 ISO 10993-23（刺激）完成测试。',
          de: 'Geprüft nach ISO 10993-5 (Zytotoxizität), ISO 10993-10 (Sensibilisierung) und ISO 10993-23 (Irritation).',
        },
      },
      {
        name: { en: 'Crown and bridge material', zh: '冠桥材料', de: 'Kronen- und Brückenwerkstoff' },
        detail: {
          en: 'Flexural strength, water sorption and solubility meet ISO 10477 for polymer-based crown and veneering materials.',
          zh: '弯曲强度、吸水值和溶解值符合 ISO 10477 对聚合物基冠桥材料的要求。',
          de: 'Biegefestigkeit, Wasseraufnahme und Löslichkeit erfüllen ISO 10477 für polymerbasierte Kronen- und Verblendwerkstoffe.',
        },
      },
    ],
    features: [
      {
        title: { en: 'Close to the shade guide', zh: '接近比色板', de: 'Passend zum Farbring' },
        text: {
          en: 'A1, A2, A3 of the VITA classical guide and a bleach shade. Compare after final curing and polishing.',
          zh: '对照 VITA classical 比色板的 A1、A2、A3，另有 BL；固化、抛光后再比色。',
          de: 'A1, A2 und A3 nach VITA classical, dazu Bleach. Verglichen wird nach dem Nachhärten und Polieren.',
        },
      },
      {
        title: { en: 'Fine margins', zh: '边缘薄', de: 'Feine Ränder' },
        text: {
          en: 'Print crown margins in 50 µm layers. Start with a cement gap of 60 µm and set the fit from there.',
          zh: '牙冠边缘用 50 µm 层厚打印；粘接间隙 60 µm 起，按就位松紧调整。',
          de: 'Kronenränder werden mit 50 µm Schichthöhe gedruckt. Beginnen Sie mit 60 µm Zementspalt; darüber stellen Sie die Passung ein.',
        },
      },
      {
        title: { en: 'Polishes like acrylic', zh: '抛光如 PMMA', de: 'Polierbar wie PMMA' },
        text: {
          en: 'Trim, stain and polish it with the instruments your lab already has.',
          zh: '用现有工具即可修形、染色、抛光。',
          de: 'Lässt sich mit den üblichen Laborinstrumenten ausarbeiten, charakterisieren und polieren.',
        },
      },
    ],
    postProcessing: [
      {
        title: { en: 'Wash', zh: '清洗', de: 'Waschen' },
        text: {
          en: 'Two baths of isopropanol (at least 97%), 3 min and 2 min. Longer soaks soften the surface and make thin margins swell.',
          zh: '用异丙醇（≥ 97%）清洗两次，分别 3 分钟和 2 分钟；勿延长浸泡，以免表面变软、薄边溶胀。',
          de: 'Zwei Bäder Isopropanol (mindestens 97 %), 3 min und 2 min. Nicht länger: Sonst wird die Oberfläche weich, und dünne Ränder quellen.',
        },
      },
      {
        title: { en: 'Dry', zh: '干燥', de: 'Trocknen' },
        text: {
          en: 'Air-dry for at least 10 min, until no solvent is left in the fissures.',
          zh: '吹干并静置 10 分钟，直至窝沟内无溶剂残留。',
          de: 'Trockenblasen und 10 min warten, bis die Fissuren frei von Lösemittel sind.',
        },
      },
      {
        title: { en: 'Cure', zh: '固化', de: 'Nachhärten' },
        text: {
          en: 'UltraCraft Cure, 15 min each side under nitrogen or covered with glycerin.',
          zh: '使用 UltraCraft Cure，充氮或涂甘油，每面固化 15 分钟。',
          de: 'UltraCraft Cure, je Seite 15 min unter Stickstoff oder mit Glyzerin abgedeckt.',
        },
      },
    ],
    applications: [
      {
        title: { en: 'Same-day temporaries', zh: '即刻临时修复', de: 'Chairside-Provisorien' },
        text: {
          en: 'Once cleared: single crowns and bridges of up to three units. A three-unit bridge takes 24 min on the ChairSide.',
          zh: '取得注册证后，用于单冠和三单位以内的桥。样件实测：三单位桥在 ChairSide 上打印 24 分钟。',
          de: 'Nach der CE-Kennzeichnung: Einzelkronen und Brücken bis zu drei Gliedern. Eine dreigliedrige Musterbrücke druckt der ChairSide in 24 min.',
        },
      },
      {
        title: { en: 'Mock-ups', zh: '美学预览（mock-up）', de: 'Mock-ups' },
        text: {
          en: 'Once cleared: mock-ups that show the patient the planned shape before any prep.',
          zh: '取得注册证后，备牙前可试戴诊断饰面，供患者确认效果。',
          de: 'Nach der CE-Kennzeichnung: Mock-up-Schalen, mit denen sich die geplante Form vor der Präparation im Mund zeigen lässt.',
        },
      },
    ],
    instructions: [
      {
        title: { en: 'Before printing', zh: '打印前', de: 'Vor dem Druck' },
        text: {
          en: 'Shake the bottle for 2 min; pigments settle. Pour at 20 to 25 °C and stir once more in the tray.',
          zh: '颜料会沉降，使用前摇匀 2 分钟；在 20–25 °C 下倒入料槽并再次搅拌。',
          de: 'Flasche 2 min schütteln, da sich Pigmente absetzen. Bei 20 bis 25 °C einfüllen und in der Wanne nochmals rühren.',
        },
      },
      {
        title: {
          en: 'In the mouth, once cleared',
          zh: '取得注册证后：口内使用',
          de: 'Im Mund, nach der CE-Kennzeichnung',
        },
        text: {
          en: 'For temporary wear only. Cement with a eugenol-free temporary cement.',
          zh: '仅供临时佩戴，请使用不含丁香酚的临时水门汀。',
          de: 'Nur zur provisorischen Versorgung. Mit eugenolfreiem provisorischem Zement befestigen.',
        },
      },
      {
        title: { en: 'Storage', zh: '储存', de: 'Lagerung' },
        text: {
          en: 'Closed, dark, 5 to 25 °C. Uncured resin irritates the skin: wear nitrile gloves.',
          zh: '密封避光，5–25 °C 保存。未固化树脂对皮肤有刺激，请佩戴丁腈手套。',
          de: 'Verschlossen, dunkel, 5 bis 25 °C. Flüssiges Resin reizt die Haut: Nitrilhandschuhe tragen.',
        },
      },
    ],
    related: [110, 115, 103],
  },
  {
    id: 110,
    slug: 'crown-ceramic-uv',
    group: '0',
    subtypes: [],
    publishedOn: '2025-03-25',
    category: 'crown-bridge',
    name: { en: 'Crown Ceramic UV', zh: 'Crown Ceramic UV', de: 'Crown Ceramic UV' },
    summary: {
      en: 'Ceramic-filled resin for long-term temporaries under full occlusal load.',
      zh: '陶瓷填料树脂，用于承力的长期临时冠桥。',
      de: 'Keramikgefülltes Resin für Langzeitprovisorien unter Kaubelastung.',
    },
    colors: [
      { family: 'tooth-shade', name: { en: 'A1', zh: 'A1', de: 'A1' }, hex: '#ece2cb' },
      { family: 'tooth-shade', name: { en: 'A2', zh: 'A2', de: 'A2' }, hex: '#e4d4b4' },
      { family: 'tooth-shade', name: { en: 'A3', zh: 'A3', de: 'A3' }, hex: '#d9c39c' },
      { family: 'tooth-shade', name: { en: 'B2', zh: 'B2', de: 'B2' }, hex: '#e3d5b0' },
      { family: 'white', name: { en: 'Bleach (BL)', zh: 'BL 色', de: 'Bleach' }, hex: '#f4f0e6' },
    ],
    printers: ['2', '3', '6', '7'],
    addOns: [],
    usages: ['temporary-crown'],
    biocompatibility: ['ISO 10993-5', 'ISO 10993-10', 'ISO 10993-23'],
    bodyContact: 'mouth',
    storage: { min: 5, max: 25 },
    shelfLifeMonths: 12,
    packs: [{ amount: 1, unit: 'kg' }],
    properties: {
      flexuralModulus: 5150,
      flexuralStrength: 128,
      elongationAtBreak: 2.8,
      hardnessShoreD: 91,
      viscosity: 2550,
      density: 1.52,
      ashContent: 44,
      wetFlexuralStrength: 119,
      waterSorption: 22,
      waterSolubility: 1.1,
    },
    productStandard: 'ISO 10477',
    wavelengths: [385],
    layerHeights: [50],
    certifications: [
      {
        name: { en: 'Biological evaluation', zh: '生物学评价', de: 'Biologische Beurteilung' },
        detail: {
          en: 'Tested to ISO 10993-5 (cytotoxicity), ISO 10993-10 (sensitization) and ISO 10993-23 (irritation).',
          zh: '已按 ISO 10993-5（细胞毒性）、ISO 10993-10（致敏）和 ISO 10993-23（刺激）完成测试。',
          de: 'Geprüft nach ISO 10993-5 (Zytotoxizität), ISO 10993-10 (Sensibilisierung) und ISO 10993-23 (Irritation).',
        },
      },
      {
        name: { en: 'Crown and bridge material', zh: '冠桥材料', de: 'Kronen- und Brückenwerkstoff' },
        detail: {
          en: 'Flexural strength, water sorption and solubility meet ISO 10477 for polymer-based crown and veneering materials.',
          zh: '弯曲强度、吸水值和溶解值符合 ISO 10477 对聚合物基冠桥材料的要求。',
          de: 'Biegefestigkeit, Wasseraufnahme und Löslichkeit erfüllen ISO 10477 für polymerbasierte Kronen- und Verblendwerkstoffe.',
        },
      },
    ],
    features: [
      {
        title: { en: '44% filler', zh: '填料含量 44%', de: '44 % Füllstoff' },
        text: {
          en: 'Silanized glass-ceramic powder, 44% by mass, raises the flexural modulus to 5,150 MPa and slows wear.',
          zh: '硅烷化玻璃陶瓷粉质量分数为 44%，弯曲模量达 5,150 MPa，磨耗小。',
          de: '44 Masse-% silanisiertes Glaskeramikpulver heben den Biegemodul auf 5.150 MPa und bremsen die Abrasion.',
        },
      },
      {
        title: { en: 'Natural translucency', zh: '通透自然', de: 'Natürliche Transluzenz' },
        text: {
          en: 'Thin incisal edges let light through, while the body of the crown masks the core.',
          zh: '切端薄处可透光，冠体部位可遮盖基牙颜色。',
          de: 'Dünne Schneidekanten lassen Licht durch, der Kronenkörper deckt den Stumpf ab.',
        },
      },
      {
        title: { en: 'Kind to the opposing tooth', zh: '对颌磨耗小', de: 'Antagonistenschonend' },
        text: {
          en: 'Polishes to a smooth surface and is softer than glass ceramic or zirconia.',
          zh: '抛光后表面光滑，硬度低于玻璃陶瓷和氧化锆。',
          de: 'Lässt sich glatt polieren und ist weicher als Glaskeramik oder Zirkonoxid.',
        },
      },
    ],
    postProcessing: [
      {
        title: { en: 'Wash', zh: '清洗', de: 'Waschen' },
        text: {
          en: 'Isopropanol (at least 97%), 2 min with a brush, then 1 min in a clean bath. No ultrasound.',
          zh: '用异丙醇（≥ 97%）刷洗 2 分钟，再换新液清洗 1 分钟；禁用超声清洗。',
          de: 'Isopropanol (mindestens 97 %), 2 min mit Pinsel, dann 1 min im frischen Bad. Kein Ultraschall.',
        },
      },
      {
        title: { en: 'Dry', zh: '干燥', de: 'Trocknen' },
        text: {
          en: 'Blow dry and wait 10 min. A white film means that filler is left: wash again.',
          zh: '吹干并静置 10 分钟。表面如有白膜，说明有填料残留，须重新清洗。',
          de: 'Trockenblasen und 10 min warten. Ein weißer Belag ist Füllstoff: nochmals waschen.',
        },
      },
      {
        title: { en: 'Cure', zh: '固化', de: 'Nachhärten' },
        text: {
          en: 'UltraCraft Cure, 20 min each side under nitrogen.',
          zh: '使用 UltraCraft Cure，在氮气环境下每面固化 20 分钟。',
          de: 'UltraCraft Cure, je Seite 20 min unter Stickstoff.',
        },
      },
      {
        title: { en: 'Finish', zh: '表面处理', de: 'Ausarbeiten' },
        text: {
          en: 'Blast the inside with 50 µm alumina at 1.5 bar. Polish the outside or glaze it with light-curing varnish.',
          zh: '组织面用 50 µm 氧化铝在 1.5 bar 压力下喷砂；外表面抛光或涂光固化釉。',
          de: 'Innenseite mit 50 µm Korund bei 1,5 bar abstrahlen. Außen polieren oder mit lichthärtendem Lack versiegeln.',
        },
      },
    ],
    applications: [
      {
        title: { en: 'Long-term temporaries', zh: '长期临时修复', de: 'Langzeitprovisorien' },
        text: {
          en: 'Crowns and bridges of up to three units during healing or a change of bite height.',
          zh: '愈合期或咬合重建期间佩戴的单冠及最多三单位桥。',
          de: 'Kronen und Brücken bis drei Glieder während der Einheilung oder einer Bisshebung.',
        },
      },
      {
        title: { en: 'Implant temporaries', zh: '种植临时冠', de: 'Implantatprovisorien' },
        text: {
          en: 'Screw-retained crowns on titanium bases that shape the emergence profile.',
          zh: '钛基底螺丝固位临时冠，用于塑形穿龈轮廓。',
          de: 'Verschraubte Kronen auf Titanbasen zum Ausformen des Emergenzprofils.',
        },
      },
      {
        title: { en: 'Table tops', zh: '咬合贴面', de: 'Table Tops' },
        text: {
          en: 'Occlusal veneers to test a new vertical dimension.',
          zh: '用于验证新垂直距离的后牙咬合贴面。',
          de: 'Okklusale Veneers zum Austesten einer neuen vertikalen Dimension.',
        },
      },
    ],
    instructions: [
      {
        title: { en: 'Before printing', zh: '打印前', de: 'Vor dem Druck' },
        text: {
          en: 'Roll the bottle for 30 min or shake for 5 min; the filler settles. Print at 25 to 30 °C.',
          zh: '填料会沉降，使用前滚瓶 30 分钟或摇匀 5 分钟；在 25–30 °C 下打印。',
          de: 'Flasche 30 min rollen oder 5 min schütteln, da der Füllstoff absinkt. Bei 25 bis 30 °C drucken.',
        },
      },
      {
        title: {
          en: 'In the mouth, once cleared',
          zh: '取得注册证后：口内使用',
          de: 'Im Mund, nach der CE-Kennzeichnung',
        },
        text: {
          en: 'Walls at least 1 mm, connectors at least 12 mm². Bond with resin cement after silanizing.',
          zh: '壁厚不小于 1 mm，连接体截面积不小于 12 mm²。硅烷化处理后用树脂水门汀粘接。',
          de: 'Wandstärke mindestens 1 mm, Verbinder mindestens 12 mm². Nach dem Silanisieren mit Kompositzement befestigen.',
        },
      },
      {
        title: { en: 'Storage', zh: '储存', de: 'Lagerung' },
        text: {
          en: 'Closed, dark, 5 to 25 °C; store bottles upright and turn them weekly. Extract dust when grinding.',
          zh: '密封避光，5–25 °C 直立存放，每周翻转一次。打磨时开启吸尘。',
          de: 'Verschlossen, dunkel, 5 bis 25 °C, stehend lagern und wöchentlich wenden. Schleifstaub absaugen.',
        },
      },
    ],
    related: [101, 107, 115],
  },
  {
    id: 115,
    slug: 'crown-final-uv',
    group: '0',
    subtypes: [],
    publishedOn: '2026-02-17',
    category: 'crown-bridge',
    name: { en: 'Crown Final UV', zh: 'Crown Final UV', de: 'Crown Final UV' },
    summary: {
      en: 'Highly filled composite for final crowns, inlays, onlays and veneers on single teeth.',
      zh: '高填料复合树脂，用于单冠永久修复、嵌体、高嵌体、贴面。',
      de: 'Hochgefülltes Komposit für definitive Einzelkronen, Inlays, Onlays und Veneers.',
    },
    colors: [
      { family: 'tooth-shade', name: { en: 'A1', zh: 'A1', de: 'A1' }, hex: '#ece2cb' },
      { family: 'tooth-shade', name: { en: 'A2', zh: 'A2', de: 'A2' }, hex: '#e4d4b4' },
      { family: 'tooth-shade', name: { en: 'A3', zh: 'A3', de: 'A3' }, hex: '#d9c39c' },
      { family: 'tooth-shade', name: { en: 'A3.5', zh: 'A3.5', de: 'A3,5' }, hex: '#d0b68a' },
      { family: 'tooth-shade', name: { en: 'B1', zh: 'B1', de: 'B1' }, hex: '#eee6cf' },
    ],
    printers: ['2', '3', '7'],
    addOns: [],
    usages: ['final-restoration'],
    biocompatibility: ['ISO 10993-5', 'ISO 10993-10', 'ISO 10993-23'],
    bodyContact: 'mouth',
    storage: { min: 5, max: 25 },
    shelfLifeMonths: 12,
    packs: [{ amount: 1, unit: 'kg' }],
    properties: {
      flexuralModulus: 6900,
      flexuralStrength: 142,
      elongationAtBreak: 2.3,
      hardnessShoreD: 93,
      viscosity: 3100,
      density: 1.66,
      ashContent: 54,
      wetFlexuralStrength: 134,
      waterSorption: 19,
      waterSolubility: 0.9,
    },
    productStandard: 'ISO 4049',
    wavelengths: [385],
    layerHeights: [50],
    certifications: [
      {
        name: { en: 'Biological evaluation', zh: '生物学评价', de: 'Biologische Beurteilung' },
        detail: {
          en: 'Tested to ISO 10993-5 (cytotoxicity), ISO 10993-10 (sensitization) and ISO 10993-23 (irritation).',
          zh: '已按 ISO 10993-5（细胞毒性）、ISO 10993-10（致敏）和 ISO 10993-23（刺激）完成测试。',
          de: 'Geprüft nach ISO 10993-5 (Zytotoxizität), ISO 10993-10 (Sensibilisierung) und ISO 10993-23 (Irritation).',
        },
      },
      {
        name: { en: 'Restorative material', zh: '修复材料', de: 'Füllungs- und Restaurationswerkstoff' },
        detail: {
          en: 'Flexural strength, water sorption, solubility and radiopacity tested to ISO 4049 for polymer-based restorative materials.',
          zh: '弯曲强度、吸水值、溶解值和 X 射线阻射性按 ISO 4049（聚合物基修复材料）测试。',
          de: 'Biegefestigkeit, Wasseraufnahme, Löslichkeit und Röntgenopazität geprüft nach ISO 4049 für polymerbasierte Restaurationswerkstoffe.',
        },
      },
      {
        name: { en: 'Crown material', zh: '冠材料', de: 'Kronenwerkstoff' },
        detail: {
          en: 'Flexural strength and color stability meet ISO 10477 for polymer-based crown and veneering materials.',
          zh: '弯曲强度和颜色稳定性符合 ISO 10477 对聚合物基冠桥材料的要求。',
          de: 'Biegefestigkeit und Farbbeständigkeit erfüllen ISO 10477 für polymerbasierte Kronen- und Verblendwerkstoffe.',
        },
      },
    ],
    features: [
      {
        title: { en: 'For final restorations', zh: '用于正式修复', de: 'Für die definitive Versorgung' },
        text: {
          en: 'Developed for permanent use on single teeth, not for bridges or joined crowns.',
          zh: '可用于单颗牙的正式修复，不适用于桥和联冠。',
          de: 'Vorgesehen für definitive Versorgungen einzelner Zähne, nicht für Brücken und verblockte Kronen.',
        },
      },
      {
        title: { en: '54% filler', zh: '填料含量 54%', de: '54 % Füllstoff' },
        text: {
          en: 'Silanized barium glass and fine silica, 54% by mass, raise the flexural modulus to 6,900 MPa and slow wear.',
          zh: '硅烷化钡玻璃与超细二氧化硅的质量分数为 54%，弯曲模量达 6,900 MPa，磨耗小。',
          de: '54 Masse-% silanisiertes Bariumglas und feines Siliziumdioxid heben den Biegemodul auf 6.900 MPa und bremsen die Abrasion.',
        },
      },
      {
        title: { en: 'Visible on X-rays', zh: 'X 射线阻射', de: 'Röntgensichtbar' },
        text: {
          en: 'The barium glass shows on radiographs, so margins and contacts can be checked after seating.',
          zh: '钡玻璃在 X 线片上可见，粘接后便于检查边缘与邻接。',
          de: 'Das Bariumglas ist im Röntgenbild sichtbar; Ränder und Kontakte lassen sich nach dem Eingliedern prüfen.',
        },
      },
      {
        title: { en: 'Repairs in the mouth', zh: '口内可修补', de: 'Im Mund reparierbar' },
        text: {
          en: 'A chip is roughened, silanized and rebuilt with light-curing composite. The crown stays on the tooth.',
          zh: '局部崩缺时，打毛、硅烷化后用光固化复合树脂修补，无需拆冠。',
          de: 'Abplatzungen werden angeraut, silanisiert und mit lichthärtendem Komposit ergänzt. Die Krone bleibt auf dem Zahn.',
        },
      },
    ],
    postProcessing: [
      {
        title: { en: 'Wash', zh: '清洗', de: 'Waschen' },
        text: {
          en: 'Brush with isopropanol (at least 97%) for 2 min, then 1 min in a clean bath. No ultrasound: it loosens filler.',
          zh: '用异丙醇（≥ 97%）刷洗 2 分钟，再换新液清洗 1 分钟；禁用超声清洗，以免填料脱落。',
          de: 'Mit Isopropanol (mindestens 97 %) 2 min bürsten, dann 1 min im frischen Bad. Kein Ultraschall, er löst Füllstoff heraus.',
        },
      },
      {
        title: { en: 'Dry', zh: '干燥', de: 'Trocknen' },
        text: {
          en: 'Blow dry and wait 15 min. Wash again where the surface still looks chalky.',
          zh: '吹干并静置 15 分钟；表面仍呈粉白处须重新清洗。',
          de: 'Trockenblasen und 15 min warten. Kreidige Stellen nochmals waschen.',
        },
      },
      {
        title: { en: 'Cure', zh: '固化', de: 'Nachhärten' },
        text: {
          en: 'UltraCraft Cure, 25 min each side under nitrogen. Glycerin is not enough for this resin.',
          zh: '使用 UltraCraft Cure，在氮气环境下每面固化 25 分钟；本树脂不可用甘油代替氮气。',
          de: 'UltraCraft Cure, je Seite 25 min unter Stickstoff. Glyzerin reicht bei diesem Resin nicht aus.',
        },
      },
      {
        title: { en: 'Finish', zh: '表面处理', de: 'Ausarbeiten' },
        text: {
          en: 'Blast the inside with 50 µm alumina at 1.5 bar. Polish the outside with goat-hair brush and diamond paste to high gloss.',
          zh: '组织面用 50 µm 氧化铝在 1.5 bar 压力下喷砂；外表面用羊毛刷和金刚石抛光膏抛至高光。',
          de: 'Innenseite mit 50 µm Korund bei 1,5 bar abstrahlen. Außen mit Ziegenhaarbürste und Diamantpaste auf Hochglanz polieren.',
        },
      },
    ],
    applications: [
      {
        title: { en: 'Single crowns', zh: '单冠', de: 'Einzelkronen' },
        text: {
          en: 'Final crowns on front and back teeth, printed from the scan of the preparation.',
          zh: '前、后牙单冠，用作正式修复体，按备牙后的扫描数据打印。',
          de: 'Definitive Front- und Seitenzahnkronen, gedruckt nach dem Scan der Präparation.',
        },
      },
      {
        title: { en: 'Inlays and onlays', zh: '嵌体与高嵌体', de: 'Inlays und Onlays' },
        text: {
          en: 'Partial coverage where a direct filling would be too large.',
          zh: '缺损较大、不宜直接充填时的部分覆盖修复。',
          de: 'Teilversorgungen für Defekte, die für eine direkte Füllung zu groß sind.',
        },
      },
      {
        title: { en: 'Veneers', zh: '贴面', de: 'Veneers' },
        text: {
          en: 'Facings for front teeth, characterized with light-curing stains before polishing.',
          zh: '前牙贴面，抛光前可用光固化染色材料做个性化处理。',
          de: 'Verblendschalen für Frontzähne, vor dem Polieren mit lichthärtenden Malfarben charakterisiert.',
        },
      },
      {
        title: { en: 'Implant crowns', zh: '种植单冠', de: 'Implantatkronen' },
        text: {
          en: 'Single crowns that are bonded to a titanium base outside the mouth, once the gums have healed.',
          zh: '牙龈愈合后，在口外粘接于钛基底的种植单冠。',
          de: 'Einzelkronen, die nach dem Ausheilen der Gingiva extraoral auf eine Titanbasis geklebt werden.',
        },
      },
    ],
    instructions: [
      {
        title: { en: 'Before printing', zh: '打印前', de: 'Vor dem Druck' },
        text: {
          en: 'Roll the bottle for 45 min; the filler settles. Print at 28 to 32 °C and stir the tray before each job.',
          zh: '填料会沉降，使用前滚瓶 45 分钟。在 28–32 °C 下打印，每次开机前搅拌料槽。',
          de: 'Flasche 45 min rollen, da der Füllstoff absinkt. Bei 28 bis 32 °C drucken und die Wanne vor jedem Auftrag aufrühren.',
        },
      },
      {
        title: {
          en: 'In the mouth, once cleared',
          zh: '取得注册证后：口内使用',
          de: 'Im Mund, nach der CE-Kennzeichnung',
        },
        text: {
          en: 'Walls at least 1 mm, 1.5 mm under contacts, veneers 0.6 mm. Silanize and bond with resin cement in a dry field.',
          zh: '壁厚不小于 1 mm，咬合接触区不小于 1.5 mm，贴面不小于 0.6 mm。硅烷化后在隔湿条件下用树脂水门汀粘接。',
          de: 'Wandstärke mindestens 1 mm, unter Kontakten 1,5 mm, Veneers 0,6 mm. Silanisieren und bei trockenem Arbeitsfeld mit Kompositzement befestigen.',
        },
      },
      {
        title: { en: 'Limits', zh: '使用限制', de: 'Einsatzgrenzen' },
        text: {
          en: 'Not for bridges. In patients who grind their teeth, protect the crown with a splint at night.',
          zh: '不可用于桥。磨牙症患者夜间须佩戴咬合板保护。',
          de: 'Nicht für Brücken. Bei Bruxismus die Krone nachts mit einer Aufbissschiene schützen.',
        },
      },
      {
        title: { en: 'Storage', zh: '储存', de: 'Lagerung' },
        text: {
          en: 'Closed, dark, 5 to 25 °C; store bottles upright and turn them weekly. Extract dust when grinding.',
          zh: '密封避光，5–25 °C 直立存放，每周翻转一次。打磨时开启吸尘。',
          de: 'Verschlossen, dunkel, 5 bis 25 °C, stehend lagern und wöchentlich wenden. Schleifstaub absaugen.',
        },
      },
    ],
    related: [110, 101, 117],
  },
];
