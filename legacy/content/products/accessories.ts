import { bathLid, mains, testCertificate, turntable, washBasket } from './machine-terms.ts';
import type { ProductRecord } from './record.ts';

export const accessories: ProductRecord[] = [
  {
    id: 201,
    urlName: 'ultracraft-resin-tray',
    kind: 'accessory',
    line: 'dental',
    type: 2,
    orderNumbers: {
      1: 'UC-201-1',
      2: 'UC-201-2',
      3: 'UC-201-3',
      4: 'UC-201-4',
      5: 'UC-201-5',
      6: 'UC-201-6',
      7: 'UC-201-7',
      8: 'UC-201-8',
    },
    name: { en: 'UltraCraft resin tray', zh: 'UltraCraft 料槽', de: 'UltraCraft-Resinwanne' },
    tagline: {
      en: 'A tray for each resin, changed in under a minute',
      zh: '一种树脂一个料槽，一分钟内更换',
      de: 'Je Resin eine Wanne, in unter einer Minute gewechselt',
    },
    summary: {
      en: 'Resin tray with a tensioned release film, made for each UltraCraft printer, so every resin can have its own tray. A chip in the frame records which resin the tray held and how many layers the film has printed.',
      zh: 'UltraCraft 各机型的料槽，离型膜出厂时已张紧，一种树脂配一个。框架内置芯片，记录槽内树脂和离型膜已打印层数。',
      de: 'Resinwanne mit gespannter Trennfolie, für jeden UltraCraft-Drucker, damit jedes Resin seine eigene Wanne behält. Ein Chip im Rahmen speichert das Resin und die Zahl der gedruckten Schichten.',
    },
    publishTime: '2023-03-07',
    isNew: false,
    highlights: [
      {
        title: { en: 'No pigment carried over', zh: '避免颜料混入', de: 'Keine Pigmentverschleppung' },
        text: {
          en: 'Pigment residues raise the ash content of Cast UV 3.0 and cloud Splint Rigid UV. Dedicated trays keep both clean.',
          zh: '料槽混用，残留颜料会使 Cast UV 3.0 灰分升高、Splint Rigid UV 浑浊。一种树脂配一个料槽可避免。',
          de: 'Pigmentreste erhöhen den Aschegehalt von Cast UV 3.0 und trüben Splint Rigid UV. Mit einer eigenen Wanne bleiben beide frei davon.',
        },
      },
      {
        title: { en: 'Ready to insert', zh: '装入即用', de: 'Einsatzbereit' },
        text: {
          en: 'The film is tensioned at the factory. You change the tray in less than a minute, without tools.',
          zh: '离型膜出厂时已张紧，更换料槽无需工具，一分钟内完成。',
          de: 'Die Folie ist werkseitig gespannt. Die Wanne ist in weniger als einer Minute und ohne Werkzeug gewechselt.',
        },
      },
      {
        title: { en: 'Tracks film life and resin', zh: '离型膜到期提醒', de: 'Zählt Schichten, erkennt das Resin' },
        text: {
          en: 'The printer reads the layer count and refuses a job when the tray holds the wrong resin.',
          zh: '打印机读取层数，到期提示换膜；槽内树脂与任务不符时，不启动打印。',
          de: 'Der Drucker liest den Schichtzähler aus und startet keinen Auftrag, wenn die Wanne das falsche Resin enthält.',
        },
      },
    ],
    specification: [
      {
        isForOrder: true,
        name: { en: 'Contents', zh: '内含', de: 'Inhalt' },
        value: { en: '1 tray with tensioned film', zh: '料槽 1 个，离型膜已张紧', de: '1 Wanne mit gespannter Folie' },
      },
      {
        isForOrder: true,
        name: { en: 'Capacity', zh: '容量', de: 'Fassungsvermögen' },
        value: {
          en: 'A2D 0.7 L; A2D 4K and A2D HD 1.2 L; A2D Ortho 1.5 L; A3D 1.4 L; ChairSide 0.5 L; ChairSide Pro 0.6 L; C series 3 L',
          zh: 'A2D：0.7 L；A2D 4K、A2D HD：1.2 L；A2D Ortho：1.5 L；A3D：1.4 L；ChairSide：0.5 L；ChairSide Pro：0.6 L；C 系列：3 L',
          de: 'A2D 0,7 L; A2D 4K und A2D HD 1,2 L; A2D Ortho 1,5 L; A3D 1,4 L; ChairSide 0,5 L; ChairSide Pro 0,6 L; C-Serie 3 L',
        },
      },
      { name: { en: 'Film thickness', zh: '离型膜厚度', de: 'Foliendicke' }, num: 150, unit: 'µm' },
      {
        isForOrder: true,
        name: { en: 'Film life', zh: '离型膜寿命', de: 'Standzeit der Folie' },
        value: { en: 'about 30,000 layers', zh: '约 30,000 层', de: 'etwa 30.000 Schichten' },
      },
      {
        name: { en: 'Frame', zh: '框架', de: 'Rahmen' },
        value: { en: 'anodized aluminum', zh: '阳极氧化铝', de: 'eloxiertes Aluminium' },
      },
    ],
    fits: [1, 2, 3, 4, 5, 6, 7, 8],
    relatedAccessories: [202, 206, 203],
    hasSupport: false,
    pictures: [
      {
        name: 'accessories/ultracraft-resin-tray',
        alt: {
          en: 'Resin tray of an UltraCraft printer with tensioned release film',
          zh: '带离型膜的 UltraCraft 料槽',
          de: 'Resinwanne eines UltraCraft-Druckers mit gespannter Trennfolie',
        },
      },
    ],
  },
  {
    id: 202,
    urlName: 'ultracraft-release-film-set',
    kind: 'accessory',
    line: 'dental',
    type: 2,
    orderNumbers: {
      1: 'UC-202-1',
      2: 'UC-202-2',
      3: 'UC-202-3',
      4: 'UC-202-2',
      5: 'UC-202-5',
      6: 'UC-202-6',
      7: 'UC-202-7',
      8: 'UC-202-8',
    },
    name: { en: 'UltraCraft release film set', zh: 'UltraCraft 离型膜套装', de: 'UltraCraft-Trennfoliensatz' },
    tagline: {
      en: 'FEP films, 150 µm, cut and punched for each tray',
      zh: 'FEP 离型膜，厚 150 µm，按料槽裁切冲孔',
      de: 'FEP-Folien, 150 µm, für jede Wanne zugeschnitten',
    },
    summary: {
      en: 'Five cut and punched films with a tension gauge for UltraCraft trays. The gauge shows the right tension without a tone test or guesswork.',
      zh: '内含五张已裁切冲孔的离型膜和一个张力规，适用于 UltraCraft 各机型料槽。张力规直接显示张力是否合适，无需敲膜听声。',
      de: 'Fünf zugeschnittene und gelochte Folien mit Spannlehre für die Wannen der UltraCraft-Drucker. Die Lehre zeigt die richtige Spannung an, eine Klangprobe entfällt.',
    },
    publishTime: '2022-05-17',
    isNew: false,
    highlights: [
      {
        title: { en: 'Consistent film tension', zh: '离型力一致', de: 'Gleichbleibende Abzugskraft' },
        text: {
          en: 'A slack film lifts with the part and lets thin walls tear. The gauge clicks at the set tension, so every film is fitted the same way.',
          zh: '离型膜松弛会随打印件抬起，撕裂薄壁。张力规到设定张力时发声提示，安装一致。',
          de: 'Eine schlaffe Folie hebt sich mit dem Teil, und dünne Wände reißen ein. Die Lehre klickt bei Sollspannung, egal wer die Folie einsetzt.',
        },
      },
      {
        title: { en: 'Clear at 385 nm', zh: '385 nm 透光率高', de: 'Durchlässig bei 385 nm' },
        text: {
          en: 'FEP lets 93% of the light through, so exposure profiles need no correction after a change.',
          zh: 'FEP 膜透光率 93%，换膜后无需更改曝光参数。',
          de: 'FEP lässt 93 % des Lichts durch; Belichtungsprofile müssen nach dem Wechsel nicht angepasst werden.',
        },
      },
    ],
    specification: [
      {
        isForOrder: true,
        name: { en: 'Contents', zh: '内含', de: 'Inhalt' },
        value: {
          en: '5 films, 20 screws, 1 tension gauge',
          zh: '离型膜 5 张、螺钉 20 颗、张力规 1 个',
          de: '5 Folien, 20 Schrauben, 1 Spannlehre',
        },
      },
      { name: { en: 'Thickness', zh: '厚度', de: 'Dicke' }, num: 150, unit: 'µm' },
      {
        name: { en: 'Transmission at 385 nm', zh: '385 nm 透光率', de: 'Transmission bei 385 nm' },
        num: 93,
        unit: '%',
      },
      {
        name: { en: 'Time to change', zh: '换膜时间', de: 'Wechselzeit' },
        value: {
          en: 'about 20 min with leak test',
          zh: '约 20 分钟（含渗漏检查）',
          de: 'etwa 20 min mit Dichtprüfung',
        },
      },
      {
        isForOrder: true,
        name: { en: 'Film life', zh: '离型膜寿命', de: 'Standzeit der Folie' },
        value: { en: 'about 30,000 layers', zh: '约 30,000 层', de: 'etwa 30.000 Schichten' },
      },
    ],
    fits: [1, 2, 3, 4, 5, 6, 7, 8],
    relatedAccessories: [201, 206],
    hasSupport: false,
    pictures: [
      {
        name: 'accessories/ultracraft-release-film-set',
        alt: {
          en: 'Release films, tension gauge and screws for UltraCraft trays',
          zh: 'UltraCraft 料槽用离型膜、张力规和螺钉',
          de: 'Trennfolien, Spannlehre und Schrauben für UltraCraft-Wannen',
        },
      },
    ],
  },
  {
    id: 203,
    urlName: 'perforated-build-platform',
    kind: 'accessory',
    line: 'dental',
    type: 2,
    orderNumbers: { 1: 'UC-203-1', 2: 'UC-203-2' },
    name: { en: 'Perforated build platform', zh: '多孔成型平台', de: 'Gelochte Bauplattform' },
    tagline: {
      en: 'Even first layers on flat parts',
      zh: '大底面模型平放打印，首层贴合均匀',
      de: 'Gleichmäßige erste Schichten bei flachen Teilen',
    },
    summary: {
      en: 'Stainless steel platform with fine holes for the A2D and A2D 4K, made for models that print flat on their base. Resin escapes through the holes, so the first layers are pressed evenly and less resin is carried off.',
      zh: '不锈钢多孔成型平台，适用于 A2D 和 A2D 4K，用于平放打印带底座的模型。树脂从小孔排出，首层压合均匀，平台带走的树脂少。',
      de: 'Edelstahlplattform mit feinen Bohrungen für A2D und A2D 4K, gedacht für Modelle, die flach auf dem Sockel gedruckt werden. Das Resin weicht durch die Löcher aus; die ersten Schichten werden gleichmäßig angepresst, und es bleibt weniger Resin haften.',
    },
    publishTime: '2023-09-26',
    isNew: false,
    highlights: [
      {
        title: { en: 'Relieves pressure', zh: '首层厚度均匀', de: 'Gleichmäßige erste Schichten' },
        text: {
          en: 'On a closed plate, resin backs up under the middle and makes bases up to 0.1 mm too thick. The holes relieve that pressure.',
          zh: '无孔平台中部积存树脂，模型底座最多增厚 0.1 mm；多孔平台可将其排出。',
          de: 'Unter einer geschlossenen Platte staut sich Resin, Sockel werden in der Mitte bis 0,1 mm zu dick. Die Löcher bauen diesen Druck ab.',
        },
      },
      {
        title: { en: 'Drains faster', zh: '沥液更快', de: 'Tropft schneller ab' },
        text: {
          en: 'Hung at an angle, the platform drains within 5 min instead of 12 min.',
          zh: '斜挂沥液：12 分钟→5 分钟。',
          de: 'Schräg eingehängt tropft die Plattform in 5 statt 12 min ab.',
        },
      },
      {
        title: { en: 'Parts come off with a scraper', zh: '铲刀取件省力', de: 'Teile lösen sich mit dem Spachtel' },
        text: {
          en: 'Hole edges are rounded, so cured resin does not key into the plate.',
          zh: '孔口倒圆，固化的树脂不会卡在孔内。',
          de: 'Die Lochkanten sind verrundet, sodass sich gehärtetes Resin nicht in der Platte verkrallt.',
        },
      },
    ],
    specification: [
      {
        isForOrder: true,
        name: { en: 'Contents', zh: '内含', de: 'Inhalt' },
        value: { en: '1 platform', zh: '成型平台 1 块', de: '1 Plattform' },
      },
      {
        name: { en: 'Build area', zh: '幅面', de: 'Baufläche' },
        value: {
          en: 'A2D 144 × 81 mm; A2D 4K 206 × 116 mm',
          zh: 'A2D：144 × 81 mm；A2D 4K：206 × 116 mm',
          de: 'A2D 144 × 81 mm; A2D 4K 206 × 116 mm',
        },
      },
      { name: { en: 'Hole diameter', zh: '孔径', de: 'Lochdurchmesser' }, num: 1.5, unit: 'mm' },
      { name: { en: 'Hole spacing', zh: '孔距', de: 'Lochabstand' }, num: 4, unit: 'mm' },
      { name: { en: 'Flatness', zh: '平面度', de: 'Ebenheit' }, num: 20, unit: 'µm' },
      {
        name: { en: 'Material', zh: '材质', de: 'Werkstoff' },
        value: { en: 'stainless steel, blasted', zh: '不锈钢，喷砂处理', de: 'Edelstahl, gestrahlt' },
      },
    ],
    fits: [1, 2],
    relatedAccessories: [215, 201],
    hasSupport: false,
    pictures: [
      {
        name: 'accessories/perforated-build-platform',
        alt: {
          en: 'Build platform with rows of fine holes',
          zh: '多孔成型平台',
          de: 'Bauplattform mit Reihen feiner Bohrungen',
        },
      },
    ],
  },
  {
    id: 204,
    urlName: 'chairside-flex-platform',
    kind: 'accessory',
    line: 'dental',
    type: 2,
    name: { en: 'ChairSide flexible platform', zh: 'ChairSide 柔性成型平台', de: 'ChairSide-Flexplattform' },
    tagline: {
      en: 'Bend the sheet to release the parts',
      zh: '轻弯钢片即可取件',
      de: 'Blech biegen, Teile abnehmen',
    },
    summary: {
      en: 'Build platform for the ChairSide with a magnetic spring-steel sheet that is taken off and bent to release parts. No scraper touches the crown, and you start the next print on a second sheet while you clean the first.',
      zh: '适用于 ChairSide 的成型平台，配磁吸弹簧钢片，取下轻弯即可脱件，牙冠不受铲刀损伤。清洁第一片时，换上第二片继续打印。',
      de: 'Bauplattform für den ChairSide mit magnetisch gehaltenem Federstahlblech, das Sie abnehmen und zur Entnahme biegen. Einen Spachtel brauchen Sie nicht, und während Sie das erste Blech reinigen, läuft auf dem zweiten der nächste Druck.',
    },
    publishTime: '2026-09-08',
    isNew: true,
    highlights: [
      {
        title: { en: 'Margins stay intact', zh: '边缘不受损', de: 'Ränder bleiben unversehrt' },
        text: {
          en: 'Parts lift off as the sheet bends, so nobody pries against a thin crown margin.',
          zh: '弯曲钢片，打印件自行脱开，薄边缘不受撬伤。',
          de: 'Die Teile lösen sich beim Biegen des Blechs; am dünnen Kronenrand wird nicht gehebelt.',
        },
      },
      {
        title: { en: 'Two sheets in turn', zh: '双片轮换', de: 'Zwei Bleche im Wechsel' },
        text: {
          en: 'One sheet goes into the bath with the parts on it, the other goes straight back into the printer.',
          zh: '一片连同打印件放进清洗液，另一片直接装回打印机。',
          de: 'Das eine Blech kommt mitsamt den Teilen ins Bad, das andere gleich wieder in den Drucker.',
        },
      },
      {
        title: { en: 'Calibrated once', zh: '只需校准一次', de: 'Einmal kalibriert' },
        text: {
          en: 'Two pins locate the sheet. The zero point is set once for the platform and holds for both sheets.',
          zh: '两个定位销定位，平台零点设一次，两片通用。',
          de: 'Zwei Stifte führen das Blech. Der Nullpunkt wird einmal für die Plattform gesetzt und gilt für beide Bleche.',
        },
      },
    ],
    specification: [
      {
        name: { en: 'Build area', zh: '幅面', de: 'Baufläche' },
        value: { en: '124.8 × 70.2 mm', zh: '124.8 × 70.2 mm', de: '124,8 × 70,2 mm' },
      },
      { name: { en: 'Sheet thickness', zh: '钢片厚度', de: 'Blechdicke' }, num: 0.5, unit: 'mm' },
      {
        isForOrder: true,
        name: { en: 'Contents', zh: '内含', de: 'Inhalt' },
        value: { en: '1 platform, 2 sheets', zh: '平台 1 个、钢片 2 片', de: '1 Plattform, 2 Bleche' },
      },
      { name: { en: 'Flatness', zh: '平面度', de: 'Ebenheit' }, num: 30, unit: 'µm' },
      {
        isForOrder: true,
        name: { en: 'Sheet life', zh: '钢片寿命', de: 'Standzeit des Blechs' },
        value: { en: 'about 1,500 prints', zh: '约 1,500 次打印', de: 'etwa 1.500 Drucke' },
      },
    ],
    fits: [6],
    relatedAccessories: [215, 213],
    hasSupport: false,
    pictures: [
      {
        name: 'accessories/chairside-flex-platform',
        alt: {
          en: 'ChairSide platform and a bent spring-steel sheet with crowns',
          zh: 'ChairSide 成型平台与弯曲的弹簧钢片，片上有牙冠',
          de: 'ChairSide-Plattform und gebogenes Federstahlblech mit Kronen',
        },
      },
    ],
  },
  {
    id: 205,
    urlName: 'drip-stop-bottle-cap',
    kind: 'accessory',
    line: 'dental',
    type: 2,
    name: { en: 'Drip-stop bottle cap', zh: '防滴树脂瓶盖', de: 'Tropfstopp-Verschluss' },
    tagline: {
      en: 'Closes when upright, so the neck stays dry',
      zh: '瓶身扶正即断流，瓶口不挂料',
      de: 'Kein Nachtropfen beim Ausgießen',
    },
    summary: {
      en: 'Light-tight pouring cap with a silicone valve for dental resin bottles. The valve closes as soon as the bottle is set upright, and colored rings help you tell resins apart on the shelf.',
      zh: '带硅胶阀的避光瓶盖，用于齿科树脂瓶。瓶身扶正，阀即关闭；彩色环便于区分树脂。',
      de: 'Lichtdichter Ausgießverschluss mit Silikonventil für Dentalresinflaschen. Das Ventil schließt, sobald die Flasche aufrecht steht; farbige Ringe unterscheiden die Resins im Regal.',
    },
    publishTime: '2022-08-30',
    isNew: false,
    highlights: [
      {
        title: { en: 'Clean threads', zh: '螺纹不结胶', de: 'Sauberes Gewinde' },
        text: {
          en: 'Resin that dries on the threads glues the cap shut and crumbles into the tray. The valve holds back the last drop.',
          zh: '树脂在螺纹上固化会粘住瓶盖，碎屑落入料槽；硅胶阀可截住余滴。',
          de: 'Resin, das am Gewinde härtet, verklebt den Deckel und bröselt in die Wanne. Das Ventil hält den letzten Tropfen zurück.',
        },
      },
      {
        title: { en: 'Keeps light and moisture out', zh: '避光防潮', de: 'Dicht gegen Licht und Feuchte' },
        text: {
          en: 'A screw cover closes the spout. This matters for Model WW UV, which takes up moisture from the air.',
          zh: '出液口有旋盖密封，Model WW UV 易吸潮，尤须盖好。',
          de: 'Eine Schraubkappe verschließt den Ausguss. Das ist vor allem bei Model WW UV wichtig, das Luftfeuchte aufnimmt.',
        },
      },
    ],
    specification: [
      { name: { en: 'Bottle neck', zh: '瓶口直径', de: 'Flaschenhals' }, num: 38, unit: 'mm' },
      {
        name: { en: 'Flow', zh: '出液速度', de: 'Durchfluss' },
        value: {
          en: '0.5 L in about 40 s at 1000 mPa·s',
          zh: '黏度 1,000 mPa·s 时，0.5 L 约需 40 秒',
          de: '0,5 L in etwa 40 s bei 1.000 mPa·s',
        },
      },
      {
        name: { en: 'Material', zh: '材质', de: 'Werkstoff' },
        value: {
          en: 'black polypropylene, silicone valve',
          zh: '黑色聚丙烯、硅胶阀',
          de: 'schwarzes Polypropylen, Silikonventil',
        },
      },
      {
        isForOrder: true,
        name: { en: 'Contents', zh: '内含', de: 'Inhalt' },
        value: {
          en: '6 caps, rings in 6 colors',
          zh: '瓶盖 6 个、彩色环 6 色',
          de: '6 Verschlüsse, Ringe in 6 Farben',
        },
      },
    ],
    fits: [1, 2, 3, 4, 5, 6, 7, 8],
    relatedAccessories: [206, 201],
    hasSupport: false,
    pictures: [
      {
        name: 'accessories/drip-stop-bottle-cap',
        alt: {
          en: 'Six pouring caps with rings in six colors',
          zh: '六个带彩色环的倾倒瓶盖',
          de: 'Sechs Ausgießverschlüsse mit Ringen in sechs Farben',
        },
      },
    ],
  },
  {
    id: 206,
    urlName: 'stackable-tray-cover',
    kind: 'accessory',
    line: 'dental',
    type: 2,
    orderNumbers: { 1: 'UC-206-1', 2: 'UC-206-2', 3: 'UC-206-3' },
    name: { en: 'Stackable tray cover', zh: '可叠放料槽盖', de: 'Stapelbarer Wannendeckel' },
    tagline: {
      en: 'Stores filled trays out of the light',
      zh: '避光存放已装料的料槽',
      de: 'Zum lichtdichten Aufbewahren gefüllter Wannen',
    },
    summary: {
      en: 'Opaque cover with a seal for trays of the A2D, A2D 4K and A2D HD, so that resin can wait in the tray between shifts. Covered trays stack four high, and nothing touches the film.',
      zh: '带密封圈的不透光料槽盖，适用于 A2D、A2D 4K 和 A2D HD 料槽，班次之间树脂可留在槽内。加盖后可叠放四层，离型膜悬空，不受压。',
      de: 'Lichtdichter Deckel mit Dichtung für die Wannen von A2D, A2D 4K und A2D HD, damit Resin zwischen zwei Arbeitsschichten in der Wanne bleiben kann. Vier Wannen lassen sich stapeln; die Folie hängt frei und wird nicht belastet.',
    },
    publishTime: '2022-11-15',
    isNew: false,
    highlights: [
      {
        title: { en: 'No skin on the resin', zh: '液面不结皮', de: 'Keine Haut auf dem Resin' },
        text: {
          en: 'The cover blocks light below 500 nm. Room light no longer thickens the resin at the rim of the tray.',
          zh: '滤除 500 nm 以下的光，槽边树脂不会见光变稠。',
          de: 'Der Deckel hält Licht unter 500 nm ab. Raumlicht verdickt das Resin am Wannenrand nicht mehr.',
        },
      },
      {
        title: { en: 'Feet protect the film', zh: '离型膜悬空', de: 'Folie liegt nicht auf' },
        text: {
          en: 'Feet lift the tray 8 mm, so the bench does not scratch the film and no dust gets on the underside.',
          zh: '支脚将料槽垫高 8 mm，台面不会划伤离型膜，底面不易沾灰。',
          de: 'Füße heben die Wanne um 8 mm an. So verkratzt die Folie nicht auf der Tischplatte, und die Unterseite bleibt staubfrei.',
        },
      },
      {
        title: { en: 'Label field', zh: '内容一目了然', de: 'Mit Beschriftungsfeld' },
        text: {
          en: 'Write resin, lot and fill date on the cover.',
          zh: '标签区可写树脂名称、批号和装料日期。',
          de: 'Im Beschriftungsfeld notieren Sie Resin, Charge und Fülldatum.',
        },
      },
    ],
    specification: [
      {
        isForOrder: true,
        name: { en: 'Contents', zh: '内含', de: 'Inhalt' },
        value: { en: '1 cover with seal', zh: '料槽盖 1 个，含密封圈', de: '1 Deckel mit Dichtung' },
      },
      {
        name: { en: 'Storage in the tray', zh: '槽内存放时间', de: 'Lagerung in der Wanne' },
        value: {
          en: 'up to 7 days, stir before use',
          zh: '最长 7 天，使用前须搅拌',
          de: 'bis 7 Tage, vor Gebrauch aufrühren',
        },
      },
      {
        name: { en: 'Light protection', zh: '避光', de: 'Lichtschutz' },
        value: { en: 'below 500 nm', zh: '500 nm 以下', de: 'unter 500 nm' },
      },
      {
        name: { en: 'Stack', zh: '叠放', de: 'Stapelhöhe' },
        value: { en: 'up to 4 trays', zh: '最多 4 层', de: 'bis 4 Wannen' },
      },
      {
        name: { en: 'Material', zh: '材质', de: 'Werkstoff' },
        value: { en: 'polypropylene, EPDM seal', zh: '聚丙烯、EPDM 密封圈', de: 'Polypropylen, EPDM-Dichtung' },
      },
    ],
    fits: [1, 2, 3],
    relatedAccessories: [201, 202, 205],
    hasSupport: false,
    pictures: [
      {
        name: 'accessories/stackable-tray-cover',
        alt: {
          en: 'Three covered resin trays in a stack',
          zh: '三个加盖叠放的料槽',
          de: 'Drei gestapelte Resinwannen mit Deckel',
        },
      },
    ],
  },
  {
    id: 207,
    urlName: 'reflex-resin-tray',
    kind: 'accessory',
    line: 'reflex',
    type: 3,
    orderNumbers: { 9: 'RX-207-1', 10: 'RX-207-2', 11: 'RX-207-3', 12: 'RX-207-4', 13: 'RX-207-5', 14: 'RX-207-6' },
    name: { en: 'Reflex resin tray', zh: 'Reflex 料槽', de: 'Reflex-Resinwanne' },
    tagline: {
      en: 'A tray for each color, no draining in between',
      zh: '换色不必倒空料槽',
      de: 'Je Farbe eine Wanne, ohne Entleeren',
    },
    summary: {
      en: 'Spare tray with fitted release film and lid, made for each Reflex printer. It saves draining and cleaning when you switch between colors, clear and castable resins.',
      zh: 'Reflex 各机型的备用料槽，已装好离型膜，配盖。彩色、透明和铸造树脂换用时，无需倒空和清洗料槽。',
      de: 'Zusatzwanne mit montierter Trennfolie und Deckel, für jeden Reflex-Drucker. Beim Wechsel zwischen farbigem, klarem und ausbrennbarem Resin entfallen Entleeren und Reinigen.',
    },
    publishTime: '2022-05-03',
    isNew: false,
    highlights: [
      {
        title: { en: 'Clear stays clear', zh: '透明树脂不串色', de: 'Keine Farbspuren in klarem Resin' },
        text: {
          en: 'Reflex Clear shows every trace of an earlier color. A separate tray is easier than scrubbing.',
          zh: 'Reflex Clear 打印件对残留颜色敏感，宜备专用料槽，免去反复清洗。',
          de: 'In Reflex Clear ist jede Spur einer früheren Farbe zu sehen. Eine eigene Wanne erspart gründliches Reinigen.',
        },
      },
      {
        title: { en: 'Scale inside', zh: '内壁有刻度', de: 'Skala an der Innenwand' },
        text: {
          en: 'Lines every 0.2 L let you compare the filling with the volume that Heliograph Prepare shows for the job.',
          zh: '内壁每 0.2 L 一道刻度，可对照赫光 Prepare 显示的任务用量。',
          de: 'Striche alle 0,2 L erlauben den Abgleich mit dem Volumen, das Heliograph Prepare für den Auftrag anzeigt.',
        },
      },
    ],
    specification: [
      {
        isForOrder: true,
        name: { en: 'Contents', zh: '内含', de: 'Inhalt' },
        value: {
          en: '1 tray with fitted film, light-tight lid',
          zh: '料槽 1 个，已装膜，配避光盖',
          de: '1 Wanne mit montierter Folie, lichtdichter Deckel',
        },
      },
      {
        isForOrder: true,
        name: { en: 'Capacity', zh: '容量', de: 'Fassungsvermögen' },
        value: {
          en: 'Reflex and Turbo 0.8 L; RS and RS Turbo 1 L; Reflex 2 1.4 L; Reflex 2 Pro 1.3 L',
          zh: 'Reflex、Turbo：0.8 L；RS、RS Turbo：1 L；Reflex 2：1.4 L；Reflex 2 Pro：1.3 L',
          de: 'Reflex und Turbo 0,8 L; RS und RS Turbo 1 L; Reflex 2 1,4 L; Reflex 2 Pro 1,3 L',
        },
      },
      { name: { en: 'Film thickness', zh: '离型膜厚度', de: 'Foliendicke' }, num: 127, unit: 'µm' },
      {
        isForOrder: true,
        name: { en: 'Film life', zh: '离型膜寿命', de: 'Standzeit der Folie' },
        value: { en: 'about 20,000 layers', zh: '约 20,000 层', de: 'etwa 20.000 Schichten' },
      },
      {
        name: { en: 'Frame', zh: '框架', de: 'Rahmen' },
        value: {
          en: 'die-cast aluminum with two pouring corners',
          zh: '压铸铝，两角设倾倒口',
          de: 'Aluminiumdruckguss mit zwei Ausgießecken',
        },
      },
    ],
    fits: [9, 10, 11, 12, 13, 14],
    relatedAccessories: [211, 210, 208],
    hasSupport: false,
    pictures: [
      {
        name: 'accessories/reflex-resin-tray',
        alt: {
          en: 'Reflex resin tray with pouring corners and lid',
          zh: '带倾倒口和盖子的 Reflex 料槽',
          de: 'Reflex-Resinwanne mit Ausgießecken und Deckel',
        },
      },
    ],
  },
  {
    id: 208,
    urlName: 'reflex-screen-film',
    kind: 'accessory',
    line: 'reflex',
    type: 3,
    orderNumbers: { 9: 'RX-208-1', 10: 'RX-208-2' },
    name: { en: 'Reflex screen protector', zh: 'Reflex 屏幕保护膜', de: 'Reflex-Displayschutzfolie' },
    tagline: {
      en: 'Protects the LCD when a tray leaks',
      zh: '料槽漏液时保护屏幕',
      de: 'Fängt Resin auf, wenn die Wanne undicht ist',
    },
    summary: {
      en: 'Self-adhesive film that lies on the glass of the LCD in the Reflex and Reflex RS. Resin from a torn release film hardens on it instead of on the glass, and the film is simply replaced.',
      zh: '自粘保护膜，贴在 Reflex 和 Reflex RS 的 LCD 曝光屏玻璃上。离型膜破损时，漏出的树脂固化在保护膜上，换膜即可，屏幕不受损。',
      de: 'Selbsthaftende Folie für das Glas über dem LCD von Reflex und Reflex RS. Resin aus einer gerissenen Trennfolie härtet auf ihr statt auf dem Glas; danach wird sie einfach ersetzt.',
    },
    publishTime: '2023-10-10',
    isNew: false,
    highlights: [
      {
        title: { en: 'Hardly any light lost', zh: '光损失小', de: 'Kaum Lichtverlust' },
        text: {
          en: 'At 405 nm the film passes 95% of the light, so standard exposure times still hold.',
          zh: '405 nm 透光率 95%，曝光时间无需更改。',
          de: 'Bei 405 nm lässt die Folie 95 % des Lichts durch; die üblichen Belichtungszeiten gelten weiter.',
        },
      },
      {
        title: { en: 'Goes on without bubbles', zh: '贴附不起泡', de: 'Blasenfrei aufzubringen' },
        text: {
          en: 'The silicone adhesive spreads on its own. A frame centers the film on the glass.',
          zh: '硅胶胶层自行铺展，用定位框对准屏幕。',
          de: 'Die Silikonhaftschicht legt sich von selbst an; ein Rahmen zentriert die Folie auf dem Glas.',
        },
      },
      {
        title: { en: 'Peels off whole', zh: '揭除不留胶', de: 'Rückstandsfrei abziehbar' },
        text: {
          en: 'Even with cured resin on it, the film comes off in one piece and leaves no adhesive.',
          zh: '附有固化树脂时，仍可整张揭下，不留残胶。',
          de: 'Auch mit gehärtetem Resin lässt sie sich in einem Stück und ohne Klebstoffreste abziehen.',
        },
      },
    ],
    specification: [
      { name: { en: 'Thickness', zh: '厚度', de: 'Dicke' }, num: 100, unit: 'µm' },
      {
        name: { en: 'Transmission at 405 nm', zh: '405 nm 透光率', de: 'Transmission bei 405 nm' },
        num: 95,
        unit: '%',
      },
      {
        isForOrder: true,
        name: { en: 'Contents', zh: '内含', de: 'Inhalt' },
        value: {
          en: '3 films, positioning frame, wipes',
          zh: '保护膜 3 张、定位框、清洁布',
          de: '3 Folien, Positionierrahmen, Reinigungstücher',
        },
      },
      {
        isForOrder: true,
        name: { en: 'Replace', zh: '更换时机', de: 'Austausch' },
        value: {
          en: 'after a leak or when scratched',
          zh: '漏液后或有划痕时',
          de: 'nach einem Leck oder bei Kratzern',
        },
      },
    ],
    fits: [9, 10],
    relatedAccessories: [211, 207],
    hasSupport: false,
    pictures: [
      {
        name: 'accessories/reflex-screen-film',
        alt: {
          en: 'Protection films, positioning frame and wipes',
          zh: '屏幕保护膜、定位框和清洁湿巾',
          de: 'Displayschutzfolien, Positionierrahmen und Tücher',
        },
      },
    ],
  },
  {
    id: 209,
    urlName: 'reflex-flexible-plate',
    kind: 'accessory',
    line: 'reflex',
    type: 3,
    orderNumbers: { 9: 'RX-209-1', 10: 'RX-209-2', 11: 'RX-209-1', 12: 'RX-209-2' },
    name: { en: 'Reflex flexible build plate', zh: 'Reflex 柔性成型平台', de: 'Reflex-Flexplattform aus Federstahl' },
    tagline: { en: 'Parts come off without a scraper', zh: '取件无需铲刀', de: 'Entnahme ohne Spachtel' },
    summary: {
      en: 'Spring-steel sheet on a magnetic base that is glued once to the build platform of the Reflex, the Reflex RS or their Turbo versions. A slight bend releases parts that a scraper would chip.',
      zh: '弹簧钢片配磁性底板，适用于 Reflex、Reflex RS 及其 Turbo 机型。底板一次贴装于成型平台；钢片轻弯即可脱件，适合铲取易崩边的件。',
      de: 'Federstahlblech auf einer Magnetplatte, die einmal auf die Bauplattform von Reflex, Reflex RS oder deren Turbo-Modellen geklebt wird. Biegen Sie das Blech leicht, lösen sich auch Teile, die unter dem Spachtel ausbrechen würden.',
    },
    publishTime: '2024-10-15',
    isNew: false,
    highlights: [
      {
        title: { en: 'Safe for brittle resins', zh: '适合脆性树脂', de: 'Schont spröde Resins' },
        text: {
          en: 'Flat bases in Reflex Mold High-Temp and Reflex Rigid Fixture come off without broken edges.',
          zh: 'Reflex Mold High-Temp 和 Reflex Rigid Fixture 的平底件取下时，边缘不崩。',
          de: 'Flache Sockel aus Reflex Mold High-Temp und Reflex Rigid Fixture lösen sich ohne ausgebrochene Kanten.',
        },
      },
      {
        title: { en: 'Textured for grip', zh: '表面纹理附着好', de: 'Strukturiert für Haftung' },
        text: {
          en: 'The laser-textured side holds large prints; the blasted side suits small parts and comes clean faster.',
          zh: '激光纹理面附着牢，适合大件；喷砂面清洁快，适合小件。',
          de: 'Die laserstrukturierte Seite hält große Drucke, die gestrahlte eignet sich für kleine Teile und ist schneller sauber.',
        },
      },
    ],
    specification: [
      {
        isForOrder: true,
        name: { en: 'Contents', zh: '内含', de: 'Inhalt' },
        value: { en: '1 magnetic base, 1 sheet', zh: '磁性底板 1 块、钢片 1 片', de: '1 Magnetplatte, 1 Blech' },
      },
      {
        isForOrder: true,
        name: { en: 'Sheet life', zh: '钢片寿命', de: 'Standzeit des Blechs' },
        value: { en: 'about 1,500 prints', zh: '约 1,500 次打印', de: 'etwa 1.500 Drucke' },
      },
      {
        name: { en: 'Sizes', zh: '规格', de: 'Größen' },
        value: {
          en: 'Reflex, Turbo 192 × 121 mm; RS, RS Turbo 222 × 122 mm',
          zh: 'Reflex、Turbo：192 × 121 mm；RS、RS Turbo：222 × 122 mm',
          de: 'Reflex, Turbo 192 × 121 mm; RS, RS Turbo 222 × 122 mm',
        },
      },
      { name: { en: 'Sheet thickness', zh: '钢片厚度', de: 'Blechdicke' }, num: 0.5, unit: 'mm' },
      { name: { en: 'Added height', zh: '增加高度', de: 'Aufbauhöhe' }, num: 2, unit: 'mm' },
      { name: { en: 'Maximum temperature', zh: '最高使用温度', de: 'Höchste Temperatur' }, num: 60, unit: '°C' },
      {
        name: { en: 'After fitting', zh: '安装后', de: 'Nach dem Einbau' },
        value: { en: 'level the platform once', zh: '重新调平一次', de: 'Plattform einmal nivellieren' },
      },
    ],
    fits: [9, 10, 11, 12],
    relatedAccessories: [219, 221],
    hasSupport: false,
    pictures: [
      {
        name: 'accessories/reflex-flexible-plate',
        alt: {
          en: 'Textured spring-steel sheet above its magnetic base',
          zh: '带纹理的弹簧钢片与磁性底座',
          de: 'Strukturiertes Federstahlblech über der Magnetbasis',
        },
      },
    ],
  },
  {
    id: 210,
    urlName: 'reflex-filter-funnel-set',
    kind: 'accessory',
    line: 'reflex',
    type: 3,
    name: { en: 'Reflex filter and funnel set', zh: 'Reflex 过滤漏斗套装', de: 'Filter- und Trichterset für Reflex' },
    tagline: { en: 'Keeps cured bits out of the bottle', zh: '滤除固化碎屑', de: 'Keine Druckreste in der Flasche' },
    summary: {
      en: 'Funnel with reusable steel strainers for pouring Reflex resin from the tray back into its bottle. Cured flakes stay in the strainer; left in the tray, they would dent the release film in the next print.',
      zh: '漏斗配可重复使用的不锈钢滤网，将料槽中的 Reflex 树脂滤回原瓶。固化碎屑留在滤网上；不过滤，下次打印会压伤离型膜。',
      de: 'Trichter mit wiederverwendbaren Stahlsieben, um Reflex-Resin aus der Wanne in die Flasche zurückzugießen. Gehärtete Splitter bleiben im Sieb; in der Wanne würden sie beim nächsten Druck die Trennfolie eindrücken.',
    },
    publishTime: '2022-06-28',
    isNew: false,
    highlights: [
      {
        title: { en: 'Two meshes', zh: '两种滤网', de: 'Zwei Maschenweiten' },
        text: {
          en: 'The 190 µm mesh is for standard and clear resins, the 300 µm mesh for thick ones. The fillers of Reflex Rigid Fixture pass through both.',
          zh: '190 µm 滤网用于标准树脂和透明树脂，300 µm 用于高黏度树脂；Reflex Rigid Fixture 的填料均可通过。',
          de: 'Das Sieb mit 190 µm ist für Standard- und Klarresins, das mit 300 µm für zähflüssige. Die Füllstoffe von Reflex Rigid Fixture passieren beide Siebe.',
        },
      },
      {
        title: { en: 'Hands-free', zh: '可自立', de: 'Steht von allein' },
        text: {
          en: 'The funnel screws onto the bottle neck, so both hands stay free for the tray.',
          zh: '漏斗旋于瓶口，双手可端料槽。',
          de: 'Der Trichter wird auf den Flaschenhals geschraubt, beide Hände bleiben frei für die Wanne.',
        },
      },
    ],
    specification: [
      {
        isForOrder: true,
        name: { en: 'Contents', zh: '内含', de: 'Inhalt' },
        value: {
          en: '1 funnel, 2 strainers, reusable',
          zh: '漏斗 1 个、滤网 2 个，可重复使用',
          de: '1 Trichter, 2 Siebe, wiederverwendbar',
        },
      },
      {
        name: { en: 'Mesh', zh: '滤网孔径', de: 'Maschenweite' },
        value: { en: '190 µm and 300 µm', zh: '190 µm、300 µm', de: '190 µm und 300 µm' },
      },
      { name: { en: 'Funnel volume', zh: '漏斗容量', de: 'Trichtervolumen' }, num: 0.5, unit: 'L' },
      {
        name: { en: 'Material', zh: '材质', de: 'Werkstoff' },
        value: {
          en: 'stainless steel, black polypropylene',
          zh: '不锈钢、黑色聚丙烯',
          de: 'Edelstahl, schwarzes Polypropylen',
        },
      },
      {
        name: { en: 'Cleaning', zh: '清洁', de: 'Reinigung' },
        value: {
          en: 'isopropanol, then cure the residue in light',
          zh: '用异丙醇清洗，残渣经光照固化后丢弃',
          de: 'Isopropanol; Rückstände unter Licht aushärten',
        },
      },
    ],
    fits: [9, 10, 11, 12, 13, 14],
    relatedAccessories: [207, 211],
    hasSupport: false,
    pictures: [
      {
        name: 'accessories/reflex-filter-funnel-set',
        alt: {
          en: 'Funnel with strainer on a resin bottle, a second strainer beside it',
          zh: '装在树脂瓶上的带滤网漏斗，旁边是另一个滤网',
          de: 'Trichter mit Sieb auf einer Resinflasche, daneben ein zweites Sieb',
        },
      },
    ],
  },
  {
    id: 211,
    urlName: 'reflex-release-film-set',
    kind: 'accessory',
    line: 'reflex',
    type: 3,
    orderNumbers: { 9: 'RX-211-1', 10: 'RX-211-2', 11: 'RX-211-1', 12: 'RX-211-2', 13: 'RX-211-5', 14: 'RX-211-6' },
    name: { en: 'Reflex release film set', zh: 'Reflex 离型膜套装', de: 'Reflex-Trennfoliensatz' },
    tagline: {
      en: 'Cut for the tray of one model',
      zh: '按机型裁切，装上即用',
      de: 'Für die Wanne eines Modells zugeschnitten',
    },
    summary: {
      en: 'Three release films for the tray of one Reflex model, in a bag labeled with the tray number. The older models take a sheet that is clamped between two rings, the Reflex 2 and 2 Pro a film in a clip-in frame.',
      zh: '每套三张，按机型配套，包装袋上的编号与料槽编号对应。早期机型用压环夹紧的平膜，Reflex 2 和 Reflex 2 Pro 用带卡扣膜框的成品膜。',
      de: 'Drei Trennfolien für die Wanne eines Reflex-Modells; die Nummer auf dem Beutel entspricht der auf der Wanne. Die älteren Modelle haben eine Folie, die zwischen zwei Ringen geklemmt wird, Reflex 2 und Reflex 2 Pro eine Folie im Steckrahmen.',
    },
    publishTime: '2022-05-31',
    isNew: false,
    highlights: [
      {
        title: { en: 'When to change', zh: '何时更换', de: 'Zeitpunkt für den Wechsel' },
        text: {
          en: 'A film is due when it is cloudy or dented, or when parts stay in the tray although the platform is level.',
          zh: '膜面发白、有压痕，或平台调平后件仍粘料槽，应更换离型膜。',
          de: 'Eine Folie ist fällig, wenn sie trüb ist, Dellen hat oder wenn Teile trotz nivellierter Plattform in der Wanne bleiben.',
        },
      },
      {
        title: { en: 'Check with water first', zh: '先注水检漏', de: 'Erst mit Wasser prüfen' },
        text: {
          en: 'The set contains a sheet of indicator paper. Under a tray filled with water it shows a leak within 10 min, before resin reaches the LCD.',
          zh: '附检漏试纸。料槽注水，试纸垫在下面，10 分钟内可判断是否渗漏，避免树脂流到 LCD 屏上。',
          de: 'Dem Satz liegt ein Bogen Papier für die Dichtheitsprüfung bei. Unter der mit Wasser gefüllten Wanne zeigt es ein Leck binnen 10 min, bevor Resin das LCD erreicht.',
        },
      },
      {
        title: { en: 'Punched to fit', zh: '孔位已冲好', de: 'Passend gelocht' },
        text: {
          en: 'The holes are placed so that the film becomes flat when the screws are tight. Do not stretch it by hand, or the holes will tear.',
          zh: '拧紧螺钉即可绷平膜面，无需手拉；手拉会撕裂孔边。',
          de: 'Die Löcher liegen so, dass die Folie bei angezogenen Schrauben glatt wird. Von Hand gespannt würde sie an den Löchern einreißen.',
        },
      },
    ],
    specification: [
      {
        isForOrder: true,
        name: { en: 'Contents', zh: '内含', de: 'Inhalt' },
        value: {
          en: '3 films, hex key, indicator paper',
          zh: '离型膜 3 张、内六角扳手、检漏试纸',
          de: '3 Folien, Innensechskantschlüssel, Papier für die Dichtheitsprüfung',
        },
      },
      { name: { en: 'Thickness', zh: '厚度', de: 'Dicke' }, num: 127, unit: 'µm' },
      {
        name: { en: 'Transmission at 405 nm', zh: '405 nm 透光率', de: 'Transmission bei 405 nm' },
        num: 94,
        unit: '%',
      },
      {
        isForOrder: true,
        name: { en: 'Film life', zh: '离型膜寿命', de: 'Standzeit der Folie' },
        value: { en: 'about 20,000 layers', zh: '约 20,000 层', de: 'etwa 20.000 Schichten' },
      },
      {
        name: { en: 'Time to change', zh: '换膜时间', de: 'Wechselzeit' },
        value: { en: 'about 20 min', zh: '约 20 分钟', de: 'etwa 20 min' },
      },
    ],
    fits: [9, 10, 11, 12, 13, 14],
    relatedAccessories: [207, 208, 210],
    hasSupport: false,
    pictures: [
      {
        name: 'accessories/reflex-release-film-set',
        alt: {
          en: 'Release films, a film in its clip-in frame, hex key and indicator paper',
          zh: '离型膜、带卡扣框的离型膜、内六角扳手和检漏试纸',
          de: 'Trennfolien, Folie im Einklipprahmen, Innensechskantschlüssel und Papier für die Dichtheitsprüfung',
        },
      },
    ],
  },
  {
    id: 306,
    urlName: 'reflex-lcd',
    kind: 'accessory',
    line: 'reflex',
    type: 3,
    orderNumbers: { 9: 'RX-306-1', 10: 'RX-306-2', 11: 'RX-306-1', 12: 'RX-306-2', 13: 'RX-306-5', 14: 'RX-306-6' },
    name: { en: 'Reflex LCD screen', zh: 'Reflex LCD 曝光屏', de: 'Reflex-LCD' },
    tagline: { en: 'Changed in about 30 min', zh: '自行更换，约 30 分钟', de: 'In etwa 30 min gewechselt' },
    summary: {
      en: 'The screen that masks the light, bonded to its protective glass. It wears out with the hours of exposure; you change it yourself with the hex key of the printer.',
      zh: '掩蔽光线的屏幕，已贴合保护玻璃。长期曝光会老化，用随机内六角扳手即可自行更换。',
      de: 'Das Display, das das Licht maskiert, mit Schutzglas verklebt. Es altert mit den Belichtungsstunden; Sie wechseln es selbst, mit dem Innensechskantschlüssel des Druckers.',
    },
    publishTime: '2024-04-16',
    isNew: false,
    highlights: [
      {
        title: { en: 'When to change', zh: '何时更换', de: 'Zeitpunkt für den Wechsel' },
        text: {
          en: 'Run “Tools › LCD test” without the tray. A screen is due when the rectangle shows dark lines or spots.',
          zh: '不装料槽，运行“工具 › LCD 检测”。矩形内出现暗线、暗斑，应换屏。',
          de: 'Starten Sie ohne Wanne „Werkzeuge › LCD-Test“. Zeigt das Rechteck dunkle Linien oder Flecken, ist das Display fällig.',
        },
      },
      {
        title: { en: 'Level once afterward', zh: '换后调平一次', de: 'Danach einmal nivellieren' },
        text: {
          en: 'The new glass sits a little higher or lower. Level the platform before the next print.',
          zh: '新屏玻璃高度略有差别，打印前先调平平台。',
          de: 'Das neue Glas sitzt etwas höher oder tiefer. Nivellieren Sie die Plattform vor dem nächsten Druck.',
        },
      },
    ],
    specification: [
      {
        isForOrder: true,
        name: { en: 'Contents', zh: '内含', de: 'Inhalt' },
        value: {
          en: '1 LCD with glass, ribbon cable, wipes',
          zh: '带玻璃的 LCD 屏 1 块、排线、清洁布',
          de: '1 LCD mit Glas, Flachkabel, Reinigungstücher',
        },
      },
      {
        isForOrder: true,
        name: { en: 'Screen life', zh: '屏幕寿命', de: 'Lebensdauer' },
        value: {
          en: 'over 2,000 h; Reflex 2 and 2 Pro over 3,000 h',
          zh: '超过 2,000 小时；Reflex 2、Reflex 2 Pro 超过 3,000 小时',
          de: 'über 2.000 h; Reflex 2 und 2 Pro über 3.000 h',
        },
      },
      {
        name: { en: 'Resolution', zh: '分辨率', de: 'Auflösung' },
        value: {
          en: 'Reflex, Turbo 5760 × 3600 px; RS, RS Turbo, Reflex 2 7680 × 4320 px; Reflex 2 Pro 11520 × 6480 px',
          zh: 'Reflex、Turbo：5760 × 3600 px；RS、RS Turbo、Reflex 2：7680 × 4320 px；Reflex 2 Pro：11520 × 6480 px',
          de: 'Reflex, Turbo 5760 × 3600 Pixel; RS, RS Turbo, Reflex 2 7680 × 4320 Pixel; Reflex 2 Pro 11520 × 6480 Pixel',
        },
      },
      {
        name: { en: 'Time to change', zh: '更换时间', de: 'Wechselzeit' },
        value: { en: 'about 30 min', zh: '约 30 分钟', de: 'etwa 30 min' },
      },
    ],
    fits: [9, 10, 11, 12, 13, 14],
    relatedAccessories: [208, 211, 207],
    hasSupport: false,
    pictures: [
      {
        name: 'accessories/reflex-lcd',
        alt: {
          en: 'LCD screen with its glass and ribbon cable',
          zh: '带玻璃和排线的 LCD 曝光屏',
          de: 'LCD mit Glas und Flachkabel',
        },
      },
    ],
  },
  {
    id: 212,
    urlName: 'fine-mesh-wash-basket',
    kind: 'accessory',
    line: 'dental',
    type: 4,
    name: { en: 'Fine-mesh wash basket', zh: '细网清洗篮', de: 'Feinmaschiger Waschkorb' },
    tagline: {
      en: 'Crowns and dies can’t slip through',
      zh: '牙冠、代型等小件不掉落',
      de: 'Kronen und Stümpfe gehen nicht verloren',
    },
    summary: {
      en: 'Basket with four lidded compartments for UltraCraft Wash, made for crowns, dies and bracket trays. Cases stay separate from platform to curing unit, each with its own label.',
      zh: '用于 UltraCraft Wash 的四格带盖清洗篮，适合清洗牙冠、代型和间接粘接托盘。从取件到固化，各病例分格存放，各有标签。',
      de: 'Korb mit vier Fächern und Deckel für UltraCraft Wash, gedacht für Kronen, Stümpfe und Übertragungstrays. Von der Plattform bis zum Nachhärten bleiben die Arbeiten getrennt, jede mit eigenem Schild.',
    },
    publishTime: '2023-05-16',
    isNew: false,
    highlights: [
      {
        title: { en: 'Labeled compartments', zh: '病例不混淆', de: 'Keine Verwechslung' },
        text: {
          en: 'Each compartment has a clip for the case number. The label withstands isopropanol and can be written on again.',
          zh: '每格均有病例号标签夹，标签耐异丙醇，可擦掉重写。',
          de: 'Jedes Fach hat einen Clip für die Auftragsnummer. Das Schild ist beständig gegen Isopropanol und wiederbeschreibbar.',
        },
      },
      {
        title: { en: 'Bath reaches every side', zh: '各面均可清洗', de: 'Das Bad erreicht jede Seite' },
        text: {
          en: 'Ribs on the floor hold parts off the mesh, so no film of resin is left where they lie.',
          zh: '底部筋条将打印件托离网面，接触处不留树脂。',
          de: 'Rippen am Boden halten die Teile vom Gewebe ab; an der Auflage bleibt kein Resinfilm zurück.',
        },
      },
      {
        title: { en: 'Moves from bath to bath', zh: '两槽之间整篮转移', de: 'Ein Korb für beide Bäder' },
        text: {
          en: 'The basket hooks onto the rim to drain, then goes into the second bath as it is.',
          zh: '挂在槽沿沥液，再整篮放入第二槽。',
          de: 'Zum Abtropfen wird der Korb am Rand eingehängt, dann kommt er unverändert ins zweite Bad.',
        },
      },
    ],
    specification: [
      {
        isForOrder: true,
        name: { en: 'Contents', zh: '内含', de: 'Inhalt' },
        value: {
          en: '1 basket, 4 writable labels',
          zh: '清洗篮 1 个、可擦写标签 4 张',
          de: '1 Korb, 4 beschreibbare Schilder',
        },
      },
      { name: { en: 'Mesh', zh: '网孔', de: 'Maschenweite' }, num: 1.2, unit: 'mm' },
      {
        name: { en: 'Compartments', zh: '分格', de: 'Fächer' },
        value: { en: '4, with lid', zh: '4 格，带盖', de: '4, mit Deckel' },
      },
      {
        name: { en: 'Compartment size', zh: '单格尺寸', de: 'Größe eines Fachs' },
        value: { en: '70 × 50 × 40 mm', zh: '70 × 50 × 40 mm', de: '70 × 50 × 40 mm' },
      },
      {
        name: { en: 'Material', zh: '材质', de: 'Werkstoff' },
        value: { en: 'stainless steel', zh: '不锈钢', de: 'Edelstahl' },
      },
      {
        name: { en: 'Solvents', zh: '适用清洗液', de: 'Waschflüssigkeiten' },
        value: { en: 'Isopropanol, water', zh: '异丙醇、水', de: 'Isopropanol, Wasser' },
      },
    ],
    fits: [1, 2, 3, 5, 6, 7],
    relatedAccessories: [213, 215],
    hasSupport: false,
    pictures: [
      {
        name: 'accessories/fine-mesh-wash-basket',
        alt: {
          en: 'Wash basket with four compartments, one of them open with crowns',
          zh: '四格清洗篮，其中一格打开，内有牙冠',
          de: 'Waschkorb mit vier Fächern, eines offen mit Kronen',
        },
      },
    ],
  },
  {
    id: 213,
    urlName: 'curing-inserts',
    kind: 'accessory',
    line: 'dental',
    type: 4,
    name: { en: 'Inserts for UltraCraft Cure', zh: 'UltraCraft Cure 固化托架', de: 'Einsätze für UltraCraft Cure' },
    tagline: {
      en: 'Pins for crowns, a rack for splints, a grid for models',
      zh: '牙冠针架、咬合板立架、模型网格板',
      de: 'Stifte für Kronen, Ständer für Schienen, Gitter für Modelle',
    },
    summary: {
      en: 'Three inserts for the glass turntable of UltraCraft Cure: pins for crowns, a rack for splints and trays, a grid for models. Parts rest on points or lines, so light from the sides reaches more of the underside.',
      zh: '用于 UltraCraft Cure 玻璃转盘的三种托架：牙冠用针架、咬合板与托盘用立架、模型用网格板。打印件仅点或线接触，侧面光可照到更多底面。',
      de: 'Drei Einsätze für den Glasdrehteller von UltraCraft Cure: Stifte für Kronen, ein Ständer für Schienen und Löffel, ein Gitter für Modelle. Die Teile liegen nur auf Punkten oder Linien auf, sodass das Licht von den Seiten mehr von der Unterseite erreicht.',
    },
    publishTime: '2023-11-21',
    isNew: false,
    highlights: [
      {
        title: { en: 'Nothing sticks to the glass', zh: '不粘玻璃盘', de: 'Nichts klebt am Glas' },
        text: {
          en: 'A drop of resin that cures under a part bonds it to the glass and shades the next one. The inserts keep parts off the glass.',
          zh: '打印件底面残留树脂固化后会粘住玻璃盘，并遮挡下一批的光；用托架可避免。',
          de: 'Ein Resintropfen, der unter dem Teil aushärtet, verklebt es mit dem Glas und wirft beim nächsten Mal Schatten. Auf den Einsätzen kann nichts ankleben.',
        },
      },
      {
        title: { en: 'Splints keep their shape', zh: '咬合板不变形', de: 'Schienen bleiben in Form' },
        text: {
          en: 'The rack carries eight splints upright without pressing their flanks while they are warm.',
          zh: '立架竖放 8 副咬合板，受热时两端不受压。',
          de: 'Der Ständer trägt acht Schienen aufrecht, ohne ihre Flanken im warmen Zustand zu belasten.',
        },
      },
      {
        title: { en: 'Turning is still needed', zh: '仍须翻面', de: 'Wenden bleibt nötig' },
        text: {
          en: 'Where the material asks for curing on each side, turn the parts. The pins are numbered, so nobody mixes up crowns.',
          zh: '树脂说明要求逐面固化的，仍须翻面。针位有编号，翻面不易混淆。',
          de: 'Verlangt das Material Nachhärtung je Seite, werden die Teile gewendet. Die Stifte sind nummeriert, damit dabei nichts vertauscht wird.',
        },
      },
    ],
    specification: [
      { name: { en: 'Diameter', zh: '直径', de: 'Durchmesser' }, num: 180, unit: 'mm' },
      {
        isForOrder: true,
        name: { en: 'Contents', zh: '内含', de: 'Inhalt' },
        value: {
          en: '24 pins, rack for 8 splints, grid',
          zh: '24 针针架、8 位立架、网格板',
          de: '24 Stifte, Ständer für 8 Schienen, Gitter',
        },
      },
      { name: { en: 'Load', zh: '承重', de: 'Traglast' }, num: 1, unit: 'kg' },
      { name: { en: 'Maximum temperature', zh: '最高使用温度', de: 'Höchste Temperatur' }, num: 80, unit: '°C' },
      {
        name: { en: 'Material', zh: '材质', de: 'Werkstoff' },
        value: { en: 'polished stainless steel', zh: '抛光不锈钢', de: 'polierter Edelstahl' },
      },
    ],
    fits: [1, 2, 3, 4, 5, 6, 7, 8],
    relatedAccessories: [214, 212],
    hasSupport: false,
    pictures: [
      {
        name: 'accessories/curing-inserts',
        alt: {
          en: 'Three inserts of steel: pins with crowns, a rack for splints, a grid',
          zh: '三种不锈钢托架：带牙冠的插针、咬合板架、网格',
          de: 'Drei Einsätze aus Stahl: Stifte mit Kronen, Gestell für Schienen, Gitter',
        },
      },
    ],
  },
  {
    id: 214,
    urlName: 'nitrogen-curing-set',
    kind: 'accessory',
    line: 'dental',
    type: 4,
    name: {
      en: 'Nitrogen set for UltraCraft Cure',
      zh: 'UltraCraft Cure 氮气套件',
      de: 'Stickstoff-Set für UltraCraft Cure',
    },
    tagline: {
      en: 'Tack-free surface, no glycerin',
      zh: '不涂甘油，表面不发黏',
      de: 'Keine Inhibitionsschicht, auch ohne Glyzerin',
    },
    summary: {
      en: 'Regulator, flow meter, hose and oxygen sensor that connect a cylinder or a generator to the nitrogen inlet of UltraCraft Cure. Without oxygen the surface cures through, so crowns, teeth and shells need no glycerin and no washing afterward.',
      zh: '含减压阀、流量计、气管和氧传感器，将氮气瓶或制氮机接到 UltraCraft Cure 的氮气接口。隔氧后表面充分固化，牙冠、人工牙和耳机外壳无需涂甘油和冲洗。',
      de: 'Druckminderer, Durchflussmesser, Schlauch und Sauerstoffsensor, mit denen eine Flasche oder ein Generator an den Stickstoffeingang von UltraCraft Cure angeschlossen wird. Ohne Sauerstoff härtet auch die Oberfläche durch; Kronen, Zähne und Schalen brauchen kein Glyzerin und kein Nachspülen.',
    },
    publishTime: '2026-06-16',
    isNew: true,
    highlights: [
      {
        title: { en: 'No inhibited layer', zh: '无氧阻聚层', de: 'Keine Inhibitionsschicht' },
        text: {
          en: 'Oxygen keeps the outer micrometers of a resin tacky. Below 1% oxygen this layer no longer forms.',
          zh: '有氧时，树脂最外层几微米固化不透、发黏；氧含量低于 1% 可避免。',
          de: 'Sauerstoff hält die äußersten Mikrometer eines Resins klebrig. Unter 1 % Sauerstoff bildet sich diese Schicht nicht mehr.',
        },
      },
      {
        title: { en: 'Oxygen interlock', zh: '达标后才启动', de: 'Startet erst unter dem Grenzwert' },
        text: {
          en: 'The sensor releases the lamps once the oxygen limit is met, usually after 2 min of flushing.',
          zh: '传感器测到氧含量达标，光源才点亮，一般吹扫 2 分钟即可。',
          de: 'Das Licht schaltet sich erst ein, wenn der Sensor den Grenzwert erfasst, meist nach 2 min Spülen.',
        },
      },
      {
        title: { en: 'Low gas consumption', zh: '耗气量低', de: 'Sparsam im Verbrauch' },
        text: {
          en: 'After flushing, 1.5 L/min keep the chamber filled: about 75 L for a 20 min cycle, flushing included.',
          zh: '吹扫后以 1.5 L/min 维持，20 分钟固化连同吹扫约耗气 75 L。',
          de: 'Nach dem Spülen genügen 1,5 L/min. Ein Zyklus von 20 min braucht mit Spülen rund 75 L.',
        },
      },
      {
        title: { en: 'Vents the gas', zh: '氮气外排', de: 'Leitet das Gas ab' },
        text: {
          en: 'An outlet hose leads the nitrogen outdoors or to an extraction system. The room still needs ventilation.',
          zh: '排气软管将氮气引至室外或排风系统；房间仍须通风。',
          de: 'Ein Abluftschlauch führt den Stickstoff ins Freie oder zur Absaugung. Der Raum muss dennoch belüftet sein.',
        },
      },
    ],
    specification: [
      {
        isForOrder: true,
        name: { en: 'Contents', zh: '内含', de: 'Inhalt' },
        value: {
          en: 'regulator, flow meter, 3 m hose, oxygen sensor',
          zh: '减压阀、流量计、3 m 气管、氧传感器',
          de: 'Druckminderer, Durchflussmesser, 3 m Schlauch, Sauerstoffsensor',
        },
      },
      {
        isForOrder: true,
        name: { en: 'Oxygen sensor life', zh: '氧传感器寿命', de: 'Lebensdauer des Sauerstoffsensors' },
        value: { en: 'about 2 years', zh: '约 2 年', de: 'etwa 2 Jahre' },
      },
      {
        isForOrder: true,
        name: { en: 'Not included', zh: '需自备', de: 'Bauseits erforderlich' },
        value: {
          en: 'nitrogen cylinder or generator, at least 99.5%',
          zh: '氮气瓶或制氮机，纯度不低于 99.5%',
          de: 'Stickstoffflasche oder Generator, mindestens 99,5 %',
        },
      },
      {
        name: { en: 'Residual oxygen', zh: '残氧量', de: 'Restsauerstoff' },
        value: { en: 'below 1%', zh: '低于 1%', de: 'unter 1 %' },
      },
      { name: { en: 'Flushing flow', zh: '吹扫流量', de: 'Spülmenge' }, num: 22, unit: 'L/min' },
      { name: { en: 'Holding flow', zh: '维持流量', de: 'Haltemenge' }, num: 1.5, unit: 'L/min' },
      {
        name: { en: 'Outlet', zh: '出气口', de: 'Ausgang' },
        value: { en: '1.5 to 2 bar, 6 mm hose', zh: '1.5–2 bar，6 mm 气管', de: '1,5 bis 2 bar, 6-mm-Schlauch' },
      },
      {
        name: { en: 'Cylinder connection', zh: '气瓶接口', de: 'Flaschenanschluss' },
        value: {
          en: 'CGA 580 (US), DIN 477 no. 10 (Europe), G5/8 (China)',
          zh: 'G5/8（中国）、CGA 580（美国）、DIN 477 No. 10（欧洲）',
          de: 'DIN 477 Nr. 10 (Europa), CGA 580 (USA), G5/8 (China)',
        },
      },
    ],
    fits: [1, 2, 3, 5, 6, 7],
    relatedAccessories: [213, 216],
    hasSupport: false,
    pictures: [
      {
        name: 'accessories/nitrogen-curing-set',
        alt: {
          en: 'Regulator, flow meter, hose and oxygen sensor',
          zh: '减压阀、流量计、软管和氧传感器',
          de: 'Druckminderer, Durchflussmesser, Schlauch und Sauerstoffsensor',
        },
      },
    ],
  },
  {
    id: 215,
    urlName: 'dental-support-removal-set',
    kind: 'accessory',
    line: 'dental',
    type: 4,
    name: { en: 'Support removal set', zh: '去支撑工具套装', de: 'Werkzeugset zum Entfernen von Supports' },
    tagline: {
      en: 'Removes supports and smooths the support marks',
      zh: '取件、剪支撑、修残点',
      de: 'Supports abtrennen, Ansätze versäubern',
    },
    summary: {
      en: 'Seven instruments for taking dental parts off the platform, cutting supports and smoothing the marks. They are picked for printed resin: blades that do not chip it and burs that do not clog.',
      zh: '七件器械，用于从成型平台取件、剪支撑和修残点。均按打印树脂选配，刀口不崩边，车针不粘屑。',
      de: 'Sieben Instrumente, um Teile von der Plattform zu lösen, Supports abzutrennen und Ansätze zu glätten. Die Schneiden lassen gedrucktes Resin nicht ausbrechen, und die Fräsen setzen sich nicht zu.',
    },
    publishTime: '2024-01-23',
    isNew: false,
    highlights: [
      {
        title: { en: 'Cut before or after curing', zh: '先剪还是后剪', de: 'Vor oder nach dem Nachhärten trennen' },
        text: {
          en: 'A card lists when to cut: Splint Rigid UV before final curing, thin parts afterward so that they keep their shape.',
          zh: '附操作卡，注明剪除时机：Splint Rigid UV 在后固化前剪，薄壁件在固化后剪，防止变形。',
          de: 'Eine Karte nennt den Zeitpunkt: Splint Rigid UV vor dem Nachhärten, dünne Teile danach, damit sie ihre Form behalten.',
        },
      },
      {
        title: { en: 'Flush cutters', zh: '平口剪钳', de: 'Bündiger Schnitt' },
        text: {
          en: 'The ground jaw leaves 0.2 mm of the support, short enough for one pass of the bur.',
          zh: '刀口经研磨，支撑残留仅 0.2 mm，车针打磨一遍即平。',
          de: 'Die geschliffene Backe lässt 0,2 mm des Supports stehen, danach genügt ein Strich mit der Fräse.',
        },
      },
      {
        title: { en: 'Can be sterilized', zh: '可灭菌', de: 'Sterilisierbar' },
        text: {
          en: 'Metal instruments withstand steam at 134 °C, so you can also use them chairside.',
          zh: '金属器械可耐受 134 °C 高压蒸汽灭菌，可在椅旁使用。',
          de: 'Die Metallinstrumente vertragen Dampf bei 134 °C und eignen sich damit auch für den Einsatz am Stuhl.',
        },
      },
    ],
    specification: [
      {
        isForOrder: true,
        name: { en: 'Contents', zh: '内含', de: 'Inhalt' },
        value: {
          en: 'scraper, flush cutter, scaler, tweezers, 3 carbide burs',
          zh: '铲刀、平口剪钳、雕刻刀、镊子、钨钢车针 3 支',
          de: 'Spachtel, Seitenschneider, Stichel, Pinzette, 3 Hartmetallfräsen',
        },
      },
      { name: { en: 'Bur shank', zh: '车针柄径', de: 'Fräsenschaft' }, num: 2.35, unit: 'mm' },
      {
        name: { en: 'Recommended speed', zh: '建议转速', de: 'Empfohlene Drehzahl' },
        value: { en: 'up to 15,000 rpm', zh: '不超过 15,000 r/min', de: 'bis 15.000 min⁻¹' },
      },
      {
        name: { en: 'Case', zh: '收纳', de: 'Aufbewahrung' },
        value: { en: 'tray with lid', zh: '带盖器械盒', de: 'Instrumentenschale mit Deckel' },
      },
    ],
    fits: [1, 2, 3, 4, 5, 6, 7, 8],
    relatedAccessories: [216, 203, 213],
    hasSupport: false,
    pictures: [
      {
        name: 'accessories/dental-support-removal-set',
        alt: {
          en: 'Scraper, flush cutter, scaler, tweezers and burs in their case',
          zh: '器械盒中的铲刀、平口剪钳、雕刻刀、镊子和车针',
          de: 'Spachtel, Seitenschneider, Stichel, Pinzette und Fräsen in der Instrumentenschale',
        },
      },
    ],
  },
  {
    id: 216,
    urlName: 'splint-denture-polishing-set',
    kind: 'accessory',
    line: 'dental',
    type: 4,
    name: {
      en: 'Polishing set for splints and dentures',
      zh: '咬合板与义齿抛光套装',
      de: 'Polierset für Schienen und Prothesen',
    },
    tagline: { en: 'High shine in three steps', zh: '三步抛光，达高光', de: 'Hochglanz in drei Schritten' },
    summary: {
      en: 'Wheels and pastes for polishing Splint Rigid UV, Denture Base UV and Denture Teeth UV. The three steps need no more than 1,500 rpm, so the resin stays cool and does not smear.',
      zh: '用于 Splint Rigid UV、Denture Base UV 和 Denture Teeth UV 的抛光轮与抛光膏。三个步骤的转速均不超过 1,500 r/min，树脂不会过热发黏。',
      de: 'Gummipolierer, Bürsten, Schwabbelscheiben und Pasten für Splint Rigid UV, Denture Base UV und Denture Teeth UV. Die drei Schritte kommen mit höchstens 1.500 min⁻¹ aus; das Resin bleibt kühl und schmiert nicht.',
    },
    publishTime: '2024-05-28',
    isNew: false,
    highlights: [
      {
        title: { en: 'Layer lines gone', zh: '消除层纹', de: 'Schichtlinien verschwinden' },
        text: {
          en: 'The rubber wheel levels 50 µm and 100 µm layers before any paste is used. Pumice alone rounds edges first.',
          zh: '先用橡皮轮磨平 50 µm 和 100 µm 层纹，再上抛光膏；只用浮石粉，先磨圆的是边缘。',
          de: 'Der Gummipolierer ebnet Schichten von 50 und 100 µm ein, bevor Paste zum Einsatz kommt. Bimsstein allein würde zuerst die Kanten runden.',
        },
      },
      {
        title: { en: 'Smooth to Ra 0.1 µm', zh: '光洁度满足口内要求', de: 'Rauheit Ra 0,1 µm' },
        text: {
          en: 'The final step reaches a roughness Ra of 0.1 µm. Above 0.2 µm, more plaque settles on a surface in the mouth.',
          zh: '最后一步后表面粗糙度 Ra 为 0.1 µm；Ra 超过 0.2 µm 时菌斑更易附着。',
          de: 'So glatt ist die Fläche nach dem letzten Schritt. Oberhalb von 0,2 µm lagert sich mehr Plaque an.',
        },
      },
      {
        title: { en: 'Clear and pink kept apart', zh: '透明与粉色分开使用', de: 'Klar und Rosa getrennt' },
        text: {
          en: 'Two sets of wheels with colored hubs keep pink dust off clear splints.',
          zh: '两组抛光轮按轮芯颜色分开用，粉色磨屑不会沾到透明咬合板上。',
          de: 'Zwei Radsätze mit farbigen Naben halten rosa Schleifstaub von klaren Schienen fern.',
        },
      },
    ],
    specification: [
      {
        isForOrder: true,
        name: { en: 'Contents', zh: '内含', de: 'Inhalt' },
        value: {
          en: '4 rubber wheels, 4 brushes, 4 buffs, 2 pastes',
          zh: '橡皮轮 4 个、毛刷轮 4 个、布轮 4 个、抛光膏 2 种',
          de: '4 Gummipolierer, 4 Bürsten, 4 Schwabbelscheiben, 2 Pasten',
        },
      },
      {
        name: { en: 'Maximum speed', zh: '最高转速', de: 'Höchstdrehzahl' },
        value: { en: '1,500 rpm', zh: '1500 r/min', de: '1.500 min⁻¹' },
      },
      { name: { en: 'Roughness Ra reached', zh: '可达粗糙度 Ra', de: 'Erreichbare Rauheit Ra' }, num: 0.1, unit: 'µm' },
      {
        name: { en: 'Paste', zh: '抛光膏', de: 'Paste' },
        value: { en: '2 × 100 g', zh: '2 × 100 g', de: '2 × 100 g' },
      },
      {
        isForOrder: true,
        name: { en: 'Enough for', zh: '可用数量', de: 'Reichweite' },
        value: { en: 'about 150 splints', zh: '约 150 副咬合板', de: 'etwa 150 Schienen' },
      },
    ],
    fits: [1, 2, 3, 5, 6, 7, 8],
    relatedAccessories: [215, 214],
    hasSupport: false,
    pictures: [
      {
        name: 'accessories/splint-denture-polishing-set',
        alt: {
          en: 'Rubber wheels, brushes, buffs and two jars of paste',
          zh: '橡皮轮、毛刷轮、布轮和两罐抛光膏',
          de: 'Gummipolierer, Bürsten, Schwabbel und zwei Dosen Paste',
        },
      },
    ],
  },
  {
    id: 217,
    urlName: 'reflex-wash',
    kind: 'accessory',
    line: 'reflex',
    type: 6,
    name: { en: 'Reflex Wash', zh: 'Reflex Wash 清洗机', de: 'Reflex Wash' },
    tagline: {
      en: 'Washes parts on the platform or in the basket, in one bath',
      zh: '单槽清洗，可连平台，也可放清洗篮',
      de: 'Wäscht Teile an der Plattform oder im Korb, in einem Bad',
    },
    summary: {
      en: 'A washing unit with a reversing rotor and one bath of 9 L, on a footprint of 320 × 260 mm (12.6 × 10.2 in). The wash times on the data sheets of the Reflex resins were measured in this unit; they are listed below. Taller parts from the Reflex 2 and Reflex 2 Pro go in the UltraCraft Wash.',
      zh: '正反转水流清洗机，打印件放清洗篮清洗，或连成型平台清洗。Reflex 各款树脂的清洗时间均按本机测得，列于技术参数。Reflex 2 和 Reflex 2 Pro 的更大打印件，用 UltraCraft Wash 清洗。',
      de: 'Waschgerät mit wechselnder Strömung und einem Bad von 9 L auf 320 × 260 mm Stellfläche. Die Waschzeiten in den Datenblättern der Reflex-Resins gelten für dieses Gerät; Sie finden sie in den technischen Daten. Größere Teile aus Reflex 2 und Reflex 2 Pro waschen Sie im UltraCraft Wash.',
    },
    publishTime: '2022-03-29',
    isNew: false,
    highlights: [
      {
        title: { en: 'Reversing flow', zh: '正反转水流', de: 'Wechselnde Strömung' },
        text: {
          en: 'The flow reverses every 30 s. It flushes resin out of pockets that a one-way current misses.',
          zh: '每 30 秒换向一次，单向水流冲不到的凹槽也可洗净。',
          de: 'Alle 30 s kehrt der Propeller die Strömung um. Sie spült auch Hinterschnitte und Hohlräume aus, die eine gleichbleibende Strömung nicht erreicht.',
        },
      },
      {
        title: { en: 'On or off the platform', zh: '可连平台清洗', de: 'Mit oder ohne Plattform' },
        text: {
          en: 'The platform hangs from an arm with a height scale, so only the part dips into the bath. Loose parts go in the basket.',
          zh: '成型平台挂在带刻度的升降臂上，仅打印件浸入清洗液；散件放清洗篮。',
          de: 'Die Plattform hängt an einem Arm mit Höhenskala; nur das Teil taucht ins Bad. Lose Teile kommen in den Korb.',
        },
      },
      {
        title: { en: 'Stops when the lid opens', zh: '开盖即停', de: 'Stopp beim Öffnen' },
        text: {
          en: 'A sealed lid covers the bath. Opening it stops the rotor at once. With a platform on the arm, the bath is open: wash in a ventilated place, away from flames and sparks, as isopropanol is flammable.',
          zh: '加盖密封清洗液，开盖后叶轮立即停转。连平台清洗时不加盖，须在通风处操作，远离明火：异丙醇易燃。',
          de: 'Ein dichter Deckel verschließt das Bad. Beim Öffnen bleibt der Propeller sofort stehen. Hängt eine Plattform am Arm, ist das Bad offen: Isopropanol ist leicht entzündlich; waschen Sie an einem belüfteten Platz ohne Zündquellen.',
        },
      },
      {
        title: {
          en: 'Reflex Wash or UltraCraft Wash?',
          zh: '选 Reflex Wash 还是 UltraCraft Wash',
          de: 'Reflex Wash oder UltraCraft Wash?',
        },
        text: {
          en: 'Choose Reflex Wash for one resin at a time and a small desk: one bath of 9 L, 6.2 kg (13.7 lb), parts up to 228 mm (9 in) tall. Choose UltraCraft Wash for a rinse in a second bath: two tanks of 10 L, 9 kg (19.8 lb), parts up to 250 mm (9.8 in) tall.',
          zh: '一台 Reflex、桌面小，选 Reflex Wash：9 L 单槽，重 6.2 kg，件高不超过 228 mm。需两槽轮换或件更高，选 UltraCraft Wash：两个 10 L 清洗槽，最高可洗 250 mm，重 9 kg。',
          de: 'Für einen Drucker und wenig Platz genügt das Reflex Wash: ein Bad mit 9 L, 6,2 kg, Teile bis 228 mm Höhe. Wer in zwei Bädern wäscht oder höhere Teile hat, nimmt das UltraCraft Wash: zwei Behälter zu 10 L, 9 kg, Teile bis 250 mm Höhe.',
        },
      },
    ],
    specification: [
      { name: { en: 'Bath volume', zh: '清洗液容量', de: 'Badvolumen' }, num: 9, unit: 'L' },
      {
        name: { en: 'Largest part', zh: '最大打印件尺寸', de: 'Größtes Teil' },
        value: { en: '222 × 122 × 228 mm', zh: '222 × 122 × 228 mm', de: '222 × 122 × 228 mm' },
      },
      {
        name: { en: 'Timer', zh: '定时', de: 'Timer' },
        value: { en: '1 to 20 min', zh: '1–20 分钟', de: '1 bis 20 min' },
      },
      {
        name: { en: 'Liquids', zh: '适用清洗液', de: 'Waschflüssigkeiten' },
        value: { en: 'Isopropanol, water', zh: '异丙醇、水', de: 'Isopropanol, Wasser' },
      },
      {
        name: { en: 'Wash times', zh: '各树脂清洗时间', de: 'Waschzeiten' },
        value: {
          en: 'Draft White 3 min; Detail Beige, Figure Skin and Flex 80A 4 min; Model Gray 5 min and 1 min in a fresh bath; Tough ABS-like Black 6 min; Tough Tool and Silicone Master two baths of 4 min; Rigid Fixture and Mold High-Temp 8 min',
          zh: 'Draft White：3 分钟；Detail Beige、Figure Skin、Flex 80A：4 分钟；Model Gray：5 分钟，再用洁净清洗液漂洗 1 分钟；Tough ABS-like Black：6 分钟；Tough Tool、Silicone Master：两次，每次 4 分钟；Rigid Fixture、Mold High-Temp：8 分钟',
          de: 'Draft White 3 min; Detail Beige, Figure Skin und Flex 80A 4 min; Model Gray 5 min und 1 min in einem frischen Bad; Tough ABS-like Black 6 min; Tough Tool und Silicone Master zwei Bäder zu 4 min; Rigid Fixture und Mold High-Temp 8 min',
        },
      },
    ],
    machine: {
      size: { width: 320, depth: 260, height: 420 },
      weight: 6.2,
      power: { supply: mains, watts: 45 },
      rearClearance: 100,
      warrantyMonths: 12,
      included: [
        { en: 'Platform arm with height scale', zh: '带刻度的平台升降臂', de: 'Plattformarm mit Höhenskala' },
        washBasket,
        bathLid,
        testCertificate,
      ],
    },
    fits: [9, 10, 11, 12, 13, 14],
    relatedAccessories: [219, 218, 221],
    hasSupport: false,
    pictures: [
      {
        name: 'accessories/reflex-wash',
        alt: {
          en: 'The Reflex Wash washing unit with a part hanging in the bath',
          zh: 'Reflex Wash 清洗机，打印件悬挂在清洗液中',
          de: 'Waschgerät Reflex Wash, ein Teil hängt im Bad',
        },
      },
    ],
  },
  {
    id: 218,
    urlName: 'reflex-cure',
    kind: 'accessory',
    line: 'reflex',
    type: 6,
    name: { en: 'Reflex Cure', zh: 'Reflex Cure 固化箱', de: 'Reflex Cure' },
    tagline: {
      en: 'Cures with or without heat, with a program for each Reflex resin',
      zh: '内置各款 Reflex 树脂程序，加热可单独开关',
      de: 'Härtet mit oder ohne Wärme, ein Programm je Reflex-Resin',
    },
    summary: {
      en: 'Curing unit with 405 nm light from three sides, a turntable and heating up to 60 °C. You switch the heat separately, because wax-filled resin must stay cool while tough resin needs warmth to reach its values. Larger parts from the Reflex 2 and Reflex 2 Pro go in the UltraCraft Cure.',
      zh: '三面 405 nm 光源的固化箱，带转盘，最高可加热至 60 °C。加热可单独开关，含蜡树脂不可受热，韧性树脂须加热才能达到标称性能。Reflex 2 和 Reflex 2 Pro 的更大打印件，用 UltraCraft Cure 固化。',
      de: 'Nachhärtegerät mit 405-nm-Licht von drei Seiten, Drehteller und Heizung bis 60 °C. Die Wärme ist getrennt schaltbar, denn wachshaltiges Resin muss kühl bleiben, zähes erreicht seine Werte erst mit Wärme. Größere Teile aus Reflex 2 und Reflex 2 Pro härten Sie im UltraCraft Cure nach.',
    },
    publishTime: '2022-04-05',
    isNew: false,
    highlights: [
      {
        title: { en: 'Programs for each resin', zh: '各树脂均有程序', de: 'Programme für jedes Resin' },
        text: {
          en: 'Time and temperature of all Reflex resins are stored; you only turn the part when the display tells you to.',
          zh: '内置全部 Reflex 树脂的时间和温度，按屏幕提示翻面即可。',
          de: 'Zeit und Temperatur aller Reflex-Resins sind hinterlegt. Das Display fordert zum Wenden auf.',
        },
      },
      {
        title: { en: 'Even heat', zh: '温度均匀', de: 'Gleichmäßige Wärme' },
        text: {
          en: 'Circulating air keeps the chamber within ±3 °C, so large plates do not warp.',
          zh: '热风循环，腔内温差不超过 ±3 °C，大平板件不易翘曲。',
          de: 'Umluft hält die Kammer auf ±3 °C genau; große Platten verziehen sich weniger.',
        },
      },
      {
        title: { en: 'Eye protection', zh: '防护观察窗', de: 'Schutz für die Augen' },
        text: {
          en: 'The orange window blocks the curing light, and the lamps go out as soon as the door opens.',
          zh: '橙色观察窗滤除固化光，开门光源即熄灭。',
          de: 'Das orangefarbene Fenster hält das Härtungslicht zurück. Beim Öffnen der Tür schalten die Lampen sofort ab.',
        },
      },
    ],
    specification: [
      { name: { en: 'Wavelength', zh: '波长', de: 'Wellenlänge' }, num: 405, unit: 'nm' },
      {
        name: { en: 'Temperature', zh: '温度', de: 'Temperatur' },
        value: { en: 'Unheated or 40 to 60 °C', zh: '不加热，或 40–60 °C', de: 'Ungeheizt oder 40 bis 60 °C' },
      },
      {
        name: { en: 'Largest part', zh: '最大打印件尺寸', de: 'Größtes Teil' },
        value: { en: '222 × 122 × 228 mm', zh: '222 × 122 × 228 mm', de: '222 × 122 × 228 mm' },
      },
      {
        name: { en: 'Timer', zh: '定时', de: 'Timer' },
        value: { en: '1 to 60 min', zh: '1–60 分钟', de: '1 bis 60 min' },
      },
      {
        name: { en: 'Turntable', zh: '转盘转速', de: 'Drehteller' },
        value: { en: '5 rpm', zh: '5 r/min', de: '5 min⁻¹' },
      },
    ],
    machine: {
      size: { width: 330, depth: 300, height: 400 },
      weight: 8.4,
      power: { supply: mains, watts: 320 },
      rearClearance: 100,
      warrantyMonths: 12,
      included: [turntable, testCertificate],
    },
    fits: [9, 10, 11, 12, 13, 14],
    relatedAccessories: [217, 220],
    hasSupport: false,
    pictures: [
      {
        name: 'accessories/reflex-cure',
        alt: { en: 'The Reflex Cure curing unit', zh: 'Reflex Cure 固化箱', de: 'Nachhärtegerät Reflex Cure' },
      },
    ],
  },
  {
    id: 219,
    urlName: 'reflex-wash-basket',
    kind: 'accessory',
    line: 'reflex',
    type: 6,
    name: { en: 'Reflex wash basket with lid', zh: 'Reflex 带盖清洗篮', de: 'Reflex-Waschkorb mit Deckel' },
    tagline: {
      en: '1 mm mesh and a lid keep small parts in',
      zh: '网孔 1 mm，小件不掉落',
      de: 'Für Kleinteile, Maschenweite 1 mm',
    },
    summary: {
      en: 'Second basket for Reflex Wash with a mesh lid and removable dividers. While one basket dries, the next one is already in the bath.',
      zh: 'Reflex Wash 备用清洗篮，带网盖和可拆隔板。一篮晾干，另一篮继续清洗。',
      de: 'Zusatzkorb für Reflex Wash mit Gewebedeckel und herausnehmbaren Trennwänden. Während der eine Korb trocknet, ist der nächste schon im Bad.',
    },
    publishTime: '2022-10-18',
    isNew: false,
    highlights: [
      {
        title: { en: 'Rings and kit parts', zh: '戒指与拼装件', de: 'Ringe und Bausatzteile' },
        text: {
          en: 'A 1 mm mesh and a lid hold rings, weapons and hands of figures that would otherwise reach the rotor.',
          zh: '1 mm 网孔加网盖，戒指、手办的武器、手部等小件不会漂至叶轮。',
          de: 'Gewebe mit 1 mm Maschenweite und Deckel halten Ringe, Waffen und Hände von Figuren vom Propeller fern.',
        },
      },
      {
        title: { en: 'Parts do not knock together', zh: '打印件互不碰撞', de: 'Kein Aneinanderschlagen' },
        text: {
          en: 'Four dividers set compartments of any width; uncured surfaces stay free of dents.',
          zh: '四块隔板调节格宽，未固化的表面不受碰伤。',
          de: 'Vier Trennwände bilden Fächer beliebiger Breite; noch weiche Oberflächen bleiben ohne Druckstellen.',
        },
      },
    ],
    specification: [
      {
        isForOrder: true,
        name: { en: 'Contents', zh: '内含', de: 'Inhalt' },
        value: {
          en: '1 basket with lid, 4 dividers',
          zh: '清洗篮 1 个，带盖，隔板 4 块',
          de: '1 Korb mit Deckel, 4 Trennwände',
        },
      },
      {
        name: { en: 'Inner size', zh: '内部尺寸', de: 'Innenmaße' },
        value: { en: '225 × 125 × 90 mm', zh: '225 × 125 × 90 mm', de: '225 × 125 × 90 mm' },
      },
      { name: { en: 'Mesh', zh: '网孔', de: 'Maschenweite' }, num: 1, unit: 'mm' },
      {
        name: { en: 'Dividers', zh: '隔板', de: 'Trennwände' },
        value: { en: '4, removable', zh: '4 块，可拆', de: '4, herausnehmbar' },
      },
      {
        name: { en: 'Material', zh: '材质', de: 'Werkstoff' },
        value: { en: 'stainless steel', zh: '不锈钢', de: 'Edelstahl' },
      },
    ],
    fits: [9, 10, 11, 12, 13, 14],
    relatedAccessories: [217, 218],
    hasSupport: false,
    pictures: [
      {
        name: 'accessories/reflex-wash-basket',
        alt: {
          en: 'Wash basket with dividers and lid',
          zh: '带隔板和盖子的清洗篮',
          de: 'Waschkorb mit Trennblechen und Deckel',
        },
      },
    ],
  },
  {
    id: 220,
    urlName: 'reflex-water-curing-bowl',
    kind: 'accessory',
    line: 'reflex',
    type: 6,
    name: { en: 'Reflex water-cure bowl', zh: 'Reflex 水中固化皿', de: 'Reflex-Wasserbadschale' },
    tagline: {
      en: 'Flex 80A cures tack-free, Clear yellows less',
      zh: 'Flex 80A 不发黏，Clear 少发黄',
      de: 'Flex 80A klebt nicht, Clear vergilbt weniger',
    },
    summary: {
      en: 'Glass bowl with a weighted rack for curing under water in Reflex Cure. Water keeps oxygen away: Reflex Flex 80A loses its tackiness, and Reflex Clear yellows less because it stays cooler.',
      zh: '带配重托架的玻璃皿，放入 Reflex Cure 做水中固化。水隔绝氧气，Reflex Flex 80A 表面不发黏；水中温度低，Reflex Clear 不易发黄。',
      de: 'Glasschale mit beschwertem Gestell zum Nachhärten unter Wasser in Reflex Cure. Wasser hält Sauerstoff fern. Reflex Flex 80A verliert so seine Klebrigkeit, und Reflex Clear vergilbt weniger, weil es kühler bleibt.',
    },
    publishTime: '2023-07-11',
    isNew: false,
    highlights: [
      {
        title: { en: 'Lets the light through', zh: '皿壁透光', de: 'Die Wand lässt Licht durch' },
        text: {
          en: 'Borosilicate glass transmits 91% at 405 nm. Curing times given for water need no extension.',
          zh: '高硼硅玻璃 405 nm 透光率 91%，按标称的水中固化时间照射，无需加时。',
          de: 'Borosilikatglas lässt bei 405 nm 91 % durch; die für Wasser angegebenen Härtezeiten gelten unverändert.',
        },
      },
      {
        title: { en: 'Holds parts under water', zh: '打印件不上浮', de: 'Nichts treibt auf' },
        text: {
          en: 'The rack holds light and hollow parts down at three points that can be moved.',
          zh: '托架以三个可调压点压住轻件和空心件。',
          de: 'Das Gestell hält leichte und hohle Teile an drei verstellbaren Punkten unter Wasser.',
        },
      },
    ],
    specification: [
      {
        isForOrder: true,
        name: { en: 'Contents', zh: '内含', de: 'Inhalt' },
        value: {
          en: '1 bowl, 1 rack with 3 holders',
          zh: '玻璃皿 1 个、托架 1 个，三个压点',
          de: '1 Schale, 1 Gestell mit 3 Haltern',
        },
      },
      { name: { en: 'Volume', zh: '容量', de: 'Volumen' }, num: 2.5, unit: 'L' },
      {
        name: { en: 'Largest part', zh: '最大打印件尺寸', de: 'Größtes Teil' },
        value: { en: '140 × 110 × 120 mm', zh: '140 × 110 × 120 mm', de: '140 × 110 × 120 mm' },
      },
      {
        name: { en: 'Transmission at 405 nm', zh: '405 nm 透光率', de: 'Transmission bei 405 nm' },
        num: 91,
        unit: '%',
      },
      {
        name: { en: 'Material', zh: '材质', de: 'Werkstoff' },
        value: {
          en: 'borosilicate glass, stainless steel',
          zh: '高硼硅玻璃、不锈钢',
          de: 'Borosilikatglas, Edelstahl',
        },
      },
      {
        name: { en: 'Water', zh: '用水', de: 'Wasser' },
        value: {
          en: 'tap water at 20 to 30 °C, changed daily',
          zh: '20–30 °C 自来水，每日更换',
          de: 'Leitungswasser mit 20 bis 30 °C, täglich wechseln',
        },
      },
    ],
    fits: [9, 10, 13, 14],
    relatedAccessories: [218, 221],
    hasSupport: false,
    pictures: [
      {
        name: 'accessories/reflex-water-curing-bowl',
        alt: {
          en: 'Glass bowl with water, a rack holds a part under the surface',
          zh: '玻璃固化皿，支架将打印件压在水面下',
          de: 'Glasschale mit Wasser, ein Gestell hält ein Teil unter der Oberfläche',
        },
      },
    ],
  },
  {
    id: 221,
    urlName: 'reflex-finishing-set',
    kind: 'accessory',
    line: 'reflex',
    type: 6,
    name: { en: 'Reflex finishing set', zh: 'Reflex 打磨修整套装', de: 'Reflex-Set zum Ausarbeiten' },
    tagline: {
      en: 'Cutters, files and sponges for a surface ready to prime',
      zh: '去支撑痕，打磨至可喷底漆',
      de: 'Vom Supportansatz bis zur Grundierung',
    },
    summary: {
      en: 'Cutters, files and wet sanding sponges from 400 to 2000 grit for Reflex parts. The order of the grits is printed on the case, for painted and for clear parts.',
      zh: '剪钳、锉刀和 400–2000 目水磨海绵砂，用于 Reflex 打印件。盒盖印有涂装件和透明件各自的打磨顺序。',
      de: 'Seitenschneider, Feilen und Schleifschwämme mit Körnung 400 bis 2000 für Reflex-Teile. Die Reihenfolge der Körnungen steht im Deckel, getrennt für lackierte und klare Teile.',
    },
    publishTime: '2024-03-19',
    isNew: false,
    highlights: [
      {
        title: { en: 'Always wet', zh: '以水磨为主', de: 'Nass schleifen' },
        text: {
          en: 'Wet sanding binds the dust and keeps resin from smearing. A dust mask is still needed for files.',
          zh: '水磨粉尘少，海绵砂不易堵塞；用锉刀时仍须戴防尘口罩。',
          de: 'Nassschliff bindet den Staub und verhindert Schmieren. Tragen Sie beim Feilen trotzdem eine Staubmaske.',
        },
      },
      {
        title: { en: 'Stop at the right grit', zh: '打磨到位即可', de: 'Die passende Endkörnung' },
        text: {
          en: 'Primer fills 600-grit scratches. Reflex Clear needs all steps to 2000 and polishing paste.',
          zh: '600 目砂痕可由底漆填平；Reflex Clear 须逐级磨至 2000 目，再上抛光膏。',
          de: 'Grundierung füllt Riefen der Körnung 600. Reflex Clear braucht alle Stufen bis 2000 und Polierpaste.',
        },
      },
    ],
    specification: [
      {
        isForOrder: true,
        name: { en: 'Contents', zh: '内含', de: 'Inhalt' },
        value: {
          en: 'flush cutter, 3 needle files, 10 sanding sponges, paste',
          zh: '平口剪钳、什锦锉 3 支、海绵砂 10 片、抛光膏',
          de: 'Seitenschneider, 3 Nadelfeilen, 10 Schleifschwämme, Paste',
        },
      },
      {
        name: { en: 'Grits', zh: '目数', de: 'Körnungen' },
        value: {
          en: '400, 600, 800, 1000, 2000',
          zh: '400、600、800、1000、2000',
          de: '400, 600, 800, 1000, 2000',
        },
      },
      { name: { en: 'Polishing paste', zh: '抛光膏', de: 'Polierpaste' }, num: 50, unit: 'g' },
      {
        name: { en: 'Case', zh: '收纳', de: 'Aufbewahrung' },
        value: {
          en: 'plastic case with water tray',
          zh: '塑料盒，兼作水盘',
          de: 'Kunststoffkoffer mit Wasserschale',
        },
      },
    ],
    fits: [9, 10, 11, 12, 13, 14],
    relatedAccessories: [217, 218, 209],
    hasSupport: false,
    pictures: [
      {
        name: 'accessories/reflex-finishing-set',
        alt: {
          en: 'Sanding sponges, flush cutter, files and paste in their case',
          zh: '工具盒中的海绵砂、平口剪钳、锉刀和抛光膏',
          de: 'Schleifschwämme, Seitenschneider, Nadelfeilen und Paste im Koffer',
        },
      },
    ],
  },
  {
    id: 222,
    urlName: 'reflex-heating-module',
    kind: 'accessory',
    line: 'reflex',
    type: 7,
    name: { en: 'Reflex heating module', zh: 'Reflex 加热模块', de: 'Reflex-Heizmodul' },
    tagline: {
      en: 'Keeps resin at 22–35 °C (72–95 °F) in a cold shop',
      zh: '树脂保持 22–35 °C，冬季照常打印',
      de: 'Hält das Resin auf 22–35 °C',
    },
    summary: {
      en: 'Heater with fan for the print chamber of the Reflex and Reflex RS that holds the resin between 22 and 35 °C. Thick resins flow back under the part in time, and prints in winter come out like those in summer.',
      zh: 'Reflex 和 Reflex RS 成型仓的暖风加热模块，树脂保持在 22–35 °C。高黏度树脂回流及时，冬夏打印一致。',
      de: 'Heizung mit Gebläse für die Druckkammer von Reflex und Reflex RS, die das Resin auf 22 bis 35 °C hält. Zähflüssiges Resin fließt rechtzeitig unter das Teil nach, und Drucke gelingen im Winter wie im Sommer.',
    },
    publishTime: '2023-10-24',
    isNew: false,
    highlights: [
      {
        title: { en: 'For viscous resins', zh: '高黏度树脂必备', de: 'Für zähflüssige Resins' },
        text: {
          en: 'Reflex Flex 80A prints at 28 to 32 °C, Reflex Rigid Fixture at 25 to 30 °C. Few rooms stay that warm all year.',
          zh: 'Reflex Flex 80A 须在 28–32 °C 下打印，Reflex Rigid Fixture 须在 25–30 °C 下打印，普通房间难以全年保持。',
          de: 'Reflex Flex 80A druckt bei 28 bis 32 °C, Reflex Rigid Fixture bei 25 bis 30 °C. So warm ist kaum ein Raum das ganze Jahr.',
        },
      },
      {
        title: { en: 'Starts with the job', zh: '随任务预热', de: 'Startet mit dem Auftrag' },
        text: {
          en: 'The resin profile in Heliograph Prepare sets the temperature; the print begins once the tray has reached it.',
          zh: '温度按赫光 Prepare 的树脂参数设定，料槽到温后才开始打印。',
          de: 'Das Resinprofil in Heliograph Prepare gibt die Temperatur vor; der Druck beginnt, sobald die Wanne sie erreicht hat.',
        },
      },
      {
        title: { en: 'Measures at the tray', zh: '在料槽处测温', de: 'Misst an der Wanne' },
        text: {
          en: 'A sensor touches the tray frame, because chamber air runs up to 8 °C ahead of the resin.',
          zh: '传感器贴着料槽框架。升温时仓内空气最多比树脂高 8 °C，不能以气温为准。',
          de: 'Ein Fühler liegt am Wannenrahmen an, denn die Kammerluft ist beim Aufheizen bis zu 8 °C wärmer als das Resin.',
        },
      },
    ],
    specification: [
      {
        isForOrder: true,
        name: { en: 'Contents', zh: '内含', de: 'Inhalt' },
        value: {
          en: '1 module with fan and sensor',
          zh: '模块 1 个，含风扇、传感器',
          de: '1 Modul mit Gebläse und Fühler',
        },
      },
      {
        name: { en: 'Resin temperature', zh: '树脂温度', de: 'Resintemperatur' },
        value: { en: '22 to 35 °C', zh: '22–35 °C', de: '22 bis 35 °C' },
      },
      {
        name: { en: 'Warm-up', zh: '升温时间', de: 'Aufheizzeit' },
        value: {
          en: '18 to 30 °C in about 25 min',
          zh: '18 °C 升至 30 °C 约 25 分钟',
          de: 'von 18 auf 30 °C in etwa 25 min',
        },
      },
      { name: { en: 'Power', zh: '功率', de: 'Leistung' }, num: 150, unit: 'W' },
      {
        name: { en: 'Cut-off', zh: '过热保护', de: 'Übertemperaturschutz' },
        value: { en: 'at 70 °C heater temperature', zh: '加热体 70 °C 时断电', de: 'bei 70 °C am Heizkörper' },
      },
      { name: { en: 'Weight', zh: '重量', de: 'Gewicht' }, num: 0.8, unit: 'kg' },
    ],
    fits: [9, 10],
    relatedAccessories: [224, 223],
    hasSupport: false,
    pictures: [
      {
        name: 'accessories/reflex-heating-module',
        alt: {
          en: 'Heating module with fan and sensor',
          zh: '带风扇和传感器的加热模块',
          de: 'Heizmodul mit Lüfter und Fühler',
        },
      },
    ],
  },
  {
    id: 223,
    urlName: 'reflex-camera',
    kind: 'accessory',
    line: 'reflex',
    type: 7,
    name: { en: 'Reflex camera', zh: 'Reflex 摄像头', de: 'Kamera für Reflex' },
    tagline: {
      en: 'See the print without opening the cover',
      zh: '无需开罩，查看打印状态',
      de: 'Den Druck sehen, ohne die Haube zu öffnen',
    },
    summary: {
      en: 'Camera for the print chamber that takes one picture after each lift of the platform. It pauses the print when no part hangs on the platform, before hours of resin harden on the film.',
      zh: '装在成型仓内的摄像头，平台每抬升一次拍摄一张。平台上无打印件时自动暂停，避免树脂逐层固化在离型膜上。',
      de: 'Kamera für die Druckkammer, die nach jedem Anheben der Plattform ein Bild aufnimmt. Hängt kein Teil an der Plattform, hält sie den Druck an, bevor stundenlang Resin auf der Folie aushärtet.',
    },
    publishTime: '2026-04-21',
    isNew: true,
    highlights: [
      {
        title: { en: 'Stops failed prints', zh: '掉件自动暂停', de: 'Stoppt Fehldrucke' },
        text: {
          en: 'Pictures are compared with the sliced model. After five layers without growth the printer pauses and sends a message.',
          zh: '照片与切片模型比对，连续五层未增高，即暂停打印并推送消息。',
          de: 'Die Bilder werden mit dem geslicten Modell verglichen. Nach fünf Schichten ohne Zuwachs pausiert der Drucker und meldet sich.',
        },
      },
      {
        title: { en: 'No stray light', zh: '不产生杂散光', de: 'Kein Streulicht' },
        text: {
          en: 'The lamp shines at 620 nm, where resin does not react, and only between two exposures.',
          zh: '补光灯波长 620 nm，树脂不感光，且仅在两次曝光之间点亮。',
          de: 'Die Leuchte strahlt nur zwischen zwei Belichtungen und bei 620 nm, worauf Resin nicht reagiert.',
        },
      },
      {
        title: { en: 'Pictures stay on the printer', zh: '照片仅存本机', de: 'Bilder bleiben im Gerät' },
        text: {
          en: 'Images leave the printer only if it is connected to Ultra-Net and you have switched sharing on.',
          zh: '接入 Ultra-Net 并打开共享，照片才会传出打印机。',
          de: 'Bilder verlassen das Gerät nur, wenn der Drucker mit Ultra-Net verbunden und die Freigabe eingeschaltet ist.',
        },
      },
    ],
    specification: [
      {
        isForOrder: true,
        name: { en: 'Contents', zh: '内含', de: 'Inhalt' },
        value: { en: '1 camera with USB cable', zh: '摄像头 1 个，含 USB 线', de: '1 Kamera mit USB-Kabel' },
      },
      {
        name: { en: 'Resolution', zh: '分辨率', de: 'Auflösung' },
        value: { en: '1920 × 1080 pixels', zh: '1920 × 1080 像素', de: '1920 × 1080 Pixel' },
      },
      { name: { en: 'Angle of view', zh: '视角', de: 'Bildwinkel' }, num: 110, unit: '°' },
      { name: { en: 'Lamp', zh: '补光灯', de: 'Leuchte' }, num: 620, unit: 'nm' },
      {
        name: { en: 'Time-lapse', zh: '延时摄影', de: 'Zeitraffer' },
        value: { en: 'one picture per layer, MP4', zh: '每层一张，MP4', de: 'ein Bild je Schicht, MP4' },
      },
      {
        name: { en: 'Connection', zh: '接口', de: 'Anschluss' },
        value: {
          en: 'USB port in the chamber',
          zh: '仓内 USB 接口',
          de: 'USB-Buchse in der Kammer',
        },
      },
    ],
    fits: [9, 10, 13],
    relatedAccessories: [226, 222],
    hasSupport: false,
    pictures: [
      {
        name: 'accessories/reflex-camera',
        alt: {
          en: 'Camera with red lamp and USB cable',
          zh: '带红色补光灯和 USB 线的摄像头',
          de: 'Kamera mit roter Leuchte und USB-Kabel',
        },
      },
    ],
  },
  {
    id: 224,
    urlName: 'reflex-air-filter',
    kind: 'accessory',
    line: 'reflex',
    type: 7,
    name: { en: 'Reflex air filter', zh: 'Reflex 空气过滤器', de: 'Reflex-Luftfilter' },
    tagline: {
      en: 'Activated carbon and a particle stage, 12 m³/h (7 cfm)',
      zh: '活性炭加颗粒滤层，12 m³/h',
      de: 'Aktivkohle und Partikelstufe, 12 m³/h',
    },
    summary: {
      en: 'Filter with an activated carbon and a particle stage that draws air from the print chamber. It reduces resin odor in the workplace but does not replace room ventilation.',
      zh: '活性炭层加颗粒滤层，从成型仓抽气过滤，减轻工位上的树脂气味。仅辅助通风，不能代替通风。',
      de: 'Filter mit Aktivkohle und Partikelstufe, der Luft aus der Druckkammer absaugt. Er verringert den Resingeruch am Arbeitsplatz; die Raumlüftung ergänzt er, ersetzt sie aber nicht.',
    },
    publishTime: '2023-12-12',
    isNew: false,
    highlights: [
      {
        title: { en: 'Slight vacuum', zh: '微负压', de: 'Leichter Unterdruck' },
        text: {
          en: 'The fan keeps the closed chamber just below room pressure, so vapor leaves through the carbon and not through gaps.',
          zh: '成型仓关闭后，风机使仓内气压略低于室内，挥发物只经活性炭排出，不从缝隙漏出。',
          de: 'Das Gebläse hält die geschlossene Kammer knapp unter Raumdruck; Dämpfe entweichen durch die Kohle und nicht durch Spalten.',
        },
      },
      {
        title: { en: 'Runs on after the print', zh: '打印后继续运行', de: 'Läuft nach dem Druck weiter' },
        text: {
          en: 'For 15 min after the last layer it clears the air, so the hood can be opened without a cloud of vapor.',
          zh: '打印结束后再运行 15 分钟，开罩时无浓味。',
          de: 'Nach der letzten Schicht reinigt er die Luft noch 15 min, sodass beim Öffnen der Haube kein Dunst austritt.',
        },
      },
      {
        title: { en: 'Cartridge reminder', zh: '滤芯到期提醒', de: 'Meldet die Sättigung' },
        text: {
          en: 'The printer counts operating hours and asks for a new cartridge before the carbon is spent.',
          zh: '打印机累计运行时间，在活性炭饱和前提醒更换滤芯。',
          de: 'Der Drucker zählt die Betriebsstunden und meldet den Patronenwechsel, bevor die Kohle erschöpft ist.',
        },
      },
    ],
    specification: [
      {
        isForOrder: true,
        name: { en: 'Contents', zh: '内含', de: 'Inhalt' },
        value: {
          en: '1 filter with cartridge; spare cartridge RX-324',
          zh: '过滤器 1 台，含滤芯；备用滤芯订货号 RX-324',
          de: '1 Filter mit Patrone; Ersatzpatrone RX-324',
        },
      },
      { name: { en: 'Airflow', zh: '风量', de: 'Volumenstrom' }, num: 12, unit: 'm³/h' },
      { name: { en: 'Activated carbon', zh: '活性炭', de: 'Aktivkohle' }, num: 450, unit: 'g' },
      {
        isForOrder: true,
        name: { en: 'Cartridge life', zh: '滤芯寿命', de: 'Standzeit der Patrone' },
        value: { en: 'about 600 print hours', zh: '打印约 600 小时', de: 'etwa 600 Druckstunden' },
      },
      { name: { en: 'Noise', zh: '噪声', de: 'Schalldruckpegel' }, num: 38, unit: 'dB(A)' },
      {
        name: { en: 'Fitting', zh: '安装方式', de: 'Einbau' },
        value: {
          en: 'rear of the printer, 4 screws',
          zh: '打印机背部，4 颗螺钉',
          de: 'Geräterückseite, 4 Schrauben',
        },
      },
    ],
    fits: [9, 10, 11, 12, 13, 14],
    relatedAccessories: [222, 223],
    hasSupport: false,
    pictures: [
      {
        name: 'accessories/reflex-air-filter',
        alt: {
          en: 'Air filter with fan, a carbon cartridge beside it',
          zh: '空气过滤器，旁边是活性炭滤芯',
          de: 'Luftfilter mit Gebläse, daneben eine Kohlepatrone',
        },
      },
    ],
  },
  {
    id: 225,
    urlName: 'reflex-auto-fill',
    kind: 'accessory',
    line: 'reflex',
    type: 7,
    name: { en: 'Reflex Auto-Fill', zh: 'Reflex 自动补料模块', de: 'Reflex Auto-Fill' },
    tagline: {
      en: 'Tall prints without a refill stop',
      zh: '大件打印不断料',
      de: 'Füllt bei hohen Drucken von selbst nach',
    },
    summary: {
      en: 'Holder and pump for a 1 kg bottle that keep the resin level in the tray between two marks. Prints that need more than one tray of resin run through the night without refilling.',
      zh: '瓶座加泵，接 1 kg 树脂瓶，料槽液位保持在上下限之间。用量超过一槽的任务可整夜打印，无需人工补料。',
      de: 'Halter und Pumpe für eine 1-kg-Flasche, die den Resinstand in der Wanne zwischen zwei Marken halten. Drucke, die mehr als eine Wannenfüllung brauchen, laufen über Nacht, ohne dass jemand nachfüllt.',
    },
    publishTime: '2025-02-11',
    isNew: false,
    highlights: [
      {
        title: { en: 'Fills in the pause', zh: '在层间补料', de: 'Füllt in der Pause' },
        text: {
          en: 'Resin is added only while the platform is up, in portions of 15 ml, and gets time to settle.',
          zh: '仅在平台抬升时补料，每次 15 ml，并留出流平时间。',
          de: 'Nachgefüllt wird nur bei angehobener Plattform, in Portionen zu 15 ml und mit Pausen, in denen sich das Resin beruhigt.',
        },
      },
      {
        title: { en: 'Weighs the resin', zh: '打印前核对余量', de: 'Prüft den Flascheninhalt' },
        text: {
          en: 'A scale under the bottle compares its contents with the job and warns you before the start if there is not enough.',
          zh: '瓶底称重，打印前与任务用量比对，不足即提醒。',
          de: 'Eine Waage unter der Flasche vergleicht den Inhalt mit dem Auftrag und warnt vor dem Start, wenn er nicht reicht.',
        },
      },
      {
        title: { en: 'Not for filled resins', zh: '不适用高填料树脂', de: 'Nicht für gefüllte Resins' },
        text: {
          en: 'Reflex Rigid Fixture and Reflex Wax Cast settle in the hose; fill these by hand after shaking.',
          zh: 'Reflex Rigid Fixture 和 Reflex Wax Cast 会在软管中沉降，请摇匀后手动加料。',
          de: 'Reflex Rigid Fixture und Reflex Wax Cast setzen sich im Schlauch ab; sie werden nach dem Schütteln von Hand eingefüllt.',
        },
      },
    ],
    specification: [
      {
        isForOrder: true,
        name: { en: 'Contents', zh: '内含', de: 'Inhalt' },
        value: {
          en: '1 holder with pump and scale, 2 hoses',
          zh: '瓶座 1 个，含泵和秤；软管 2 根',
          de: '1 Halter mit Pumpe und Waage, 2 Schläuche',
        },
      },
      { name: { en: 'Bottle', zh: '树脂瓶', de: 'Flasche' }, num: 1, unit: 'kg' },
      { name: { en: 'Portion', zh: '单次补料量', de: 'Portion' }, num: 15, unit: 'ml' },
      {
        name: { en: 'Viscosity', zh: '适用黏度', de: 'Viskosität' },
        value: { en: 'up to 1200 mPa·s', zh: '不超过 1,200 mPa·s', de: 'bis 1.200 mPa·s' },
      },
      {
        name: { en: 'Hose', zh: '软管', de: 'Schlauch' },
        value: {
          en: 'light-tight, changed with the resin',
          zh: '避光软管，换树脂时一并更换',
          de: 'lichtdicht, mit dem Resin zu wechseln',
        },
      },
      { name: { en: 'Power', zh: '功率', de: 'Leistung' }, num: 12, unit: 'W' },
    ],
    fits: [10, 13, 14],
    relatedAccessories: [226, 223],
    hasSupport: false,
    pictures: [
      {
        name: 'accessories/reflex-auto-fill',
        alt: {
          en: 'Resin bottle on the Auto-Fill base, hose with nozzle',
          zh: '放在自动补料底座上的树脂瓶，带软管和出料嘴',
          de: 'Resinflasche auf dem Auto-Fill-Sockel, Schlauch mit Düse',
        },
      },
    ],
  },
  {
    id: 226,
    urlName: 'reflex-power-buffer',
    kind: 'accessory',
    line: 'reflex',
    type: 7,
    name: { en: 'Reflex battery backup', zh: 'Reflex 断电保护模块', de: 'Reflex-Pufferakku' },
    tagline: {
      en: 'Keeps printing through outages of up to 6 min',
      zh: '断电后继续打印，最长 6 分钟',
      de: 'Überbrückt Stromausfälle bis 6 min',
    },
    summary: {
      en: 'Battery module that bridges power outages of up to 6 min and then parks the print safely. The printer raises the platform above the resin, stores the layer and resumes when power returns.',
      zh: '电池模块，断电后最多再打印 6 分钟，随后有序暂停。打印机将平台升离液面，记录当前层，来电后续打。',
      de: 'Akkumodul, das Netzausfälle bis 6 min überbrückt und den Druck danach geordnet anhält. Der Drucker hebt die Plattform aus dem Resin, speichert die Schicht und druckt weiter, sobald wieder Strom da ist.',
    },
    publishTime: '2025-08-19',
    isNew: false,
    highlights: [
      {
        title: { en: 'Bridges short outages', zh: '短时断电无影响', de: 'Kurze Ausfälle bleiben unbemerkt' },
        text: {
          en: 'Outages shorter than 6 min do not interrupt the print.',
          zh: '6 分钟以内的断电不影响打印，曝光和抬升照常进行。',
          de: 'Bei Ausfällen unter 6 min laufen Belichtung und Hub weiter wie geplant.',
        },
      },
      {
        title: { en: 'Reports the restart layer', zh: '接层高度有记录', de: 'Bericht mit Höhe der Naht' },
        text: {
          en: 'A pause of several hours can leave a visible line. The report gives the height at which to check.',
          zh: '暂停数小时后续打，可能留下可见接层痕；打印报告注明高度。',
          de: 'Nach mehreren Stunden Pause kann eine Linie sichtbar bleiben. Der Bericht nennt ihre Höhe am Teil.',
        },
      },
    ],
    specification: [
      {
        isForOrder: true,
        name: { en: 'Contents', zh: '内含', de: 'Inhalt' },
        value: { en: '1 module with cable', zh: '模块 1 个，含连接线', de: '1 Modul mit Kabel' },
      },
      {
        isForOrder: true,
        name: { en: 'Battery life', zh: '电池寿命', de: 'Lebensdauer des Akkus' },
        value: { en: 'about 2,000 charge cycles', zh: '约 2,000 次充放电', de: 'etwa 2.000 Ladezyklen' },
      },
      { name: { en: 'Battery', zh: '电池', de: 'Akku' }, num: 32, unit: 'Wh' },
      {
        name: { en: 'Chemistry', zh: '电池类型', de: 'Zellchemie' },
        value: { en: 'lithium iron phosphate', zh: '磷酸铁锂', de: 'Lithium-Eisenphosphat' },
      },
      {
        name: { en: 'Bridging time', zh: '维持时间', de: 'Überbrückungszeit' },
        value: {
          en: 'up to 6 min without heating',
          zh: '最长 6 分钟（不含加热）',
          de: 'bis 6 min ohne Heizung',
        },
      },
      {
        name: { en: 'Charging', zh: '充电时间', de: 'Ladezeit' },
        value: { en: 'about 2 h', zh: '约 2 小时', de: 'etwa 2 h' },
      },
      { name: { en: 'Weight', zh: '重量', de: 'Gewicht' }, num: 0.7, unit: 'kg' },
    ],
    fits: [9, 10, 11, 12],
    relatedAccessories: [223, 225],
    hasSupport: false,
    pictures: [
      {
        name: 'accessories/reflex-power-buffer',
        alt: {
          en: 'Battery module with charge indicator and cable',
          zh: '带电量指示灯和电源线的电池模块',
          de: 'Akkumodul mit Ladeanzeige und Kabel',
        },
      },
    ],
  },
];
