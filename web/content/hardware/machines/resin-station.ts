import type { SectionLayouts } from '#sections/page-content.ts';
import { facts } from '../../facts.ts';
import type { StoryCopy } from '../machine-story.ts';

export const resinStation = {
  part: {
    kind: 'showcase',
    picture: 'scenes/aligner-line',
    links: { workflow: '/application/clear-aligners' },
  },
  day: {
    kind: 'figures',
    ground: 'paper',
    items: { models: facts.modelsPerTank, line: facts.alignerModelsPerDay, floor: facts.resinStationsOnOneFloor },
    links: { study: '/application/moreApplication/cases/509' },
  },
  limits: { kind: 'limits', items: ['one', 'refill', 'lots', 'printers'] },
} as const satisfies SectionLayouts;

export const resinStationCopy: StoryCopy<typeof resinStation> = {
  en: {
    part: {
      title: 'One resin for a whole aligner line',
      text: 'Up to four A2D Ortho printers draw the same model resin from one tank, each through its own hose.',
      alt: 'Resin Station, A2D Ortho and Wash Station in a row, with a cart',
      links: { workflow: 'Aligner production' },
    },
    day: {
      title: 'One fill lasts a day and a half',
      text: 'For four A2D Ortho printers at full load, at 20 g per model.',
      items: {
        models: 'aligner models from 20 L',
        line: 'models on the best days, from four A2D Ortho printers running 24 hours straight',
        floor: 'stations feed 116 printers, four each, at a contract manufacturer of earbuds in China',
      },
      links: { study: 'Print floor with 116 printers' },
    },
    limits: {
      items: {
        one: 'One resin per station. A second resin needs a second station. Resin is ordered separately.',
        refill:
          'It does not refill itself. In ten days on our trial line, late refilling caused five of the eight lost jobs.',
        lots: 'A new lot mixes with the rest in the tank. For jobs from a single lot, empty the tank first; StreamFlow records which job came first from the new lot.',
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
    day: {
      title: '四台机器，加满一罐够打一天半',
      text: '四台 A2D Ortho 满负荷，每个模型按 20 g 计。',
      items: {
        models: '20 L 树脂能打的隐形矫治器模型',
        line: '四台 A2D Ortho 连开 24 小时，单日最高产量',
        floor: '国内一家耳机代工厂给 116 台打印机供料，每四台共用一台',
      },
      measures: { models: '个', line: '个', floor: '台' },
      links: { study: '116 台打印机的车间' },
    },
    limits: {
      items: {
        one: '一台只装一种树脂，第二种要再配一台。树脂另购。',
        refill: '料罐要人工加料。我们的试验线十天里有 8 个任务作废，其中 5 个是余量报警后没人加料。',
        lots: '新批次会与罐内余料混在一起。要求同一任务不跨批次的，先清空料罐再加；从哪个任务起换批，StreamFlow 有记录。',
        printers: '不能接 A2D、ChairSide 和 Reflex 系列。',
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
    day: {
      title: 'Für vier Drucker reicht eine Füllung anderthalb Tage',
      text: 'Vier A2D Ortho unter Volllast, 20 g je Modell.',
      items: {
        models: 'Alignermodelle aus 20 L',
        line: 'Modelle in 24 Stunden auf vier A2D Ortho, am besten Tag',
        floor: 'Stationen versorgen bei einem Lohnfertiger für Ohrhörer in China 116 Drucker, je Station vier',
      },
      links: { study: 'Die Halle mit 116 Druckern' },
    },
    limits: {
      items: {
        one: 'Für ein zweites Resin brauchen Sie eine zweite Station. Das Resin bestellen Sie gesondert.',
        refill:
          'Nachfüllen müssen Sie selbst. Auf unserer Versuchslinie gingen in zehn Tagen acht Aufträge verloren, fünf davon, weil nach der Meldung der Station niemand zum Nachfüllen da war.',
        lots: 'Eine neue Charge mischt sich mit dem Rest im Tank. Soll ein Auftrag aus einer einzigen Charge kommen, leeren Sie ihn vorher; StreamFlow vermerkt, ab welchem Auftrag gewechselt wurde.',
        printers: 'A2D, ChairSide und Reflex lassen sich nicht anschließen.',
      },
    },
  },
};
