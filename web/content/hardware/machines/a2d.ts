import type { SectionLayouts } from '#sections/page-content.ts';
import { facts } from '../../facts.ts';
import type { StoryCopy } from '../machine-story.ts';

export const a2d = {
  part: {
    kind: 'showcase',
    picture: 'parts/partial-denture-pattern',
    links: { workflow: '/application/solution/waxUp' },
  },
  platform: { kind: 'platform', printer: '1', parts: ['model', 'bridge', 'splint'] },
  day: {
    kind: 'figures',
    items: { ash: facts.patternAsh, thickness: facts.frameworkThickness, gap: facts.supportBar },
    ground: 'paper',
  },
  proof: {
    kind: 'comparison',
    rows: {
      waxUp: { before: facts.waxUpByHand, after: facts.waxUp },
      repeated: { before: facts.frameworksRepeatedByHand, after: facts.frameworksRepeated },
    },
    links: { frameworks: '/application/moreApplication/cases/502' },
  },
  limits: { kind: 'limits', items: ['removal', 'supply', 'height', 'fine'] },
} as const satisfies SectionLayouts;

export const a2dCopy: StoryCopy<typeof a2d> = {
  en: {
    part: {
      title: 'Print the framework pattern and cast it as usual',
      text: 'Wash and cure the pattern, try it on the model, attach sprues and invest. No refractory duplicate is needed. Cast UV 3.0 prints frameworks from 0.35 mm; leave clasp tips at 0.8 mm.',
      alt: 'Printed pattern of a partial denture framework',
      links: { workflow: 'RPD frameworks, step by step' },
    },
    platform: {
      text: 'One print job, seen from above. The bridges are casting patterns in Cast UV 3.0. Splints are for evaluation until their resin is cleared.',
    },
    day: {
      title: 'Burns out clean',
      items: {
        ash: 'of Cast UV 3.0 is left as ash after burnout',
        thickness: 'framework thickness',
        gap: 'width of stabilizing bars',
      },
    },
    proof: {
      title: 'What a lab measured over ten weeks',
      text: 'A dental lab in Poland tracked 96 printed frameworks and compared them with the last 100 waxed by hand.',
      before: 'By hand',
      after: 'With the A2D',
      rows: {
        waxUp: 'Work on one framework pattern',
        repeated: 'Castings repeated',
      },
      links: { frameworks: 'Case study: frameworks' },
    },
    limits: {
      items: {
        removal: 'It does not empty its platform. Someone has to take the parts off after each job.',
        supply: 'It cannot be connected to HiVE or the Resin Station.',
        height: 'Parts can be up to 110 mm tall, so orthoses and tall housings do not fit.',
        fine: 'At 75 µm per pixel, fissures print softer than on the ChairSide Pro with 35 µm.',
      },
    },
  },
  cn: {
    part: {
      title: '支架蜡型打印后直接包埋',
      text: '蜡型清洗、固化、去支撑，在模型上检查就位，安插铸道后包埋，无需翻制耐火模型。Cast UV 3.0 支架最薄 0.35 mm，卡环尖留 0.8 mm。',
      alt: '打印的可摘局部义齿支架蜡型',
      links: { workflow: '支架蜡型流程' },
    },
    platform: { text: '单版排版俯视图。桥为 Cast UV 3.0 铸造蜡型；咬合板取得注册证前仅打印样件。' },
    day: {
      title: '焙烧残留极少',
      items: {
        ash: 'Cast UV 3.0 灰分',
        thickness: '支架厚度',
        gap: '支撑杆宽度',
      },
    },
    proof: {
      title: '一家加工厂十周的实测',
      text: '波兰一家加工厂跟踪 96 副打印支架，历时十周，与此前最后 100 副手工支架对比。',
      before: '手工',
      after: 'A2D',
      rows: { waxUp: '一副支架蜡型的人工用时', repeated: '铸件重做率' },
      links: { frameworks: '案例：支架蜡型' },
    },
    limits: {
      items: {
        removal: '不能自动取件，每版须人工取下。',
        supply: '不能接 HiVE 和供料站。',
        height: '成型高度 110 mm，不适合矫形器和较高的壳体。',
        fine: '像素 75 µm，窝沟不如 35 µm 的 ChairSide Pro 清晰。',
      },
    },
  },
  de: {
    part: {
      title: 'Modellguss drucken statt in Wachs modellieren',
      text: 'Nach dem Waschen und Nachhärten passen Sie die Modellation auf dem Modell auf, stiften an und betten ein. Dublieren und Einbettmassemodell entfallen. Cast UV 3.0 druckt Gerüste ab 0,35 mm; Klammerspitzen legen Sie mit 0,8 mm an.',
      alt: 'Gedruckte Modellation eines Modellgussgerüsts',
      links: { workflow: 'Modellation Schritt für Schritt' },
    },
    platform: {
      text: 'Eine Bauplattform, von oben gesehen. Die Brücken sind Gussmodellationen aus Cast UV 3.0. Schienen dienen bis zur CE-Kennzeichnung des Resins der Erprobung.',
    },
    day: {
      title: 'Brennt praktisch rückstandsfrei aus',
      items: {
        ash: 'Asche bleiben von Cast UV 3.0 nach dem Ausbrennen',
        thickness: 'Dicke des Gerüsts',
        gap: 'Breite der Stützstege',
      },
    },
    proof: {
      title: 'Zehn Wochen Modellguss, nachgezählt',
      text: 'Ein Dentallabor in Polen hat 96 gedruckte Gerüste verfolgt und mit den letzten 100 von Hand modellierten verglichen.',
      before: 'Von Hand',
      after: 'Mit dem A2D',
      rows: {
        waxUp: 'Arbeitszeit je Modellation',
        repeated: 'Wiederholte Güsse',
      },
      links: { frameworks: 'Anwenderbericht: Modellguss' },
    },
    limits: {
      items: {
        removal: 'Der A2D nimmt keine Teile ab. Nach jedem Druck muss jemand die Plattform leeren.',
        supply: 'HiVE und Resin-Station lassen sich nicht anschließen.',
        height: 'Bei 110 mm ist Schluss: keine Orthesen, keine hohen Gehäuse.',
        fine: 'Mit 75 µm je Pixel werden Fissuren weicher als auf dem ChairSide Pro mit 35 µm.',
      },
    },
  },
};
