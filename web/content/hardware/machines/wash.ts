import type { SectionLayouts } from '#sections/page-content.ts';
import { facts } from '../../facts.ts';
import type { StoryCopy } from '../machine-story.ts';

export const wash = {
  part: { kind: 'showcase', picture: 'parts/crown-bridge' },
  day: {
    kind: 'figures',
    ground: 'paper',
    items: { bath: facts.temporaryWashing, tank: facts.washTank, change: facts.washDensityRise },
  },
  limits: { kind: 'limits', items: ['drying', 'bath', 'fumes', 'water'] },
} as const satisfies SectionLayouts;

export const washCopy: StoryCopy<typeof wash> = {
  en: {
    part: {
      title: 'Clean inside the crown, too',
      text: 'Resin collects inside crowns, sockets and screw channels. The reversing flow flushes it out.',
      alt: 'Printed three-unit bridge beside a crown that shows its inside',
    },
    day: {
      title: 'A few minutes are enough',
      text: 'Each resin has its own wash time. Thin parts swell if they soak longer.',
      items: {
        bath: 'total for a Temp C&B UV 2.0 crown, both baths',
        tank: 'in each tank',
        change: 'rise in density: the first bath is spent',
      },
    },
    limits: {
      items: {
        drying: 'It does not dry. Hang the basket on the rim or blow the parts dry.',
        bath: 'It does not measure the bath. You check the density yourself; the color tells you nothing.',
        fumes: 'It has no fume extraction. Work with isopropanol needs a ventilated room.',
        water: 'It does not clean the water. Collect it in a closed container.',
      },
    },
  },
  cn: {
    part: {
      title: '冠内壁也洗得干净',
      text: '冠内壁、孔道、螺丝通道最容易积树脂，水流来回换向，才冲得干净。',
      alt: '打印的三单位桥，旁边一颗牙冠露出内面',
    },
    day: {
      title: '几分钟就够',
      text: '每款树脂的清洗时间不同，按性能数据表设定。',
      items: {
        bath: '一颗 Temp C&B UV 2.0 牙冠，两槽合计',
        tank: '单个清洗槽容积',
        change: '第一槽密度升高到这个值就换液',
      },
    },
    limits: {
      items: {
        drying: '不带烘干。清洗篮挂在槽沿沥干，或用气枪吹干。',
        bath: '本机不测清洗液，密度要自己量，看颜色不准。',
        fumes: '没有排风接口，用异丙醇须在通风良好的房间。',
        water: '不处理废水。洗过的水含树脂，按危险废物处理。',
      },
    },
  },
  de: {
    part: {
      title: 'Auch das Kroneninnere wird sauber',
      text: 'Im Kronenlumen und in Bohrungen bleibt das meiste Resin stehen. Die wechselnde Strömung spült es heraus.',
      alt: 'Gedruckte dreigliedrige Brücke neben einer Krone, deren Innenseite zu sehen ist',
    },
    day: {
      title: 'Wenige Minuten genügen',
      text: 'Die Waschzeit jedes Resins steht in seinen Materialdaten.',
      items: {
        bath: 'für eine Krone aus Temp C&B UV 2.0, beide Bäder zusammen',
        tank: 'je Behälter',
        change: 'Dichteanstieg, dann ist das erste Bad verbraucht',
      },
    },
    limits: {
      items: {
        drying: 'Das Gerät trocknet die Teile nicht. Sie lassen sie abtropfen oder blasen sie ab.',
        bath: 'Den Zustand des Bads misst es nicht. Die Dichte messen Sie selbst; an der Farbe ist sie nicht zu erkennen.',
        fumes: 'Eine Absaugung hat das Gerät nicht. Lüften Sie den Raum, wenn Sie mit Isopropanol arbeiten.',
        water:
          'Waschwasser bereitet das Gerät nicht auf. Gebrauchtes Wasser ist wie verbrauchtes Isopropanol gefährlicher Abfall.',
      },
    },
  },
};
