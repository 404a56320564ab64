import type { SectionLayouts } from '#sections/page-content.ts';
import { facts } from '../../facts.ts';
import type { MachineStory, StoryCopy } from '../machine-story.ts';

export const a2dOrtho = {
  part: {
    kind: 'showcase',
    picture: 'parts/arch-aligner',
    links: { workflow: '/application/clear-aligners' },
  },
  platform: { kind: 'platform', printer: '4', parts: ['model', 'tray'] },
  day: {
    kind: 'figures',
    items: {
      printer: facts.alignerModelsPerPrinter,
      planned: facts.alignerModelsPlanned,
      models: facts.alignerModelsPerDay,
      mean: facts.alignerModelsMean,
    },
    links: {
      cost: '/application/clear-aligners',
      paper: '/aboutUs/resources/detail/white-paper-throughput-of-an-aligner-line-315',
    },
    ground: 'paper',
  },
  proof: {
    kind: 'comparison',
    rows: {
      models: { before: facts.labModelsPerDayBefore, after: facts.labModelsPerDay },
      remade: { before: facts.alignersRemadeBefore, after: facts.alignersRemade },
    },
    links: { study: '/application/moreApplication/cases/513' },
  },
  limits: { kind: 'limits', items: ['supply', 'bottleneck', 'refill', 'room'] },
} as const satisfies SectionLayouts;

/** Models of the height in `facts.alignerModelHeight`, removal included. */
export const a2dOrthoJob: NonNullable<MachineStory['job']> = {
  en: { parts: '12 upright models, removal included', times: ['96 min at 100 µm', '72 min at 150 µm'] },
  cn: { parts: '竖放 12 个空心模型，含取件', times: ['100 µm 层厚 96 分钟', '150 µm 层厚 72 分钟'] },
  de: { parts: '12 stehende Modelle mit Entnahme', times: ['96 min bei 100 µm', '72 min bei 150 µm'] },
};

