import type { SectionLayouts } from '#sections/page-content.ts';
import { facts } from '../../facts.ts';
import type { StoryCopy } from '../machine-story.ts';

export const cSeries = {
  part: {
    kind: 'showcase',
    picture: 'parts/arch-aligner',
    links: { workflow: '/application/dental-labs-3d-printer' },
  },
  platform: { kind: 'platform', printer: '8', parts: ['model', 'splint'] },
  output: {
    kind: 'figures',
    items: { shift: facts.cSeriesModelsPerShift, job: facts.cSeriesModelJob },
    ground: 'paper',
  },
  site: { kind: 'steps', items: { room: {}, power: {}, supply: {}, training: {} }, ground: 'graphite' },
  limits: { kind: 'limits', items: ['plan', 'removal', 'fine', 'sockets'] },
} as const satisfies SectionLayouts;

export const cSeriesCopy: StoryCopy<typeof cSeries> = {
  en: {
    part: {
      title: 'Models in volume',
      text: 'Ten full-arch models lie flat in one job; the A2D 4K takes six. Model TF UV 2.0 and Model Ortho UV have tested profiles. The tray holds 3 L, and the Resin Station keeps it filled.',
      alt: 'Printed gray full-arch model with attachments',
      links: { workflow: 'Printing in dental labs' },
    },
    platform: {
      text: 'One print job, seen from above. Splints are for evaluation until their resin is cleared.',
    },
    output: {
      title: 'What one printer makes in a shift',
      text: 'Based on jobs of ten, with 10 min between jobs to change platforms. Two A2D 4K make 120 in a shift; choose the C series for parts up to 180 mm (7.1 in) tall or if you prefer to load one machine instead of two.',
      items: {
        shift: 'full-arch models in eight hours, at 100 µm',
        job: 'for ten full-arch models at 100 µm',
      },
    },
    site: {
      title: 'From site plan to first job',
      text: 'Site planning is included. Our engineers go through these points with you before delivery.',
      items: {
        room: {
          title: 'Floor, doors, elevator',
          text: 'The printer takes up 820 × 760 mm (32 × 30 in) and weighs 280 kg (617 lb). We check the floor load and the delivery route, and set the clearance around it.',
        },
        power: {
          title: 'Power and exhaust',
          text: 'It is rated at 1,500 W, which is 12.5 A at 120 V; plan a dedicated 20 A circuit. A 75 mm port on top connects to your exhaust.',
        },
        supply: {
          title: 'Resin and washing',
          text: 'One Resin Station with 20 L feeds up to four printers. The Wash Station takes two of these large platforms per run, up to 20 full-arch models.',
        },
        training: {
          title: 'Training and service',
          text: 'We train two people per shift during installation and maintain the printer under a service contract.',
        },
      },
    },
    limits: {
      items: {
        plan: 'It needs a prepared site. It is 1.85 m (6 ft 1 in) tall, so measure doors and elevator before delivery.',
        removal: 'It has no automatic part removal. Someone empties the platform after each job.',
        fine: 'Its 70 µm pixels suit models and denture bases. For dies and crown patterns, choose the A2D 4K with 53 µm or, for filled resins, the A2D HD with one exposure per layer.',
        sockets: 'Sockets for adult legs and long forearm orthoses are taller than 180 mm and do not fit.',
      },
    },
  },
  cn: {
    part: {
      title: '大单集中打，一版 10 个全牙弓模型',
      text: '全牙弓模型平放，C 系列一版 10 个，A2D 4K 一版 6 个。Model TF UV 2.0、Model Ortho UV 都有验证过的参数；料槽 3 L，供料站自动补料。',
      alt: '打印的灰色全牙弓模型，牙面带附件',
      links: { workflow: '义齿加工厂方案' },
    },
    platform: { text: '单版排版俯视图。咬合板取得注册证前只打样件。' },
    output: {
      title: '单机一班产量',
      text: '按每版 10 个、换版 10 分钟算。两台 A2D 4K 一班能打 120 个；件高要到 180 mm，或只想管一台机器，选 C 系列。',
      items: { shift: '8 小时一班的全牙弓模型，100 µm 层厚', job: '一版 10 个全牙弓模型，100 µm 层厚' },
      measures: { shift: '个' },
    },
    site: {
      title: '从现场规划到开机',
      text: '现场规划由我们负责：到货前，工程师与您逐项确认。',
      items: {
        room: {
          title: '承重和进场',
          text: '机身占地 820 × 760 mm，重 280 kg。先核楼面承重、门洞和电梯，再定四周留多少空间。',
        },
        power: {
          title: '供电和排风',
          text: '额定功率 1,500 W；顶部 75 mm 排风接口，接车间排风管。',
        },
        supply: {
          title: '供料和清洗',
          text: '一台 20 L 供料站最多供四台打印机；Wash Station 一次洗两块 C 系列大平台，最多 20 个全牙弓模型。',
        },
        training: {
          title: '培训和维保',
          text: '安装期间每班培训两名操作员，之后按维保合同定期维护。',
        },
      },
    },
    limits: {
      items: {
        plan: '到货不能直接通电：先和工程师定好承重、排风和清洗工位。机身高 1.85 m，进场前先量门洞和电梯。',
        removal: '不带自动取件，打完一版要有人取件才能接着打。',
        fine: '像素 70 µm，适合模型和基托；代型和冠桥蜡型请选 53 µm 的 A2D 4K，高填料树脂选一层一次曝光的 A2D HD。',
        sockets: '成人下肢接受腔和较长的前臂矫形器高于 180 mm，打不下。',
      },
    },
  },
  de: {
    part: {
      title: 'Modelle in Serie',
      text: 'Zehn Ganzkiefermodelle passen auf die Plattform, beim A2D 4K sind es sechs. Geprüfte Profile gibt es für Model TF UV 2.0 und Model Ortho UV. Die Wanne fasst 3 L, die Resin-Station füllt sie nach.',
      alt: 'Gedrucktes graues Ganzkiefermodell mit Attachments',
      links: { workflow: 'Drucken im Dentallabor' },
    },
    platform: {
      text: 'Eine Bauplattform, von oben gesehen. Schienen dienen bis zur CE-Kennzeichnung des Resins der Erprobung.',
    },
    output: {
      title: 'Leistung eines Druckers in acht Stunden',
      text: 'Gerechnet mit zehn Modellen je Druck und 10 min für den Plattformwechsel. Zwei A2D 4K schaffen in dieser Zeit 120; die C-Serie wählen Sie für Teile bis 180 mm Höhe oder wenn Sie nur ein Gerät bestücken möchten.',
      items: {
        shift: 'Ganzkiefermodelle in acht Stunden, bei 100 µm',
        job: 'für zehn Ganzkiefermodelle bei 100 µm',
      },
    },
    site: {
      title: 'Vom Aufstellplan zum ersten Druck',
      text: 'Die Standortplanung gehört dazu: Vor der Lieferung gehen wir diese Punkte mit Ihnen durch.',
      items: {
        room: {
          title: 'Boden und Zugang',
          text: 'Das Gerät steht auf 820 × 760 mm und wiegt 280 kg. Wir prüfen Bodenlast, Türen und Aufzug und legen die Abstände ringsum fest.',
        },
        power: {
          title: 'Strom und Absaugung',
          text: 'Die Anschlussleistung beträgt 1.500 W. Der Absauganschluss auf der Oberseite (75 mm) wird mit Ihrer Absaugung verbunden.',
        },
        supply: {
          title: 'Resin und Waschen',
          text: 'Eine Resin-Station mit 20 L versorgt bis zu vier Drucker. Die Wash Station wäscht zwei dieser großen Plattformen je Lauf, also bis zu 20 Ganzkiefermodelle.',
        },
        training: {
          title: 'Schulung und Wartung',
          text: 'Beim Aufbau schulen wir zwei Personen je Schicht. Die Wartung ist in einem Servicevertrag geregelt.',
        },
      },
    },
    limits: {
      items: {
        plan: 'Aufstellen und Einschalten genügen nicht: Der Standort muss vorbereitet sein. Das Gerät ist 1,85 m hoch; messen Sie Türen und Aufzug vor der Lieferung aus.',
        removal: 'Eine automatische Entnahme gibt es nicht. Nach jedem Druck räumt jemand die Plattform ab.',
        fine: 'Pixel von 70 µm reichen für Modelle und Basen. Für Stümpfe und Kronenmodellationen nehmen Sie den A2D 4K mit 53 µm, für gefüllte Resins den A2D HD mit einer Belichtung je Schicht.',
        sockets:
          'Schäfte für Erwachsenenbeine und lange Unterarmorthesen sind höher als 180 mm und passen nicht hinein.',
      },
    },
  },
};
