import type { Locale } from '@heliograph/schema/locales.ts';

/** Who needs the printer, by slug. Models per shift: full platforms in layers of 100 µm, 10 min between jobs. */
export const printerUsers: Readonly<Partial<Record<string, Record<Locale, string>>>> = {
  A2D: {
    en: 'For labs printing up to 22 models a shift',
    cn: '适合每 8 小时 22 个模型以内的加工厂',
    de: 'Für Labore mit bis zu 22 Modellen in 8 h',
  },
  A2D_4K: {
    en: 'For labs printing up to 60 models a shift, more at night with HiVE',
    cn: '适合每 8 小时 60 个模型以内的加工厂，夜间可配 HiVE',
    de: 'Für Labore mit bis zu 60 Modellen in 8 h, nachts mehr mit HiVE',
  },
  A2D_HD: {
    en: 'Sharper margins than the A2D 4K: native 62.5 µm pixels, no pixel shift; up to 33 models a shift',
    cn: '62.5 µm 原生像素，不做像素偏移，边缘比 A2D 4K 更清晰；8 小时 33 个模型',
    de: 'Schärfere Ränder als der A2D 4K: 62,5 µm nativ, ohne Pixelversatz; bis zu 33 Modelle in 8 h',
  },
  A2D_Ortho: {
    en: 'For aligner labs that print day and night',
    cn: '适合昼夜生产的隐形矫治器加工厂',
    de: 'Für Alignerlabore, die Tag und Nacht drucken',
  },
  A3D: {
    en: 'For labs that keep small cases apart',
    cn: '适合单量小、品种杂、须防混单的加工厂',
    de: 'Für Labore mit vielen kleinen Aufträgen',
  },
  C_Series: {
    en: 'For production centers that print models all day',
    cn: '适合全天打印模型的大型加工中心',
    de: 'Für Fertigungszentren, die den ganzen Tag Modelle drucken',
  },
  'chairside-3d-printer': {
    en: 'For practices that print their first models',
    cn: '适合初次自行打印模型的诊所',
    de: 'Für Praxen, die ihre ersten Modelle drucken',
  },
  ChairSide_Pro: {
    en: 'For practices with an in-house lab',
    cn: '适合有院内技工室的诊所',
    de: 'Für Praxen mit eigenem Labor',
  },
  Reflex: {
    en: 'For a first printer on the desk',
    cn: '适合首次购机',
    de: 'Für den Einstieg',
  },
  'Reflex-RS': {
    en: 'For workshops with their own tooling',
    cn: '适合自制工装治具的车间',
    de: 'Für Werkstätten mit eigenem Vorrichtungsbau',
  },
  'reflex-turbo': {
    en: 'For studios that need drafts the same day',
    cn: '适合当天打样评审的工作室',
    de: 'Für Studios, die Entwürfe am selben Tag brauchen',
  },
  'reflex-rs-turbo': {
    en: 'For workshops with small batches',
    cn: '适合小批量生产的工作室',
    de: 'Für Werkstätten mit kleinen Serien',
  },
  reflex2: {
    en: 'For makers of large figures',
    cn: '适合大件手办',
    de: 'Für große Figuren',
  },
  'reflex2-pro': {
    en: 'For jewelry shops and mold makers',
    cn: '适合首饰和翻模工作室',
    de: 'Für Goldschmieden und den Formenbau',
  },
};

/** The work for which to choose a machine, by slug. */
export const machineUses: Readonly<Partial<Record<string, Record<Locale, string>>>> = {
  A2D: {
    en: 'Models and patterns, up to 22 a shift',
    cn: '模型、蜡型，8 小时 22 个以内',
    de: 'Modelle und Modellationen, bis 22 in 8 h',
  },
  A2D_4K: {
    en: 'Models, up to 60 a shift',
    cn: '模型，8 小时 60 个以内',
    de: 'Modelle, bis 60 in 8 h',
  },
  A2D_HD: { en: 'Dies and crown patterns', cn: '代型、冠桥蜡型', de: 'Stümpfe und Kronenmodellationen' },
  A2D_Ortho: {
    en: 'Aligner models, 168 in 24 h',
    cn: '隐形矫治压膜模型，24 小时 168 个',
    de: 'Alignermodelle, 168 in 24 h',
  },
  A3D: {
    en: 'Small cases, each on its own shelf',
    cn: '单量小、订单多，每层一单',
    de: 'Viele Einzelaufträge, nach Patient getrennt',
  },
  C_Series: {
    en: 'Production models, 90 a shift',
    cn: '全天打印模型，8 小时 90 个',
    de: 'Modelle den ganzen Tag, 90 in 8 h',
  },
  'chairside-3d-printer': { en: 'Study models', cn: '研究模型', de: 'Studienmodelle' },
  ChairSide_Pro: {
    en: 'Study and working models',
    cn: '研究模型、工作模型',
    de: 'Studien- und Arbeitsmodelle',
  },
  Reflex: { en: 'Figures and prototypes', cn: '手办、样件', de: 'Figuren und Prototypen' },
  'Reflex-RS': { en: 'Jigs, molds, housings', cn: '夹具、模具、外壳', de: 'Vorrichtungen, Formen, Gehäuse' },
  'reflex-turbo': { en: 'Drafts the same day', cn: '当天打样', de: 'Entwürfe am selben Tag' },
  'reflex-rs-turbo': { en: 'Small batches', cn: '小批量', de: 'Kleine Serien' },
  reflex2: { en: 'Large figures', cn: '大件手办', de: 'Große Figuren' },
  'reflex2-pro': { en: 'Jewelry and mold masters', cn: '首饰、翻模原型', de: 'Schmuck und Urmodelle' },
  'ultraCraft-wash': { en: 'One platform in two baths', cn: '一块平台，两槽', de: 'Eine Plattform, zwei Bäder' },
  'ultraCraft-cure': { en: 'Four models in 10 min', cn: '一次 4 个模型，10 分钟', de: 'Vier Modelle in 10 min' },
  Wash_Station: { en: 'Four platforms, with drying', cn: '四块平台，含吹干', de: 'Vier Plattformen, mit Trocknen' },
};
