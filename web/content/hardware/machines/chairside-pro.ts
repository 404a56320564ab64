import type { SectionLayouts } from '#sections/page-content.ts';
import { facts } from '../../facts.ts';
import type { StoryCopy } from '../machine-story.ts';

export const chairSidePro = {
  part: {
    kind: 'showcase',
    picture: 'parts/dental-model',
    links: { workflow: '/application/dental-clinic-3d-printer' },
  },
  today: {
    kind: 'steps',
    items: {
      print: { time: facts.chairSideProModelPrint },
      wash: { time: facts.waterModelWashing },
      dry: { time: facts.waterModelDrying },
      cure: { time: facts.waterModelCuring },
    },
  },
  platform: { kind: 'platform', printer: '7', parts: ['model', 'splint', 'bridge'] },
  compared: {
    kind: 'comparison',
    hasBars: false,
    rows: {
      pixel: { before: facts.chairSidePixel, after: facts.chairSideProPixel },
      height: { before: facts.chairSideHeight, after: facts.chairSideProHeight },
      thinnest: { before: facts.chairSideThinnestLayer, after: facts.chairSideProThinnestLayer },
      models: { before: facts.chairSideModelPrint, after: facts.chairSideProModelPrint },
      noise: { before: facts.chairSideNoise, after: facts.chairSideProNoise },
    },
  },
  evaluation: {
    kind: 'figures',
    picture: 'scenes/in-use-chairside-pro',
    items: {
      total: facts.splintTotal,
      print: facts.splintPrint,
      adjusting: { ...facts.splintAdjusting, from: facts.splintAdjustingBefore },
      reprints: facts.splintReprints,
    },
    links: { cost: '/application/solution/splint', study: '/application/moreApplication/cases/505' },
  },
  limits: { kind: 'limits', items: ['size', 'alone', 'warm', 'skill'] },
} as const satisfies SectionLayouts;

