import type { SectionLayouts } from '#sections/page-content.ts';
import { facts } from '../../facts.ts';
import type { StoryCopy } from '../machine-story.ts';

export const washStation = {
  part: {
    kind: 'showcase',
    picture: 'parts/denture',
    links: { workflow: '/application/dental-labs-3d-printer' },
  },
  day: { kind: 'figures', ground: 'paper', items: { run: facts.washRun, tank: facts.washStationTank } },
  limits: { kind: 'limits', items: ['water', 'air', 'printers', 'solvent'] },
} as const satisfies SectionLayouts;

export const washStationCopy: StoryCopy<typeof washStation> = {
  en: {
    part: {
      title: 'Four platforms, washed and dry',
      text: 'The rack moves through two baths and the air dryer automatically. The lid stays closed.',
      alt: 'Printed full denture with a pink base',
      links: { workflow: 'Printing in dental labs' },
    },
    day: {
      title: 'One run',
      text: 'Denture Base UV: 3 min in the first bath, 2 min in the second, then air.',
      items: {
        run: 'for four platforms of the A2D family or the A3D',
        tank: 'of isopropanol in each of two baths',
      },
    },
    limits: {
      items: {
        water: 'It washes in isopropanol only. Water-washable models go into the UltraCraft Wash.',
        air: 'It does not make its own compressed air. It needs 6 bar and an extraction connection.',
        printers: 'Platforms of the ChairSide printers and the Reflex series do not fit the rack.',
        solvent: 'It does not change the bath. It stops and asks for fresh solvent.',
      },
    },
  },
  cn: {
    part: {
      title: '四块平台，洗净吹干',
      text: '料架自动过两槽再吹干，全程合盖。',
      alt: '打印的粉色基托全口义齿',
      links: { workflow: '义齿加工厂方案' },
    },
    day: {
      title: '一轮清洗',
      text: 'Denture Base UV：第一槽 3 分钟，第二槽 2 分钟，再吹干。',
      items: { run: '洗四块 A2D 系列或 A3D 平台', tank: '异丙醇，两槽各' },
    },
    limits: {
      items: {
        water: '只用异丙醇。水洗模型请用 UltraCraft Wash。',
        air: '不带空压机，须接 6 bar 压缩空气和排风管。',
        printers: 'ChairSide 和 Reflex 系列的平台放不进料架。',
        solvent: '不会自己换液，浓度超限就停机，提示更换。',
      },
    },
  },
  de: {
    part: {
      title: 'Vier Plattformen, gewaschen und trocken',
      text: 'Das Gestell fährt automatisch durch zwei Bäder und in die Druckluft. Der Deckel bleibt zu.',
      alt: 'Gedruckte Totalprothese mit rosa Basis',
      links: { workflow: 'Drucken im Dentallabor' },
    },
    day: {
      title: 'Ein Durchlauf',
      text: 'Denture Base UV: 3 min im ersten Bad, 2 min im zweiten, dann Luft.',
      items: {
        run: 'für vier Plattformen der A2D-Familie oder des A3D',
        tank: 'Isopropanol in jedem der beiden Bäder',
      },
    },
    limits: {
      items: {
        water: 'Sie wäscht nur in Isopropanol. Mit Wasser waschbare Modelle gehören ins UltraCraft Wash.',
        air: 'Druckluft erzeugt sie nicht selbst: Sie braucht 6 bar und eine Absaugung.',
        printers: 'Plattformen von ChairSide und Reflex passen nicht ins Gestell.',
        solvent: 'Das Bad wechselt sie nicht. Sie hält an und verlangt frisches Lösemittel.',
      },
    },
  },
};
