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
    en: 'Sharper margins than the A2D 4K, up to 33 models a shift',
    cn: '边缘比 A2D 4K 更清晰，8 小时 33 个模型',
    de: 'Feinere Ränder als der A2D 4K, bis zu 33 Modelle in 8 h',
  },
  A2D_Ortho: {
    en: 'For aligner labs that print day and night',
    cn: '适合昼夜生产的隐形矫治器加工厂',
    de: 'Für Alignerlabore, die Tag und Nacht drucken',
  },
  A3D: {
    en: 'For labs that keep small cases apart',
    cn: '适合单小单杂、怕混单的加工厂',
    de: 'Für Labore mit vielen kleinen Aufträgen',
  },
  C_Series: {
    en: 'For production centers that print models all day',
    cn: '适合全天打印模型的集中加工中心',
    de: 'Für Fertigungszentren, die den ganzen Tag Modelle drucken',
  },
  'chairside-3d-printer': {
    en: 'For practices that print their first models',
    cn: '适合初次自行打印模型的诊所',
    de: 'Für Praxen, die ihre ersten Modelle drucken',
  },
  ChairSide_Pro: {
    en: 'For practices with a lab of their own',
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