export const chairSideProCopy: StoryCopy<typeof chairSidePro> = {
  en: {
    part: {
      title: 'Two models, 34 min after the scan reaches the printer',
      text: 'Print study models, wax-ups and working models in your practice today. At 35 µm, margins and fissures come out crisp enough to plan on.',
      alt: 'Printed working model of an upper jaw with a removable die',
      links: { workflow: 'Printing in dental practices' },
    },
    today: {
      title: 'From scan to finished model in 80 minutes',
      text: 'Two full-arch models in Model WW UV, in layers of 100 µm. Your staff spends about 10 min at the machines.',
      items: {
        print: { title: 'Print', text: 'One full-arch model or two take the same time.' },
        wash: {
          title: 'Wash',
          text: 'In tap water, so the practice stores no solvent. Used water is hazardous waste.',
        },
        dry: { title: 'Dry', text: 'At 40 °C (104 °F). A damp surface stays tacky.' },
        cure: {
          title: 'Cure',
          text: 'In UltraCraft Cure. The model is then ready for impressions, a putty key or the articulator.',
        },
      },
    },
    platform: {
      text: 'One print job, seen from above. Splints and bridges are sample parts until their resins are cleared.',
    },
    compared: {
      title: 'ChairSide or ChairSide Pro',
      text: 'Both hold two full-arch models. The Pro adds finer pixels, height and a heated tray for viscous resins.',
      before: 'ChairSide',
      after: 'ChairSide Pro',
      rows: {
        pixel: 'Pixel size',
        height: 'Build height',
        thinnest: 'Thinnest layer',
        models: 'Two full-arch models at 100 µm',
        noise: 'Noise while printing, dB(A)',
      },
    },
    evaluation: {
      title: 'In evaluation: same-day splints',
      text: 'A practice in Sweden made 74 splints, and 61 of them fitted the model on the day of the scan. The splint and crown resins are not cleared for the mouth yet.',
      alt: 'Open ChairSide Pro, its platform full of tooth-colored bridges and crowns on supports',
      items: {
        total: 'for all steps of a rigid splint, from scan to polish',
        print: 'of that on the printer',
        adjusting: 'of occlusal adjustment in the articulator',
        reprints: 'of the 74 splints were printed again',
      },
      links: { cost: 'Workflow and times', study: 'Case study' },
    },
    limits: {
      items: {
        size: 'Two full-arch models fill its platform. For more at a time, choose the A2D HD or the A2D 4K.',
        alone: 'It has no automatic part removal and no Resin Station.',
        warm: 'Filled resins need about ten minutes of warm-up after you switch the printer on. Model resins print right away.',
        skill:
          'You or our design service design each splint. In our case study, an assistant needed 20 hours of training for it.',
      },
    },
  },
  cn: {
    part: {
      title: '扫描数据传来，34 分钟打好两个模型',
      text: '研究模型、诊断蜡型、工作模型，现在就能在诊所打。35 µm 像素，边缘、窝沟清楚。',
      alt: '打印的上颌工作模型，带一个可卸代型',
      links: { workflow: '口腔诊所方案' },
    },
    today: {
      title: '从打印到能用，约 80 分钟',
      text: 'Model WW UV，两个全牙弓模型，层厚 100 µm。人工操作约 10 分钟。',
      items: {
        print: { title: '打印', text: '打一个和打两个用时一样。' },
        wash: { title: '清洗', text: '用自来水洗，诊所不用备溶剂。洗过的水按危险废物处理。' },
        dry: { title: '干燥', text: '40 °C 烘干，没干透会发黏。' },
        cure: { title: '固化', text: '用 UltraCraft Cure。固化后就能翻导板、上𬌗架、给患者讲方案。' },
      },
    },
    platform: { text: '单版排版俯视图。咬合板和桥的树脂取得注册证前只打样件。' },
    compared: {
      title: 'ChairSide 和 ChairSide Pro 怎么选',
      text: '两款一版都放两个全牙弓模型。Pro 像素更细，能打更高的件，料槽可加热，适合高黏度树脂。',
      before: 'ChairSide',
      after: 'ChairSide Pro',
      rows: {
        pixel: '像素尺寸',
        height: '成型高度',
        thinnest: '最小层厚',
        models: '两个全牙弓模型，100 µm 层厚',
        noise: '打印噪声，dB(A)',
      },
    },
    evaluation: {
      title: '评估中：咬合板当天做好',
      text: '瑞典一家诊所试做 74 副，61 副扫描当天做好并在模型上就位。咬合板和冠桥树脂尚未注册，不能给患者戴。',
      alt: '打开的 ChairSide Pro，平台上满是带支撑的牙色冠桥',
      items: {
        total: '一副硬质咬合板全程用时，扫描到抛光',
        print: '其中打印用时',
        adjusting: '𬌗架上调磨',
        reprints: '重打（共 74 副）',
      },
      measures: { reprints: '副' },
      links: { cost: '流程与用时', study: '应用案例' },
    },
    limits: {
      items: {
        size: '一版最多两个全牙弓模型；想多放，选 A2D HD 或 A2D 4K。',
        alone: '没有自动取件，不能接供料站。',
        warm: '打高填料树脂，开机后要预热约 10 分钟；打模型树脂开机就能打。',
        skill: '咬合板自己设计，或交给我们的设计服务；案例中椅旁助理学会设计用了 20 小时。',
      },
    },
  },
  de: {
    part: {
      title: 'Zwei Modelle, 34 min nach Druckstart',
      text: 'Studienmodelle, Wax-up-Modelle und Arbeitsmodelle drucken Sie heute schon in der Praxis. Mit 35-µm-Pixeln sind Präparationsgrenzen und Fissuren klar zu erkennen.',
      alt: 'Gedrucktes Arbeitsmodell eines Oberkiefers mit herausnehmbarem Stumpf',
      links: { workflow: 'Drucken in der Praxis' },
    },
    today: {
      title: 'Heute in der Praxis: fertiges Modell in 80 Minuten',
      text: 'Zwei Ganzkiefermodelle aus Model WW UV in Schichten von 100 µm. Das Praxisteam ist davon rund 10 min an den Geräten.',
      items: {
        print: { title: 'Drucken', text: 'Ein Modell oder zwei brauchen gleich lange.' },
        wash: {
          title: 'Waschen',
          text: 'Mit Leitungswasser, ohne Lösemittel. Das gebrauchte Wasser ist gefährlicher Abfall.',
        },
        dry: { title: 'Trocknen', text: 'Bei 40 °C. Bleibt das Modell feucht, klebt die Oberfläche.' },
        cure: {
          title: 'Nachhärten',
          text: 'Im UltraCraft Cure. Danach passt es für Artikulator und Patientengespräch, Wax-up-Modelle auch für den Silikonschlüssel.',
        },
      },
    },
    platform: {
      text: 'Eine Bauplattform, von oben gesehen. Schienen und Brücken sind bis zur CE-Kennzeichnung der Resins Musterteile.',
    },
    compared: {
      title: 'ChairSide oder ChairSide Pro',
      text: 'Auf beide passen zwei Ganzkiefermodelle. Der Pro hat feinere Pixel, mehr Bauhöhe und eine beheizte Wanne für zähflüssige Resins.',
      before: 'ChairSide',
      after: 'ChairSide Pro',
      rows: {
        pixel: 'Pixelgröße',
        height: 'Bauhöhe',
        thinnest: 'Dünnste Schicht',
        models: 'Zwei Ganzkiefermodelle bei 100 µm',
        noise: 'Schallpegel beim Drucken, dB(A)',
      },
    },
    evaluation: {
      title: 'In Erprobung: Schienen am Tag des Scans',
      text: 'Eine Praxis in Schweden hat 74 Schienen gefertigt; 61 saßen noch am Tag des Scans auf dem Modell. Die Resins für Schienen und Kronen haben noch keine CE-Kennzeichnung.',
      alt: 'Geöffneter ChairSide Pro, die Plattform voll zahnfarbener Brücken und Kronen auf Supports',
      items: {
        total: 'für alle Schritte einer harten Schiene, vom Scan bis zur Politur',
        print: 'davon im Drucker',
        adjusting: 'Einschleifen im Artikulator',
        reprints: 'der 74 Schienen wurden nachgedruckt',
      },
      links: { cost: 'Ablauf und Zeiten', study: 'Anwenderbericht' },
    },
    limits: {
      items: {
        size: 'Mit zwei Ganzkiefermodellen ist die Plattform voll. Für mehr Teile je Druck nehmen Sie den A2D HD oder den A2D 4K.',
        alone: 'Er hat keine automatische Entnahme und keinen Anschluss für die Resin-Station.',
        warm: 'Für gefüllte Resins heizt er nach dem Einschalten rund zehn Minuten vor, Modellresins druckt er sofort.',
        skill:
          'Die Schiene konstruieren Sie selbst oder unser Designservice. Im Anwenderbericht brauchte das Praxisteam dafür 20 Stunden Schulung.',
      },
    },
  },
};
