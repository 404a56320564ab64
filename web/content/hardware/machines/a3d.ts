import type { SectionLayouts } from '#sections/page-content.ts';
import { facts } from '../../facts.ts';
import type { StoryCopy } from '../machine-story.ts';

export const a3d = {
  part: {
    kind: 'showcase',
    picture: 'cut-outs/parts/dental-model',
    links: { workflow: '/application/solution/noCut' },
  },
  platform: { kind: 'platform', printer: '5', parts: ['model', 'denture', 'shell'] },
  day: {
    kind: 'figures',
    items: { launch: { ...facts.hearableLaunch, from: facts.hearableLaunchWithTools }, gap: facts.marginalGap },
    links: { cost: '/application/solution/noCut' },
  },
  proof: {
    kind: 'comparison',
    rows: {
      crown: { before: facts.crownOnSectionedModel, after: facts.crownOnWholeModel },
      gap: { before: facts.marginalGap, after: facts.marginalGap },
    },
    links: { models: '/application/moreApplication/cases/503', launch: '/application/moreApplication/cases/510' },
  },
  limits: { kind: 'limits', items: ['seam', 'supports', 'hive', 'room'] },
} as const satisfies SectionLayouts;

export const a3dCopy: StoryCopy<typeof a3d> = {
  en: {
    part: {
      title: 'Working models, with nobody standing by',
      text: 'The A3D refills its tray in 150 s and sets each part on a rack in 90 s. The removable dies are printed while the crown is being milled.',
      alt: 'Printed working model with one die taken out',
      links: { workflow: 'Scanning without sectioning' },
    },
    platform: {
      text: 'One print job, seen from above. Two light engines expose it together. Dentures are for evaluation until their resin is cleared.',
    },
    day: {
      title: 'Months to launch',
      text: 'An audio brand in Denmark had its first run printed on two A3D printers instead of ordering injection molds.',
      items: {
        launch: 'months from design freeze to first delivery',
        gap: 'mean gap at the margin of 180 crowns made on uncut models',
      },
      links: { cost: 'The workflow with uncut models' },
    },
    proof: {
      title: 'The model stays whole',
      text: 'A lab in China measured 180 posterior crowns at four points each with silicone replicas, and 60 crowns from sectioned dies in the same month. Scanning the model whole saves the time; the A3D prints the models for checking contacts.',
      before: 'Model sectioned',
      after: 'Model scanned whole',
      rows: { crown: 'From model to finished crown', gap: 'Mean gap at the margin' },
      links: { models: 'Case study: uncut models', launch: 'Case study: earbuds in two months' },
    },
    limits: {
      items: {
        seam: 'Two images overlap by 3 mm in the middle. Calibration evens out the seam; keep optical parts away from it.',
        supports: 'AutoPart releases parts, supports included. They come off by hand, after washing.',
        hive: 'HiVE does not fit. The A3D has its own supply and part removal.',
        room: 'It stands on the floor, is 1.45 m (4 ft 9 in) tall and weighs 168 kg (370 lb).',
      },
    },
  },
  cn: {
    part: {
      title: '工作模型，打印不用人守',
      text: '补料 150 秒，取件入架 90 秒。牙冠还在切削，可卸代型已经打好。',
      alt: '打印的工作模型，一颗代型已取出',
      links: { workflow: '不锯代型扫描方案' },
    },
    platform: { text: '单版排版俯视图，双光机同时曝光。义齿取得注册证前只打样件。' },
    day: {
      title: '上市周期',
      text: '丹麦一家音频品牌首批外壳不开模，用两台 A3D 打印。',
      items: { launch: '设计定稿到首批交货', gap: '180 颗冠的平均边缘间隙，模型不分割' },
      measures: { launch: '个月' },
      links: { cost: '免分割流程' },
    },
    proof: {
      title: '模型不用锯',
      text: '国内一家加工厂用硅橡胶复制法测了 180 颗后牙冠，每冠四点；同月另测 60 颗分割代型的冠作对照。',
      before: '分割模型',
      after: '整副扫描',
      rows: { crown: '收到模型到完成单冠', gap: '平均边缘间隙' },
      links: { models: '案例：不锯代型扫描', launch: '案例：耳机两个月上市' },
    },
    limits: {
      items: {
        seam: '两幅画面在中间重叠 3 mm，校准会调匀；光学件请避开拼接缝。',
        supports: 'AutoPart 连支撑一起取下，支撑清洗后人工去除。',
        hive: '不能接 HiVE，本机自带补料和取件。',
        room: '落地式，高 1.45 m，重 168 kg。',
      },
    },
  },
  de: {
    part: {
      title: 'Arbeitsmodelle ohne Aufsicht',
      text: 'Der A3D füllt seine Wanne in 150 s nach und legt jedes Teil in 90 s im Gestell ab. Die herausnehmbaren Stümpfe entstehen, während die Krone gefräst wird.',
      alt: 'Gedrucktes Arbeitsmodell, ein Stumpf herausgenommen',
      links: { workflow: 'Scannen ohne Sägen' },
    },
    platform: {
      text: 'Eine Bauplattform, von oben gesehen. Zwei Projektoren belichten sie gemeinsam. Prothesen dienen bis zur CE-Kennzeichnung des Resins der Erprobung.',
    },
    day: {
      title: 'Monate bis zur Markteinführung',
      text: 'Eine Audiomarke in Dänemark hat ihre erste Serie auf zwei A3D drucken lassen, statt Spritzgusswerkzeuge zu bestellen.',
      items: {
        launch: 'Monate von der Konstruktionsfreigabe bis zur ersten Auslieferung',
        gap: 'mittlerer Randspalt von 180 Kronen auf ungesägten Modellen',
      },
      links: { cost: 'Arbeitsablauf ohne Sägen' },
    },
    proof: {
      title: 'Das Modell bleibt ganz',
      text: 'Ein Labor in China hat 180 Seitenzahnkronen mit Silikonreplikaten an je vier Punkten gemessen, dazu 60 Kronen von gesägten Stümpfen aus demselben Monat. Die Zeit spart das Scannen am Stück; der A3D druckt die Modelle für die Kontrolle der Kontakte.',
      before: 'Modell gesägt',
      after: 'Modell im Ganzen gescannt',
      rows: { crown: 'Vom Modell zur fertigen Krone', gap: 'Mittlerer Randspalt' },
      links: { models: 'Anwenderbericht: ungesägte Modelle', launch: 'Anwenderbericht: Ohrhörer in zwei Monaten' },
    },
    limits: {
      items: {
        seam: 'Zwei Bilder überlappen in der Mitte um 3 mm. Die Kalibrierung gleicht die Naht an; optische Teile gehören nicht darauf.',
        supports: 'AutoPart nimmt Teile samt Supports ab. Diese werden nach dem Waschen von Hand entfernt.',
        hive: 'HiVE passt nicht. Der A3D hat eigene Zufuhr und Entnahme.',
        room: 'Er steht auf dem Boden, ist 1,45 m hoch und wiegt 168 kg.',
      },
    },
  },
};
