import type { SectionLayouts } from '#sections/page-content.ts';
import { facts } from '../../facts.ts';
import type { StoryCopy } from '../machine-story.ts';

export const a2dHd = {
  part: {
    kind: 'showcase',
    picture: 'parts/crown-bridge',
    links: { workflow: '/application/solution/fixedRestorations' },
  },
  platform: { kind: 'platform', printer: '3', parts: ['bridge', 'model', 'splint'] },
  day: {
    kind: 'figures',
    items: { strength: facts.ceramicCrownStrength, total: facts.ceramicCrownTotal, light: facts.a2dHdLight },
    links: { cost: '/application/solution/fixedRestorations', webinar: '/activity/A2D_HD' },
  },
  limits: { kind: 'limits', items: ['pixel', 'layers', 'alone', 'service'] },
} as const satisfies SectionLayouts;

export const a2dHdCopy: StoryCopy<typeof a2dHd> = {
  en: {
    part: {
      title: 'Ceramic-filled crowns, one exposure per layer',
      text: 'Crown Ceramic UV is thick and needs long exposures. The tray warms it, and the projector shows each layer once instead of four times.',
      alt: 'Printed three-unit bridge beside a crown that shows its inside',
      links: { workflow: 'Fixed restorations' },
    },
    platform: { text: 'One print job, seen from above.' },
    day: {
      title: 'A permanent crown, printed',
      items: {
        strength: 'flexural strength of Crown Ceramic UV',
        total: 'from design to the polished crown, in our webinar',
        light: 'rated life of the light source',
      },
      links: { cost: 'Crowns and bridges in the lab', webinar: 'Get a quote for the A2D HD' },
    },
    limits: {
      items: {
        pixel: 'It has no pixel shift. The A2D 4K places edges more finely, to ±26.8 µm instead of ±31.3 µm.',
        layers: 'It prints layers of up to 100 µm. For fast models at 150 µm, choose the A2D or the A2D 4K.',
        alone: 'Without HiVE it stops after each job until someone empties the platform.',
        service: 'You cannot add HiVE or the Resin Station yourself; a service engineer fits them.',
      },
    },
  },
  cn: {
    part: {
      title: '陶瓷填料冠，一层一次曝光',
      text: 'Crown Ceramic UV 黏度高、曝光久。料槽先预热，光机一层只投一幅，不投四幅。',
      alt: '打印的三单位桥，旁边一颗牙冠露出内面',
      links: { workflow: '固定修复方案' },
    },
    platform: { text: '单版俯视图。' },
    day: {
      title: '打印正式牙冠',
      items: {
        strength: 'Crown Ceramic UV 弯曲强度',
        total: '设计到抛光完成的总用时（线上讲座实测）',
        light: '光源额定寿命',
      },
      links: { cost: '加工厂的冠桥流程', webinar: '获取 A2D HD 报价' },
    },
    limits: {
      items: {
        pixel: '没有像素偏移，XY 定位 ±31.3 µm，不及 A2D 4K 的 ±26.8 µm。',
        layers: '层厚最大 100 µm。要用 150 µm 快打模型，请选 A2D 或 A2D 4K。',
        alone: '不配 HiVE 时，打完一版要有人取件才能接着打。',
        service: 'HiVE 和供料站不能自行加装，须由服务工程师上门安装。',
      },
    },
  },
  de: {
    part: {
      title: 'Keramikgefüllte Kronen, eine Belichtung je Schicht',
      text: 'Crown Ceramic UV ist zäh und braucht lange Belichtung. Die Wanne wärmt das Resin, der Projektor zeigt jede Schicht einmal statt viermal.',
      alt: 'Gedruckte dreigliedrige Brücke neben einer Krone, deren Innenseite zu sehen ist',
      links: { workflow: 'Festsitzender Zahnersatz' },
    },
    platform: { text: 'Ein Druckauftrag, von oben gesehen.' },
    day: {
      title: 'Definitive Kronen aus dem Drucker',
      items: {
        strength: 'Biegefestigkeit von Crown Ceramic UV',
        total: 'vom Design bis zur polierten Krone, gemessen im Webinar',
        light: 'Lebensdauer der Lichtquelle',
      },
      links: { cost: 'Kronen und Brücken im Labor', webinar: 'Angebot zum A2D HD' },
    },
    limits: {
      items: {
        pixel:
          'Er hat keinen Pixelversatz. Beim A2D 4K ist die Kante rechnerisch auf ±26,8 µm genau, beim A2D HD auf ±31,3 µm.',
        layers: 'Schichten bis 100 µm. Für schnelle Modelle mit 150 µm sind A2D oder A2D 4K besser.',
        alone: 'Ohne HiVE steht er nach jedem Druckauftrag, bis jemand die Plattform abräumt.',
        service: 'HiVE und Resin-Station baut der Service ein, nicht das Labor.',
      },
    },
  },
};