export const a2dOrthoCopy: StoryCopy<typeof a2dOrtho> = {
  en: {
    part: {
      title: '15 jobs a day with automatic removal',
      text: 'Hollow models stand upright, twelve to a platform. AutoPart shears them off and starts the next job by itself. Each carries case ID, stage and arch as a code in its base, which every station after the printer reads.',
      alt: 'Printed arch with attachments for thermoforming',
      links: { workflow: 'Aligner production' },
    },
    platform: {
      text: 'The hollow models lie flat here, for comparison with our other printers. In production they stand upright: twelve in 96 min at 100 µm, removal included, or 24 on two levels at night in about 3 h 10 min. Bonding trays are for evaluation until their resin is cleared.',
    },
    day: {
      title: 'One printer, one day',
      text: 'Twelve upright models at 100 µm take 96 min, removal included. Four printers in our applications lab ran 212 real treatment plans in ten business days, around the clock; even on the worst day, stops included, they averaged 168 models each.',
      items: {
        printer: 'models from one printer in 24 hours, in 15 jobs of twelve',
        planned: 'models to plan on: 14 jobs, and 96 min for resin, film and cleaning',
        models: 'models on the best days, from four printers',
        mean: 'models a day on average, from four printers',
      },
      links: { cost: 'How an aligner line works', paper: 'White paper on the line' },
    },
    proof: {
      title: 'Two printers instead of five',
      text: 'An aligner lab in Italy counted models and remakes for 40 business days. It made 13,600 models without a mix-up between stages.',
      before: 'Five desktop printers',
      after: 'Two A2D Ortho',
      rows: { models: 'Models a day', remade: 'Aligners remade' },
      links: { study: 'Case study' },
    },
    limits: {
      items: {
        supply:
          'The Resin Station and StreamFlow are not included. Without the station, the 1.5 L tray lasts for about five jobs.',
        bottleneck:
          'On our line of four, a fifth printer adds 60 models a day, not 180, because trimming then sets the pace.',
        refill: 'Of the eight jobs lost in our trial, five failed because the Resin Station ran empty.',
        room: 'Printer and unit weigh 118 kg (260 lb) and need two outlets. A service engineer installs them.',
      },
    },
  },
  cn: {
    part: {
      title: '一天 15 版，不用人取件',
      text: '空心模型竖放，一版 12 个，AutoPart 一铲就下，接着打下一版。每个模型底座都有编码，写明病例号、步数和颌别；混装入箱，压膜工位扫码即识别，不用按病例排序。',
      alt: '带附件的压膜用全牙弓模型',
      links: { workflow: '隐形矫治器生产' },
    },
    platform: {
      text: '图示为空心模型平放，便于和其他机型比较。量产时竖放：一层 12 个，100 µm 层厚 96 分钟，含取件；夜里排两层 24 个，约 3 小时 10 分钟。间接粘接托盘取得注册证前只打样件。',
    },
    day: {
      title: '单机一天产量',
      text: '竖放 12 个，100 µm 层厚 96 分钟，含取件。赫光应用实验室四台连开十个工作日，跑完 212 个真实病例方案；停机都算在内，最低的一天平均每台也有 168 个。',
      items: {
        printer: '单台 24 小时，15 版，每版 12 个',
        planned: '单台排产：14 版，留 96 分钟加料、换膜、清洁',
        models: '四台单日最高产量',
        mean: '四台日均产量',
      },
      measures: { printer: '个', planned: '个', models: '个', mean: '个' },
      links: { cost: '隐形矫治产线如何运转', paper: '产线白皮书' },
    },
    proof: {
      title: '两台替下五台',
      text: '意大利一家隐形矫治器加工厂统计 40 个工作日：13,600 个模型，没有一次混模。',
      before: '五台桌面打印机',
      after: '两台 A2D Ortho',
      rows: { models: '日产模型', remade: '矫治器返工率' },
      measures: { models: '个' },
      links: { study: '应用案例' },
    },
    limits: {
      items: {
        supply: '不含供料站和 StreamFlow。不接供料站，1.5 L 料槽约够打 5 版。',
        bottleneck: '我们的试验线有四台，加第五台，日产只多 60 个，不是 180 个，因为瓶颈转到切割。',
        refill: '这条线十天有 8 个任务作废，其中 5 个是供料站已提示余量不足，现场没人加料。',
        room: '打印机连自动化单元重 118 kg，需两个插座，由服务工程师上门安装。',
      },
    },
  },
  de: {
    part: {
      title: '15 Drucke am Tag mit automatischer Entnahme',
      text: 'Hohle Modelle stehen aufrecht, zwölf auf einer Plattform. AutoPart schert sie ab und startet den nächsten Druck selbst. Jedes trägt Kennung, Schritt und Kiefer als Code im Sockel, den alle folgenden Stationen lesen.',
      alt: 'Gedruckter Zahnbogen mit Attachments zum Tiefziehen',
      links: { workflow: 'Alignerfertigung' },
    },
    platform: {
      text: 'Die hohlen Modelle sind zum Vergleich mit den anderen Druckern liegend gezeichnet. In der Fertigung stehen sie: zwölf in 96 min bei 100 µm, Entnahme eingerechnet, nachts 24 in zwei Lagen in rund 3 h 10 min. Übertragungstrays dienen bis zur CE-Kennzeichnung des Resins der Erprobung.',
    },
    day: {
      title: 'Ein Drucker, ein Tag',
      text: 'Zwölf stehende Modelle dauern bei 100 µm 96 min, Entnahme eingerechnet. Vier Drucker liefen in unserem Anwendungslabor zehn Arbeitstage lang rund um die Uhr, für 212 echte Behandlungspläne; selbst am schlechtesten Tag kamen sie mit allen Stillständen auf 168 Modelle je Drucker.',
      items: {
        printer: 'Modelle aus einem Drucker in 24 Stunden, 15 Drucke mit je zwölf',
        planned: 'Modelle als Planwert: 14 Drucke, dazu 96 min für Resin, Folie und Reinigung',
        models: 'Modelle am besten Tag, zusammen auf vier Druckern',
        mean: 'Modelle am Tag im Mittel, auf vier Druckern',
      },
      links: { cost: 'So läuft eine Alignerlinie', paper: 'Whitepaper zur Linie' },
    },
    proof: {
      title: 'Zwei Drucker statt fünf',
      text: 'Ein Alignerlabor in Italien hat 40 Arbeitstage lang gezählt: 13.600 Modelle, keine Verwechslung zwischen Schritten.',
      before: 'Fünf Desktopdrucker',
      after: 'Zwei A2D Ortho',
      rows: { models: 'Modelle am Tag', remade: 'Nachgefertigte Aligner' },
      links: { study: 'Anwenderbericht' },
    },
    limits: {
      items: {
        supply:
          'Resin-Station und StreamFlow gehören nicht zum Lieferumfang. Ohne Station reicht die Wanne mit 1,5 L für rund fünf Drucke.',
        bottleneck:
          'Auf unserer Linie mit vier Druckern bringt ein fünfter 60 Modelle mehr am Tag, nicht 180: Dann bestimmt das Beschneiden den Takt.',
        refill:
          'Auf dieser Linie brachen in zehn Tagen acht Drucke ab, fünf davon, weil nach der Meldung der Resin-Station niemand zum Nachfüllen da war.',
        room: 'Drucker und Einheit wiegen 118 kg und brauchen zwei Steckdosen. Der Service baut sie auf.',
      },
    },
  },
};
