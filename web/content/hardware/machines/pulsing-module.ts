import type { SectionLayouts } from '#sections/page-content.ts';
import { facts } from '../../facts.ts';
import type { StoryCopy } from '../machine-story.ts';

export const pulsingModule = {
  part: { kind: 'showcase', picture: 'cut-outs/parts/dental-model' },
  proof: {
    kind: 'comparison',
    rows: {
      force: { before: facts.peelForce, after: facts.peelForcePulsed },
      film: { before: facts.filmLayers, after: facts.filmLayersPulsed },
    },
  },
  limits: { kind: 'limits', items: ['resins', 'chairSide', 'parts'] },
} as const satisfies SectionLayouts;

export const pulsingModuleCopy: StoryCopy<typeof pulsingModule> = {
  en: {
    part: {
      title: 'Solid models, printed flat',
      text: 'A large flat area no longer tears at the film, so the model rests on the platform and needs hardly any supports.',
      alt: 'Printed working model with one die taken out',
    },
    proof: {
      title: 'About half the peel force',
      text: 'We measured the force on the A2D 4K with a solid block of 24 cm² in Model HP UV 2.0, mean of ten jobs. Film life is from our lab.',
      before: 'Without pulsing',
      after: 'With pulsing',
      rows: { force: 'Mean peel force', film: 'Layers until the film is changed' },
    },
    limits: {
      items: {
        resins: 'It works with four resins. With all others it stays off.',
        chairSide: 'It does not fit the ChairSide printers or the Reflex series.',
        parts: 'Thin and hollow parts gain nothing, because their peel force is low anyway.',
      },
    },
  },
  cn: {
    part: {
      title: '实心模型，平放打印',
      text: '大平面不再扯膜，模型直接贴着平台打，支撑少得多。',
      alt: '打印的工作模型，一颗代型已取出',
    },
    proof: {
      title: '离型力约减半',
      text: 'A2D 4K 自测：Model HP UV 2.0，24 cm² 实心块，10 版平均；离型膜寿命为本公司实验室数据。',
      before: '无脉冲',
      after: '有脉冲',
      rows: { force: '平均离型力', film: '换膜前能打' },
      measures: { film: '层' },
    },
    limits: {
      items: {
        resins: '只有四款树脂有脉冲参数，其他树脂不启用。',
        chairSide: '不能装在 ChairSide 和 Reflex 系列上。',
        parts: '薄壁件、空心件用处不大，离型力本来就小。',
      },
    },
  },
  de: {
    part: {
      title: 'Massive Modelle flach drucken',
      text: 'Große Flächen zerren nicht mehr an der Folie. Das Modell liegt auf der Plattform und braucht kaum Supports.',
      alt: 'Gedrucktes Arbeitsmodell, ein Stumpf herausgenommen',
    },
    proof: {
      title: 'Etwa die halbe Abzugskraft',
      text: 'Eigene Messung am A2D 4K: Model HP UV 2.0, massiver Block von 24 cm², Mittel aus zehn Aufträgen. Die Standzeit der Folie stammt aus unserem Labor.',
      before: 'Ohne Pulsen',
      after: 'Mit Pulsen',
      rows: { force: 'Mittlere Abzugskraft', film: 'Schichten bis zum Folienwechsel' },
    },
    limits: {
      items: {
        resins: 'Das Modul arbeitet mit vier Resins, bei allen anderen bleibt es aus.',
        chairSide: 'An ChairSide und Reflex passt es nicht.',
        parts: 'Dünne und hohle Teile gewinnen nichts, ihre Abzugskraft ist ohnehin gering.',
      },
    },
  },
};
