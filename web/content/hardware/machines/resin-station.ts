import type { SectionLayouts } from '#sections/page-content.ts';
import { facts } from '../../facts.ts';
import type { StoryCopy } from '../machine-story.ts';

export const resinStation = {
  part: {
    kind: 'showcase',
    picture: 'scenes/aligner-line',
    links: { workflow: '/application/clear-aligners' },
  },
  change: {
    kind: 'steps',
    items: {
      drain: { time: facts.resinStationDraining },
      clean: { time: facts.resinStationCleaning },
      hoses: { time: facts.resinStationHoses },
      fill: { time: facts.resinStationFilling },
    },
  },
  day: {
    kind: 'figures',
    ground: 'paper',
    items: { models: facts.modelsPerTank, line: facts.alignerModelsPerDay, floor: facts.resinStationsOnOneFloor },
    links: { study: '/application/moreApplication/cases/509' },
  },
  limits: { kind: 'limits', items: ['one', 'refill', 'filled', 'lots', 'printers'] },
} as const satisfies SectionLayouts;

export const resinStationCopy: StoryCopy<typeof resinStation> = {
  en: {
    part: {
      title: 'One resin for a whole aligner line',
      text: 'Up to four A2D Ortho printers draw the same model resin from one tank, each through its own hose.',
      alt: 'Resin Station, A2D Ortho and Wash Station in a row, with a cart',
      links: { workflow: 'Aligner production' },
    },
    change: {
      title: 'A resin change takes 45 minutes, plus 5 per printer',
      text: 'The tray of each connected printer has to be emptied too, 5 min each. About 400 g of resin stays in the station and is lost. Resin may stay in the tank for four weeks; the stirrer keeps it ready.',
      items: {
        drain: {
          title: 'Drain',
          text: 'The pump returns the resin left in the tank and hoses to its container.',
        },
        clean: {
          title: 'Clean',
          text: 'Wipe the tank with isopropanol and fit a new filter (part no. UC-336).',
        },
        hoses: { title: 'Hoses', text: 'Couple the hose set of the new resin (part no. UC-337).' },
        fill: {
          title: 'Fill',
          text: 'Scan and pour in four 5 kg containers, which fill the tank to nine tenths, and bleed the hoses. Twenty 1 kg bottles take about 20 min more.',
        },
      },
    },
    day: {
      title: 'One fill lasts a day and a half',
      text: 'For four A2D Ortho printers at full load. Four A2D 4K with 60 models each in a shift use it up in four and a half shifts.',
      items: {
        models: 'hollow models from 20 L (5.3 gal), at 20 g each',
        line: 'models on the best days, from four A2D Ortho printers running 24 hours straight',
        floor: 'stations feed 116 printers, four each, at a contract manufacturer of earbuds in China',
      },
      links: { study: 'Print floor with 116 printers' },
    },
    limits: {
      items: {
        one: 'A second resin needs a second station, unless you change the resin as described above. Resin is ordered separately.',
        refill:
          'It does not refill itself. In ten days on our trial line, eight jobs were aborted, five of them because nobody refilled the station after its message.',
        filled: 'Filled resins such as Rigid Ceramic UV settle in the hoses. Pour them into the tray by hand.',
        lots: 'Each new lot mixes with what is left. If a job must come from one lot, drain the tank first.',
        printers: 'The A2D, the ChairSide printers and the Reflex series cannot be connected.',
      },
    },
  },
  cn: {
    part: {
      title: '一条隐形矫治器产线，一种树脂集中供料',
      text: '最多四台 A2D Ortho 从同一个料罐取料，各走一根软管。',
      alt: '供料站、A2D Ortho 和 Wash Station 排成一线，前面是平台推车',
      links: { workflow: '隐形矫治器生产' },
    },
    change: {
      title: '四台换一种树脂，约 65 分钟',
      text: '各台打印机的料槽也要倒空，每台另需 5 分钟。约有 400 g 树脂留在罐内和管内，计为损耗。树脂可在料罐里放四周，搅拌器保持均匀。',
      items: {
        drain: { title: '排空', text: '泵将料罐和软管内的余料送回原桶。' },
        clean: { title: '清洁', text: '用异丙醇擦净料罐，换新滤网（订货号 UC-336）。' },
        hoses: { title: '换管', text: '接上新树脂专用的一套软管（订货号 UC-337）。' },
        fill: {
          title: '加料',
          text: '扫码，倒入四桶 5 kg 装树脂，约到九成满，给软管排气。用 1 kg 瓶装须倒 20 瓶，另需约 20 分钟。',
        },
      },
    },
    day: {
      title: '四台设备，满罐可用一天半',
      text: '按四台 A2D Ortho 满负荷计算。四台 A2D 4K 每班各 60 个，可用约 4.5 班。',
      items: {
        models: '20 L 树脂可打印的空心模型，每个 20 g',
        line: '四台 A2D Ortho 连续运行 24 小时，单日最高产量',
        floor: '国内一家耳机代工厂给 116 台打印机供料，每四台共用一台',
      },
      measures: { models: '个', line: '个', floor: '台' },
      links: { study: '116 台打印机的车间' },
    },
    limits: {
      items: {
        one: '第二种树脂须再配一台，或按上面的步骤更换。树脂另购。',
        refill: '料罐须人工加料。我们的试验线十天有 8 个任务作废，其中 5 个因余量报警后未及时加料。',
        filled: 'Rigid Ceramic UV 等高填料树脂会在软管内沉降，请手动加入料槽。',
        lots: '新批次会与罐内余料混在一起。要求同一任务不跨批次的，先清空料罐再加。',
        printers: '不适用于 A2D、ChairSide 和 Reflex 系列。',
      },
    },
  },
  de: {
    part: {
      title: 'Ein Resin für die ganze Fertigungslinie',
      text: 'In der Alignerfertigung läuft alles mit demselben Resin. Die Station versorgt damit bis zu vier A2D Ortho, jeden über einen eigenen Schlauch.',
      alt: 'Resin-Station, A2D Ortho und Wash Station in einer Reihe, davor ein Plattformwagen',
      links: { workflow: 'Alignerfertigung' },
    },
    change: {
      title: 'Ein Resinwechsel dauert 45 Minuten und 5 je Drucker',
      text: 'Dazu kommen 5 min je angeschlossenem Drucker, denn auch seine Wanne wird geleert. Rund 400 g Resin bleiben in der Station zurück und gehen verloren. Im Tank darf das Resin vier Wochen bleiben, das Rührwerk hält es gebrauchsfertig.',
      items: {
        drain: {
          title: 'Leeren',
          text: 'Die Pumpe fördert den Rest aus Tank und Schläuchen ins Gebinde zurück.',
        },
        clean: {
          title: 'Reinigen',
          text: 'Sie wischen den Tank mit Isopropanol aus und setzen einen neuen Filter ein (Art.-Nr. UC-336).',
        },
        hoses: {
          title: 'Schläuche',
          text: 'Sie kuppeln den Schlauchsatz des neuen Resins an (Art.-Nr. UC-337).',
        },
        fill: {
          title: 'Füllen',
          text: 'Sie scannen die Gebinde, füllen viermal 5 kg ein, der Tank ist damit zu neun Zehnteln voll, und entlüften die Schläuche. Zwanzig Flaschen mit 1 kg dauern rund 20 min länger.',
        },
      },
    },
    day: {
      title: 'Für vier Drucker reicht eine Füllung anderthalb Tage',
      text: 'Vier A2D Ortho unter Volllast. Vier A2D 4K mit je 60 Modellen in der Schicht kommen damit viereinhalb Arbeitsschichten aus.',
      items: {
        models: 'hohle Modelle aus 20 L, je 20 g',
        line: 'Modelle in 24 Stunden auf vier A2D Ortho, am besten Tag',
        floor: 'Stationen versorgen bei einem Lohnfertiger für Ohrhörer in China 116 Drucker, je Station vier',
      },
      links: { study: 'Die Halle mit 116 Druckern' },
    },
    limits: {
      items: {
        one: 'Für ein zweites Resin brauchen Sie eine zweite Station, oder Sie wechseln es wie oben beschrieben. Das Resin bestellen Sie gesondert.',
        refill:
          'Nachfüllen müssen Sie selbst. Auf unserer Versuchslinie brachen in zehn Tagen acht Drucke ab, fünf davon, weil nach der Meldung der Station niemand zum Nachfüllen da war.',
        filled:
          'Gefüllte Resins wie Rigid Ceramic UV setzen sich in den Schläuchen ab. Sie kommen von Hand in die Wanne.',
        lots: 'Eine neue Charge mischt sich mit dem Rest im Tank. Soll ein Auftrag aus einer einzigen Charge kommen, leeren Sie ihn vorher.',
        printers: 'A2D, ChairSide und Reflex lassen sich nicht anschließen.',
      },
    },
  },
};
