import type { TdkPage } from './page.ts';

export const hardwarePages: TdkPage[] = [
  {
    url: '/hardware',
    title: {
      en: 'Dental and desktop 3D printers compared',
      zh: '齿科与桌面 3D 打印机一览',
      de: 'Dental- und Desktop-3D-Drucker im Vergleich',
    },
    description: {
      en: 'All printers side by side: models per job, print time, build volume, pixel size and automation, with wash, cure and Resin Stations.',
      zh: '全系列打印机对比：一版几个、打印用时、成型尺寸、像素尺寸与自动化功能，并介绍清洗机、固化箱和供料站。',
      de: 'Alle Drucker nebeneinander: Modelle je Druck, Druckzeit, Bauraum, Pixelgröße und Automation, dazu Waschgeräte, Nachhärtegerät und Resin-Station.',
    },
    keywords: {
      en: 'dental 3D printer, resin printer comparison, build volume',
      zh: '齿科 3D 打印机，设备对比，成型尺寸',
      de: 'Dental-3D-Drucker, Resindrucker-Vergleich, Bauraum',
    },
  },
  {
    url: '/hardware/A2D',
    title: {
      en: 'UltraCraft A2D: 3D printer for dental labs',
      zh: 'UltraCraft A2D 义齿加工厂 3D 打印机',
      de: 'UltraCraft A2D: 3D-Drucker fürs Dentallabor',
    },
    description: {
      en: 'Dental printer with a build volume of 144 × 81 × 110 mm, 1920 × 1080 pixels of 75 µm, for models and patterns: two full arches in 34 min at 100 µm.',
      zh: '成型尺寸 144 × 81 × 110 mm，分辨率 1920 × 1080，像素 75 µm，适合义齿加工厂打印模型与蜡型；2 个全牙弓模型 34 分钟（100 µm 层厚）。',
      de: 'Dentaldrucker mit 144 × 81 × 110 mm Bauraum, 1920 × 1080 Pixeln von 75 µm: zwei Ganzkiefermodelle in 34 min bei 100 µm, dazu Gussmodellationen.',
    },
    keywords: {
      en: 'UltraCraft A2D, dental 3D printer, dental lab',
      zh: 'UltraCraft A2D，齿科 3D 打印机，义齿加工厂',
      de: 'UltraCraft A2D, Dental-3D-Drucker, Dentallabor',
    },
  },
  {
    url: '/hardware/A2D_4K',
    title: {
      en: 'UltraCraft A2D 4K: 385 nm dental printer',
      zh: 'UltraCraft A2D 4K 齿科 3D 打印机',
      de: 'UltraCraft A2D 4K: Dentaldrucker mit 385 nm',
    },
    description: {
      en: 'A build area of 206 × 116 mm at 3840 × 2160, 53 µm XPR pixels and a 385 nm light source: six full-arch models in 36 min at 100 µm, 58 min at 50 µm.',
      zh: '幅面 206 × 116 mm，分辨率 3840 × 2160，XPR 像素 53 µm，6 个全牙弓模型 36 分钟（100 µm 层厚），50 µm 层厚 58 分钟。',
      de: 'Baufläche 206 × 116 mm bei 3840 × 2160, XPR-Pixel von 53 µm: sechs Ganzkiefermodelle in 36 min bei 100 µm, in 58 min bei 50 µm.',
    },
    keywords: {
      en: 'UltraCraft A2D 4K, 4K dental printer, XPR',
      zh: 'UltraCraft A2D 4K，4K 齿科打印机，XPR',
      de: 'UltraCraft A2D 4K, 4K-Dentaldrucker, XPR',
    },
  },
  {
    url: '/hardware/A2D_HD',
    title: {
      en: 'UltraCraft A2D HD: fine detail for the lab',
      zh: 'UltraCraft A2D HD 高清齿科 3D 打印机',
      de: 'UltraCraft A2D HD: feine Details fürs Labor',
    },
    description: {
      en: 'For dies and casting patterns: one exposure per layer, edges measured on 20 dies and compared with the A2D 4K, resins with tested profiles.',
      zh: '适合打代型和铸造蜡型：一层一次曝光，20 个代型实测边缘并与 A2D 4K 对比，附技术参数与适配树脂。',
      de: 'Für Stümpfe und Gussmodellationen: eine Belichtung je Schicht, Kanten an 20 Stümpfen gemessen, Vergleich mit dem A2D 4K und Resins.',
    },
    keywords: {
      en: 'UltraCraft A2D HD, high-resolution dental printer',
      zh: 'UltraCraft A2D HD，高清齿科打印机',
      de: 'UltraCraft A2D HD, hochauflösender Dentaldrucker',
    },
  },
  {
    url: '/hardware/A2D_Ortho',
    title: {
      en: 'UltraCraft A2D Ortho: aligner model printer',
      zh: 'UltraCraft A2D Ortho 正畸模型打印机',
      de: 'UltraCraft A2D Ortho: Drucker für Alignermodelle',
    },
    description: {
      en: 'Aligner model printer with an automation unit that removes parts and starts the next job without an operator.',
      zh: '配自动化单元的隐形矫治器模型打印机：自动取件，落入收料箱，接着打下一个任务，适合无人值守批量生产。',
      de: 'Drucker für Alignermodelle mit Automationseinheit, die Teile abnimmt und den nächsten Auftrag ohne Personal startet.',
    },
    keywords: {
      en: 'UltraCraft A2D Ortho, aligner models, automation',
      zh: 'UltraCraft A2D Ortho，正畸模型，自动化',
      de: 'UltraCraft A2D Ortho, Alignermodelle, Automation',
    },
  },
  {
    url: '/hardware/A3D',
    title: {
      en: 'UltraCraft A3D: self-refilling dental printer',
      zh: 'UltraCraft A3D 自动补料齿科打印机',
      de: 'UltraCraft A3D: Dentaldrucker mit Nachfüllautomatik',
    },
    description: {
      en: 'Refills its tray in 150 s, releases each part in 90 s and sets every job on a shelf of its own: up to 96 models a night, unattended.',
      zh: '150 秒自动补料，单件取件 90 秒，打印件一版一层放上料架，夜里无人值守最多打 96 个模型，可接入供料站。',
      de: 'Füllt die Wanne in 150 s nach, entnimmt jedes Teil in 90 s und legt jeden Druck auf eine eigene Ablage: bis zu 96 Modelle je Nacht.',
    },
    keywords: {
      en: 'UltraCraft A3D, automatic refill, part release',
      zh: 'UltraCraft A3D，自动补料，自动取件',
      de: 'UltraCraft A3D, automatische Befüllung, Entnahme',
    },
  },
  {
    url: '/hardware/chairside-3d-printer',
    title: {
      en: 'UltraCraft ChairSide: 3D printer for practices',
      zh: 'UltraCraft ChairSide 椅旁打印机',
      de: 'UltraCraft ChairSide: 3D-Drucker für die Praxis',
    },
    description: {
      en: 'Compact printer for the dental practice: 124.8 × 70.2 × 70 mm, for models today and for temporaries, splints and guides once cleared.',
      zh: '口腔诊所用的小型打印机：成型尺寸 124.8 × 70.2 × 70 mm，可打印研究模型，屏幕逐步引导操作；临时冠、咬合板、导板待树脂取得注册证后再打。',
      de: 'Kompakter Drucker für die Praxis: heute Modelle, nach der CE-Kennzeichnung auch Provisorien und Schienen. Bauraum 124,8 × 70,2 × 70 mm.',
    },
    keywords: {
      en: 'UltraCraft ChairSide, chairside 3D printer, clinic',
      zh: 'UltraCraft ChairSide，椅旁打印机，诊所',
      de: 'UltraCraft ChairSide, Chairside-Drucker, Praxis',
    },
  },
  {
    url: '/hardware/ChairSide_Pro',
    title: {
      en: 'UltraCraft ChairSide Pro for busy practices',
      zh: 'ChairSide Pro 椅旁 3D 打印机',
      de: 'UltraCraft ChairSide Pro für größere Praxen',
    },
    description: {
      en: 'Two full-arch models in 34 min, in your practice. ChairSide Pro specs, differences from the ChairSide, resins and post-processing.',
      zh: '诊所自己打，两个全牙弓模型 34 分钟：ChairSide Pro 的技术参数、与 ChairSide 的区别、适配树脂及后处理设备。',
      de: 'Zwei Ganzkiefermodelle in 34 min, in der Praxis: technische Daten des ChairSide Pro, Unterschiede zum ChairSide und Resins.',
    },
    keywords: {
      en: 'UltraCraft ChairSide Pro, dental clinic printer',
      zh: 'UltraCraft ChairSide Pro，诊所打印机',
      de: 'UltraCraft ChairSide Pro, Praxisdrucker',
    },
  },
  {
    url: '/hardware/Reflex',
    title: {
      en: 'Reflex: desktop resin 3D printer',
      zh: 'Reflex 桌面光固化 3D 打印机',
      de: 'Reflex: Desktop-3D-Drucker für Resin',
    },
    description: {
      en: 'Desktop printer with 192 × 121 × 220 mm of build volume, 33 µm pixels and 27 mm/h, at US$1,399 with matched resins.',
      zh: '桌面光固化打印机：成型尺寸 192 × 121 × 220 mm，像素 33 µm，速度 27 mm/h，售价 1,399 美元。',
      de: 'Desktopdrucker mit 192 × 121 × 220 mm Bauraum, 33 µm Pixelgröße und 27 mm/h, für 1.399 US-Dollar.',
    },
    keywords: {
      en: 'Reflex, desktop resin printer, 33 µm',
      zh: 'Reflex，桌面 3D 打印机，光固化打印机',
      de: 'Reflex, Desktop-Resindrucker, 33 µm',
    },
  },
  {
    url: '/hardware/Reflex-RS',
    title: {
      en: 'Reflex RS: molds, fixtures and housings',
      zh: 'Reflex RS 桌面 3D 打印机',
      de: 'Reflex RS: Formen, Vorrichtungen, Gehäuse',
    },
    description: {
      en: 'A build volume of 222 × 122 × 228 mm, 29.7 µm pixels and layers from 30 to 100 µm, for molds, fixtures and housings.',
      zh: '成型尺寸 222 × 122 × 228 mm，像素 29.7 µm，层厚 30–100 µm 可选，适合模具、工装与外壳的打印。',
      de: 'Bauraum 222 × 122 × 228 mm, Pixelgröße 29,7 µm und Schichten von 30 bis 100 µm für Formen, Vorrichtungen und Gehäuse.',
    },
    keywords: {
      en: 'Reflex RS, resin printer, molds, fixtures',
      zh: 'Reflex RS，光固化打印机，模具与工装',
      de: 'Reflex RS, Resindrucker, Formenbau',
    },
  },
  {
    url: '/hardware/reflex-turbo',
    title: {
      en: 'Reflex Turbo: faster desktop printing',
      zh: 'Reflex Turbo 高速桌面打印机',
      de: 'Reflex Turbo: schneller Desktopdrucker',
    },
    description: {
      en: 'The faster Reflex for studios with tight deadlines, with print speed, specs, resins and accessories.',
      zh: 'Reflex 的高速版，适合赶时间出件的工作室：打印速度、技术参数、适配树脂，以及与 Reflex 的区别。',
      de: 'Die schnellere Ausführung des Reflex für Studios mit engen Terminen: Druckgeschwindigkeit, technische Daten, Resins und Zubehör.',
    },
    keywords: {
      en: 'Reflex Turbo, fast resin printer',
      zh: 'Reflex Turbo，高速光固化打印机',
      de: 'Reflex Turbo, schneller Resindrucker',
    },
  },
  {
    url: '/hardware/reflex-rs-turbo',
    title: {
      en: 'Reflex RS Turbo: speed on a larger area',
      zh: 'Reflex RS Turbo 高速桌面打印机',
      de: 'Reflex RS Turbo: Tempo auf größerer Fläche',
    },
    description: {
      en: 'The build volume of the Reflex RS at a higher print speed, for full platforms and short runs. Specs, resins and accessories.',
      zh: '成型尺寸与 Reflex RS 相同，打印更快，适合满版打印与小批量生产：技术参数、适配树脂与加装模块。',
      de: 'Der Bauraum des Reflex RS bei höherer Druckgeschwindigkeit, für volle Plattformen und Kleinserien: Daten, Resins, Zubehör.',
    },
    keywords: {
      en: 'Reflex RS Turbo, fast resin printer, small batch',
      zh: 'Reflex RS Turbo，高速打印，小批量',
      de: 'Reflex RS Turbo, schneller Resindrucker, Kleinserie',
    },
  },
  {
    url: '/hardware/reflex2',
    title: {
      en: 'Reflex 2: second-generation desktop printer',
      zh: 'Reflex 2 新一代桌面 3D 打印机',
      de: 'Reflex 2: Desktopdrucker der zweiten Generation',
    },
    description: {
      en: 'Changes since the first Reflex, full specs, compatible resins and add-ons, for first-time buyers and upgraders.',
      zh: 'Reflex 2 比第一代 Reflex 改进了什么，附完整技术参数、适配树脂与加装模块，供首次购买或换机参考。',
      de: 'Änderungen gegenüber dem ersten Reflex, alle technischen Daten, passende Resins und Module, für Einstieg und Umstieg.',
    },
    keywords: {
      en: 'Reflex 2, desktop resin printer, upgrade',
      zh: 'Reflex 2，桌面光固化打印机，换机',
      de: 'Reflex 2, Desktop-Resindrucker, Umstieg',
    },
  },
  {
    url: '/hardware/reflex2-pro',
    title: {
      en: 'Reflex 2 Pro: desktop printer for workshops',
      zh: 'Reflex 2 Pro 专业桌面打印机',
      de: 'Reflex 2 Pro: Desktopdrucker für Werkstätten',
    },
    description: {
      en: '120 ring patterns on one platform in 2 h 10 min. How the Reflex 2 Pro differs from the Reflex 2, with specs and resins.',
      zh: '一版 120 枚戒指蜡型，2 小时 10 分钟：Reflex 2 Pro 与 Reflex 2 的区别、技术参数、适配树脂，以及清洗与固化设备。',
      de: '120 Ringmodelle auf einer Plattform in 2 h 10 min: Unterschiede zum Reflex 2, Datenblatt, Resins, Wasch- und Nachhärtegerät.',
    },
    keywords: {
      en: 'Reflex 2 Pro, professional resin printer, workshop',
      zh: 'Reflex 2 Pro，专业光固化打印机',
      de: 'Reflex 2 Pro, professioneller Resindrucker, Werkstatt',
    },
  },
  {
    url: '/hardware/ultraCraft-wash',
    title: {
      en: 'UltraCraft Wash: washing unit for resin prints',
      zh: 'UltraCraft Wash 清洗机',
      de: 'UltraCraft Wash: Waschgerät für Druckteile',
    },
    description: {
      en: 'Removes uncured resin from dental and Reflex prints in a timed bath. Dimensions, solvents, cycle and price, US$359.',
      zh: '按设定时间洗掉打印件表面未固化的树脂，齿科与 Reflex 打印件都能用：尺寸、适用溶剂与清洗程序，售价 359 美元。',
      de: 'Entfernt ungehärtetes Resin im zeitgesteuerten Bad, für Dental- und Reflex-Teile: Maße, Lösemittel, Ablauf, Preis 359 US-Dollar.',
    },
    keywords: {
      en: 'UltraCraft Wash, resin washing machine',
      zh: 'UltraCraft Wash，树脂清洗机',
      de: 'UltraCraft Wash, Waschgerät für Resindrucke',
    },
  },
  {
    url: '/hardware/ultraCraft-cure',
    title: {
      en: 'UltraCraft Cure: post-curing unit',
      zh: 'UltraCraft Cure 固化箱',
      de: 'UltraCraft Cure: Nachhärtegerät',
    },
    description: {
      en: 'Cures printed parts to final strength and biocompatibility with light and time set for each material. Programs, specs and price, US$749.',
      zh: '按树脂设定光照与时间，打印件达到标称强度与生物相容性要求：固化程序、技术参数与适用树脂，售价 749 美元。',
      de: 'Härtet gedruckte Teile mit dem Programm für Ihr Resin vollständig nach, wie es Festigkeit und Biokompatibilität verlangen. Preis: 749 US-Dollar.',
    },
    keywords: {
      en: 'UltraCraft Cure, UV curing unit, post-curing',
      zh: 'UltraCraft Cure，固化箱，后固化，紫外固化',
      de: 'UltraCraft Cure, Nachhärtegerät, UV-Härtung',
    },
  },
  {
    url: '/hardware/Wash_Station',
    title: {
      en: 'Wash Station: automatic washing for labs',
      zh: 'Wash Station 自动清洗站',
      de: 'Wash Station: automatisch waschen im Labor',
    },
    description: {
      en: 'Washes and dries 24 full-arch models in 16 min, for labs that print several platforms a day. The baths are monitored.',
      zh: '24 个全牙弓模型 16 分钟洗净吹干，适合一天打多版的义齿加工厂。双槽自动清洗，全程监测溶剂。',
      de: 'Wäscht und trocknet 24 Ganzkiefermodelle in 16 min, für Labore mit mehreren Plattformen am Tag. Die Bäder werden überwacht.',
    },
    keywords: {
      en: 'wash station, automatic part washing, dental lab',
      zh: '自动清洗站，打印件清洗，义齿加工厂',
      de: 'Wash Station, Teilereinigung, Dentallabor',
    },
  },
  {
    url: '/hardware/hive',
    title: {
      en: 'HiVE: automation for dental 3D printers',
      zh: 'HiVE 齿科打印自动化模块',
      de: 'HiVE: Automation für Dentaldrucker',
    },
    description: {
      en: 'Up to 120 full-arch models in a 13-hour night, unattended: 3 L bottle, part removal in under 3 min, 400-part bin.',
      zh: '夜里无人值守，13 小时最多 120 个全牙弓模型：3 L 料瓶供料，3 分钟内取件，收料箱可容 400 件。',
      de: 'Bis zu 120 Ganzkiefermodelle in einer Nacht von 13 h, ohne Aufsicht: 3-L-Flasche, Entnahme in weniger als 3 min, Behälter für 400 Teile.',
    },
    keywords: {
      en: 'HiVE, 3D printer automation, unattended printing',
      zh: 'HiVE，3D 打印自动化，无人值守',
      de: 'HiVE, Druckerautomation, mannloser Betrieb',
    },
  },
  {
    url: '/hardware/pulsing-release-module-for-dental',
    title: {
      en: 'Pulsed-release module for dental printers',
      zh: '齿科打印机脉冲离型模块',
      de: 'Pulsmodul für Dentaldrucker',
    },
    description: {
      en: 'Halves the peel force on solid models and large flat areas, so they print flat without supports. Print times with and without, printers, resins, installation.',
      zh: '大平面离型力约减半，实心模型平放打、不用支撑：装与不装的打印时间、适用机型、树脂与安装方法。',
      de: 'Halbiert die Abzugskraft an großen Flächen, sodass Sie massive Modelle liegend und ohne Supports drucken: Druckzeiten, Drucker, Resins, Einbau.',
    },
    keywords: {
      en: 'pulsing module, peel force, release film',
      zh: '脉冲离型，离型力，离型膜',
      de: 'Pulsmodul, Abzugskraft, Trennfolie',
    },
  },
  {
    url: '/hardware/accessories',
    title: {
      en: 'Accessories for UltraCraft and Reflex',
      zh: '打印机配件与后处理用品',
      de: 'Zubehör für Dental- und Reflex-Drucker',
    },
    description: {
      en: 'Trays and release films for all 14 printers, platforms, baskets, polishing sets and add-on modules, with part numbers.',
      zh: '14 款机型的料槽和离型膜，以及成型平台、清洗篮、抛光套装与加装模块，均标订货号和适用机型。',
      de: 'Wannen und Trennfolien für alle 14 Drucker, Plattformen, Körbe, Poliersets und Module, mit Artikelnummern.',
    },
    keywords: {
      en: 'printer accessories, resin tray, build platform',
      zh: '打印机配件，料槽，成型平台',
      de: 'Druckerzubehör, Resinwanne, Bauplattform',
    },
  },
  {
    url: '/hardware/accessories/accessoriesDetail',
    isFound: false,
    title: { en: 'Printer accessory', zh: '打印机配件', de: 'Druckerzubehör' },
    description: {
      en: 'An accessory in detail, with its use, compatible printers, specs and tips for mounting and cleaning.',
      zh: '配件详情：用途、适配机型、技术参数、供货内容，以及安装、清洁和日常维护的注意事项。',
      de: 'Ein Artikel im Einzelnen: Zweck, passende Drucker, technische Daten und worauf bei Einbau und Reinigung zu achten ist.',
    },
    keywords: {
      en: 'accessory, spare part, fit',
      zh: '配件，备件，适配机型',
      de: 'Zubehör, Ersatzteil, passende Drucker',
    },
  },
  {
    url: '/hardware/detail',
    isFound: false,
    title: { en: 'Product', zh: '产品详情', de: 'Produkt' },
    description: {
      en: 'A product in detail, with its use, specs, published price and compatible products.',
      zh: '产品用途、技术参数和目录价，以及配套的设备、材料和配件。',
      de: 'Ein Produkt im Einzelnen: Zweck, Datenblatt, Preis, sofern veröffentlicht, und was dazu passt.',
    },
    keywords: {
      en: 'product, data sheet, price',
      zh: '产品，技术参数，价格',
      de: 'Produkt, Datenblatt, Preis',
    },
  },
  {
    url: '/hardware/green-print',
    title: {
      en: 'Printing with less resin, solvent and power',
      zh: '绿色打印：节材、节溶剂、节能',
      de: 'Drucken mit weniger Resin, Lösemittel und Strom',
    },
    description: {
      en: 'Where labs and workshops use resin, solvent and power, how to use less of each, and how to dispose of the rest.',
      zh: '打印时树脂、溶剂和电用在哪里，怎么减少用量，清洗废液与固化残料怎么处置。',
      de: 'Wo im Druckbetrieb Resin, Lösemittel und Strom verloren gehen, wie Sie den Verbrauch senken und wie Sie Reste entsorgen.',
    },
    keywords: {
      en: 'green printing, resin waste, energy use',
      zh: '绿色打印，树脂废料，节能',
      de: 'nachhaltiger 3D-Druck, Resinabfall, Energieverbrauch',
    },
  },
  {
    url: '/hardware/moreCases',
    title: {
      en: 'Printers in use: case studies by printer',
      zh: '按机型看应用案例',
      de: 'Drucker im Einsatz: Berichte von Kunden',
    },
    description: {
      en: 'How labs, practices and workshops run their printers: machines and stations, jobs per day, maintenance and lessons learned.',
      zh: '按机型看义齿加工厂、诊所和工作室怎么用：设备怎么配、每天怎么排产、怎么保养。',
      de: 'Wie Labore, Praxen und Werkstätten ihre Drucker betreiben: Geräte und Stationen, Aufträge pro Tag, Pflege und Erfahrungen.',
    },
    keywords: {
      en: 'printer user report, dental lab, workshop',
      zh: '使用案例，用户反馈，义齿加工厂',
      de: 'Anwenderbericht, Dentallabor, Werkstatt',
    },
  },
  {
    url: '/hardware/A2D/3d-printer-support',
    title: {
      en: 'UltraCraft A2D support: setup and care',
      zh: 'UltraCraft A2D 操作指南',
      de: 'UltraCraft A2D: Hilfe zu Aufbau und Pflege',
    },
    description: {
      en: 'Set up the A2D, level the platform, change the release film and clear common faults, step by step.',
      zh: 'A2D 安装调试、平台调平、离型膜更换与常见故障排除的分步说明，以及光机窗口清洁、固件更新和联系支持的方式。',
      de: 'A2D aufstellen, Plattform nivellieren, Trennfolie wechseln und häufige Störungen beheben: Anleitungen Schritt für Schritt.',
    },
    keywords: {
      en: 'A2D support, leveling, release film',
      zh: 'A2D 支持，平台调平，离型膜更换',
      de: 'A2D-Support, Plattform nivellieren, Trennfolie',
    },
  },
  {
    url: '/hardware/A2D_4K/3d-printer-support',
    title: {
      en: 'UltraCraft A2D 4K support and calibration',
      zh: 'UltraCraft A2D 4K 操作指南',
      de: 'UltraCraft A2D 4K: Hilfe und Kalibrierung',
    },
    description: {
      en: 'Calibrate the A2D 4K, clean the light engine window, update the firmware and find the cause when a print does not stick.',
      zh: 'A2D 4K 的校准步骤、光机窗口清洁、固件更新与网络设置，以及打印件脱落、出现层纹等问题的原因判断与解决方法。',
      de: 'A2D 4K kalibrieren, Projektorfenster reinigen, Firmware aktualisieren und die Ursache finden, wenn Drucke nicht haften.',
    },
    keywords: {
      en: 'A2D 4K support, calibration, firmware',
      zh: 'A2D 4K 支持，校准，固件更新',
      de: 'A2D-4K-Support, Kalibrierung, Firmware',
    },
  },
  {
    url: '/hardware/A2D_HD/3d-printer-support',
    title: {
      en: 'UltraCraft A2D HD support: care and troubleshooting',
      zh: 'UltraCraft A2D HD 操作指南',
      de: 'UltraCraft A2D HD: Hilfe, Pflege, Störungen',
    },
    description: {
      en: 'Keep fine detail sharp on the A2D HD: focus and window checks, tray and film care, layer lines, resin settings and updates.',
      zh: 'A2D HD 保持细节精度的方法：光机窗口与对焦检查、料槽和离型膜保养、层纹排查、树脂参数设置与固件更新。',
      de: 'Damit feine Details am A2D HD scharf bleiben: Fenster und Fokus prüfen, Wanne und Folie pflegen, Schichtlinien vermeiden.',
    },
    keywords: {
      en: 'A2D HD support, layer lines, tray care',
      zh: 'A2D HD 支持，层纹，料槽保养',
      de: 'A2D-HD-Support, Schichtlinien, Wannenpflege',
    },
  },
  {
    url: '/hardware/A2D_Ortho/3d-printer-support',
    title: {
      en: 'UltraCraft A2D Ortho support: automation unit',
      zh: 'UltraCraft A2D Ortho 操作指南',
      de: 'UltraCraft A2D Ortho: Hilfe zur Automation',
    },
    description: {
      en: 'Run the A2D Ortho unattended: set up the automation unit, clear jams, maintain the bin and plan daily checks.',
      zh: 'A2D Ortho 无人值守运行指南：自动化单元的安装与调试、取件卡件处理、收料箱清理，以及每日点检与保养计划。',
      de: 'A2D Ortho ohne Personal betreiben: Automationseinheit einrichten, Stau bei der Entnahme beheben, Behälter und tägliche Kontrollen.',
    },
    keywords: {
      en: 'A2D Ortho support, automation unit, maintenance',
      zh: 'A2D Ortho 支持，自动化单元，保养',
      de: 'A2D-Ortho-Support, Automationseinheit, Wartung',
    },
  },
  {
    url: '/hardware/A3D/3d-printer-support',
    title: {
      en: 'UltraCraft A3D support: refill and release',
      zh: 'UltraCraft A3D 操作指南',
      de: 'UltraCraft A3D: Hilfe zu Befüllung und Entnahme',
    },
    description: {
      en: 'Connect the A3D to a Resin Station, change the resin, check automatic refill and part removal, and read the error messages.',
      zh: 'A3D 接入供料站、更换树脂、检查自动补料与自动取件的操作步骤，常见报错信息的含义，以及相应的处理方法。',
      de: 'A3D an die Resin-Station anschließen, Resin wechseln, automatische Befüllung und Entnahme prüfen, Fehlermeldungen verstehen.',
    },
    keywords: {
      en: 'A3D support, Resin Station, error message',
      zh: 'A3D 支持，供料站，报错处理',
      de: 'A3D-Support, Resin-Station, Fehlermeldung',
    },
  },
  {
    url: '/hardware/chairside-3d-printer/3d-printer-support',
    title: {
      en: 'UltraCraft ChairSide support for practices',
      zh: 'UltraCraft ChairSide 操作指南',
      de: 'UltraCraft ChairSide: Hilfe für die Praxis',
    },
    description: {
      en: 'First print on the ChairSide in the practice: setup, resin changes, wash and cure times, hygiene and storage.',
      zh: '诊所首次使用 ChairSide 的操作说明：安装调试、不同病例之间更换树脂、清洗与固化时间、卫生要求与树脂存放。',
      de: 'Der erste Druck mit dem ChairSide in der Praxis: Aufbau, Resinwechsel, Wasch- und Nachhärtezeiten, Hygiene und Lagerung.',
    },
    keywords: {
      en: 'ChairSide support, resin change, curing time',
      zh: 'ChairSide 支持，更换树脂，固化时间',
      de: 'ChairSide-Support, Resinwechsel, Nachhärtezeit',
    },
  },
  {
    url: '/hardware/ChairSide_Pro/3d-printer-support',
    title: {
      en: 'UltraCraft ChairSide Pro support',
      zh: 'UltraCraft ChairSide Pro 操作指南',
      de: 'UltraCraft ChairSide Pro: Hilfe und Wartung',
    },
    description: {
      en: 'Install the ChairSide Pro on the practice network, train the team, follow the maintenance schedule and fix faults fast.',
      zh: 'ChairSide Pro 接入诊所网络、人员操作培训与维护计划说明，附常见故障的判断步骤、备件更换与支持联系方式。',
      de: 'ChairSide Pro ins Praxisnetz einbinden, das Team einweisen, den Wartungsplan einhalten und Störungen selbst eingrenzen.',
    },
    keywords: {
      en: 'ChairSide Pro support, network setup, maintenance',
      zh: 'ChairSide Pro 支持，网络设置，维护',
      de: 'ChairSide-Pro-Support, Netzwerk, Wartungsplan',
    },
  },
  {
    url: '/hardware/Reflex/3d-printer-support',
    title: {
      en: 'Reflex support: first print and basics',
      zh: 'Reflex 操作指南',
      de: 'Reflex: Hilfe zum ersten Druck',
    },
    description: {
      en: 'From unpacking to the first print on the Reflex: leveling, slicing, resin handling, cleanup and what to do when a print fails.',
      zh: 'Reflex 从开箱到第一次打印：平台调平、模型切片、树脂安全操作、收尾清洁，以及打印失败怎么逐步排查。',
      de: 'Vom Auspacken bis zum ersten Druck mit dem Reflex: Nivellieren, Slicen, Umgang mit Resin, Aufräumen und Hilfe bei Fehldrucken.',
    },
    keywords: {
      en: 'Reflex support, first print, failed print',
      zh: 'Reflex 支持，首次打印，打印失败',
      de: 'Reflex-Support, erster Druck, Fehldruck',
    },
  },
  {
    url: '/hardware/Reflex-RS/3d-printer-support',
    title: {
      en: 'Reflex RS support: settings and upkeep',
      zh: 'Reflex RS 操作指南',
      de: 'Reflex RS: Hilfe zu Einstellungen und Pflege',
    },
    description: {
      en: 'Choose layers of 30 to 100 µm on the Reflex RS, adjust supports and exposure, change the film and care for screen and tray.',
      zh: '在 Reflex RS 上选择 30–100 µm 层厚、调整支撑与曝光参数、更换离型膜，以及曝光屏与料槽的日常保养方法。',
      de: 'Am Reflex RS Schichten von 30 bis 100 µm wählen, Supports und Belichtung anpassen, Folie wechseln, LCD und Wanne pflegen.',
    },
    keywords: {
      en: 'Reflex RS support, exposure settings, film change',
      zh: 'Reflex RS 支持，曝光参数，更换离型膜',
      de: 'Reflex-RS-Support, Belichtung, Folienwechsel',
    },
  },
  {
    url: '/hardware/reflex-turbo/3d-printer-support',
    title: {
      en: 'Reflex Turbo support: fast print profiles',
      zh: 'Reflex Turbo 操作指南',
      de: 'Reflex Turbo: Hilfe zu Schnelldruckprofilen',
    },
    description: {
      en: 'Use the fast profiles of the Reflex Turbo: which resins suit them, how to place parts, and what to change when layers separate.',
      zh: 'Reflex Turbo 高速打印参数：哪些树脂有 Turbo 参数、打印件怎么摆、离型调哪些参数，以及保养周期。',
      de: 'Die Schnelldruckprofile des Reflex Turbo nutzen: geeignete Resins, Ausrichtung der Teile und Abhilfe, wenn sich Schichten trennen.',
    },
    keywords: {
      en: 'Reflex Turbo support, print profile, delamination',
      zh: 'Reflex Turbo 支持，打印参数，离型',
      de: 'Reflex-Turbo-Support, Druckprofil, Delamination',
    },
  },
  {
    url: '/hardware/reflex-rs-turbo/3d-printer-support',
    title: {
      en: 'Reflex RS Turbo support: full platforms',
      zh: 'Reflex RS Turbo 操作指南',
      de: 'Reflex RS Turbo: Hilfe für volle Plattformen',
    },
    description: {
      en: 'Print full platforms on the Reflex RS Turbo: resin level, warm-up, release at speed, wear of film and tray, firmware and spare parts.',
      zh: 'Reflex RS Turbo 满版打印指南：树脂液位与预热、高速离型设置、离型膜与料槽磨损检查、固件更新与备件更换。',
      de: 'Volle Plattformen mit dem Reflex RS Turbo: Füllstand, Vorwärmen, schneller Abzug, Verschleiß von Folie und Wanne, Firmware.',
    },
    keywords: {
      en: 'Reflex RS Turbo support, resin level, spare parts',
      zh: 'Reflex RS Turbo 支持，满版打印，备件',
      de: 'Reflex-RS-Turbo-Support, Füllstand, Ersatzteile',
    },
  },
  {
    url: '/hardware/reflex2/3d-printer-support',
    title: {
      en: 'Reflex 2 support: setup and updates',
      zh: 'Reflex 2 操作指南',
      de: 'Reflex 2: Hilfe zu Einrichtung und Updates',
    },
    description: {
      en: 'Set up the Reflex 2, connect it to Heliograph Prepare, choose its profiles, and keep firmware and software in sync.',
      zh: 'Reflex 2 的安装与联网、与赫光 Prepare 的连接、专用打印参数的选择，以及固件和软件版本的配套更新方法。',
      de: 'Reflex 2 einrichten, mit Heliograph Prepare verbinden, die Profile für dieses Gerät wählen, Firmware und App abgleichen.',
    },
    keywords: {
      en: 'Reflex 2 support, setup, firmware update',
      zh: 'Reflex 2 支持，安装联网，固件更新',
      de: 'Reflex-2-Support, Einrichtung, Firmware-Update',
    },
  },
  {
    url: '/hardware/reflex2-pro/3d-printer-support',
    title: {
      en: 'Reflex 2 Pro support: workshop use',
      zh: 'Reflex 2 Pro 操作指南',
      de: 'Reflex 2 Pro: Hilfe für den Werkstattbetrieb',
    },
    description: {
      en: 'Daily use of the Reflex 2 Pro in the workshop: calibration, add-on modules, several operators, maintenance intervals and faults.',
      zh: 'Reflex 2 Pro 在工坊日常使用中的要点：校准方法、加装模块安装、多人共用设置、保养周期，以及常见故障处理。',
      de: 'Der Reflex 2 Pro im Werkstattalltag: Kalibrierung, Zusatzmodule, mehrere Bediener, Wartungsintervalle und Störungen.',
    },
    keywords: {
      en: 'Reflex 2 Pro support, calibration, add-on module',
      zh: 'Reflex 2 Pro 支持，校准，加装模块',
      de: 'Reflex-2-Pro-Support, Kalibrierung, Zusatzmodul',
    },
  },
  {
    url: '/hardware/C_Series',
    title: {
      en: 'UltraCraft C series: tall dental 3D printer',
      zh: 'UltraCraft C 系列：大幅面齿科 3D 打印机',
      de: 'UltraCraft C-Serie: großer Dental-3D-Drucker',
    },
    description: {
      en: 'UltraCraft C series for milling centers and large labs: build volume, light engine, materials with tested profiles and compatible stations.',
      zh: '适合大型义齿加工厂的 UltraCraft C 系列：成型尺寸、光机、验证过的材料参数与配套设备，附完整规格表。',
      de: 'UltraCraft C-Serie für Fräszentren und große Labore: Bauraum, Projektor, Materialien mit geprüften Profilen und passende Stationen im Überblick.',
    },
    keywords: {
      en: 'C series, large dental 3D printer',
      zh: 'C 系列，大幅面齿科 3D 打印机',
      de: 'C-Serie, großer Dental-3D-Drucker',
    },
  },
  {
    url: '/hardware/resin-station',
    title: {
      en: 'Resin Station: resin supply for up to 4 printers',
      zh: '供料站：最多为 4 台打印机集中供料',
      de: 'Resin-Station: Versorgung für bis zu 4 Drucker',
    },
    description: {
      en: 'The Resin Station holds 20 L and feeds up to four printers, so nobody refills trays by hand during a shift. Specs and compatible printers.',
      zh: '供料站容量 20 L，最多为 4 台打印机自动供料，班次内不用人工加料。附规格参数、适用机型、安装与维护要求。',
      de: 'Die Resin-Station fasst 20 L und versorgt bis zu vier Drucker. Zwischen zwei Füllungen muss niemand eine Flasche öffnen. Datenblatt und passende Drucker.',
    },
    keywords: { en: 'resin station, resin supply', zh: '供料站，集中供料', de: 'Resin-Station, Resinversorgung' },
  },
];
