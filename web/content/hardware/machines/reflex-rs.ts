import type { SectionLayouts } from '#sections/page-content.ts';
import type { StoryCopy } from '../machine-story.ts';

export const reflexRs = {
  part: {
    kind: 'showcase',
    picture: 'parts/end-use-parts',
    links: { workflow: '/application/use', carriers: '/application/moreApplication/cases/507' },
  },
  platform: { kind: 'platform', printer: '10', parts: ['housing', 'figure'] },
  workshop: {
    kind: 'media-text',
    picture: 'scenes/reflex-rs-workshop',
    side: 'start',
    points: ['jigs', 'molds', 'pallets'],
    links: {
      jigs: '/aboutUs/resources/detail/a-drilling-jig-for-a-small-workshop-321',
      resins: '/material/1-tooling',
    },
  },
  limits: { kind: 'limits', items: ['life', 'cold', 'speed', 'long'] },
} as const satisfies SectionLayouts;

export const reflexRsCopy: StoryCopy<typeof reflexRs> = {
  en: {
    part: {
      title: 'Housings that snap shut, brackets that hold',
      text: 'Print housings in Tough ABS-like Black, with walls from 1.5 mm (0.06 in) and snap-fits for up to 4% strain, brackets in Rigid Fixture and soft bellows in Elastomer 50A UV.',
      alt: 'Printed black housing, orange nozzle, white bellows and gray bracket',
      links: { workflow: 'End-use parts', carriers: 'Case study: solder pallets' },
    },
    platform: { text: 'One print job, seen from above. The housing measures 92 × 62 × 32 mm (3.6 × 2.4 × 1.3 in).' },
    workshop: {
      title: 'Jigs, molds and solder pallets',
      text: 'A five-person cabinet shop in Denmark prints its drilling jigs. After 600 doors, all twelve hole patterns it measured were within ±0.2 mm of the drawing.',
      alt: 'Reflex RS on a workbench beside bottles of Tough Tool and Mold High-Temp and a printed solder pallet',
      points: {
        jigs: 'Jigs in Tough Tool with steel bushings: about 140 g of resin and just under three hours of printing each',
        molds:
          'Mold inserts in Mold High-Temp: a few dozen shots in PE, PP or TPE, held in a metal frame; heat deflection temperature 214 °C (417 °F)',
        pallets:
          'Solder pallets in HeatForce 250, for boards of up to 200 × 110 mm (7.9 × 4.3 in): locating pins within 0.08 mm of the drawing',
      },
      links: { jigs: 'The drilling jig, step by step', resins: 'Resins for tooling' },
    },
    limits: {
      items: {
        life: 'A printed pallet wears out after about 600 cycles; a milled one lasts several thousand.',
        cold: 'Tough and soft resins need 25 to 32 °C (77 to 90 °F). In a cool room, add the heating module.',
        speed:
          'It prints 30 mm/h, enough for a job overnight. If you print several jobs a day, choose the RS Turbo with 60 mm/h on the same platform.',
        long: 'Orthoses and sockets taller than 228 mm (9 in) do not fit.',
      },
    },
  },
  cn: {
    part: {
      title: '卡扣外壳、刚性支架、波纹管',
      text: '外壳用 Tough ABS-like Black，壁厚 1.5 mm 起，卡扣应变不超过 4%；支架用 Rigid Fixture，波纹管用 Elastomer 50A UV。',
      alt: '打印的黑色外壳、橙色风嘴、白色波纹管和灰色支架',
      links: { workflow: '小批量零件', carriers: '案例：焊接治具' },
    },
    platform: { text: '单版排版俯视图，外壳 92 × 62 × 32 mm。' },
    workshop: {
      title: '夹具、模具、焊接治具',
      text: '丹麦一家五人木工坊自行打印钻孔夹具，用一副夹具钻完 600 扇门后，抽检 12 扇，孔位偏差均在 ±0.2 mm 以内。',
      alt: '工作台上的 Reflex RS，旁边是 Tough Tool、Mold High-Temp 树脂瓶和打印的焊接治具',
      points: {
        jigs: '钻孔夹具：Tough Tool 加钢套，每副约 140 g 树脂，打印不到三小时',
        molds: '注塑镶件：Mold High-Temp 装入金属模架，PE、PP、TPE 可注塑数十模次，热变形温度 214 °C',
        pallets: '焊接治具：HeatForce 250，电路板最大 200 × 110 mm，定位销间距与图纸相差不超过 0.08 mm',
      },
      links: { jigs: '案例：钻孔夹具', resins: '工装树脂' },
    },
    limits: {
      items: {
        life: '焊接治具为耗材：打印件约可过波峰焊 600 次，铣制件数千次。',
        cold: '强韧、弹性树脂须 25–32 °C，室温偏低时须加装加热模块。',
        speed: '速度 30 mm/h，适合一天一版或夜间打印；一天要打几版的，选同幅面的 RS Turbo，60 mm/h。',
        long: '高度超过 228 mm 的矫形器和接受腔无法打印。',
      },
    },
  },
  de: {
    part: {
      title: 'Gehäuse, die einrasten. Halter, die nicht nachgeben.',
      text: 'Gehäuse drucken Sie aus Tough ABS-like Black, mit Wänden ab 1,5 mm und Schnapphaken bis 4 % Dehnung, Halter aus Rigid Fixture und weiche Faltenbälge aus Elastomer 50A UV.',
      alt: 'Gedrucktes schwarzes Gehäuse, orange Düse, weißer Faltenbalg und grauer Halter',
      links: { workflow: 'Serienteile', carriers: 'Anwenderbericht: Lötrahmen' },
    },
    platform: { text: 'Eine Bauplattform, von oben gesehen. Das Gehäuse misst 92 × 62 × 32 mm.' },
    workshop: {
      title: 'Vorrichtungen, Formen und Lötrahmen',
      text: 'Eine Tischlerei in Jütland mit fünf Personen druckt ihre Bohrvorrichtungen. Nach 600 Türen lagen alle zwölf geprüften Lochbilder innerhalb von ±0,2 mm zur Zeichnung.',
      alt: 'Reflex RS auf der Werkbank neben Flaschen mit Tough Tool und Mold High-Temp und einem gedruckten Lötrahmen',
      points: {
        jigs: 'Bohrvorrichtungen aus Tough Tool mit Stahlbuchsen: je rund 140 g Resin und knapp drei Stunden Druckzeit',
        molds:
          'Formeinsätze aus Mold High-Temp: im Metallrahmen einige Dutzend Schuss aus PE, PP oder TPE; Wärmeformbeständigkeit 214 °C',
        pallets:
          'Lötrahmen aus HeatForce 250 für Leiterplatten bis 200 × 110 mm; die Passstifte weichen höchstens 0,08 mm von der Zeichnung ab',
      },
      links: { jigs: 'Die Bohrvorrichtung Schritt für Schritt', resins: 'Resins für Betriebsmittel' },
    },
    limits: {
      items: {
        life: 'Ein gedruckter Lötrahmen ist nach etwa 600 Zyklen verschlissen, ein gefräster hält mehrere Tausend.',
        cold: 'Zähe und weiche Resins brauchen 25 bis 32 °C. Im kühlen Raum gehört das Heizmodul dazu.',
        speed:
          'Er druckt 30 mm/h, genug für einen Druck über Nacht. Für mehrere Drucke am Tag nehmen Sie den RS Turbo mit 60 mm/h auf gleicher Plattform.',
        long: 'Orthesen und Schäfte über 228 mm Höhe passen nicht hinein.',
      },
    },
  },
};
