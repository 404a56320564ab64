import type { SectionLayouts } from '#sections/page-content.ts';
import { facts } from '../../facts.ts';
import type { StoryCopy } from '../machine-story.ts';

export const a3d = {
  part: {
    kind: 'showcase',
    picture: 'scenes/in-use-a3d',
    links: { workflow: '/application/dental-labs-3d-printer' },
  },
  platform: { kind: 'platform', printer: '5', parts: ['model', 'bridge', 'denture'] },
  output: {
    kind: 'figures',
    items: {
      night: facts.a3dModelsPerNight,
      day: facts.a3dModelsPerDay,
      shift: facts.a3dModelsPerShift,
      job: facts.a3dJob,
    },
    run: { jobs: 16, minutes: facts.a3dJob.value, hours: 13 },
    ground: 'paper',
  },
  compared: {
    kind: 'text-table',
    columns: ['a3d', 'hive'],
    rows: ['parts', 'night', 'removal', 'pixel', 'floor'],
  },
  limits: { kind: 'limits', items: ['resin', 'shelves', 'small', 'soft', 'seam', 'hive', 'room'] },
} as const satisfies SectionLayouts;

export const a3dCopy: StoryCopy<typeof a3d> = {
  en: {
    part: {
      title: 'Set down, not dropped',
      text: 'AutoPart takes parts off one by one and places each job on a shelf of its own. Full shelves move down into the base, 16 in all. In the morning you take them out job by job and wash them.',
      alt: 'Inside the A3D: models on the shelves of the rack, left of the platform',
      links: { workflow: 'Printing in dental labs' },
    },
    platform: {
      text: 'One print job, seen from above. The models are hollow, and two light engines expose them together. Models and casting patterns of bridges take different resins, so they are printed in different jobs. Dentures are for evaluation until their resin is cleared.',
    },
    output: {
      title: 'With full platforms',
      text: 'Hollow full-arch models at 100 µm, six to a job: 35 min to print, 9 min to remove, 150 s to refill. Sixteen such jobs take 2 L of resin at most.',
      items: {
        night: 'full-arch models in 13 hours, from one rack and one bottle',
        day: 'in 24 hours, with the rack emptied once and resin from the Resin Station',
        shift: 'in an eight-hour shift',
        job: 'for a job of six, removal and refill included',
      },
      run: 'One night: 16 jobs, one after another',
    },
    compared: {
      title: 'A3D, or A2D 4K with HiVE?',
      text: 'Choose the A3D for many small cases that must stay apart. Choose the A2D 4K with HiVE for more models a night and finer pixels.',
      first: 'Property',
      columns: { a3d: 'A3D', hive: 'A2D 4K with HiVE' },
      rows: {
        parts: {
          title: 'Finished parts',
          a3d: '16 shelves, one job each',
          hive: 'One bin for 400 parts, told apart by code',
        },
        night: { title: 'Full-arch models in 13 h at 100 µm', a3d: '96', hive: '120' },
        removal: { title: 'Removal of six models', a3d: '9 min, one by one', hive: 'under 3 min, together' },
        pixel: { title: 'Pixel size', a3d: '75 µm, native', hive: '53 µm, with pixel shift' },
        floor: {
          title: 'Floor space',
          a3d: '720 × 680 mm (28 × 27 in), one machine',
          hive: 'About 1.1 m (43 in) wide, printer on a cabinet beside HiVE',
        },
      },
    },
    limits: {
      items: {
        resin:
          'A night means one resin. If you need models and patterns by morning, put the patterns on a second printer.',
        shelves: 'Parts over 36 mm tall take two shelves, parts over 76 mm three, so fewer jobs fit on the rack.',
        seam: 'Two images overlap by 3 mm in the middle, and calibration evens out the seam. Do not place clear optical parts across it.',
        small:
          'Removal takes 90 s a part, so a platform of small patterns takes longer to clear than to print. Supports stay on and come off by hand after washing.',
        soft: 'Soft parts can tear in AutoPart. Take parts in Splint Flex UV and Hearable Soft UV off by hand. Gingiva Mask UV has no profile here; print it on the A2D or A2D 4K.',
        hive: 'It is not compatible with HiVE; supply and part removal are built in. StreamFlow is licensed separately.',
        room: 'It stands on the floor, is 1.45 m (4 ft 9 in) tall and weighs 168 kg (370 lb). It rolls on casters through a door 800 mm (32 in) wide.',
      },
    },
  },
  cn: {
    part: {
      title: '轻放上架，不跌落',
      text: 'AutoPart 逐个取件，一版放一层；放满的一层自动降入底柜，共 16 层。次日逐层取出，直接清洗。',
      alt: 'A3D 机内：平台左侧料架各层放着模型',
      links: { workflow: '义齿加工厂方案' },
    },
    platform: {
      text: '单版排版俯视图，双光机同时曝光，模型为空心，桥为铸造蜡型；两种树脂不同，须分批打印。义齿取得注册证前仅打印样件。',
    },
    output: {
      title: '一夜产量，无人值守',
      text: '空心全牙弓模型，100 µm 层厚，一版 6 个：打印 35 分钟，取件 9 分钟，补料 150 秒。16 版放满料架，树脂最多用 2 L。',
      items: {
        night: '一夜 13 小时，放满一个料架，树脂不超过一瓶',
        day: '24 小时，中途清空一次料架，供料站供料',
        shift: '8 小时一班',
        job: '一版 6 个，含取件和补料',
      },
      measures: { night: '个', day: '个', shift: '个' },
      run: '一夜连打 16 版',
    },
    compared: {
      title: 'A3D，还是 A2D 4K 配 HiVE？',
      text: '小单多、须防混单，选 A3D；需更高夜间产量、更细像素，选 A2D 4K 配 HiVE。',
      first: '项目',
      columns: { a3d: 'A3D', hive: 'A2D 4K 配 HiVE' },
      rows: {
        parts: { title: '打印件存放', a3d: '16 层料架，一版一层', hive: '一个收料箱 400 件，靠编码区分' },
        night: { title: '13 小时全牙弓模型，100 µm 层厚', a3d: '96 个', hive: '120 个' },
        removal: { title: '6 个模型取件', a3d: '9 分钟，逐个取', hive: '3 分钟以内，整版取' },
        pixel: { title: '像素', a3d: '75 µm，原生', hive: '53 µm，像素偏移' },
        floor: { title: '占地', a3d: '720 × 680 mm，一台', hive: '合计宽约 1.1 m，打印机另需柜子' },
      },
    },
    limits: {
      items: {
        resin: '一夜仅限一种树脂；同一晚还要打印蜡型的，须另配一台打印机。',
        shelves: '件高超过 36 mm 占两层料架，超过 76 mm 占三层，连续打印版数相应减少。',
        seam: '两幅画面在中间重叠 3 mm，经校准补偿；透明件（如咬合板）请避开拼接缝，接缝处可能可见。',
        small: '取件每件 90 秒，一版小件的取件时间可能超过打印。支撑一并取下，清洗后人工去除。',
        soft: 'AutoPart 取软质件可能撕裂：Splint Flex UV、Hearable Soft UV 的打印件请手工取下。Gingiva Mask UV 无参数，请用 A2D 或 A2D 4K 打印。',
        hive: '不能接 HiVE，本机自带补料和取件（AutoPart）；StreamFlow 另购。',
        room: '落地式，高 1.45 m，重 168 kg，带脚轮，可通过 800 mm 宽的门。',
      },
    },
  },
  de: {
    part: {
      title: 'Abgelegt statt abgeworfen',
      text: 'AutoPart nimmt die Teile einzeln ab und legt jeden Druck auf eine eigene Ablage. Volle Ablagen fahren in den Unterschrank, 16 insgesamt. Am Morgen liegen die Modelle nach Drucken getrennt zum Waschen bereit.',
      alt: 'Im A3D: Modelle auf den Ablagen des Magazins, links von der Plattform',
      links: { workflow: 'Drucken im Dentallabor' },
    },
    platform: {
      text: 'Draufsicht auf die Bauplattform, die zwei Projektoren gemeinsam belichten. Die Brücken sind Gussmodellationen; sie brauchen ein anderes Resin als die Modelle und damit einen eigenen Druck. Prothesen dienen bis zur CE-Kennzeichnung des Resins der Erprobung.',
    },
    output: {
      title: 'Modelle in einer Nacht, ohne Aufsicht',
      text: 'Hohle Ganzkiefermodelle bei 100 µm, sechs je Druck. Eingerechnet sind je Druck 35 min Druckzeit, 9 min Entnahme und 150 s Nachfüllen. 16 Drucke füllen das Magazin und brauchen höchstens 2 L Resin.',
      items: {
        night: 'Ganzkiefermodelle in 13 Stunden, mit einem Magazin und einer Flasche',
        day: 'in 24 Stunden, wenn das Magazin einmal geleert wird, mit Resin-Station',
        shift: 'in acht Stunden',
        job: 'für einen Druck mit sechs Modellen, Entnahme und Nachfüllen eingerechnet',
      },
      run: 'Eine Nacht mit 16 Drucken nacheinander',
    },
    compared: {
      title: 'A3D oder A2D 4K mit HiVE?',
      text: 'Der A3D passt für viele kleine Aufträge, die getrennt bleiben sollen, der A2D 4K mit HiVE für mehr Modelle je Nacht und feinere Pixel.',
      first: 'Merkmal',
      columns: { a3d: 'A3D', hive: 'A2D 4K mit HiVE' },
      rows: {
        parts: {
          title: 'Fertige Teile',
          a3d: '16 Ablagen, je ein Druck',
          hive: 'Ein Behälter für 400 Teile, am Code erkennbar',
        },
        night: { title: 'Ganzkiefermodelle in 13 h bei 100 µm', a3d: '96', hive: '120' },
        removal: { title: 'Entnahme von sechs Modellen', a3d: '9 min, einzeln', hive: 'unter 3 min, zusammen' },
        pixel: { title: 'Pixelgröße', a3d: '75 µm, nativ', hive: '53 µm, mit Pixelversatz' },
        floor: {
          title: 'Stellfläche',
          a3d: '720 × 680 mm, ein Gerät',
          hive: 'rund 1,1 m breit, Drucker auf einem Schrank neben HiVE',
        },
      },
    },
    limits: {
      items: {
        resin:
          'In einer Nacht läuft ein Resin. Brauchen Sie am Morgen Modelle und Modellationen, nehmen Sie dafür einen zweiten Drucker.',
        shelves: 'Teile über 36 mm Höhe belegen zwei Ablagen, über 76 mm drei. Dann passen weniger Drucke ins Magazin.',
        seam: 'Die zwei Bilder überlappen in der Mitte um 3 mm. Legen Sie optisch klare Teile nicht auf die Naht.',
        small:
          'Die Entnahme dauert 90 s je Teil. Viele kleine Teile abzunehmen dauert daher länger, als sie zu drucken. Supports bleiben am Teil und werden nach dem Waschen von Hand entfernt.',
        soft: 'Weiche Teile können in AutoPart reißen. Teile aus Splint Flex UV und Hearable Soft UV nehmen Sie von Hand ab. Für Gingiva Mask UV gibt es hier kein Profil; Gingivamasken drucken Sie auf dem A2D oder A2D 4K.',
        hive: 'HiVE lässt sich nicht anschließen; Zufuhr und Entnahme sind eingebaut. StreamFlow wird getrennt lizenziert.',
        room: 'Er ist 1,45 m hoch und wiegt 168 kg. Auf Rollen passt er durch eine Tür von 800 mm.',
      },
    },
  },
};
