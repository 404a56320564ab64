import type { SectionLayouts } from '#sections/page-content.ts';
import { facts } from '../../facts.ts';
import type { StoryCopy } from '../machine-story.ts';

export const reflexRs = {
  part: { kind: 'showcase', picture: 'parts/fixture', links: { workflow: '/application/use' } },
  platform: { kind: 'platform', printer: '10', parts: ['housing', 'figure'] },
  day: {
    kind: 'figures',
    ground: 'paper',
    items: {
      cycles: facts.carrierLife,
      ready: { ...facts.carrier, from: facts.carrierMilled },
      pins: facts.carrierPins,
    },
    links: { carriers: '/application/moreApplication/cases/507' },
  },
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
  evaluation: {
    kind: 'figures',
    picture: 'scenes/in-use-reflex-rs',
    ground: 'paper',
    items: {
      work: { ...facts.orthosisWork, from: facts.orthosisWorkPlaster },
      socket: { ...facts.socketFitting, from: facts.socketFittingPlaster },
    },
    links: {
      orthoses: '/application/moreApplication/cases/511',
      sockets: '/application/moreApplication/cases/512',
    },
  },
  limits: { kind: 'limits', items: ['life', 'cold', 'speed', 'long'] },
} as const satisfies SectionLayouts;

export const reflexRsCopy: StoryCopy<typeof reflexRs> = {
  en: {
    part: {
      title: 'A solder pallet in two business days',
      text: 'The pallet is printed in HeatForce 250, its swivel clips in Tough Tool. It holds boards of up to 200 × 110 mm (7.9 × 4.3 in).',
      alt: 'Printed solder pallet that holds a circuit board with blue swivel clips',
      links: { workflow: 'End-use parts' },
    },
    platform: { text: 'One print job, seen from above.' },
    day: {
      title: 'A printed solder pallet lasts 600 cycles on average',
      text: 'Counted over a year at an electronics manufacturer in Malaysia that used to have its pallets milled. Of 38 pallets, 34 were usable at the first attempt.',
      items: {
        cycles: 'soldering cycles on average, enough for batches under 500 boards',
        ready: 'business days until the pallet is ready',
        pins: 'largest deviation between the locating pins',
      },
      links: { carriers: 'Case study: solder pallets' },
    },
    workshop: {
      title: 'Jigs, molds and housings',
      text: 'A five-person cabinet shop in Jutland prints its drilling jigs. After 600 doors, all twelve hole patterns it measured were within ±0.2 mm of the drawing.',
      alt: 'Reflex RS on a workbench beside bottles of Tough Tool and Mold High-Temp and a printed solder pallet',
      points: {
        jigs: 'Jigs in Tough Tool with steel bushings: about 140 g of resin and just under three hours of printing each',
        molds: 'Mold inserts in Mold High-Temp: a few dozen shots in PE, PP or TPE, held in a metal frame',
        housings: 'Housings in Tough ABS-like Black, with walls from 1.5 mm and snap-fits',
      },
      links: { jigs: 'The drilling jig, step by step', resins: 'Resins for tooling' },
    },
    evaluation: {
      title: 'In evaluation: orthoses and sockets',
      text: 'Ortho Tough UV is not cleared. A lab in Germany printed 46 sample wrist orthoses, a center in Türkiye test sockets for 31 forearms; all were checked on plaster, and nobody wore them. The figures are compared with plaster and vacuum forming.',
      alt: 'Open Reflex RS, a skin-colored orthosis hanging from the platform in front of its tower',
      items: {
        work: 'of work on one wrist orthosis',
        socket: 'days from capturing the shape, by cast or scan, to the first test socket',
      },
      links: { orthoses: 'Case study: orthoses', sockets: 'Case study: sockets' },
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
      title: '焊接治具，两个工作日完成',
      text: '治具用 HeatForce 250，旋转压扣用 Tough Tool，最大可装 200 × 110 mm 电路板。',
      alt: '打印的焊接治具，蓝色旋转压扣固定着电路板',
      links: { workflow: '小批量零件' },
    },
    platform: { text: '单版排版俯视图。' },
    day: {
      title: '焊接治具平均使用 600 次',
      text: '马来西亚一家电子厂一年的统计，治具原由外协 CNC。38 套中 34 套一次合格。',
      items: {
        cycles: '平均焊接次数，适合 500 块以下的批量',
        ready: '从出图到治具交付',
        pins: '定位销间距最大偏差',
      },
      measures: { cycles: '次', ready: '个工作日' },
      links: { carriers: '案例：焊接治具' },
    },
    workshop: {
      title: '工装、模具、外壳',
      text: '丹麦一家五人木工坊自行打印钻孔夹具。完成 600 扇门，抽检 12 扇，孔位偏差均在 ±0.2 mm 以内。',
      alt: '工作台上的 Reflex RS，旁边是 Tough Tool、Mold High-Temp 树脂瓶和打印的焊接治具',
      points: {
        jigs: '钻孔夹具：Tough Tool 加钢套，每副约 140 g 树脂，打印不到三小时',
        molds: '注塑镶件：Mold High-Temp 装入金属模架，PE、PP、TPE 可注塑数十模次',
        housings: '外壳：Tough ABS-like Black，壁厚 1.5 mm 起，可带卡扣',
      },
      links: { jigs: '案例：钻孔夹具', resins: '工装树脂' },
    },
    evaluation: {
      title: '评估中：矫形器与接受腔',
      text: 'Ortho Tough UV 尚未注册。德国 46 件腕手矫形器样件、土耳其 31 例前臂接受腔样件，均在石膏阳型上检查，未经人体佩戴。对比石膏取型、真空热塑的原工艺。',
      alt: '打开的 Reflex RS，立柱前的平台上挂着肤色矫形器',
      items: {
        work: '一件腕手矫形器的工时',
        socket: '从取型（石膏或扫描）到首个试用接受腔',
      },
      measures: { socket: '天' },
      links: { orthoses: '案例：矫形器', sockets: '案例：接受腔' },
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
      text: 'Der Rahmen ist aus HeatForce 250, die drehbaren Clips sind aus Tough Tool. Er nimmt Platinen bis 200 × 110 mm auf.',
      alt: 'Gedruckter Lötrahmen, blaue Drehclips halten eine Leiterplatte',
      links: { workflow: 'Serienteile' },
    },
    platform: { text: 'Eine Bauplattform, von oben gesehen.' },
    day: {
      title: 'Ein gedruckter Lötrahmen hält im Mittel 600 Zyklen',
      text: 'Ein Jahr lang gezählt bei einem Elektronikfertiger in Malaysia, der die Rahmen vorher fräsen ließ. Von 38 Rahmen waren 34 auf Anhieb brauchbar.',
      items: {
        cycles: 'Lötzyklen im Mittel, genug für Lose unter 500 Platinen',
        ready: 'Arbeitstage, bis der Lötrahmen fertig ist',
        pins: 'größte Abweichung zwischen den Passstiften',
      },
      links: { carriers: 'Anwenderbericht: Lötrahmen' },
    },
    workshop: {
      title: 'Vorrichtungen, Formen und Gehäuse',
      text: 'Eine Tischlerei in Jütland mit fünf Personen druckt ihre Bohrvorrichtungen. Nach 600 Türen lagen alle zwölf geprüften Lochbilder innerhalb von ±0,2 mm zur Zeichnung.',
      alt: 'Reflex RS auf der Werkbank neben Flaschen mit Tough Tool und Mold High-Temp und einem gedruckten Lötrahmen',
      points: {
        jigs: 'Bohrvorrichtungen aus Tough Tool mit Stahlbuchsen: je rund 140 g Resin und knapp drei Stunden Druckzeit',
        molds: 'Formeinsätze aus Mold High-Temp: im Metallrahmen einige Dutzend Schuss aus PE, PP oder TPE',
        housings: 'Gehäuse aus Tough ABS-like Black, mit Wänden ab 1,5 mm und Schnapphaken',
      },
      links: { jigs: 'Die Bohrvorrichtung Schritt für Schritt', resins: 'Resins für Betriebsmittel' },
    },
    evaluation: {
      title: 'In Erprobung: Orthesen und Schäfte',
      text: 'Ortho Tough UV hat noch keine CE-Kennzeichnung. Ein Betrieb in Deutschland hat 46 Musterorthesen gedruckt, ein Zentrum in der Türkei Testschäfte für 31 Unterarmstümpfe. Alle wurden am Gipspositiv geprüft, getragen hat sie niemand. Verglichen wird mit Gips und Tiefziehen.',
      alt: 'Geöffneter Reflex RS, eine hautfarbene Orthese hängt an der Plattform vor dem Turm',
      items: {
        work: 'Arbeitszeit je Handgelenkorthese',
        socket: 'Tage von der Formabnahme mit Gips oder Scan bis zum ersten Testschaft',
      },
      links: { orthoses: 'Anwenderbericht: Orthesen', sockets: 'Anwenderbericht: Schäfte' },
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
