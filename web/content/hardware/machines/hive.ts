import type { SectionLayouts } from '#sections/page-content.ts';
import { facts } from '../../facts.ts';
import type { StoryCopy } from '../machine-story.ts';

export const hive = {
  part: {
    kind: 'showcase',
    picture: 'scenes/hive-docked',
    links: { workflow: '/application/dental-labs-3d-printer' },
  },
  cycle: {
    kind: 'steps',
    items: {
      print: { time: facts.a2d4kModelJob },
      release: { time: facts.hiveRelease },
      refill: {},
    },
  },
  day: {
    kind: 'figures',
    ground: 'paper',
    items: {
      models: facts.hiveModelsPerNight,
      night: facts.dentureBasesPerNight,
      bases: facts.dentureBasesPerDay,
      tryIn: { ...facts.dentureTryIn, from: facts.dentureTryInBefore },
    },
    links: { cost: '/application/dental-labs-3d-printer', study: '/application/moreApplication/cases/504' },
  },
  limits: { kind: 'limits', items: ['printers', 'bonding', 'stuck', 'fitting'] },
} as const satisfies SectionLayouts;

export const hiveCopy: StoryCopy<typeof hive> = {
  en: {
    part: {
      title: '120 models in the bin when the lab opens',
      text: 'HiVE releases the parts, checks the platform, refills the tray and starts the next job, all night. One HiVE serves one printer.',
      alt: 'HiVE docked to an A2D 4K',
      links: { workflow: 'Printing in dental labs' },
    },
    cycle: {
      title: 'One cycle: 39 minutes for six models',
      text: 'A2D 4K, full-arch models at 100 µm. The cycle repeats as long as StreamFlow has jobs.',
      items: {
        print: { title: 'Print', text: 'Six full-arch models on one platform.' },
        release: {
          title: 'Release and check',
          text: 'A blade takes the parts off the platform, and they drop into the bin. HiVE checks that the platform is clear.',
        },
        refill: { title: 'Refill and start', text: 'The 3 L bottle tops up the tray, and the next job starts.' },
      },
    },
    day: {
      title: 'Output in a night',
      text: 'Models are calculated: 20 cycles of six between 6:00 PM and 7:00 AM, or 72 models at 50 µm. Denture bases were printed in evaluations, eight upright to a job of 68 min, since their resins are not cleared. Two of the three nights that ended early stopped at a base torn off its supports; the finished jobs were kept.',
      items: {
        models: 'full-arch models in a 13-hour night, at 100 µm',
        night: 'denture bases in a 13-hour night at a US lab, average of 20 nights, three of which ended early',
        bases: 'denture bases in 24 hours, unattended, at a dental show',
        tryIn: 'business days from order to setup checked on the model, at the US lab',
      },
      links: { cost: 'Plan your lab', study: 'Read the case study' },
    },
    limits: {
      items: {
        printers: 'It works only with the A2D 4K and A2D HD.',
        bonding:
          'It does not speed up the steps after printing. In the US lab, bonding the teeth became the bottleneck.',
        stuck: 'If a part does not release on the second try, HiVE stops for the night.',
        fitting: 'A service engineer has to install it. The cabinet that the printer stands on is not included.',
      },
    },
  },
  cn: {
    part: {
      title: '早上开门，收料箱里有 120 个模型',
      text: 'HiVE 整夜取件、检查平台、补料，接着打下一版，不用人守着。一台打印机配一台 HiVE。',
      alt: '与 A2D 4K 对接的 HiVE',
      links: { workflow: '义齿加工厂方案' },
    },
    cycle: {
      title: '39 分钟一轮，六个模型',
      text: 'A2D 4K，全牙弓模型，层厚 100 µm。StreamFlow 里还有任务，就一轮接一轮打。',
      items: {
        print: { title: '打印', text: '一版六个全牙弓模型。' },
        release: { title: '取件、检查', text: '刀片把打印件从平台上铲下，落进收料箱，再检查平台是否干净。' },
        refill: { title: '补料、开打', text: '3 L 料瓶给料槽补料，接着打下一版。' },
      },
    },
    day: {
      title: '一晚能打多少',
      text: '模型按 18:00 到次日 7:00 打 20 轮、每轮 6 个计算；层厚 50 µm 为 72 个。义齿基托的树脂尚未注册，是评估试用的数据：竖放一版 8 件，连取件约 68 分钟。提前停机的三晚中，两晚是基托从支撑上脱落，已打好的件不受影响。',
      items: {
        models: 'A2D 4K 每晚 13 小时的全牙弓模型，100 µm 层厚',
        night: '每晚 13 小时的义齿基托，美国一家加工厂 20 晚平均，其中三晚提前停机',
        bases: '单机 24 小时打印的基托（展会贴封条实测）',
        tryIn: '美国这家加工厂，从接单到上模型检查',
      },
      measures: { models: '个', bases: '件', night: '件', tryIn: '个工作日' },
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
      title: 'Morgens liegen 120 Modelle im Behälter',
      text: 'HiVE entnimmt die Teile, prüft die Plattform, füllt Resin nach und startet den nächsten Druck, die ganze Nacht. Jeder Drucker braucht eine eigene Einheit.',
      alt: 'An einen A2D 4K angedockter HiVE',
      links: { workflow: 'Drucken im Dentallabor' },
    },
    cycle: {
      title: 'Sechs Modelle alle 39 Minuten',
      text: 'A2D 4K, Ganzkiefermodelle bei 100 µm. Solange in StreamFlow Aufträge warten, folgt ein Druck auf den anderen.',
      items: {
        print: { title: 'Drucken', text: 'Sechs Ganzkiefermodelle auf einer Plattform.' },
        release: {
          title: 'Entnehmen und prüfen',
          text: 'Eine Klinge löst die Teile von der Plattform, sie fallen in den Behälter. HiVE prüft, ob die Plattform frei ist.',
        },
        refill: {
          title: 'Nachfüllen und starten',
          text: 'Die 3-L-Flasche füllt die Wanne auf, der nächste Druck beginnt.',
        },
      },
    },
    day: {
      title: 'Leistung in einer Nacht',
      text: 'Die Modelle sind gerechnet: 20 Drucke mit je sechs Modellen von 18:00 bis 7:00 Uhr; bei 50 µm sind es 72. Prothesenbasen wurden zur Erprobung gedruckt, acht stehend je Druck von rund 68 min, denn ihre Resins haben noch keine CE-Kennzeichnung. Zwei der drei vorzeitig beendeten Nächte endeten, weil eine Basis von den Supports riss; fertige Drucke waren nicht betroffen.',
      items: {
        models: 'Ganzkiefermodelle in einer Nacht von 13 Stunden, bei 100 µm',
        night:
          'Prothesenbasen je Nacht von 13 Stunden in einem Labor in den USA, Mittel aus 20 Nächten, drei davon vorzeitig beendet',
        bases: 'Prothesenbasen in 24 Stunden ohne Aufsicht, auf einer Dentalmesse',
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
