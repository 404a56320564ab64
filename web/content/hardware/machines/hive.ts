import type { SectionLayouts } from '#sections/page-content.ts';
import { facts } from '../../facts.ts';
import type { StoryCopy } from '../machine-story.ts';

export const hive = {
  part: {
    kind: 'showcase',
    picture: 'scenes/hive-docked',
    links: { workflow: '/application/dental-labs-3d-printer' },
  },
  day: {
    kind: 'figures',
    ground: 'paper',
    items: {
      bases: facts.dentureBasesPerDay,
      night: facts.dentureBasesPerNight,
      early: facts.dentureNightsEndedEarly,
      tryIn: { ...facts.dentureTryIn, from: facts.dentureTryInBefore },
    },
    links: { cost: '/application/dental-labs-3d-printer', study: '/application/moreApplication/cases/504' },
  },
  limits: { kind: 'limits', items: ['printers', 'bonding', 'stuck', 'fitting'] },
} as const satisfies SectionLayouts;

export const hiveCopy: StoryCopy<typeof hive> = {
  en: {
    part: {
      title: 'The parts are in the bin when the lab opens',
      text: 'HiVE draws resin from a 3 L bottle, releases the parts, checks the platform and starts the next job. One HiVE serves one printer.',
      alt: 'HiVE docked to an A2D 4K',
      links: { workflow: 'Printing in dental labs' },
    },
    day: {
      title: 'Output, day and night',
      text: 'At a dental show, the printer and HiVE ran under seal for 24 hours on 3 kg of resin: 21 jobs with up to eight upright bases. A job takes about 68 min, removal included; the US lab also printed eight per job.',
      items: {
        bases: 'denture bases in 24 hours, unattended and under seal, at a dental show',
        night: 'per 13-hour night in an evaluation at a US lab, average over 20 nights',
        early: 'of these 20 nights ended early',
        tryIn: 'business days from order to setup checked on the model, at the same lab',
      },
      links: { cost: 'Plan a lab', study: 'Read the case study' },
    },
    limits: {
      items: {
        printers: 'It works only with the A2D 4K and A2D HD.',
        bonding:
          'It does not speed up the steps after printing. In the US lab, bonding the teeth became the bottleneck.',
        stuck: 'If a part does not release on the second try, HiVE stops for the night.',
        fitting:
          'You cannot install it yourself; it takes a service engineer. The cabinet that the printer stands on is not included.',
      },
    },
  },
  cn: {
    part: {
      title: '早上开门，打印件已在收料箱',
      text: 'HiVE 从 3 L 料瓶供料，打完取件、检查平台，接着打下一个任务。一台打印机配一台 HiVE。',
      alt: '与 A2D 4K 对接的 HiVE',
      links: { workflow: '义齿加工厂方案' },
    },
    day: {
      title: '24 小时产量',
      text: '在口腔展上贴封条连打 24 小时：竖放一版 8 件，连取件约 68 分钟，共 21 版，最后一版 5 件，用树脂 3 kg。美国那家加工厂也是一版 8 件。',
      items: {
        bases: '单机 24 小时打印的基托（展会贴封条实测）',
        night: '美国一家加工厂评估试用，每晚 13 小时打的基托，20 晚平均',
        early: '20 晚里提前停机',
        tryIn: '同一家加工厂，从接单到上模型检查',
      },
      measures: { bases: '件', night: '件', early: '晚', tryIn: '个工作日' },
      links: { cost: '配一条产线', study: '查看应用案例' },
    },
    limits: {
      items: {
        printers: '只配 A2D 4K 和 A2D HD。',
        bonding: '后道工序不会跟着变快：美国那家加工厂的瓶颈后来变成了粘牙。',
        stuck: '打印件两次取不下来就停机，当晚不再打。',
        fitting: '不能自行安装，服务工程师上门，约半天装好。打印机下面的柜子需自备。',
      },
    },
  },
  de: {
    part: {
      title: 'Morgens liegen die Teile im Behälter',
      text: 'HiVE zieht Resin aus einer 3-L-Flasche, nimmt die Teile ab, prüft die Plattform und startet den nächsten Auftrag. Jeder Drucker braucht eine eigene Einheit.',
      alt: 'An einen A2D 4K angedockter HiVE',
      links: { workflow: 'Drucken im Dentallabor' },
    },
    day: {
      title: 'Ein Tag und eine Nacht',
      text: 'Auf einer Dentalmesse lief die Anlage 24 Stunden verplombt: 21 Druckaufträge mit bis zu acht stehenden Basen, je rund 68 min mit Entnahme, aus 3 kg Resin. Auch das Labor in den USA druckte acht je Auftrag.',
      items: {
        bases: 'Prothesenbasen in 24 Stunden, auf einer Messe bei verplombter Anlage',
        night: 'pro Nacht (13 Stunden) bei einer Erprobung in einem Labor in den USA, Mittel aus 20 Nächten',
        early: 'von 20 Nachtläufen endeten vorzeitig',
        tryIn: 'Arbeitstage vom Auftrag bis zur Passungskontrolle auf dem Modell in diesem Labor',
      },
      links: { cost: 'Laborausstattung planen', study: 'Anwenderbericht lesen' },
    },
    limits: {
      items: {
        printers: 'HiVE passt nur an A2D 4K und A2D HD.',
        bonding:
          'Die Arbeit nach dem Druck geht nicht schneller. Im US-Labor wurde das Einkleben der Zähne zum Engpass.',
        stuck: 'Löst sich ein Teil auch beim zweiten Versuch nicht, steht die Anlage bis zum Morgen.',
        fitting:
          'Den Anbau übernimmt der Service, er dauert einen halben Tag. Ein Unterschrank für den Drucker gehört nicht zum Lieferumfang.',
      },
    },
  },
};
