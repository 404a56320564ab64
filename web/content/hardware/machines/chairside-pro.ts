import type { SectionLayouts } from '#sections/page-content.ts';
import { facts } from '../../facts.ts';
import type { StoryCopy } from '../machine-story.ts';

export const chairSidePro = {
  part: {
    kind: 'showcase',
    picture: 'scenes/macro-die-margin',
    links: { workflow: '/application/dental-clinic-3d-printer' },
  },
  compared: {
    kind: 'text-table',
    columns: ['chairSide', 'pro'],
    rows: ['pixel', 'groove', 'layers', 'height', 'tray', 'models', 'resins', 'jobs', 'noise', 'space'],
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
  platform: { kind: 'platform', printer: '7', parts: ['model', 'splint'] },
  limits: { kind: 'limits', items: ['accuracy', 'size', 'resins', 'warm'] },
} as const satisfies SectionLayouts;

export const chairSideProCopy: StoryCopy<typeof chairSidePro> = {
  en: {
    part: {
      title: 'Working models with removable dies',
      text: 'Print them in Model HP UV 2.0 for single teeth and short bridges. Study models and diagnostic wax-ups print in Model WW UV and wash in tap water.',
      alt: 'Close-up of the margin of a printed die in layers of 30 µm, with a 1 mm scale',
      links: { workflow: 'Printing in dental practices' },
    },
    compared: {
      title: 'ChairSide or ChairSide Pro?',
      text: 'For study models, the ChairSide is enough. Choose the Pro if you have an in-house lab, need working models or print for several practices. Both hold two full-arch models.',
      first: 'Feature',
      columns: { chairSide: 'ChairSide', pro: 'ChairSide Pro' },
      rows: {
        pixel: { title: 'Pixel size', chairSide: '65 µm, native', pro: '35 µm, with pixel shift (70 µm native)' },
        groove: {
          title: 'Finest open groove, test plate at 50 µm',
          chairSide: '0.25 mm',
          pro: '0.15 mm',
        },
        layers: { title: 'Layer heights', chairSide: '50–100 µm', pro: '30–100 µm' },
        height: { title: 'Build height', chairSide: '70 mm (2.8 in)', pro: '100 mm (3.9 in)' },
        tray: { title: 'Resin tray', chairSide: '0.5 L, not heated', pro: '0.6 L, heated up to 35 °C (95 °F)' },
        models: { title: 'Two full-arch models at 100 µm', chairSide: '33 min', pro: '34 min' },
        resins: {
          title: 'Model resins',
          chairSide: 'Model WW UV',
          pro: 'Model WW UV, Model HP UV 2.0, Model Ortho UV; no castable resins',
        },
        jobs: { title: 'Takes jobs from', chairSide: 'Prepare, Blueprint', pro: 'Prepare, Blueprint, StreamFlow' },
        noise: { title: 'Noise while printing', chairSide: '46 dB(A)', pro: '48 dB(A)' },
        space: { title: 'Width × depth', chairSide: '295 × 330 mm (12 × 13 in)', pro: '310 × 345 mm (12 × 14 in)' },
      },
    },
    today: {
      title: 'Two finished models 80 minutes after you press print',
      text: 'Two full-arch models in Model WW UV, in layers of 100 µm, with about 10 min of staff time. Models in Model HP UV 2.0 go through two baths of isopropanol of 3 min each, 20 min at 40 °C (104 °F) and 10 min of curing.',
      items: {
        print: { title: 'Print', text: 'One full-arch model or two take the same time.' },
        wash: {
          title: 'Wash',
          text: 'In tap water, in UltraCraft Wash or with a brush. You store no solvent, but used water is hazardous waste.',
        },
        dry: {
          title: 'Dry',
          text: 'At 40 °C (104 °F) in a forced-air lab incubator of 20 to 30 L from a lab supplier. A damp surface stays tacky.',
        },
        cure: {
          title: 'Cure',
          text: 'In UltraCraft Cure. The model is then ready for a putty matrix or the articulator.',
        },
      },
    },
    platform: {
      text: 'One print job, seen from above. Splints are sample parts until their resin is cleared.',
    },
    limits: {
      items: {
        accuracy:
          'Use its working models for single teeth and bridges of up to three units. Full-arch accuracy has not been measured; for longer spans, choose the A2D HD.',
        size: 'Two full-arch models fill its platform, and it has no automatic part removal. For more at a time, choose the A2D HD or the A2D 4K.',
        resins: 'It has no profiles for castable resins or Gingiva Mask UV. Choose the A2D for those.',
        warm: 'Filled resins need about ten minutes of heating after you switch the printer on. Model resins print right away.',
      },
    },
  },
  cn: {
    part: {
      title: '带可卸代型的工作模型',
      text: '单颗牙、短桥的工作模型用 Model HP UV 2.0 打印；研究模型、诊断蜡型模型用 Model WW UV，自来水清洗。',
      alt: '打印代型边缘特写，层厚 30 µm，带 1 mm 标尺',
      links: { workflow: '口腔诊所方案' },
    },
    compared: {
      title: 'ChairSide 与 ChairSide Pro 对比',
      text: '只打印研究模型，选 ChairSide。有院内技工室、需要工作模型，或多家门店共用任务，选 Pro。两款一版均可放两个全牙弓模型。',
      first: '项目',
      columns: { chairSide: 'ChairSide', pro: 'ChairSide Pro' },
      rows: {
        pixel: { title: '像素尺寸', chairSide: '65 µm，原生像素', pro: '35 µm，像素偏移（原生 70 µm）' },
        groove: {
          title: '测试板最小凹槽宽度，50 µm 层厚',
          chairSide: '0.25 mm',
          pro: '0.15 mm',
        },
        layers: { title: '层厚', chairSide: '50–100 µm', pro: '30–100 µm' },
        height: { title: '成型高度', chairSide: '70 mm', pro: '100 mm' },
        tray: { title: '料槽', chairSide: '0.5 L，不加热', pro: '0.6 L，加热，最高 35 °C' },
        models: { title: '两个全牙弓模型，100 µm 层厚', chairSide: '33 分钟', pro: '34 分钟' },
        resins: {
          title: '模型树脂',
          chairSide: 'Model WW UV',
          pro: 'Model WW UV、Model HP UV 2.0、Model Ortho UV；没有铸造树脂',
        },
        jobs: { title: '可接软件', chairSide: 'Prepare、Blueprint', pro: 'Prepare、Blueprint、StreamFlow' },
        noise: { title: '打印噪声', chairSide: '46 dB(A)', pro: '48 dB(A)' },
        space: { title: '宽 × 深', chairSide: '295 × 330 mm', pro: '310 × 345 mm' },
      },
    },
    today: {
      title: '从打印到可用，约 80 分钟',
      text: 'Model WW UV，两个全牙弓模型，层厚 100 µm，护士操作约 10 分钟。Model HP UV 2.0 用异丙醇洗两槽、各 3 分钟，40 °C 放 20 分钟，固化 10 分钟。',
      items: {
        print: { title: '打印', text: '一个与两个用时相同。' },
        wash: {
          title: '清洗',
          text: '用 UltraCraft Wash 自来水清洗，或手工刷洗。无需溶剂，清洗废水按危险废物处理。',
        },
        dry: { title: '干燥', text: '置于 40 °C 鼓风干燥箱（20–30 L，自备），未干透会发黏。' },
        cure: { title: '固化', text: '用 UltraCraft Cure。固化后可翻硅橡胶导板、上𬌗架、与患者沟通方案。' },
      },
    },
    platform: { text: '单版排版俯视图。咬合板的树脂取得注册证前仅打印样件。' },
    limits: {
      items: {
        accuracy: '工作模型限单颗牙和三单位以内的桥，全牙弓精度尚未测量；更长的桥请选 A2D HD。',
        size: '一版最多两个全牙弓模型，没有自动取件；需更大幅面，请选 A2D HD 或 A2D 4K。',
        resins: '没有铸造树脂和 Gingiva Mask UV 的参数，打印这两类请选 A2D。',
        warm: '打印高填料树脂，开机后须预热约 10 分钟；模型树脂无需预热。',
      },
    },
  },
  de: {
    part: {
      title: 'Arbeitsmodelle mit herausnehmbaren Stümpfen',
      text: 'Für Einzelzähne und kurze Brücken drucken Sie sie aus Model HP UV 2.0. Studien- und Planungsmodelle entstehen aus Model WW UV und werden mit Leitungswasser gewaschen.',
      alt: 'Nahaufnahme der Präparationsgrenze eines gedruckten Stumpfs, Schichten von 30 µm, Maßstab 1 mm',
      links: { workflow: 'Drucken in der Praxis' },
    },
    compared: {
      title: 'ChairSide oder ChairSide Pro?',
      text: 'Für Studienmodelle genügt der ChairSide. Der Pro gehört in die Praxis mit eigenem Labor, die Arbeitsmodelle braucht oder für mehrere Standorte druckt. Auf beide passen zwei Ganzkiefermodelle.',
      first: 'Merkmal',
      columns: { chairSide: 'ChairSide', pro: 'ChairSide Pro' },
      rows: {
        pixel: { title: 'Pixelgröße', chairSide: '65 µm, nativ', pro: '35 µm, mit Pixelversatz (nativ 70 µm)' },
        groove: {
          title: 'Feinste offene Rille, Testplatte bei 50 µm',
          chairSide: '0,25 mm',
          pro: '0,15 mm',
        },
        layers: { title: 'Schichthöhen', chairSide: '50 bis 100 µm', pro: '30 bis 100 µm' },
        height: { title: 'Bauhöhe', chairSide: '70 mm', pro: '100 mm' },
        tray: { title: 'Resinwanne', chairSide: '0,5 L, unbeheizt', pro: '0,6 L, beheizt bis 35 °C' },
        models: { title: 'Zwei Ganzkiefermodelle bei 100 µm', chairSide: '33 min', pro: '34 min' },
        resins: {
          title: 'Modellresins',
          chairSide: 'Model WW UV',
          pro: 'Model WW UV, Model HP UV 2.0, Model Ortho UV; keine ausbrennbaren Resins',
        },
        jobs: { title: 'Aufträge aus', chairSide: 'Prepare, Blueprint', pro: 'Prepare, Blueprint, StreamFlow' },
        noise: { title: 'Schallpegel beim Drucken', chairSide: '46 dB(A)', pro: '48 dB(A)' },
        space: { title: 'Breite × Tiefe', chairSide: '295 × 330 mm', pro: '310 × 345 mm' },
      },
    },
    today: {
      title: 'Zwei fertige Modelle in 80 Minuten',
      text: 'Ganzkiefermodelle aus Model WW UV in Schichten von 100 µm; das Praxisteam ist rund 10 min beschäftigt. Modelle aus Model HP UV 2.0 kommen in zwei Bäder mit Isopropanol zu je 3 min, trocknen 20 min bei 40 °C und härten 10 min nach.',
      items: {
        print: { title: 'Drucken', text: 'Ein Modell oder zwei brauchen gleich lange.' },
        wash: {
          title: 'Waschen',
          text: 'Mit Leitungswasser, im UltraCraft Wash oder mit der Bürste. Lösemittel brauchen Sie nicht; das gebrauchte Wasser ist gefährlicher Abfall.',
        },
        dry: {
          title: 'Trocknen',
          text: 'Bei 40 °C im Umluftschrank, 20 bis 30 L, aus dem Laborhandel. Bleibt das Modell feucht, klebt die Oberfläche.',
        },
        cure: {
          title: 'Nachhärten',
          text: 'Im UltraCraft Cure. Danach ist das Modell bereit für Artikulator, Silikonschlüssel und Patientengespräch.',
        },
      },
    },
    platform: {
      text: 'Eine Bauplattform, von oben gesehen. Schienen sind bis zur CE-Kennzeichnung des Resins Anschauungsteile.',
    },
    limits: {
      items: {
        accuracy:
          'Die Arbeitsmodelle sind für Einzelzähne und Brücken bis drei Glieder gedacht; die Genauigkeit ganzer Kiefer haben wir noch nicht gemessen. Für weitspannige Arbeiten nehmen Sie den A2D HD.',
        size: 'Mit zwei Ganzkiefermodellen ist die Plattform voll, entnommen wird von Hand. Für mehr Teile je Druck nehmen Sie den A2D HD oder den A2D 4K.',
        resins: 'Für ausbrennbare Resins und Gingiva Mask UV hat er keine Profile. Dafür nehmen Sie den A2D.',
        warm: 'Für gefüllte Resins heizt er nach dem Einschalten rund zehn Minuten vor, Modellresins druckt er sofort.',
      },
    },
  },
};
