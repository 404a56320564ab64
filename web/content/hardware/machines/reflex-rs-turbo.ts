import type { SectionLayouts } from '#sections/page-content.ts';
import { facts } from '../../facts.ts';
import type { StoryCopy } from '../machine-story.ts';

export const reflexRsTurbo = {
  part: { kind: 'showcase', picture: 'parts/fixture', links: { workflow: '/application/use' } },
  platform: { kind: 'platform', printer: '12', parts: ['housing', 'figure'] },
  day: {
    kind: 'figures',
    items: { clamps: facts.clampsOnRsTurbo, pixel: facts.reflexRsPixel },
    links: { cost: '/application/use' },
  },
  limits: { kind: 'limits', items: ['filled', 'detail', 'soft', 'teeth'] },
} as const satisfies SectionLayouts;

export const reflexRsTurboCopy: StoryCopy<typeof reflexRsTurbo> = {
  en: {
    part: {
      title: 'Three full platforms in a workday',
      text: 'Clamps, gauges and carriers in filled and heat-resistant resins, washed between the jobs.',
      alt: 'Printed carrier with clamps that holds circuit boards',
      links: { workflow: 'End-use parts' },
    },
    platform: { text: 'One print job, seen from above.' },
    day: {
      title: 'A platform of clamps',
      items: { clamps: 'for a platform of clamps 150 mm tall, at 100 µm layers', pixel: 'pixel size' },
      links: { cost: 'Fixtures and housings' },
    },
    limits: {
      items: {
        filled: 'Rigid Fixture and Mold High-Temp print slower than 60 mm/h, because they flow back more slowly.',
        detail: 'Fine ribs in Detail Beige need the slow tilt, which cancels the speed advantage.',
        soft: 'Flexible and wax resins have no Turbo profiles. Use the Reflex RS for them.',
        teeth: 'Not for intraoral parts; it has no profiles for dental resins.',
      },
    },
  },
  cn: {
    part: {
      title: '一个工作日三版满版',
      text: '夹具、检具、焊接治具，采用高填料和耐热树脂，换版间隙清洗。',
      alt: '固定电路板的打印治具，带压扣',
      links: { workflow: '小批量零件' },
    },
    platform: { text: '单版排版俯视图。' },
    day: {
      title: '满版夹具',
      items: { clamps: '一版 150 mm 高的夹具，层厚 100 µm', pixel: '像素尺寸' },
      links: { cost: '工装与壳体' },
    },
    limits: {
      items: {
        filled: 'Rigid Fixture、Mold High-Temp 回流慢，达不到 60 mm/h。',
        detail: 'Detail Beige 打印细筋须慢速倾斜，无速度优势。',
        soft: '弹性树脂和蜡型树脂无 Turbo 参数，请用 Reflex RS。',
        teeth: '不适用于口内件，本机无齿科树脂参数。',
      },
    },
  },
  de: {
    part: {
      title: 'Drei volle Plattformen am Arbeitstag',
      text: 'Klemmen, Lehren und Rahmen aus gefüllten und warmfesten Resins, gewaschen wird zwischen den Aufträgen.',
      alt: 'Gedruckter Rahmen mit Klemmen, der Leiterplatten hält',
      links: { workflow: 'Serienteile' },
    },
    platform: { text: 'Eine Bauplattform, von oben gesehen.' },
    day: {
      title: 'Eine Plattform voller Klemmen',
      items: { clamps: 'für eine Plattform mit Klemmen von 150 mm Höhe, in Schichten von 100 µm', pixel: 'Pixelgröße' },
      links: { cost: 'Vorrichtungen und Gehäuse' },
    },
    limits: {
      items: {
        filled: 'Rigid Fixture und Mold High-Temp fließen langsamer nach und erreichen die 60 mm/h nicht.',
        detail: 'Feine Rippen in Detail Beige brauchen langsames Kippen. Der Zeitvorteil ist dann weg.',
        soft: 'Für weiche Resins und Wachsresins gibt es keine Turbo-Profile. Dafür ist der Reflex RS da.',
        teeth: 'Er ist nicht für Teile bestimmt, die in den Mund kommen. Profile für Dentalresins gibt es nicht.',
      },
    },
  },
};
