import type { SectionLayouts } from '#sections/page-content.ts';
import { facts } from '../../facts.ts';
import type { StoryCopy } from '../machine-story.ts';

export const a2d4k = {
  part: {
    kind: 'showcase',
    picture: 'parts/dental-model',
    links: { workflow: '/application/dental-labs-3d-printer' },
  },
  platform: { kind: 'platform', printer: '2', parts: ['model', 'bridge', 'denture'] },
  open: { kind: 'media-text', picture: 'scenes/in-use-a2d-4k', side: 'start' },
  day: {
    kind: 'figures',
    items: {
      shift: facts.a2d4kModelsPerShift,
      job: facts.workingModelPrint,
      deviation: facts.modelDeviationMolars,
      night: facts.dentureBasesPerNight,
    },
    links: { cost: '/application/dental-labs-3d-printer', dentures: '/application/moreApplication/cases/504' },
  },
  limits: { kind: 'limits', items: ['alone', 'exposures', 'height', 'weight'] },
} as const satisfies SectionLayouts;

export const a2d4kCopy: StoryCopy<typeof a2d4k> = {
  en: {
    part: {
      title: 'Six full-arch models in under an hour',
      text: 'In Model HP UV 2.0, the job takes 58 min at 50 µm or 36 min at 100 µm. Casting patterns and gingiva masks have tested profiles too. Denture bases and splints are for evaluation until their resins are cleared.',
      alt: 'Printed working model',
      links: { workflow: 'Printing in dental labs' },
    },
    platform: {
      text: 'One print job, seen from above. The bridges are casting patterns. Lying flat, six dentures fit; standing, eight denture bases.',
    },
    open: {
      title: 'Tool-free changeover between jobs',
      text: 'The door opens to the left. Platform and tray release by hand, so the whole build comes out in one go.',
      alt: 'Open A2D 4K, six beige full-arch models hanging from its platform',
    },
    day: {
      title: 'What one printer makes',
      text: 'The shift counts jobs of six with 10 min in between to change platforms. The deviation is that of 30 models on a coordinate measuring machine. With HiVE, the printer goes on at night.',
      items: {
        shift: 'full-arch models in an eight-hour shift, at 100 µm',
        job: 'for six full-arch models at 50 µm',
        deviation: 'mean deviation between the molars of a full arch at 50 µm',
        night: 'denture bases in a 13-hour night, in an evaluation at a US lab; average of 20 nights',
      },
      links: { cost: 'Plan a lab', dentures: 'Case study: denture bases' },
    },
    limits: {
      items: {
        alone: 'Without HiVE, the printer stops after each job until someone empties the platform.',
        exposures: 'Each layer takes four exposures. The A2D HD needs only one, which saves time with filled resins.',
        height: 'Parts can be up to 110 mm tall. The A2D Ortho takes 130 mm, the C series 180 mm.',
        weight: 'It weighs 42 kg (93 lb). It takes two people to lift and needs a sturdy bench.',
      },
    },
  },
  cn: {
    part: {
      title: '六个全牙弓模型，不到一小时',
      text: '用 Model HP UV 2.0，一版 6 个：50 µm 层厚 58 分钟，100 µm 层厚 36 分钟。铸造蜡型、人工牙龈也有验证过的参数。义齿基托和咬合板取得注册证前只打样件。',
      alt: '打印的工作模型',
      links: { workflow: '义齿加工厂方案' },
    },
    platform: { text: '单版排版俯视图，桥为铸造蜡型。义齿平放 6 件；单打基托，竖放 8 件。' },
    open: {
      title: '换平台、换料槽，不用工具',
      text: '前门向左打开，平台和料槽卡扣到位，整版一次取下。',
      alt: '打开的 A2D 4K，平台上挂着六个米色全牙弓模型',
    },
    day: {
      title: '单机产量',
      text: '一班按每版 6 个、换版 10 分钟算。偏差为 30 个模型的三坐标实测值。配 HiVE，夜里接着打。',
      items: {
        shift: '8 小时一班的全牙弓模型，100 µm 层厚',
        job: '一版 6 个全牙弓模型，50 µm 层厚',
        deviation: '全牙弓磨牙间宽度的平均偏差，50 µm 层厚',
        night: '每晚 13 小时打的基托，美国一家加工厂评估试用，20 晚平均',
      },
      measures: { shift: '个', night: '件' },
      links: { cost: '按产量配产线', dentures: '案例：夜间打印基托' },
    },
    limits: {
      items: {
        alone: '不配 HiVE 时，打完一版要有人取件才能接着打。',
        exposures: '一层要曝光四次，打高填料树脂偏慢；常打这类料的，选 A2D HD，一层曝光一次。',
        height: '成型高度 110 mm。要更高，A2D Ortho 为 130 mm，C 系列为 180 mm。',
        weight: '整机 42 kg，要两人搬，台面要够结实。',
      },
    },
  },
  de: {
    part: {
      title: 'Sechs Ganzkiefermodelle in weniger als einer Stunde',
      text: 'Aus Model HP UV 2.0 dauert der Druck bei 50 µm 58 min, bei 100 µm 36 min. Geprüfte Profile gibt es auch für Gussmodellationen und Gingivamasken. Prothesenbasen und Schienen dienen bis zur CE-Kennzeichnung der Resins der Erprobung.',
      alt: 'Gedrucktes Arbeitsmodell',
      links: { workflow: 'Drucken im Dentallabor' },
    },
    platform: {
      text: 'Eine Bauplattform, von oben gesehen. Die Brücken sind Gussmodellationen. Liegend passen sechs Prothesen darauf, stehend acht Prothesenbasen.',
    },
    open: {
      title: 'Ohne Werkzeug zum nächsten Druck',
      text: 'Die Tür öffnet sich nach links. Plattform und Wanne rasten ohne Werkzeug ein; Sie nehmen die ganze Plattform auf einmal heraus.',
      alt: 'Geöffneter A2D 4K, an der Plattform hängen sechs beige Ganzkiefermodelle',
    },
    day: {
      title: 'Tagesleistung eines Druckers',
      text: 'Gerechnet ist die Schicht mit sechs Modellen je Druck und 10 min für den Plattformwechsel. Die Abweichung wurde an 30 Modellen auf dem Koordinatenmessgerät gemessen. Mit HiVE druckt das Gerät nachts weiter.',
      items: {
        shift: 'Ganzkiefermodelle in einer Schicht von acht Stunden, bei 100 µm',
        job: 'für sechs Ganzkiefermodelle bei 50 µm',
        deviation: 'mittlere Abweichung zwischen den Molaren eines Ganzkiefermodells bei 50 µm',
        night: 'Prothesenbasen in einer Nacht von 13 Stunden, erprobt in einem Labor in den USA, Mittel aus 20 Nächten',
      },
      links: { cost: 'Laborausstattung planen', dentures: 'Anwenderbericht: Prothesenbasen' },
    },
    limits: {
      items: {
        alone: 'Ohne HiVE steht der Drucker nach jedem Druck, bis jemand die Plattform abräumt.',
        exposures:
          'Vier Teilbelichtungen ergeben eine Schicht. Bei gefüllten Resins ist der A2D HD schneller: Er belichtet jede Schicht nur einmal.',
        height: 'Die Bauhöhe endet bei 110 mm. Der A2D Ortho hat 130 mm, die C-Serie 180 mm.',
        weight: 'Er wiegt 42 kg. Tragen Sie ihn zu zweit und stellen Sie ihn auf einen stabilen Tisch.',
      },
    },
  },
};
