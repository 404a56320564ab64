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
      planned: facts.alignerModelsPlanned,
      printer: facts.alignerModelsPerPrinter,
    },
    run: { jobs: 14, minutes: facts.alignerModelJob.value, hours: facts.alignerModelHours.value },
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
      title: 'Printing goes on when you go home',
      text: 'AutoPart empties and checks the platform, then the next job starts. If a model or a cured film stays on it, the printer stops first.',
      alt: 'Printed arch with attachments for thermoforming',
      links: { workflow: 'Aligner production' },
    },
    platform: {
      text: 'The models stand on their heels with the teeth to the side, seen from above. AutoPart takes less than 2 min to remove a job. A second level above the first makes 24 models in about 3 h 10 min, for the night. Bonding trays are for evaluation until their resin is cleared.',
    },
    day: {
      title: 'One printer, one day',
      text: 'In ten days around the clock with 212 real treatment plans, four printers in our applications lab averaged 168 models each on the worst day, stops included.',
      items: {
        planned: 'models to plan on: 14 jobs of 96 min, and 96 min for resin, film and cleaning',
        printer: 'models on days when no film is changed, in 15 jobs',
      },
      run: 'One day: 14 jobs, and time for upkeep',
      links: { cost: 'How an aligner line works', paper: 'White paper: ten days of an aligner line' },
    },
    limits: {
      items: {
        supply:
          'The Resin Station and StreamFlow are not included. Without the station, the 1.5 L tray lasts for about five jobs.',
        bin: 'Models drop into the bin wet with resin. Its tinted window keeps the resin liquid. Put the models into the wash basket within 24 hours, unsorted.',
        bottleneck: 'Beyond four printers, trimming sets the pace of our line: a fifth adds 60 models a day.',
        refill: 'In our trial, eight of 600 jobs were aborted, five of them because the Resin Station ran empty.',
        room: 'Printer and unit weigh 118 kg (260 lb), need two outlets and pass a door 800 mm (32 in) wide. A service engineer installs them.',
      },
    },
  },
  cn: {
    part: {
      title: '下班后继续打印',
      text: 'AutoPart 铲下模型，确认平台洁净后打印下一版，有残留即停机。',
      alt: '带附件的压膜用全牙弓模型',
      links: { workflow: '隐形矫治器生产' },
    },
    platform: {
      text: '俯视图：空心模型竖放，底座后缘贴平台，牙列朝一侧。AutoPart 取一版不到 2 分钟。夜间双层排版，24 个约 3 小时 10 分钟。间接粘接托盘取得注册证前仅打印样件。',
    },
    day: {
      title: '单机一天产量',
      text: '赫光应用实验室四台连续运行十个工作日，完成 212 个真实病例方案；含停机时间，最低一天平均每台 168 个。',
      items: {
        planned: '单台排产：14 版，每版 96 分钟，另留 96 分钟加料、换膜、清洁',
        printer: '不换膜的日子，单台 15 版',
      },
      measures: { planned: '个', printer: '个' },
      run: '一天 14 版，并留出维护时间',
      links: { cost: '隐形矫治产线如何运转', paper: '产线白皮书' },
    },
    limits: {
      items: {
        supply: '不含供料站和 StreamFlow。不接供料站时，1.5 L 料槽约可打印 5 版。',
        bin: '模型未清洗即落入收料箱，表面带有树脂。收料箱观察窗滤光，残料不固化；24 小时内放入清洗篮清洗，无需分拣。',
        bottleneck: '四台以上瓶颈在切割工序：加第五台，日产仅增加 60 个。',
        refill: '这条线十天有 8 个任务作废，其中 5 个因供料站提示余量不足后未及时加料。',
        room: '打印机连自动化单元重 118 kg，可通过 800 mm 宽的门，需两个插座，由服务工程师上门安装。',
      },
    },
  },
  de: {
    part: {
      title: 'Druckt nach Feierabend weiter',
      text: 'AutoPart entnimmt die Modelle und prüft die Plattform, dann beginnt der nächste Druck. Bleibt ein Modell oder ein ausgehärteter Rest haften, hält der Drucker vorher an.',
      alt: 'Gedruckter Zahnbogen mit Attachments zum Tiefziehen',
      links: { workflow: 'Alignerfertigung' },
    },
    platform: {
      text: 'Draufsicht: Die hohlen Modelle stehen auf der Rückseite ihres Sockels. AutoPart braucht für die Entnahme keine 2 min. Nachts kommt eine zweite Lage darüber: 24 Modelle in rund 3 h 10 min. Übertragungstrays dienen bis zur CE-Kennzeichnung des Resins der Erprobung.',
    },
    day: {
      title: 'Ein Drucker, ein Tag',
      text: 'In zehn Tagen rund um die Uhr mit 212 echten Behandlungsplänen kamen vier Drucker in unserem Anwendungslabor selbst am schlechtesten Tag, mit allen Stillständen, auf je 168 Modelle.',
      items: {
        planned: 'Modelle als Planwert: 14 Drucke zu 96 min, dazu 96 min für Resin, Folie und Reinigung',
        printer: 'Modelle an Tagen ohne Folienwechsel, in 15 Drucken',
      },
      run: 'Ein Tag mit 14 Drucken und Zeit für die Pflege',
      links: { cost: 'So läuft eine Alignerlinie', paper: 'Whitepaper zur Linie' },
    },
    limits: {
      items: {
        supply:
          'Resin-Station und StreamFlow gehören nicht zum Lieferumfang. Ohne Station reicht die Wanne mit 1,5 L für rund fünf Drucke.',
        bin: 'Die Modelle fallen ungewaschen in den Behälter. Das getönte Fenster schützt vor UV-Licht, damit anhaftendes Resin nicht aushärtet. Legen Sie die Modelle binnen 24 Stunden unsortiert in den Waschkorb.',
        bottleneck:
          'Ab dem fünften Drucker bestimmt auf unserer Linie das Beschneiden den Takt; er bringt noch 60 Modelle mehr am Tag.',
        refill:
          'Auf dieser Linie brachen in zehn Tagen acht Drucke ab, fünf davon, weil nach der Meldung der Resin-Station niemand zum Nachfüllen da war.',
        room: 'Drucker und Einheit wiegen 118 kg, passen durch eine Tür von 800 mm und brauchen zwei Steckdosen. Der Service baut sie auf.',
      },
    },
  },
};
