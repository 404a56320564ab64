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
      height: { before: facts.a2d4kHeight, after: facts.a2dHdHeight },
      pixel: { before: facts.a2d4kPixel, after: facts.a2dHdPixel },
      edge: { before: facts.a2d4kEdge, after: facts.a2dHdEdge },
    },
    links: { other: '/hardware/A2D_4K' },
  },
  choice: { kind: 'blocks', items: ['hd', 'larger', 'price'] },
  day: {
    kind: 'figures',
    items: { strength: facts.ceramicCrownStrength, light: facts.a2dHdLight },
    links: { cost: '/application/solution/fixedRestorations', webinar: '/activity/A2D_HD' },
  },
  limits: { kind: 'limits', items: ['pixel', 'layers', 'alone', 'service'] },
} as const satisfies SectionLayouts;

export const a2dHdCopy: StoryCopy<typeof a2dHd> = {
  en: {
    part: {
      title: 'Ceramic-filled resins, one exposure per layer',
      text: 'Crown Ceramic UV, for crowns once cleared, is thick and needs long exposures. The tray warms it, and the projector exposes each layer once instead of four times.',
      alt: 'Printed three-unit bridge beside a crown that shows its inside',
      links: { workflow: 'Fixed restorations' },
    },
    platform: { text: 'One print job, seen from above.' },
    compared: {
      title: 'A2D HD or A2D 4K?',
      text: 'Both cure at 385 nm, print layers from 30 µm and can run with HiVE. The A2D HD’s platform is 160 × 100 mm; the A2D 4K’s is 206 × 116 mm.',
      before: 'A2D 4K',
      after: 'A2D HD',
      rows: {
        height: 'Build height',
        pixel: 'Pixel size (smaller is finer)',
        edge: 'Edge accuracy (half a pixel, calculated)',
      },
      links: { other: 'See the A2D 4K' },
    },
    choice: {
      title: 'Which one should you choose?',
      items: {
        hd: {
          title: 'A2D HD for filled resins',
          text: 'Choose it if most of your jobs are ceramic-filled resins with long exposures. It exposes each layer once; the A2D 4K exposes it four times. It measures its light field every day and prints up to 120 mm tall.',
        },
        larger: {
          title: 'A2D 4K for models',
          text: 'Choose it if you print models all day. Six full-arch models lie flat in one job, edges are finer, and 150 µm layers make models fast.',
        },
        price: {
          title: 'Price and speed',
          text: 'Neither printer has a list price, and we have not published side-by-side print times. Describe a typical job and we’ll quote both.',
        },
      },
    },
    day: {
      title: 'Resin and light source',
      items: {
        strength: 'flexural strength of Crown Ceramic UV, ISO 178',
        light: 'rated light source life',
      },
      links: { cost: 'Crowns and bridges in the lab', webinar: 'Get a quote for the A2D HD' },
    },
    limits: {
      items: {
        pixel: 'It has no pixel shift. The A2D 4K places edges more finely, to ±26.8 µm instead of ±31.3 µm.',
        layers: 'Its thickest layer is 100 µm. For 150 µm layers, choose the A2D or the A2D 4K.',
        alone: 'Without HiVE, the printer stops after each job until someone empties the platform.',
        service: 'You cannot add HiVE or the Resin Station yourself; a service engineer fits them.',
      },
    },
  },
  cn: {
    part: {
      title: '陶瓷填充冠，一层一次曝光成型',
      text: 'Crown Ceramic UV 黏度高、曝光久。料槽先预热，光机每层只曝光一次，像素偏移机型要曝光四次。',
      alt: '打印的三单位桥，旁边一颗牙冠露出内面',
      links: { workflow: '固定修复方案' },
    },
    platform: { text: '单版排版俯视图。' },
    compared: {
      title: 'A2D HD 还是 A2D 4K？',
      text: '两款都是 385 nm 光源，最小层厚 30 µm，都能加装 HiVE。A2D HD 幅面 160 × 100 mm，A2D 4K 幅面 206 × 116 mm。',
      before: 'A2D 4K',
      after: 'A2D HD',
      rows: { height: '成型高度', pixel: '像素（越小越细）', edge: 'XY 定位（半像素，计算值，越小越细）' },
      links: { other: '了解 A2D 4K' },
    },
    choice: {
      title: '怎么选',
      items: {
        hd: {
          title: '打陶瓷填充树脂，选 A2D HD',
          text: '这类树脂曝光久。A2D HD 每层只曝光一次，A2D 4K 要四次；每天自检光强，成型高度 120 mm。',
        },
        larger: {
          title: '整天打模型，选 A2D 4K',
          text: '全牙弓模型一版平放 6 个，边缘更细，还能用 150 µm 层厚快打模型。',
        },
        price: {
          title: '价格和速度',
          text: '把常打的任务告诉我们，两款一起报价。两款的打印速度对比暂未公布。',
        },
      },
    },
    day: {
      title: '树脂强度与光源寿命',
      items: {
        strength: 'Crown Ceramic UV 弯曲强度（ISO 178）',
        light: '光源额定寿命',
      },
      links: { cost: '加工厂的冠桥流程', webinar: '获取 A2D HD 报价' },
    },
    limits: {
      items: {
        pixel: '没有像素偏移，XY 定位（半像素，计算值）±31.3 µm，不及 A2D 4K 的 ±26.8 µm。',
        layers: '层厚最大 100 µm。要用 150 µm 快打模型，请选 A2D 或 A2D 4K。',
        alone: '不配 HiVE 时，打完一版要有人取件才能接着打。',
        service: 'HiVE 和供料站不能自行加装，须由服务工程师上门安装。',
      },
    },
  },
  de: {
    part: {
      title: 'Keramikgefüllte Resins, eine Belichtung je Schicht',
      text: 'Crown Ceramic UV ist zähflüssig und muss lange belichtet werden. Die Wanne wärmt das Resin, der Projektor zeigt jede Schicht einmal statt viermal. Kronen daraus kommen erst nach der CE-Kennzeichnung in den Mund.',
      alt: 'Gedruckte dreigliedrige Brücke neben einer Krone, deren Innenseite zu sehen ist',
      links: { workflow: 'Festsitzender Zahnersatz' },
    },
    platform: { text: 'Ein Druckauftrag, von oben gesehen.' },
    compared: {
      title: 'A2D HD oder A2D 4K?',
      text: 'Beide belichten mit 385 nm, drucken ab 30 µm Schichthöhe und lassen sich mit HiVE nachrüsten. Die Plattform des A2D HD misst 160 × 100 mm, die des A2D 4K 206 × 116 mm.',
      before: 'A2D 4K',
      after: 'A2D HD',
      rows: {
        height: 'Bauhöhe',
        pixel: 'Pixelgröße, kleiner ist feiner',
        edge: 'Kantengenauigkeit, berechnet (halbes Pixel)',
      },
      links: { other: 'A2D 4K ansehen' },
    },
    choice: {
      title: 'Wann passt welcher Drucker?',
      items: {
        hd: {
          title: 'A2D HD für gefüllte Resins',
          text: 'Er ist die richtige Wahl, wenn Sie vor allem keramikgefüllte Resins mit langer Belichtung drucken. Er zeigt jede Schicht einmal, der A2D 4K zeigt vier Teilbilder. Er misst täglich sein Lichtfeld und druckt bis 120 mm hoch.',
        },
        larger: {
          title: 'A2D 4K für Modelle',
          text: 'Er passt besser, wenn Sie den ganzen Tag Modelle drucken. Sechs Ganzkiefermodelle passen liegend in einen Druckauftrag, die Kanten werden feiner, und für schnelle Modelle gibt es Schichten von 150 µm.',
        },
        price: {
          title: 'Preis und Druckzeit',
          text: 'Einen Listenpreis gibt es für beide nicht, und Druckzeiten im Vergleich haben wir nicht veröffentlicht. Beschreiben Sie uns einen typischen Auftrag und lassen Sie sich für beide ein Angebot machen.',
        },
      },
    },
    day: {
      title: 'Resin und Lichtquelle',
      items: {
        strength: 'Biegefestigkeit von Crown Ceramic UV, ISO 178',
        light: 'Lebensdauer der Lichtquelle',
      },
      links: { cost: 'Kronen und Brücken im Labor', webinar: 'Angebot zum A2D HD' },
    },
    limits: {
      items: {
        pixel:
          'Er hat keinen Pixelversatz. Die rechnerische Kantengenauigkeit liegt bei ±31,3 µm, beim A2D 4K bei ±26,8 µm.',
        layers: 'Er druckt Schichten bis 100 µm. Für schnelle Modelle mit 150 µm sind A2D oder A2D 4K besser.',
        alone: 'Ohne HiVE wartet er nach jedem Druckauftrag, bis jemand die Plattform abräumt.',
        service: 'HiVE und Resin-Station baut der Service ein, nicht das Labor.',
      },
    },
  },
};
