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
      en: 'Pink resin for bases of full and partial dentures, combined with printed or stock teeth.',
      zh: '全口和局部义齿基托树脂，粉色，可配打印牙或成品人工牙。',
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
    bodyContact: 'mouth',
    storage: { min: 5, max: 25 },
    shelfLifeMonths: 18,
    packs: [
      { amount: 1, unit: 'kg' },
      { amount: 3, unit: 'kg' },
    ],
    properties: {
      flexuralModulus: 2280,
      flexuralStrength: 79.5,
      elongationAtBreak: 6.8,
      impactStrengthNotched: 27,
      hardnessShoreD: 84,
      viscosity: 1350,
      density: 1.18,
      wetFlexuralStrength: 74,
      wetFlexuralModulus: 2160,
      waterSorption: 24,
      waterSolubility: 0.6,
    },
    productStandard: 'ISO 20795-1',
    wavelengths: [385],
    layerHeights: [50, 100, 150],
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
          en: 'Meets ISO 20795-1 for denture base polymers: flexural strength (at least 65 MPa), modulus (at least 2,000 MPa), water sorption (at most 32 µg/mm³) and solubility (at most 1.6 µg/mm³).',
          zh: '符合 ISO 20795-1（强度 ≥ 65 MPa，模量 ≥ 2,000 MPa，吸水值 ≤ 32 µg/mm³，溶解值 ≤ 1.6 µg/mm³）。',
          de: 'Erfüllt ISO 20795-1 für Prothesenkunststoffe: Biegefestigkeit (mindestens 65 MPa), Biegemodul (mindestens 2.000 MPa), Wasseraufnahme (höchstens 32 µg/mm³) und Löslichkeit (höchstens 1,6 µg/mm³).',
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
          de: 'Flüssiges Basisresin fixiert die Zähne in den Kavitäten und härtet zusammen mit der Basis aus.',
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
          en: 'The pulsed-release module eases the release of wide palatal plates.',
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
          zh: '用异丙醇（≥ 97%）清洗两次，分别 3 分钟和 2 分钟；牙窝用洗瓶冲洗。',
          de: 'Zwei Bäder Isopropanol (mindestens 97 %), 3 min und 2 min. Kavitäten mit der Spritzflasche spülen.',
        },
      },
      {
        title: { en: 'Dry', zh: '干燥', de: 'Trocknen' },
        text: {
          en: 'Blow dry and leave for 30 min before the teeth are bonded.',
          zh: '吹干，静置 30 分钟后再粘接人工牙。',
          de: 'Trockenblasen und vor dem Einkleben der Zähne 30 min ablüften.',
        },
      },
      {
        title: { en: 'Bond the teeth', zh: '粘接人工牙', de: 'Zähne einkleben' },
        text: {
          en: 'Put liquid Denture Base UV into the sockets, seat the teeth, wipe off excess and tack-cure with a curing light.',
          zh: '在牙窝内注入液态 Denture Base UV，就位人工牙，擦去溢出树脂，用光固化灯初步固化。',
          de: 'Flüssiges Denture Base UV in die Kavitäten geben, Zähne einsetzen, Überschuss abwischen, mit der Polymerisationslampe anpolymerisieren.',
        },
      },
      {
        title: { en: 'Cure', zh: '固化', de: 'Nachhärten' },
        text: {
          en: 'UltraCraft Cure, 20 min each side under nitrogen or covered with glycerin.',
          zh: '使用 UltraCraft Cure，充氮或涂甘油，每面固化 20 分钟。',
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
          de: 'Ober- und Unterkieferbasen mit Kavitäten für Einzelzähne oder Zahnkränze.',
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
        title: { en: 'Duplicate dentures', zh: '备用义齿', de: 'Zweitprothesen' },
        text: {
          en: 'A second denture from the stored design, worn while the first one is repaired or relined.',
          zh: '调用存档数据打印第二副义齿，在原义齿修理或重衬期间佩戴。',
          de: 'Eine zweite Prothese aus den gespeicherten Daten, für die Zeit einer Reparatur oder Unterfütterung.',
        },
      },
    ],
    instructions: [
      {
        title: { en: 'Before printing', zh: '打印前', de: 'Vor dem Druck' },
        text: {
          en: 'Shake the bottle for 2 min and stir in the tray until the pink is even. Keep the base at least 2 mm thick.',
          zh: '使用前摇匀 2 分钟，并在料槽中搅拌至颜色均匀。基托厚度不小于 2 mm。',
          de: 'Flasche 2 min schütteln und in der Wanne rühren, bis das Rosa gleichmäßig ist. Basis mindestens 2 mm stark anlegen.',
        },
      },
      {
        title: {
          en: 'In the mouth, once cleared',
          zh: '取得注册证后：口内使用',
          de: 'Im Mund, nach der CE-Kennzeichnung',
        },
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
    related: [107, 112, 118, 119, 120],
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
      en: 'Resin for denture teeth in A1, A2, A3 and B1, printed as single teeth or as a joined arch and bonded into Denture Base UV.',
      zh: '人工牙树脂，色号 A1、A2、A3、B1，可打单颗牙或连续牙弓，与 Denture Base UV 基托粘接。',
      de: 'Resin für Prothesenzähne in A1, A2, A3 und B1, einzeln oder als Zahnkranz gedruckt und in Denture Base UV eingeklebt.',
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
    bodyContact: 'mouth',
    storage: { min: 5, max: 25 },
    shelfLifeMonths: 18,
    packs: [{ amount: 1, unit: 'kg' }],
    properties: {
      flexuralModulus: 2640,
      flexuralStrength: 97,
      elongationAtBreak: 4.9,
      hardnessShoreD: 88,
      viscosity: 1480,
      density: 1.22,
      wetFlexuralStrength: 91,
      waterSorption: 26,
      waterSolubility: 1.2,
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
          de: 'Der verblockte Zahnkranz sitzt sofort in der geplanten Position; das Aufstellen einzelner Zähne entfällt.',
        },
      },
      {
        title: { en: 'Takes stains', zh: '可外染色', de: 'Charakterisierbar' },
        text: {
          en: 'Light-cure stains and composites bond to the roughened surface.',
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
          zh: '用异丙醇（≥ 97%）清洗两次，每次 2 分钟，窝沟处用软毛刷清理。',
          de: 'Zwei Bäder Isopropanol (mindestens 97 %), je 2 min, Fissuren mit weichem Pinsel reinigen.',
        },
      },
      {
        title: { en: 'Dry', zh: '干燥', de: 'Trocknen' },
        text: {
          en: 'Blow dry and leave for 15 min; the surface turns evenly matte.',
          zh: '吹干并静置 15 分钟，直至表面均匀呈哑光状。',
          de: 'Trockenblasen und 15 min ablüften, bis die Oberfläche gleichmäßig matt ist.',
        },
      },
      {
        title: { en: 'Cure', zh: '固化', de: 'Nachhärten' },
        text: {
          en: 'UltraCraft Cure under nitrogen, 5 min before bonding. After bonding, final cure with the base.',
          zh: '粘接前使用 UltraCraft Cure 在氮气环境下固化 5 分钟，粘接后与基托一同后固化。',
          de: 'UltraCraft Cure unter Stickstoff, 5 min vor dem Einkleben. Danach Nachhärtung zusammen mit der Basis.',
        },
      },
    ],
    applications: [
      {
        title: { en: 'Full-arch teeth', zh: '全牙弓人工牙', de: 'Komplette Zahnkränze' },
        text: {
          en: 'Arches of 12 to 14 teeth for full dentures, designed together with the base.',
          zh: '用于全口义齿的 12–14 颗连续牙弓，与基托同步设计。',
          de: 'Zahnkränze mit 12 bis 14 Zähnen für Totalprothesen, gemeinsam mit der Basis konstruiert.',
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
          zh: '填料和颜料会沉降，使用前摇匀 3 分钟；停机超过 2 小时，须在料槽中重新搅拌。',
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
    related: [106, 110, 101, 118, 119],
  },
  {
    id: 118,
    slug: 'denture-impact-uv',
    group: '0',
    subtypes: [],
    publishedOn: '2024-08-13',
    category: 'denture',
    name: { en: 'Denture Impact UV', zh: 'Denture Impact UV', de: 'Denture Impact UV' },
    summary: {
      en: 'Pink resin with more than twice the impact strength of Denture Base UV, for denture bases over implants and for patients whose dentures have broken before.',
      zh: '抗冲击基托树脂，粉色，缺口冲击强度为 Denture Base UV 的两倍多，用于种植覆盖义齿和容易折断的基托。',
      de: 'Rosa Resin, mehr als doppelt so schlagzäh wie Denture Base UV, für Prothesenbasen über Implantaten und für Patienten, deren Prothese schon einmal gebrochen ist.',
    },
    colors: [
      { family: 'pink', name: { en: 'Light pink', zh: '浅粉色', de: 'Hellrosa' }, hex: '#e9b4ae' },
      { family: 'pink', name: { en: 'Standard pink', zh: '标准粉色', de: 'Standardrosa' }, hex: '#d78d88' },
    ],
    printers: ['2', '3', '5', '8'],
    addOns: [],
    usages: ['denture-base'],
    biocompatibility: ['ISO 10993-5', 'ISO 10993-10', 'ISO 10993-23'],
    bodyContact: 'mouth',
    storage: { min: 5, max: 25 },
    shelfLifeMonths: 18,
    packs: [{ amount: 1, unit: 'kg' }],
    properties: {
      flexuralModulus: 2060,
      flexuralStrength: 72,
      elongationAtBreak: 19,
      impactStrengthNotched: 58,
      hardnessShoreD: 81,
      viscosity: 2100,
      density: 1.16,
      wetFlexuralStrength: 67,
      wetFlexuralModulus: 2010,
      waterSorption: 27,
      waterSolubility: 0.9,
    },
    productStandard: 'ISO 20795-1',
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
          en: 'Meets ISO 20795-1 for denture base polymers, including the fracture toughness for improved impact resistance.',
          zh: '符合 ISO 20795-1 对义齿基托聚合物的要求，并满足该标准对高抗冲击材料断裂韧性的要求。',
          de: 'Erfüllt ISO 20795-1 für Prothesenkunststoffe, auch die Bruchzähigkeit für Werkstoffe mit erhöhter Schlagzähigkeit.',
        },
      },
    ],
    features: [
      {
        title: { en: 'Withstands a fall', zh: '跌落不易折裂', de: 'Hält Stürze aus' },
        text: {
          en: 'A notched impact strength of 58 J/m, about twice that of Denture Base UV, lowers the risk of breakage if the denture falls into the sink.',
          zh: '缺口冲击强度 58 J/m，约为 Denture Base UV 的两倍，清洁时失手跌落不易折裂。',
          de: 'Eine Kerbschlagzähigkeit von 58 J/m, etwa das Doppelte von Denture Base UV, senkt das Bruchrisiko beim Reinigen.',
        },
      },
      {
        title: { en: 'Thin over attachments', zh: '附着体上方可做薄', de: 'Dünn über Halteelementen' },
        text: {
          en: 'Over housings, balls and bars 1.5 mm of material is enough, where a stiff base would need 2 mm or a metal mesh.',
          zh: '阴型帽、球帽和杆卡上方 1.5 mm 即可；普通基托须 2 mm 或加金属网。',
          de: 'Über Matrizen, Kugelköpfen und Stegen genügen 1,5 mm; eine steife Basis braucht dort 2 mm oder ein Metallnetz.',
        },
      },
      {
        title: { en: 'Holds housings', zh: '阴型帽粘固可靠', de: 'Verbund zu Matrizen' },
        text: {
          en: 'Roughened recesses take cold-curing acrylic, so housings are picked up in the mouth as usual.',
          zh: '凹窝打毛后可与自凝树脂结合，按常规在口内粘固阴型帽。',
          de: 'Angeraute Aussparungen nehmen Kaltpolymerisat an; Matrizen werden wie gewohnt im Mund einpolymerisiert.',
        },
      },
    ],
    postProcessing: [
      {
        title: { en: 'Wash', zh: '清洗', de: 'Waschen' },
        text: {
          en: 'Two baths of isopropanol (at least 97%), 3 min and 2 min. Let thick resin drip off for 10 min beforehand.',
          zh: '本树脂黏度较高，先沥料 10 分钟，再用异丙醇（≥ 97%）清洗两次，分别 3 分钟和 2 分钟。',
          de: 'Zwei Bäder Isopropanol (mindestens 97 %), 3 min und 2 min. Das zähflüssige Resin vorher 10 min abtropfen lassen.',
        },
      },
      {
        title: { en: 'Dry', zh: '干燥', de: 'Trocknen' },
        text: {
          en: 'Blow dry and leave for 40 min before the teeth are bonded.',
          zh: '吹干，静置 40 分钟后再粘接人工牙。',
          de: 'Trockenblasen und vor dem Einkleben der Zähne 40 min ablüften.',
        },
      },
      {
        title: { en: 'Bond the teeth', zh: '粘接人工牙', de: 'Zähne einkleben' },
        text: {
          en: 'Fill the sockets with liquid Denture Impact UV, seat the teeth, wipe off excess and tack-cure with a curing light.',
          zh: '在牙窝内注入液态 Denture Impact UV，就位人工牙，擦去溢出树脂，用光固化灯初步固化。',
          de: 'Flüssiges Denture Impact UV in die Kavitäten geben, Zähne einsetzen, Überschuss abwischen, mit der Polymerisationslampe anpolymerisieren.',
        },
      },
      {
        title: { en: 'Cure', zh: '固化', de: 'Nachhärten' },
        text: {
          en: 'UltraCraft Cure, 25 min each side under nitrogen or covered with glycerin. Let the denture cool in the unit.',
          zh: '使用 UltraCraft Cure，充氮或涂甘油，每面固化 25 分钟；在箱内冷却后取出。',
          de: 'UltraCraft Cure, je Seite 25 min unter Stickstoff oder mit Glyzerin abgedeckt. Im Gerät abkühlen lassen.',
        },
      },
    ],
    applications: [
      {
        title: { en: 'Implant overdentures', zh: '种植覆盖义齿', de: 'Deckprothesen auf Implantaten' },
        text: {
          en: 'Bases with recesses for stud attachments, ball attachments or bars.',
          zh: '为按扣式附着体、球帽或杆卡预留凹窝的基托。',
          de: 'Basen mit Aussparungen für Druckknopfanker, Kugelanker oder Stege.',
        },
      },
      {
        title: { en: 'Single dentures', zh: '单颌全口义齿', de: 'Einzelkieferprothesen' },
        text: {
          en: 'Full dentures that bite against natural teeth and are loaded unevenly.',
          zh: '对颌为天然牙、受力不均的单颌全口义齿。',
          de: 'Totalprothesen mit bezahntem Gegenkiefer, die ungleichmäßig belastet werden.',
        },
      },
      {
        title: { en: 'Replacement after a fracture', zh: '折裂后重做', de: 'Neuanfertigung nach Bruch' },
        text: {
          en: 'A new base from the stored design, with the same tooth arch, when the first one has broken.',
          zh: '原义齿折裂后，调用存档数据重新打印基托，人工牙弓不变。',
          de: 'Eine neue Basis aus den gespeicherten Daten, mit demselben Zahnkranz, wenn die erste gebrochen ist.',
        },
      },
    ],
    instructions: [
      {
        title: { en: 'Before printing', zh: '打印前', de: 'Vor dem Druck' },
        text: {
          en: 'Warm the resin to 25 to 30 °C, shake for 2 min and stir in the tray until the pink is even.',
          zh: '将树脂预热至 25–30 °C，摇匀 2 分钟，并在料槽中搅拌至颜色均匀。',
          de: 'Resin auf 25 bis 30 °C erwärmen, 2 min schütteln und in der Wanne rühren, bis das Rosa gleichmäßig ist.',
        },
      },
      {
        title: {
          en: 'In the mouth, once cleared',
          zh: '取得注册证后：口内使用',
          de: 'Im Mund, nach der CE-Kennzeichnung',
        },
        text: {
          en: 'Base at least 2 mm, over attachments 1.5 mm. Not for patients allergic to methacrylates.',
          zh: '基托厚度不小于 2 mm，附着体上方不小于 1.5 mm。对甲基丙烯酸酯过敏者禁用。',
          de: 'Basis mindestens 2 mm, über Halteelementen 1,5 mm stark. Nicht bei Allergie gegen Methacrylate verwenden.',
        },
      },
      {
        title: { en: 'Storage', zh: '储存', de: 'Lagerung' },
        text: {
          en: 'Closed, dark, 5 to 25 °C. Grind and polish with little pressure: the tough resin smears when it gets hot.',
          zh: '密封避光，5–25 °C 保存。材料韧性高，打磨抛光须轻压，避免过热发黏。',
          de: 'Verschlossen, dunkel, 5 bis 25 °C. Mit wenig Druck ausarbeiten und polieren: Das zähe Resin schmiert bei Wärme.',
        },
      },
    ],
    related: [106, 107, 120],
  },
  {
    id: 119,
    slug: 'denture-try-in-uv',
    group: '0',
    subtypes: [],
    publishedOn: '2023-06-06',
    category: 'denture',
    name: { en: 'Denture Try-In UV', zh: 'Denture Try-In UV', de: 'Denture Try-In UV' },
    summary: {
      en: 'Tooth-colored resin for try-in dentures, base and teeth in one print, to check bite and esthetics before the denture is made.',
      zh: '牙色试戴义齿树脂，基托与人工牙一次打印成型，用于在正式制作前检查咬合与美观。',
      de: 'Zahnfarbenes Resin für die Einprobe mit Basis und Zähnen aus einem Druck, um Kieferrelation und Ästhetik vor der Fertigstellung zu prüfen.',
    },
    colors: [
      { family: 'tooth-shade', name: { en: 'A2', zh: 'A2', de: 'A2' }, hex: '#e4d4b4' },
      { family: 'white', name: { en: 'Opaque white', zh: '不透明白', de: 'Opakweiß' }, hex: '#f3f0e8' },
    ],
    printers: ['2', '3', '5', '7'],
    addOns: [],
    usages: ['denture-try-in'],
    biocompatibility: ['ISO 10993-5', 'ISO 10993-10', 'ISO 10993-23'],
    bodyContact: 'mouth',
    storage: { min: 5, max: 25 },
    shelfLifeMonths: 18,
    packs: [{ amount: 1, unit: 'kg' }],
    properties: {
      flexuralModulus: 1980,
      flexuralStrength: 71,
      elongationAtBreak: 7.4,
      impactStrengthNotched: 22,
      hardnessShoreD: 81,
      viscosity: 540,
      density: 1.14,
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
        title: { en: 'One piece, one color', zh: '单色一体打印', de: 'Einteilig und einfarbig' },
        text: {
          en: 'Base and arch come from the design of the denture as one file. Nothing is bonded, and nothing shifts between try-in and denture.',
          zh: '直接使用义齿设计文件，基托与牙弓一体打印，无需粘接；试戴件与正式义齿位置一致。',
          de: 'Basis und Zahnkranz stammen als eine Datei aus der Konstruktion. Kleben entfällt, und zwischen Einprobe und Prothese verschiebt sich nichts.',
        },
      },
      {
        title: { en: 'Changes at the chair', zh: '椅旁可调改', de: 'Am Stuhl änderbar' },
        text: {
          en: 'Cusps grind down dry, and wax holds on the flanges where you build up lip support.',
          zh: '牙尖可干磨调改；需增加唇部丰满度时，翼缘处可直接加蜡。',
          de: 'Höcker lassen sich trocken einschleifen; für mehr Lippenstütze haftet Wachs auf den Rändern.',
        },
      },
      {
        title: { en: 'Quick to repeat', zh: '便于再次打印', de: 'Schnell wiederholt' },
        text: {
          en: 'In layers of 100 µm and with a short curing time, a second try-in fits into the same day.',
          zh: '层厚 100 µm、固化时间短，当天即可再打印一副试戴件。',
          de: 'Mit 100 µm Schichthöhe und kurzer Nachhärtung passt eine zweite Einprobe in denselben Tag.',
        },
      },
    ],
    postProcessing: [
      {
        title: { en: 'Wash', zh: '清洗', de: 'Waschen' },
        text: {
          en: 'Two baths of isopropanol (at least 97%), 2 min each. Brush out the gaps between the teeth.',
          zh: '用异丙醇（≥ 97%）清洗两次，每次 2 分钟；牙间隙用刷子清理。',
          de: 'Zwei Bäder Isopropanol (mindestens 97 %), je 2 min. Zahnzwischenräume ausbürsten.',
        },
      },
      {
        title: { en: 'Dry', zh: '干燥', de: 'Trocknen' },
        text: {
          en: 'Blow dry and leave for 15 min.',
          zh: '吹干并静置 15 分钟。',
          de: 'Trockenblasen und 15 min ablüften.',
        },
      },
      {
        title: { en: 'Cure', zh: '固化', de: 'Nachhärten' },
        text: {
          en: 'UltraCraft Cure, 10 min each side. Do not shorten this for a try-in: biocompatibility was tested on fully cured parts.',
          zh: '使用 UltraCraft Cure，每面固化 10 分钟。试戴件也不可缩短时间，生物相容性以完全固化的样件测试。',
          de: 'UltraCraft Cure, je Seite 10 min. Auch für eine Einprobe nicht kürzen: Die Biokompatibilität wurde an ganz ausgehärteten Teilen geprüft.',
        },
      },
    ],
    applications: [
      {
        title: { en: 'Full denture try-ins', zh: '全口义齿试戴', de: 'Einproben für Totalprothesen' },
        text: {
          en: 'Shows midline, tooth length, bite height and speech before base and teeth are printed in their final resins.',
          zh: '在正式打印基托与人工牙前，检查中线、牙长、咬合高度和发音。',
          de: 'Zeigt Mittellinie, Zahnlänge, Bisshöhe und Phonetik, bevor Basis und Zähne aus den definitiven Resins gedruckt werden.',
        },
      },
      {
        title: { en: 'Try-ins over frameworks', zh: '带支架试戴', de: 'Einproben über Gerüsten' },
        text: {
          en: 'Saddles with teeth for partial dentures, seated on the finished framework.',
          zh: '可摘局部义齿的鞍基与人工牙，就位于已完成的支架上试戴。',
          de: 'Sättel mit Zähnen für Teilprothesen, auf das fertige Modellgussgerüst gesetzt.',
        },
      },
      {
        title: { en: 'Bite registration', zh: '颌位关系确认', de: 'Bissnahme' },
        text: {
          en: 'Relines with silicone and records the bite in one sitting, then goes back to the scanner.',
          zh: '用硅橡胶衬垫并同时记录咬合，随后重新扫描。',
          de: 'Wird mit Silikon unterfüttert und in derselben Sitzung verschlüsselt, danach erneut gescannt.',
        },
      },
    ],
    instructions: [
      {
        title: { en: 'Before printing', zh: '打印前', de: 'Vor dem Druck' },
        text: {
          en: 'Shake the bottle for 2 min. Join base and arch in the design software; walls at least 2 mm.',
          zh: '使用前摇匀 2 分钟。在设计软件中合并基托与牙弓，壁厚不小于 2 mm。',
          de: 'Flasche 2 min schütteln. Basis und Zahnkranz in der Software vereinen, Wandstärke mindestens 2 mm.',
        },
      },
      {
        title: {
          en: 'In the mouth, once cleared',
          zh: '取得注册证后：口内使用',
          de: 'Im Mund, nach der CE-Kennzeichnung',
        },
        text: {
          en: 'For the appointment only: patients do not take a try-in home. Disinfect it before and after.',
          zh: '仅限就诊期间使用，患者不得带回佩戴。试戴前后均须消毒。',
          de: 'Nur für den Termin: Patienten nehmen die Einprobe nicht mit nach Hause. Vorher und nachher desinfizieren.',
        },
      },
      {
        title: { en: 'Storage', zh: '储存', de: 'Lagerung' },
        text: {
          en: 'Closed, dark, 5 to 25 °C. Keep the approved try-in until the denture is delivered.',
          zh: '密封避光，5–25 °C 保存。已确认的试戴件请保留至正式义齿交付。',
          de: 'Verschlossen, dunkel, 5 bis 25 °C. Die freigegebene Einprobe bis zur Abgabe der Prothese aufbewahren.',
        },
      },
    ],
    related: [106, 107, 122],
  },
  {
    id: 120,
    slug: 'denture-flex-uv',
    group: '0',
    subtypes: [],
    publishedOn: '2025-05-20',
    category: 'denture',
    name: { en: 'Denture Flex UV', zh: 'Denture Flex UV', de: 'Denture Flex UV' },
    summary: {
      en: 'Flexible, translucent pink resin for removable partial dentures without metal. Base and clasps are one print.',
      zh: '无金属可摘局部义齿用弹性树脂，半透明粉色，基托与卡环一体打印。',
      de: 'Flexibles Resin in transluzentem Rosa für metallfreie Teilprothesen, Basis und Klammern aus einem Druck.',
    },
    colors: [
      { family: 'pink', name: { en: 'Translucent pink', zh: '半透明粉', de: 'Rosa transluzent' }, hex: '#e3a39d' },
      {
        family: 'pink',
        name: { en: 'Translucent dark pink', zh: '半透明深粉', de: 'Dunkelrosa transluzent' },
        hex: '#c27d76',
      },
    ],
    printers: ['2', '3', '8'],
    addOns: [],
    usages: ['flexible-denture'],
    biocompatibility: ['ISO 10993-5', 'ISO 10993-10', 'ISO 10993-23'],
    bodyContact: 'mouth',
    storage: { min: 10, max: 25 },
    shelfLifeMonths: 18,
    packs: [{ amount: 1, unit: 'kg' }],
    properties: {
      flexuralModulus: 940,
      flexuralStrength: 42,
      elongationAtBreak: 46,
      impactStrengthNotched: 88,
      tensileStrength: 33,
      hardnessShoreD: 75,
      viscosity: 2300,
      density: 1.11,
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
    ],
    features: [
      {
        title: { en: 'Clasps in one piece', zh: '卡环一体成型', de: 'Klammern aus einem Stück' },
        text: {
          en: 'Gum-colored clasps are part of the base. No wire is bent, and no metal shows when the patient smiles.',
          zh: '牙龈色卡环与基托一体，无需弯制金属丝，微笑时不露金属。',
          de: 'Zahnfleischfarbene Klammern sind Teil der Basis. Draht muss nicht gebogen werden, und beim Lächeln ist kein Metall zu sehen.',
        },
      },
      {
        title: { en: 'Reaches undercuts', zh: '可进入倒凹', de: 'Greift in Unterschnitte' },
        text: {
          en: 'With an elongation at break of 46% the clasps slide over undercuts of up to 0.5 mm and spring back.',
          zh: '断裂伸长率 46%，卡环可越过不超过 0.5 mm 的倒凹并弹性复位。',
          de: 'Mit 46 % Bruchdehnung gleiten Klammern über Unterschnitte bis 0,5 mm und federn zurück.',
        },
      },
      {
        title: { en: 'Bonds to teeth', zh: '与人工牙化学粘接', de: 'Chemischer Verbund zu Zähnen' },
        text: {
          en: 'Unlike injected polyamide, the methacrylate bonds to printed teeth without retention holes.',
          zh: '属甲基丙烯酸酯体系，与打印人工牙直接粘接，无需像注塑尼龙那样制备固位孔。',
          de: 'Anders als gespritztes Polyamid verbindet sich das Methacrylat ohne Retentionsbohrungen mit gedruckten Zähnen.',
        },
      },
      {
        title: { en: 'Picks up the gum color', zh: '透出牙龈色', de: 'Nimmt die Gingivafarbe an' },
        text: {
          en: 'Thin edges let the mucosa show through and blend in.',
          zh: '边缘薄处透出黏膜颜色，过渡自然。',
          de: 'Durch dünn auslaufende Ränder scheint die Schleimhaut; der Übergang fällt kaum auf.',
        },
      },
    ],
    postProcessing: [
      {
        title: { en: 'Wash', zh: '清洗', de: 'Waschen' },
        text: {
          en: 'Two baths of isopropanol (at least 97%), 2 min each. Stop there: flexible resin takes up solvent quickly.',
          zh: '用异丙醇（≥ 97%）清洗两次，每次 2 分钟；柔性树脂易吸收溶剂，勿超时。',
          de: 'Zwei Bäder Isopropanol (mindestens 97 %), je 2 min. Nicht länger: Flexibles Resin nimmt rasch Lösemittel auf.',
        },
      },
      {
        title: { en: 'Dry', zh: '干燥', de: 'Trocknen' },
        text: {
          en: 'Blow dry and leave for 60 min with the supports still on, so that clasps keep their position.',
          zh: '吹干后静置 60 分钟，此时保留支撑，以免卡环移位。',
          de: 'Trockenblasen und 60 min ablüften. Supports so lange stehen lassen, damit die Klammern ihre Lage behalten.',
        },
      },
      {
        title: { en: 'Bond the teeth', zh: '粘接人工牙', de: 'Zähne einkleben' },
        text: {
          en: 'Roughen the teeth, wet the sockets with liquid Denture Flex UV, seat and tack-cure with a curing light.',
          zh: '人工牙打毛，牙窝内涂液态 Denture Flex UV，就位后用光固化灯初步固化。',
          de: 'Zähne anrauen, Kavitäten mit flüssigem Denture Flex UV benetzen, einsetzen und mit der Polymerisationslampe anpolymerisieren.',
        },
      },
      {
        title: { en: 'Cure', zh: '固化', de: 'Nachhärten' },
        text: {
          en: 'UltraCraft Cure, 20 min each side covered with glycerin, on the model. Remove supports afterward.',
          zh: '置于模型上并涂覆甘油，使用 UltraCraft Cure 每面固化 20 分钟，随后去除支撑。',
          de: 'UltraCraft Cure, je Seite 20 min auf dem Modell und mit Glyzerin abgedeckt. Supports erst danach entfernen.',
        },
      },
    ],
    applications: [
      {
        title: { en: 'Partial dentures without metal', zh: '无金属局部义齿', de: 'Metallfreie Teilprothesen' },
        text: {
          en: 'Tooth-bounded gaps of up to four teeth, also for patients who do not tolerate metal.',
          zh: '用于两侧有余留牙、缺失不超过四颗的病例，也适合不耐受金属的患者。',
          de: 'Schaltlücken bis vier Zähne, auch bei Metallunverträglichkeit.',
        },
      },
      {
        title: { en: 'Interim partial dentures', zh: '过渡性局部义齿', de: 'Interimsprothesen' },
        text: {
          en: 'Comfortable replacement during the healing of implants, relieved over the site.',
          zh: '种植愈合期的过渡义齿，种植区组织面做缓冲。',
          de: 'Komfortabler Ersatz während der Einheilung von Implantaten, über der Stelle hohlgelegt.',
        },
      },
      {
        title: { en: 'Tilted teeth', zh: '倾斜基牙', de: 'Gekippte Pfeilerzähne' },
        text: {
          en: 'Dentures on tilted teeth that leave no common path of insertion for a rigid clasp.',
          zh: '基牙倾斜、缺乏共同就位道，无法使用刚性卡环的病例。',
          de: 'Prothesen auf gekippten Zähnen, die einer starren Klammer keine gemeinsame Einschubrichtung lassen.',
        },
      },
      {
        title: { en: 'Gum veneers', zh: '义龈', de: 'Zahnfleischepithesen' },
        text: {
          en: 'Removable veneers that cover receded gum and open spaces between front teeth.',
          zh: '可摘义龈，遮盖牙龈退缩和前牙“黑三角”间隙。',
          de: 'Abnehmbare Epithesen, die zurückgegangenes Zahnfleisch und offene Zwischenräume in der Front abdecken.',
        },
      },
    ],
    instructions: [
      {
        title: { en: 'Before printing', zh: '打印前', de: 'Vor dem Druck' },
        text: {
          en: 'Print at 28 to 32 °C and shake for 2 min. Clasps at least 1.5 mm thick and 4 mm wide, base at least 1.8 mm.',
          zh: '摇匀 2 分钟，在 28–32 °C 下打印。卡环厚度不小于 1.5 mm、宽度不小于 4 mm，基托厚度不小于 1.8 mm。',
          de: 'Bei 28 bis 32 °C drucken, vorher 2 min schütteln. Klammern mindestens 1,5 mm stark und 4 mm breit, Basis mindestens 1,8 mm.',
        },
      },
      {
        title: { en: 'Limits', zh: '使用限制', de: 'Einsatzgrenzen' },
        text: {
          en: 'The modulus is below the limit of ISO 20795-1, so it is not for full dentures or free-end saddles. Cast a framework for them.',
          zh: '弯曲模量低于 ISO 20795-1 的要求，不适用于全口义齿和游离端缺失；游离端请选用铸造支架。',
          de: 'Der Biegemodul liegt unter ISO 20795-1: nicht für Totalprothesen und Freiendsättel. Bei Freiendlücken ein Gerüst gießen.',
        },
      },
      {
        title: {
          en: 'In the mouth, once cleared',
          zh: '取得注册证后：口内使用',
          de: 'Im Mund, nach der CE-Kennzeichnung',
        },
        text: {
          en: 'Hold in lukewarm water before the first insertion. Replace it when a clasp no longer grips; clasps cannot be tightened.',
          zh: '首次佩戴前在温水中浸泡。卡环无法收紧，固位不足时应更换。',
          de: 'Vor dem ersten Eingliedern in lauwarmes Wasser legen. Klammern lassen sich nicht nachaktivieren: ersetzen, sobald der Halt nachlässt.',
        },
      },
      {
        title: { en: 'Storage', zh: '储存', de: 'Lagerung' },
        text: {
          en: 'Closed, dark, 10 to 25 °C. Keep finished dentures moist and away from hot water.',
          zh: '密封避光，10–25 °C 保存。成品义齿应保持湿润，勿接触热水。',
          de: 'Verschlossen, dunkel, 10 bis 25 °C. Fertige Prothesen feucht lagern und nicht mit heißem Wasser reinigen.',
        },
      },
    ],
    related: [106, 118],
  },
];
