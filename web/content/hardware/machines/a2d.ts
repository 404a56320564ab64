import type { SectionLayouts } from '#sections/page-content.ts';
import { facts } from '../../facts.ts';
import type { StoryCopy } from '../machine-story.ts';

export const a2d = {
  part: {
    kind: 'showcase',
    picture: 'parts/partial-denture-pattern',
    links: { workflow: '/application/solution/waxUp' },
  },
  platform: { kind: 'platform', printer: '1', parts: ['model', 'splint', 'bridge'] },
  day: {
    kind: 'figures',
    items: { ash: facts.patternAsh, thickness: facts.frameworkThickness, gap: facts.supportBar },
  },
  proof: {
    kind: 'comparison',
    rows: {
      waxUp: { before: facts.waxUpByHand, after: facts.waxUp },
      facePlate: { before: facts.facePlateGround, after: facts.facePlate },
      returns: { before: facts.monitorReturnsCast, after: facts.monitorReturns },
    },
    links: { frameworks: '/application/moreApplication/cases/502', monitors: '/application/moreApplication/cases/508' },
  },
  limits: { kind: 'limits', items: ['removal', 'supply', 'height', 'fine'] },
} as const satisfies SectionLayouts;

export const a2dCopy: StoryCopy<typeof a2d> = {
  en: {
    part: {
      title: 'Print the framework pattern and cast it as usual',
      text: 'Cast UV 3.0 prints clasps down to 0.35 mm. The pattern goes from the platform onto the model and into the investment, without duplicating the model.',
      alt: 'Printed pattern of a partial denture framework',
      links: { workflow: 'Wax-up, step by step' },
    },
    platform: { text: 'One print job, seen from above.' },
    day: {
      title: 'Burns out clean',
      items: {
        ash: 'of Cast UV 3.0 is left as ash after burnout',
        thickness: 'minimum thickness of clasps and framework',
        gap: 'minimum width of stabilizing bars',
      },
    },
    proof: {
      title: 'Measured in two workshops',
      text: 'A dental lab in Poland tracked 96 frameworks for ten weeks. A maker of in-ear monitors in Japan compared the returns of one year with those of the year before.',
      before: 'By hand',
      after: 'With the A2D',
      rows: {
        waxUp: 'Wax-up of one framework',
        facePlate: 'Fitting a face plate',
        returns: 'Pairs of monitors returned',
      },
      links: { frameworks: 'Case study: frameworks', monitors: 'Case study: in-ear shells' },
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
      title: '支架蜡型，打完就能包埋',
      text: 'Cast UV 3.0 卡环最薄 0.35 mm。蜡型取下，在模型上检查就位，然后包埋，不用翻制耐火模型。',
      alt: '打印的可摘局部义齿支架蜡型',
      links: { workflow: '支架蜡型流程' },
    },
    platform: { text: '单版排版俯视图。' },
    day: {
      title: '焙烧残留极少',
      items: {
        ash: 'Cast UV 3.0 灰分',
        thickness: '卡环与支架最小厚度',
        gap: '支撑杆最小宽度',
      },
    },
    proof: {
      title: '两家用户的实测数据',
      text: '波兰一家加工厂用十周跟踪了 96 副支架；日本一家入耳式耳机工坊对比了前后各一年的退回率。',
      before: '手工',
      after: 'A2D',
      rows: { waxUp: '一副支架蜡型', facePlate: '装一块面板', returns: '成品退回率' },
      links: { frameworks: '案例：支架蜡型', monitors: '案例：入耳式外壳' },
    },
    limits: {
      items: {
        removal: '不能自动取件，每打完一版都要人工取下。',
        supply: '不能接 HiVE 和供料站。',
        height: '成型高度 110 mm，打不了矫形器和高的壳体。',
        fine: '像素 75 µm，窝沟不如 35 µm 的 ChairSide Pro 清晰。',
      },
    },
  },
  de: {
    part: {
      title: 'Modellguss drucken statt aufwachsen',
      text: 'Cast UV 3.0 druckt Klammern ab 0,35 mm. Die Modellation kommt von der Plattform aufs Modell und in die Einbettmasse, das Dublieren entfällt.',
      alt: 'Gedruckte Modellation eines Modellgussgerüsts',
      links: { workflow: 'Modellation Schritt für Schritt' },
    },
    platform: { text: 'Ein Druckauftrag, von oben gesehen.' },
    day: {
      title: 'Brennt praktisch rückstandsfrei aus',
      items: {
        ash: 'Asche bleiben von Cast UV 3.0 nach dem Ausbrennen',
        thickness: 'Mindestdicke von Klammern und Gerüst',
        gap: 'Mindestbreite der Stützstege',
      },
    },
    proof: {
      title: 'Messwerte aus zwei Betrieben',
      text: 'Ein Dentallabor in Polen hat zehn Wochen lang 96 Gerüste verfolgt. Ein Hersteller von In-Ear-Monitoren in Japan hat die Reklamationen zweier Jahre verglichen.',
      before: 'Von Hand',
      after: 'Mit dem A2D',
      rows: {
        waxUp: 'Modellation eines Gerüsts',
        facePlate: 'Einpassen einer Faceplate',
        returns: 'Reklamierte Paare',
      },
      links: { frameworks: 'Anwenderbericht: Modellguss', monitors: 'Anwenderbericht: In-Ear-Schalen' },
    },
    limits: {
      items: {
        removal: 'Der A2D nimmt keine Teile ab. Nach jedem Auftrag muss jemand die Plattform leeren.',
        supply: 'HiVE und Resin-Station lassen sich nicht anschließen.',
        height: 'Bei 110 mm ist Schluss: keine Orthesen, keine hohen Gehäuse.',
        fine: 'Mit 75 µm je Pixel werden Fissuren weicher als auf dem ChairSide Pro mit 35 µm.',
      },
    },
  },
};
