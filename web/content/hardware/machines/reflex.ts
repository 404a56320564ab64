import type { SectionLayouts } from '#sections/page-content.ts';
import { facts } from '../../facts.ts';
import type { StoryCopy } from '../machine-story.ts';

export const reflex = {
  part: { kind: 'showcase', picture: 'parts/figure', links: { workflow: '/application/consumer' } },
  platform: { kind: 'platform', printer: '9', parts: ['figure', 'ring', 'housing'] },
  day: {
    kind: 'figures',
    items: { speed: facts.reflexSpeed, pixel: facts.reflexPixel, volume: facts.reflexVolume },
    links: { cost: '/application/consumer' },
  },
  limits: { kind: 'limits', items: ['teeth', 'speed', 'leveling', 'wear'] },
} as const satisfies SectionLayouts;

export const reflexCopy: StoryCopy<typeof reflex> = {
  en: {
    part: {
      title: 'A 200 mm figure, upright and in one piece',
      text: 'The supports sit on its back, not across the face. At 33 µm, engraved lines come out as drawn.',
      alt: 'Unpainted gray display figure: a knight, seen from the front and the back',
      links: { workflow: 'Printing at your desk' },
    },
    platform: { text: 'One print job, seen from above.' },
    day: {
      title: 'Ten parts print as fast as one',
      text: 'The screen exposes a whole layer at once, so only the height counts.',
      items: { speed: 'at 100 µm layers', pixel: 'pixel size across the platform', volume: 'of build volume' },
      links: { cost: 'From file to finished part' },
    },
    limits: {
      items: {
        teeth: 'Not for intraoral parts; it has no profiles for dental resins.',
        speed: 'A part 100 mm tall takes 3 h 45 min. The Reflex Turbo needs 1 h 40 min.',
        leveling: 'You level the platform by hand. The Reflex 2 does it with a force sensor.',
        wear: 'The LCD wears out. It lasts over 2,000 h, then you replace it, which takes about 30 min.',
      },
    },
  },
  cn: {
    part: {
      title: '200 mm 手办，竖放一次成型',
      text: '支撑加在背面，面部无支撑。33 µm 像素，刻线清晰。',
      alt: '未上色的灰色骑士手办，正面与背面',
      links: { workflow: '桌面打印方案' },
    },
    platform: { text: '单版排版俯视图。' },
    day: {
      title: '一件与十件，用时相同',
      text: '屏幕一次曝光整层，用时取决于高度。',
      items: { speed: '层厚 100 µm 时的速度', pixel: '像素尺寸', volume: '成型容积' },
      links: { cost: '从文件到成品' },
    },
    limits: {
      items: {
        teeth: '不适用于口内件，本机无齿科树脂参数。',
        speed: '100 mm 高的件须 3 小时 45 分，Reflex Turbo 仅 1 小时 40 分。',
        leveling: '平台手动调平。需力传感器调平，选 Reflex 2。',
        wear: 'LCD 屏是耗材，可用 2,000 小时以上，更换约 30 分钟。',
      },
    },
  },
  de: {
    part: {
      title: 'Eine Figur von 200 mm, stehend in einem Stück',
      text: 'Die Supports sitzen am Rücken, nicht im Gesicht. Mit 33 µm kommen Gravuren so heraus, wie sie gezeichnet sind.',
      alt: 'Unbemalte graue Figur eines Ritters von vorn und von hinten',
      links: { workflow: 'Drucken am Schreibtisch' },
    },
    platform: { text: 'Eine Bauplattform, von oben gesehen.' },
    day: {
      title: 'Ein Teil oder zehn in derselben Zeit',
      text: 'Das Display belichtet die ganze Schicht auf einmal. Es zählt nur die Höhe.',
      items: { speed: 'in Schichten von 100 µm', pixel: 'Pixelgröße auf der ganzen Plattform', volume: 'Bauraum' },
      links: { cost: 'Von der Datei zum fertigen Teil' },
    },
    limits: {
      items: {
        teeth: 'Er ist nicht für Teile bestimmt, die in den Mund kommen. Profile für Dentalresins gibt es nicht.',
        speed: 'Ein Teil von 100 mm Höhe braucht 3 h 45 min, der Reflex Turbo 1 h 40 min.',
        leveling: 'Die Plattform wird von Hand ausgerichtet. Der Reflex 2 misst mit einem Kraftsensor.',
        wear: 'Das LCD verschleißt: Nach gut 2.000 h muss es getauscht werden, das dauert etwa 30 min.',
      },
    },
  },
};
