import type { MaterialRecord } from './record.ts';

export const dentalMaterials: MaterialRecord[] = [
  {
    id: 101,
    slug: 'temp-c-and-b-uv-2-0',
    group: '0',
    subtypes: [],
    publishedOn: '2024-05-20',
    category: 'crown-bridge',
    name: { en: 'Temp C&B UV 2.0', zh: 'Temp C&B UV 2.0', de: 'Temp C&B UV 2.0' },
    summary: {
      en: 'Tooth-colored resin for temporary crowns and bridges that stay in the mouth until the final restoration is ready.',
      zh: '用于临时冠桥的牙色树脂，可戴至正式修复完成。',
      de: 'Zahnfarbenes Resin für provisorische Kronen und Brücken, die bis zur endgültigen Versorgung im Mund bleiben.',
    },
    colors: [
      { family: 'tooth-shade', name: { en: 'A1', zh: 'A1', de: 'A1' }, hex: '#ece2cb' },
      { family: 'tooth-shade', name: { en: 'A2', zh: 'A2', de: 'A2' }, hex: '#e4d4b4' },
      { family: 'tooth-shade', name: { en: 'A3', zh: 'A3', de: 'A3' }, hex: '#d9c39c' },
      { family: 'white', name: { en: 'Bleach', zh: 'BL 色', de: 'Bleach' }, hex: '#f4f0e6' },
    ],
    printers: ['1', '2', '3', '5', '6', '7'],
    addOns: [],
    usages: ['temporary-crown'],
    biocompatibility: ['ISO 10993-5', 'ISO 10993-10', 'ISO 10993-23'],
    properties: {
      flexuralModulus: 2350,
      flexuralStrength: 84.5,
      elongationAtBreak: 6.2,
      hardnessShoreD: 86,
      viscosity: 1150,
      density: 1.14,
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
        name: { en: 'Flexural strength', zh: '弯曲强度', de: 'Biegefestigkeit' },
        detail: {
          en: 'Meets the flexural strength of ISO 10477 for polymer-based crown and bridge materials.',
          zh: '弯曲强度符合 ISO 10477 对聚合物基冠桥材料的要求。',
          de: 'Die Biegefestigkeit erfüllt ISO 10477 für polymerbasierte Kronen- und Brückenwerkstoffe.',
        },
      },
    ],
    features: [
      {
        title: { en: 'Keeps its shade', zh: '色泽稳定', de: 'Farbstabil' },
        text: {
          en: 'Four shades that stay close to the shade guide after final curing and polishing.',
          zh: '提供四种色号，后固化和抛光后仍与比色板接近。',
          de: 'Vier Farben, die nach Nachhärtung und Politur nahe am Farbring bleiben.',
        },
      },
      {
        title: { en: 'Thin margins', zh: '薄边缘', de: 'Feine Ränder' },
        text: {
          en: 'Prints margins that seat without grinding at a layer height of 50 µm.',
          zh: '采用 50 µm 层厚时，打印的边缘无需调磨即可就位。',
          de: 'Bei 50 µm Schichthöhe gedruckte Ränder passen ohne Beschleifen.',
        },
      },
      {
        title: { en: 'Polishes like acrylic', zh: '抛光性如丙烯酸树脂', de: 'Polierbar wie Acryl' },
        text: {
          en: 'Trims, characterizes and polishes with the instruments a laboratory already has.',
          zh: '用义齿加工厂现有工具即可修整、染色和抛光。',
          de: 'Lässt sich mit vorhandenen Laborinstrumenten ausarbeiten, charakterisieren und polieren.',
        },
      },
    ],
    postProcessing: [
      {
        title: { en: 'Wash', zh: '清洗', de: 'Waschen' },
        text: {
          en: 'Two baths of isopropanol (at least 97%), 3 min and 2 min. Do not soak longer: the surface softens.',
          zh: '用异丙醇（≥ 97%）清洗两次，分别 3 分钟和 2 分钟；勿延长浸泡，以免表面变软。',
          de: 'Zwei Bäder Isopropanol (mindestens 97 %), 3 min und 2 min. Nicht länger: Die Oberfläche wird sonst weich.',
        },
      },
      {
        title: { en: 'Dry', zh: '干燥', de: 'Trocknen' },
        text: {
          en: 'Blow dry and wait 10 min until no solvent is left in the fissures.',
          zh: '吹干并静置 10 分钟，直至窝沟内无溶剂残留。',
          de: 'Trocken blasen und 10 min warten, bis die Fissuren frei von Lösemittel sind.',
        },
      },
      {
        title: { en: 'Cure', zh: '固化', de: 'Nachhärten' },
        text: {
          en: 'UltraCraft Cure, 15 min each side under nitrogen or covered with glycerin.',
          zh: '使用 UltraCraft Cure，在氮气环境或涂覆甘油的条件下每面固化 15 分钟。',
          de: 'UltraCraft Cure, je Seite 15 min unter Stickstoff oder mit Glyzerin abgedeckt.',
        },
      },
    ],
    applications: [
      {
        title: { en: 'Immediate temporaries', zh: '即刻临时修复', de: 'Sofortprovisorien' },
        text: {
          en: 'Single crowns and bridges of up to three units, printed while the patient waits.',
          zh: '单冠及最多三单位桥，患者等候期间即可打印完成。',
          de: 'Einzelkronen und Brücken bis drei Glieder, gedruckt, während der Patient wartet.',
        },
      },
      {
        title: { en: 'Mock-ups', zh: '美学预告', de: 'Mock-ups' },
        text: {
          en: 'Shells that let the patient try the planned shape before a tooth is prepared.',
          zh: '备牙前试戴的美学饰面，让患者预先体验设计形态。',
          de: 'Schalen, mit denen sich die geplante Form vor der Präparation einprobieren lässt.',
        },
      },
    ],
    instructions: [
      {
        title: { en: 'Before printing', zh: '打印前', de: 'Vor dem Druck' },
        text: {
          en: 'Shake the bottle for 2 min; pigments settle. Pour at 20 to 25 °C and stir once more in the tray.',
          zh: '颜料会沉降，使用前摇匀 2 分钟；在 20–25 °C 下倒入料槽并再次搅拌。',
          de: 'Flasche 2 min schütteln, da sich Pigmente absetzen. Bei 20 bis 25 °C einfüllen und in der Wanne nochmals rühren.',
        },
      },
      {
        title: { en: 'In the mouth', zh: '口内使用', de: 'Im Mund' },
        text: {
          en: 'For temporary wear only. Cement with a eugenol-free temporary cement.',
          zh: '仅供临时佩戴，请使用不含丁香酚的临时粘固水门汀。',
          de: 'Nur zur temporären Versorgung. Mit eugenolfreiem provisorischem Zement befestigen.',
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
    related: [102, 110],
  },
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
      de: 'Hochpräzises Resin für Arbeitsmodelle mit herausnehmbaren Stümpfen; schrumpfungsarm, matt und ohne Puder scanbar.',
    },
    colors: [
      { family: 'beige', name: { en: 'Beige', zh: '米色', de: 'Beige' }, hex: '#d8c4a0' },
      { family: 'grey', name: { en: 'Gray', zh: '灰色', de: 'Grau' }, hex: '#8d9196' },
    ],
    printers: ['1', '2', '3', '5', '7'],
    addOns: ['pulsing-module'],
    usages: ['working-model'],
    biocompatibility: [],
    properties: {
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
    wavelengths: [385],
    layerHeights: [30, 50],
    certifications: [
      {
        name: { en: 'Die material', zh: '代型材料', de: 'Stumpfwerkstoff' },
        detail: {
          en: 'Detail reproduction and dimensional change tested to ISO 14233 for polymer-based die materials.',
          zh: '细节再现性与尺寸变化按 ISO 14233（聚合物基代型材料）测试。',
          de: 'Detailwiedergabe und Maßänderung geprüft nach ISO 14233 für polymerbasierte Stumpfwerkstoffe.',
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
        title: { en: 'Dies that seat', zh: '代型就位稳定', de: 'Sicherer Stumpfsitz' },
        text: {
          en: 'Dies slide in and stop at the same height every time. The friction is set in the design.',
          zh: '代型插拔顺畅，每次就位高度一致；摩擦力可在设计中设定。',
          de: 'Stümpfe gleiten ein und erreichen stets dieselbe Höhe. Die Friktion wird in der Konstruktion festgelegt.',
        },
      },
      {
        title: { en: 'Visible margins', zh: '边缘线易辨', de: 'Klare Präparationsgrenze' },
        text: {
          en: 'The opaque, matte surface shows the preparation margin clearly under the microscope and in the scanner.',
          zh: '不透明哑光表面，在显微镜和扫描仪下均可清楚分辨预备体边缘线。',
          de: 'Die opake, matte Oberfläche zeigt die Präparationsgrenze unter dem Mikroskop und im Scanner deutlich.',
        },
      },
      {
        title: { en: 'Resists abrasion', zh: '表面耐磨', de: 'Abriebfest' },
        text: {
          en: 'Contact points stay intact when ceramic or metal is fitted repeatedly.',
          zh: '反复试戴瓷或金属修复体，邻接点不易磨损。',
          de: 'Kontaktpunkte halten dem wiederholten Aufpassen von Keramik und Metall stand.',
        },
      },
      {
        title: { en: 'Flat, solid bases', zh: '实心底座可平放', de: 'Massive Sockel' },
        text: {
          en: 'With the pulsing release module, solid full arches part from the film with less force and can print flat.',
          zh: '配合脉冲离型模块，实心全牙弓模型离型力更低，可平放打印。',
          de: 'Mit dem Pulsmodul lösen sich massive Ganzkiefermodelle leichter von der Folie und lassen sich flach drucken.',
        },
      },
    ],
    postProcessing: [
      {
        title: { en: 'Wash', zh: '清洗', de: 'Waschen' },
        text: {
          en: 'Two baths of isopropanol (at least 97%), 3 min each. Brush out die sockets and screw channels.',
          zh: '用异丙醇（≥ 97%）清洗两次，每次 3 分钟；代型孔和螺丝通道须用刷子清理。',
          de: 'Zwei Bäder Isopropanol (mindestens 97 %), je 3 min. Stumpfaufnahmen und Schraubenkanäle ausbürsten.',
        },
      },
      {
        title: { en: 'Dry', zh: '干燥', de: 'Trocknen' },
        text: {
          en: 'Blow dry, then 20 min at 40 °C. Dies fit only when the sockets are dry.',
          zh: '吹干后在 40 °C 下干燥 20 分钟。代型孔完全干燥后再插入代型。',
          de: 'Trocken blasen, danach 20 min bei 40 °C. Stümpfe erst in trockene Aufnahmen setzen.',
        },
      },
      {
        title: { en: 'Cure', zh: '固化', de: 'Nachhärten' },
        text: {
          en: 'UltraCraft Cure, 10 min with the dies taken out. Wait 2 h before fitting restorations.',
          zh: '取出代型，使用 UltraCraft Cure 固化 10 分钟；静置 2 小时后再试戴修复体。',
          de: 'UltraCraft Cure, 10 min bei herausgenommenen Stümpfen. Vor dem Aufpassen 2 h ruhen lassen.',
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
          en: 'Models with sockets for laboratory analogs and a recess for a separate gingiva mask.',
          zh: '带替代体孔位，并为单独打印的人工牙龈预留空间。',
          de: 'Modelle mit Aufnahmen für Laboranaloge und Aussparung für eine separate Gingivamaske.',
        },
      },
      {
        title: { en: 'Check models', zh: '检查模型', de: 'Kontrollmodelle' },
        text: {
          en: 'For checking contacts and occlusion of milled, pressed or printed work.',
          zh: '用于检查切削、热压铸或打印修复体的邻接与咬合。',
          de: 'Zum Prüfen von Kontakten und Okklusion gefräster, gepresster oder gedruckter Arbeiten.',
        },
      },
    ],
    instructions: [
      {
        title: { en: 'Before printing', zh: '打印前', de: 'Vor dem Druck' },
        text: {
          en: 'Shake the bottle for 2 min. Print a test die for each batch and correct the gap in the design software.',
          zh: '使用前摇匀 2 分钟。每批次先打印测试代型，并在设计软件中校正间隙。',
          de: 'Flasche 2 min schütteln. Je Charge einen Teststumpf drucken und den Spalt in der Software anpassen.',
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
        title: { en: 'Storage', zh: '储存', de: 'Lagerung' },
        text: {
          en: 'Closed, dark, 5 to 30 °C. Wear nitrile gloves and use a dust mask when grinding models.',
          zh: '密封避光，5–30 °C 保存。操作时佩戴丁腈手套，打磨模型时佩戴防尘口罩。',
          de: 'Verschlossen, dunkel, 5 bis 30 °C. Nitrilhandschuhe tragen, beim Beschleifen Staubmaske benutzen.',
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
      en: 'Heat-resistant resin for thermoforming models, made for aligner production in large numbers.',
      zh: '耐热型压膜模型树脂，用于隐形矫治器的批量生产。',
      de: 'Wärmebeständiges Resin für Tiefziehmodelle, ausgelegt auf hohe Stückzahlen in der Alignerfertigung.',
    },
    colors: [
      { family: 'white', name: { en: 'White', zh: '白色', de: 'Weiß' }, hex: '#f1f0eb' },
      { family: 'grey', name: { en: 'Light gray', zh: '浅灰色', de: 'Hellgrau' }, hex: '#c3c6c8' },
    ],
    printers: ['1', '2', '4', '5', '8'],
    addOns: ['pulsing-module'],
    usages: ['aligner-model'],
    biocompatibility: [],
    properties: {
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
    wavelengths: [385],
    layerHeights: [100, 150],
    certifications: [
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
        title: { en: 'Stands the heat', zh: '耐热不变形', de: 'Wärmeformbeständig' },
        text: {
          en: 'With a heat deflection temperature of 112 °C the arch stays true under hot PETG and TPU sheets.',
          zh: '热变形温度 112 °C，压制加热后的 PETG 和 TPU 膜片时牙弓形态稳定。',
          de: 'Mit 112 °C Wärmeformbeständigkeit bleibt der Zahnbogen unter heißen PETG- und TPU-Folien maßhaltig.',
        },
      },
      {
        title: { en: 'Short cycles', zh: '打印周期短', de: 'Kurze Zyklen' },
        text: {
          en: 'Low viscosity and short exposure keep the print time low, also with a full platform.',
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
          zh: '使用 UltraCraft Wash 和异丙醇（≥ 95%）清洗两次，每次 2 分钟；空心模型两次清洗之间须沥干。',
          de: 'UltraCraft Wash mit Isopropanol (mindestens 95 %), zwei Bäder zu 2 min. Hohle Modelle dazwischen abtropfen lassen.',
        },
      },
      {
        title: { en: 'Dry', zh: '干燥', de: 'Trocknen' },
        text: {
          en: 'Blow dry and wait 10 min, openings facing down.',
          zh: '吹干后静置 10 分钟，空心模型开口朝下。',
          de: 'Trocken blasen und 10 min mit der Öffnung nach unten ablüften.',
        },
      },
      {
        title: { en: 'Cure', zh: '固化', de: 'Nachhärten' },
        text: {
          en: 'UltraCraft Cure, 8 min. The heat resistance is reached only after full curing.',
          zh: '使用 UltraCraft Cure 固化 8 分钟。充分固化后才能达到标称耐热性。',
          de: 'UltraCraft Cure, 8 min. Die Wärmebeständigkeit stellt sich erst nach vollständiger Härtung ein.',
        },
      },
    ],
    applications: [
      {
        title: { en: 'Aligner series', zh: '隐形矫治器系列模型', de: 'Alignerserien' },
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
          zh: '使用前摇匀 1 分钟。空心模型壁厚不小于 2 mm，并设计排液孔。',
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
    related: [103, 105, 114],
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
      en: 'Water-washable model resin for practices and laboratories that want to work without isopropanol.',
      zh: '水洗型齿科模型树脂，清洗无需异丙醇，适合诊所和义齿加工厂使用。',
      de: 'Wasserwaschbares Modellresin für Praxen und Labore, die auf Isopropanol verzichten.',
    },
    colors: [
      { family: 'beige', name: { en: 'Sand', zh: '沙色', de: 'Sand' }, hex: '#d3bd93' },
      { family: 'grey', name: { en: 'Stone gray', zh: '岩灰色', de: 'Steingrau' }, hex: '#a3a49f' },
    ],
    printers: ['1', '3', '6', '7'],
    addOns: [],
    usages: ['working-model'],
    biocompatibility: [],
    properties: {
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
    wavelengths: [385],
    layerHeights: [50, 100],
    certifications: [
      {
        name: { en: 'REACH declaration', zh: 'REACH 声明', de: 'REACH-Erklärung' },
        detail: {
          en: 'Contains no substance of very high concern above 0.1% by mass.',
          zh: '高度关注物质（SVHC）含量均不超过 0.1%（质量分数）。',
          de: 'Enthält keine besonders besorgniserregenden Stoffe über 0,1 Masse-%.',
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
          zh: '适合在紧邻诊疗区的房间内使用。',
          de: 'Für Räume neben dem Behandlungsbereich geeignet.',
        },
      },
    ],
    postProcessing: [
      {
        title: { en: 'Wash', zh: '清洗', de: 'Waschen' },
        text: {
          en: 'Tap water at 20 to 30 °C, 3 min with a brush or in the ultrasonic bath. Longer contact makes thin parts swell.',
          zh: '用 20–30 °C 自来水刷洗或超声清洗 3 分钟；浸泡过久会使薄壁部位膨胀。',
          de: 'Leitungswasser mit 20 bis 30 °C, 3 min mit Bürste oder Ultraschall. Nicht länger: Dünne Bereiche quellen.',
        },
      },
      {
        title: { en: 'Dry', zh: '干燥', de: 'Trocknen' },
        text: {
          en: 'Blow dry at once, then 30 min at 40 °C. Moisture left on the surface makes it tacky.',
          zh: '立即吹干，再于 40 °C 下干燥 30 分钟。表面残留水分会导致发黏。',
          de: 'Sofort trocken blasen, danach 30 min bei 40 °C. Restfeuchte lässt die Oberfläche kleben.',
        },
      },
      {
        title: { en: 'Cure', zh: '固化', de: 'Nachhärten' },
        text: {
          en: 'UltraCraft Cure, 12 min, only when the model is fully dry.',
          zh: '模型彻底干燥后，使用 UltraCraft Cure 固化 12 分钟。',
          de: 'UltraCraft Cure, 12 min, nur bei vollständig trockenem Modell.',
        },
      },
    ],
    applications: [
      {
        title: { en: 'Study and planning models', zh: '研究模型与设计模型', de: 'Studien- und Planungsmodelle' },
        text: {
          en: 'Models for diagnosis, patient talks and treatment planning.',
          zh: '用于诊断、医患沟通和治疗方案设计。',
          de: 'Modelle für Diagnostik, Patientengespräch und Behandlungsplanung.',
        },
      },
      {
        title: { en: 'Wax-up models', zh: '诊断蜡型模型', de: 'Wax-up-Modelle' },
        text: {
          en: 'Printed wax-ups from which a silicone key for a mock-up is taken.',
          zh: '打印诊断蜡型，再翻制硅橡胶导板用于美学预告。',
          de: 'Gedruckte Wax-ups, von denen ein Silikonschlüssel für das Mock-up abgeformt wird.',
        },
      },
      {
        title: { en: 'Opposing models', zh: '对颌模型', de: 'Gegenkiefermodelle' },
        text: {
          en: 'Opposing arches for the articulator where no removable die is needed.',
          zh: '用于上咬合架的对颌模型，无需可卸代型。',
          de: 'Gegenkiefer für den Artikulator, wenn keine herausnehmbaren Stümpfe nötig sind.',
        },
      },
    ],
    instructions: [
      {
        title: { en: 'Before printing', zh: '打印前', de: 'Vor dem Druck' },
        text: {
          en: 'Shake the bottle for 1 min. Tray and platform must be dry and free of isopropanol.',
          zh: '使用前摇匀 1 分钟。料槽和成型平台须保持干燥，且无异丙醇残留。',
          de: 'Flasche 1 min schütteln. Wanne und Plattform müssen trocken und frei von Isopropanol sein.',
        },
      },
      {
        title: { en: 'Wash water', zh: '清洗废水', de: 'Waschwasser' },
        text: {
          en: 'Used wash water contains resin. Keep it out of the drain and hand it in as chemical waste.',
          zh: '清洗废水含有树脂，严禁排入下水道，应按化学废液交由有资质的单位处理。',
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
    related: [103, 113],
  },
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
  {
    id: 108,
    slug: 'splint-rigid-uv',
    group: '0',
    subtypes: [],
    publishedOn: '2021-02-23',
    category: 'splint-guide',
    name: { en: 'Splint Rigid UV', zh: 'Splint Rigid UV', de: 'Splint Rigid UV' },
    summary: {
      en: 'Clear, hard resin for occlusal splints that can be adjusted precisely and hold the bite.',
      zh: '透明硬质咬合板树脂，便于精确调磨，咬合关系稳定。',
      de: 'Klares, hartes Resin für Aufbissschienen, die sich präzise einschleifen lassen und die Bisslage sichern.',
    },
    colors: [{ family: 'clear', name: { en: 'Clear', zh: '透明', de: 'Transparent' }, hex: '#e9f0f1' }],
    printers: ['1', '2', '3', '5', '6', '7', '8'],
    addOns: [],
    usages: ['splint'],
    biocompatibility: ['ISO 10993-5', 'ISO 10993-10', 'ISO 10993-23'],
    properties: {
      flexuralModulus: 2180,
      flexuralStrength: 76,
      elongationAtBreak: 8.6,
      impactStrengthNotched: 25,
      heatDeflectionTemperature: 61,
      tensileStrength: 52,
      hardnessShoreD: 83,
      viscosity: 920,
      density: 1.15,
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
        name: { en: 'Orthodontic base polymer', zh: '正畸基托聚合物', de: 'Kieferorthopädischer Kunststoff' },
        detail: {
          en: 'Flexural strength and modulus meet ISO 20795-2 for orthodontic base polymers.',
          zh: '弯曲强度和弯曲模量符合 ISO 20795-2 对正畸基托聚合物的要求。',
          de: 'Biegefestigkeit und Biegemodul erfüllen ISO 20795-2 für kieferorthopädische Kunststoffe.',
        },
      },
    ],
    features: [
      {
        title: { en: 'Stays clear', zh: '透明度高', de: 'Bleibt klar' },
        text: {
          en: 'Nearly colorless after polishing, with little yellowing from final curing.',
          zh: '抛光后近乎无色，后固化引起的黄变小。',
          de: 'Nach der Politur nahezu farblos, mit geringer Vergilbung durch die Nachhärtung.',
        },
      },
      {
        title: { en: 'Grinds without smearing', zh: '调磨不粘车针', de: 'Schmierfrei schleifbar' },
        text: {
          en: 'Contacts can be adjusted with carbide burs; chips stay dry and do not clog the bur.',
          zh: '可用钨钢车针调磨接触点，切屑干爽，不易堵塞刃槽。',
          de: 'Kontakte lassen sich mit der Hartmetallfräse einschleifen; die Späne bleiben trocken und setzen die Fräse nicht zu.',
        },
      },
    ],
    postProcessing: [
      {
        title: { en: 'Wash', zh: '清洗', de: 'Waschen' },
        text: {
          en: 'Two baths of isopropanol (at least 97%), 3 min and 2 min.',
          zh: '用异丙醇（≥ 97%）清洗两次，分别 3 分钟和 2 分钟。',
          de: 'Zwei Bäder Isopropanol (mindestens 97 %), 3 min und 2 min.',
        },
      },
      {
        title: { en: 'Dry', zh: '干燥', de: 'Trocknen' },
        text: {
          en: 'Blow dry and leave for 20 min. Solvent left inside shows as white haze after curing.',
          zh: '吹干并静置 20 分钟。残留溶剂会使固化后的表面发白。',
          de: 'Trocken blasen und 20 min ablüften. Restliches Lösemittel zeigt sich nach dem Härten als weißer Schleier.',
        },
      },
      {
        title: { en: 'Cure', zh: '固化', de: 'Nachhärten' },
        text: {
          en: 'UltraCraft Cure, 10 min each side under nitrogen or covered with glycerin; remove supports first.',
          zh: '去除支撑后，使用 UltraCraft Cure，在氮气环境或涂覆甘油的条件下每面固化 10 分钟。',
          de: 'UltraCraft Cure, nach Entfernen der Supports je Seite 10 min unter Stickstoff oder mit Glyzerin abgedeckt.',
        },
      },
      {
        title: { en: 'Polish', zh: '抛光', de: 'Polieren' },
        text: {
          en: 'Pumice, then high-shine paste at low speed and without heat build-up.',
          zh: '先用浮石粉，再用抛光膏低速抛光，避免产热。',
          de: 'Mit Bimsmehl, dann mit Hochglanzpaste bei niedriger Drehzahl und ohne Wärmeentwicklung.',
        },
      },
    ],
    applications: [
      {
        title: { en: 'Stabilization splints', zh: '稳定型咬合板', de: 'Stabilisierungsschienen' },
        text: {
          en: 'Michigan-type splints with canine guidance for bruxism and joint complaints.',
          zh: '带尖牙引导的密歇根型咬合板，用于磨牙症和颞下颌关节不适。',
          de: 'Michigan-Schienen mit Eckzahnführung bei Bruxismus und Kiefergelenkbeschwerden.',
        },
      },
      {
        title: { en: 'Positioning splints', zh: '再定位咬合板', de: 'Positionierungsschienen' },
        text: {
          en: 'Splints that hold a planned jaw relation, also as a test before restorative treatment.',
          zh: '保持设计颌位关系的咬合板，也可用于修复治疗前的颌位验证。',
          de: 'Schienen, die eine geplante Kieferrelation halten, auch zum Austesten vor der Restauration.',
        },
      },
    ],
    instructions: [
      {
        title: { en: 'Before printing', zh: '打印前', de: 'Vor dem Druck' },
        text: {
          en: 'Shake the bottle for 1 min and let bubbles rise. Design at least 1.5 mm under occlusal contacts.',
          zh: '摇匀 1 分钟，待气泡上浮后使用。咬合接触区厚度不小于 1.5 mm。',
          de: 'Flasche 1 min schütteln und Blasen aufsteigen lassen. Unter Kontaktpunkten mindestens 1,5 mm Stärke vorsehen.',
        },
      },
      {
        title: { en: 'In the mouth', zh: '口内使用', de: 'Im Mund' },
        text: {
          en: 'Clean with cold water and a soft brush. Water above 50 °C can distort the splint.',
          zh: '用冷水和软毛刷清洁。水温超过 50 °C 可能导致咬合板变形。',
          de: 'Mit kaltem Wasser und weicher Bürste reinigen. Über 50 °C kann sich die Schiene verziehen.',
        },
      },
      {
        title: { en: 'Storage', zh: '储存', de: 'Lagerung' },
        text: {
          en: 'Closed, dark, 5 to 25 °C. Use a tray without pigment residues, or the splint turns cloudy.',
          zh: '密封避光，5–25 °C 保存。料槽内不得有其他颜料残留，以免咬合板发浑。',
          de: 'Verschlossen, dunkel, 5 bis 25 °C. Wanne frei von Pigmentresten halten, sonst wird die Schiene trüb.',
        },
      },
    ],
    related: [109, 111],
  },
  {
    id: 109,
    slug: 'splint-flex-uv',
    group: '0',
    subtypes: [],
    publishedOn: '2023-01-17',
    category: 'splint-guide',
    name: { en: 'Splint Flex UV', zh: 'Splint Flex UV', de: 'Splint Flex UV' },
    summary: {
      en: 'Clear resin for occlusal splints that soften slightly at mouth temperature and sit without tension.',
      zh: '透明咬合板树脂，在口腔温度下略微变软，佩戴无紧绷感。',
      de: 'Klares Resin für Aufbissschienen, die bei Mundtemperatur leicht nachgeben und spannungsfrei sitzen.',
    },
    colors: [
      { family: 'clear', name: { en: 'Clear', zh: '透明', de: 'Transparent' }, hex: '#edf1ec' },
      { family: 'blue', name: { en: 'Clear blue', zh: '透明蓝', de: 'Transparentblau' }, hex: '#a9cfe3' },
    ],
    printers: ['1', '2', '5', '6', '7'],
    addOns: [],
    usages: ['splint'],
    biocompatibility: ['ISO 10993-5', 'ISO 10993-10', 'ISO 10993-23'],
    properties: {
      flexuralModulus: 820,
      flexuralStrength: 31,
      elongationAtBreak: 58,
      impactStrengthNotched: 64,
      tensileStrength: 25,
      hardnessShoreD: 74,
      viscosity: 1750,
      density: 1.1,
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
        title: { en: 'Gives at 37 °C', zh: '口温下柔韧', de: 'Nachgiebig bei 37 °C' },
        text: {
          en: 'Firm enough to adjust at room temperature, flexible once it is worn.',
          zh: '室温下有足够硬度便于调磨，佩戴后变得柔韧。',
          de: 'Bei Raumtemperatur fest genug zum Einschleifen, im Mund flexibel.',
        },
      },
      {
        title: { en: 'Bends before it breaks', zh: '不易断裂', de: 'Biegt sich, statt zu brechen' },
        text: {
          en: 'An elongation at break of 58% leaves a margin when the splint is dropped or pressed.',
          zh: '断裂伸长率达 58%，跌落或受压时弯曲而不断裂。',
          de: 'Die Bruchdehnung von 58 % lässt bei Sturz oder Druck genügend Reserve.',
        },
      },
      {
        title: { en: 'Uses undercuts', zh: '可利用倒凹', de: 'Nutzt Unterschnitte' },
        text: {
          en: 'Snaps over moderate undercuts, so that fewer areas have to be blocked out.',
          zh: '可卡入适度倒凹，减少填倒凹的工作量。',
          de: 'Greift über mäßige Unterschnitte, sodass weniger ausgeblockt werden muss.',
        },
      },
    ],
    postProcessing: [
      {
        title: { en: 'Wash', zh: '清洗', de: 'Waschen' },
        text: {
          en: 'Two baths of isopropanol (at least 97%), 2 min each. Stop there: flexible resin takes up solvent quickly.',
          zh: '用异丙醇（≥ 97%）清洗两次，每次 2 分钟；柔性树脂易吸收溶剂，勿超时。',
          de: 'Zwei Bäder Isopropanol (mindestens 97 %), je 2 min. Nicht länger: Flexibles Resin nimmt rasch Lösemittel auf.',
        },
      },
      {
        title: { en: 'Dry', zh: '干燥', de: 'Trocknen' },
        text: {
          en: 'Blow dry and leave for 45 min, lying flat and unloaded.',
          zh: '吹干后平放静置 45 分钟，避免受力。',
          de: 'Trocken blasen und 45 min flach und unbelastet ablüften.',
        },
      },
      {
        title: { en: 'Cure', zh: '固化', de: 'Nachhärten' },
        text: {
          en: 'UltraCraft Cure, 15 min each side covered with glycerin. Let it cool before handling.',
          zh: '涂覆甘油，使用 UltraCraft Cure 每面固化 15 分钟，冷却后再取放。',
          de: 'UltraCraft Cure, je Seite 15 min mit Glyzerin abgedeckt. Vor dem Anfassen abkühlen lassen.',
        },
      },
    ],
    applications: [
      {
        title: { en: 'Comfort splints', zh: '舒适型咬合板', de: 'Komfortschienen' },
        text: {
          en: 'Night splints for patients who find a hard splint too tight.',
          zh: '夜间佩戴的咬合板，适合不耐受硬质咬合板的患者。',
          de: 'Nachtschienen für Patienten, die eine harte Schiene als zu stramm empfinden.',
        },
      },
      {
        title: { en: 'Crowded arches', zh: '拥挤牙列', de: 'Engstände' },
        text: {
          en: 'Splints on tilted or crowded teeth, where a rigid one would clamp or rock.',
          zh: '用于牙齿倾斜或拥挤的牙列，避免硬质咬合板卡紧或翘动。',
          de: 'Schienen auf gekippten oder eng stehenden Zähnen, auf denen eine starre klemmen oder schaukeln würde.',
        },
      },
    ],
    instructions: [
      {
        title: { en: 'Before printing', zh: '打印前', de: 'Vor dem Druck' },
        text: {
          en: 'Warm the bottle to 25 °C and shake for 1 min. Cold resin is too thick to flow back under the part.',
          zh: '将树脂预热至 25 °C 并摇匀 1 分钟；温度过低时黏度偏大，树脂回流慢。',
          de: 'Flasche auf 25 °C erwärmen und 1 min schütteln. Kaltes Resin ist zu dickflüssig und fließt schlecht nach.',
        },
      },
      {
        title: { en: 'In the mouth', zh: '口内使用', de: 'Im Mund' },
        text: {
          en: 'Hold in lukewarm water for 1 min before the first insertion. Replace when it wears thin under 1 mm.',
          zh: '首次佩戴前在温水中浸泡 1 分钟。磨耗至厚度不足 1 mm 时应更换。',
          de: 'Vor dem ersten Einsetzen 1 min in lauwarmes Wasser legen. Ersetzen, sobald weniger als 1 mm Stärke bleibt.',
        },
      },
      {
        title: { en: 'Storage', zh: '储存', de: 'Lagerung' },
        text: {
          en: 'Closed, dark, 10 to 25 °C. Keep finished splints on the model or in a box so that they do not deform.',
          zh: '密封避光，10–25 °C 保存。成品应置于模型上或收纳盒内，防止变形。',
          de: 'Verschlossen, dunkel, 10 bis 25 °C. Fertige Schienen auf dem Modell oder in der Box lagern, damit sie sich nicht verziehen.',
        },
      },
    ],
    related: [108, 114],
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
      en: 'Ceramic-filled resin for long-term temporary crowns and bridges that have to bear chewing loads for months.',
      zh: '陶瓷填充树脂，用于需承受数月咀嚼负荷的长期临时冠桥。',
      de: 'Keramikgefülltes Resin für Langzeitprovisorien, die monatelang Kaukräften standhalten müssen.',
    },
    colors: [
      { family: 'tooth-shade', name: { en: 'A1', zh: 'A1', de: 'A1' }, hex: '#ece2cb' },
      { family: 'tooth-shade', name: { en: 'A2', zh: 'A2', de: 'A2' }, hex: '#e4d4b4' },
      { family: 'tooth-shade', name: { en: 'A3', zh: 'A3', de: 'A3' }, hex: '#d9c39c' },
      { family: 'tooth-shade', name: { en: 'B2', zh: 'B2', de: 'B2' }, hex: '#e3d5b0' },
      { family: 'white', name: { en: 'Bleach', zh: 'BL 色', de: 'Bleach' }, hex: '#f4f0e6' },
    ],
    printers: ['2', '3', '6', '7'],
    addOns: [],
    usages: ['temporary-crown'],
    biocompatibility: ['ISO 10993-5', 'ISO 10993-10', 'ISO 10993-23'],
    properties: {
      flexuralModulus: 5150,
      flexuralStrength: 128,
      elongationAtBreak: 2.8,
      hardnessShoreD: 91,
      viscosity: 2550,
      density: 1.52,
      ashContent: 44,
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
        name: { en: 'Crown and bridge material', zh: '冠桥材料', de: 'Kronen- und Brückenwerkstoff' },
        detail: {
          en: 'Flexural strength, water sorption and solubility meet ISO 10477 for polymer-based crown and bridge materials.',
          zh: '弯曲强度、吸水值和溶解值符合 ISO 10477 对聚合物基冠桥材料的要求。',
          de: 'Biegefestigkeit, Wasseraufnahme und Löslichkeit erfüllen ISO 10477 für polymerbasierte Kronen- und Brückenwerkstoffe.',
        },
      },
    ],
    features: [
      {
        title: { en: '44% filler', zh: '填料含量 44%', de: '44 % Füllstoff' },
        text: {
          en: 'Silanized glass-ceramic powder, 44% by mass, raises the flexural modulus to 5150 MPa and slows wear.',
          zh: '硅烷化玻璃陶瓷粉质量分数为 44%，弯曲模量达 5150 MPa，磨耗小。',
          de: '44 Masse-% silanisiertes Glaskeramikpulver heben den Biegemodul auf 5150 MPa und bremsen die Abrasion.',
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
          zh: '用异丙醇（≥ 97%）刷洗 2 分钟，再换新液清洗 1 分钟；禁用超声清洗。',
          de: 'Isopropanol (mindestens 97 %), 2 min mit Pinsel, dann 1 min im frischen Bad. Kein Ultraschall.',
        },
      },
      {
        title: { en: 'Dry', zh: '干燥', de: 'Trocknen' },
        text: {
          en: 'Blow dry and wait 10 min. A white film means that filler is left: wash again.',
          zh: '吹干并静置 10 分钟。表面如有白膜，说明有填料残留，须重新清洗。',
          de: 'Trocken blasen und 10 min warten. Ein weißer Belag ist Füllstoff: nochmals waschen.',
        },
      },
      {
        title: { en: 'Cure', zh: '固化', de: 'Nachhärten' },
        text: {
          en: 'UltraCraft Cure, 20 min each side under nitrogen.',
          zh: '使用 UltraCraft Cure，在氮气环境下每面固化 20 分钟。',
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
          zh: '填料会沉降，使用前滚瓶 30 分钟或摇匀 5 分钟；在 25–30 °C 下打印。',
          de: 'Flasche 30 min rollen oder 5 min schütteln, da der Füllstoff absinkt. Bei 25 bis 30 °C drucken.',
        },
      },
      {
        title: { en: 'In the mouth', zh: '口内使用', de: 'Im Mund' },
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
    related: [101, 107],
  },
  {
    id: 111,
    slug: 'surgical-guide-uv',
    group: '0',
    subtypes: [],
    publishedOn: '2021-08-19',
    category: 'splint-guide',
    name: { en: 'Surgical Guide UV', zh: 'Surgical Guide UV', de: 'Surgical Guide UV' },
    summary: {
      en: 'Transparent resin for surgical guides that can be steam-sterilized and hold drill sleeves without adhesive.',
      zh: '透明种植导板树脂，可高压蒸汽灭菌，导环无需粘接即可固定。',
      de: 'Transparentes Resin für Bohrschablonen, dampfsterilisierbar und mit klebstofffreiem Hülsensitz.',
    },
    colors: [
      { family: 'clear', name: { en: 'Clear', zh: '透明', de: 'Transparent' }, hex: '#e6eeec' },
      { family: 'orange', name: { en: 'Clear amber', zh: '透明琥珀色', de: 'Bernstein, transparent' }, hex: '#e8a24a' },
    ],
    printers: ['1', '2', '3', '5', '6', '7'],
    addOns: [],
    usages: ['surgical-guide'],
    biocompatibility: ['ISO 10993-5', 'ISO 10993-10', 'ISO 10993-23'],
    properties: {
      flexuralModulus: 2420,
      flexuralStrength: 92,
      elongationAtBreak: 6.4,
      impactStrengthNotched: 24,
      heatDeflectionTemperature: 94,
      tensileStrength: 62,
      hardnessShoreD: 86,
      viscosity: 860,
      density: 1.16,
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
        name: { en: 'Steam sterilization', zh: '高压蒸汽灭菌', de: 'Dampfsterilisation' },
        detail: {
          en: 'Dimensional change measured after steam cycles to ISO 17665 at 121 °C and 134 °C.',
          zh: '已测定按 ISO 17665 进行 121 °C 和 134 °C 高压蒸汽灭菌后的尺寸变化。',
          de: 'Maßänderung nach Dampfzyklen gemäß ISO 17665 bei 121 °C und 134 °C gemessen.',
        },
      },
    ],
    features: [
      {
        title: { en: 'Sleeves press in', zh: '导环压入固定', de: 'Hülsen zum Einpressen' },
        text: {
          en: 'Sleeve seats print to size, so metal sleeves are pressed in by hand.',
          zh: '导环孔尺寸准确，金属导环可徒手压入。',
          de: 'Hülsensitze werden maßhaltig gedruckt; Metallhülsen lassen sich von Hand einpressen.',
        },
      },
      {
        title: { en: 'Clear view', zh: '视野清晰', de: 'Freie Sicht' },
        text: {
          en: 'Transparent enough to check the seat through the inspection windows and the guide itself.',
          zh: '透明度高，可通过观察窗及导板本体确认就位情况。',
          de: 'Transparent genug, um den Sitz durch die Fenster und durch die Schablone hindurch zu prüfen.',
        },
      },
      {
        title: { en: 'Steam-sterilizable', zh: '可高压蒸汽灭菌', de: 'Dampfsterilisierbar' },
        text: {
          en: 'Keeps its fit after one cycle at 121 °C or 134 °C.',
          zh: '经 121 °C 或 134 °C 灭菌一次后仍保持密合。',
          de: 'Behält nach einem Zyklus bei 121 °C oder 134 °C seine Passung.',
        },
      },
    ],
    postProcessing: [
      {
        title: { en: 'Wash', zh: '清洗', de: 'Waschen' },
        text: {
          en: 'Two baths of isopropanol (at least 97%), 3 min and 2 min. Flush the sleeve seats.',
          zh: '用异丙醇（≥ 97%）清洗两次，分别 3 分钟和 2 分钟；导环孔须冲洗干净。',
          de: 'Zwei Bäder Isopropanol (mindestens 97 %), 3 min und 2 min. Hülsensitze durchspülen.',
        },
      },
      {
        title: { en: 'Dry', zh: '干燥', de: 'Trocknen' },
        text: {
          en: 'Blow dry and leave for 20 min.',
          zh: '吹干并静置 20 分钟。',
          de: 'Trocken blasen und 20 min ablüften.',
        },
      },
      {
        title: { en: 'Cure', zh: '固化', de: 'Nachhärten' },
        text: {
          en: 'UltraCraft Cure, 15 min each side; remove supports beforehand and press in sleeves afterward.',
          zh: '去除支撑后，使用 UltraCraft Cure 每面固化 15 分钟，再压入导环。',
          de: 'UltraCraft Cure, je Seite 15 min. Supports vorher entfernen, Hülsen erst danach einpressen.',
        },
      },
      {
        title: { en: 'Sterilize', zh: '灭菌', de: 'Sterilisieren' },
        text: {
          en: 'Steam in a pouch, 121 °C for 20 min or 134 °C for 5 min, without weight on the guide.',
          zh: '装袋后高压蒸汽灭菌，121 °C 20 分钟或 134 °C 5 分钟，导板上勿压重物。',
          de: 'Dampfsterilisation im Beutel, 20 min bei 121 °C oder 5 min bei 134 °C, Schablone nicht belasten.',
        },
      },
    ],
    applications: [
      {
        title: { en: 'Implant surgery', zh: '种植手术', de: 'Implantologie' },
        text: {
          en: 'Tooth-, mucosa- or bone-supported guides for pilot or fully guided drilling.',
          zh: '牙支持、黏膜支持或骨支持式导板，用于先锋钻引导或全程引导备洞。',
          de: 'Zahn-, schleimhaut- oder knochengetragene Schablonen für Pilotbohrungen oder vollgeführte Implantation.',
        },
      },
      {
        title: { en: 'Endodontic access', zh: '根管导板', de: 'Geführte Endodontie' },
        text: {
          en: 'Guides for access to calcified root canals and for root-end surgery.',
          zh: '用于钙化根管开髓定位和根尖手术。',
          de: 'Schablonen für den Zugang zu obliterierten Wurzelkanälen und für Wurzelspitzenresektionen.',
        },
      },
    ],
    instructions: [
      {
        title: { en: 'Before printing', zh: '打印前', de: 'Vor dem Druck' },
        text: {
          en: 'Shake the bottle for 1 min. Design walls of at least 2.5 mm and check the sleeve offset with a test print.',
          zh: '使用前摇匀 1 分钟。壁厚不小于 2.5 mm，并用试打件确认导环间隙。',
          de: 'Flasche 1 min schütteln. Wandstärke mindestens 2,5 mm; Hülsenspalt mit einem Testdruck prüfen.',
        },
      },
      {
        title: { en: 'During surgery', zh: '术中使用', de: 'Bei der Operation' },
        text: {
          en: 'Single use. Check the fit on the model and in the mouth; cool with plenty of saline while drilling.',
          zh: '一次性使用。术前在模型和口内确认密合，钻孔时用足量生理盐水冷却。',
          de: 'Einmalprodukt. Sitz auf dem Modell und im Mund prüfen; beim Bohren reichlich mit Kochsalzlösung kühlen.',
        },
      },
      {
        title: { en: 'Storage', zh: '储存', de: 'Lagerung' },
        text: {
          en: 'Closed, dark, 5 to 25 °C. Keep printed guides away from light and use them within 14 days.',
          zh: '密封避光，5–25 °C 保存。打印好的导板须避光存放，并在 14 天内使用。',
          de: 'Verschlossen, dunkel, 5 bis 25 °C. Gedruckte Schablonen lichtgeschützt lagern und binnen 14 Tagen verwenden.',
        },
      },
    ],
    related: [108, 112],
  },
  {
    id: 112,
    slug: 'tray-uv',
    group: '0',
    subtypes: [],
    publishedOn: '2021-11-30',
    category: 'tray-gingiva',
    name: { en: 'Tray UV', zh: 'Tray UV', de: 'Tray UV' },
    summary: {
      en: 'Stiff resin for individual impression trays, printed quickly in thick layers.',
      zh: '刚性托盘树脂，采用大层厚快速打印个别托盘。',
      de: 'Steifes Resin für individuelle Abformlöffel, schnell in dicken Schichten gedruckt.',
    },
    colors: [
      { family: 'green', name: { en: 'Mint', zh: '薄荷绿', de: 'Mint' }, hex: '#9fd3bd' },
      { family: 'blue', name: { en: 'Light blue', zh: '浅蓝色', de: 'Hellblau' }, hex: '#8fb9dc' },
    ],
    printers: ['1', '2', '5', '8'],
    addOns: [],
    usages: ['impression-tray'],
    biocompatibility: ['ISO 10993-5', 'ISO 10993-10'],
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
        title: { en: 'Does not give', zh: '刚性好', de: 'Verwindungssteif' },
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
          zh: '用异丙醇（≥ 95%）清洗两次，分别 3 分钟和 2 分钟。',
          de: 'Zwei Bäder Isopropanol (mindestens 95 %), 3 min und 2 min.',
        },
      },
      {
        title: { en: 'Dry', zh: '干燥', de: 'Trocknen' },
        text: {
          en: 'Blow dry and leave for 10 min.',
          zh: '吹干并静置 10 分钟。',
          de: 'Trocken blasen und 10 min ablüften.',
        },
      },
      {
        title: { en: 'Cure', zh: '固化', de: 'Nachhärten' },
        text: {
          en: 'UltraCraft Cure, 8 min each side. Smooth the rim with a bur afterward.',
          zh: '使用 UltraCraft Cure 每面固化 8 分钟，随后用车针修整边缘。',
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
          zh: '使用前摇匀 1 分钟。托盘厚度 2–3 mm，手柄侧朝下竖直打印。',
          de: 'Flasche 1 min schütteln. Löffel 2 bis 3 mm stark anlegen und stehend, mit der Griffseite nach unten, drucken.',
        },
      },
      {
        title: { en: 'In the mouth', zh: '口内使用', de: 'Im Mund' },
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
      en: 'Elastic resin for removable gingiva masks on implant and crown models.',
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
          zh: '穿龈轮廓处边缘可薄至 0.4 mm，试戴基台时不易撕裂。',
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
          zh: '用异丙醇（≥ 97%）清洗 2 分钟，再用干净的异丙醇喷淋。',
          de: 'Ein Bad Isopropanol (mindestens 97 %), 2 min, dann mit frischem Isopropanol absprühen.',
        },
      },
      {
        title: { en: 'Dry', zh: '干燥', de: 'Trocknen' },
        text: {
          en: 'Blow dry gently and leave for 60 min: soft resin releases solvent slowly.',
          zh: '轻轻吹干，静置 60 分钟；软质树脂中的溶剂挥发较慢。',
          de: 'Vorsichtig trocken blasen und 60 min ablüften: Weiches Resin gibt Lösemittel langsam ab.',
        },
      },
      {
        title: { en: 'Cure', zh: '固化', de: 'Nachhärten' },
        text: {
          en: 'UltraCraft Cure, 15 min with the mask seated on the model, under glycerin.',
          zh: '将人工牙龈在模型上就位并涂覆甘油，使用 UltraCraft Cure 固化 15 分钟。',
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
          zh: '摇匀 2 分钟后静置 5 分钟。人工牙龈与模型之间预留 0.05 mm 间隙。',
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
      en: 'Elastic, clear resin for indirect bonding trays that carry brackets to the tooth and let the curing light through.',
      zh: '透明弹性树脂，用于间接粘接托盘，可准确转移托槽并透过固化光。',
      de: 'Elastisches, klares Resin für Übertragungstrays, die Brackets sicher übertragen und Polymerisationslicht durchlassen.',
    },
    colors: [{ family: 'clear', name: { en: 'Clear', zh: '透明', de: 'Transparent' }, hex: '#f0f2ea' }],
    printers: ['1', '2', '4', '7'],
    addOns: [],
    usages: ['bonding-tray'],
    biocompatibility: ['ISO 10993-5', 'ISO 10993-10', 'ISO 10993-23'],
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
          de: 'Durchlässig bei 430 bis 480 nm: Das Adhäsiv härtet durch die Schiene hindurch.',
        },
      },
      {
        title: { en: 'Peels off', zh: '易取下', de: 'Leicht abziehbar' },
        text: {
          en: 'The tray rolls off from the lingual side without pulling brackets loose.',
          zh: '从舌侧卷起即可取下，不会将托槽一并带下。',
          de: 'Die Schiene lässt sich von lingual abrollen, ohne Brackets zu lösen.',
        },
      },
    ],
    postProcessing: [
      {
        title: { en: 'Wash', zh: '清洗', de: 'Waschen' },
        text: {
          en: 'Two baths of isopropanol (at least 97%), 2 min and 1 min. Rinse the bracket pockets.',
          zh: '用异丙醇（≥ 97%）清洗两次，分别 2 分钟和 1 分钟；托槽窝须冲洗干净。',
          de: 'Zwei Bäder Isopropanol (mindestens 97 %), 2 min und 1 min. Brackettaschen ausspülen.',
        },
      },
      {
        title: { en: 'Dry', zh: '干燥', de: 'Trocknen' },
        text: {
          en: 'Blow dry and leave for 30 min; no resin may remain in the pockets.',
          zh: '吹干并静置 30 分钟，托槽窝内不得有树脂残留。',
          de: 'Trocken blasen und 30 min ablüften; in den Taschen darf kein Resin zurückbleiben.',
        },
      },
      {
        title: { en: 'Cure', zh: '固化', de: 'Nachhärten' },
        text: {
          en: 'UltraCraft Cure, 10 min each side covered with glycerin, first with the pockets toward the light.',
          zh: '涂覆甘油，使用 UltraCraft Cure 每面固化 10 分钟，先将托槽窝朝向光源。',
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
          de: 'Ganzkiefer- oder Segmentschienen für labiale Brackets und Röhrchen.',
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
          zh: '摇匀 1 分钟，待气泡上浮。竖直打印，避免支撑落在托槽窝内。',
          de: 'Flasche 1 min schütteln, Blasen aufsteigen lassen. Stehend drucken, damit keine Supports in den Taschen stehen.',
        },
      },
      {
        title: { en: 'In the mouth', zh: '口内使用', de: 'Im Mund' },
        text: {
          en: 'Single use. Load brackets dry, keep adhesive thin and cure 20 s per tooth before removal.',
          zh: '一次性使用。干燥状态下装载托槽，粘接剂宜薄，每颗牙光照 20 秒后取下。',
          de: 'Einmalprodukt. Brackets trocken einsetzen, Adhäsiv dünn auftragen, vor dem Abziehen 20 s je Zahn belichten.',
        },
      },
      {
        title: { en: 'Storage', zh: '储存', de: 'Lagerung' },
        text: {
          en: 'Closed, dark, 5 to 25 °C. Use printed trays within 7 days, since they harden with light.',
          zh: '密封避光，5–25 °C 保存。打印后的托盘遇光会逐渐变硬，请在 7 天内使用。',
          de: 'Verschlossen, dunkel, 5 bis 25 °C. Gedruckte Schienen härten bei Licht nach: binnen 7 Tagen verwenden.',
        },
      },
    ],
    related: [104, 109],
  },
];
