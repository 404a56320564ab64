import type { SectionLayouts } from '#sections/page-content.ts';
import { facts } from '../../facts.ts';
import type { StoryCopy } from '../machine-story.ts';

export const a2d4k = {
  part: {
    kind: 'showcase',
    picture: 'parts/denture',
    links: { workflow: '/application/dental-labs-3d-printer' },
  },
  platform: { kind: 'platform', printer: '2', parts: ['model', 'denture', 'splint'] },
  open: { kind: 'media-text', picture: 'scenes/in-use-a2d-4k', side: 'start' },
  day: {
    kind: 'figures',
    items: {
      unattended: facts.dentureBasesPerDay,
      night: facts.dentureBasesPerNight,
      tryIn: { ...facts.dentureTryIn, from: facts.dentureTryInBefore },
      bridges: facts.bridgesPerHour,
    },
    links: { cost: '/application/dental-labs-3d-printer', dentures: '/application/moreApplication/cases/504' },
  },
  limits: { kind: 'limits', items: ['alone', 'exposures', 'height', 'weight'] },
} as const satisfies SectionLayouts;

export const a2d4kCopy: StoryCopy<typeof a2d4k> = {
  en: {
    part: {
      title: 'Denture bases around the clock (for evaluation)',
      text: 'Eight bases stand upright in one job; lying flat, six full dentures fit. With HiVE, an upright job takes about 68 min, removal included. Denture Base UV comes in three pinks; until it is cleared, bases are checked on the model.',
      alt: 'Printed full denture with a pink base',
      links: { workflow: 'Printing in dental labs' },
    },
    platform: { text: 'One print job, seen from above. The A2D takes two full-arch models.' },
    open: {
      title: 'Tool-free changeover between jobs',
      text: 'The door opens to the left. Platform and tray release by hand, so the whole build comes out in one go.',
      alt: 'Open A2D 4K, six beige full-arch models hanging from its platform',
    },
    day: {
      title: 'What one printer makes',
      text: 'The 165 bases took 21 jobs with HiVE and 3 kg of resin: twenty of eight upright bases and one of five. At the US lab, “before” means conventionally processed bases.',
      items: {
        unattended: 'denture bases in 24 hours, unattended and sealed, at a dental show',
        night:
          'denture bases per 13-hour night, eight per job, in an evaluation at a US lab; average of 20 nights, three of which ended early',
        tryIn: 'business days from order to setup checked on the model, at the same lab',
        bridges: 'temporary bridges an hour in an evaluation, including wash and cure',
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
      title: '竖放，一版八件基托',
      text: 'Denture Base UV 有三种粉色，目前只打样件。竖放一版 8 件，连取件约 68 分钟。',
      alt: '打印的粉色基托全口义齿',
      links: { workflow: '义齿加工厂方案' },
    },
    platform: { text: '单版排版俯视图。同样的模型，A2D 一版放 2 个。' },
    open: {
      title: '换平台、换料槽，不用工具',
      text: '前门向左打开，平台和料槽卡扣到位，整版一次取下。',
      alt: '打开的 A2D 4K，平台上挂着六个米色全牙弓模型',
    },
    day: {
      title: '单机产量',
      text: '165 件：配 HiVE，基托竖放，连打 21 版，前 20 版各 8 件，最后一版 5 件，耗树脂 3 kg。“原来”指那家加工厂的传统工艺。',
      items: {
        unattended: '单机 24 小时打印的基托（展会贴封条实测）',
        night: '美国一家加工厂评估试用，每晚 13 小时打的基托，一版 8 件，20 晚平均，含 3 晚提前停机',
        tryIn: '同一家加工厂：从接单到上模型检查',
        bridges: '评估试用中每小时产出的临时桥，含清洗、固化',
      },
      measures: { unattended: '件', night: '件', tryIn: '个工作日', bridges: '件' },
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
      title: 'Acht Prothesenbasen je Druckauftrag, vorerst zur Passungskontrolle',
      text: 'Die Basen werden stehend gedruckt; liegend passen sechs ganze Prothesen auf die Plattform. Mit HiVE dauert ein Auftrag rund 68 min, Entnahme eingerechnet. Denture Base UV gibt es in drei Rosatönen.',
      alt: 'Gedruckte Totalprothese mit rosa Basis',
      links: { workflow: 'Drucken im Dentallabor' },
    },
    platform: { text: 'Ein Druckauftrag, von oben gesehen. Zum Vergleich: Auf den A2D passen zwei Ganzkiefermodelle.' },
    open: {
      title: 'Ohne Werkzeug zum nächsten Auftrag',
      text: 'Die Tür öffnet sich nach links. Plattform und Wanne rasten ohne Werkzeug ein; Sie nehmen die ganze Plattform auf einmal heraus.',
      alt: 'Geöffneter A2D 4K, an der Plattform hängen sechs beige Ganzkiefermodelle',
    },
    day: {
      title: 'Tagesleistung eines Druckers',
      text: 'Für die 165 Basen liefen mit HiVE und 3 kg Resin 21 Druckaufträge nacheinander, 20 mit je acht stehenden Basen und der letzte mit fünf. „Vorher“ sind die herkömmlich gefertigten Basen des Labors in den USA.',
      items: {
        unattended: 'Prothesenbasen in 24 Stunden, auf einer Messe bei verplombter Anlage',
        night:
          'Prothesenbasen pro Nacht (13 Stunden, acht je Auftrag) bei einer Erprobung in einem Labor in den USA, Mittel aus 20 Nächten, drei davon vorzeitig beendet',
        bridges:
          'provisorische Brücken pro Stunde in einer Erprobung mit 13 stehenden Brücken auf der Plattform, Waschen und Nachhärten eingerechnet',
        tryIn: 'Arbeitstage vom Auftrag bis zur Passungskontrolle auf dem Modell, im selben Labor',
      },
      links: { cost: 'Laborausstattung planen', dentures: 'Anwenderbericht: Prothesenbasen' },
    },
    limits: {
      items: {
        alone: 'Ohne HiVE steht der Drucker nach jedem Druckauftrag, bis jemand die Plattform abräumt.',
        exposures:
          'Vier Teilbelichtungen ergeben eine Schicht. Bei gefüllten Resins ist der A2D HD schneller: Er belichtet jede Schicht nur einmal.',
        height: 'Die Bauhöhe endet bei 110 mm. Der A2D Ortho hat 130 mm, die C-Serie 180 mm.',
        weight: 'Er wiegt 42 kg. Tragen Sie ihn zu zweit und stellen Sie ihn auf einen stabilen Tisch.',
      },
    },
  },
};
