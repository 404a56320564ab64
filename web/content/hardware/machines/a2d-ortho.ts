import type { SectionLayouts } from '#sections/page-content.ts';
import { facts } from '../../facts.ts';
import type { StoryCopy } from '../machine-story.ts';

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
      models: facts.alignerModelsPerDay,
      mean: facts.alignerModelsMean,
      worst: facts.alignerModelsWorst,
      printer: facts.alignerModelsPerPrinter,
    },
    links: { cost: '/application/clear-aligners' },
  },
  proof: {
    kind: 'comparison',
    rows: {
      models: { before: facts.labModelsPerDayBefore, after: facts.labModelsPerDay },
      remade: { before: facts.alignersRemadeBefore, after: facts.alignersRemade },
    },
    links: {
      study: '/application/moreApplication/cases/513',
      paper: '/aboutUs/resources/detail/white-paper-throughput-of-an-aligner-line-315',
    },
  },
  limits: { kind: 'limits', items: ['sorting', 'bottleneck', 'refill', 'resins'] },
} as const satisfies SectionLayouts;

export const a2dOrthoCopy: StoryCopy<typeof a2dOrtho> = {
  en: {
    part: {
      title: 'Aligner models, each with its own code',
      text: 'Case ID, stage and arch are printed into the base as a code. Models can drop into the bin unsorted, because every station after the printer reads the code.',
      alt: 'Printed arch with attachments for thermoforming',
      links: { workflow: 'Aligner production' },
    },
    platform: {
      text: 'Lying flat, six models make the shortest job. In production, hollow models stand upright: twelve in 96 min at 100 µm, removal included, or 24 on two levels at night in about 3 h 10 min.',
    },
    day: {
      title: 'One line, one day',
      text: 'Four A2D Ortho printers in our applications lab ran 212 real treatment plans in ten business days, around the clock.',
      items: {
        models: 'aligner models on the best days, from four printers',
        mean: 'models a day on average',
        worst: 'models on the worst day',
        printer: 'models from one printer in 24 hours, in 15 jobs of twelve',
      },
      links: { cost: 'How an aligner line works' },
    },
    proof: {
      title: 'Two printers instead of five',
      text: 'An aligner lab in Italy counted models and remakes for 40 business days. It made 13,600 models without a mix-up between stages.',
      before: 'Five desktop printers',
      after: 'Two A2D Ortho',
      rows: { models: 'Models a day', remade: 'Aligners remade' },
      links: { study: 'Case study', paper: 'White paper on the line' },
    },
    limits: {
      items: {
        sorting: 'It does not sort. Models lie mixed in the bin, and only their codes tell them apart.',
        bottleneck: 'A fifth printer adds 60 models a day, not 180, because trimming then sets the pace.',
        refill: 'Of the eight jobs lost in our trial, five failed because the Resin Station ran empty.',
        resins: 'Pigments from model resin cloud bonding trays. Keep a separate tray for Bonding Tray UV.',
      },
    },
  },
  cn: {
    part: {
      title: '矫治器模型，一模一码',
      text: '从打印到切割，一个编码跟到底。',
      alt: '带附件的压膜用全牙弓模型',
      links: { workflow: '隐形矫治器生产' },
    },
    platform: {
      text: '平放一版 6 个，出件最快。量产竖放空心模型：一层 12 个，100 µm 层厚 96 分钟，含取件；夜里排两层 24 个，约 3 小时 10 分钟。',
    },
    day: {
      title: '一条产线，一天',
      text: '赫光应用实验室四台 A2D Ortho 连开十个工作日，跑完 212 份真实治疗方案。',
      items: {
        models: '四台连开 24 小时，单日最高产量',
        mean: '四台日均产量',
        worst: '四台单日最低产量',
        printer: '单台 24 小时产量，15 版，每版 12 个',
      },
      measures: { models: '个', mean: '个', worst: '个', printer: '个' },
      links: { cost: '隐形矫治产线如何运转' },
    },
    proof: {
      title: '两台替下五台',
      text: '意大利一家隐形矫治器加工厂统计 40 个工作日：13,600 个模型，没有一次混模。',
      before: '五台桌面打印机',
      after: '两台 A2D Ortho',
      rows: { models: '日产模型', remade: '矫治器返工率' },
      measures: { models: '个' },
      links: { study: '应用案例', paper: '产线白皮书' },
    },
    limits: {
      items: {
        sorting: '收料箱内不分拣，靠底座编码识别。',
        bottleneck: '加第五台打印机，日产只多 60 个，不是 180 个，因为瓶颈转到切割。',
        refill: '我们的试验线十天损失 8 个任务，其中 5 个是供料站已提示余量不足，现场没人加料。',
        resins: '模型树脂的颜料会让间接粘接托盘发浑，Bonding Tray UV 须用专用料槽。',
      },
    },
  },
  de: {
    part: {
      title: 'Alignermodelle, jedes mit eigenem Code',
      text: 'Kennung, Schritt und Kiefer stehen als Code im Sockel. Die Modelle dürfen unsortiert in den Behälter fallen, denn alle folgenden Stationen lesen den Code.',
      alt: 'Gedruckter Zahnbogen mit Attachments zum Tiefziehen',
      links: { workflow: 'Alignerfertigung' },
    },
    platform: {
      text: 'Liegend sind sechs Modelle am schnellsten fertig. In der Fertigung stehen hohle Modelle aufrecht: zwölf in 96 min bei 100 µm, Entnahme eingerechnet, nachts 24 in zwei Lagen in rund 3 h 10 min.',
    },
    day: {
      title: 'Eine Linie, ein Tag',
      text: 'Vier A2D Ortho druckten in unserem Anwendungslabor zehn Arbeitstage lang rund um die Uhr, für 212 echte Behandlungspläne.',
      items: {
        models: 'Alignermodelle am besten Tag, zusammen auf allen vier',
        mean: 'Modelle am Tag im Mittel',
        worst: 'Modelle am schlechtesten Tag',
        printer: 'Modelle aus einem Drucker in 24 Stunden, 15 Drucke mit je zwölf',
      },
      links: { cost: 'So läuft eine Alignerlinie' },
    },
    proof: {
      title: 'Zwei Drucker statt fünf',
      text: 'Ein Alignerlabor in Italien hat 40 Arbeitstage lang gezählt: 13.600 Modelle, keine Verwechslung zwischen Schritten.',
      before: 'Fünf Desktopdrucker',
      after: 'Zwei A2D Ortho',
      rows: { models: 'Modelle am Tag', remade: 'Nachgefertigte Aligner' },
      links: { study: 'Anwenderbericht', paper: 'Whitepaper zur Linie' },
    },
    limits: {
      items: {
        sorting: 'Er sortiert nicht. Die Modelle liegen gemischt im Behälter, nur der Code unterscheidet sie.',
        bottleneck:
          'Ein fünfter Drucker bringt 60 Modelle mehr am Tag, nicht 180: Dann bestimmt das Beschneiden den Takt.',
        refill:
          'Auf dieser Linie brachen in zehn Tagen acht Drucke ab, fünf davon, weil nach der Meldung der Resin-Station niemand zum Nachfüllen da war.',
        resins: 'Pigmente des Modellresins trüben Übertragungstrays. Für Bonding Tray UV ist eine eigene Wanne nötig.',
      },
    },
  },
};
