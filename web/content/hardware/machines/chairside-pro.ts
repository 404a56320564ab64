import type { SectionLayouts } from '#sections/page-content.ts';
import { facts } from '../../facts.ts';
import type { StoryCopy } from '../machine-story.ts';

export const chairSidePro = {
  part: {
    kind: 'showcase',
    picture: 'parts/splint',
    links: { workflow: '/application/solution/splint' },
  },
  platform: { kind: 'platform', printer: '7', parts: ['splint', 'bridge', 'model'] },
  open: { kind: 'media-text', picture: 'scenes/in-use-chairside-pro', side: 'start' },
  day: {
    kind: 'figures',
    items: { total: facts.splintTotal, print: facts.splintPrint, reprints: facts.splintReprints },
    links: { cost: '/application/solution/splint' },
  },
  proof: {
    kind: 'comparison',
    rows: {
      adjusting: { before: facts.splintAdjustingBefore, after: facts.splintAdjusting },
    },
    links: { study: '/application/moreApplication/cases/505' },
  },
  pixels: {
    kind: 'comparison',
    rows: { pixel: { before: facts.chairSidePixel, after: facts.chairSideProPixel } },
  },
  limits: { kind: 'limits', items: ['size', 'alone', 'warm', 'skill'] },
} as const satisfies SectionLayouts;

