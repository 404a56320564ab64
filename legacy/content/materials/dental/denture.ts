import type { MaterialRecord } from '../record.ts';

export const dentureMaterials: MaterialRecord[] = [
  {
    id: 106,
    slug: 'denture-base-uv',
    group: '0',
    subtypes: [],
    publishedOn: '2021-06-15',
    category: 'denture',
    name: { en: 'Denture Base UV', zh: 'Denture Base UV', de: 'Denture Base UV' },
    summary: {
      en: 'Pink resin for bases of full and partial dentures, combined with printed or prefabricated teeth.',
      zh: '粉色义齿基托树脂，用于全口及局部义齿，可搭配打印牙或成品人工牙。',
      de: 'Rosa Resin für Basen von Total- und Teilprothesen, kombinierbar mit gedruckten oder konfektionierten Zähnen.',
    },
    colors: [
      { family: 'pink', name: { en: 'Light pink', zh: '浅粉色', de: 'Hellrosa' }, hex: '#eab5b0' },
      { family: 'pink', name: { en: 'Standard pink', zh: '标准粉色', de: 'Standardrosa' }, hex: '#d98f8b' },
      { family: 'pink', name: { en: 'Dark pink', zh: '深粉色', de: 'Dunkelrosa' }, hex: '#b56864' },
    ],
    printers: ['2', '3', '5', '8'],
    addOns: ['pulsing-module'],
    usages: ['denture-base'],
    biocompatibility: ['ISO 10993-5', 'ISO 10993-10', 'ISO 10993-23'],
    properties: {
      flexuralModulus: 2280,
      flexuralStrength: 79.5,
      elongationAtBreak: 6.8,
      impactStrengthNotched: 27,
      hardnessShoreD: 84,
      viscosity: 1350,
      density: 1.18,
    },
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
        name: { en: 'Denture base polymer', zh: '义齿基托聚合物', de: 'Prothesenkunststoff' },
        detail: {
          en: 'Flexural properties, water sorption and solubility meet ISO 20795-1 for denture base polymers.',
          zh: '弯曲性能、吸水值和溶解值符合 ISO 20795-1 对义齿基托聚合物的要求。',
          de: 'Biegeeigenschaften, Wasseraufnahme und Löslichkeit erfüllen ISO 20795-1 für Prothesenkunststoffe.',
        },
      },
    ],
    features: [
      {
        title: { en: 'Shades of gingiva', zh: '牙龈色调', de: 'Gingivafarben' },
        text: {
          en: 'Three translucent pinks cover light to strongly pigmented mucosa.',
          zh: '三种半透明粉色，适配从浅色到色素较深的黏膜。',
          de: 'Drei transluzente Rosatöne für helle bis stärker pigmentierte Schleimhaut.',
        },
      },
      {
        title: { en: 'Bonds to teeth', zh: '与人工牙粘接可靠', de: 'Verbund zu den Zähnen' },
        text: {
          en: 'Liquid base resin fixes the teeth in their sockets and is cured together with the base.',
          zh: '用液态基托树脂将人工牙粘固于牙窝内，并与基托一同固化。',
          de: 'Flüssiges Basisresin fixiert die Zähne in den Alveolen und härtet zusammen mit der Basis aus.',
        },
      },
      {
        title: { en: 'Relines and repairs', zh: '可重衬与修理', de: 'Unterfütterbar und reparierbar' },
        text: {
          en: 'Roughened and wetted with monomer, the base takes conventional cold-curing acrylic.',
          zh: '表面打毛并涂布单体后，可使用常规自凝树脂重衬或修理。',
          de: 'Angeraut und mit Monomer benetzt, verbindet sich die Basis mit üblichem Kaltpolymerisat.',
        },
      },
      {
        title: { en: 'Full palates', zh: '全腭基托', de: 'Gaumenplatten' },
        text: {
          en: 'The pulsing release module eases the release of wide palatal plates.',
          zh: '脉冲离型模块可降低大面积腭板的离型力。',
          de: 'Das Pulsmodul erleichtert den Abzug breiter Gaumenplatten von der Folie.',
        },
      },
    ],
    postProcessing: [
      {
        title: { en: 'Wash', zh: '清洗', de: 'Waschen' },
        text: {
          en: 'Two baths of isopropanol (at least 97%), 3 min and 2 min. Rinse the tooth sockets from a squeeze bottle.',
          zh: '用异丙醇（≥ 97%）清洗两次，分别 3 分钟和 2 分钟；牙窝用洗瓶冲洗。',
          de: 'Zwei Bäder Isopropanol (mindestens 97 %), 3 min und 2 min. Alveolen mit der Spritzflasche spülen.',
        },
      },
      {
        title: { en: 'Dry', zh: '干燥', de: 'Trocknen' },
        text: {
          en: 'Blow dry and leave for 30 min before the teeth are bonded.',
          zh: '吹干，静置 30 分钟后再粘接人工牙。',
          de: 'Trocken blasen und vor dem Einkleben der Zähne 30 min ablüften.',
        },
      },
      {
        title: { en: 'Bond the teeth', zh: '粘接人工牙', de: 'Zähne einkleben' },
        text: {
          en: 'Put liquid Denture Base UV into the sockets, seat the teeth, wipe off excess and tack with a hand lamp.',
          zh: '在牙窝内注入液态 Denture Base UV，就位人工牙，擦去溢出树脂，用手持光固化灯初步固定。',
          de: 'Flüssiges Denture Base UV in die Alveolen geben, Zähne einsetzen, Überschuss abwischen, mit der Polymerisationslampe anpolymerisieren.',
        },
      },
      {
        title: { en: 'Cure', zh: '固化', de: 'Nachhärten' },
        text: {
          en: 'UltraCraft Cure, 20 min each side under nitrogen or covered with glycerin.',
          zh: '使用 UltraCraft Cure，在氮气环境或涂覆甘油的条件下每面固化 20 分钟。',
          de: 'UltraCraft Cure, je Seite 20 min unter Stickstoff oder mit Glyzerin abgedeckt.',
        },
      },
    ],
    applications: [
      {
        title: { en: 'Full dentures', zh: '全口义齿', de: 'Totalprothesen' },
        text: {
          en: 'Upper and lower bases with sockets for single teeth or tooth arches.',
          zh: '带单颗牙或连续牙弓牙窝的上、下颌基托。',
          de: 'Ober- und Unterkieferbasen mit Alveolen für Einzelzähne oder Zahnbögen.',
        },
      },
      {
        title: { en: 'Partial dentures', zh: '局部义齿', de: 'Teilprothesen' },
        text: {
          en: 'Acrylic partial dentures with wire clasps and interim dentures after extraction.',
          zh: '带弯制卡环的树脂基托局部义齿，以及拔牙后的过渡义齿。',
          de: 'Kunststoff-Teilprothesen mit gebogenen Klammern und Interimsprothesen nach Extraktion.',
        },
      },
      {
        title: { en: 'Try-in dentures', zh: '试戴义齿', de: 'Einproben' },
        text: {
          en: 'A printed try-in shows fit, bite and lip support before the final denture.',
          zh: '最终义齿制作前，用于检查密合性、咬合关系和唇部支撑。',
          de: 'Die gedruckte Einprobe zeigt Sitz, Biss und Lippenstütze vor der Fertigstellung.',
        },
      },
    ],
    instructions: [
      {
        title: { en: 'Before printing', zh: '打印前', de: 'Vor dem Druck' },
        text: {
          en: 'Shake the bottle for 2 min and stir in the tray until the pink is even. Keep the base at least 2 mm thick.',
          zh: '使用前摇匀 2 分钟，并在料槽中搅拌至颜色均匀。基托厚度不小于 2 mm。',
          de: 'Flasche 2 min schütteln und in der Wanne rühren, bis das Rosa gleichmäßig ist. Basis mindestens 2 mm stark anlegen.',
        },
      },
      {
        title: { en: 'In the mouth', zh: '口内使用', de: 'Im Mund' },
        text: {
          en: 'Polish all surfaces except the fitting side. Not for patients allergic to methacrylates.',
          zh: '除组织面外均须抛光。对甲基丙烯酸酯过敏者禁用。',
          de: 'Alle Flächen außer der Basalseite polieren. Nicht bei Allergie gegen Methacrylate verwenden.',
        },
      },
      {
        title: { en: 'Storage', zh: '储存', de: 'Lagerung' },
        text: {
          en: 'Closed, dark, 5 to 25 °C. Store finished dentures moist and clean them without hot water.',
          zh: '密封避光，5–25 °C 保存。成品义齿应保持湿润，清洁时勿用热水。',
          de: 'Verschlossen, dunkel, 5 bis 25 °C. Fertige Prothesen feucht lagern und nicht mit heißem Wasser reinigen.',
        },
      },
    ],
    related: [107, 112],
  },
  {
    id: 107,
    slug: 'denture-teeth-uv',
    group: '0',
    subtypes: [],
    publishedOn: '2022-03-29',
    category: 'denture',
    name: { en: 'Denture Teeth UV', zh: 'Denture Teeth UV', de: 'Denture Teeth UV' },
    summary: {
      en: 'Tooth-colored resin for denture teeth, printed singly or as a joined arch and bonded into Denture Base UV.',
      zh: '牙色义齿人工牙树脂，可打印单颗牙或连续牙弓，与 Denture Base UV 基托粘接。',
      de: 'Zahnfarbenes Resin für Prothesenzähne, einzeln oder als Zahnbogen gedruckt und in Denture Base UV eingeklebt.',
    },
    colors: [
      { family: 'tooth-shade', name: { en: 'A1', zh: 'A1', de: 'A1' }, hex: '#ece2cb' },
      { family: 'tooth-shade', name: { en: 'A2', zh: 'A2', de: 'A2' }, hex: '#e4d4b4' },
      { family: 'tooth-shade', name: { en: 'A3', zh: 'A3', de: 'A3' }, hex: '#d9c39c' },
      { family: 'tooth-shade', name: { en: 'B1', zh: 'B1', de: 'B1' }, hex: '#eee6cf' },
    ],
    printers: ['2', '3', '5', '7'],
    addOns: [],
    usages: ['denture-teeth'],
    biocompatibility: ['ISO 10993-5', 'ISO 10993-10', 'ISO 10993-23'],
    properties: {
      flexuralModulus: 2640,
      flexuralStrength: 97,
      elongationAtBreak: 4.9,
      hardnessShoreD: 88,
      viscosity: 1480,
      density: 1.22,
    },
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
        name: { en: 'Artificial teeth', zh: '修复用人工牙', de: 'Künstliche Zähne' },
        detail: {
          en: 'Color stability and bond to the denture base tested to ISO 22112 for artificial teeth.',
          zh: '颜色稳定性及与义齿基托的粘接性按 ISO 22112（修复用人工牙）测试。',
          de: 'Farbbeständigkeit und Verbund zur Basis geprüft nach ISO 22112 für künstliche Zähne.',
        },
      },
    ],
    features: [
      {
        title: { en: 'Hard-wearing', zh: '耐磨', de: 'Abrasionsfest' },
        text: {
          en: 'A finely dispersed filler slows the wear of cusps and contact areas.',
          zh: '添加分散均匀的细填料，减缓牙尖和咬合接触区的磨耗。',
          de: 'Ein fein verteilter Füllstoff bremst den Abrieb an Höckern und Kontaktflächen.',
        },
      },
      {
        title: { en: 'One piece, one fit', zh: '整弓就位', de: 'Bogen statt Einzelzahn' },
        text: {
          en: 'A joined arch drops into the base in the planned position, without setting up teeth one by one.',
          zh: '连续牙弓可按设计位置整体就位，省去逐颗排牙。',
          de: 'Der verblockte Zahnbogen sitzt sofort in der geplanten Position; das Aufstellen einzelner Zähne entfällt.',
        },
      },
      {
        title: { en: 'Takes stains', zh: '可外染色', de: 'Charakterisierbar' },
        text: {
          en: 'Light-curing stains and composites bond to the roughened surface.',
          zh: '表面打毛后，可与光固化染色材料和复合树脂粘接。',
          de: 'Lichthärtende Malfarben und Komposite haften auf der angerauten Oberfläche.',
        },
      },
    ],
    postProcessing: [
      {
        title: { en: 'Wash', zh: '清洗', de: 'Waschen' },
        text: {
          en: 'Two baths of isopropanol (at least 97%), 2 min each, with a soft brush in the fissures.',
          zh: '用异丙醇（≥ 97%）清洗两次，每次 2 分钟，窝沟处用软毛刷清理。',
          de: 'Zwei Bäder Isopropanol (mindestens 97 %), je 2 min, Fissuren mit weichem Pinsel reinigen.',
        },
      },
      {
        title: { en: 'Dry', zh: '干燥', de: 'Trocknen' },
        text: {
          en: 'Blow dry and leave for 15 min; the surface turns evenly matte.',
          zh: '吹干并静置 15 分钟，直至表面均匀呈哑光状。',
          de: 'Trocken blasen und 15 min ablüften, bis die Oberfläche gleichmäßig matt ist.',
        },
      },
      {
        title: { en: 'Cure', zh: '固化', de: 'Nachhärten' },
        text: {
          en: 'UltraCraft Cure under nitrogen, 5 min before bonding. After bonding, final cure with the base.',
          zh: '粘接前使用 UltraCraft Cure 在氮气环境下固化 5 分钟，粘接后与基托一同后固化。',
          de: 'UltraCraft Cure unter Stickstoff, 5 min vor dem Einkleben. Danach Nachhärtung zusammen mit der Basis.',
        },
      },
    ],
    applications: [
      {
        title: { en: 'Full-arch teeth', zh: '全牙弓人工牙', de: 'Komplette Zahnbögen' },
        text: {
          en: 'Arches of 12 to 14 teeth for full dentures, designed together with the base.',
          zh: '用于全口义齿的 12–14 颗连续牙弓，与基托同步设计。',
          de: 'Zahnbögen mit 12 bis 14 Zähnen für Totalprothesen, gemeinsam mit der Basis konstruiert.',
        },
      },
      {
        title: { en: 'Replacement teeth', zh: '替换人工牙', de: 'Ersatzzähne' },
        text: {
          en: 'Single teeth for repairs and extensions, reprinted from the stored data.',
          zh: '用于义齿修理和加牙的单颗人工牙，可调用存档数据重新打印。',
          de: 'Einzelzähne für Reparaturen und Erweiterungen, aus den gespeicherten Daten nachgedruckt.',
        },
      },
    ],
    instructions: [
      {
        title: { en: 'Before printing', zh: '打印前', de: 'Vor dem Druck' },
        text: {
          en: 'Shake the bottle for 3 min: filler and pigments settle. Stir in the tray if the print has paused for over 2 h.',
          zh: '填料和颜料会沉降，使用前摇匀 3 分钟；停机超过 2 小时，须在料槽中重新搅拌。',
          de: 'Flasche 3 min schütteln, da Füllstoff und Pigmente absinken. Nach mehr als 2 h Pause in der Wanne aufrühren.',
        },
      },
      {
        title: { en: 'Handling', zh: '操作', de: 'Verarbeitung' },
        text: {
          en: 'Roughen the basal side with 50 µm alumina at 1 bar before bonding. Adjust the bite with fine carbide burs and polish.',
          zh: '粘接前用 50 µm 氧化铝在 1 bar 压力下喷砂人工牙盖嵴部；用细粒度钨钢车针调磨咬合后抛光。',
          de: 'Basalflächen vor dem Kleben mit 50 µm Korund bei 1 bar abstrahlen. Okklusion mit feiner Hartmetallfräse einschleifen und polieren.',
        },
      },
      {
        title: { en: 'Storage', zh: '储存', de: 'Lagerung' },
        text: {
          en: 'Closed, dark, 5 to 25 °C. Extract grinding dust and wear gloves with liquid resin.',
          zh: '密封避光，5–25 °C 保存。打磨时开启吸尘，接触液态树脂时佩戴手套。',
          de: 'Verschlossen, dunkel, 5 bis 25 °C. Schleifstaub absaugen, bei flüssigem Resin Handschuhe tragen.',
        },
      },
    ],
    related: [106, 110, 101],
  },
];
