import type { Text } from './text.ts';

export const recommendedLinks: { id: number; title: Text; url: string }[] = [
  {
    id: 1,
    title: {
      en: 'UltraCraft A2D 4K for dental labs',
      zh: '义齿加工厂打印机 UltraCraft A2D 4K',
      de: 'UltraCraft A2D 4K für das Dentallabor',
    },
    url: '/hardware/A2D_4K',
  },
  {
    id: 2,
    title: { en: 'Reflex desktop printer', zh: 'Reflex 桌面打印机', de: 'Desktopdrucker Reflex' },
    url: '/hardware/Reflex',
  },
  {
    id: 3,
    title: { en: 'Find a dental resin', zh: '查找齿科树脂', de: 'Dentalresin finden' },
    url: '/material/0-all',
  },
  {
    id: 4,
    title: { en: 'Request a free sample', zh: '申请免费样件', de: 'Kostenloses Muster anfordern' },
    url: '/material/bm',
  },
  {
    id: 5,
    title: { en: 'Producing clear aligners', zh: '隐形矫治器生产流程', de: 'Aligner herstellen' },
    url: '/application/clear-aligners',
  },
  {
    id: 6,
    title: {
      en: 'Digital wax-up for partial dentures',
      zh: '可摘局部义齿支架蜡型',
      de: 'Digitale Modellation für den Modellguss',
    },
    url: '/application/solution/waxUp',
  },
  {
    id: 7,
    title: { en: 'Get Heliograph Prepare', zh: '获取赫光 Prepare', de: 'Heliograph Prepare holen' },
    url: '/store/software',
  },
  {
    id: 8,
    title: { en: 'Support for your printer', zh: '打印机技术支持', de: 'Support für Ihren Drucker' },
    url: '/store/support',
  },
];
