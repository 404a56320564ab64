import type { SectionLayouts } from '#sections/page-content.ts';
import type { StoryCopy } from '../machine-story.ts';

export const a3d = {
  part: {
    kind: 'showcase',
    picture: 'scenes/in-use-a3d',
    links: { workflow: '/application/dental-labs-3d-printer' },
  },
  platform: { kind: 'platform', printer: '5', parts: ['model', 'bridge', 'denture'] },
  night: {
    kind: 'steps',
    items: { print: {}, remove: {}, store: {}, wash: {} },
    run: { jobs: 16, minutes: 47, hours: 13 },
  },
  compared: {
    kind: 'text-table',
    columns: ['a3d', 'hive'],
    rows: ['parts', 'night', 'day', 'removal', 'pixel', 'floor'],
  },
  limits: { kind: 'limits', items: ['resin', 'shelves', 'small', 'soft', 'seam', 'hive', 'room'] },
} as const satisfies SectionLayouts;

export const a3dCopy: StoryCopy<typeof a3d> = {
  en: {
    part: {
      title: 'Set down, not dropped',
      text: 'AutoPart places each job on its own shelf. Full shelves move down into the base, 16 in all, and in the morning every case lies where it was put.',
      alt: 'Inside the A3D: models on the shelves of the rack, left of the platform',
      links: { workflow: 'Printing in dental labs' },
    },
    platform: {
      text: 'One print job, seen from above. The models are hollow, and two light engines expose them together. Models and casting patterns of bridges take different resins, so they are printed in different jobs. Dentures are for evaluation until their resin is cleared.',
    },
    night: {
      title: 'One job, 47 minutes, 16 times a night',
      text: 'Six hollow full-arch models in layers of 100 µm. Sixteen such jobs take 13 h and 2 L of resin at most.',
      items: {
        print: { title: 'Print, 35 min', text: 'Two light engines expose the platform together.' },
        remove: { title: 'Remove, 9 min', text: 'AutoPart takes the models off one by one, 90 s each.' },
        store: {
          title: 'Store and refill, 150 s',
          text: 'The full shelf moves down into the base while the tray is refilled.',
        },
        wash: {
          title: 'In the morning',
          text: 'Take out shelf by shelf and wash each job in its own basket. Cure four models at a time, 8 to 10 min.',
        },
      },
      run: 'One night: 16 jobs, one after another',
    },
    compared: {
      title: 'A3D, or A2D 4K with HiVE?',
      text: 'Choose the A3D for many small cases that must stay apart. Choose the A2D 4K with HiVE for more models a night and finer pixels.',
      first: 'Feature',
      columns: { a3d: 'A3D', hive: 'A2D 4K with HiVE' },
      rows: {
        parts: {
          title: 'Finished parts',
          a3d: '16 shelves, one job each',
          hive: 'One bin for 400 parts, identified by code',
        },
        night: { title: 'Full-arch models in 13 h at 100 µm', a3d: '96', hive: '120' },
        day: { title: 'In an eight-hour shift', a3d: '60', hive: '72' },
        removal: { title: 'Removal of six models', a3d: '9 min, one by one', hive: 'under 3 min, together' },
        pixel: { title: 'Pixel size', a3d: '75 µm, native', hive: '53 µm, with pixel shift' },
        floor: {
          title: 'Floor space with clearance behind',
          a3d: '720 × 980 mm (28 × 39 in)',
          hive: 'About 1,100 × 720 mm (43 × 28 in), printer on a cabinet',
        },
      },
    },
    limits: {
      items: {
        resin: 'One resin per night. If you need models and patterns by morning, put the patterns on a second printer.',
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
      title: '逐件上架，不摔件',
      text: 'AutoPart 逐个取件，一版放一层；放满的一层自动降入底柜，共 16 层。次日每单都在原来那一层。',
      alt: 'A3D 机内：平台左侧料架各层放着模型',
      links: { workflow: '义齿加工厂方案' },
    },
    platform: {
      text: '单版排版俯视图，双光机同时曝光，模型为空心，桥为铸造蜡型；两种树脂不同，须分批打印。义齿树脂取得注册证前仅打印样件。',
    },
    night: {
      title: '一版 47 分钟，一夜 16 版',
      text: '空心全牙弓模型，100 µm 层厚，一版 6 个。一夜 13 小时 16 版，树脂最多用 2 L。',
      items: {
        print: { title: '打印，35 分钟', text: '双光机同时曝光整个平台。' },
        remove: { title: '取件，9 分钟', text: 'AutoPart 逐个取下，每个 90 秒。' },
        store: { title: '入架、补料，150 秒', text: '放满的一层降入底柜，同时料槽补料。' },
        wash: { title: '次日早晨', text: '逐层取出，每版单独一篮清洗；固化一次 4 个，8–10 分钟。' },
      },
      run: '一夜连打 16 版',
    },
    compared: {
      title: 'A3D，还是 A2D 4K 配 HiVE？',
      text: '单量小、品种杂、须防混单，选 A3D；需更高夜间产量、更细像素，选 A2D 4K 配 HiVE。',
      first: '项目',
      columns: { a3d: 'A3D', hive: 'A2D 4K 配 HiVE' },
      rows: {
        parts: { title: '打印件存放', a3d: '16 层料架，一版一层', hive: '一个收料箱 400 件，靠编码区分' },
        night: { title: '13 小时全牙弓模型，100 µm 层厚', a3d: '96 个', hive: '120 个' },
        day: { title: '8 小时一班', a3d: '60 个', hive: '72 个' },
        removal: { title: '6 个模型取件', a3d: '9 分钟，逐个取', hive: '3 分钟以内，整版取' },
        pixel: { title: '像素', a3d: '75 µm，原生', hive: '53 µm，像素偏移' },
        floor: { title: '占地（含后方空间）', a3d: '720 × 980 mm', hive: '约 1,100 × 720 mm，打印机另需柜子' },
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
      text: 'AutoPart legt jeden Druck auf eine eigene Ablage. Volle Ablagen fahren in den Unterschrank, 16 insgesamt. Am Morgen liegt jeder Auftrag auf seinem Platz.',
      alt: 'Im A3D: Modelle auf den Ablagen des Magazins, links von der Plattform',
      links: { workflow: 'Drucken im Dentallabor' },
    },
    platform: {
      text: 'Draufsicht auf die Bauplattform, die zwei Projektoren gemeinsam belichten. Die Brücken sind Gussmodellationen; sie brauchen ein anderes Resin als die Modelle und damit einen eigenen Druck. Prothesen dienen bis zur CE-Kennzeichnung des Resins der Erprobung.',
    },
    night: {
      title: 'Ein Druck in 47 Minuten, 16-mal je Nacht',
      text: 'Sechs hohle Ganzkiefermodelle in Schichten von 100 µm. 16 solche Drucke dauern 13 h und brauchen höchstens 2 L Resin.',
      items: {
        print: { title: 'Drucken, 35 min', text: 'Zwei Projektoren belichten die Plattform gemeinsam.' },
        remove: { title: 'Abnehmen, 9 min', text: 'AutoPart nimmt ein Modell nach dem anderen ab, je 90 s.' },
        store: {
          title: 'Ablegen und nachfüllen, 150 s',
          text: 'Die volle Ablage fährt in den Unterschrank, die Wanne wird aufgefüllt.',
        },
        wash: {
          title: 'Am Morgen',
          text: 'Sie entnehmen Ablage für Ablage und waschen jeden Druck in einem eigenen Korb. Nachgehärtet werden vier Modelle auf einmal, 8 bis 10 min.',
        },
      },
      run: 'Eine Nacht mit 16 Drucken nacheinander',
    },
    compared: {
      title: 'A3D oder A2D 4K mit HiVE?',
      text: 'Nehmen Sie den A3D für viele kleine Aufträge, die getrennt bleiben sollen, den A2D 4K mit HiVE für mehr Modelle je Nacht und feinere Pixel.',
      first: 'Merkmal',
      columns: { a3d: 'A3D', hive: 'A2D 4K mit HiVE' },
      rows: {
        parts: {
          title: 'Fertige Teile',
          a3d: '16 Ablagen, je ein Druck',
          hive: 'Ein Behälter für 400 Teile, am Code erkennbar',
        },
        night: { title: 'Ganzkiefermodelle in 13 h bei 100 µm', a3d: '96', hive: '120' },
        day: { title: 'In acht Stunden', a3d: '60', hive: '72' },
        removal: { title: 'Entnahme von sechs Modellen', a3d: '9 min, einzeln', hive: 'unter 3 min, zusammen' },
        pixel: { title: 'Pixelgröße', a3d: '75 µm, nativ', hive: '53 µm, mit Pixelversatz' },
        floor: {
          title: 'Stellfläche mit Abstand hinten',
          a3d: '720 × 980 mm',
          hive: 'rund 1.100 × 720 mm, Drucker auf einem Schrank',
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
