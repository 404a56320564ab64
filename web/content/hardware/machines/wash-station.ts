import type { SectionLayouts } from '#sections/page-content.ts';
import { facts } from '../../facts.ts';
import type { StoryCopy } from '../machine-story.ts';

export const washStation = {
  part: {
    kind: 'showcase',
    picture: 'scenes/platform-from-above',
    links: { workflow: '/application/dental-labs-3d-printer' },
  },
  cycle: {
    kind: 'steps',
    items: {
      first: { time: facts.stationFirstBath },
      drain: { time: facts.stationDraining },
      second: { time: facts.stationSecondBath },
      dry: { time: facts.stationDrying },
    },
  },
  output: {
    kind: 'figures',
    ground: 'paper',
    items: {
      hour: facts.stationModelsPerHour,
      run: facts.stationRun,
      models: facts.stationModelsPerRun,
      bath: facts.stationPlatformsPerBath,
    },
  },
  safety: { kind: 'blocks', items: ['solvent', 'exhaust', 'air', 'waste'] },
  limits: { kind: 'limits', items: ['water', 'air', 'printers', 'solvent'] },
} as const satisfies SectionLayouts;

export const washStationCopy: StoryCopy<typeof washStation> = {
  en: {
    part: {
      title: 'Four platforms of models, washed and dry in 16 minutes',
      text: 'Hang the platforms on the rack, close the lid and press start. The station moves the rack through both baths and dries it, unattended.',
      alt: 'Platform with six beige full-arch models, seen from above',
      links: { workflow: 'Printing in dental labs' },
    },
    cycle: {
      title: 'One run, step by step',
      text: 'Model HP UV 2.0. You set the bath times for each resin, from 1 to 15 min.',
      items: {
        first: { title: 'Bath 1', text: 'Takes off most of the resin.' },
        drain: { title: 'Drain', text: 'The rack hangs above the bath, and the solvent drips back.' },
        second: { title: 'Bath 2', text: 'Rinses with the cleaner solvent.' },
        dry: { title: 'Drain and air', text: 'Filtered air blows platforms and parts dry.' },
      },
    },
    output: {
      title: 'Output in models',
      text: 'For platforms of the A2D 4K with six full-arch models each, and 4 min to change the rack.',
      items: {
        hour: 'full-arch models an hour, in three runs',
        run: 'for one run, baths and drying included',
        models: 'models on four platforms',
        bath: 'platforms until the first bath is spent',
      },
    },
    safety: {
      title: 'Prepare the room',
      items: {
        solvent: {
          title: 'Isopropanol',
          text: 'The tanks hold 36 L (9.5 gal). Isopropanol has a flash point of 12 °C (54 °F): OSHA Category 2, NFPA Class IB. Clear the quantity with your fire marshal, and keep ignition sources away.',
        },
        exhaust: {
          title: 'Exhaust',
          text: 'Connect the 75 mm (3 in) port to a duct that draws 100 m³/h (59 cfm) to the outside. The station is not explosion-proof and must not stand in a hazardous (classified) location.',
        },
        air: {
          title: 'Compressed air',
          text: 'Dry and oil-free, 6 bar (87 psi). Drying takes 120 L/min (4.2 cfm).',
        },
        waste: {
          title: 'Draining',
          text: 'Each tank drains into a canister. Used isopropanol is hazardous waste and goes to a licensed disposal company.',
        },
      },
    },
    limits: {
      items: {
        water: 'It washes in isopropanol only. Water-washable models go into the UltraCraft Wash.',
        air: 'It has no compressor of its own.',
        printers: 'Platforms of the ChairSide printers and the Reflex series do not fit the rack.',
        solvent: 'When the first bath is spent, it stops, and you change the solvent by hand.',
      },
    },
  },
  cn: {
    part: {
      title: '四块平台的模型，16 分钟洗净吹干',
      text: '平台挂上挂架，合盖，按启动。平台挂架自动过两槽，再吹干，不用人守着。',
      alt: '俯视：平台上六个米色全牙弓模型',
      links: { workflow: '义齿加工厂方案' },
    },
    cycle: {
      title: '一轮的步骤和用时',
      text: '以 Model HP UV 2.0 为例。每槽时间按树脂设定，1–15 分钟。',
      items: {
        first: { title: '第一槽', text: '洗掉大部分树脂。' },
        drain: { title: '沥液', text: '平台挂架提到槽上方，溶剂滴回槽里。' },
        second: { title: '第二槽', text: '用更干净的溶剂精洗。' },
        dry: { title: '沥液、吹干', text: '过滤空气把平台和打印件吹干。' },
      },
    },
    output: {
      title: '每小时产量',
      text: '按 A2D 4K 每块平台 6 个全牙弓模型、换架 4 分钟算。',
      items: {
        hour: '每小时三轮，洗净吹干的全牙弓模型',
        run: '一轮用时，含清洗和吹干',
        models: '一轮四块平台的模型',
        bath: '第一槽换液前可洗的平台',
      },
      measures: { hour: '个', models: '个', bath: '块' },
    },
    safety: {
      title: '安装条件与安全',
      items: {
        solvent: {
          title: '异丙醇',
          text: '两槽共 36 L。异丙醇闪点 12 °C，火灾危险性为甲类，属危险化学品。安装前按当地消防、应急管理部门的要求办理，远离火源。',
        },
        exhaust: {
          title: '排风与防爆',
          text: '75 mm 接口须接到室外排风管，排风量不低于 100 m³/h。本机为非防爆型，不得用于爆炸危险场所。',
        },
        air: { title: '压缩空气', text: '6 bar，无油、干燥；吹干时用气 120 L/min。' },
        waste: { title: '排液', text: '两槽都有排液阀，废液放进废液桶，按危险废物交有资质的单位处置。' },
      },
    },
    limits: {
      items: {
        water: '只用异丙醇。水洗模型请用 UltraCraft Wash。',
        air: '不带空压机。',
        printers: 'ChairSide 和 Reflex 系列的平台装不上平台挂架。',
        solvent: '不会自己换液：第一槽到限就停机，由人换。',
      },
    },
  },
  de: {
    part: {
      title: 'Vier Plattformen Modelle, in 16 Minuten gewaschen und trocken',
      text: 'Plattformen ins Gestell hängen, Deckel schließen, starten. Die Station führt das Gestell selbst durch beide Bäder und trocknet es.',
      alt: 'Plattform mit sechs beigen Ganzkiefermodellen, von oben gesehen',
      links: { workflow: 'Drucken im Dentallabor' },
    },
    cycle: {
      title: 'Ein Lauf, Schritt für Schritt',
      text: 'Beispiel Model HP UV 2.0. Die Badzeit stellen Sie je Resin ein, von 1 bis 15 min.',
      items: {
        first: { title: 'Bad 1', text: 'Nimmt den Großteil des Resins ab.' },
        drain: { title: 'Abtropfen', text: 'Das Gestell hängt über dem Bad, das Lösemittel läuft zurück.' },
        second: { title: 'Bad 2', text: 'Spült mit dem saubereren Lösemittel nach.' },
        dry: { title: 'Abtropfen und Luft', text: 'Gefilterte Luft bläst Plattformen und Teile trocken.' },
      },
    },
    output: {
      title: 'Leistung in Modellen',
      text: 'Für Plattformen des A2D 4K mit je sechs Ganzkiefermodellen und 4 min Gestellwechsel.',
      items: {
        hour: 'Ganzkiefermodelle je Stunde, in drei Läufen',
        run: 'für einen Lauf mit Bädern und Trocknen',
        models: 'Modelle auf vier Plattformen',
        bath: 'Plattformen, bis das erste Bad verbraucht ist',
      },
    },
    safety: {
      title: 'Aufstellung und Sicherheit',
      items: {
        solvent: {
          title: 'Isopropanol',
          text: 'Die Bäder fassen 36 L. Isopropanol hat einen Flammpunkt von 12 °C und ist als entzündbare Flüssigkeit der Kategorie 2 eingestuft. Halten Sie Zündquellen fern, und lagern Sie den Vorrat nach TRGS 510.',
        },
        exhaust: {
          title: 'Absaugung und Explosionsschutz',
          text: 'An den Stutzen von 75 mm gehört eine Absaugung ins Freie mit 100 m³/h. Die Station ist nicht explosionsgeschützt und darf nicht in einer Ex-Zone stehen. Beides gehört in Ihre Gefährdungsbeurteilung.',
        },
        air: { title: 'Druckluft', text: 'Trocken und ölfrei, 6 bar. Beim Trocknen braucht sie 120 L/min.' },
        waste: {
          title: 'Ablassen',
          text: 'Beide Behälter laufen über einen Hahn in den Kanister ab. Gebrauchtes Isopropanol ist gefährlicher Abfall, üblicherweise unter dem Abfallschlüssel 14 06 03*.',
        },
      },
    },
    limits: {
      items: {
        water: 'Sie wäscht nur in Isopropanol. Wasserwaschbare Modelle gehören ins UltraCraft Wash.',
        air: 'Einen Kompressor hat sie nicht.',
        printers: 'Plattformen von ChairSide und Reflex passen nicht ins Gestell.',
        solvent: 'Ist das erste Bad verbraucht, hält sie an. Das Lösemittel wechseln Sie von Hand.',
      },
    },
  },
};
