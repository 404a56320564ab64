import type { SectionLayouts } from '#sections/page-content.ts';
import { facts } from '../../facts.ts';
import type { StoryCopy } from '../machine-story.ts';

export const wash = {
  part: {
    kind: 'showcase',
    picture: 'scenes/lab-bench',
    links: {
      guide: '/aboutUs/resources/detail/washing-printed-parts-what-the-bath-does-and-when-it-is-used-up-326',
    },
  },
  times: {
    kind: 'comparison',
    hasBars: false,
    rows: {
      model: { before: facts.modelFirstBath, after: facts.modelSecondBath },
      alignerModel: { before: facts.alignerModelBath, after: facts.alignerModelBath },
      pattern: { before: facts.patternFirstBath, after: facts.patternSecondBath },
      temporary: { before: facts.temporaryFirstBath, after: facts.temporarySecondBath },
      splint: { before: facts.splintFirstBath, after: facts.splintSecondBath },
      base: { before: facts.baseFirstBath, after: facts.baseSecondBath },
    },
  },
  safety: { kind: 'blocks', items: ['solvent', 'room', 'waste'] },
  limits: { kind: 'limits', items: ['drying', 'bath', 'size'] },
} as const satisfies SectionLayouts;

export const washCopy: StoryCopy<typeof wash> = {
  en: {
    part: {
      title: 'A clean platform of models in 6 minutes',
      text: 'Hang the platform in the first tank, swap tanks, and wash again. The flow reverses every 30 s and flushes crowns, die sockets and screw channels from both sides.',
      alt: 'UltraCraft Wash on a lab bench, between a printer and UltraCraft Cure',
      links: { guide: 'How washing works' },
    },
    times: {
      title: 'Wash times, bath by bath',
      text: 'Longer soaks make thin parts swell. Gingiva Mask UV gets one bath of 2 min, and Model WW UV one bath of water of 3 min. The data sheet of each resin states its times.',
      before: 'First bath',
      after: 'Second bath',
      rows: {
        model: 'Model HP UV 2.0, working models',
        alignerModel: 'Model TF UV 2.0, aligner models',
        pattern: 'Cast UV 3.0, casting patterns',
        temporary: 'Temp C&B UV 2.0, temporaries',
        splint: 'Splint Rigid UV, splints',
        base: 'Denture Base UV, denture bases',
      },
    },
    safety: {
      title: 'Working with isopropanol',
      items: {
        solvent: {
          title: 'Flammable liquid',
          text: 'Isopropanol has a flash point of 12 °C (54 °F): OSHA Category 2, NFPA Class IB. Keep burners, furnaces and other ignition sources away, and switch the unit off to fill it.',
        },
        room: {
          title: 'Ventilation',
          text: 'The unit has no exhaust port. Use it in a ventilated room or under local exhaust. It is not explosion-proof and must not stand in a hazardous (classified) location. The two tanks hold 20 L (5.3 gal); your fire marshal tells you how much you may store.',
        },
        waste: {
          title: 'Used solvent',
          text: 'Used isopropanol is hazardous waste. Keep it in a closed, labeled container for a licensed disposal company. Nothing goes down the drain.',
        },
      },
    },
    limits: {
      items: {
        drying: 'It does not dry parts. Hang the basket on the rim or blow the parts dry.',
        bath: 'It does not measure the bath. You check the density with a hydrometer; the color tells you nothing.',
        size: 'The platform of the C series does not fit. For full C series platforms, use the Wash Station.',
      },
    },
  },
  cn: {
    part: {
      title: '一版模型，6 分钟洗干净',
      text: '平台直接挂进第一槽，洗完换第二槽再洗一遍。水流每 30 秒换向，冠内侧、代型孔、螺丝通道正反两面都冲到。',
      alt: '工作台上的打印机、UltraCraft Wash 和 UltraCraft Cure',
      links: { guide: '看清洗技术文章' },
    },
    times: {
      title: '清洗时间（第一槽＋第二槽）',
      text: '到时就取，泡久了薄件会溶胀。Gingiva Mask UV 只洗一槽 2 分钟，Model WW UV 用自来水洗一槽 3 分钟。各款树脂以性能数据表为准。',
      before: '第一槽',
      after: '第二槽',
      rows: {
        model: 'Model HP UV 2.0（工作模型）',
        alignerModel: 'Model TF UV 2.0（隐形矫治器模型）',
        pattern: 'Cast UV 3.0（铸造蜡型）',
        temporary: 'Temp C&B UV 2.0（临时冠桥）',
        splint: 'Splint Rigid UV（咬合板）',
        base: 'Denture Base UV（义齿基托）',
      },
    },
    safety: {
      title: '异丙醇使用安全',
      items: {
        solvent: {
          title: '易燃液体',
          text: '异丙醇闪点 12 °C，火灾危险性为甲类，属危险化学品。远离明火、焙烧炉等火源，加液时先断电。',
        },
        room: {
          title: '通风与防爆',
          text: '本机没有排风接口，放在通风良好处或局部排风罩下。本机为非防爆型，不得用于爆炸危险场所。两槽共 20 L，存放量按当地消防、应急管理部门的规定。',
        },
        waste: {
          title: '废液',
          text: '用过的异丙醇是危险废物，密闭存放、贴好标签，交有资质的单位处置，不得倒入下水道。',
        },
      },
    },
    limits: {
      items: {
        drying: '不带烘干功能。清洗篮挂在槽沿沥干，或用气枪吹干。',
        bath: '本机不测清洗液，要用密度计量，看颜色不准。',
        size: '放不下 C 系列的平台，C 系列整版请用 Wash Station 自动清洗站。',
      },
    },
  },
  de: {
    part: {
      title: 'Eine Plattform Modelle, in 6 Minuten sauber',
      text: 'Sie hängen die Plattform in den ersten Behälter, wechseln ihn und waschen noch einmal. Die Strömung kehrt alle 30 s um und spült Kronen, Stumpfaufnahmen und Schraubenkanäle von beiden Seiten.',
      alt: 'UltraCraft Wash auf einem Labortisch zwischen einem Drucker und dem UltraCraft Cure',
      links: { guide: 'Fachartikel zum Waschen' },
    },
    times: {
      title: 'Waschzeiten für beide Bäder',
      text: 'Bleiben dünne Teile länger im Bad, quellen sie. Gingiva Mask UV braucht nur ein Bad von 2 min, Model WW UV ein Wasserbad von 3 min. Die Zeiten aller Resins stehen in den Datenblättern.',
      before: 'Erstes Bad',
      after: 'Zweites Bad',
      rows: {
        model: 'Model HP UV 2.0, Arbeitsmodelle',
        alignerModel: 'Model TF UV 2.0, Alignermodelle',
        pattern: 'Cast UV 3.0, Gussmodellationen',
        temporary: 'Temp C&B UV 2.0, Provisorien',
        splint: 'Splint Rigid UV, Schienen',
        base: 'Denture Base UV, Prothesenbasen',
      },
    },
    safety: {
      title: 'Arbeiten mit Isopropanol',
      items: {
        solvent: {
          title: 'Leicht entzündbar',
          text: 'Isopropanol hat einen Flammpunkt von 12 °C und ist als entzündbare Flüssigkeit der Kategorie 2 eingestuft. Halten Sie Brenner, Öfen und andere Zündquellen fern, und schalten Sie das Gerät zum Befüllen aus.',
        },
        room: {
          title: 'Lüftung und Explosionsschutz',
          text: 'Einen Absaugstutzen hat das Gerät nicht. Stellen Sie es in einen gelüfteten Raum oder an eine örtliche Absaugung. Es ist nicht explosionsgeschützt und darf nicht in einer Ex-Zone stehen; das gehört in Ihre Gefährdungsbeurteilung. Den Vorrat lagern Sie nach TRGS 510.',
        },
        waste: {
          title: 'Entsorgung',
          text: 'Gebrauchtes Isopropanol ist gefährlicher Abfall, üblicherweise unter dem Abfallschlüssel 14 06 03*. Sammeln Sie es im geschlossenen, gekennzeichneten Kanister für den Entsorger. In den Abfluss gehört nichts davon.',
        },
      },
    },
    limits: {
      items: {
        drying: 'Das Gerät trocknet die Teile nicht. Sie lassen sie abtropfen oder blasen sie mit Druckluft ab.',
        bath: 'Den Zustand des Bads misst es nicht. Die Dichte messen Sie mit dem Aräometer; an der Farbe ist sie nicht zu erkennen.',
        size: 'Die Plattform der C-Serie passt nicht hinein. Volle Plattformen der C-Serie wäscht die Wash Station.',
      },
    },
  },
};
