import type { SectionLayouts } from '#sections/page-content.ts';
import { facts } from '../../facts.ts';
import type { StoryCopy } from '../machine-story.ts';

export const a2d4k = {
  part: {
    kind: 'showcase',
    picture: 'parts/dental-model',
    links: {
      paper: '/aboutUs/resources/detail/white-paper-accuracy-of-printed-working-models-312',
      workflow: '/application/dental-labs-3d-printer',
    },
  },
  platform: { kind: 'platform', printer: '2', parts: ['model', 'bridge', 'denture'] },
  open: { kind: 'media-text', picture: 'scenes/in-use-a2d-4k', side: 'start' },
  output: {
    kind: 'comparison',
    hasBars: false,
    rows: {
      shift: { before: facts.a2d4kModelsPerShift, after: facts.a2d4kFineModelsPerShift },
      night: { before: facts.hiveModelsPerNight, after: facts.hiveFineModelsPerNight },
    },
    links: { cost: '/application/dental-labs-3d-printer', hive: '/hardware/hive' },
  },
  limits: { kind: 'limits', items: ['alone', 'exposures', 'resins', 'height', 'weight'] },
} as const satisfies SectionLayouts;

export const a2d4kCopy: StoryCopy<typeof a2d4k> = {
  en: {
    part: {
      title: '29 of 30 working models within ±50 µm',
      text: 'We printed 30 full arches in Model HP UV 2.0 at 50 µm and measured them on a coordinate measuring machine. Between the molars, the mean deviation is 21 µm, the maximum 57 µm. On 29 models, all distances are within ±50 µm.',
      alt: 'Printed working model',
      links: { paper: 'White paper with all measurements', workflow: 'Printing in dental labs' },
    },
    platform: {
      text: 'One print job, seen from above. The models are hollow, the bridges are casting patterns. Dentures are for evaluation until their resin is cleared; six fit lying flat, or eight bases standing.',
    },
    open: {
      title: 'From one job to the next without tools',
      text: 'The door opens to the left, and the platform comes out with the whole job on it. With a tray for each resin, changing from models to casting patterns takes about a minute, and no pigment is carried over. Wash the platform with the models still on it: the Wash Station takes four.',
      alt: 'Open A2D 4K, six beige full-arch models hanging from its platform',
    },
    output: {
      title: 'Models in a shift and in a night',
      text: 'An eight-hour shift allows 10 min per platform change. Over a 13-hour night, HiVE takes the models off and starts the next job. A hollow model takes about 20 g of resin; a release film lasts about 30,000 layers, or 125 jobs at 100 µm.',
      before: '100 µm layers',
      after: '50 µm layers',
      rows: { shift: 'Models in a shift', night: 'Models in a night, with HiVE' },
      links: { cost: 'Plan a lab', hive: 'See HiVE' },
    },
    limits: {
      items: {
        alone: 'Without HiVE, the printer stops after each job until someone changes the platform.',
        exposures:
          'Each layer takes four exposures. The A2D HD takes one, which gives sharper edges on dies and patterns and saves time with filled resins.',
        resins:
          'Profiles exist for our resins only. Third-party resin does not void the warranty, but damage it causes is not covered.',
        height: 'Parts can be up to 110 mm tall. The A2D Ortho takes 130 mm, the C series 180 mm.',
        weight: 'It weighs 42 kg (93 lb). It takes two people to lift and needs a sturdy bench.',
      },
    },
  },
  cn: {
    part: {
      title: '30 个工作模型，29 个偏差在 ±50 µm 以内',
      text: '用 Model HP UV 2.0、50 µm 层厚打印 30 个全牙弓模型，三坐标测量：磨牙间宽度平均偏差 21 µm，最大 57 µm；29 个模型各项间距均在 ±50 µm 以内。',
      alt: '打印的工作模型',
      links: { paper: '白皮书：全部测量数据', workflow: '义齿加工厂方案' },
    },
    platform: {
      text: '单版排版俯视图，模型为空心，桥为铸造蜡型。义齿树脂取得注册证前仅打印样件：平放 6 件，单打基托竖放 8 件。',
    },
    open: {
      title: '换平台、换料槽，无需工具',
      text: '前门向左打开，整版随平台一次取下。一种树脂配一个料槽，由模型换打蜡型约 1 分钟，树脂不串料。模型无需铲下，连平台清洗，Wash Station 一次洗四块。',
      alt: '打开的 A2D 4K，平台上挂着六个米色全牙弓模型',
    },
    output: {
      title: '一班、一夜产量',
      text: '一班 8 小时，换版按 10 分钟计；一夜 13 小时，由 HiVE 取件、连续打印。一个空心模型约用树脂 20 g；离型膜约 30,000 层一换，100 µm 层厚约可打印 125 版。',
      before: '100 µm 层厚',
      after: '50 µm 层厚',
      rows: { shift: '一班产量', night: '一夜产量（配 HiVE）' },
      measures: { shift: '个', night: '个' },
      links: { cost: '按产量配产线', hive: '了解 HiVE' },
    },
    limits: {
      items: {
        alone: '不配 HiVE 时，每版须人工取件后才能继续打印。',
        exposures: '每层曝光四次。A2D HD 每层仅曝光一次，代型和蜡型边缘更清晰，高填料树脂打印更快。',
        resins: '仅赫光树脂有打印参数。使用第三方树脂不影响质保，但由此造成的损坏不在质保范围内。',
        height: '成型高度 110 mm。更高的件：A2D Ortho 为 130 mm，C 系列为 180 mm。',
        weight: '整机 42 kg，须两人搬运，台面须稳固。',
      },
    },
  },
  de: {
    part: {
      title: '29 von 30 Arbeitsmodellen innerhalb von ±50 µm',
      text: 'Wir haben 30 Ganzkiefermodelle aus Model HP UV 2.0 bei 50 µm gedruckt und auf dem Koordinatenmessgerät gemessen. Der Abstand der Molaren wich im Mittel um 21 µm ab, bei einem Modell um 57 µm; bei den anderen 29 lagen alle Strecken innerhalb von ±50 µm.',
      alt: 'Gedrucktes Arbeitsmodell',
      links: { paper: 'Whitepaper mit allen Messwerten', workflow: 'Drucken im Dentallabor' },
    },
    platform: {
      text: 'Draufsicht auf die Bauplattform. Die Modelle sind hohl, die Brücken Gussmodellationen. Prothesen dienen bis zur CE-Kennzeichnung des Resins der Erprobung; liegend passen sechs auf die Plattform, stehend acht Basen.',
    },
    open: {
      title: 'Ohne Werkzeug zum nächsten Druck',
      text: 'Die Tür öffnet sich nach links, und Sie entnehmen die Plattform mitsamt dem Druck. Mit einer Wanne je Resin dauert der Wechsel vom Modell zur Gussmodellation etwa eine Minute, und es werden keine Pigmente verschleppt. Gewaschen wird gleich auf der Plattform: Die Wash Station nimmt vier auf.',
      alt: 'Geöffneter A2D 4K, an der Plattform hängen sechs beige Ganzkiefermodelle',
    },
    output: {
      title: 'Modelle am Tag und in der Nacht',
      text: 'In acht Stunden am Tag sind je Druck 10 min für den Plattformwechsel eingerechnet. In einer Nacht von 13 Stunden nimmt HiVE die Modelle ab und startet den nächsten Druck. Ein hohles Modell braucht rund 20 g Resin; eine Folie hält etwa 30.000 Schichten, also 125 Drucke bei 100 µm.',
      before: 'Schichten von 100 µm',
      after: 'Schichten von 50 µm',
      rows: { shift: 'Modelle in acht Stunden', night: 'Modelle in einer Nacht, mit HiVE' },
      links: { cost: 'Laborausstattung planen', hive: 'HiVE ansehen' },
    },
    limits: {
      items: {
        alone: 'Ohne HiVE steht der Drucker nach jedem Druck, bis jemand die Plattform wechselt.',
        exposures:
          'Vier Teilbelichtungen ergeben eine Schicht. Der A2D HD belichtet sie einmal; das gibt an Stümpfen und Modellationen schärfere Kanten und spart bei gefüllten Resins Zeit.',
        resins:
          'Profile gibt es nur für unsere Resins. Fremdresin beendet die Garantie nicht, Schäden daraus sind aber nicht abgedeckt.',
        height: 'Die Bauhöhe endet bei 110 mm. Der A2D Ortho hat 130 mm, die C-Serie 180 mm.',
        weight: 'Er wiegt 42 kg. Tragen Sie ihn zu zweit und stellen Sie ihn auf einen stabilen Tisch.',
      },
    },
  },
};
