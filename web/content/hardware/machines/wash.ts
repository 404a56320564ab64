import type { SectionLayouts } from '#sections/page-content.ts';
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
    kind: 'text-table',
    columns: ['first', 'second', 'drying'],
    rows: ['model', 'aligner', 'ortho', 'water', 'cast', 'wax', 'gingiva', 'evaluation'],
  },
  safety: { kind: 'blocks', items: ['solvent', 'room', 'waste'] },
  limits: { kind: 'limits', items: ['liquids', 'drying', 'bath', 'size'] },
} as const satisfies SectionLayouts;

export const washCopy: StoryCopy<typeof wash> = {
  en: {
    part: {
      title: 'A clean platform of models in 6 minutes',
      text: 'Hang the platform in the first tank for 3 min, swap tanks, and wash for 3 min more. The second tank waits beside the unit under its lid.',
      alt: 'UltraCraft Wash on a lab bench, between a printer and UltraCraft Cure',
      links: { guide: 'How washing works' },
    },
    times: {
      title: 'Wash and dry times',
      text: 'Longer soaks make thin parts swell. Blow parts dry, then leave them until no solvent is left; only then cure them.',
      first: 'Resin',
      columns: { first: 'First bath', second: 'Second bath', drying: 'After blow-drying' },
      rows: {
        model: {
          title: 'Model HP UV 2.0, working models',
          first: '3 min',
          second: '3 min',
          drying: '20 min at 40 °C (104 °F)',
        },
        aligner: { title: 'Model TF UV 2.0, aligner models', first: '2 min', second: '2 min', drying: '10 min' },
        ortho: { title: 'Model Ortho UV, orthodontic models', first: '2 min', second: '2 min', drying: '10 min' },
        water: {
          title: 'Model WW UV, study models',
          first: '3 min in tap water',
          second: 'none',
          drying: '30 min at 40 °C (104 °F)',
        },
        cast: { title: 'Cast UV 3.0, casting patterns', first: '3 min', second: '2 min', drying: '15 min' },
        wax: { title: 'Cast Wax UV, casting patterns', first: '3 min', second: 'none', drying: '30 min' },
        gingiva: {
          title: 'Gingiva Mask UV, gingiva masks',
          first: '2 min',
          second: 'spray with fresh isopropanol',
          drying: '60 min',
        },
        evaluation: {
          title: 'Temporaries, splints, denture bases, for evaluation',
          first: '3 min',
          second: '2 min',
          drying: '10 to 45 min',
        },
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
        liquids: 'Isopropanol and water only. Ethanol has not been tested with our resins.',
        drying: 'It does not dry parts. Let the basket drain on the rim, then blow the parts dry.',
        bath: 'It does not measure the bath. You check the density with the hydrometer in the box; color is no guide.',
        size: 'The platform of the C series does not fit. For full C series platforms, use the Wash Station.',
      },
    },
  },
  cn: {
    part: {
      title: '一版模型，6 分钟洗净',
      text: '平台直接挂进第一槽洗 3 分钟，换第二槽再洗 3 分钟。备用槽加盖，置于机旁。',
      alt: '工作台上的打印机、UltraCraft Wash 和 UltraCraft Cure',
      links: { guide: '清洗技术文章' },
    },
    times: {
      title: '清洗和干燥时间',
      text: '到时即取，久泡薄件会溶胀。用气枪吹干后静置或烘干，溶剂挥发完再固化。',
      first: '树脂',
      columns: { first: '第一槽', second: '第二槽', drying: '吹干后' },
      rows: {
        model: { title: 'Model HP UV 2.0（工作模型）', first: '3 分钟', second: '3 分钟', drying: '40 °C 放 20 分钟' },
        aligner: {
          title: 'Model TF UV 2.0（隐形矫治器模型）',
          first: '2 分钟',
          second: '2 分钟',
          drying: '静置 10 分钟',
        },
        ortho: { title: 'Model Ortho UV（正畸模型）', first: '2 分钟', second: '2 分钟', drying: '静置 10 分钟' },
        water: { title: 'Model WW UV（研究模型）', first: '自来水 3 分钟', second: '不用', drying: '40 °C 放 30 分钟' },
        cast: { title: 'Cast UV 3.0（铸造蜡型）', first: '3 分钟', second: '2 分钟', drying: '静置 15 分钟' },
        wax: { title: 'Cast Wax UV（铸造蜡型）', first: '3 分钟', second: '不用', drying: '静置 30 分钟' },
        gingiva: {
          title: 'Gingiva Mask UV（人工牙龈）',
          first: '2 分钟',
          second: '用新异丙醇喷淋',
          drying: '静置 60 分钟',
        },
        evaluation: {
          title: '临时冠桥、咬合板、义齿基托（评估用）',
          first: '3 分钟',
          second: '2 分钟',
          drying: '静置 10–45 分钟',
        },
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
          text: '本机没有排风接口，置于通风良好处或局部排风罩下。本机为非防爆型，不得用于爆炸危险场所。两槽共 20 L，存放量按当地消防、应急管理部门的规定。',
        },
        waste: {
          title: '废液',
          text: '用过的异丙醇是危险废物，密闭存放、贴好标签，交有资质的单位处置，不得倒入下水道。',
        },
      },
    },
    limits: {
      items: {
        liquids: '只用异丙醇或水。请勿用乙醇：我们的树脂未用乙醇做过清洗测试。',
        drying: '不带烘干功能。清洗篮挂在槽沿沥干，再用气枪吹干。',
        bath: '本机不测清洗液的树脂含量，请用随机密度计测量；不能凭颜色判断。',
        size: '放不下 C 系列的平台，C 系列整版请用 Wash Station 自动清洗站。',
      },
    },
  },
  de: {
    part: {
      title: 'Eine Plattform Modelle, in 6 Minuten sauber',
      text: 'Sie hängen die Plattform 3 min in den ersten Behälter, wechseln den Behälter und waschen noch einmal 3 min. Der zweite Behälter steht mit Deckel daneben.',
      alt: 'UltraCraft Wash auf einem Labortisch zwischen einem Drucker und dem UltraCraft Cure',
      links: { guide: 'Fachartikel zum Waschen' },
    },
    times: {
      title: 'Zeiten zum Waschen und Trocknen',
      text: 'Härten Sie erst nach, wenn kein Lösemittel mehr im Teil ist.',
      first: 'Resin',
      columns: { first: 'Erstes Bad', second: 'Zweites Bad', drying: 'Nach dem Trockenblasen' },
      rows: {
        model: {
          title: 'Model HP UV 2.0, Arbeitsmodelle',
          first: '3 min',
          second: '3 min',
          drying: '20 min bei 40 °C',
        },
        aligner: {
          title: 'Model TF UV 2.0, Alignermodelle',
          first: '2 min',
          second: '2 min',
          drying: '10 min ablüften',
        },
        ortho: { title: 'Model Ortho UV, KFO-Modelle', first: '2 min', second: '2 min', drying: '10 min ablüften' },
        water: {
          title: 'Model WW UV, Studienmodelle',
          first: '3 min in Leitungswasser',
          second: 'keines',
          drying: '30 min bei 40 °C',
        },
        cast: { title: 'Cast UV 3.0, Gussmodellationen', first: '3 min', second: '2 min', drying: '15 min ablüften' },
        wax: { title: 'Cast Wax UV, Gussmodellationen', first: '3 min', second: 'keines', drying: '30 min ablüften' },
        gingiva: {
          title: 'Gingiva Mask UV, Gingivamasken',
          first: '2 min',
          second: 'mit frischem Isopropanol absprühen',
          drying: '60 min ablüften',
        },
        evaluation: {
          title: 'Provisorien, Schienen, Prothesenbasen, zur Erprobung',
          first: '3 min',
          second: '2 min',
          drying: '10 bis 45 min ablüften',
        },
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
        liquids: 'Nur Isopropanol oder Wasser. Ethanol ist mit unseren Resins nicht geprüft.',
        drying: 'Das Gerät trocknet die Teile nicht. Sie lassen sie abtropfen und blasen sie mit Druckluft trocken.',
        bath: 'Die Sättigung des Bads misst es nicht. Prüfen Sie die Dichte mit dem mitgelieferten Aräometer; die Farbe sagt darüber nichts.',
        size: 'Die Plattform der C-Serie passt nicht hinein. Volle Plattformen der C-Serie wäscht die Wash Station.',
      },
    },
  },
};
