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
  compared: {
    kind: 'comparison',
    hasBars: false,
    rows: {
      height: { before: facts.a2dHdHeight, after: facts.a2d4kHeight },
      pixel: { before: facts.a2dHdPixel, after: facts.a2d4kPixel },
      layer: { before: facts.a2dHdLayer, after: facts.a2d4kLayer },
    },
    links: { quote: '/activity/A2D_HD', other: '/hardware/A2D_4K' },
  },
  limits: { kind: 'limits', items: ['layers', 'alone', 'service'] },
} as const satisfies SectionLayouts;

export const a2dHdCopy: StoryCopy<typeof a2dHd> = {
  en: {
    part: {
      title: 'Ceramic-filled resins, one exposure per layer',
      text: 'Crown Ceramic UV (for crowns, once FDA-cleared) is viscous and needs long exposures. The tray warms it, and the projector exposes each layer once instead of four times.',
      alt: 'Printed three-unit bridge beside a crown that shows its inside',
      links: { workflow: 'Fixed restorations' },
    },
    platform: {
      text: 'One print job, seen from above. Today, the bridges are casting patterns; crowns in filled resins follow once cleared.',
    },
    compared: {
      title: 'A2D HD or A2D 4K?',
      text: 'Choose the A2D HD if you mostly print filled resins: it exposes each layer once instead of four times and measures its light field every day. Choose the A2D 4K if you print models all day: six full arches lie flat instead of three, and it prints 150 µm layers.',
      before: 'A2D HD',
      after: 'A2D 4K',
      rows: {
        height: 'Build height',
        pixel: 'Pixel size (native on the A2D HD, with pixel shift on the A2D 4K)',
        layer: 'Time of a 50 µm layer',
      },
      links: { quote: 'Get a quote for the A2D HD', other: 'See the A2D 4K' },
    },
    limits: {
      items: {
        layers: 'Its thickest layer is 100 µm. For 150 µm layers, choose the A2D or the A2D 4K.',
        alone: 'Without HiVE, the printer stops after each job until someone empties the platform.',
        service: 'You cannot add HiVE or the Resin Station yourself; a service engineer fits them.',
      },
    },
  },
  cn: {
    part: {
      title: '陶瓷填料树脂，一层一次曝光',
      text: 'Crown Ceramic UV 黏度高、曝光久。料槽先预热，光机每层只曝光一次，像素偏移机型要曝光四次。',
      alt: '打印的三单位桥，旁边一颗牙冠露出内面',
      links: { workflow: '固定修复方案' },
    },
    platform: { text: '单版排版俯视图。目前桥打的是铸造蜡型，填料树脂牙冠取得注册证后再打。' },
    compared: {
      title: 'A2D HD 还是 A2D 4K？',
      text: '常打高填料树脂，选 A2D HD：一层曝光一次，A2D 4K 要四次；每天还自检光强。整天打模型，选 A2D 4K：全牙弓一版平放 6 个，A2D HD 放 3 个；还能用 150 µm 层厚快打。',
      before: 'A2D HD',
      after: 'A2D 4K',
      rows: {
        height: '成型高度',
        pixel: '像素（A2D HD 为原生，A2D 4K 为像素偏移）',
        layer: '50 µm 一层用时',
      },
      links: { quote: '获取 A2D HD 报价', other: '了解 A2D 4K' },
    },
    limits: {
      items: {
        layers: '层厚最大 100 µm。要用 150 µm 快打模型，请选 A2D 或 A2D 4K。',
        alone: '不配 HiVE 时，打完一版要有人取件才能接着打。',
        service: 'HiVE 和供料站不能自行加装，须由服务工程师上门安装。',
      },
    },
  },
  de: {
    part: {
      title: 'Keramikgefüllte Resins, eine Belichtung je Schicht',
      text: 'Crown Ceramic UV ist zähflüssig und muss lange belichtet werden. Die Wanne wärmt das Resin, und der Projektor belichtet jede Schicht einmal statt viermal.',
      alt: 'Gedruckte dreigliedrige Brücke neben einer Krone, deren Innenseite zu sehen ist',
      links: { workflow: 'Festsitzender Zahnersatz' },
    },
    platform: {
      text: 'Eine Bauplattform, von oben gesehen. Die Brücken sind heute Gussmodellationen; Kronen aus gefülltem Resin folgen nach der CE-Kennzeichnung.',
    },
    compared: {
      title: 'A2D HD oder A2D 4K?',
      text: 'Der A2D HD passt, wenn Sie vor allem gefüllte Resins drucken: Er belichtet jede Schicht in einem Zug, der A2D 4K in vier Teilbildern, und er misst täglich sein Lichtfeld. Der A2D 4K passt, wenn Sie den ganzen Tag Modelle drucken: Sechs Ganzkiefermodelle liegen auf der Plattform, beim A2D HD drei, und er druckt auch Schichten von 150 µm.',
      before: 'A2D HD',
      after: 'A2D 4K',
      rows: {
        height: 'Bauhöhe',
        pixel: 'Pixelgröße (A2D HD nativ, A2D 4K mit Pixelversatz)',
        layer: 'Zeit für eine Schicht von 50 µm',
      },
      links: { quote: 'Angebot für den A2D HD', other: 'A2D 4K ansehen' },
    },
    limits: {
      items: {
        layers: 'Er druckt Schichten bis 100 µm. Für schnelle Modelle mit 150 µm nehmen Sie den A2D oder den A2D 4K.',
        alone: 'Ohne HiVE wartet er nach jedem Druckauftrag, bis jemand die Plattform abräumt.',
        service: 'HiVE und Resin-Station baut der Service ein, nicht das Labor.',
      },
    },
  },
};
