import type { TdkPage } from './page.ts';

export const materialPages: TdkPage[] = [
  {
    url: '/material/0-all',
    title: { en: 'Dental resins', zh: '齿科树脂', de: 'Dentalresins' },
    description: {
      en: 'Resins for models, casting and gingiva masks, and once cleared for crowns, dentures, splints and guides, with measured values and test standards.',
      zh: '模型、铸造蜡型和人工牙龈树脂，以及取得注册证后用于冠桥、义齿、咬合板和导板的树脂，附实测数据与测试标准。',
      de: 'Resins für Modelle, Guss und Gingivamasken, nach der CE-Kennzeichnung auch für Kronen, Prothesen und Schienen, mit Messwerten und Prüfnormen.',
    },
    keywords: { en: 'dental resin, biocompatible', zh: '齿科树脂，生物相容性', de: 'Dentalresin, biokompatibel' },
  },
  {
    url: '/material/1-all',
    title: { en: 'Reflex resins', zh: 'Reflex 树脂', de: 'Reflex-Resins' },
    description: {
      en: 'Resins for the Reflex desktop printers: models, molds, casting, tools, design and small runs.',
      zh: 'Reflex 桌面打印机用的树脂：模型、翻模、铸造、工装、外观原型、小批量生产。',
      de: 'Resins für die Reflex-Desktopdrucker: Modelle, Formen, Guss, Vorrichtungen, Design und Kleinserien.',
    },
    keywords: { en: 'desktop resin, Reflex', zh: '桌面树脂，Reflex', de: 'Resin, Reflex' },
  },
  {
    url: '/material/2-all',
    title: { en: 'Resins for special applications', zh: '特殊应用树脂', de: 'Resins für Sonderanwendungen' },
    description: {
      en: 'Resins for hearables, orthotics, prosthetics and parts exposed to heat, load or skin.',
      zh: '耳机、助听器、矫形器、假肢用树脂，以及耐热、承载、贴肤零件用树脂。',
      de: 'Resins für Hearables, Orthesen, Prothesen und Teile, die Hitze, Last oder Hautkontakt ausgesetzt sind.',
    },
    keywords: {
      en: 'hearables, orthotics, performance resin',
      zh: '耳机与助听器，矫形器，高性能树脂',
      de: 'Hearables, Orthesen, Hochleistungsresin',
    },
  },
  {
    url: '/material/1-modeling',
    title: { en: 'Modeling resins', zh: '手办与展示模型树脂', de: 'Resins für den Modellbau' },
    description: {
      en: 'Reflex resins for figures, display models and fine detail.',
      zh: '用于手办、展示模型与精细结构件的 Reflex 树脂。',
      de: 'Reflex-Resins für Figuren, Ausstellungsmodelle und feine Details.',
    },
    keywords: { en: 'model resin', zh: '模型树脂', de: 'Modellresin' },
  },
  {
    url: '/material/1-molding',
    title: { en: 'Molding resins', zh: '翻模树脂', de: 'Resins für den Formenbau' },
    description: {
      en: 'Reflex resins for mold inserts and masters that withstand heat and pressure.',
      zh: '用于耐热耐压的模具镶件与翻模原型的 Reflex 树脂。',
      de: 'Reflex-Resins für Formeinsätze und Urmodelle, die Hitze und Druck standhalten.',
    },
    keywords: { en: 'mold resin', zh: '翻模树脂', de: 'Formenbauresin' },
  },
  {
    url: '/material/1-casting',
    title: { en: 'Castable resins for jewelry', zh: '首饰铸造树脂', de: 'Ausbrennbare Resins für Schmuck' },
    description: {
      en: 'Reflex resins that burn out clean for jewelry and small metal parts.',
      zh: '灰分低的 Reflex 铸造树脂，用于首饰与小件金属铸造。',
      de: 'Reflex-Resins, die praktisch rückstandsfrei ausbrennen, für Schmuck und kleine Metallteile.',
    },
    keywords: { en: 'castable resin', zh: '铸造树脂', de: 'ausbrennbares Resin' },
  },
  {
    url: '/material/1-tooling',
    title: { en: 'Tooling resins', zh: '工装树脂', de: 'Resins für Vorrichtungen' },
    description: {
      en: 'Reflex resins for jigs, fixtures and gauges.',
      zh: '用于夹具、治具与检具的 Reflex 树脂。',
      de: 'Reflex-Resins für Vorrichtungen, Aufnahmen und Lehren.',
    },
    keywords: { en: 'jig, fixture, tough resin', zh: '夹具，韧性树脂', de: 'Vorrichtung, zähes Resin' },
  },
  {
    url: '/material/1-design',
    title: { en: 'Design resins', zh: '外观原型树脂', de: 'Resins für Design' },
    description: {
      en: 'Reflex resins for prototypes that look and feel like the product.',
      zh: '外观与手感接近成品的 Reflex 原型树脂。',
      de: 'Reflex-Resins für Prototypen, die aussehen und sich anfühlen wie das Produkt.',
    },
    keywords: { en: 'prototype resin', zh: '原型树脂', de: 'Prototypenresin' },
  },
  {
    url: '/material/1-production',
    title: { en: 'Production resins', zh: '小批量生产树脂', de: 'Resins für die Produktion' },
    description: {
      en: 'Reflex resins for end-use parts in small runs.',
      zh: '用于小批量零件的 Reflex 树脂。',
      de: 'Reflex-Resins für Serienteile in kleinen Stückzahlen.',
    },
    keywords: { en: 'production resin', zh: '小批量生产树脂', de: 'Produktionsresin' },
  },
  {
    url: '/material/2-performance',
    title: { en: 'Performance resins', zh: '高性能树脂', de: 'Hochleistungsresins' },
    description: {
      en: 'Stiff, heat-resistant and ceramic-filled resins for parts under load.',
      zh: '用于承载件的高刚性、耐高温和陶瓷填料树脂。',
      de: 'Steife, wärmebeständige und keramikgefüllte Resins für belastete Teile.',
    },
    keywords: { en: 'high temperature resin', zh: '耐高温树脂', de: 'Hochtemperaturresin' },
  },
  {
    url: '/material/materialDetail',
    isFound: false,
    title: { en: 'Material data', zh: '材料数据', de: 'Materialdaten' },
    description: {
      en: 'Colors, specification, compatible printers, certifications, post-processing and instructions for use.',
      zh: '颜色、规格、适配机型、认证、后处理与使用说明。',
      de: 'Farben, Kennwerte, kompatible Drucker, Zertifizierungen, Nachbearbeitung und Gebrauchsanweisung.',
    },
    keywords: { en: 'resin data sheet', zh: '树脂参数', de: 'Resin-Datenblatt' },
  },
  {
    url: '/material/bm',
    title: {
      en: 'Request a free printed sample',
      zh: '免费申请打印样件',
      de: 'Kostenloses Druckmuster anfordern',
    },
    description: {
      en: 'Choose a printed sample or have one made from your data. We answer within 5 hours and ship to the US, China, Germany and the UK.',
      zh: '选打印好的样件，免费，运费到付；也可按您的数据打印，是否收费先行告知。5 小时内答复，寄往美国、中国、德国和英国。',
      de: 'Druckmuster wählen oder nach Ihren Daten drucken lassen. Antwort in 5 Stunden, Versand in die USA, nach China, Deutschland und Großbritannien.',
    },
    keywords: {
      en: 'free sample, 3D printed sample, custom sample',
      zh: '免费样件，3D 打印样件，定制样件',
      de: 'Gratismuster, Druckmuster, Musterdruck nach Daten',
    },
  },
];
