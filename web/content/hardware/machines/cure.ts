import type { SectionLayouts } from '#sections/page-content.ts';
import { facts } from '../../facts.ts';
import type { StoryCopy } from '../machine-story.ts';

export const cure = {
  part: { kind: 'showcase', picture: 'parts/crown-bridge' },
  day: {
    kind: 'figures',
    ground: 'paper',
    items: { heat: facts.cureHeat, crown: facts.ceramicCrownCuring, splint: facts.splintRigidCuring },
  },
  limits: { kind: 'limits', items: ['underside', 'oven', 'nitrogen', 'size'] },
} as const satisfies SectionLayouts;

export const cureCopy: StoryCopy<typeof cure> = {
  en: {
    part: {
      title: 'As strong as the data sheet says',
      text: 'A sensor measures the dose. As the LEDs age, the unit cures longer.',
      alt: 'Printed three-unit bridge beside a crown that shows its inside',
    },
    day: {
      title: 'Light and heat',
      items: {
        heat: 'in the chamber, for resins that need heat',
        crown: 'for each side of a crown in Crown Ceramic UV',
        splint: 'for each side of a rigid splint',
      },
    },
    limits: {
      items: {
        underside: 'It does not light the underside. You have to turn the part over.',
        oven: 'It is not an oven. Rigid Ceramic UV has to go into one at 120 °C afterward.',
        nitrogen: 'Nitrogen is not included. Without the set, cover parts with glycerin, or the surface stays tacky.',
        size: 'Parts wider than the 180 mm turntable do not cure evenly.',
      },
    },
  },
  cn: {
    part: {
      title: '强度达到数据表',
      text: '传感器实测光剂量，LED 老化后自动延长固化时间。',
      alt: '打印的三单位桥，旁边一颗牙冠露出内面',
    },
    day: {
      title: '光固化加热',
      items: {
        heat: '舱内温度，供需要加热的树脂',
        crown: '每面固化（Crown Ceramic UV 牙冠）',
        splint: '每面固化（硬质咬合板）',
      },
    },
    limits: {
      items: {
        underside: '照不到底面，要把打印件翻过来。',
        oven: '不是烘箱，Rigid Ceramic UV 之后还要 120 °C 热处理。',
        nitrogen: '不含氮气套件；没有氮气时要涂甘油，否则表面发黏。',
        size: '超出 180 mm 转盘的件，固化不匀。',
      },
    },
  },
  de: {
    part: {
      title: 'So fest wie im Datenblatt',
      text: 'Ein Sensor misst die Dosis. Altern die LEDs, härtet das Gerät länger nach.',
      alt: 'Gedruckte dreigliedrige Brücke neben einer Krone, deren Innenseite zu sehen ist',
    },
    day: {
      title: 'Licht und Wärme',
      items: {
        heat: 'in der Kammer, für Resins, die Wärme brauchen',
        crown: 'je Seite für eine Krone aus Crown Ceramic UV',
        splint: 'je Seite für eine harte Schiene',
      },
    },
    limits: {
      items: {
        underside: 'An die Unterseite kommt kein Licht. Das Teil muss gewendet werden.',
        oven: 'Es ist kein Ofen: Rigid Ceramic UV braucht danach 120 °C.',
        nitrogen:
          'Stickstoff gehört nicht zum Lieferumfang. Ohne das Set kommt Glyzerin auf die Teile, sonst bleiben sie klebrig.',
        size: 'Teile, die über den Drehteller von 180 mm ragen, härten ungleichmäßig nach.',
      },
    },
  },
};
