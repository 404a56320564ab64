import type { SectionLayouts } from '#sections/page-content.ts';
import { facts } from '../../facts.ts';
import type { MachineStory, StoryCopy } from '../machine-story.ts';

export const a2dOrtho = {
  part: {
    kind: 'showcase',
    picture: 'parts/arch-aligner',
    links: { workflow: '/application/clear-aligners' },
  },
  platform: { kind: 'platform', printer: '4', parts: ['uprightModel', 'tray'] },
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
  limits: { kind: 'limits', items: ['supply', 'bin', 'bottleneck', 'refill', 'room'] },
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
      text: 'Hollow models stand upright, twelve to a platform. AutoPart shears them off at the heel, checks the platform and starts the next job. If a model or a cured film stays on the platform, it stops before that. Each model carries case ID, stage and arch as a code in its base, which every station after the printer reads.',
      alt: 'Printed arch with attachments for thermoforming',
      links: { workflow: 'Aligner production' },
    },
    platform: {
      text: 'The models stand on their heels with the teeth to the side, seen from above. Lying flat, only six fit. AutoPart takes less than 2 min to remove a job. A second level above the first makes 24 models in about 3 h 10 min, for the night. Bonding trays are for evaluation until their resin is cleared.',
    },
    day: {
      title: 'One printer, one day',
      text: 'Four printers in our applications lab ran 212 real treatment plans in ten business days, around the clock; even on the worst day, stops included, they averaged 168 models each.',
      items: {
        printer: 'models from one printer in 24 hours, in 15 jobs of twelve',
        planned: 'models to plan on: 14 jobs, and 96 min for resin, film and cleaning',
        models: 'models on the best days, from four printers',
        mean: 'models a day on average, from four printers',
      },
      links: { cost: 'How an aligner line works', paper: 'White paper on the line' },
    },
    limits: {
      items: {
        supply:
          'The Resin Station and StreamFlow are not included. Without the station, the 1.5 L tray lasts for about five jobs.',
        bin: 'Models drop into the bin wet with resin. Its tinted window keeps the resin liquid. Put the models into the wash basket within 24 hours, unsorted.',
        bottleneck:
          'On our line of four, a fifth printer adds 60 models a day, not 180, because trimming then sets the pace.',
        refill: 'In our trial, eight of 600 jobs were aborted, five of them because the Resin Station ran empty.',
        room: 'Printer and unit weigh 118 kg (260 lb), need two outlets and pass a door 800 mm (32 in) wide. A service engineer installs them.',
      },
    },
  },
  cn: {
    part: {
      title: '一天 15 版，自动取件',
      text: '空心模型竖放，一版 12 个，AutoPart 铲下模型，确认平台洁净后打印下一版，有残留即停机。每个模型底座带编码，注明病例号、步数和颌别；混装入箱，压膜工位扫码识别，无需按病例排序。',
      alt: '带附件的压膜用全牙弓模型',
      links: { workflow: '隐形矫治器生产' },
    },
    platform: {
      text: '俯视图：空心模型竖放，底座后缘贴平台，牙列朝一侧；平放一版只有 6 个。AutoPart 取一版不到 2 分钟。夜间双层排版，24 个约 3 小时 10 分钟。间接粘接托盘取得注册证前仅打印样件。',
    },
    day: {
      title: '单机一天产量',
      text: '赫光应用实验室四台连续运行十个工作日，完成 212 个真实病例方案；含停机时间，最低一天平均每台 168 个。',
      items: {
        printer: '单台 24 小时，15 版，每版 12 个',
        planned: '单台排产：14 版，留 96 分钟加料、换膜、清洁',
        models: '四台单日最高产量',
        mean: '四台日均产量',
      },
      measures: { printer: '个', planned: '个', models: '个', mean: '个' },
      links: { cost: '隐形矫治产线如何运转', paper: '产线白皮书' },
    },
    limits: {
      items: {
        supply: '不含供料站和 StreamFlow。不接供料站时，1.5 L 料槽约可打印 5 版。',
        bin: '模型未清洗即落入收料箱，表面带有树脂。收料箱观察窗滤光，残料不固化；24 小时内放入清洗篮清洗，无需分拣。',
        bottleneck: '我们的试验线有四台，加第五台，日产只多 60 个，而非 180 个，因瓶颈转到切割。',
        refill: '这条线十天有 8 个任务作废，其中 5 个因供料站提示余量不足后未及时加料。',
        room: '打印机连自动化单元重 118 kg，可通过 800 mm 宽的门，需两个插座，由服务工程师上门安装。',
      },
    },
  },
  de: {
    part: {
      title: '15 Drucke am Tag mit automatischer Entnahme',
      text: 'Hohle Modelle stehen aufrecht, zwölf auf einer Plattform. AutoPart trennt sie an der Rückseite des Sockels ab, prüft die Plattform und startet den nächsten Druck. Bleibt ein Modell oder eine Resthaut haften, hält der Drucker vorher an. Jedes Modell trägt Kennung, Schritt und Kiefer als Code im Sockel, den alle folgenden Stationen lesen.',
      alt: 'Gedruckter Zahnbogen mit Attachments zum Tiefziehen',
      links: { workflow: 'Alignerfertigung' },
    },
    platform: {
      text: 'Draufsicht: Die hohlen Modelle stehen auf der Rückseite ihres Sockels. Liegend passen nur sechs. AutoPart braucht für die Entnahme keine 2 min. Nachts kommt eine zweite Lage darüber: 24 Modelle in rund 3 h 10 min. Übertragungstrays dienen bis zur CE-Kennzeichnung des Resins der Erprobung.',
    },
    day: {
      title: 'Ein Drucker, ein Tag',
      text: 'Vier Drucker liefen in unserem Anwendungslabor zehn Arbeitstage lang rund um die Uhr, für 212 echte Behandlungspläne; selbst am schlechtesten Tag kamen sie mit allen Stillständen auf 168 Modelle je Drucker.',
      items: {
        printer: 'Modelle aus einem Drucker in 24 Stunden, 15 Drucke mit je zwölf',
        planned: 'Modelle als Planwert: 14 Drucke, dazu 96 min für Resin, Folie und Reinigung',
        models: 'Modelle am besten Tag, zusammen auf vier Druckern',
        mean: 'Modelle am Tag im Mittel, auf vier Druckern',
      },
      links: { cost: 'So läuft eine Alignerlinie', paper: 'Whitepaper zur Linie' },
    },
    limits: {
      items: {
        supply:
          'Resin-Station und StreamFlow gehören nicht zum Lieferumfang. Ohne Station reicht die Wanne mit 1,5 L für rund fünf Drucke.',
        bin: 'Die Modelle fallen ungewaschen in den Behälter. Das getönte Fenster hält das Resin auf ihnen flüssig. Legen Sie die Modelle binnen 24 Stunden unsortiert in den Waschkorb.',
        bottleneck:
          'Auf unserer Linie mit vier Druckern bringt ein fünfter 60 Modelle mehr am Tag, nicht 180: Dann bestimmt das Beschneiden den Takt.',
        refill:
          'Auf dieser Linie brachen in zehn Tagen acht Drucke ab, fünf davon, weil nach der Meldung der Resin-Station niemand zum Nachfüllen da war.',
        room: 'Drucker und Einheit wiegen 118 kg, passen durch eine Tür von 800 mm und brauchen zwei Steckdosen. Der Service baut sie auf.',
      },
    },
  },
};
