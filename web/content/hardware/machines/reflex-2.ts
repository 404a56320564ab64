import type { SectionLayouts } from '#sections/page-content.ts';
import { facts } from '../../facts.ts';
import type { StoryCopy } from '../machine-story.ts';

export const reflex2 = {
  part: { kind: 'showcase', picture: 'parts/figure', links: { workflow: '/application/consumer' } },
  platform: { kind: 'platform', printer: '13', parts: ['figure', 'ring', 'housing'] },
  day: {
    kind: 'figures',
    items: { volume: facts.reflex2Volume, speed: facts.reflex2Speed, pixel: facts.reflexRsPixel },
    links: { cost: '/application/consumer' },
  },
  proof: {
    kind: 'comparison',
    rows: {
      volume: { before: facts.reflexVolume, after: facts.reflex2Volume },
      speed: { before: facts.reflexSpeed, after: facts.reflex2Speed },
    },
  },
  limits: { kind: 'limits', items: ['profiles', 'turbo', 'teeth', 'wear'] },
} as const satisfies SectionLayouts;

export const reflex2Copy: StoryCopy<typeof reflex2> = {
  en: {
    part: {
      title: 'A helmet in four parts instead of six',
      text: 'Large figures and costume parts have fewer seams to sand. Collimated light keeps edges sharp up to the rim.',
      alt: 'Unpainted gray display figure: a knight, seen from the front and the back',
      links: { workflow: 'Printing at your desk' },
    },
    platform: { text: 'One print job, seen from above.' },
    day: {
      title: 'Room for large parts',
      items: { volume: 'of build volume', speed: 'at 100 µm layers', pixel: 'pixel size' },
      links: { cost: 'From file to finished part' },
    },
    proof: {
      title: 'Compared with the first Reflex',
      text: 'From the data sheets of both printers.',
      before: 'Reflex',
      after: 'Reflex 2',
      rows: { volume: 'Build volume', speed: 'Print speed' },
    },
    limits: {
      items: {
        profiles: 'Reflex profiles do not run on it. You need Heliograph Prepare 6 or later.',
        turbo: 'It lifts the platform instead of tilting the tray. The Turbo models are faster at 60 mm/h.',
        teeth: 'Not for intraoral parts; it has no profiles for dental resins.',
        wear: 'The LCD wears out. It lasts over 3,000 h, then you replace it.',
      },
    },
  },
  cn: {
    part: {
      title: '一顶头盔由拆六件减为四件',
      text: '大手办、道具接缝少，打磨少。平行光，幅面边缘同样锐利。',
      alt: '未上色的灰色骑士手办，正面与背面',
      links: { workflow: '桌面打印方案' },
    },
    platform: { text: '单版排版俯视图。' },
    day: {
      title: '容纳大件',
      items: { volume: '成型容积', speed: '层厚 100 µm 时的速度', pixel: '像素尺寸' },
      links: { cost: '从文件到成品' },
    },
    proof: {
      title: '与第一代 Reflex 对比',
      text: '数据取自两款机型的数据表。',
      before: 'Reflex',
      after: 'Reflex 2',
      rows: { volume: '成型容积', speed: '打印速度' },
    },
    limits: {
      items: {
        profiles: '不能沿用 Reflex 的参数，须用赫光 Prepare 6 及以上版本。',
        turbo: '采用抬升平台离型；需 60 mm/h 请选 Turbo 倾斜料槽机型。',
        teeth: '不适用于口内件，本机无齿科树脂参数。',
        wear: 'LCD 屏是耗材，可用 3,000 小时以上。',
      },
    },
  },
  de: {
    part: {
      title: 'Ein Helm in vier Teilen statt in sechs',
      text: 'Große Figuren und Kostümteile haben weniger Nähte zu schleifen. Paralleles Licht hält die Kanten bis zum Rand scharf.',
      alt: 'Unbemalte graue Figur eines Ritters von vorn und von hinten',
      links: { workflow: 'Drucken am Schreibtisch' },
    },
    platform: { text: 'Eine Bauplattform, von oben gesehen.' },
    day: {
      title: 'Platz für große Teile',
      items: { volume: 'Bauraum', speed: 'in Schichten von 100 µm', pixel: 'Pixelgröße' },
      links: { cost: 'Von der Datei zum fertigen Teil' },
    },
    proof: {
      title: 'Im Vergleich zum ersten Reflex',
      text: 'Laut Datenblatt beider Drucker.',
      before: 'Reflex',
      after: 'Reflex 2',
      rows: { volume: 'Bauraum', speed: 'Druckgeschwindigkeit' },
    },
    limits: {
      items: {
        profiles: 'Profile des Reflex laufen nicht auf ihm. Er braucht Heliograph Prepare 6 oder neuer.',
        turbo: 'Er hebt die Plattform, statt die Wanne zu kippen. Die Turbo-Modelle sind mit 60 mm/h schneller.',
        teeth: 'Er ist nicht für Teile bestimmt, die in den Mund kommen. Profile für Dentalresins gibt es nicht.',
        wear: 'Das LCD verschleißt: Nach gut 3.000 h muss es getauscht werden.',
      },
    },
  },
};
