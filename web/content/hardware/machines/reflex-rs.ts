import type { SectionLayouts } from '#sections/page-content.ts';
import type { StoryCopy } from '../machine-story.ts';

export const reflexRs = {
  part: {
    kind: 'showcase',
    picture: 'parts/fixture',
    links: { workflow: '/application/use', carriers: '/application/moreApplication/cases/507' },
  },
  platform: { kind: 'platform', printer: '10', parts: ['housing', 'figure'] },
  workshop: {
    kind: 'media-text',
    picture: 'scenes/reflex-rs-workshop',
    side: 'start',
    points: ['jigs', 'molds', 'housings'],
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
      title: 'A solder pallet in two business days',
      text: 'The pallet is printed in HeatForce 250, its swivel clips in Tough Tool. It holds boards of up to 200 × 110 mm (7.9 × 4.3 in). At an electronics manufacturer in Malaysia, 34 of 38 pallets were usable at the first attempt, with locating pins within 0.08 mm of the drawing.',
      alt: 'Printed solder pallet that holds a circuit board with blue swivel clips',
      links: { workflow: 'End-use parts', carriers: 'Case study: solder pallets' },
    },
    platform: { text: 'One print job, seen from above.' },
    workshop: {
      title: 'Jigs, molds and housings',
      text: 'A five-person cabinet shop in Denmark prints its drilling jigs. After 600 doors, all twelve hole patterns it measured were within ±0.2 mm of the drawing.',
      alt: 'Reflex RS on a workbench beside bottles of Tough Tool and Mold High-Temp and a printed solder pallet',
      points: {
        jigs: 'Jigs in Tough Tool with steel bushings: about 140 g of resin and just under three hours of printing each',
        molds:
          'Mold inserts in Mold High-Temp: a few dozen shots in PE, PP or TPE, held in a metal frame; heat deflection temperature 214 °C (417 °F)',
        housings: 'Housings in Tough ABS-like Black, with walls from 1.5 mm and snap-fits for up to 4% strain',
      },
      links: { jigs: 'The drilling jig, step by step', resins: 'Resins for tooling' },
    },
    limits: {
      items: {
        life: 'A printed pallet wears out after about 600 cycles; a milled one lasts several thousand.',
        cold: 'Tough and soft resins need 25 to 32 °C (77 to 90 °F). In a cool room you have to add the heating module.',
        speed: 'It prints 30 mm/h. The RS Turbo prints 60 mm/h on the same platform.',
        long: 'About one forearm in five needs an orthosis longer than the 228 mm (9 in) it can build. Sockets for adult legs do not fit.',
      },
    },
  },
  cn: {
    part: {
      title: '焊接治具，两个工作日做好',
      text: '治具用 HeatForce 250，旋转压扣用 Tough Tool，最大装 200 × 110 mm 的电路板。马来西亚一家电子厂做了 38 套，34 套一次合格，定位销间距与图纸相差不超过 0.08 mm。',
      alt: '打印的焊接治具，蓝色旋转压扣固定着电路板',
      links: { workflow: '小批量零件', carriers: '案例：焊接治具' },
    },
    platform: { text: '单版排版俯视图。' },
    workshop: {
      title: '工装、模具、外壳',
      text: '丹麦一家五人木工坊自行打印钻孔夹具。完成 600 扇门，抽检 12 扇，孔位偏差均在 ±0.2 mm 以内。',
      alt: '工作台上的 Reflex RS，旁边是 Tough Tool、Mold High-Temp 树脂瓶和打印的焊接治具',
      points: {
        jigs: '钻孔夹具：Tough Tool 加钢套，每副约 140 g 树脂，打印不到三小时',
        molds: '注塑镶件：Mold High-Temp 装入金属模架，PE、PP、TPE 可注塑数十模次，热变形温度 214 °C',
        housings: '外壳：Tough ABS-like Black，壁厚 1.5 mm 起，卡扣应变不超过 4%',
      },
      links: { jigs: '案例：钻孔夹具', resins: '工装树脂' },
    },
    limits: {
      items: {
        life: '打印治具约可用 600 次，铣制治具可用数千次。',
        cold: '强韧、弹性树脂须 25–32 °C，室温偏低时须加装加热模块。',
        speed: '速度 30 mm/h，同幅面的 RS Turbo 为 60 mm/h。',
        long: '约五分之一的人前臂过长，矫形器超过 228 mm，无法容纳；成人下肢接受腔也无法容纳。',
      },
    },
  },
  de: {
    part: {
      title: 'Ein Lötrahmen in zwei Arbeitstagen',
      text: 'Der Rahmen ist aus HeatForce 250, die drehbaren Clips sind aus Tough Tool. Er nimmt Platinen bis 200 × 110 mm auf. Bei einem Elektronikfertiger in Malaysia waren 34 von 38 Rahmen auf Anhieb brauchbar; der Abstand der Passstifte wich höchstens 0,08 mm von der Zeichnung ab.',
      alt: 'Gedruckter Lötrahmen, blaue Drehclips halten eine Leiterplatte',
      links: { workflow: 'Serienteile', carriers: 'Anwenderbericht: Lötrahmen' },
    },
    platform: { text: 'Eine Bauplattform, von oben gesehen.' },
    workshop: {
      title: 'Vorrichtungen, Formen und Gehäuse',
      text: 'Eine Tischlerei in Jütland mit fünf Personen druckt ihre Bohrvorrichtungen. Nach 600 Türen lagen alle zwölf geprüften Lochbilder innerhalb von ±0,2 mm zur Zeichnung.',
      alt: 'Reflex RS auf der Werkbank neben Flaschen mit Tough Tool und Mold High-Temp und einem gedruckten Lötrahmen',
      points: {
        jigs: 'Bohrvorrichtungen aus Tough Tool mit Stahlbuchsen: je rund 140 g Resin und knapp drei Stunden Druckzeit',
        molds:
          'Formeinsätze aus Mold High-Temp: im Metallrahmen einige Dutzend Schuss aus PE, PP oder TPE; Wärmeformbeständigkeit 214 °C',
        housings: 'Gehäuse aus Tough ABS-like Black, mit Wänden ab 1,5 mm und Schnapphaken bis 4 % Dehnung',
      },
      links: { jigs: 'Die Bohrvorrichtung Schritt für Schritt', resins: 'Resins für Betriebsmittel' },
    },
    limits: {
      items: {
        life: 'Ein gedruckter Lötrahmen ist nach etwa 600 Zyklen verschlissen, ein gefräster hält mehrere Tausend.',
        cold: 'Zähe und weiche Resins brauchen 25 bis 32 °C. Im kühlen Raum gehört das Heizmodul dazu.',
        speed: 'Er druckt 30 mm/h, der RS Turbo auf gleicher Plattform 60 mm/h.',
        long: 'Bei etwa jedem fünften Unterarm reicht die Bauhöhe von 228 mm für die Orthese nicht. Schäfte für Erwachsenenbeine passen nicht.',
      },
    },
  },
};
