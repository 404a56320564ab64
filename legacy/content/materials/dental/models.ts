import type { MaterialRecord } from '../record.ts';

export const modelMaterials: MaterialRecord[] = [
  {
    id: 103,
    slug: 'model-hp-uv-2-0',
    group: '0',
    subtypes: [],
    publishedOn: '2022-11-08',
    category: 'dental-model',
    name: { en: 'Model HP UV 2.0', zh: 'Model HP UV 2.0', de: 'Model HP UV 2.0' },
    summary: {
      en: 'High-precision resin for working models with removable dies; low shrinkage and a matte surface that scans without spray.',
      zh: '用于工作模型与可卸代型的高精度树脂，收缩率低，哑光表面扫描时无需喷粉。',
      de: 'Maßhaltiges Resin für Arbeitsmodelle mit herausnehmbaren Stümpfen; schrumpfungsarm, matt und ohne Puder scanbar.',
    },
    colors: [
      { family: 'beige', name: { en: 'Beige', zh: '米色', de: 'Beige' }, hex: '#d8c4a0' },
      { family: 'grey', name: { en: 'Gray', zh: '灰色', de: 'Grau' }, hex: '#8d9196' },
    ],
    printers: ['1', '2', '3', '5', '7'],
    addOns: ['pulsing-module'],
    usages: ['working-model'],
    biocompatibility: [],
    bodyContact: 'none',
    storage: { min: 5, max: 30 },
    shelfLifeMonths: 24,
    packs: [
      { amount: 1, unit: 'kg' },
      { amount: 5, unit: 'kg' },
    ],
    properties: {
      dimensionalChange: 0.04,
      detailReproduction: 50,
      flexuralModulus: 2480,
      flexuralStrength: 88,
      elongationAtBreak: 5.4,
      impactStrengthNotched: 21,
      heatDeflectionTemperature: 68,
      tensileStrength: 55,
      hardnessShoreD: 86,
      viscosity: 480,
      density: 1.17,
    },
    productStandard: 'ISO 14233',
    wavelengths: [385],
    layerHeights: [30, 50, 100],
    certifications: [
      {
        name: { en: 'Die material', zh: '代型材料', de: 'Stumpfwerkstoff' },
        detail: {
          en: 'To ISO 14233, for polymer-based die materials: a line 50 µm wide is reproduced over its full length; linear dimensional change is 0.04%.',
          zh: '按 ISO 14233（聚合物基代型材料）测试：50 µm 宽的线全长清晰再现，线性尺寸变化 0.04%。',
          de: 'Nach ISO 14233 für polymerbasierte Stumpfwerkstoffe: Eine 50 µm breite Linie wird durchgehend wiedergegeben, die lineare Maßänderung beträgt 0,04 %.',
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
        title: { en: 'Dies that seat', zh: '代型就位稳定', de: 'Sicherer Stumpfsitz' },
        text: {
          en: 'Dies slide in and stop at the same height every time. You set the friction in the design.',
          zh: '代型插拔顺畅，每次就位高度一致；摩擦力可在设计中设定。',
          de: 'Stümpfe gleiten ein und sitzen stets auf derselben Höhe. Die Friktion wird in der Konstruktion festgelegt.',
        },
      },
      {
        title: { en: 'Visible margins', zh: '边缘线易辨', de: 'Klare Präparationsgrenze' },
        text: {
          en: 'The opaque, matte surface shows the preparation margin clearly under the microscope and in the scanner.',
          zh: '不透明哑光表面，在显微镜和扫描仪下均可清楚分辨基牙边缘线。',
          de: 'Die opake, matte Oberfläche zeigt die Präparationsgrenze unter dem Mikroskop und im Scanner deutlich.',
        },
      },
      {
        title: { en: 'Resists abrasion', zh: '表面耐磨', de: 'Abriebfest' },
        text: {
          en: 'Contact points stay intact when ceramic or metal is fitted repeatedly.',
          zh: '烤瓷冠、全瓷冠反复取戴，邻接点不易磨损。',
          de: 'Kontaktpunkte halten dem wiederholten Aufpassen von Keramik und Metall stand.',
        },
      },
      {
        title: { en: 'Hollow or solid', zh: '空心、实心皆可', de: 'Hohl oder massiv' },
        text: {
          en: 'Hollow full arches with walls of 2 to 3 mm print flat. Solid ones print flat with the pulsed-release module; without it, they stand upright on supports.',
          zh: '壁厚 2–3 mm 的空心全牙弓模型可平放打印；实心模型平放须加装脉冲离型模块，未加装时加支撑竖放。',
          de: 'Hohle Ganzkiefermodelle mit 2 bis 3 mm Wandstärke werden liegend gedruckt. Massive liegen mit dem Pulsmodul flach; ohne Modul stehen sie auf Supports.',
        },
      },
    ],
    postProcessing: [
      {
        title: { en: 'Wash', zh: '清洗', de: 'Waschen' },
        text: {
          en: 'Two baths of isopropanol (at least 97%), 3 min each. Brush out die sockets and screw channels.',
          zh: '用异丙醇（≥ 97%）清洗两次，每次 3 分钟；代型孔和螺丝通道须用刷子清理。',
          de: 'Zwei Bäder Isopropanol (mindestens 97 %), je 3 min. Stumpfaufnahmen und Schraubenkanäle ausbürsten.',
        },
      },
      {
        title: { en: 'Dry', zh: '干燥', de: 'Trocknen' },
        text: {
          en: 'Blow dry, then 20 min at 40 °C. Dies fit only when the sockets are dry.',
          zh: '吹干后在 40 °C 下干燥 20 分钟。代型孔完全干燥后再插入代型。',
          de: 'Trockenblasen, danach 20 min bei 40 °C. Stümpfe erst in trockene Aufnahmen setzen.',
        },
      },
      {
        title: { en: 'Cure', zh: '固化', de: 'Nachhärten' },
        text: {
          en: 'UltraCraft Cure, 10 min with the dies taken out. Wait 2 h before fitting restorations.',
          zh: '取出代型，使用 UltraCraft Cure 固化 10 分钟；静置 2 小时后再上修复体检查。',
          de: '10 min im UltraCraft Cure, Stümpfe vorher herausnehmen. Vor dem Aufpassen 2 h ruhen lassen.',
        },
      },
    ],
    applications: [
      {
        title: { en: 'Die models', zh: '代型模型', de: 'Stumpfmodelle' },
        text: {
          en: 'Full and quadrant models with removable dies for crowns, bridges and inlays.',
          zh: '带可卸代型的全口及分段模型，用于冠、桥和嵌体制作。',
          de: 'Ganzkiefer- und Quadrantenmodelle mit herausnehmbaren Stümpfen für Kronen, Brücken und Inlays.',
        },
      },
      {
        title: { en: 'Implant models', zh: '种植模型', de: 'Implantatmodelle' },
        text: {
          en: 'Models with sockets for lab analogs and a recess for a separate gingiva mask.',
          zh: '带替代体孔位，并为单独打印的人工牙龈预留空间。',
          de: 'Modelle mit Aufnahmen für Laboranaloge und Aussparung für eine separate Gingivamaske.',
        },
      },
      {
        title: { en: 'Verification models', zh: '对模检查模型', de: 'Kontrollmodelle' },
        text: {
          en: 'For checking contacts and occlusion of milled, pressed or printed work.',
          zh: '用于检查切削、热压铸瓷或打印修复体的邻接与咬合。',
          de: 'Zum Prüfen von Kontakten und Okklusion gefräster, gepresster oder gedruckter Arbeiten.',
        },
      },
    ],
    instructions: [
      {
        title: { en: 'Before printing', zh: '打印前', de: 'Vor dem Druck' },
        text: {
          en: 'Shake the bottle for 2 min. Start with a die clearance of 0.04 mm, print a test die for each lot, and correct it in the design software.',
          zh: '使用前摇匀 2 分钟。代型间隙从 0.04 mm 设起，每批次先打印测试代型，再在设计软件中校正。',
          de: 'Flasche 2 min schütteln. Stumpfspalt: mit 0,04 mm beginnen, je Charge einen Teststumpf drucken und den Spalt in der Software anpassen.',
        },
      },
      {
        title: { en: 'Limits', zh: '使用限制', de: 'Einsatzgrenzen' },
        text: {
          en: 'Keep models below 60 °C and out of direct sun. For thermoforming, use Model TF UV 2.0.',
          zh: '模型使用温度应低于 60 °C，避免阳光直射。压膜请选用 Model TF UV 2.0。',
          de: 'Modelle unter 60 °C halten und vor direkter Sonne schützen. Zum Tiefziehen Model TF UV 2.0 verwenden.',
        },
      },
      {
        title: { en: 'Storage and safety', zh: '储存与防护', de: 'Lagerung und Arbeitsschutz' },
        text: {
          en: 'Closed, dark, 5 to 30 °C; an opened bottle keeps until the date on its label. In the covered tray, one week; stir before the next job. Wear nitrile gloves, and an N95 respirator when grinding models.',
          zh: '密封避光，5–30 °C 保存，开瓶后用到标签上的有效期为止。料槽加盖可放一周，再打前搅匀。操作时佩戴丁腈手套，打磨模型时佩戴防尘口罩。',
          de: 'Verschlossen, dunkel, 5 bis 30 °C, auch angebrochen bis zum Datum auf dem Etikett. In der abgedeckten Wanne eine Woche, vor dem nächsten Druck rühren. Nitrilhandschuhe tragen, beim Beschleifen Staubmaske benutzen.',
        },
      },
    ],
    related: [105, 104, 113],
  },
  {
    id: 104,
    slug: 'model-tf-uv-2-0',
    group: '0',
    subtypes: [],
    publishedOn: '2023-04-18',
    category: 'dental-model',
    name: { en: 'Model TF UV 2.0', zh: 'Model TF UV 2.0', de: 'Model TF UV 2.0' },
    summary: {
      en: 'Heat-resistant resin for thermoforming models, made for high-volume aligner production.',
      zh: '耐热型压膜模型树脂，用于隐形矫治器的批量生产。',
      de: 'Wärmebeständiges Resin für Tiefziehmodelle, ausgelegt auf hohe Stückzahlen in der Alignerfertigung.',
    },
    colors: [
      { family: 'white', name: { en: 'White', zh: '白色', de: 'Weiß' }, hex: '#f1f0eb' },
      { family: 'grey', name: { en: 'Blue gray', zh: '蓝灰色', de: 'Blaugrau' }, hex: '#8694a3' },
    ],
    printers: ['1', '2', '4', '5', '8'],
    addOns: ['pulsing-module'],
    usages: ['aligner-model'],
    biocompatibility: [],
    bodyContact: 'none',
    storage: { min: 10, max: 30 },
    shelfLifeMonths: 24,
    packs: [
      { amount: 1, unit: 'kg' },
      { amount: 5, unit: 'kg' },
    ],
    properties: {
      dimensionalChange: 0.08,
      detailReproduction: 75,
      flexuralModulus: 2720,
      flexuralStrength: 96,
      elongationAtBreak: 4.6,
      impactStrengthNotched: 18,
      heatDeflectionTemperature: 112,
      tensileStrength: 61,
      hardnessShoreD: 88,
      viscosity: 360,
      density: 1.16,
    },
    productStandard: 'ISO 14233',
    wavelengths: [385],
    layerHeights: [100, 150],
    certifications: [
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
        title: { en: 'Withstands the heat', zh: '耐热不变形', de: 'Wärmeformbeständig' },
        text: {
          en: 'With a heat deflection temperature of 112 °C the arch stays true under hot PETG and TPU sheets.',
          zh: '热变形温度 112 °C，压制加热后的 PETG 和 TPU 膜片时牙弓形态稳定。',
          de: 'Mit 112 °C Wärmeformbeständigkeit bleibt der Zahnbogen unter heißen PETG- und TPU-Folien maßhaltig.',
        },
      },
      {
        title: { en: 'Short cycles', zh: '打印周期短', de: 'Kurze Zyklen' },
        text: {
          en: 'Low viscosity and short exposure keep the print time low, even with a full platform.',
          zh: '黏度低、曝光时间短，满版打印时仍能保持较短的周期。',
          de: 'Niedrige Viskosität und kurze Belichtung halten die Druckzeit auch bei voller Plattform gering.',
        },
      },
      {
        title: { en: 'Sheets come off', zh: '易脱膜', de: 'Gut entformbar' },
        text: {
          en: 'The smooth surface releases sheets of 0.5 to 0.8 mm without a separating agent.',
          zh: '表面光滑，0.5–0.8 mm 膜片无需分离剂即可取下。',
          de: 'Von der glatten Oberfläche lösen sich Folien von 0,5 bis 0,8 mm ohne Trennmittel.',
        },
      },
    ],
    postProcessing: [
      {
        title: { en: 'Wash', zh: '清洗', de: 'Waschen' },
        text: {
          en: 'UltraCraft Wash with isopropanol (at least 95%), two baths of 2 min. Let hollow models drain in between.',
          zh: '使用 UltraCraft Wash 和异丙醇（≥ 95%）清洗两次，每次 2 分钟；空心模型两次清洗之间须沥干。',
          de: 'UltraCraft Wash mit Isopropanol (mindestens 95 %), zwei Bäder zu 2 min. Hohle Modelle dazwischen abtropfen lassen.',
        },
      },
      {
        title: { en: 'Dry', zh: '干燥', de: 'Trocknen' },
        text: {
          en: 'Blow dry and wait 10 min, openings facing down.',
          zh: '吹干后静置 10 分钟，空心模型开口朝下。',
          de: 'Trockenblasen und 10 min mit der Öffnung nach unten ablüften.',
        },
      },
      {
        title: { en: 'Cure', zh: '固化', de: 'Nachhärten' },
        text: {
          en: 'UltraCraft Cure, 8 min. The heat resistance is reached only after full curing.',
          zh: '使用 UltraCraft Cure 固化 8 分钟。充分固化后才能达到标称耐热性。',
          de: 'UltraCraft Cure, 8 min. Die Wärmebeständigkeit stellt sich erst nach vollständiger Härtung ein.',
        },
      },
    ],
    applications: [
      {
        title: { en: 'Aligner sets', zh: '隐形矫治器系列模型', de: 'Alignerserien' },
        text: {
          en: 'Stage models for a complete treatment, printed upright to fill the platform.',
          zh: '全疗程各步模型，竖直排版以充分利用成型平台。',
          de: 'Modelle aller Behandlungsschritte, zur besseren Ausnutzung der Plattform stehend gedruckt.',
        },
      },
      {
        title: { en: 'Retainers and bleaching trays', zh: '保持器与美白托盘', de: 'Retainer und Bleachingschienen' },
        text: {
          en: 'Single models for retainers and bleaching trays made from thermoformed sheet.',
          zh: '用于压膜保持器和牙齿美白托盘的单个模型。',
          de: 'Einzelmodelle für tiefgezogene Retainer und Bleachingschienen.',
        },
      },
    ],
    instructions: [
      {
        title: { en: 'Before printing', zh: '打印前', de: 'Vor dem Druck' },
        text: {
          en: 'Shake the bottle for 1 min. Design hollow models with walls of at least 2 mm and a drain opening.',
          zh: '使用前摇匀 1 分钟。空心模型壁厚不小于 2 mm，并设计排液孔。',
          de: 'Flasche 1 min schütteln. Hohle Modelle mit mindestens 2 mm Wandstärke und Ablauföffnung anlegen.',
        },
      },
      {
        title: { en: 'Limits', zh: '使用限制', de: 'Einsatzgrenzen' },
        text: {
          en: 'Use each model for one sheet. Not for dies: margins wear more than with Model HP UV 2.0.',
          zh: '每个模型仅用于压制一张膜片。不适合制作代型，其边缘耐磨性低于 Model HP UV 2.0。',
          de: 'Je Modell nur eine Folie tiefziehen. Nicht für Stümpfe: Ränder sind weniger abriebfest als bei Model HP UV 2.0.',
        },
      },
      {
        title: { en: 'Storage', zh: '储存', de: 'Lagerung' },
        text: {
          en: 'Closed, dark, 10 to 30 °C. Do not pour resin that has been in the tray back into the bottle.',
          zh: '密封避光，10–30 °C 保存。料槽中用过的树脂不得倒回原瓶。',
          de: 'Verschlossen, dunkel, 10 bis 30 °C. Resin aus der Wanne nicht in die Flasche zurückgießen.',
        },
      },
    ],
    related: [103, 105, 114, 116, 121],
  },
  {
    id: 105,
    slug: 'model-ww-uv',
    group: '0',
    subtypes: [],
    publishedOn: '2024-10-22',
    category: 'dental-model',
    name: { en: 'Model WW UV', zh: 'Model WW UV', de: 'Model WW UV' },
    summary: {
      en: 'Water-washable model resin for practices and labs that want to work without isopropanol.',
      zh: '水洗模型树脂，无需异丙醇，适用于诊所和义齿加工厂。',
      de: 'Wasserwaschbares Modellresin für Praxen und Labore, die auf Isopropanol verzichten.',
    },
    colors: [
      { family: 'beige', name: { en: 'Sand', zh: '沙色', de: 'Sand' }, hex: '#d3bd93' },
      { family: 'grey', name: { en: 'Stone gray', zh: '岩灰色', de: 'Steingrau' }, hex: '#a3a49f' },
    ],
    printers: ['1', '3', '6', '7'],
    addOns: [],
    usages: ['study-model'],
    biocompatibility: [],
    bodyContact: 'none',
    storage: { min: 10, max: 25 },
    shelfLifeMonths: 24,
    packs: [{ amount: 1, unit: 'kg' }],
    properties: {
      dimensionalChange: 0.09,
      detailReproduction: 75,
      flexuralModulus: 1960,
      flexuralStrength: 66,
      elongationAtBreak: 7.1,
      impactStrengthNotched: 19,
      heatDeflectionTemperature: 56,
      tensileStrength: 42,
      hardnessShoreD: 82,
      viscosity: 240,
      density: 1.13,
    },
    productStandard: 'ISO 14233',
    wavelengths: [385],
    layerHeights: [50, 100],
    certifications: [
      {
        name: { en: 'REACH declaration', zh: 'REACH 声明', de: 'REACH-Erklärung' },
        detail: {
          en: 'Contains no substance of very high concern above 0.1% by mass.',
          zh: '高度关注物质（SVHC）含量均不超过 0.1%（质量分数）。',
          de: 'Enthält keine besonders besorgniserregenden Stoffe über 0,1 Masse-%.',
        },
      },
      {
        name: { en: 'RoHS declaration', zh: 'RoHS 声明', de: 'RoHS-Erklärung' },
        detail: {
          en: 'The restricted substances of Directive 2011/65/EU stay below their limits.',
          zh: '欧盟指令 2011/65/EU 所列限用物质均低于限值。',
          de: 'Die beschränkten Stoffe der Richtlinie 2011/65/EU liegen unter den Grenzwerten.',
        },
      },
    ],
    features: [
      {
        title: { en: 'Washes in water', zh: '清水即可清洗', de: 'Waschen mit Wasser' },
        text: {
          en: 'Tap water removes the uncured resin, so no solvent bath has to be stored or replaced.',
          zh: '用自来水即可洗去未固化树脂，无需储存或更换溶剂。',
          de: 'Leitungswasser löst das flüssige Resin; ein Lösemittelbad entfällt.',
        },
      },
      {
        title: { en: 'Flows easily', zh: '流动性好', de: 'Dünnflüssig' },
        text: {
          en: 'The low viscosity lets resin run off fissures and undercuts before washing.',
          zh: '黏度低，清洗前树脂即可从窝沟和倒凹处流净。',
          de: 'Das Resin läuft schon vor dem Waschen aus Fissuren und Unterschnitten ab.',
        },
      },
      {
        title: { en: 'Little odor', zh: '气味低', de: 'Geruchsarm' },
        text: {
          en: 'Suited to rooms next to the treatment area.',
          zh: '放在诊室隔壁的房间用也合适。',
          de: 'Für Räume neben dem Behandlungsbereich geeignet.',
        },
      },
    ],
    postProcessing: [
      {
        title: { en: 'Wash', zh: '清洗', de: 'Waschen' },
        text: {
          en: 'Tap water at 20 to 30 °C, 3 min with a brush or in the ultrasonic bath. Longer contact makes thin parts swell.',
          zh: '用 20–30 °C 自来水刷洗或超声清洗 3 分钟；浸泡过久会使薄壁部位膨胀。',
          de: 'Leitungswasser mit 20 bis 30 °C, 3 min mit Bürste oder Ultraschall. Nicht länger: Dünne Bereiche quellen.',
        },
      },
      {
        title: { en: 'Dry', zh: '干燥', de: 'Trocknen' },
        text: {
          en: 'Blow dry at once, then 30 min at 40 °C. Moisture left on the surface makes it tacky.',
          zh: '立即吹干，再于 40 °C 下干燥 30 分钟。表面残留水分会导致发黏。',
          de: 'Sofort trockenblasen, danach 30 min bei 40 °C. Restfeuchte lässt die Oberfläche kleben.',
        },
      },
      {
        title: { en: 'Cure', zh: '固化', de: 'Nachhärten' },
        text: {
          en: 'UltraCraft Cure, 12 min, only when the model is fully dry.',
          zh: '模型彻底干燥后，使用 UltraCraft Cure 固化 12 分钟。',
          de: 'UltraCraft Cure, 12 min, nur bei vollständig trockenem Modell.',
        },
      },
    ],
    applications: [
      {
        title: { en: 'Study and planning models', zh: '研究模型与设计模型', de: 'Studien- und Planungsmodelle' },
        text: {
          en: 'Models for diagnosis, patient consultations and treatment planning.',
          zh: '用于诊断、医患沟通和治疗方案设计。',
          de: 'Modelle für Diagnostik, Patientengespräch und Behandlungsplanung.',
        },
      },
      {
        title: { en: 'Wax-up models', zh: '诊断蜡型模型', de: 'Wax-up-Modelle' },
        text: {
          en: 'Printed wax-ups from which a silicone key for a mock-up is taken.',
          zh: '打印诊断蜡型，再翻制硅橡胶导板用于美学预览。',
          de: 'Gedruckte Wax-ups, von denen ein Silikonschlüssel für das Mock-up abgeformt wird.',
        },
      },
      {
        title: { en: 'Opposing models', zh: '对颌模型', de: 'Gegenkiefermodelle' },
        text: {
          en: 'Opposing arches for the articulator where no removable die is needed.',
          zh: '上𬌗架用的对颌模型，不需要可卸代型。',
          de: 'Gegenkiefer für den Artikulator, wenn keine herausnehmbaren Stümpfe nötig sind.',
        },
      },
    ],
    instructions: [
      {
        title: { en: 'Before printing', zh: '打印前', de: 'Vor dem Druck' },
        text: {
          en: 'Shake the bottle for 1 min. Tray and platform must be dry and free of isopropanol.',
          zh: '使用前摇匀 1 分钟。料槽和成型平台须保持干燥，且无异丙醇残留。',
          de: 'Flasche 1 min schütteln. Wanne und Plattform müssen trocken und frei von Isopropanol sein.',
        },
      },
      {
        title: { en: 'Wash water', zh: '清洗废水', de: 'Waschwasser' },
        text: {
          en: 'Used wash water contains resin. Keep it out of the drain and dispose of it as hazardous waste.',
          zh: '清洗废水含有树脂，严禁排入下水道，应按危险废物交由有资质的单位处理。',
          de: 'Gebrauchtes Waschwasser enthält Resin: nicht in den Abfluss geben, als Chemikalienabfall entsorgen.',
        },
      },
      {
        title: { en: 'Storage', zh: '储存', de: 'Lagerung' },
        text: {
          en: 'Tightly closed, dark, 10 to 25 °C: the resin takes up moisture. Wear nitrile gloves.',
          zh: '密封避光，10–25 °C 保存。树脂易吸潮，用后立即拧紧瓶盖；操作时佩戴丁腈手套。',
          de: 'Dicht verschlossen, dunkel, 10 bis 25 °C, da das Resin Feuchte aufnimmt. Nitrilhandschuhe tragen.',
        },
      },
    ],
    related: [103, 113, 116],
  },
  {
    id: 116,
    slug: 'model-ortho-uv',
    group: '0',
    subtypes: [],
    publishedOn: '2023-10-10',
    category: 'dental-model',
    name: { en: 'Model Ortho UV', zh: 'Model Ortho UV', de: 'Model Ortho UV' },
    summary: {
      en: 'Fast-printing, tough model resin for orthodontics, for study models and for models used in wire bending and removable appliances.',
      zh: '打印快、韧性好的正畸模型树脂，用于研究模型，也可在模型上弯制弓丝、制作活动矫治器。',
      de: 'Bruchzähes Modellresin mit kurzer Druckzeit für die Kieferorthopädie: für Studienmodelle und Modelle, auf denen Drähte gebogen und Platten gestreut werden.',
    },
    colors: [
      { family: 'white', name: { en: 'Plaster white', zh: '石膏白', de: 'Gipsweiß' }, hex: '#efece4' },
      { family: 'beige', name: { en: 'Ivory', zh: '象牙色', de: 'Elfenbein' }, hex: '#e3d8bf' },
    ],
    printers: ['1', '2', '4', '5', '7', '8'],
    addOns: [],
    usages: ['orthodontic-model'],
    biocompatibility: [],
    bodyContact: 'none',
    storage: { min: 5, max: 30 },
    shelfLifeMonths: 24,
    packs: [{ amount: 1, unit: 'kg' }],
    properties: {
      dimensionalChange: 0.08,
      detailReproduction: 75,
      flexuralModulus: 2100,
      flexuralStrength: 74,
      elongationAtBreak: 11,
      impactStrengthNotched: 34,
      heatDeflectionTemperature: 66,
      tensileStrength: 48,
      hardnessShoreD: 82,
      viscosity: 260,
      density: 1.14,
    },
    productStandard: 'ISO 14233',
    wavelengths: [385],
    layerHeights: [100, 150],
    certifications: [
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
        title: { en: 'Does not chip under pliers', zh: '钳夹不崩边', de: 'Bricht nicht unter der Zange' },
        text: {
          en: 'An elongation at break of 11% keeps incisal edges and molars from chipping while wires are bent and fitted.',
          zh: '断裂伸长率 11%，反复弯制、试放弓丝时，切端与磨牙不易崩缺。',
          de: 'Die Bruchdehnung von 11 % schützt Schneidekanten und Molaren vor dem Ausbrechen, wenn Drähte gebogen und angepasst werden.',
        },
      },
      {
        title: { en: 'Releases acrylic', zh: '自凝树脂易脱模', de: 'Trennt sauber von Kunststoff' },
        text: {
          en: 'Coated with alginate separator, the model releases plates in cold-curing acrylic after the pressure pot.',
          zh: '涂藻酸盐分离剂后，自凝树脂基托经压力锅固化，可完整取下。',
          de: 'Mit Alginatisolierung lösen sich Platten aus Kaltpolymerisat nach dem Drucktopf vom Modell.',
        },
      },
      {
        title: { en: 'Prints in thick layers', zh: '大层厚快速打印', de: 'Druckt in dicken Schichten' },
        text: {
          en: 'With layers of 150 µm and a low viscosity, you can print a day’s arches in a few jobs.',
          zh: '层厚 150 µm、黏度低，当天的牙弓模型几次打印即可完成。',
          de: 'Mit 150 µm Schichthöhe und niedriger Viskosität passt die Tagesmenge an Kiefern in wenige Druckaufträge.',
        },
      },
      {
        title: { en: 'Takes a pencil', zh: '可用铅笔标记', de: 'Mit Bleistift beschreibbar' },
        text: {
          en: 'Wire paths and plate outlines can be drawn on the matte surface and wiped off with isopropanol.',
          zh: '哑光表面可用铅笔画出弓丝走向和基托范围，用异丙醇即可擦除。',
          de: 'Drahtverlauf und Plattenrand lassen sich auf der matten Oberfläche anzeichnen und mit Isopropanol abwischen.',
        },
      },
    ],
    postProcessing: [
      {
        title: { en: 'Wash', zh: '清洗', de: 'Waschen' },
        text: {
          en: 'UltraCraft Wash with isopropanol (at least 95%), two baths of 2 min.',
          zh: '使用 UltraCraft Wash 和异丙醇（≥ 95%）清洗两次，每次 2 分钟。',
          de: 'UltraCraft Wash mit Isopropanol (mindestens 95 %), zwei Bäder zu 2 min.',
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
          en: 'UltraCraft Cure, 6 min. For plates in acrylic cure for 10 min: monomer attacks a soft surface.',
          zh: '使用 UltraCraft Cure 固化 6 分钟；需制作自凝树脂基托时固化 10 分钟，以免单体侵蚀表面。',
          de: 'UltraCraft Cure, 6 min. Für Plattenapparaturen 10 min, da Monomer eine weiche Oberfläche angreift.',
        },
      },
    ],
    applications: [
      {
        title: { en: 'Study models', zh: '研究模型', de: 'Studienmodelle' },
        text: {
          en: 'Trimmed models of both jaws for records, consultations and comparison during treatment.',
          zh: '带标准底座的上、下颌模型，用于存档、会诊和疗程对比。',
          de: 'Dreidimensional getrimmte Modelle beider Kiefer für Dokumentation, Beratung und Verlaufskontrolle.',
        },
      },
      {
        title: { en: 'Removable appliances', zh: '活动矫治器', de: 'Herausnehmbare Apparaturen' },
        text: {
          en: 'Working models for active plates, functional appliances and Hawley retainers.',
          zh: '用于制作活动矫治器、功能矫治器和 Hawley 保持器的工作模型。',
          de: 'Arbeitsmodelle für aktive Platten, funktionskieferorthopädische Geräte und Hawley-Retainer.',
        },
      },
      {
        title: { en: 'Bonded wire retainers', zh: '舌侧固定保持丝', de: 'Geklebte Drahtretainer' },
        text: {
          en: 'Models on which lingual wires are bent and fitted before they are bonded in the mouth.',
          zh: '在模型上弯制、试放舌侧保持丝，再于口内粘接。',
          de: 'Modelle, auf denen Lingualdrähte gebogen und angepasst werden, bevor sie im Mund geklebt werden.',
        },
      },
      {
        title: { en: 'Setups', zh: '诊断性排牙', de: 'Set-ups' },
        text: {
          en: 'Models of the planned result, to discuss the goal of a treatment with the patient.',
          zh: '打印预期排牙结果，用于与患者沟通矫治目标。',
          de: 'Modelle des geplanten Ergebnisses, um das Behandlungsziel mit Patienten zu besprechen.',
        },
      },
    ],
    instructions: [
      {
        title: { en: 'Before printing', zh: '打印前', de: 'Vor dem Druck' },
        text: {
          en: 'Shake the bottle for 1 min. Working models for plates are printed solid or with walls of at least 3 mm.',
          zh: '使用前摇匀 1 分钟。制作基托的工作模型应打印为实心，或壁厚不小于 3 mm。',
          de: 'Flasche 1 min schütteln. Arbeitsmodelle für Platten massiv oder mit mindestens 3 mm Wandstärke drucken.',
        },
      },
      {
        title: { en: 'Limits', zh: '使用限制', de: 'Einsatzgrenzen' },
        text: {
          en: 'Pressure pot up to 45 °C. Not for sheets, which need Model TF UV 2.0, and not for soldering on the model.',
          zh: '压力锅温度不超过 45 °C。压膜请选用 Model TF UV 2.0；不可在模型上焊接。',
          de: 'Drucktopf bis 45 °C. Nicht zum Tiefziehen, dafür Model TF UV 2.0 verwenden; nicht zum Löten auf dem Modell.',
        },
      },
      {
        title: { en: 'Storage', zh: '储存', de: 'Lagerung' },
        text: {
          en: 'Closed, dark, 5 to 30 °C. Keep archived models out of direct sun. Wear nitrile gloves.',
          zh: '密封避光，5–30 °C 保存。存档模型避免阳光直射；操作时佩戴丁腈手套。',
          de: 'Verschlossen, dunkel, 5 bis 30 °C. Archivierte Modelle vor direkter Sonne schützen. Nitrilhandschuhe tragen.',
        },
      },
    ],
    related: [104, 105],
  },
];
