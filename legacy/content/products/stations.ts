import {
  binNet,
  exhaustHose,
  fourHoses,
  fourScrews,
  fromPrinter,
  hexKey,
  hydrometer,
  mains,
  partBin,
  pulseCable,
  spareFilter,
  testCertificate,
  turntable,
  twoTanks,
  washBasket,
  washRack,
  wasteCanisters,
} from './machine-terms.ts';
import type { ProductRecord } from './record.ts';

export const stations: ProductRecord[] = [
  {
    id: 31,
    urlName: 'ultraCraft-wash',
    kind: 'station',
    line: 'dental',
    name: { en: 'UltraCraft Wash', zh: 'UltraCraft Wash', de: 'UltraCraft Wash' },
    tagline: {
      en: 'Washes a full build platform in 6 min, in two baths',
      zh: '整版打印件双槽清洗，Model HP UV 2.0 共 6 分钟',
      de: 'Wäscht eine volle Plattform in 6 min, in zwei Bädern',
    },
    summary: {
      en: 'A benchtop unit that washes printed parts in isopropanol or water, in a basket or hanging on the platform. It comes with two lidded tanks of 10 L (2.6 gal), used in turn, so the second bath stays clean.',
      zh: '台式清洗机，用异丙醇或水清洗打印件，可放清洗篮，也可连平台挂洗。配两个 10 L 带盖清洗槽，轮流放入机内：第一槽粗洗，第二槽精洗。清洗篮和密度计随机附送。',
      de: 'Tischgerät zum Waschen gedruckter Teile in Isopropanol oder Wasser, im Korb oder an der Plattform hängend. Zwei 10-L-Behälter mit Deckel: Im ersten waschen Sie vor, im zweiten sauber nach.',
    },
    publishTime: '2022-02-15',
    isNew: false,
    price: { amount: 359, currency: 'USD', taxRule: 'excluded', validFrom: '2025-09-01' },
    highlights: [
      {
        title: { en: 'First bath, second bath', zh: '先粗洗，后精洗', de: 'Erstes Bad, zweites Bad' },
        text: {
          en: 'Most resins need two baths. The first removes most of the resin. It lasts for about 35 platforms of an A2D 4K, or 210 full-arch models. When the hydrometer in the box shows 0.815 instead of 0.785 g/cm³ at 20 °C (68 °F), make the second bath the first and refill only one tank. A full tank weighs about 9 kg (20 lb) and has two handles.',
          zh: '多数树脂须洗两次，第一槽洗去大部分树脂。每槽约可洗 35 版 A2D 4K，即 210 个全牙弓模型。用随机密度计在 20 °C 下测量，由 0.785 升至 0.815 g/cm³ 即换液，原第二槽改作第一槽，每次只换一槽。满液清洗槽每个约 9 kg，两侧有提手。',
          de: 'Die meisten Resins verlangen zwei Bäder. Das erste nimmt den Großteil des Resins auf und reicht für rund 35 Plattformen eines A2D 4K, also 210 Ganzkiefermodelle. Zeigt das mitgelieferte Aräometer bei 20 °C 0,815 statt 0,785 g/cm³, wird das zweite Bad zum ersten, und Sie setzen nur eine Füllung neu an. Ein voller Behälter wiegt rund 9 kg und hat zwei Griffe.',
        },
      },
      {
        title: { en: 'Reversing flow', zh: '双向水流', de: 'Wechselnde Strömung' },
        text: {
          en: 'The propeller reverses every 30 s, so screw channels, die sockets and the insides of crowns are flushed from both sides.',
          zh: '叶轮每 30 秒换向，螺丝通道、代型孔、冠内侧均可冲洗。',
          de: 'Der Propeller wechselt alle 30 s die Richtung. Schraubenkanäle, Stumpfaufnahmen und Kroneninnenflächen werden von beiden Seiten durchspült.',
        },
      },
      {
        title: { en: 'Stops when the time is up', zh: '到时即停', de: 'Für jedes Resin die richtige Zeit' },
        text: {
          en: 'Set the time from the data sheet of the resin. When the time is up, the propeller stops and the unit beeps, so thin parts do not swell in the bath. Hang the basket on the rim to drain.',
          zh: '按树脂设定时间，到时停转并响铃，避免薄件溶胀。清洗篮可挂在槽沿沥干。',
          de: 'Die Zeit wird je Resin eingestellt. Danach bleibt der Propeller stehen, und ein Ton erinnert ans Herausnehmen, denn bei zu langem Waschen quellen dünne Teile. Zum Abtropfen hängen Sie den Korb an den Rand.',
        },
      },
      {
        title: { en: 'Water for Model WW UV', zh: '可水洗 Model WW UV', de: 'Wasser für Model WW UV' },
        text: {
          en: 'One bath of tap water is enough, and takes 3 min. Water and isopropanol never share a tank: if both tanks hold isopropanol, order a third (UC-338). Treat used water as hazardous waste.',
          zh: '自来水一槽洗 3 分钟即可；想更干净，第二槽用清水过一遍。水和异丙醇不能共用一个槽；两槽都装了异丙醇的，另配一个（订货号 UC-338）。洗过的水按危险废物处理。',
          de: 'Ein Bad von 3 min in Leitungswasser genügt. Wasser und Isopropanol kommen nie in denselben Behälter; sind beide mit Isopropanol gefüllt, brauchen Sie einen dritten (Art.-Nr. UC-338). Gebrauchtes Wasser ist gefährlicher Abfall.',
        },
      },
    ],
    specification: [
      {
        name: { en: 'Capacity', zh: '装载量', de: 'Kapazität' },
        value: {
          en: 'One platform or basket, up to six full-arch models',
          zh: '一块平台或一个清洗篮，最多 6 个全牙弓模型',
          de: 'Eine Plattform oder ein Korb, bis zu sechs Ganzkiefermodelle',
        },
      },
      {
        name: { en: 'Wash chamber', zh: '清洗空间', de: 'Waschraum' },
        value: { en: '235 × 150 × 250 mm', zh: '235 × 150 × 250 mm', de: '235 × 150 × 250 mm' },
      },
      {
        name: { en: 'Tanks', zh: '清洗槽', de: 'Behälter' },
        value: {
          en: '2 × 10 L (2.6 gal), used in turn',
          zh: '2 × 10 L，轮换使用',
          de: '2 × 10 L, abwechselnd eingesetzt',
        },
      },
      {
        name: { en: 'Liquids', zh: '清洗液', de: 'Waschflüssigkeiten' },
        value: {
          en: 'Isopropanol (at least 97%), water',
          zh: '异丙醇（≥ 97%）、水',
          de: 'Isopropanol (mindestens 97 %), Wasser',
        },
      },
      {
        name: { en: 'Timer', zh: '定时', de: 'Timer' },
        value: { en: '1–30 min', zh: '1–30 分钟', de: '1 bis 30 min' },
      },
      {
        name: { en: 'Drive', zh: '驱动方式', de: 'Antrieb' },
        value: {
          en: 'Magnetic propeller, reversing',
          zh: '磁力叶轮，自动换向',
          de: 'Magnetpropeller, wechselnde Drehrichtung',
        },
      },
      {
        name: { en: 'Safety', zh: '安全', de: 'Deckelschalter' },
        value: { en: 'Stops when the lid is opened', zh: '开盖即停', de: 'stoppt den Propeller' },
      },
      {
        name: { en: 'Explosion protection', zh: '防爆', de: 'Explosionsschutz' },
        value: {
          en: 'None; not for hazardous (classified) locations',
          zh: '非防爆型，不得用于爆炸危险场所',
          de: 'keiner; nicht für explosionsgefährdete Bereiche',
        },
      },
      {
        name: { en: 'Consumption', zh: '溶剂用量', de: 'Verbrauch' },
        value: {
          en: 'about 5 L (1.3 gal) of isopropanol for 100 full-arch models',
          zh: '100 个全牙弓模型约 5 L 异丙醇',
          de: 'rund 5 L Isopropanol für 100 Ganzkiefermodelle',
        },
      },
      {
        name: { en: 'Order separately', zh: '另购件', de: 'Gesondert zu bestellen' },
        value: {
          en: 'third tank with lid UC-338, spare hydrometer UC-339',
          zh: '第三个清洗槽（带盖）UC-338、备用密度计 UC-339',
          de: 'dritter Behälter mit Deckel UC-338, Ersatz-Aräometer UC-339',
        },
      },
      {
        name: { en: 'Noise', zh: '噪声', de: 'Schalldruckpegel' },
        value: { en: 'below 55 dB(A)', zh: '低于 55 dB(A)', de: 'unter 55 dB(A)' },
      },
    ],
    machine: {
      size: { width: 340, depth: 290, height: 470 },
      weight: 9,
      power: { supply: mains, watts: 60 },
      warrantyMonths: 12,
      rearClearance: 100,
      included: [twoTanks, washBasket, hydrometer, testCertificate],
    },
    fits: [1, 2, 3, 4, 5, 6, 7, 9, 10, 11, 12, 13, 14],
    hasSupport: false,
    pictures: [
      {
        name: 'products/ultraCraft-wash',
        alt: { en: 'The UltraCraft Wash washing unit', zh: 'UltraCraft Wash 清洗机', de: 'Waschgerät UltraCraft Wash' },
      },
    ],
  },
  {
    id: 32,
    urlName: 'ultraCraft-cure',
    kind: 'station',
    line: 'dental',
    name: { en: 'UltraCraft Cure', zh: 'UltraCraft Cure', de: 'UltraCraft Cure' },
    tagline: {
      en: 'Cures four full-arch or six aligner models at once, in 6 to 12 min',
      zh: '一次固化 4 个全牙弓模型或 6 个压膜模型，6–12 分钟',
      de: 'Härtet vier Ganzkiefer- oder sechs Alignermodelle zugleich nach, in 6 bis 12 min',
    },
    summary: {
      en: 'A curing unit that cures dental and Reflex parts to their data-sheet properties. It has LEDs at 385 and 405 nm and heats up to 60 °C (140 °F). The optional nitrogen set prevents a tacky surface.',
      zh: '适用于齿科和 Reflex 打印件，固化后性能达到数据表标称值。385 nm、405 nm 双波长光源，最高加热到 60 °C；选配氮气套件，表面不发黏。',
      de: 'Nachhärtegerät für Dental- und Reflex-Teile; danach erreichen die Teile die Werte im Datenblatt. Es belichtet mit 385 und 405 nm und heizt bis 60 °C. Für klebfreie Oberflächen schließen Sie das Stickstoff-Set an (Zubehör).',
    },
    publishTime: '2022-03-01',
    isNew: false,
    price: { amount: 749, currency: 'USD', taxRule: 'excluded', validFrom: '2025-09-01' },
    highlights: [
      {
        title: { en: 'Both wavelengths', zh: '双波长', de: 'Beide Wellenlängen' },
        text: {
          en: 'LEDs at 385 and 405 nm light the part from above and from the sides as it turns, with 30 mW/cm² at the turntable.',
          zh: '385 nm 和 405 nm LED 从上方和侧面照，打印件随转盘旋转，转盘处光强 30 mW/cm²。',
          de: 'LEDs mit 385 und 405 nm belichten das Teil von oben und von den Seiten, während es sich dreht. Am Drehteller sind es 30 mW/cm².',
        },
      },
      {
        title: { en: 'Nitrogen where it matters', zh: '按需充氮', de: 'Stickstoff, wo nötig' },
        text: {
          en: 'Oxygen inhibits the cure at the surface. For crowns, denture teeth and hearables, the nitrogen set displaces the air before the light comes on. Without it, cover single parts with glycerin.',
          zh: '氧阻聚会使表层发黏。固化冠、人工牙、耳机外壳时，氮气套件先排空气再开灯；未配套件的，单件可涂甘油。',
          de: 'Sauerstoff hemmt die Härtung der äußersten Schicht. Bei Kronen, Prothesenzähnen und Hearables verdrängt das Stickstoff-Set die Luft, bevor das Licht angeht. Ohne Set decken Sie Einzelteile mit Glyzerin ab, damit keine Inhibitionsschicht bleibt.',
        },
      },
      {
        title: { en: 'Heat for tough resins', zh: '韧性树脂需加热', de: 'Wärme für schlagzähe Resins' },
        text: {
          en: 'Reflex Tough Tool reaches its stated hardness only at 60 °C. The chamber is warm in 8 min and the program waits for it.',
          zh: 'Reflex Tough Tool 须在 60 °C 下固化才达标称硬度。固化舱 8 分钟升到设定温度后开始计时。',
          de: 'Reflex Tough Tool erreicht die angegebene Härte erst bei 60 °C. Die Kammer ist nach 8 min warm, das Programm wartet darauf.',
        },
      },
      {
        title: { en: 'Programs by resin', zh: '按树脂选程序', de: 'Programme nach Resin' },
        text: {
          en: 'Choose the resin by name. The unit sets time, heat and nitrogen and tells you when to turn the part.',
          zh: '选择树脂后，时间、温度、氮气自动设定；须翻面时提示。',
          de: 'Sie wählen das Resin nach Namen. Zeit, Wärme und Stickstoff sind damit eingestellt, und das Gerät meldet, wann das Teil zu wenden ist.',
        },
      },
      {
        title: { en: 'Safe at the bench', zh: '光辐射防护', de: 'Licht bleibt im Gerät' },
        text: {
          en: 'The orange door filters UV and violet light. Opening it switches the LEDs off at once; you do not need safety glasses.',
          zh: '橙色门窗滤除紫外和紫光；开门时 LED 立即熄灭，无需佩戴护目镜。',
          de: 'Die orange Scheibe filtert UV-Licht und violettes Licht. Beim Öffnen der Tür gehen die LEDs sofort aus; eine Schutzbrille brauchen Sie nicht.',
        },
      },
      {
        title: { en: 'Measures the dose', zh: '曝光剂量自动补偿', de: 'Dosis unter Kontrolle' },
        text: {
          en: 'A sensor measures the dose. As the LEDs age, the unit extends the curing time to keep the dose the same.',
          zh: '传感器测累计曝光剂量，LED 老化后自动延长时间，曝光剂量保持不变。',
          de: 'Ein Sensor misst die Dosis. Altern die LEDs, verlängert sich die Zeit, und die Dosis bleibt gleich.',
        },
      },
    ],
    specification: [
      {
        name: { en: 'Wavelengths', zh: '波长', de: 'Wellenlängen' },
        value: { en: '385 and 405 nm', zh: '385 与 405 nm', de: '385 und 405 nm' },
      },
      {
        name: { en: 'Irradiance', zh: '光强', de: 'Bestrahlungsstärke' },
        value: { en: '30 mW/cm² at the turntable', zh: '30 mW/cm²（转盘处）', de: '30 mW/cm² am Drehteller' },
      },
      {
        name: { en: 'Load', zh: '装载量', de: 'Beladung' },
        value: {
          en: '4 full arches, flat',
          zh: '4 个全牙弓模型，平放',
          de: '4 Ganzkiefermodelle, liegend',
        },
      },
      {
        name: { en: 'Temperature', zh: '温度', de: 'Temperatur' },
        value: { en: 'Room temperature to 60 °C (140 °F)', zh: '室温至 60 °C', de: 'Raumtemperatur bis 60 °C' },
      },
      {
        name: { en: 'Turntable', zh: '转盘', de: 'Drehteller' },
        value: {
          en: '180 mm, 4 rpm; parts within it cure evenly',
          zh: '有效直径 180 mm，4 r/min',
          de: '180 mm nutzbar, 4 min⁻¹',
        },
      },
      {
        name: { en: 'Chamber', zh: '固化舱', de: 'Kammer' },
        value: {
          en: 'Diameter 265 mm (10.4 in), height 255 mm (10 in)',
          zh: '直径 265 mm，高 255 mm',
          de: 'Durchmesser 265 mm, Höhe 255 mm',
        },
      },
      {
        name: { en: 'Nitrogen', zh: '氮气', de: 'Stickstoff' },
        value: {
          en: 'optional, with the set UC-214',
          zh: '选配，氮气套件 UC-214',
          de: 'optional, mit Stickstoff-Set UC-214',
        },
      },
      {
        name: { en: 'Timer', zh: '定时', de: 'Timer' },
        value: { en: '1–60 min', zh: '1–60 分钟', de: '1 bis 60 min' },
      },
      {
        name: { en: 'Connections', zh: '接口', de: 'Anschlüsse' },
        value: { en: 'Wi-Fi, USB', zh: 'Wi-Fi、USB', de: 'WLAN, USB' },
      },
      {
        name: { en: 'Light source life', zh: '光源寿命', de: 'Lebensdauer der Lichtquelle' },
        value: { en: 'over 10,000 h', zh: '超过 10,000 小时', de: 'über 10.000 h' },
      },
    ],
    machine: {
      size: { width: 390, depth: 420, height: 480 },
      weight: 14,
      power: { supply: mains, watts: 320 },
      warrantyMonths: 12,
      rearClearance: 100,
      included: [turntable, testCertificate],
    },
    fits: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14],
    hasSupport: false,
    pictures: [
      {
        name: 'products/ultraCraft-cure',
        alt: {
          en: 'The UltraCraft Cure curing unit',
          zh: 'UltraCraft Cure 固化箱',
          de: 'Nachhärtegerät UltraCraft Cure',
        },
      },
    ],
  },
  {
    id: 33,
    urlName: 'Wash_Station',
    kind: 'station',
    line: 'dental',
    name: { en: 'Wash Station', zh: 'Wash Station 自动清洗站', de: 'Wash Station' },
    tagline: {
      en: 'Washes and blow-dries four platforms at once, two of the C series',
      zh: '一次四块平台（C 系列两块），双槽清洗、吹干',
      de: 'Wäscht vier Plattformen zugleich (C-Serie: zwei) und bläst sie trocken',
    },
    summary: {
      en: 'A floor-standing station that washes full platforms in two baths and blows them dry unattended. It measures the resin content of the solvent and asks for a change only when the bath is spent.',
      zh: '落地式清洗站，整版打印件自动经过两槽清洗、吹干，整个流程无需值守。检测溶剂中的树脂含量，到上限才提示更换。',
      de: 'Standgerät, das volle Plattformen in zwei Bädern wäscht und ohne Aufsicht trocken bläst. Es misst den Resingehalt des Lösemittels und meldet den Wechsel erst, wenn das Bad verbraucht ist.',
    },
    publishTime: '2024-05-28',
    isNew: false,
    highlights: [
      {
        title: { en: 'Four platforms at once', zh: '一次清洗四块平台', de: 'Vier Plattformen zugleich' },
        text: {
          en: 'The rack holds four platforms of the A2D family or the A3D; four of the A2D 4K carry 24 full-arch models. A second rack takes two of the C series (part no. UC-331). Loose models from automatic removal go into baskets of the same size, twelve to a basket (part no. UC-330).',
          zh: '平台挂架可装四块 A2D 系列或 A3D 平台，四块 A2D 4K 平台共 24 个全牙弓模型；C 系列另配两工位挂架（订货号 UC-331）。自动取下的模型放入同尺寸清洗篮清洗，每篮 12 个（订货号 UC-330）。',
          de: 'Das Gestell fasst vier Plattformen der A2D-Familie oder des A3D; auf vier Plattformen des A2D 4K sind das 24 Ganzkiefermodelle. Zwei der C-Serie passen in ein eigenes Gestell (Art.-Nr. UC-331). Lose Modelle aus der automatischen Entnahme kommen in Körbe gleicher Größe, zwölf in jeden (Art.-Nr. UC-330).',
        },
      },
      {
        title: { en: 'Washed and dried in one run', zh: '清洗吹干一次完成', de: 'Waschen und Trocknen in einem Gang' },
        text: {
          en: 'Models in Model HP UV 2.0 take 16 min: 3 min in the first bath, 2 min to drain, 3 min in the second, 8 min to drain and blow dry. With 4 min to change the rack, the station washes three racks an hour, or 72 models.',
          zh: 'Model HP UV 2.0 模型一轮 16 分钟：第一槽 3 分钟，沥干 2 分钟，第二槽 3 分钟，沥干加吹干 8 分钟。换架 4 分钟，每小时三轮，共 72 个模型。每槽时间可设。',
          de: 'Modelle aus Model HP UV 2.0 dauern 16 min: 3 min im ersten Bad, 2 min abtropfen, 3 min im zweiten Bad, 8 min abtropfen und trocken blasen. Mit 4 min Gestellwechsel sind das drei Waschgänge oder 72 Modelle je Stunde.',
        },
      },
      {
        title: { en: 'Measures the bath', zh: '检测清洗液', de: 'Überwachte Bäder' },
        text: {
          en: 'Sensors derive the resin content of both baths from the density. The first bath lasts for about 60 platforms of the A2D 4K, five hours at full load. Above 0.815 g/cm³ a film of resin would stay on the parts, so the station stops and asks for fresh solvent.',
          zh: '传感器按密度换算两槽的树脂含量。第一槽约可洗 60 版 A2D 4K，满负荷五小时；密度超过 0.815 g/cm³，打印件会残留树脂膜，设备停机提示更换溶剂。',
          de: 'Sensoren bestimmen den Resingehalt beider Bäder aus der Dichte. Das erste Bad reicht für rund 60 Plattformen des A2D 4K, fünf Stunden unter Volllast. Über 0,815 g/cm³ bliebe ein Resinfilm auf den Teilen; die Station hält dann an und fordert frisches Lösemittel an.',
        },
      },
      {
        title: { en: 'Closed, with exhaust', zh: '密闭排风', de: 'Geschlossen und abgesaugt' },
        text: {
          en: 'Door and tanks stay closed during the run. A 75 mm (3 in) port takes the vapor to your exhaust duct, which has to draw 100 m³/h (59 cfm). Each tank has a drain valve for a canister.',
          zh: '运行时前门和清洗槽均密闭，溶剂蒸气经 75 mm 接口进排风系统，排风量不低于 100 m³/h。两槽各有排液阀，废液排入废液桶。',
          de: 'Tür und Behälter sind im Betrieb geschlossen. Ein Stutzen von 75 mm führt die Dämpfe in die Absaugung, die 100 m³/h fördern muss. Beide Behälter haben einen Ablasshahn für den Kanister.',
        },
      },
    ],
    specification: [
      {
        name: { en: 'Capacity', zh: '装载量', de: 'Kapazität' },
        value: {
          en: '4 platforms or baskets',
          zh: '4 块平台或 4 个清洗篮',
          de: '4 Plattformen oder Körbe',
        },
      },
      {
        name: { en: 'Throughput', zh: '产量', de: 'Durchsatz' },
        value: {
          en: '12 platforms an hour (Model HP UV 2.0)',
          zh: '每小时 12 块平台（Model HP UV 2.0）',
          de: '12 Plattformen je Stunde (Model HP UV 2.0)',
        },
      },
      {
        name: { en: 'Tanks', zh: '清洗槽', de: 'Bäder' },
        value: { en: '2 × 18 L (4.8 gal)', zh: '2 × 18 L', de: '2 × 18 L' },
      },
      {
        name: { en: 'Liquid', zh: '清洗液', de: 'Waschflüssigkeit' },
        value: { en: 'Isopropanol', zh: '异丙醇', de: 'Isopropanol' },
      },
      {
        name: { en: 'Bath time', zh: '清洗时间', de: 'Badzeit' },
        value: { en: '1–15 min for each bath', zh: '每槽 1–15 分钟', de: '1 bis 15 min je Bad' },
      },
      {
        name: { en: 'Drying', zh: '干燥', de: 'Trocknung' },
        value: { en: 'Filtered air', zh: '过滤空气吹干', de: 'Gefilterte Druckluft' },
      },
      {
        name: { en: 'Compressed air', zh: '压缩空气', de: 'Druckluft' },
        value: {
          en: '6 bar (87 psi), 120 L/min (4.2 cfm) while drying, dry and oil-free',
          zh: '6 bar，吹干时 120 L/min，无油、干燥',
          de: '6 bar, 120 L/min beim Trocknen, trocken und ölfrei',
        },
      },
      {
        name: { en: 'Exhaust', zh: '排风', de: 'Absaugung' },
        value: {
          en: '75 mm (3 in) port, 100 m³/h (59 cfm)',
          zh: '75 mm 接口，100 m³/h',
          de: 'Stutzen 75 mm, 100 m³/h',
        },
      },
      {
        name: { en: 'Explosion protection', zh: '防爆', de: 'Explosionsschutz' },
        value: {
          en: 'None; not for hazardous (classified) locations',
          zh: '非防爆型，不得用于爆炸危险场所',
          de: 'keiner; nicht für explosionsgefährdete Bereiche',
        },
      },
      {
        name: { en: 'Consumption', zh: '溶剂用量', de: 'Verbrauch' },
        value: {
          en: 'about 5 L (1.3 gal) of isopropanol for 100 full-arch models',
          zh: '100 个全牙弓模型约 5 L 异丙醇',
          de: 'rund 5 L Isopropanol für 100 Ganzkiefermodelle',
        },
      },
      {
        name: { en: 'Noise', zh: '噪声', de: 'Schalldruckpegel' },
        value: { en: 'below 65 dB(A) while drying', zh: '吹干时低于 65 dB(A)', de: 'unter 65 dB(A) beim Trocknen' },
      },
      {
        name: { en: 'Installation', zh: '安装', de: 'Aufbau' },
        value: {
          en: 'by a service engineer, half a day; exhaust and compressed air have to be ready',
          zh: '服务工程师上门，约半天；排风和压缩空气须先接好',
          de: 'durch einen Servicetechniker, ein halber Tag; Absaugung und Druckluft müssen bereit sein',
        },
      },
      {
        name: { en: 'Order separately', zh: '另购件', de: 'Gesondert zu bestellen' },
        value: {
          en: 'basket for 12 models UC-330, rack for two C series platforms UC-331, air filter UC-332 (once a year), cart UC-333',
          zh: '清洗篮（12 个模型）UC-330、C 系列两工位挂架 UC-331、空气滤芯 UC-332（一年一换）、平台推车 UC-333',
          de: 'Korb für 12 Modelle UC-330, Gestell für zwei Plattformen der C-Serie UC-331, Luftfilter UC-332 (jährlich), Wagen UC-333',
        },
      },
      {
        name: { en: 'Connections', zh: '接口', de: 'Anschlüsse' },
        value: { en: 'Ethernet (for Ultra-Net)', zh: '以太网（接入 Ultra-Net）', de: 'Ethernet (für Ultra-Net)' },
      },
    ],
    machine: {
      size: { width: 860, depth: 640, height: 1280 },
      weight: 124,
      power: { supply: mains, watts: 450 },
      warrantyMonths: 12,
      rearClearance: 250,
      included: [washRack, exhaustHose, wasteCanisters, testCertificate],
    },
    fits: [1, 2, 3, 4, 5, 8],
    hasSupport: false,
    pictures: [
      {
        name: 'products/Wash_Station',
        alt: { en: 'The Wash Station for labs', zh: '义齿加工厂用自动清洗站', de: 'Wash Station für Labore' },
      },
    ],
  },
  {
    id: 34,
    urlName: 'hive',
    kind: 'station',
    line: 'dental',
    name: { en: 'HiVE', zh: 'HiVE', de: 'HiVE' },
    tagline: {
      en: 'Up to 120 models a night on an A2D 4K, 66 on an A2D HD',
      zh: '夜间无人值守：A2D 4K 最多 120 个模型，A2D HD 66 个',
      de: 'Bis zu 120 Modelle je Nacht am A2D 4K, 66 am A2D HD',
    },
    summary: {
      en: 'An automation add-on for the A2D 4K and A2D HD that refills resin, removes parts and starts the next job, overnight and unattended.',
      zh: 'A2D 4K 和 A2D HD 的自动化单元，自动补料、取件、打印下一任务，夜间无人值守连续生产。',
      de: 'Automationseinheit für A2D 4K und A2D HD, die Resin nachfüllt, Teile entnimmt und den nächsten Druck startet, auch nachts und unbeaufsichtigt.',
    },
    publishTime: '2024-10-22',
    isNew: false,
    highlights: [
      {
        title: { en: 'One bottle for the night', zh: '一瓶可供一夜', de: 'Eine Flasche für die Nacht' },
        text: {
          en: 'The 3 L bottle feeds the tray. It is enough for 120 hollow models at 20 g each.',
          zh: '3 L 料瓶给料槽补料，可打印 120 个空心模型（每个 20 g）。',
          de: 'Die Flasche mit 3 L füllt die Wanne nach. Das reicht für 120 hohle Modelle zu je 20 g.',
        },
      },
      {
        title: { en: 'Release in under 3 min', zh: '3 分钟内取件', de: 'Entnahme in weniger als 3 min' },
        text: {
          en: 'In short strokes, a blade takes hollow models off the platform, flat ones too, and they drop 25 cm (10 in) onto a soft net in the bin. HiVE checks the platform, and the next job starts.',
          zh: '刀片分多次短行程铲下空心模型，平放的也可取下；落差 25 cm，落到收料箱软网上。检查平台后，打印下一任务。',
          de: 'Eine Klinge löst hohle Modelle in kurzen Hüben von der Plattform, auch liegende, und sie fallen 25 cm tief auf ein weiches Netz im Behälter. Danach wird die Plattform geprüft, und der nächste Auftrag beginnt.',
        },
      },
      {
        title: { en: '400-part bin', zh: '收料箱可容 400 件', de: 'Behälter für 400 Teile' },
        text: {
          en: 'The window of the bin blocks UV and violet light. Models drain in it, and the resin on their surface stays liquid, so they do not stick together. Wash them within 24 hours. A code on each part tells StreamFlow which case it belongs to.',
          zh: '收料箱的观察窗滤除紫外和紫光，模型在箱内沥料，表面不固化、不粘连；须在 24 小时内清洗。每件带编码，由 StreamFlow 对应到订单。',
          de: 'Das Fenster des Behälters hält UV-Licht und violettes Licht ab. Die Modelle tropfen darin ab, härten nicht an und verkleben nicht; waschen Sie sie binnen 24 Stunden. Ein Code auf jedem Teil ordnet es in StreamFlow dem Auftrag zu.',
        },
      },
      {
        title: { en: 'Five nights in our lab', zh: '连续五晚实测', de: 'Fünf Nächte in unserem Labor' },
        text: {
          en: 'Of 600 hollow models planned in Model HP UV 2.0, 582 were printed and HiVE released them all; five had a chipped edge. One night stopped after 17 of 20 jobs, so 18 models were not started.',
          zh: 'Model HP UV 2.0 空心模型，计划 600 个，打印 582 个，全部自动取下，其中 5 个边缘有缺口。有一晚打完 17 版停机（共 20 版），其余 18 个未开始打印。',
          de: 'Geplant waren 600 hohle Modelle aus Model HP UV 2.0, gedruckt wurden 582, und HiVE entnahm sie alle, fünf mit beschädigter Kante. In einer Nacht hielt die Anlage nach 17 von 20 Drucken an; 18 Modelle wurden nicht begonnen.',
        },
      },
      {
        title: { en: 'Stops before it makes scrap', zh: '异常即停', de: 'Anhalten statt Ausschuss' },
        text: {
          en: 'If a part does not come loose, HiVE tries once more, then stops for the night and sends an alert through Ultra-Net. Finished jobs are not affected.',
          zh: '取件失败重试一次，仍失败则停机，经 Ultra-Net 通知；已完成的件不受影响。',
          de: 'Löst sich ein Teil auch beim zweiten Versuch nicht, hält HiVE an und meldet das über Ultra-Net. Fertige Aufträge bleiben unversehrt.',
        },
      },
      {
        title: { en: 'Retrofit for existing printers', zh: '现有设备可加装', de: 'Nachrüstbar' },
        text: {
          en: 'A service engineer installs the unit in half a day. It takes 640 × 620 mm (25.2 × 24.4 in) beside the printer; with an A2D 4K, the pair is about 1.1 m (43 in) wide. Undocked, the printer runs manually as before.',
          zh: '装在打印机旁，占地 640 × 620 mm，与 A2D 4K 合计宽约 1.1 m，服务工程师半天完成安装；与 HiVE 脱开后，打印机可手动使用。',
          de: 'Ein Servicetechniker baut die Einheit in einem halben Tag an; neben dem Drucker braucht sie 640 × 620 mm. Mit einem A2D 4K ist die Anlage rund 1,1 m breit. Ohne HiVE arbeitet der Drucker wie bisher; die Plattform nehmen Sie dann von Hand ab.',
        },
      },
    ],
    specification: [
      {
        name: { en: 'Output (full-arch models)', zh: '全牙弓模型产量', de: 'Ganzkiefermodelle je Nacht' },
        value: {
          en: 'Up to 120 in 13 h at 100 µm, 72 at 50 µm (A2D 4K)',
          zh: '每晚 13 小时最多 120 个（A2D 4K，100 µm），50 µm 为 72 个',
          de: 'Bis zu 120 in 13 h bei 100 µm, 72 bei 50 µm (A2D 4K)',
        },
      },
      { name: { en: 'Resin bottle', zh: '料瓶容量', de: 'Resinflasche' }, num: 3, unit: 'L' },
      {
        name: { en: 'Bin', zh: '收料箱容量', de: 'Behälter' },
        value: { en: '400 parts', zh: '400 件', de: '400 Teile' },
      },
      {
        name: { en: 'Part release', zh: '取件时间', de: 'Entnahme' },
        value: { en: 'under 3 min', zh: '3 分钟以内', de: 'unter 3 min' },
      },
      {
        name: { en: 'Output on the A2D HD', zh: 'A2D HD 产量', de: 'Durchsatz am A2D HD' },
        value: {
          en: 'up to 66 full-arch models in 13 h at 100 µm, 45 at 50 µm',
          zh: '每晚 13 小时最多 66 个全牙弓模型（100 µm），50 µm 为 45 个',
          de: 'bis zu 66 Ganzkiefermodelle in 13 h bei 100 µm, 45 bei 50 µm',
        },
      },
      {
        name: { en: 'Output (denture bases)', zh: '义齿基托（24 小时无人值守）', de: 'Prothesenbasen in 24 h' },
        value: {
          en: '165 in 24 h, unattended, for evaluation',
          zh: '165 件（A2D 4K，评估试用）',
          de: '165, unbeaufsichtigt, zur Erprobung',
        },
      },
      {
        name: { en: 'Resin for 165 bases', zh: '165 件基托的树脂用量', de: 'Resinverbrauch für 165 Basen' },
        value: { en: '3 kg', zh: '3 kg', de: '3 kg' },
      },
      {
        name: { en: 'Printers', zh: '适用机型', de: 'Drucker' },
        value: { en: 'UltraCraft A2D 4K, A2D HD', zh: 'UltraCraft A2D 4K、A2D HD', de: 'UltraCraft A2D 4K, A2D HD' },
      },
      {
        name: { en: 'Software', zh: '软件', de: 'Software' },
        value: { en: 'StreamFlow, Ultra-Net', zh: 'StreamFlow、Ultra-Net', de: 'StreamFlow, Ultra-Net' },
      },
      {
        name: { en: 'Connections', zh: '接口', de: 'Anschlüsse' },
        value: { en: 'Ethernet', zh: '以太网', de: 'Ethernet' },
      },
    ],
    machine: {
      size: { width: 640, depth: 620, height: 1220 },
      weight: 86,
      power: { supply: mains, watts: 500 },
      warrantyMonths: 12,
      rearClearance: 100,
      included: [partBin, binNet, testCertificate],
    },
    fits: [2, 3],
    hasSupport: false,
    pictures: [
      {
        name: 'products/hive',
        alt: { en: 'The HiVE automation unit', zh: 'HiVE 自动化单元', de: 'Automationseinheit HiVE' },
      },
    ],
  },
  {
    id: 35,
    urlName: 'pulsing-release-module-for-dental',
    kind: 'station',
    line: 'dental',
    name: { en: 'Pulsed-release module', zh: '脉冲离型模块', de: 'Pulsmodul' },
    tagline: {
      en: 'Solid models print flat, without supports',
      zh: '降低离型力，实心模型可平放直打，不加支撑',
      de: 'Massive Modelle liegend drucken, ohne Supports',
    },
    summary: {
      en: 'A module under the resin tray that pulses the film as the platform rises. Solid models and other large flat areas peel with about half the force and print flat, without supports. Hollow models with walls of 2 to 3 mm print flat without it.',
      zh: '装在料槽下方，平台抬升时使离型膜小幅脉冲振动。实心模型等大平面离型力约减半，可平放打印，无需支撑。壁厚 2–3 mm 的空心模型，不加装也可平放。',
      de: 'Modul unter der Resinwanne, das die Folie beim Anheben der Plattform in kurzen Pulsen bewegt. Massive Modelle und andere große Flächen lösen sich mit etwa der halben Kraft und liegen flach, ohne Supports. Hohle Modelle mit 2 bis 3 mm Wandstärke drucken Sie auch ohne das Modul flach.',
    },
    publishTime: '2023-08-08',
    isNew: false,
    highlights: [
      {
        title: { en: 'About half the force', zh: '离型力约减半', de: 'Etwa die halbe Kraft' },
        text: {
          en: 'We measured the force on the A2D 4K with a solid block of 24 cm² in Model HP UV 2.0, over ten jobs. The mean peel force fell from 41 to 22 N.',
          zh: '自测数据：A2D 4K，Model HP UV 2.0，24 cm² 实心块，打印十次，平均离型力由 41 N 降至 22 N。',
          de: 'Eigene Messung am A2D 4K: Model HP UV 2.0, massiver Block von 24 cm², zehn Druckaufträge. Die mittlere Abzugskraft sank von 41 auf 22 N.',
        },
      },
      {
        title: { en: 'Flat instead of upright', zh: '平放代替竖放', de: 'Liegend statt stehend' },
        text: {
          en: 'A solid full arch printed flat is a third as tall as an upright one and takes a third of the layers. On the A2D 4K six lie flat in 36 min; twelve upright take 108 min.',
          zh: '实心全牙弓模型平放，高度和层数约为竖放的三分之一。A2D 4K 平放一版 6 个，36 分钟；竖放一版 12 个，108 分钟。',
          de: 'Ein massives Ganzkiefermodell hat liegend ein Drittel der Höhe des stehenden und damit ein Drittel der Schichten. Auf dem A2D 4K liegen sechs in 36 min; zwölf stehende dauern 108 min.',
        },
      },
      {
        title: { en: 'Fewer failed models', zh: '废件更少', de: 'Weniger Fehldrucke' },
        text: {
          en: 'Over 20 jobs of solid full arches in our lab, 1 of 120 models failed flat with the module (0.8%). Upright without it, 9 of 240 failed (3.8%).',
          zh: '本公司实验室各打印 20 版实心全牙弓模型：装模块平放，120 个中废件 1 个（0.8%）；不装、竖放，240 个中废件 9 个（3.8%）。',
          de: 'Je 20 Drucke mit massiven Ganzkiefermodellen in unserem Labor: liegend mit Modul misslang 1 von 120 Modellen (0,8 %), stehend ohne Modul 9 von 240 (3,8 %).',
        },
      },
      {
        title: { en: 'For four resins', zh: '适用四种树脂', de: 'Für vier Resins' },
        text: {
          en: 'Model HP UV 2.0, Model TF UV 2.0, Denture Base UV and Rigid Ceramic UV have profiles with pulsing. With other resins the module stays off. Denture Base UV is for evaluation.',
          zh: 'Model HP UV 2.0、Model TF UV 2.0、Denture Base UV、Rigid Ceramic UV 有脉冲参数；打印其他树脂时，模块自动关闭。Denture Base UV 仅供评估试用。',
          de: 'Model HP UV 2.0, Model TF UV 2.0, Denture Base UV und Rigid Ceramic UV haben Profile mit Pulsbetrieb. Bei anderen Resins bleibt das Modul aus. Denture Base UV ist zur Erprobung.',
        },
      },
      {
        title: { en: 'Film lasts longer', zh: '离型膜更耐用', de: 'Die Folie hält länger' },
        text: {
          en: 'Lower peel force stretches the film less. In our lab we changed films after about 40,000 layers instead of 30,000.',
          zh: '离型力小，膜受力小。本公司实验室中，离型膜更换周期由约 30,000 层延长到 40,000 层。',
          de: 'Weniger Zug dehnt die Folie weniger. In unserem Labor wurde sie nach rund 40.000 statt nach 30.000 Schichten gewechselt.',
        },
      },
    ],
    specification: [
      {
        name: { en: 'Pulse frequency', zh: '脉冲频率', de: 'Pulsfrequenz' },
        value: { en: '20–60 Hz', zh: '20–60 Hz', de: '20 bis 60 Hz' },
      },
      { name: { en: 'Stroke', zh: '行程', de: 'Hub' }, num: 0.2, unit: 'mm' },
      {
        name: { en: 'Printers', zh: '适用机型', de: 'Drucker' },
        value: {
          en: 'A2D, A2D 4K, A2D HD, A2D Ortho, A3D, C series',
          zh: 'A2D、A2D 4K、A2D HD、A2D Ortho、A3D、C 系列',
          de: 'A2D, A2D 4K, A2D HD, A2D Ortho, A3D, C-Serie',
        },
      },
      {
        name: { en: 'Versions', zh: '规格', de: 'Ausführungen' },
        value: {
          en: 'One for each tray',
          zh: '按料槽区分',
          de: 'Je Wanne eine',
        },
      },
      {
        name: { en: 'Build volume', zh: '成型尺寸', de: 'Bauraum' },
        value: {
          en: 'Unchanged; run the platform check once after fitting',
          zh: '不变；安装后做一次平台检查',
          de: 'Bleibt gleich; nach dem Einbau einmal die Plattform prüfen',
        },
      },
      {
        name: { en: 'Resins', zh: '适用树脂', de: 'Resins' },
        value: {
          en: 'Model HP UV 2.0, Model TF UV 2.0, Denture Base UV, Rigid Ceramic UV',
          zh: 'Model HP UV 2.0、Model TF UV 2.0、Denture Base UV、Rigid Ceramic UV',
          de: 'Model HP UV 2.0, Model TF UV 2.0, Denture Base UV, Rigid Ceramic UV',
        },
      },
      {
        name: { en: 'Installation', zh: '安装', de: 'Einbau' },
        value: {
          en: '30 min, four screws, by your staff or our service; the printer has the connector',
          zh: '30 分钟，四颗螺钉；打印机已预留接口，可自行安装，也可由服务工程师安装',
          de: '30 min, vier Schrauben, durch Ihr Team oder unseren Service; der Drucker hat den Anschluss',
        },
      },
      {
        name: { en: 'Noise', zh: '噪声', de: 'Schallpegel' },
        value: { en: 'below 50 dB(A)', zh: '低于 50 dB(A)', de: 'unter 50 dB(A)' },
      },
    ],
    machine: {
      weight: 1.8,
      power: { supply: fromPrinter, watts: 25 },
      warrantyMonths: 12,
      included: [pulseCable, fourScrews, hexKey, testCertificate],
    },
    fits: [1, 2, 3, 4, 5, 8],
    hasSupport: false,
    pictures: [
      {
        name: 'products/pulsing-release-module-for-dental',
        alt: { en: 'The pulsed-release module', zh: '脉冲离型模块', de: 'Das Pulsmodul' },
      },
    ],
  },
  {
    id: 36,
    urlName: 'resin-station',
    kind: 'station',
    line: 'dental',
    name: { en: 'Resin Station', zh: '供料站', de: 'Resin-Station' },
    tagline: {
      en: 'One 20 L (5.3 gal) tank feeds four printers',
      zh: '一个 20 L 料罐，供四台打印机',
      de: 'Ein Tank mit 20 L versorgt vier Drucker',
    },
    summary: {
      en: 'A central supply that feeds one resin to up to four printers from a 20 L tank. It stirs, filters and weighs the resin.',
      zh: '集中供料，容量 20 L，同一种树脂最多供四台打印机。自动搅拌、过滤、称重计余量，无需逐台加料。',
      de: 'Zentrale Resinversorgung für Drucker, die alle dasselbe Resin drucken. Die Station rührt, filtert und wiegt es; niemand füllt mehr einzelne Drucker nach.',
    },
    publishTime: '2023-12-05',
    isNew: false,
    highlights: [
      {
        title: { en: '20 L on tap', zh: '20 L 储料', de: '20 L Vorrat' },
        text: {
          en: 'Enough for about 1,100 aligner models at 20 g each. With 2 kg left, enough for 100 models, the station reports on its display and through Ultra-Net. When it is empty, a printer finishes its job only if its tray still holds enough resin for it.',
          zh: '按每个模型 20 g，可打隐形矫治器模型约 1,100 个。余量 2 kg（约 100 个模型）时，屏幕和 Ultra-Net 同时提醒；料罐空后只用料槽余料，不足一版会中途停机。',
          de: 'Das reicht für rund 1.100 Alignermodelle zu je 20 g. Bei 2 kg Rest, genug für 100 Modelle, meldet sich die Station am Display und über Ultra-Net. Ist sie leer, kommt ein Drucker nur so weit, wie das Resin in seiner Wanne reicht.',
        },
      },
      {
        title: { en: 'Up to four printers', zh: '最多四台打印机', de: 'Bis zu vier Drucker' },
        text: {
          en: 'Each of the four outlets has its own color and a 5 m (16 ft) hose, which reaches along a row of four A2D Ortho. The coupling seals when disconnected. The station refills an A3D in 150 s.',
          zh: '每个出口配 5 m 软管，四台 A2D Ortho 排成一行也够长；接头按打印机分色，拔下自动止流，不漏料。A3D 补满一次 150 秒。',
          de: 'Jeder der vier Anschlüsse hat eine eigene Farbe und einen Schlauch von 5 m mit selbstschließender Kupplung; das reicht für vier A2D Ortho nebeneinander. Der A3D füllt daraus seine Wanne in 150 s.',
        },
      },
      {
        title: { en: 'One resin, one station', zh: '一站一料', de: 'Ein Resin je Station' },
        text: {
          en: 'You scan the label of each container before you pour it in. The station rejects the wrong resin before it reaches the tank.',
          zh: '每桶加料前先扫码，牌号不符则拒绝加料。',
          de: 'Vor dem Einfüllen scannen Sie das Etikett des Gebindes. Ein falsches Resin weist die Station ab, bevor es in den Tank gelangt.',
        },
      },
      {
        title: { en: 'Stirred and filtered', zh: '搅拌并过滤', de: 'Gerührt und gefiltert' },
        text: {
          en: 'A slow stirrer keeps pigments from settling; a 100 µm filter holds back cured particles that would damage the film.',
          zh: '低速搅拌，颜料不沉降；100 µm 滤网滤除固化颗粒，保护离型膜。',
          de: 'Ein langsames Rührwerk hält die Pigmente in der Schwebe; ein Filter mit 100 µm hält ausgehärtete Partikel zurück und schützt so die Folie.',
        },
      },
      {
        title: { en: 'Lot traceability', zh: '批号可追溯', de: 'Chargen nachvollziehbar' },
        text: {
          en: 'StreamFlow (licensed separately) records the resin lot of each job, and which job was the first from a new lot.',
          zh: 'StreamFlow 记录每个任务的树脂批号；换批次时，注明从哪个任务起使用（软件另行授权）。',
          de: 'StreamFlow speichert zu jedem Auftrag die Charge und bei einer neuen Charge den ersten Auftrag daraus. Die Lizenz dafür ist nicht enthalten.',
        },
      },
    ],
    specification: [
      {
        name: { en: 'Tank', zh: '储料罐容量', de: 'Tank' },
        value: {
          en: '20 L (5.3 gal), about 22 kg of model resin',
          zh: '20 L，约 22 kg 模型树脂',
          de: '20 L, rund 22 kg Modellresin',
        },
      },
      {
        name: { en: 'Printers fed', zh: '可供打印机台数', de: 'Anschließbare Drucker' },
        value: { en: 'Up to 4', zh: '最多 4 台', de: 'Bis zu 4' },
      },
      {
        name: { en: 'Resins', zh: '树脂', de: 'Resin' },
        value: {
          en: 'One model, casting or hearable resin; no filled resins',
          zh: '每站一种：模型、铸造或耳机类树脂；高填料树脂不适用',
          de: 'Ein Modell-, Guss- oder Hearable-Resin; keine gefüllten',
        },
      },
      {
        name: { en: 'Hose length', zh: '每台软管长度', de: 'Schlauch je Drucker' },
        value: { en: '5 m (16 ft)', zh: '5 m', de: '5 m' },
      },
      { name: { en: 'Filter', zh: '滤网', de: 'Filter' }, num: 100, unit: 'µm' },
      {
        name: { en: 'Level sensing', zh: '余量检测', de: 'Füllstandsmessung' },
        value: { en: 'By weight, ±50 g', zh: '称重，±50 g', de: 'Durch Wiegen, ±50 g' },
      },
      {
        name: { en: 'Printers', zh: '适用机型', de: 'Drucker' },
        value: {
          en: 'A2D 4K, A2D HD, A2D Ortho, A3D, C series',
          zh: 'A2D 4K、A2D HD、A2D Ortho、A3D、C 系列',
          de: 'A2D 4K, A2D HD, A2D Ortho, A3D, C-Serie',
        },
      },
      {
        name: { en: 'Connections', zh: '接口', de: 'Anschlüsse' },
        value: { en: 'Ethernet (for Ultra-Net)', zh: '以太网（接入 Ultra-Net）', de: 'Ethernet (für Ultra-Net)' },
      },
      {
        name: { en: 'Containers', zh: '树脂桶', de: 'Gebinde' },
        value: {
          en: '5 kg for Model HP UV 2.0 and Model TF UV 2.0, 1 kg bottles for the others; ordered separately',
          zh: 'Model HP UV 2.0、Model TF UV 2.0 有 5 kg 桶装，其余用 1 kg 瓶；另购',
          de: '5 kg für Model HP UV 2.0 und Model TF UV 2.0, sonst 1-kg-Flaschen; gesondert bestellt',
        },
      },
      {
        name: { en: 'Level window', zh: '液位窗', de: 'Füllstandsfenster' },
        value: { en: 'blocks light below 500 nm', zh: '滤除 500 nm 以下的光', de: 'hält Licht unter 500 nm ab' },
      },
      {
        name: { en: 'Resin change', zh: '换树脂', de: 'Resinwechsel' },
        value: {
          en: 'about 45 min: drain 15 min, clean 15 min, hoses 5 min, fill 10 min; about 400 g of resin is lost',
          zh: '约 45 分钟：排空 15 分钟、清洁 15 分钟、换管 5 分钟、加料 10 分钟；损耗树脂约 400 g',
          de: 'rund 45 min: leeren 15 min, reinigen 15 min, Schläuche 5 min, füllen 10 min; rund 400 g Resin gehen verloren',
        },
      },
      {
        name: { en: 'Wear parts', zh: '耗材', de: 'Verschleißteile' },
        value: {
          en: 'filter UC-336 (every 100 L), set of four hoses UC-337 (every 2 years)',
          zh: '滤网 UC-336（每 100 L 更换）、四根软管一套 UC-337（每 2 年更换）',
          de: 'Filter UC-336 (alle 100 L), Satz mit vier Schläuchen UC-337 (alle 2 Jahre)',
        },
      },
      {
        name: { en: 'Installation', zh: '安装', de: 'Einbau' },
        value: {
          en: 'by a service engineer, who fits the couplings to the printers, half a day',
          zh: '服务工程师上门，给打印机装接头，约半天',
          de: 'durch einen Servicetechniker, der die Kupplungen an die Drucker baut, ein halber Tag',
        },
      },
      {
        name: { en: 'Placement', zh: '摆放', de: 'Aufstellung' },
        value: {
          en: 'on the floor, up to 1.5 m (5 ft) below the trays',
          zh: '落地，可比料槽低 1.5 m',
          de: 'auf dem Boden, bis 1,5 m unter den Wannen',
        },
      },
    ],
    machine: {
      size: { width: 480, depth: 520, height: 980 },
      weight: 52,
      power: { supply: mains, watts: 200 },
      warrantyMonths: 12,
      rearClearance: 100,
      included: [fourHoses, spareFilter, testCertificate],
    },
    fits: [2, 3, 4, 5, 8],
    hasSupport: false,
    pictures: [
      { name: 'products/resin-station', alt: { en: 'The Resin Station', zh: '供料站', de: 'Die Resin-Station' } },
    ],
  },
];
