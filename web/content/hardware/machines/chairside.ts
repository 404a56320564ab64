import type { SectionLayouts } from '#sections/page-content.ts';
import { facts } from '../../facts.ts';
import type { StoryCopy } from '../machine-story.ts';

export const chairSide = {
  part: {
    kind: 'showcase',
    picture: 'parts/study-model',
    links: { workflow: '/application/dental-clinic-3d-printer' },
  },
  today: {
    kind: 'steps',
    items: {
      print: { time: facts.chairSideModelPrint },
      wash: { time: facts.waterModelWashing },
      dry: { time: facts.waterModelDrying },
      cure: { time: facts.waterModelCuring },
    },
  },
  counter: { kind: 'media-text', picture: 'scenes/clinic-counter' },
  devices: { kind: 'text-table', columns: ['work', 'size'], rows: ['printer', 'wash', 'dry', 'cure'] },
  platform: { kind: 'platform', printer: '6', parts: ['model', 'splint'] },
  limits: { kind: 'limits', items: ['accuracy', 'size', 'warm', 'network'] },
} as const satisfies SectionLayouts;

export const chairSideCopy: StoryCopy<typeof chairSide> = {
  en: {
    part: {
      title: 'Models made in the practice',
      text: 'Print study models and diagnostic wax-ups from your own intraoral scans. After curing, they are ready for the consultation or a putty matrix.',
      alt: 'Printed study model',
      links: { workflow: 'Printing in dental practices' },
    },
    today: {
      title: 'Two study models, ready in 80 minutes',
      text: 'Full-arch models in Model WW UV, in layers of 100 µm. The four steps take 78 min, about 10 of them staff time and 30 in the drying cabinet.',
      items: {
        print: { title: 'Print', text: 'Two models take as long as one.' },
        wash: { title: 'Wash', text: 'In tap water: in UltraCraft Wash, in an ultrasonic bath or with a brush.' },
        dry: { title: 'Dry', text: 'Blow dry, then 40 °C (104 °F) in a drying cabinet. A damp surface stays tacky.' },
        cure: { title: 'Cure', text: 'In UltraCraft Cure. After that, the model is ready to use.' },
      },
    },
    counter: {
      title: 'Everything on 1.5 m (5 ft) of counter',
      text: 'The four machines are 1.33 m (4 ft 4 in) wide together, without the gaps. We sell printer, Wash and Cure. The drying cabinet is a forced-air lab incubator of 20 to 30 L, from a lab supplier.',
      alt: 'ChairSide, UltraCraft Wash, drying cabinet and UltraCraft Cure in a row on a counter, a study model on a tray in front',
    },
    devices: {
      title: 'The four machines',
      first: 'Machine',
      columns: { work: 'Step', size: 'Width × depth' },
      rows: {
        printer: {
          title: 'UltraCraft ChairSide',
          work: 'Prints',
          size: '295 × 330 mm (12 × 13 in), with 100 mm (4 in) free behind it',
        },
        wash: { title: 'UltraCraft Wash', work: 'Washes', size: '340 × 290 mm (13 × 11 in)' },
        dry: { title: 'Drying cabinet, 40 °C (104 °F)', work: 'Dries', size: 'about 300 × 350 mm (12 × 14 in)' },
        cure: { title: 'UltraCraft Cure', work: 'Cures', size: '390 × 420 mm (15 × 17 in)' },
      },
    },
    platform: {
      text: 'One print job, seen from above. Splints are sample parts until their resin is cleared.',
    },
    limits: {
      items: {
        accuracy:
          'Models are for planning and consultation; their full-arch accuracy has not been measured. For work fitted on the model, choose the A2D HD.',
        size: 'Two full-arch models fill its platform, and parts can be up to 70 mm (2.8 in) tall. The A2D HD takes three models, the A2D 4K six.',
        warm: 'Its tray is not heated. If you plan to print filled resins every day, choose the ChairSide Pro.',
        network: 'It doesn’t accept StreamFlow jobs; use Prepare or Blueprint.',
      },
    },
  },
  cn: {
    part: {
      title: '口扫之后，当天就有模型',
      text: '用口扫数据打印研究模型和诊断蜡型模型，固化后即可用于沟通方案、翻硅橡胶导板。',
      alt: '打印的研究模型',
      links: { workflow: '口腔诊所方案' },
    },
    today: {
      title: '两个研究模型，80 分钟可用',
      text: 'Model WW UV，全牙弓模型，层厚 100 µm，国内现已可打印。四步共 78 分钟，其中护士操作约 10 分钟。',
      items: {
        print: { title: '打印', text: '一版两个，用时与一个相同。' },
        wash: { title: '清洗', text: '自来水清洗：用 UltraCraft Wash、超声清洗机，或手工刷洗。' },
        dry: { title: '干燥', text: '先吹干，再置于 40 °C 干燥箱，未干透会发黏。' },
        cure: { title: '固化', text: '用 UltraCraft Cure，固化后即可使用。' },
      },
    },
    counter: {
      title: '1.5 m 台面可放四台设备',
      text: '四台合计宽约 1.33 m，含间隔按 1.5 m 备台。打印机、Wash、Cure 由赫光供货；干燥箱自备，20–30 L 恒温鼓风干燥箱即可。',
      alt: '台面上并排放着 ChairSide、UltraCraft Wash、干燥箱和 UltraCraft Cure，前面托盘上是研究模型',
    },
    devices: {
      title: '四台设备的尺寸',
      first: '设备',
      columns: { work: '工序', size: '宽 × 深' },
      rows: {
        printer: { title: 'UltraCraft ChairSide', work: '打印', size: '295 × 330 mm，后方另留 100 mm' },
        wash: { title: 'UltraCraft Wash', work: '清洗', size: '340 × 290 mm' },
        dry: { title: '干燥箱，40 °C', work: '干燥', size: '约 300 × 350 mm' },
        cure: { title: 'UltraCraft Cure', work: '固化', size: '390 × 420 mm' },
      },
    },
    platform: {
      text: '单版排版俯视图。咬合板在树脂取得注册证前仅打印样件。',
    },
    limits: {
      items: {
        accuracy: '模型用于设计和沟通，全牙弓精度尚未测量。须在模型上检查就位的修复体，请选 A2D HD。',
        size: '一版最多两个全牙弓模型，件高不超过 70 mm。需更大幅面，请选 A2D HD（3 个）或 A2D 4K（6 个）。',
        warm: '料槽不加热；须经常打印高填料树脂的，请选料槽可加热的 ChairSide Pro。',
        network: '不接 StreamFlow，任务只由赫光 Prepare 或 Blueprint 下发。',
      },
    },
  },
  de: {
    part: {
      title: 'Studienmodelle aus dem eigenen Scan',
      text: 'Aus Ihren Intraoralscans drucken Sie Studien- und Planungsmodelle. Nach dem Nachhärten sind sie bereit für Beratung und Silikonschlüssel.',
      alt: 'Gedrucktes Studienmodell',
      links: { workflow: 'Drucken in der Praxis' },
    },
    today: {
      title: 'Zwei Studienmodelle in 80 Minuten',
      text: 'Ganzkiefermodelle aus Model WW UV in Schichten von 100 µm, heute schon verwendbar. Die vier Schritte dauern 78 min, rund 10 davon ist das Praxisteam beschäftigt.',
      items: {
        print: { title: 'Drucken', text: 'Zwei Modelle brauchen nicht länger als eines.' },
        wash: {
          title: 'Waschen',
          text: 'Mit Leitungswasser: im UltraCraft Wash, im Ultraschallbad oder mit der Bürste.',
        },
        dry: {
          title: 'Trocknen',
          text: 'Trockenblasen, dann 40 °C im Trockenschrank. Restfeuchte lässt die Oberfläche kleben.',
        },
        cure: { title: 'Nachhärten', text: 'Im UltraCraft Cure. Danach ist das Modell einsatzbereit.' },
      },
    },
    counter: {
      title: 'Alles auf 1,5 m Arbeitsplatte',
      text: 'Zusammen sind die vier Geräte 1,33 m breit, ohne Abstände. Drucker, Wash und Cure kommen von uns. Als Trockenschrank genügt ein Umluftschrank von 20 bis 30 L aus dem Laborhandel.',
      alt: 'ChairSide, UltraCraft Wash, Trockenschrank und UltraCraft Cure nebeneinander auf einer Arbeitsplatte, davor ein Studienmodell auf einem Tablett',
    },
    devices: {
      title: 'Die vier Geräte',
      first: 'Gerät',
      columns: { work: 'Schritt', size: 'Breite × Tiefe' },
      rows: {
        printer: {
          title: 'UltraCraft ChairSide',
          work: 'Drucken',
          size: '295 × 330 mm, dahinter 100 mm frei',
        },
        wash: { title: 'UltraCraft Wash', work: 'Waschen', size: '340 × 290 mm' },
        dry: { title: 'Trockenschrank, 40 °C', work: 'Trocknen', size: 'etwa 300 × 350 mm' },
        cure: { title: 'UltraCraft Cure', work: 'Nachhärten', size: '390 × 420 mm' },
      },
    },
    platform: {
      text: 'Eine Bauplattform, von oben gesehen. Schienen sind bis zur CE-Kennzeichnung des Resins Anschauungsteile.',
    },
    limits: {
      items: {
        accuracy:
          'Die Modelle dienen Planung und Beratung; die Genauigkeit ganzer Kiefer haben wir noch nicht gemessen. Für Arbeiten, die auf dem Modell aufgepasst werden, nehmen Sie den A2D HD.',
        size: 'Zwei Ganzkiefermodelle füllen die Plattform, und die Bauhöhe endet bei 70 mm. Auf den A2D HD passen drei Modelle, auf den A2D 4K sechs.',
        warm: 'Die Wanne ist nicht beheizt. Für gefüllte Resins im täglichen Einsatz nehmen Sie den ChairSide Pro.',
        network:
          'Aufträge schicken Sie aus Heliograph Prepare oder aus Blueprint (Auftragsverwaltung mit dem Labor). Mit StreamFlow ist der ChairSide nicht kompatibel.',
      },
    },
  },
};
