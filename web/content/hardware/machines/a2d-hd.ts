import type { SectionLayouts } from '#sections/page-content.ts';
import { facts } from '../../facts.ts';
import type { StoryCopy } from '../machine-story.ts';

export const a2dHd = {
  part: {
    kind: 'showcase',
    picture: 'scenes/macro-die-margin',
    links: { workflow: '/application/solution/fixedRestorations' },
  },
  platform: { kind: 'platform', printer: '3', parts: ['bridge', 'model'] },
  compared: {
    kind: 'comparison',
    hasBars: false,
    rows: {
      edge: { before: facts.a2dHdEdgeRadius, after: facts.a2d4kEdgeRadius },
      gap: { before: facts.a2dHdGap, after: facts.a2d4kGap },
      pixel: { before: facts.a2dHdPixel, after: facts.a2d4kPixel },
      layer: { before: facts.a2dHdLayer, after: facts.a2d4kLayer },
      shift: { before: facts.a2dHdModelsPerShift, after: facts.a2d4kModelsPerShift },
      height: { before: facts.a2dHdHeight, after: facts.a2d4kHeight },
    },
    links: { quote: '/activity/A2D_HD', other: '/hardware/A2D_4K' },
  },
  limits: { kind: 'limits', items: ['output', 'layers', 'alone', 'service'] },
} as const satisfies SectionLayouts;

export const a2dHdCopy: StoryCopy<typeof a2dHd> = {
  en: {
    part: {
      title: 'One exposure keeps margins sharp',
      text: 'Pixel shift overlaps four images per layer and rounds edges off a little; the A2D HD shows one image. Print dies in Model HP UV 2.0 and patterns in Cast UV 3.0 today.',
      alt: 'Close-up of the margin of a printed die in layers of 30 µm, with a 1 mm scale',
      links: { workflow: 'Fixed restorations' },
    },
    platform: {
      text: 'One print job, seen from above. Models are hollow; bridges are casting patterns in Cast UV 3.0.',
    },
    compared: {
      title: 'A2D HD or A2D 4K?',
      text: 'Choose the A2D HD for dies, casting patterns and filled resins: crown margins come out sharper. Choose the A2D 4K for models all day; slopes come out smoother, margins slightly rounder.',
      before: 'A2D HD',
      after: 'A2D 4K',
      rows: {
        edge: 'Edge sharpness (radius of a 90° edge)',
        gap: 'Smallest open gap',
        pixel: 'Pixel size (on the A2D 4K by shifting pixels of 107 µm)',
        layer: 'Print time per layer at 50 µm',
        shift: 'Full-arch models in eight hours, at 100 µm',
        height: 'Build height',
      },
      links: { quote: 'Get a quote for the A2D HD', other: 'See the A2D 4K' },
    },
    limits: {
      items: {
        output: 'Three full arches lie flat; six fit on the A2D 4K.',
        layers: 'Its thickest layer is 100 µm. For 150 µm layers, choose the A2D or the A2D 4K.',
        alone: 'Without HiVE, the printer stops after each job until someone changes the platform.',
        service: 'You cannot add HiVE or the Resin Station yourself; a service engineer fits them.',
      },
    },
  },
  cn: {
    part: {
      title: '一次曝光，边缘更清晰',
      text: '像素偏移每层叠四幅画面，直角边缘略圆；A2D HD 每层只曝光一次。目前可用：Model HP UV 2.0 用于代型，Cast UV 3.0 用于铸造蜡型。',
      alt: '打印代型边缘特写，层厚 30 µm，带 1 mm 标尺',
      links: { workflow: '固定修复方案' },
    },
    platform: { text: '单版排版俯视图，模型为空心，桥为 Cast UV 3.0 铸造蜡型。' },
    compared: {
      title: 'A2D HD 还是 A2D 4K？',
      text: '代型、铸造蜡型、高填料树脂，冠边缘优先，选 A2D HD；批量打印模型选 A2D 4K：产量高，斜面像素纹更轻，但边缘略圆。',
      before: 'A2D HD',
      after: 'A2D 4K',
      rows: {
        edge: '直角边缘的圆角半径',
        gap: '不粘连的最小缝隙',
        pixel: '像素（A2D 4K 由 107 µm 原生像素偏移得到）',
        layer: '50 µm 一层用时',
        shift: '8 小时全牙弓模型产量，100 µm 层厚',
        height: '成型高度',
      },
      measures: { shift: '个' },
      links: { quote: '获取 A2D HD 报价', other: '了解 A2D 4K' },
    },
    limits: {
      items: {
        output: '全牙弓模型一版平放 3 个，A2D 4K 为 6 个。',
        layers: '层厚最大 100 µm。需用 150 µm 快速打印模型的，请选 A2D 或 A2D 4K。',
        alone: '不配 HiVE 时，每版须人工取件后才能继续打印。',
        service: 'HiVE 和供料站不能自行加装，须由服务工程师上门安装。',
      },
    },
  },
  de: {
    part: {
      title: 'Eine Belichtung, feine Ränder',
      text: 'Beim Pixelversatz überlappen vier Teilbilder je Schicht und runden den Rand leicht ab. Der A2D HD zeigt nur eines. Heute drucken Sie Stümpfe aus Model HP UV 2.0 und Modellationen aus Cast UV 3.0.',
      alt: 'Nahaufnahme der Präparationsgrenze eines gedruckten Stumpfs, Schichten von 30 µm, Maßstab 1 mm',
      links: { workflow: 'Festsitzender Zahnersatz' },
    },
    platform: {
      text: 'Draufsicht auf die Bauplattform. Die Modelle sind hohl, die Brücken Gussmodellationen aus Cast UV 3.0.',
    },
    compared: {
      title: 'A2D HD oder A2D 4K?',
      text: 'Nehmen Sie den A2D HD für Stümpfe, Gussmodellationen und gefüllte Resins: Kronenränder und Präparationsgrenzen druckt er feiner. Nehmen Sie den A2D 4K, wenn Sie den ganzen Tag Modelle drucken; Schrägen werden glatter, der Rand etwas runder.',
      before: 'A2D HD',
      after: 'A2D 4K',
      rows: {
        edge: 'Radius einer rechtwinkligen Kante',
        gap: 'Kleinster Spalt, der offen bleibt',
        pixel: 'Pixelgröße (A2D 4K: durch Versatz von 107-µm-Pixeln)',
        layer: 'Zeit für eine Schicht von 50 µm',
        shift: 'Ganzkiefermodelle in acht Stunden, bei 100 µm',
        height: 'Bauhöhe',
      },
      links: { quote: 'Angebot für den A2D HD', other: 'A2D 4K ansehen' },
    },
    limits: {
      items: {
        output: 'Auf die Plattform passen drei Ganzkiefermodelle, beim A2D 4K sind es sechs.',
        layers: 'Er druckt Schichten bis 100 µm. Für schnelle Modelle mit 150 µm nehmen Sie den A2D oder den A2D 4K.',
        alone: 'Ohne HiVE wartet er nach jedem Druckauftrag, bis jemand die Plattform wechselt.',
        service: 'Den Einbau von HiVE und Resin-Station übernimmt unser Service.',
      },
    },
  },
};
