import type { Text } from '../text.ts';

export const newsTags = {
  product: { en: 'Printers', zh: '打印机', de: 'Drucker' },
  material: { en: 'Materials', zh: '材料', de: 'Materialien' },
  software: { en: 'Software', zh: '软件', de: 'Software' },
  service: { en: 'Services', zh: '服务', de: 'Service' },
  'trade-show': { en: 'Trade shows', zh: '展会', de: 'Messen' },
  training: { en: 'Training', zh: '培训', de: 'Schulung' },
  research: { en: 'Research', zh: '研究', de: 'Studien' },
  orthodontics: { en: 'Orthodontics', zh: '正畸', de: 'Kieferorthopädie' },
  chairside: { en: 'Chairside', zh: '椅旁', de: 'Chairside' },
  hearables: { en: 'Hearables', zh: '耳机与助听器', de: 'Hearables' },
} as const satisfies Record<string, Text>;
