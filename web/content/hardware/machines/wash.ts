import type { SectionLayouts } from '#sections/page-content.ts';
import { facts } from '../../facts.ts';
import type { StoryCopy } from '../machine-story.ts';

export const wash = {
  part: {
    kind: 'showcase',
    picture: 'scenes/lab-bench',
    links: {
      guide: '/aboutUs/resources/detail/washing-printed-parts-what-the-bath-does-and-when-it-is-used-up-326',
    },
  },
  times: {
    kind: 'spec-table',
    rows: {
      model: facts.modelWashing,
      alignerModel: facts.alignerModelWashing,
      waterModel: facts.waterModelWashing,
      pattern: facts.patternWashing,
      temporary: facts.temporaryWashing,
      base: facts.dentureBaseWash,
    },
  },
  limits: { kind: 'limits', items: ['drying', 'bath', 'fumes', 'size'] },
} as const satisfies SectionLayouts;

export const washCopy: StoryCopy<typeof wash> = {
  en: {
    part: {
      title: 'Clean first, then cure',
      text: 'Resin collects inside crowns, sockets and screw channels. The reversing flow flushes it out, and the second bath takes off the rest.',
      alt: 'UltraCraft Wash on a lab bench, between a printer and UltraCraft Cure',
      links: { guide: 'How washing works' },
    },
    times: {
      title: 'Wash times, both baths together',
      text: 'Each resin has its own wash time; the data sheet states it. Longer soaks make thin parts swell.',
      rows: {
        model: 'Model HP UV 2.0',
        alignerModel: 'Model TF UV 2.0',
        waterModel: 'Model WW UV, in one bath of water',
        pattern: 'Cast UV 3.0',
        temporary: 'Temp C&B UV 2.0',
        base: 'Denture Base UV',
      },
    },
    limits: {
      items: {
        drying: 'It does not dry parts. Hang the basket on the rim or blow the parts dry.',
        bath: 'It does not measure the bath. You check the density yourself; the color tells you nothing.',
        fumes:
          'It has no fume extraction. Work with isopropanol needs a ventilated room. Ask us before you do the risk assessment.',
        size: 'The platform of the C series does not fit. Full platforms of it go into the Wash Station.',
      },
    },
  },
  cn: {
    part: {
      title: '洗干净，再固化',
      text: '冠内壁、孔道、螺丝通道最容易积树脂，水流定时换向，才冲得干净；第二槽再精洗一遍。',
      alt: '工作台上的打印机、UltraCraft Wash 和 UltraCraft Cure',
      links: { guide: '看清洗技术文章' },
    },
    times: {
      title: '清洗时间（两槽合计）',
      text: '每款树脂不同，按该树脂的性能数据表设定，到时就取；泡久了，薄件会溶胀。',
      rows: {
        model: 'Model HP UV 2.0',
        alignerModel: 'Model TF UV 2.0',
        waterModel: 'Model WW UV（一槽，水洗）',
        pattern: 'Cast UV 3.0',
        temporary: 'Temp C&B UV 2.0',
        base: 'Denture Base UV',
      },
    },
    limits: {
      items: {
        drying: '不带烘干功能。清洗篮挂在槽沿沥干，或用气枪吹干。',
        bath: '本机不测清洗液，密度要自己量，看颜色不准。',
        fumes: '没有排风接口，用异丙醇须在通风良好的房间；有防爆要求的，请先与我们确认。',
        size: '放不下 C 系列的平台，C 系列整版请用 Wash Station 自动清洗站。',
      },
    },
  },
  de: {
    part: {
      title: 'Erst sauber, dann nachhärten',
      text: 'Im Kronenlumen und in Bohrungen bleibt das meiste Resin stehen. Die wechselnde Strömung spült es heraus, das zweite Bad nimmt den Rest ab.',
      alt: 'UltraCraft Wash auf einem Labortisch zwischen einem Drucker und dem UltraCraft Cure',
      links: { guide: 'Fachartikel zum Waschen' },
    },
    times: {
      title: 'Waschzeiten, beide Bäder zusammen',
      text: 'Die Waschzeit steht im Datenblatt des jeweiligen Resins. Bleiben dünne Teile länger im Bad, quellen sie.',
      rows: {
        model: 'Model HP UV 2.0',
        alignerModel: 'Model TF UV 2.0',
        waterModel: 'Model WW UV, ein Bad in Wasser',
        pattern: 'Cast UV 3.0',
        temporary: 'Temp C&B UV 2.0',
        base: 'Denture Base UV',
      },
    },
    limits: {
      items: {
        drying: 'Das Gerät trocknet die Teile nicht. Sie lassen sie abtropfen oder blasen sie ab.',
        bath: 'Den Zustand des Bads misst es nicht. Die Dichte messen Sie selbst; an der Farbe ist sie nicht zu erkennen.',
        fumes:
          'Eine Absaugung hat das Gerät nicht. Lüften Sie den Raum, wenn Sie mit Isopropanol arbeiten. Klären Sie den Explosionsschutz für Ihre Gefährdungsbeurteilung vorher mit uns.',
        size: 'Die Plattform der C-Serie passt nicht hinein. Volle Plattformen der C-Serie wäscht die Wash Station.',
      },
    },
  },
};
