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
    },
  },
  day: {
    kind: 'figures',
    ground: 'paper',
    items: {
      models: facts.hiveModelsPerNight,
      trial: facts.hiveModelsInTrial,
      hd: facts.hiveModelsPerNightHd,
      bases: facts.dentureBasesPerDay,
    },
    run: { jobs: 20, minutes: 39, hours: 13 },
    links: { cost: '/application/dental-labs-3d-printer', study: '/application/moreApplication/cases/504' },
  },
  limits: { kind: 'limits', items: ['printers', 'drop', 'bin', 'software', 'fitting'] },
} as const satisfies SectionLayouts;

export const hiveCopy: StoryCopy<typeof hive> = {
  en: {
    part: {
      title: 'Releases the models and starts the next job',
      text: 'An arm brings the platform from the printer to a blade, which takes off the whole job. One HiVE serves one printer.',
      alt: 'HiVE docked to an A2D 4K',
      links: { workflow: 'Printing in dental labs' },
    },
    cycle: {
      title: 'One cycle: 39 minutes for six models',
      text: 'A2D 4K, full-arch models at 100 µm. The cycle repeats as long as StreamFlow has jobs.',
      items: {
        print: { title: 'Print', text: 'Six hollow full-arch models lie flat on one platform.' },
        release: {
          title: 'Release, refill, restart',
          text: 'HiVE empties the platform, checks that it is clear, tops up the tray and starts the next job.',
        },
      },
    },
    day: {
      title: 'Overnight output',
      text: 'Twenty jobs of six models between 6:00 PM and 7:00 AM, calculated; at 50 µm, 72 models. Denture bases are for evaluation until their resins are cleared.',
      items: {
        models: 'full-arch models in a 13-hour night on the A2D 4K, at 100 µm',
        trial: 'models released in five trial nights, of 600 planned',
        hd: 'full-arch models a night on the A2D HD, at 100 µm',
        bases: 'denture bases in 24 hours at a dental show, for evaluation',
      },
      run: 'One night on the A2D 4K: 20 jobs, one after another',
      links: { cost: 'Plan your lab', study: 'Read the case study' },
    },
    limits: {
      items: {
        printers: 'It works only with the A2D 4K and A2D HD.',
        drop: 'The bin is for hollow models, dies and denture bases. Castable patterns, crowns and gingiva masks chip, deform or tear; print them by day and take them off by hand.',
        bin: 'Models must not wait in the bin for more than 24 hours. On days off, somebody has to empty and wash.',
        software: 'It needs StreamFlow for its jobs, which is licensed separately.',
        fitting:
          'A service engineer has to install it. The printer stands on a cabinet 420 mm (16.5 in) tall, which is not included. HiVE carries a 12-month warranty; the printer keeps its 24 months.',
      },
    },
  },
  cn: {
    part: {
      title: '自动取件、补料、续打',
      text: '机械臂将平台从打印机移到取件位，刀片铲下整版打印件。一台打印机配一台 HiVE。',
      alt: '与 A2D 4K 对接的 HiVE',
      links: { workflow: '义齿加工厂方案' },
    },
    cycle: {
      title: '39 分钟一轮，六个模型',
      text: 'A2D 4K，全牙弓模型，层厚 100 µm。StreamFlow 中有待打任务时连续运行。',
      items: {
        print: { title: '打印', text: '一版平放六个空心全牙弓模型。' },
        release: { title: '取件、补料、续打', text: '铲下模型，检查平台是否洁净，料槽补料，随即打印下一版。' },
      },
    },
    day: {
      title: '一夜产量',
      text: '按 18:00 至次日 7:00 共 20 轮、每轮 6 个计算；层厚 50 µm 为 72 个。义齿基托树脂尚未注册，仅为评估试用。',
      items: {
        models: 'A2D 4K 每晚 13 小时的全牙弓模型，100 µm 层厚',
        trial: '五晚实测自动取下的模型，计划 600 个',
        hd: 'A2D HD 每晚的全牙弓模型，100 µm 层厚',
        bases: '单机 24 小时基托，展会现场贴封条、无人操作，评估试用',
      },
      measures: { models: '个', trial: '个', hd: '个', bases: '件' },
      run: '一夜连打 20 版',
      links: { cost: '配置产线', study: '查看应用案例' },
    },
    limits: {
      items: {
        printers: '仅适配 A2D 4K 和 A2D HD。',
        drop: '收料箱仅接收空心模型、代型和义齿基托。铸造蜡型、冠和人工牙龈会崩边、变形或撕裂，请白天打印、手工取件。',
        bin: '模型在收料箱内最多存放 24 小时，假期也须安排清空、清洗。',
        software: '须配 StreamFlow 下发任务，软件另行授权。',
        fitting:
          '不能自行安装，服务工程师上门，约半天装好。打印机下的柜子需自备，高 420 mm。HiVE 质保 12 个月，打印机仍为 24 个月。',
      },
    },
  },
  de: {
    part: {
      title: 'Entnimmt die Modelle und startet den nächsten Druck',
      text: 'Ein Arm holt die Plattform aus dem Drucker, und eine Klinge löst alle Teile des Drucks. Jeder Drucker braucht eine eigene Einheit.',
      alt: 'An einen A2D 4K angedockter HiVE',
      links: { workflow: 'Drucken im Dentallabor' },
    },
    cycle: {
      title: 'Sechs Modelle alle 39 Minuten',
      text: 'A2D 4K, Ganzkiefermodelle bei 100 µm. Solange in StreamFlow Aufträge warten, folgt ein Druck auf den anderen.',
      items: {
        print: { title: 'Drucken', text: 'Sechs hohle Ganzkiefermodelle liegen auf einer Plattform.' },
        release: {
          title: 'Entnehmen, nachfüllen, starten',
          text: 'HiVE leert die Plattform, prüft, ob sie frei ist, füllt die Wanne auf und startet den nächsten Druck.',
        },
      },
    },
    day: {
      title: 'Leistung in einer Nacht',
      text: 'Gerechnet: 20 Drucke mit je sechs Modellen von 18:00 bis 7:00 Uhr, bei 50 µm sind es 72 Modelle. Prothesenbasen dienen bis zur CE-Kennzeichnung ihrer Resins der Erprobung.',
      items: {
        models: 'Ganzkiefermodelle in einer Nacht von 13 Stunden auf dem A2D 4K, bei 100 µm',
        trial: 'Modelle in fünf Probenächten entnommen, 600 waren geplant',
        hd: 'Ganzkiefermodelle je Nacht auf dem A2D HD, bei 100 µm',
        bases: 'Prothesenbasen in 24 Stunden auf einer Dentalmesse, zur Erprobung',
      },
      run: 'Eine Nacht am A2D 4K mit 20 Drucken nacheinander',
      links: { cost: 'Laborausstattung planen', study: 'Anwenderbericht lesen' },
    },
    limits: {
      items: {
        printers: 'HiVE passt nur an A2D 4K und A2D HD.',
        drop: 'In den Behälter dürfen hohle Modelle, Stümpfe und Prothesenbasen fallen. Gussmodellationen, Kronen und Gingivamasken brechen, verziehen sich oder reißen dabei; drucken Sie sie tagsüber und nehmen Sie sie von Hand ab.',
        bin: 'Länger als 24 Stunden dürfen Modelle nicht im Behälter liegen. Auch an freien Tagen muss jemand leeren und waschen.',
        software: 'Aufträge kommen nur über StreamFlow; die Lizenz kostet extra.',
        fitting:
          'Unser Service baut HiVE in einem halben Tag an. Der Drucker steht auf einem Schrank von 420 mm Höhe, der nicht zum Lieferumfang gehört. HiVE hat 12 Monate Garantie, der Drucker behält seine 24.',
      },
    },
  },
};