export const chairSideProCopy: StoryCopy<typeof chairSidePro> = {
  en: {
    part: {
      title: 'Scan in the morning, sample splint before noon',
      text: 'A force sensor slows the lift on large layers, so the thin walls of a splint stay intact.',
      alt: 'Clear printed occlusal splint',
      links: { workflow: 'Splints, step by step' },
    },
    platform: { text: 'One print job, seen from above.' },
    open: {
      title: 'A platform of sample temporaries',
      text: 'Eight bridges and ten crowns share this job on 134.4 × 75.6 mm; the plan above counts jobs of one part only. The display on the slope can be read standing up.',
      alt: 'Open ChairSide Pro, its platform full of tooth-colored bridges and crowns on supports',
    },
    day: {
      title: 'A sample splint on the day of the scan',
      text: 'In an evaluation at a practice in Sweden, 61 of 74 splints were finished and fitted the model on the day of the scan. The resin is not for the mouth yet.',
      items: {
        total: 'for all steps of a rigid splint, from scan to polish',
        print: 'of that on the printer',
        reprints: 'of the 74 splints were printed again',
      },
      links: { cost: 'Workflow and times' },
    },
    proof: {
      title: 'Less grinding in the articulator',
      text: 'The same practice, before with splints from its lab.',
      before: 'Before',
      after: 'With the ChairSide Pro',
      rows: { adjusting: 'Grinding in the articulator' },
      links: { study: 'Case study' },
    },
    pixels: {
      title: 'Finer pixels than the ChairSide',
      text: 'From the data sheets of both printers.',
      before: 'ChairSide',
      after: 'ChairSide Pro',
      rows: { pixel: 'Pixel size' },
    },
    limits: {
      items: {
        size: 'Two full-arch models fill its platform. For more at a time, choose the A2D HD or the A2D 4K.',
        alone: 'It has no automatic part removal and no Resin Station.',
        warm: 'Crown Ceramic UV needs about ten minutes of warm-up after you switch the printer on.',
        skill:
          'You or our design service design each splint. In our case study, an assistant needed 20 hours of training for it.',
      },
    },
  },
  cn: {
    part: {
      title: '上午扫描，中午前打好咬合板',
      text: '打印机逐层测离型力，截面大的层慢抬，咬合板薄壁不受损。',
      alt: '透明的打印咬合板',
      links: { workflow: '咬合板流程' },
    },
    platform: { text: '单版排版俯视图。' },
    open: {
      title: '一版临时冠桥',
      text: '134.4 × 75.6 mm 幅面，这一版混排八个桥、十颗冠；上面的俯视图算的是只排一种件。斜面屏幕，站着就能看清。',
      alt: '打开的 ChairSide Pro，平台上满是带支撑的牙色冠桥',
    },
    day: {
      title: '咬合板，扫描当天做好',
      text: '瑞典一家诊所评估试用 74 副，61 副扫描当天做好并在模型上就位。树脂尚未注册，不能给患者戴。',
      items: { total: '一副硬质咬合板全程用时，扫描到抛光', print: '其中打印用时', reprints: '重打（共 74 副）' },
      measures: { reprints: '副' },
      links: { cost: '流程与用时' },
    },
    proof: {
      title: '𬌗架上少调磨',
      text: '同一家诊所；此前是加工厂做的咬合板。',
      before: '此前',
      after: 'ChairSide Pro',
      rows: { adjusting: '𬌗架上调磨' },
      links: { study: '应用案例' },
    },
    pixels: {
      title: '像素比 ChairSide 更细',
      text: '取自两款机型的数据表。',
      before: 'ChairSide',
      after: 'ChairSide Pro',
      rows: { pixel: '像素尺寸' },
    },
    limits: {
      items: {
        size: '一版最多两个全牙弓模型；想多放，选 A2D HD 或 A2D 4K。',
        alone: '没有自动取件，不能接供料站。',
        warm: '打 Crown Ceramic UV，开机后要预热约 10 分钟。',
        skill: '设计自己做，或交给我们的设计服务；案例里的助手学会设计咬合板花了 20 小时。',
      },
    },
  },
  de: {
    part: {
      title: 'Morgens gescannt, mittags die Schiene zur Probe',
      text: 'Ein Kraftsensor bremst den Hub bei großem Querschnitt. Dünne Schienenwände reißen nicht ein.',
      alt: 'Klare gedruckte Aufbissschiene',
      links: { workflow: 'Schienen Schritt für Schritt' },
    },
    platform: { text: 'Ein Druckauftrag, von oben gesehen.' },
    open: {
      title: 'Eine Plattform voll Musterkronen und -brücken',
      text: 'Acht Brücken und zehn Kronen in einem Auftrag auf 134,4 × 75,6 mm; die Draufsicht zählt Aufträge mit nur einer Art von Teilen. Das geneigte Display ist im Stehen gut zu lesen.',
      alt: 'Geöffneter ChairSide Pro, die Plattform voll zahnfarbener Brücken und Kronen auf Supports',
    },
    day: {
      title: 'Schienen zur Probe, fertig am Tag des Scans',
      text: 'Bei einer Erprobung in einer Praxis in Schweden waren 61 von 74 Schienen am Tag des Scans fertig und saßen auf dem Modell. Eingegliedert werden dürfen sie noch nicht.',
      items: {
        total: 'für alle Schritte einer harten Schiene, vom Scan bis zur Politur',
        print: 'davon im Drucker',
        reprints: 'der 74 Schienen wurden nachgedruckt',
      },
      links: { cost: 'Ablauf und Zeiten' },
    },
    proof: {
      title: 'Weniger Einschleifen im Artikulator',
      text: 'Dieselbe Praxis, vorher mit Schienen aus dem Labor.',
      before: 'Vorher',
      after: 'Mit dem ChairSide Pro',
      rows: { adjusting: 'Einschleifen im Artikulator' },
      links: { study: 'Anwenderbericht' },
    },
    pixels: {
      title: 'Feinere Pixel als beim ChairSide',
      text: 'Aus den Datenblättern beider Drucker.',
      before: 'ChairSide',
      after: 'ChairSide Pro',
      rows: { pixel: 'Pixelgröße' },
    },
    limits: {
      items: {
        size: 'Mit zwei Ganzkiefermodellen ist die Plattform voll. Für größere Aufträge nehmen Sie den A2D HD oder den A2D 4K.',
        alone: 'Er hat keine automatische Entnahme und keinen Anschluss für die Resin-Station.',
        warm: 'Für Crown Ceramic UV heizt er nach dem Einschalten rund zehn Minuten vor.',
        skill:
          'Die Schiene konstruieren Sie selbst oder unser Designservice. Im Anwenderbericht brauchte das Praxisteam dafür 20 Stunden Schulung.',
      },
    },
  },
};
