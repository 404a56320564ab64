import type { SectionLayouts } from '#sections/page-content.ts';
import type { StoryCopy } from '../machine-story.ts';

export const cure = {
  part: { kind: 'showcase', picture: 'scenes/curing-turntable' },
  times: {
    kind: 'text-table',
    columns: ['time', 'load'],
    rows: ['model', 'aligner', 'water', 'ortho', 'cast', 'wax', 'gingiva', 'tough'],
  },
  limits: { kind: 'limits', items: ['underside', 'oven', 'nitrogen', 'size', 'reflex'] },
} as const satisfies SectionLayouts;

export const cureCopy: StoryCopy<typeof cure> = {
  en: {
    part: {
      title: 'Keeps pace with an A2D 4K',
      text: 'Two loads of 10 min cure six working models; printing the next six takes 36 min. One unit also keeps up with an A2D Ortho, with two loads of 8 min for twelve upright models in 96 min, and with a C series.',
      alt: 'Four full-arch models on the turntable of the curing unit',
    },
    times: {
      title: 'Curing times by resin',
      text: 'The unit sets them when you choose the resin. Models cure at room temperature; warming up to 60 °C (140 °F) takes 8 min more. The data sheet of each resin states its time, also for temporaries, splints and dentures, which are for evaluation until cleared.',
      first: 'Resin',
      columns: { time: 'Time', load: 'Per load' },
      rows: {
        model: {
          title: 'Model HP UV 2.0',
          time: '10 min, dies removed',
          load: '4 full arches',
        },
        aligner: { title: 'Model TF UV 2.0', time: '8 min', load: '4 full arches, 6 if upright' },
        water: {
          title: 'Model WW UV',
          time: '12 min, model fully dry',
          load: '4 full arches',
        },
        ortho: {
          title: 'Model Ortho UV',
          time: '6 min; 10 min if used for acrylic appliances',
          load: '4 full arches',
        },
        cast: {
          title: 'Cast UV 3.0',
          time: '10 min per side',
          load: '24 crown patterns',
        },
        wax: {
          title: 'Cast Wax UV',
          time: '8 min per side',
          load: '24 crown patterns',
        },
        gingiva: {
          title: 'Gingiva Mask UV',
          time: '15 min on the model, in glycerin',
          load: '4 masks',
        },
        tough: {
          title: 'Reflex Tough Tool',
          time: '20 min at 60 °C (140 °F)',
          load: 'parts within 180 mm (7 in)',
        },
      },
    },
    limits: {
      items: {
        underside:
          'The underside is not exposed. Turn the part over where the table gives a time for each side; the display tells you when. Models need no turning.',
        oven: 'It is not an oven. Rigid Ceramic UV has to go into one at 120 °C (248 °F) afterward.',
        nitrogen:
          'Nitrogen is not included. With the nitrogen set (part no. UC-214), a 20-min cure uses about 75 L of gas. Without it, cover parts that need a tack-free surface with glycerin.',
        size: 'Parts wider than the 180 mm (7 in) turntable do not cure evenly.',
        reflex: 'For Reflex parts alone, the Reflex Cure with 405 nm is enough. Dental resins need this unit.',
      },
    },
  },
  cn: {
    part: {
      title: '可配套一台 A2D 4K',
      text: '6 个工作模型分两次固化，每次 10 分钟；打印下一版 6 个需 36 分钟。连同装取，每小时约可固化 20 个。也够配一台 A2D Ortho（竖放 12 个 96 分钟，固化两次、每次 8 分钟）或一台 C 系列（10 个 42 分钟，固化三次）。',
      alt: '固化箱转盘上的四个全牙弓模型',
    },
    times: {
      title: '各树脂固化时间',
      text: '选定树脂后自动设定，模型室温固化；升到 60 °C 另需 8 分钟。临时冠、咬合板、基托等取得注册证前仅打样，时间见各自的性能数据表。',
      first: '树脂',
      columns: { time: '时间', load: '一次装载' },
      rows: {
        model: {
          title: 'Model HP UV 2.0',
          time: '10 分钟（代型取下单独固化）',
          load: '4 个全牙弓',
        },
        aligner: { title: 'Model TF UV 2.0', time: '8 分钟', load: '4 个全牙弓，竖放 6 个' },
        water: {
          title: 'Model WW UV',
          time: '12 分钟，模型须干透',
          load: '4 个全牙弓',
        },
        ortho: {
          title: 'Model Ortho UV',
          time: '6 分钟；用于制作自凝树脂基托时 10 分钟',
          load: '4 个全牙弓',
        },
        cast: { title: 'Cast UV 3.0', time: '每面 10 分钟', load: '24 个冠蜡型' },
        wax: { title: 'Cast Wax UV', time: '每面 8 分钟', load: '24 个冠蜡型' },
        gingiva: {
          title: 'Gingiva Mask UV',
          time: '套在模型上，涂甘油，15 分钟',
          load: '4 个人工牙龈',
        },
        tough: {
          title: 'Reflex Tough Tool',
          time: '60 °C，20 分钟',
          load: '直径 180 mm 以内',
        },
      },
    },
    limits: {
      items: {
        underside: '底面照不到光。表中注明“每面”的，须翻面再固化一次。',
        oven: '不能代替烘箱，Rigid Ceramic UV 固化后须 120 °C 热处理。',
        nitrogen: '氮气套件另购（订货号 UC-214），20 分钟约耗气 75 L。无氮气时，可涂甘油防止表面发黏。',
        size: '有效固化直径 180 mm，超出转盘的件固化不均匀。',
        reflex: '只固化 Reflex 打印件的，405 nm 的 Reflex Cure 即可；齿科树脂须用本机。',
      },
    },
  },
  de: {
    part: {
      title: 'Hält mit einem A2D 4K Schritt',
      text: 'Zwei Füllungen zu 10 min härten sechs Arbeitsmodelle nach. Der Druck der nächsten sechs dauert 36 min. Ein Gerät genügt auch für einen A2D Ortho, mit zwei Füllungen zu 8 min für zwölf stehende Modelle in 96 min, und für eine C-Serie.',
      alt: 'Vier Ganzkiefermodelle auf dem Drehteller des Nachhärtegeräts',
    },
    times: {
      title: 'Nachhärtezeiten nach Resin',
      text: 'Das Gerät stellt sie ein, sobald Sie das Resin wählen. Modelle härten bei Raumtemperatur nach, bis 60 °C heizt es 8 min auf. Die Zeiten für Provisorien, Schienen und Prothesen, bis zur CE-Kennzeichnung zur Erprobung, stehen im Datenblatt des Resins.',
      first: 'Resin',
      columns: { time: 'Zeit', load: 'Je Füllung' },
      rows: {
        model: {
          title: 'Model HP UV 2.0',
          time: '10 min, Stümpfe herausgenommen',
          load: '4 Ganzkiefermodelle',
        },
        aligner: {
          title: 'Model TF UV 2.0',
          time: '8 min',
          load: '4 Ganzkiefermodelle, stehend 6',
        },
        water: {
          title: 'Model WW UV',
          time: '12 min, ganz trocken',
          load: '4 Ganzkiefermodelle',
        },
        ortho: {
          title: 'Model Ortho UV',
          time: '6 min; für Plattenapparaturen 10 min',
          load: '4 Ganzkiefermodelle',
        },
        cast: {
          title: 'Cast UV 3.0',
          time: '10 min je Seite',
          load: '24 Kronenmodellationen',
        },
        wax: {
          title: 'Cast Wax UV',
          time: '8 min je Seite',
          load: '24 Kronenmodellationen',
        },
        gingiva: {
          title: 'Gingiva Mask UV',
          time: '15 min auf dem Modell, mit Glyzerin',
          load: '4 Masken',
        },
        tough: {
          title: 'Reflex Tough Tool',
          time: '20 min bei 60 °C',
          load: 'Teile bis 180 mm',
        },
      },
    },
    limits: {
      items: {
        underside:
          'Die Unterseite wird nicht belichtet. Wo die Tabelle eine Zeit je Seite nennt, wenden Sie das Teil. Modelle müssen Sie nicht wenden.',
        oven: 'Einen Ofen ersetzt es nicht. Rigid Ceramic UV muss danach bei 120 °C in den Ofen.',
        nitrogen:
          'Stickstoff gehört nicht zum Lieferumfang. Mit dem Stickstoff-Set (Art.-Nr. UC-214) brauchen 20 min rund 75 L Gas. Ohne Set kommt Glyzerin auf Teile, die nicht kleben dürfen.',
        size: 'Teile, die über den Drehteller von 180 mm ragen, härten ungleichmäßig nach.',
        reflex: 'Nur für Reflex-Teile genügt das Reflex Cure mit 405 nm. Dentalresins brauchen dieses Gerät.',
      },
    },
  },
};
