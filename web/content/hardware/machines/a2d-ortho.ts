import type { SectionLayouts } from '#sections/page-content.ts';
import { facts } from '../../facts.ts';
import type { MachineStory, StoryCopy } from '../machine-story.ts';

export const a2dOrtho = {
  part: {
    kind: 'showcase',
    picture: 'scenes/aligner-line',
    links: {
      workflow: '/application/clear-aligners',
      paper: '/aboutUs/resources/detail/white-paper-throughput-of-an-aligner-line-315',
    },
  },
  platform: { kind: 'platform', printer: '4', parts: ['uprightModel', 'tray'] },
  line: {
    kind: 'text-table',
    columns: ['one', 'four'],
    rows: ['print', 'wash', 'cure', 'form', 'trim'],
    run: { jobs: 14, minutes: facts.alignerModelJob.value, hours: facts.alignerModelHours.value },
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
      alt: 'A2D Ortho between a Resin Station and a Wash Station',
      links: { workflow: 'Aligner production', paper: 'White paper: ten days of an aligner line' },
    },
    platform: {
      text: 'The models stand on their heels with the teeth to the side, seen from above. AutoPart takes less than 2 min to remove a job. Bonding trays are for evaluation until their resin is cleared.',
    },
    line: {
      title: 'The line for one printer and for four',
      text: 'Plan on 168 models a day from one printer: 14 jobs and 96 min for resin, film and cleaning. In our applications lab, four printers averaged 168 each on the slowest of ten 24-hour days, stops included, and 177 each over all ten, with 212 real treatment plans.',
      first: 'Per day',
      columns: { one: '1 printer, 168 models', four: '4 printers, 710 models' },
      rows: {
        print: { title: 'Print', one: '14 jobs of 96 min', four: 'About 60 jobs, fed from one Resin Station of 20 L' },
        wash: {
          title: 'Wash',
          one: '1 Wash Station, 14 baskets in 4 runs of 14 min',
          four: '1 Wash Station, 60 baskets in 15 runs',
        },
        cure: { title: 'Cure', one: '1 UltraCraft Cure, 28 loads of 6 models in 8 min', four: '2 UltraCraft Cure' },
        form: { title: 'Thermoform', one: '1 unit', four: '2 units' },
        trim: { title: 'Trim', one: 'By hand or by a cell', four: '1 trimming cell' },
      },
      run: 'One printer, one day: 14 jobs of 96 min, then 96 min for resin, film and cleaning',
    },
    limits: {
      items: {
        supply:
          'The Resin Station and StreamFlow are not included. Without the station, the 1.5 L tray lasts for about five jobs.',
        bin: 'Models drop into the bin wet with resin. Its tinted window keeps the resin liquid. Move the models to the wash basket within 24 hours; no sorting needed.',
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
      alt: 'A2D Ortho，左侧供料站，右侧 Wash Station',
      links: { workflow: '隐形矫治器生产', paper: '产线白皮书' },
    },
    platform: {
      text: '俯视图：空心模型竖放，底座后缘贴平台，牙列朝一侧。AutoPart 取一版不到 2 分钟。间接粘接托盘取得注册证前仅打印样件。',
    },
    line: {
      title: '单机和四台产线怎么配',
      text: '单机按每天 168 个排产：14 版，另留 96 分钟加料、换膜、清洁。赫光应用实验室四台连续运行十天，完成 212 个真实病例方案：最低一天平均每台 168 个（含停机），十天平均每台 177 个。',
      first: '每天',
      columns: { one: '一台，168 个', four: '四台，710 个' },
      rows: {
        print: { title: '打印', one: '14 版，每版 96 分钟', four: '约 60 版，共用一台 20 L 供料站' },
        wash: {
          title: '清洗',
          one: 'Wash Station 一台，14 篮分 4 次洗，每次 14 分钟',
          four: 'Wash Station 一台，60 篮分 15 次洗',
        },
        cure: { title: '固化', one: 'UltraCraft Cure 一台，一次 6 个、8 分钟，28 次', four: 'UltraCraft Cure 两台' },
        form: { title: '压膜', one: '压膜机一台', four: '压膜机两台' },
        trim: { title: '切割', one: '手工或切割单元', four: '切割单元一个' },
      },
      run: '单机一天：14 版，每版 96 分钟，另留 96 分钟加料、换膜、清洁',
    },
    limits: {
      items: {
        supply: '不含供料站和 StreamFlow。不接供料站时，1.5 L 料槽约可打印 5 版。',
        bin: '模型未清洗即落入收料箱，表面带有树脂。收料箱观察窗滤光，残料不固化；24 小时内放入清洗篮清洗，无需分拣。',
        bottleneck: '四台以上瓶颈在切割工序：加第五台，日产仅增加 60 个。',
        refill: '上述四台十天共 600 版，作废 8 版，其中 5 版因供料站余量不足、未及时加料。',
        room: '打印机连自动化单元重 118 kg，可通过 800 mm 宽的门，需两个插座，由服务工程师上门安装。',
      },
    },
  },
  de: {
    part: {
      title: 'Druckt nach Feierabend weiter',
      text: 'AutoPart entnimmt die Modelle und prüft die Plattform, dann beginnt der nächste Druck. Bleibt ein Modell oder ein ausgehärteter Rest haften, hält der Drucker vorher an.',
      alt: 'A2D Ortho zwischen Resin-Station und Wash Station',
      links: { workflow: 'Alignerfertigung', paper: 'Whitepaper zur Linie' },
    },
    platform: {
      text: 'Draufsicht: Die hohlen Modelle stehen auf der Rückseite ihres Sockels. AutoPart braucht für die Entnahme keine 2 min. Übertragungstrays dienen bis zur CE-Kennzeichnung des Resins der Erprobung.',
    },
    line: {
      title: 'Die Linie für einen und für vier Drucker',
      text: 'Planen Sie je Drucker mit 168 Modellen am Tag: 14 Drucke und 96 min für Resin, Folie und Reinigung. In unserem Anwendungslabor kamen vier Drucker am schwächsten von zehn Tagen auf je 168 Modelle, Stillstände eingerechnet, im Mittel der zehn Tage mit 212 echten Behandlungsplänen auf je 177.',
      first: 'Am Tag',
      columns: { one: '1 Drucker, 168 Modelle', four: '4 Drucker, 710 Modelle' },
      rows: {
        print: {
          title: 'Drucken',
          one: '14 Drucke zu 96 min',
          four: 'Etwa 60 Drucke, aus einer Resin-Station mit 20 L',
        },
        wash: {
          title: 'Waschen',
          one: '1 Wash Station, 14 Körbe in 4 Waschgängen zu 14 min',
          four: '1 Wash Station, 60 Körbe in 15 Waschgängen',
        },
        cure: {
          title: 'Nachhärten',
          one: '1 UltraCraft Cure, 28 Füllungen mit 6 Modellen zu 8 min',
          four: '2 UltraCraft Cure',
        },
        form: { title: 'Tiefziehen', one: '1 Gerät', four: '2 Geräte' },
        trim: { title: 'Beschneiden', one: 'von Hand oder mit Zelle', four: '1 Beschneidezelle' },
      },
      run: 'Ein Drucker an einem Tag: 14 Drucke zu 96 min, dazu 96 min für Resin, Folie und Reinigung',
    },
    limits: {
      items: {
        supply:
          'Resin-Station und StreamFlow gehören nicht zum Lieferumfang. Ohne Station reicht die Wanne mit 1,5 L für rund fünf Drucke.',
        bin: 'Die Modelle fallen ungewaschen in den Behälter. Das getönte Fenster schützt vor UV-Licht, damit anhaftendes Resin nicht aushärtet. Binnen 24 Stunden kommen die Modelle in den Waschkorb, ohne Sortieren.',
        bottleneck:
          'Bei mehr als vier Druckern bestimmt das Beschneiden den Takt unserer Linie: Ein fünfter Drucker bringt nur 60 Modelle mehr am Tag.',
        refill:
          'Auf dieser Linie brachen in zehn Tagen acht Drucke ab, fünf davon, weil nach der Meldung der Resin-Station niemand zum Nachfüllen da war.',
        room: 'Drucker und Einheit wiegen 118 kg, passen durch eine Tür von 800 mm und brauchen zwei Steckdosen. Der Service baut sie auf.',
      },
    },
  },
};
