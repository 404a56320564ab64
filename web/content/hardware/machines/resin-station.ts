import type { SectionLayouts } from '#sections/page-content.ts';
import { facts } from '../../facts.ts';
import type { StoryCopy } from '../machine-story.ts';

export const resinStation = {
  part: {
    kind: 'showcase',
    picture: 'parts/arch-aligner',
    links: { workflow: '/application/clear-aligners' },
  },
  day: { kind: 'figures', ground: 'paper', items: { models: facts.modelsPerTank, line: facts.alignerModelsPerDay } },
  proof: {
    kind: 'comparison',
    rows: { rejects: { before: facts.earbudRejectsBefore, after: facts.earbudRejects } },
    links: { study: '/application/moreApplication/cases/509' },
  },
  limits: { kind: 'limits', items: ['one', 'refill', 'printers'] },
} as const satisfies SectionLayouts;

export const resinStationCopy: StoryCopy<typeof resinStation> = {
  en: {
    part: {
      title: 'One resin for a whole aligner line',
      text: 'Four A2D Ortho printers draw the same model resin from one tank, each through its own hose.',
      alt: 'Printed arch with attachments for thermoforming',
      links: { workflow: 'Aligner production' },
    },
    day: {
      title: 'One fill lasts a day and a half',
      text: 'At 20 g for each model, supports included.',
      items: {
        models: 'aligner models from 20 L',
        line: 'models on the best days, from four A2D Ortho printers running 24 hours straight',
      },
    },
    proof: {
      title: '29 stations at one manufacturer',
      text: 'A contract manufacturer of earbuds in China runs 116 printers in groups of four around a station. The stations were one of several changes that year.',
      before: 'A year earlier',
      after: 'Today',
      rows: { rejects: 'Earbud shells rejected' },
      links: { study: 'Case study' },
    },
    limits: {
      items: {
        one: 'One resin per station. A second resin needs a second station.',
        refill:
          'It does not refill itself. In ten days on our trial line, late refilling caused five of the eight lost jobs.',
        printers: 'The A2D, the ChairSide printers and the Reflex series cannot be connected.',
      },
    },
  },
  cn: {
    part: {
      title: '一条矫治产线，一种树脂集中供料',
      text: '整条产线从一个料罐取料，当班不用逐台开瓶倒料。',
      alt: '带附件的压膜用全牙弓模型',
      links: { workflow: '隐形矫治器生产' },
    },
    day: {
      title: '加满一罐，够打一天半',
      text: '每个模型含支撑 20 g。',
      items: { models: '20 L 树脂能打的隐形矫治器模型', line: '四台 A2D Ortho 连开 24 小时，单日最高产量' },
      measures: { models: '个', line: '个' },
    },
    proof: {
      title: '一个车间 29 台供料站',
      text: '国内一家耳机代工厂，116 台打印机，每四台共用一台供料站。当年还做了其他改进。',
      before: '一年前',
      after: '现在',
      rows: { rejects: '耳机外壳不良率' },
      links: { study: '应用案例' },
    },
    limits: {
      items: {
        one: '一台只装一种树脂，第二种要再配一台。',
        refill: '料罐要人工加料。我们的试验线十天损失 8 个任务，其中 5 个是供料站已提示余量不足，现场没人加料。',
        printers: '不能接 A2D、ChairSide 和 Reflex 系列。',
      },
    },
  },
  de: {
    part: {
      title: 'Ein Resin für die ganze Alignerlinie',
      text: 'In der Alignerfertigung läuft alles mit demselben Resin. Die Station versorgt damit alle vier A2D Ortho einer Linie.',
      alt: 'Gedruckter Zahnbogen mit Attachments zum Tiefziehen',
      links: { workflow: 'Alignerfertigung' },
    },
    day: {
      title: 'Eine Füllung reicht anderthalb Tage',
      text: 'Bei 20 g je Modell, Supports eingerechnet.',
      items: {
        models: 'Alignermodelle aus 20 L',
        line: 'Modelle in 24 Stunden auf vier A2D Ortho, am besten Tag',
      },
    },
    proof: {
      title: '29 Stationen in einer Halle',
      text: 'Ein Lohnfertiger für Ohrhörer in China betreibt 116 Drucker, je vier an einer Station. Die Stationen waren eine von mehreren Änderungen in diesem Zeitraum.',
      before: 'Ein Jahr zuvor',
      after: 'Heute',
      rows: { rejects: 'Ausschuss bei Ohrhörerschalen' },
      links: { study: 'Anwenderbericht' },
    },
    limits: {
      items: {
        one: 'Für ein zweites Resin brauchen Sie eine zweite Station.',
        refill:
          'Nachfüllen müssen Sie selbst. Auf unserer Versuchslinie gingen in zehn Tagen acht Aufträge verloren, fünf davon, weil nach der Meldung der Station niemand zum Nachfüllen da war.',
        printers: 'A2D, ChairSide und Reflex lassen sich nicht anschließen.',
      },
    },
  },
};
