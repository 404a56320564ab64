import type { SectionLayouts } from '#sections/page-content.ts';
import { facts } from '../../facts.ts';
import type { StoryCopy } from '../machine-story.ts';

export const reflexTurbo = {
  part: { kind: 'showcase', picture: 'parts/fixture', links: { workflow: '/application/use' } },
  platform: { kind: 'platform', printer: '11', parts: ['figure', 'housing'] },
  day: {
    kind: 'figures',
    items: { speed: facts.reflexTurboSpeed, pixel: facts.reflexPixel },
    links: { cost: '/application/use' },
  },
  proof: {
    kind: 'comparison',
    rows: {
      part: { before: facts.tallPartOnReflex, after: facts.tallPartOnTurbo },
      speed: { before: facts.reflexSpeed, after: facts.reflexTurboSpeed },
    },
  },
  limits: { kind: 'limits', items: ['resins', 'height', 'teeth', 'leveling'] },
} as const satisfies SectionLayouts;

export const reflexTurboCopy: StoryCopy<typeof reflexTurbo> = {
  en: {
    part: {
      title: 'Fixtures before lunch',
      text: 'The tray tilts and peels the film from one edge. A layer of 100 µm takes 6 s.',
      alt: 'Printed carrier with clamps that holds circuit boards',
      links: { workflow: 'End-use parts' },
    },
    platform: { text: 'One print job, seen from above.' },
    day: {
      title: 'Several versions in a day',
      items: { speed: 'at 100 µm layers', pixel: 'pixel size, the same as on the Reflex' },
      links: { cost: 'From prototype to small runs' },
    },
    proof: {
      title: 'Tilting instead of lifting',
      text: 'A part 100 mm tall at 100 µm layers, from the data sheets of both printers.',
      before: 'Reflex',
      after: 'Reflex Turbo',
      rows: { part: 'Time for a part 100 mm tall', speed: 'Print speed' },
    },
    limits: {
      items: {
        resins: 'Flexible and wax resins have no Turbo profiles. Use the Reflex or Reflex RS for them.',
        height:
          'Its build volume is 10 mm lower than on the Reflex, because the tilting mechanism sits under the tray.',
        teeth: 'Not for intraoral parts; it has no profiles for dental resins.',
        leveling: 'You level the platform by hand.',
      },
    },
  },
  cn: {
    part: {
      title: '工装夹具，上午完成',
      text: '料槽侧倾离型，从一侧揭膜，100 µm 一层仅 6 秒。',
      alt: '固定电路板的打印治具，带压扣',
      links: { workflow: '小批量零件' },
    },
    platform: { text: '单版排版俯视图。' },
    day: {
      title: '当天改版',
      items: { speed: '层厚 100 µm 时的速度', pixel: '像素尺寸，同 Reflex' },
      links: { cost: '从样件到小批量' },
    },
    proof: {
      title: '倾斜离型，不抬平台',
      text: '100 mm 高的件，层厚 100 µm，数据取自两款机型的数据表。',
      before: 'Reflex',
      after: 'Reflex Turbo',
      rows: { part: '100 mm 高的件用时', speed: '打印速度' },
    },
    limits: {
      items: {
        resins: '弹性树脂和蜡型树脂无 Turbo 参数，请用 Reflex 或 Reflex RS。',
        height: '倾斜机构在料槽下方，成型高度比 Reflex 少 10 mm。',
        teeth: '不适用于口内件，本机无齿科树脂参数。',
        leveling: '平台手动调平。',
      },
    },
  },
  de: {
    part: {
      title: 'Vorrichtungen noch vor der Mittagspause',
      text: 'Die Wanne kippt und zieht die Folie von einer Kante ab. Eine Schicht von 100 µm dauert 6 s.',
      alt: 'Gedruckter Rahmen mit Klemmen, der Leiterplatten hält',
      links: { workflow: 'Serienteile' },
    },
    platform: { text: 'Eine Bauplattform, von oben gesehen.' },
    day: {
      title: 'Mehrere Entwürfe am Tag',
      items: { speed: 'in Schichten von 100 µm', pixel: 'Pixelgröße wie beim Reflex' },
      links: { cost: 'Vom Prototyp zur Serie' },
    },
    proof: {
      title: 'Kippen statt Heben',
      text: 'Ein Teil von 100 mm Höhe in Schichten von 100 µm, laut Datenblatt beider Drucker.',
      before: 'Reflex',
      after: 'Reflex Turbo',
      rows: { part: 'Druckzeit bei 100 mm Höhe', speed: 'Druckgeschwindigkeit' },
    },
    limits: {
      items: {
        resins: 'Für weiche Resins und Wachsresins gibt es keine Turbo-Profile. Dafür sind Reflex oder Reflex RS da.',
        height: 'Der Bauraum ist 10 mm niedriger als beim Reflex, denn unter der Wanne sitzt die Kippmechanik.',
        teeth: 'Er ist nicht für Teile bestimmt, die in den Mund kommen. Profile für Dentalresins gibt es nicht.',
        leveling: 'Die Plattform wird von Hand ausgerichtet.',
      },
    },
  },
};
