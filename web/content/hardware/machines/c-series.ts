import type { SectionLayouts } from '#sections/page-content.ts';
import { facts } from '../../facts.ts';
import type { StoryCopy } from '../machine-story.ts';

export const cSeries = {
  part: {
    kind: 'showcase',
    picture: 'cut-outs/parts/dental-model',
    links: { workflow: '/application/dental-labs-3d-printer' },
  },
  platform: { kind: 'platform', printer: '8', parts: ['model', 'denture', 'splint'] },
  day: {
    kind: 'figures',
    items: { width: facts.cSeriesWidth, height: facts.cSeriesHeight, tray: facts.cSeriesTray },
  },
  limits: { kind: 'limits', items: ['plan', 'fine', 'sockets', 'room'] },
} as const satisfies SectionLayouts;

export const cSeriesCopy: StoryCopy<typeof cSeries> = {
  en: {
    part: {
      title: 'Models in volume',
      text: 'The resin tray holds 3 L, and the Resin Station keeps it filled. Until the resin is cleared, bases such as this one stay on the model.',
      alt: 'Printed dental model with one die taken out',
      links: { workflow: 'Printing in dental labs' },
    },
    platform: { text: 'One print job, seen from above.' },
    day: {
      title: 'Room for large batches',
      items: {
        width: 'platform width, more than any of our other printers',
        height: 'build height, for housings and sample hand splints in one piece',
        tray: 'of resin in the tray; the Resin Station refills it',
      },
    },
    limits: {
      items: {
        plan: 'It needs site planning. Our engineers work out floor load, extraction and washing with you.',
        fine: 'Its 70 µm pixels suit models and bases. For fine crowns choose the ChairSide Pro.',
        sockets: 'Sockets for adult legs and long forearm orthoses are taller than 180 mm and do not fit.',
        room: 'It is 1.85 m (6 ft 1 in) tall and weighs 280 kg (617 lb).',
      },
    },
  },
  cn: {
    part: {
      title: '大单集中打，一版多排几件',
      text: '模型成批打印，料槽 3 L，供料站自动补料；托盘、基托等树脂取得注册证后再打。',
      alt: '打印的齿科模型，一颗代型已取出',
      links: { workflow: '义齿加工厂方案' },
    },
    platform: { text: '单版排版俯视图。' },
    day: {
      title: '幅面、高度和料槽',
      items: {
        width: '平台宽度，我们的机型里最宽',
        height: '成型高度，手部支具和外壳不用分段打',
        tray: '料槽容量，供料站自动补料',
      },
    },
    limits: {
      items: {
        plan: '不能到货就插电开机：承重、排风和清洗工位，要先和工程师规划好。',
        fine: '像素 70 µm，适合模型和基托；精细牙冠请选 ChairSide Pro。',
        sockets: '成人下肢接受腔和较长的前臂矫形器高于 180 mm，打不下。',
        room: '高 1.85 m，重 280 kg，进场前先量门洞和电梯。',
      },
    },
  },
  de: {
    part: {
      title: 'Modelle für ein ganzes Fertigungszentrum',
      text: 'Heute Modelle in Stückzahl, nach der CE-Kennzeichnung auch Löffel und Prothesenbasen. Die Wanne fasst 3 L, die Resin-Station füllt sie nach.',
      alt: 'Gedrucktes Dentalmodell, ein Stumpf herausgenommen',
      links: { workflow: 'Drucken im Dentallabor' },
    },
    platform: { text: 'Ein Druckauftrag, von oben gesehen.' },
    day: {
      title: 'Platz für große Aufträge',
      items: {
        width: 'Plattformbreite, die größte in unserem Programm',
        height: 'Bauhöhe, für Gehäuse und Musterorthesen in einem Stück',
        tray: 'Resin in der Wanne, die Resin-Station füllt nach',
      },
    },
    limits: {
      items: {
        plan: 'Der Drucker braucht einen vorbereiteten Standort. Aufstellen und Einschalten genügt nicht.',
        fine: 'Pixel von 70 µm reichen für Modelle und Basen. Für feine Kronen eignet sich der ChairSide Pro besser.',
        sockets:
          'Schäfte für Erwachsenenbeine und lange Unterarmorthesen sind höher als 180 mm und passen nicht hinein.',
        room: 'Der Drucker ist 1,85 m hoch und wiegt 280 kg.',
      },
    },
  },
};
