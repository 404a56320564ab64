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
  runs: {
    kind: 'text-table',
    columns: ['baths', 'run', 'drying', 'hour'],
    rows: ['model', 'aligner', 'ortho', 'cast', 'wax'],
  },
  safety: { kind: 'blocks', items: ['solvent', 'exhaust', 'air', 'waste'] },
  limits: { kind: 'limits', items: ['water', 'air', 'printers', 'solvent'] },
} as const satisfies SectionLayouts;

export const washStationCopy: StoryCopy<typeof washStation> = {
  en: {
    part: {
      title: '24 models washed and blown dry in 16 minutes',
      text: 'Hang the platforms on the rack, close the door and press start. An arm lowers the rack into one bath, then into the other, and the station blows it dry, unattended.',
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
        dry: { title: 'Drain and dry', text: 'The parts drain, then filtered air blows platforms and parts dry.' },
      },
    },
    runs: {
      title: 'Run times by resin',
      text: 'A run includes blow-drying. Changing the rack takes 4 min. While the next rack is washed, the parts dry as the table says, Model HP UV 2.0 in a drying cabinet for 24 models, which you provide. Cure them after that. A platform of the A2D 4K carries six full-arch models, a basket twelve loose ones. The first bath lasts for 60 platforms.',
      first: 'Resin',
      columns: { baths: 'Baths', run: 'One run', drying: 'Drying before curing', hour: 'Platforms an hour' },
      rows: {
        model: {
          title: 'Model HP UV 2.0',
          baths: '3 and 3 min',
          run: '16 min',
          drying: '20 min at 40 °C (104 °F)',
          hour: '12 (72 models)',
        },
        aligner: { title: 'Model TF UV 2.0', baths: '2 and 2 min', run: '14 min', drying: '10 min', hour: '13' },
        ortho: { title: 'Model Ortho UV', baths: '2 and 2 min', run: '14 min', drying: '10 min', hour: '13' },
        cast: { title: 'Cast UV 3.0', baths: '3 and 2 min', run: '15 min', drying: '15 min', hour: '12' },
        wax: { title: 'Cast Wax UV', baths: '3 min, first bath', run: '13 min', drying: '30 min', hour: '14' },
      },
    },
    safety: {
      title: 'Prepare the room',
      items: {
        solvent: {
          title: 'Isopropanol',
          text: 'The tanks hold 36 L (9.5 gal). Isopropanol has a flash point of 12 °C (54 °F): OSHA Category 2, NFPA Class IB. Clear the quantity with your fire marshal, and keep ignition sources away. We supply the drawing and the exhaust data for it.',
        },
        exhaust: {
          title: 'Exhaust',
          text: 'Connect the 75 mm (3 in) port to a duct that draws 100 m³/h (59 cfm) to the outside. Blow-drying starts only while the exhaust runs. If the airflow drops, the station stops the run, keeps door and tanks closed and sounds an alarm. The station is not explosion-proof and must not stand in a hazardous (classified) location.',
        },
        air: {
          title: 'Compressed air',
          text: 'Dry and oil-free, 6 bar (87 psi). Drying takes 120 L/min (4.2 cfm).',
        },
        waste: {
          title: 'Draining',
          text: 'Each tank drains into a canister. Used isopropanol is hazardous waste and goes to a licensed hazardous-waste hauler.',
        },
      },
    },
    limits: {
      items: {
        water:
          'It washes in isopropanol only; ethanol has not been tested with our resins. Water-washable models and Gingiva Mask UV, which is sprayed, go into the UltraCraft Wash.',
        air: 'It has no compressor of its own.',
        printers: 'Platforms of the ChairSide printers and the Reflex series do not fit the rack.',
        solvent:
          'At full load the first bath lasts five hours. Then the station stops, and you change its 18 L (4.8 gal) by hand.',
      },
    },
  },
  cn: {
    part: {
      title: '24 个模型，16 分钟洗净吹干',
      text: '平台挂到挂架上，关门，启动。升降臂将挂架依次浸入两槽，再吹干，清洗吹干无需值守。',
      alt: '俯视：平台上六个米色全牙弓模型',
      links: { workflow: '义齿加工厂方案' },
    },
    cycle: {
      title: '一轮的步骤和用时',
      text: '以 Model HP UV 2.0 为例。每槽时间按树脂设定，1–15 分钟。',
      items: {
        first: { title: '第一槽', text: '洗掉大部分树脂。' },
        drain: { title: '沥干', text: '挂架提到槽上方，溶剂滴回槽内。' },
        second: { title: '第二槽', text: '用更干净的溶剂精洗。' },
        dry: { title: '沥干、吹干', text: '过滤空气吹干平台和打印件。' },
      },
    },
    runs: {
      title: '各树脂一轮用时',
      text: '一轮含吹干，换挂架按 4 分钟计。吹干后按表静置，Model HP UV 2.0 放干燥箱（自备，须放得下 24 个模型），再固化；其间可洗下一架。A2D 4K 一块平台 6 个全牙弓模型，散放的模型每篮 12 个。第一槽约洗 60 块平台。',
      first: '树脂',
      columns: { baths: '两槽', run: '一轮', drying: '固化前干燥', hour: '每小时平台' },
      rows: {
        model: {
          title: 'Model HP UV 2.0',
          baths: '3 分钟＋3 分钟',
          run: '16 分钟',
          drying: '40 °C 烘 20 分钟',
          hour: '12 块（72 个模型）',
        },
        aligner: {
          title: 'Model TF UV 2.0',
          baths: '2 分钟＋2 分钟',
          run: '14 分钟',
          drying: '静置 10 分钟',
          hour: '13 块',
        },
        ortho: {
          title: 'Model Ortho UV',
          baths: '2 分钟＋2 分钟',
          run: '14 分钟',
          drying: '静置 10 分钟',
          hour: '13 块',
        },
        cast: { title: 'Cast UV 3.0', baths: '3 分钟＋2 分钟', run: '15 分钟', drying: '静置 15 分钟', hour: '12 块' },
        wax: { title: 'Cast Wax UV', baths: '3 分钟，仅第一槽', run: '13 分钟', drying: '静置 30 分钟', hour: '14 块' },
      },
    },
    safety: {
      title: '安装条件与安全',
      items: {
        solvent: {
          title: '异丙醇',
          text: '两槽共 36 L。异丙醇闪点 12 °C，火灾危险性为甲类，属危险化学品。安装前按当地消防、应急管理部门的要求办理，远离火源。设备安装图、排风参数、易燃液体用量表由我们提供。',
        },
        exhaust: {
          title: '排风与防爆',
          text: '75 mm 接口须接到室外排风管，排风量不低于 100 m³/h。风量不足时自动停机报警，前门和清洗槽保持关闭；有排风才开始吹干。本机为非防爆型，不得用于爆炸危险场所。',
        },
        air: { title: '压缩空气', text: '0.6 MPa，无油、干燥；吹干时用气 120 L/min（标准状态）。' },
        waste: { title: '排液', text: '两槽均有排液阀，废液排入废液桶，按危险废物交有资质的单位处置。' },
      },
    },
    limits: {
      items: {
        water:
          '只用异丙醇。我们的树脂未做过乙醇清洗测试，请勿使用。水洗模型，以及须喷洗的 Gingiva Mask UV，请用 UltraCraft Wash。',
        air: '不含空压机，须自备。',
        printers: 'ChairSide 和 Reflex 系列的平台不能装入平台挂架。',
        solvent: '不能自动换液：满负荷时第一槽约用 5 小时，到限值即停机，由人工更换 18 L。',
      },
    },
  },
  de: {
    part: {
      title: '24 Modelle in 16 Minuten gewaschen und trocken geblasen',
      text: 'Sie hängen die Plattformen ins Gestell, schließen die Tür und starten. Ein Arm taucht das Gestell erst ins eine, dann ins andere Bad; danach bläst die Station es ohne Aufsicht trocken.',
      alt: 'Plattform mit sechs beigen Ganzkiefermodellen, von oben gesehen',
      links: { workflow: 'Drucken im Dentallabor' },
    },
    cycle: {
      title: 'Ein Waschgang, Schritt für Schritt',
      text: 'Beispiel Model HP UV 2.0. Die Badzeit stellen Sie je Resin ein, von 1 bis 15 min.',
      items: {
        first: { title: 'Bad 1', text: 'Nimmt den Großteil des Resins ab.' },
        drain: { title: 'Abtropfen', text: 'Das Gestell hängt über dem Bad, das Lösemittel läuft zurück.' },
        second: { title: 'Bad 2', text: 'Spült mit frischerem Lösemittel nach.' },
        dry: {
          title: 'Abtropfen und trocknen',
          text: 'Die Teile tropfen ab, dann bläst gefilterte Druckluft sie trocken.',
        },
      },
    },
    runs: {
      title: 'Waschzeiten nach Resin',
      text: 'Ein Waschgang schließt das Trockenblasen ein, der Gestellwechsel dauert 4 min. Während der nächste läuft, trocknen die Teile nach Tabelle, Model HP UV 2.0 in einem Trockenschrank für 24 Modelle, den Sie stellen. Danach härten Sie nach. Eine Plattform des A2D 4K trägt sechs Ganzkiefermodelle, ein Korb zwölf lose. Das erste Bad reicht für 60 Plattformen.',
      first: 'Resin',
      columns: { baths: 'Bäder', run: 'Ein Waschgang', drying: 'Vor dem Nachhärten', hour: 'Plattformen je Stunde' },
      rows: {
        model: {
          title: 'Model HP UV 2.0',
          baths: '3 und 3 min',
          run: '16 min',
          drying: '20 min bei 40 °C',
          hour: '12 (72 Modelle)',
        },
        aligner: {
          title: 'Model TF UV 2.0',
          baths: '2 und 2 min',
          run: '14 min',
          drying: '10 min ablüften',
          hour: '13',
        },
        ortho: { title: 'Model Ortho UV', baths: '2 und 2 min', run: '14 min', drying: '10 min ablüften', hour: '13' },
        cast: { title: 'Cast UV 3.0', baths: '3 und 2 min', run: '15 min', drying: '15 min ablüften', hour: '12' },
        wax: { title: 'Cast Wax UV', baths: '3 min, nur Bad 1', run: '13 min', drying: '30 min ablüften', hour: '14' },
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
          text: 'An den Stutzen von 75 mm gehört eine Absaugung ins Freie mit 100 m³/h. Fällt sie aus, bricht die Station den Waschgang ab, hält Tür und Bäder geschlossen und gibt Alarm. Das Trockenblasen beginnt nur bei laufender Absaugung, die die Dämpfe im Gerät verdünnt. Die Station ist nicht explosionsgeschützt und darf nicht in einer Ex-Zone stehen. Beides gehört in Ihre Gefährdungsbeurteilung.',
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
        water:
          'Sie wäscht nur in Isopropanol; Ethanol ist mit unseren Resins nicht geprüft. Wasserwaschbare Modelle und Gingiva Mask UV, die abgesprüht wird, gehören ins UltraCraft Wash.',
        air: 'Druckluft muss am Aufstellort anliegen, einen Kompressor hat die Station nicht.',
        printers: 'Plattformen von ChairSide und Reflex passen nicht ins Gestell.',
        solvent:
          'Unter Volllast reicht das erste Bad fünf Stunden. Dann hält die Station an, und Sie wechseln die 18 L von Hand.',
      },
    },
  },
};
