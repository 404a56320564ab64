import type { MaterialRecord } from '../record.ts';

export const trayAndGingivaMaterials: MaterialRecord[] = [
  {
    id: 112,
    slug: 'tray-uv',
    group: '0',
    subtypes: [],
    publishedOn: '2021-11-30',
    category: 'tray-gingiva',
    name: { en: 'Tray UV', zh: 'Tray UV', de: 'Tray UV' },
    summary: {
      en: 'Stiff resin for custom impression trays, printed quickly in thick layers.',
      zh: '刚性托盘树脂，可用大层厚打印，速度快，用于个别托盘。',
      de: 'Steifes Resin für individuelle Löffel, in dicken Schichten schnell gedruckt.',
    },
    colors: [
      { family: 'green', name: { en: 'Mint', zh: '薄荷绿', de: 'Mint' }, hex: '#9fd3bd' },
      { family: 'blue', name: { en: 'Light blue', zh: '浅蓝色', de: 'Hellblau' }, hex: '#8fb9dc' },
    ],
    printers: ['1', '2', '5', '8'],
    addOns: [],
    usages: ['impression-tray'],
    biocompatibility: ['ISO 10993-5', 'ISO 10993-10'],
    bodyContact: 'mouth',
    storage: { min: 5, max: 30 },
    shelfLifeMonths: 18,
    packs: [{ amount: 1, unit: 'kg' }],
    properties: {
      flexuralModulus: 2880,
      flexuralStrength: 90,
      elongationAtBreak: 3.8,
      impactStrengthNotched: 20,
      heatDeflectionTemperature: 73,
      hardnessShoreD: 87,
      viscosity: 780,
      density: 1.2,
    },
    wavelengths: [385],
    layerHeights: [100, 150],
    certifications: [
      {
        name: { en: 'Biological evaluation', zh: '生物学评价', de: 'Biologische Beurteilung' },
        detail: {
          en: 'Tested to ISO 10993-5 (cytotoxicity) and ISO 10993-10:2010 (irritation and sensitization).',
          zh: '已按 ISO 10993-5（细胞毒性）和 ISO 10993-10:2010（刺激与致敏）完成测试。',
          de: 'Geprüft nach ISO 10993-5 (Zytotoxizität) und ISO 10993-10:2010 (Irritation und Sensibilisierung).',
        },
      },
    ],
    features: [
      {
        title: { en: 'Stays rigid', zh: '刚性好', de: 'Verwindungssteif' },
        text: {
          en: 'Withstands removal of set polyether and silicone without springing open.',
          zh: '取出凝固后的聚醚或硅橡胶印模时，托盘不会张开变形。',
          de: 'Federt beim Entnehmen abgebundener Polyether- und Silikonabformungen nicht auf.',
        },
      },
      {
        title: { en: 'Grips the impression', zh: '印模固位好', de: 'Hält die Abformung' },
        text: {
          en: 'The slightly rough surface and printed holes hold adhesive and impression material.',
          zh: '表面微粗糙并可直接打印固位孔，利于托盘粘接剂和印模材附着。',
          de: 'Leicht raue Oberfläche und mitgedruckte Perforation geben Adhäsiv und Abformmasse Halt.',
        },
      },
    ],
    postProcessing: [
      {
        title: { en: 'Wash', zh: '清洗', de: 'Waschen' },
        text: {
          en: 'Two baths of isopropanol (at least 95%), 3 min and 2 min.',
          zh: '用异丙醇（≥ 95%）清洗两次，分别 3 分钟和 2 分钟。',
          de: 'Zwei Bäder Isopropanol (mindestens 95 %), 3 min und 2 min.',
        },
      },
      {
        title: { en: 'Dry', zh: '干燥', de: 'Trocknen' },
        text: {
          en: 'Blow dry and leave for 10 min.',
          zh: '吹干并静置 10 分钟。',
          de: 'Trockenblasen und 10 min ablüften.',
        },
      },
      {
        title: { en: 'Cure', zh: '固化', de: 'Nachhärten' },
        text: {
          en: 'UltraCraft Cure, 8 min each side. Smooth the rim with a bur afterward.',
          zh: '使用 UltraCraft Cure 每面固化 8 分钟，随后用车针修整边缘。',
          de: 'UltraCraft Cure, je Seite 8 min. Danach den Rand mit der Fräse glätten.',
        },
      },
    ],
    applications: [
      {
        title: { en: 'Functional impressions', zh: '功能性印模', de: 'Funktionsabformungen' },
        text: {
          en: 'Trays for edentulous jaws with an even gap for the impression material.',
          zh: '无牙颌个别托盘，印模材间隙均匀。',
          de: 'Löffel für zahnlose Kiefer mit gleichmäßigem Spalt für die Abformmasse.',
        },
      },
      {
        title: { en: 'Implant impressions', zh: '种植印模', de: 'Implantatabformungen' },
        text: {
          en: 'Open trays with windows for the screws of the impression posts.',
          zh: '开窗式托盘，为转移杆螺丝预留开口。',
          de: 'Offene Löffel mit Fenstern für die Schrauben der Abformpfosten.',
        },
      },
      {
        title: { en: 'Bite rims', zh: '蜡堤暂基托', de: 'Bissschablonen' },
        text: {
          en: 'Base plates that carry wax rims for registering the jaw relation.',
          zh: '作为暂基托承托蜡堤，用于颌位关系记录。',
          de: 'Basisplatten mit Wachswällen für die Kieferrelationsbestimmung.',
        },
      },
    ],
    instructions: [
      {
        title: { en: 'Before printing', zh: '打印前', de: 'Vor dem Druck' },
        text: {
          en: 'Shake the bottle for 1 min. Design trays 2 to 3 mm thick and print them standing on the handle side.',
          zh: '使用前摇匀 1 分钟。托盘厚度 2–3 mm，手柄侧朝下竖直打印。',
          de: 'Flasche 1 min schütteln. Löffel 2 bis 3 mm stark anlegen und stehend, mit der Griffseite nach unten, drucken.',
        },
      },
      {
        title: {
          en: 'In the mouth, once cleared',
          zh: '取得注册证后：口内使用',
          de: 'Im Mund, nach der CE-Kennzeichnung',
        },
        text: {
          en: 'For short contact only. Disinfect before use and apply the adhesive that suits the impression material.',
          zh: '仅限短时接触。使用前消毒，并涂布与印模材匹配的托盘粘接剂。',
          de: 'Nur für kurzen Kontakt. Vor Gebrauch desinfizieren und ein zur Abformmasse passendes Adhäsiv auftragen.',
        },
      },
      {
        title: { en: 'Storage', zh: '储存', de: 'Lagerung' },
        text: {
          en: 'Closed, dark, 5 to 30 °C. Wear nitrile gloves and eye protection with liquid resin.',
          zh: '密封避光，5–30 °C 保存。操作液态树脂时佩戴丁腈手套和护目镜。',
          de: 'Verschlossen, dunkel, 5 bis 30 °C. Bei flüssigem Resin Nitrilhandschuhe und Schutzbrille tragen.',
        },
      },
    ],
    related: [106, 111],
  },
  {
    id: 113,
    slug: 'gingiva-mask-uv',
    group: '0',
    subtypes: [],
    publishedOn: '2022-07-19',
    category: 'tray-gingiva',
    name: { en: 'Gingiva Mask UV', zh: 'Gingiva Mask UV', de: 'Gingiva Mask UV' },
    summary: {
      en: 'Flexible resin for removable gingiva masks on implant and crown models.',
      zh: '弹性人工牙龈树脂，用于种植模型和冠桥模型上的可卸人工牙龈。',
      de: 'Elastisches Resin für abnehmbare Gingivamasken auf Implantat- und Kronenmodellen.',
    },
    colors: [
      { family: 'pink', name: { en: 'Gingiva pink', zh: '牙龈粉', de: 'Gingivarosa' }, hex: '#e08f92' },
      { family: 'red', name: { en: 'Gingiva red', zh: '牙龈红', de: 'Gingivarot' }, hex: '#c4565a' },
    ],
    printers: ['1', '2', '3'],
    addOns: [],
    usages: ['gingiva-mask'],
    biocompatibility: [],
    bodyContact: 'none',
    storage: { min: 5, max: 25 },
    shelfLifeMonths: 18,
    packs: [{ amount: 1, unit: 'kg' }],
    properties: {
      elongationAtBreak: 92,
      tensileStrength: 3.6,
      hardnessShoreA: 62,
      viscosity: 1120,
      density: 1.11,
    },
    wavelengths: [385],
    layerHeights: [50, 100],
    certifications: [],
    features: [
      {
        title: { en: 'Comes off and goes back', zh: '可反复取戴', de: 'Abnehmbar und rückstellfähig' },
        text: {
          en: 'The mask can be pulled over undercuts repeatedly and returns to its shape.',
          zh: '可反复越过倒凹取下，随即恢复原状。',
          de: 'Die Maske lässt sich wiederholt über Unterschnitte abziehen und stellt sich zurück.',
        },
      },
      {
        title: { en: 'Thin edges', zh: '边缘薄而不撕裂', de: 'Dünn auslaufende Ränder' },
        text: {
          en: 'Edges of 0.4 mm around the emergence profile do not tear when the abutment is fitted.',
          zh: '穿龈处边缘可薄到 0.4 mm，取戴基台时不易撕。',
          de: 'Ränder von 0,4 mm am Emergenzprofil reißen beim Einsetzen des Abutments nicht ein.',
        },
      },
      {
        title: { en: 'Trims cleanly', zh: '易修整', de: 'Sauber beschneidbar' },
        text: {
          en: 'Can be cut with a scalpel and ground with a coarse bur.',
          zh: '可用手术刀切削，或用粗粒度车针打磨。',
          de: 'Mit Skalpell schneidbar, mit grober Fräse schleifbar.',
        },
      },
    ],
    postProcessing: [
      {
        title: { en: 'Wash', zh: '清洗', de: 'Waschen' },
        text: {
          en: 'One bath of isopropanol (at least 97%), 2 min, then spray with fresh isopropanol.',
          zh: '用异丙醇（≥ 97%）清洗 2 分钟，再用干净的异丙醇喷淋。',
          de: 'Ein Bad Isopropanol (mindestens 97 %), 2 min, dann mit frischem Isopropanol absprühen.',
        },
      },
      {
        title: { en: 'Dry', zh: '干燥', de: 'Trocknen' },
        text: {
          en: 'Blow dry gently and leave for 60 min: soft resin releases solvent slowly.',
          zh: '轻轻吹干，静置 60 分钟；软质树脂中的溶剂挥发较慢。',
          de: 'Vorsichtig trockenblasen und 60 min ablüften: Weiches Resin gibt Lösemittel langsam ab.',
        },
      },
      {
        title: { en: 'Cure', zh: '固化', de: 'Nachhärten' },
        text: {
          en: 'UltraCraft Cure, 15 min with the mask seated on the model, under glycerin.',
          zh: '将人工牙龈在模型上就位并涂覆甘油，使用 UltraCraft Cure 固化 15 分钟。',
          de: 'UltraCraft Cure, 15 min auf dem Modell sitzend und mit Glyzerin abgedeckt.',
        },
      },
    ],
    applications: [
      {
        title: { en: 'Implant models', zh: '种植模型', de: 'Implantatmodelle' },
        text: {
          en: 'Soft tissue around analogs, for designing abutments and checking the emergence profile.',
          zh: '模拟替代体周围软组织，用于基台设计和穿龈轮廓检查。',
          de: 'Weichgewebe um Laboranaloge zum Gestalten von Abutments und Prüfen des Emergenzprofils.',
        },
      },
      {
        title: { en: 'Crowns and pontics', zh: '冠与桥体', de: 'Kronen und Brückenglieder' },
        text: {
          en: 'Shows the papilla and pontic contact in the esthetic zone.',
          zh: '显示美学区龈乳头形态和桥体与牙龈的接触关系。',
          de: 'Zeigt Papille und Pontic-Auflage in der ästhetischen Zone.',
        },
      },
    ],
    instructions: [
      {
        title: { en: 'Before printing', zh: '打印前', de: 'Vor dem Druck' },
        text: {
          en: 'Shake the bottle for 2 min and let it stand for 5 min. Leave a gap of 0.05 mm between mask and model.',
          zh: '摇匀 2 分钟后静置 5 分钟。人工牙龈与模型之间预留 0.05 mm 间隙。',
          de: 'Flasche 2 min schütteln, 5 min stehen lassen. Zwischen Maske und Modell 0,05 mm Spalt vorsehen.',
        },
      },
      {
        title: { en: 'Limits', zh: '使用限制', de: 'Einsatzgrenzen' },
        text: {
          en: 'For the model only, never in the mouth. Walls at least 1.5 mm where the mask has to grip.',
          zh: '仅限模型使用，不得用于口内。固位部位厚度不小于 1.5 mm。',
          de: 'Nur für das Modell, nicht für den Mund. Im Haltebereich mindestens 1,5 mm Wandstärke.',
        },
      },
      {
        title: { en: 'Storage', zh: '储存', de: 'Lagerung' },
        text: {
          en: 'Closed, dark, 5 to 25 °C. Cured masks stiffen in sunlight; store the model in its box.',
          zh: '密封避光，5–25 °C 保存。固化后的人工牙龈受阳光照射会变硬，模型请置于盒内。',
          de: 'Verschlossen, dunkel, 5 bis 25 °C. Sonnenlicht härtet die Maske nach: Modell in der Schachtel aufbewahren.',
        },
      },
    ],
    related: [103, 105],
  },
  {
    id: 114,
    slug: 'bonding-tray-uv',
    group: '0',
    subtypes: [],
    publishedOn: '2025-08-26',
    category: 'tray-gingiva',
    name: { en: 'Bonding Tray UV', zh: 'Bonding Tray UV', de: 'Bonding Tray UV' },
    summary: {
      en: 'Flexible, clear resin for indirect bonding trays that carry brackets to the tooth and let the curing light through.',
      zh: '透明弹性树脂，用于间接粘接托盘，可准确转移托槽并透过固化光。',
      de: 'Elastisches, klares Resin für Übertragungstrays, die Brackets sicher übertragen und Polymerisationslicht durchlassen.',
    },
    colors: [{ family: 'clear', name: { en: 'Clear', zh: '透明', de: 'Transparent' }, hex: '#f0f2ea' }],
    printers: ['1', '2', '4', '7'],
    addOns: [],
    usages: ['bonding-tray'],
    biocompatibility: ['ISO 10993-5', 'ISO 10993-10', 'ISO 10993-23'],
    bodyContact: 'mouth',
    storage: { min: 5, max: 25 },
    shelfLifeMonths: 18,
    packs: [{ amount: 1, unit: 'kg' }],
    properties: {
      elongationAtBreak: 84,
      tensileStrength: 6.2,
      hardnessShoreA: 80,
      viscosity: 980,
      density: 1.09,
    },
    wavelengths: [385],
    layerHeights: [100],
    certifications: [
      {
        name: { en: 'Biological evaluation', zh: '生物学评价', de: 'Biologische Beurteilung' },
        detail: {
          en: 'Tested to ISO 10993-5 (cytotoxicity), ISO 10993-10 (sensitization) and ISO 10993-23 (irritation).',
          zh: '已按 ISO 10993-5（细胞毒性）、ISO 10993-10（致敏）和 ISO 10993-23（刺激）完成测试。',
          de: 'Geprüft nach ISO 10993-5 (Zytotoxizität), ISO 10993-10 (Sensibilisierung) und ISO 10993-23 (Irritation).',
        },
      },
    ],
    features: [
      {
        title: { en: 'Holds brackets', zh: '托槽固位准确', de: 'Hält Brackets' },
        text: {
          en: 'Pockets grip the bracket so that it does not turn or drop while the tray is loaded.',
          zh: '托槽窝卡持稳固，装载时托槽不旋转、不脱落。',
          de: 'Die Taschen fassen das Bracket, sodass es sich beim Bestücken weder dreht noch herausfällt.',
        },
      },
      {
        title: { en: 'Lets light through', zh: '透光性好', de: 'Lichtdurchlässig' },
        text: {
          en: 'Clear at 430 to 480 nm, so the adhesive sets through the tray.',
          zh: '在 430–480 nm 波段透光良好，可隔着托盘固化粘接剂。',
          de: 'Durchlässig bei 430 bis 480 nm, sodass das Adhäsiv durch das Tray hindurch härtet.',
        },
      },
      {
        title: { en: 'Peels off', zh: '易取下', de: 'Leicht abziehbar' },
        text: {
          en: 'The tray rolls off from the lingual side without pulling brackets loose.',
          zh: '从舌侧卷起即可取下，不会将托槽一并带下。',
          de: 'Das Tray lässt sich von lingual abrollen, ohne Brackets zu lösen.',
        },
      },
    ],
    postProcessing: [
      {
        title: { en: 'Wash', zh: '清洗', de: 'Waschen' },
        text: {
          en: 'Two baths of isopropanol (at least 97%), 2 min and 1 min. Rinse the bracket pockets.',
          zh: '用异丙醇（≥ 97%）清洗两次，分别 2 分钟和 1 分钟；托槽窝须冲洗干净。',
          de: 'Zwei Bäder Isopropanol (mindestens 97 %), 2 min und 1 min. Brackettaschen ausspülen.',
        },
      },
      {
        title: { en: 'Dry', zh: '干燥', de: 'Trocknen' },
        text: {
          en: 'Blow dry and leave for 30 min; no resin may remain in the pockets.',
          zh: '吹干并静置 30 分钟，托槽窝内不得有树脂残留。',
          de: 'Trockenblasen und 30 min ablüften; in den Taschen darf kein Resin zurückbleiben.',
        },
      },
      {
        title: { en: 'Cure', zh: '固化', de: 'Nachhärten' },
        text: {
          en: 'UltraCraft Cure, 10 min each side covered with glycerin, first with the pockets toward the light.',
          zh: '涂覆甘油，使用 UltraCraft Cure 每面固化 10 分钟，先将托槽窝朝向光源。',
          de: 'UltraCraft Cure, je Seite 10 min mit Glyzerin abgedeckt, zuerst mit den Taschen zum Licht.',
        },
      },
    ],
    applications: [
      {
        title: { en: 'Bracket transfer', zh: '托槽转移', de: 'Bracketübertragung' },
        text: {
          en: 'Full-arch or segment trays for labial brackets and tubes.',
          zh: '用于唇侧托槽和颊面管的全牙弓或分段转移托盘。',
          de: 'Ganzkiefer- oder Segmenttrays für labiale Brackets und Röhrchen.',
        },
      },
      {
        title: { en: 'Aligner attachments', zh: '隐形矫治附件', de: 'Aligner-Attachments' },
        text: {
          en: 'Templates with hollow shapes that are filled with composite.',
          zh: '附件粘接模板，在空腔内填充复合树脂后就位。',
          de: 'Schablonen mit Hohlformen, die mit Komposit gefüllt werden.',
        },
      },
    ],
    instructions: [
      {
        title: { en: 'Before printing', zh: '打印前', de: 'Vor dem Druck' },
        text: {
          en: 'Shake the bottle for 1 min and let bubbles rise. Print upright so that no supports stand in the pockets.',
          zh: '摇匀 1 分钟，待气泡上浮。竖直打印，避免支撑落在托槽窝内。',
          de: 'Flasche 1 min schütteln, Blasen aufsteigen lassen. Stehend drucken, damit keine Supports in den Taschen stehen.',
        },
      },
      {
        title: {
          en: 'In the mouth, once cleared',
          zh: '取得注册证后：口内使用',
          de: 'Im Mund, nach der CE-Kennzeichnung',
        },
        text: {
          en: 'Single use. Load brackets dry, keep adhesive thin and cure 20 s per tooth before removal.',
          zh: '一次性使用。干燥状态下装载托槽，粘接剂宜薄，每颗牙光照 20 秒后取下。',
          de: 'Einmalprodukt. Brackets trocken einsetzen, Adhäsiv dünn auftragen, vor dem Abziehen 20 s je Zahn belichten.',
        },
      },
      {
        title: { en: 'Storage', zh: '储存', de: 'Lagerung' },
        text: {
          en: 'Closed, dark, 5 to 25 °C. Use printed trays within 7 days, since they harden with light.',
          zh: '密封避光，5–25 °C 保存。打印后的托盘遇光会逐渐变硬，请在 7 天内使用。',
          de: 'Verschlossen, dunkel, 5 bis 25 °C. Gedruckte Trays härten bei Licht nach: binnen 7 Tagen verwenden.',
        },
      },
    ],
    related: [104, 109],
  },
];
