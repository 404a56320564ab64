import type { MaterialRecord } from './record.ts';

export const specialMaterials: MaterialRecord[] = [
  {
    id: 304,
    slug: 'heatforce-250',
    group: '2',
    subtypes: ['performance'],
    publishedOn: '2024-12-03',
    category: 'high-temperature',
    name: { en: 'HeatForce 250', zh: 'HeatForce 250', de: 'HeatForce 250' },
    summary: {
      en: 'Resin for parts that have to withstand hot air, steam or solder, with a heat deflection temperature of 252 °C after thermal curing.',
      zh: '耐高温树脂，适用于须耐热风、蒸汽或锡焊的零件，热固化后热变形温度达 252 °C。',
      de: 'Resin für Teile, die Heißluft, Dampf oder Lot aushalten müssen, mit 252 °C Wärmeformbeständigkeit nach thermischer Nachhärtung.',
    },
    colors: [
      {
        family: 'yellow',
        name: { en: 'Translucent yellow', zh: '半透明黄', de: 'Transluzentes Gelb' },
        hex: '#d9b44a',
      },
    ],
    printers: ['2', '3', '10', '14'],
    addOns: [],
    usages: ['end-use-part', 'mold', 'jig-fixture'],
    biocompatibility: [],
    bodyContact: 'none',
    storage: { min: 10, max: 25 },
    shelfLifeMonths: 18,
    packs: [{ amount: 1, unit: 'kg' }],
    properties: {
      flexuralModulus: 3680,
      flexuralStrength: 101,
      elongationAtBreak: 2.7,
      impactStrengthNotched: 15,
      heatDeflectionTemperature: 252,
      tensileStrength: 62,
      hardnessShoreD: 92,
      viscosity: 940,
      density: 1.21,
    },
    wavelengths: [385, 405],
    layerHeights: [50, 100],
    certifications: [
      {
        name: { en: 'RoHS declaration', zh: 'RoHS 声明', de: 'RoHS-Erklärung' },
        detail: {
          en: 'Substances restricted by Directive 2011/65/EU stay below their limits.',
          zh: '2011/65/EU 指令所列限用物质的含量均低于限值。',
          de: 'Die nach Richtlinie 2011/65/EU beschränkten Stoffe liegen unter den Grenzwerten.',
        },
      },
      {
        name: { en: 'REACH declaration', zh: 'REACH 声明', de: 'REACH-Erklärung' },
        detail: {
          en: 'No substance of very high concern exceeds 0.1% by mass.',
          zh: '高度关注物质（SVHC）的质量分数均不超过 0.1%。',
          de: 'Kein besonders besorgniserregender Stoff überschreitet 0,1 Masse-%.',
        },
      },
    ],
    features: [
      {
        title: { en: 'Stiff when hot', zh: '高温下保持刚性', de: 'Steif bei Wärme' },
        text: {
          en: 'At 150 °C the material keeps more than half of its room-temperature stiffness.',
          zh: '150 °C 时，刚度仍保持室温值的一半以上。',
          de: 'Bei 150 °C bleibt mehr als die Hälfte der Steifigkeit bei Raumtemperatur erhalten.',
        },
      },
      {
        title: { en: 'Low outgassing', zh: '挥发物少', de: 'Geringe Ausgasung' },
        text: {
          en: 'After thermal curing the mass loss in 24 h at 120 °C is below 1%.',
          zh: '热固化后，120 °C、24 小时的质量损失低于 1%。',
          de: 'Nach thermischer Nachhärtung liegt der Masseverlust in 24 h bei 120 °C unter 1 %.',
        },
      },
      {
        title: { en: 'Resists fluids', zh: '耐介质', de: 'Medienbeständig' },
        text: {
          en: 'Hot water, coolant and mineral oil leave size and surface unchanged.',
          zh: '接触热水、冷却液和矿物油后，尺寸和表面无变化。',
          de: 'Heißes Wasser, Kühlmittel und Mineralöl verändern weder Maß noch Oberfläche.',
        },
      },
    ],
    postProcessing: [
      {
        title: { en: 'Wash', zh: '清洗', de: 'Waschen' },
        text: {
          en: 'Isopropanol (at least 97%), two baths of 4 min.',
          zh: '用异丙醇（≥ 97%）清洗两次，每次 4 分钟。',
          de: 'Isopropanol (mindestens 97 %), zwei Bäder zu 4 min.',
        },
      },
      {
        title: { en: 'Dry', zh: '干燥', de: 'Trocknen' },
        text: {
          en: 'Blow dry, then 2 h at room temperature before the part goes into the oven.',
          zh: '吹干后于室温静置 2 小时，再入烘箱。',
          de: 'Trockenblasen, danach 2 h bei Raumtemperatur, bevor das Teil in den Ofen kommt.',
        },
      },
      {
        title: { en: 'Cure with light', zh: '光固化', de: 'Nachhärten mit Licht' },
        text: {
          en: 'Curing unit, 30 min each side.',
          zh: '使用固化箱，每面固化 30 分钟。',
          de: 'Nachhärtegerät, je Seite 30 min.',
        },
      },
      {
        title: { en: 'Cure with heat', zh: '热固化', de: 'Thermisch nachhärten' },
        text: {
          en: '1 h at 120 °C, then 3 h at 180 °C. Heat and cool at 1 °C per minute; the color deepens to amber.',
          zh: '120 °C 保温 1 小时，再 180 °C 保温 3 小时；升降温速率 1 °C/min，颜色会加深至琥珀色。',
          de: '1 h bei 120 °C, dann 3 h bei 180 °C. Mit 1 °C pro Minute aufheizen und abkühlen; die Farbe dunkelt zu Bernstein nach.',
        },
      },
    ],
    applications: [
      {
        title: { en: 'Hot-air ducts', zh: '热风风道', de: 'Heißluftkanäle' },
        text: {
          en: 'Nozzles, ducts and sensor housings in test rigs.',
          zh: '试验台用喷嘴、风道和传感器外壳。',
          de: 'Düsen, Kanäle und Sensorgehäuse in Prüfständen.',
        },
      },
      {
        title: { en: 'Soldering and test fixtures', zh: '锡焊与测试工装', de: 'Löt- und Prüfvorrichtungen' },
        text: {
          en: 'Masks and holders for circuit boards in selective and hand soldering.',
          zh: '选择性波峰焊和手工焊用的电路板遮蔽治具和托具。',
          de: 'Masken und Halter für Leiterplatten beim Selektiv- und Handlöten.',
        },
      },
      {
        title: { en: 'Tool inserts', zh: '模具镶件', de: 'Werkzeugeinsätze' },
        text: {
          en: 'Inserts for trial injection molding and for forming composites in an autoclave.',
          zh: '用于试模注塑和复合材料热压罐成型的镶件。',
          de: 'Einsätze für Spritzgussversuche und für die Faserverbundfertigung im Autoklav.',
        },
      },
    ],
    instructions: [
      {
        title: { en: 'Before printing', zh: '打印前', de: 'Vor dem Druck' },
        text: {
          en: 'Warm the resin to 25 to 30 °C. Choose the profile of the machine: exposure differs between 385 and 405 nm.',
          zh: '将树脂预热至 25–30 °C。385 nm 与 405 nm 机型的曝光参数不同，请按机型选择。',
          de: 'Resin auf 25 bis 30 °C erwärmen. Geräteprofil wählen: Bei 385 und 405 nm gelten unterschiedliche Belichtungszeiten.',
        },
      },
      {
        title: { en: 'Limits', zh: '使用限制', de: 'Einsatzgrenzen' },
        text: {
          en: 'Brittle: avoid notches, and round off inner corners to at least 1.5 mm. Not for pressure-bearing parts.',
          zh: '材料较脆，应避免缺口，内角倒圆半径不小于 1.5 mm；不得用于承压部件。',
          de: 'Spröde: Kerben vermeiden, Innenecken mit mindestens 1,5 mm verrunden. Nicht für druckführende Bauteile.',
        },
      },
      {
        title: { en: 'Storage and safety', zh: '储存与安全', de: 'Lagerung und Sicherheit' },
        text: {
          en: 'Keep closed and dark at 10 to 25 °C. Ventilate the oven; wear gloves with liquid resin and hot parts.',
          zh: '密封避光，10–25 °C 保存。烘箱须通风；接触液态树脂或高温零件时佩戴手套。',
          de: 'Verschlossen und dunkel bei 10 bis 25 °C lagern. Ofen mit Abluft betreiben; bei flüssigem Resin und heißen Teilen Handschuhe tragen.',
        },
      },
    ],
    related: [305, 204],
  },
  {
    id: 305,
    slug: 'rigid-ceramic-uv',
    group: '2',
    subtypes: ['performance'],
    publishedOn: '2025-04-22',
    category: 'ceramic',
    name: { en: 'Rigid Ceramic UV', zh: 'Rigid Ceramic UV', de: 'Rigid Ceramic UV' },
    summary: {
      en: 'Ceramic-filled resin with a flexural modulus of 9,600 MPa for thin, stiff parts that must not creep or warp.',
      zh: '陶瓷填料树脂，弯曲模量 9,600 MPa，适用于要求不蠕变、不翘曲的薄壁高刚性零件。',
      de: 'Keramikgefülltes Resin mit 9.600 MPa Biegemodul für dünne, steife Teile, die weder kriechen noch sich verziehen dürfen.',
    },
    colors: [{ family: 'white', name: { en: 'Ceramic white', zh: '陶瓷白', de: 'Keramikweiß' }, hex: '#eeeae0' }],
    printers: ['2', '3', '8'],
    addOns: ['pulsing-module'],
    usages: ['jig-fixture', 'end-use-part', 'mold'],
    biocompatibility: [],
    bodyContact: 'none',
    storage: { min: 10, max: 25 },
    shelfLifeMonths: 12,
    packs: [{ amount: 1, unit: 'kg' }],
    properties: {
      flexuralModulus: 9600,
      flexuralStrength: 131,
      elongationAtBreak: 1.6,
      impactStrengthNotched: 17,
      heatDeflectionTemperature: 168,
      tensileStrength: 76,
      hardnessShoreD: 94,
      viscosity: 2650,
      density: 1.58,
      ashContent: 55,
    },
    wavelengths: [385],
    layerHeights: [50, 100],
    certifications: [
      {
        name: { en: 'RoHS declaration', zh: 'RoHS 声明', de: 'RoHS-Erklärung' },
        detail: {
          en: 'Substances restricted by Directive 2011/65/EU stay below their limits.',
          zh: '2011/65/EU 指令所列限用物质的含量均低于限值。',
          de: 'Die nach Richtlinie 2011/65/EU beschränkten Stoffe liegen unter den Grenzwerten.',
        },
      },
    ],
    features: [
      {
        title: { en: 'Stiff in thin sections', zh: '薄壁高刚性', de: 'Steif auch bei dünner Wand' },
        text: {
          en: 'With 55% silica by mass, the material is about four times as stiff as an unfilled resin.',
          zh: '二氧化硅填料质量分数 55%，刚度约为未填充树脂的四倍。',
          de: 'Mit 55 Masse-% Siliziumdioxid ist das Material rund viermal so steif wie ein ungefülltes Resin.',
        },
      },
      {
        title: { en: 'Low thermal expansion', zh: '热膨胀小', de: 'Geringe Wärmedehnung' },
        text: {
          en: 'Fits and distances change little between a cold and a warm workshop.',
          zh: '车间温度变化时，配合尺寸和间距变化很小。',
          de: 'Passungen und Abstände ändern sich zwischen kalter und warmer Werkstatt kaum.',
        },
      },
      {
        title: { en: 'Releases with the pulsed-release module', zh: '配合脉冲离型模块', de: 'Abzug mit Pulsmodul' },
        text: {
          en: 'The module lowers the peel force on large flat areas, which is high with this viscous resin.',
          zh: '该树脂黏度高、大平面离型力大，使用脉冲离型模块可降低离型力。',
          de: 'Das Pulsmodul senkt die Abzugskraft an großen ebenen Flächen, die bei diesem zähflüssigen Resin hoch ist.',
        },
      },
    ],
    postProcessing: [
      {
        title: { en: 'Wash', zh: '清洗', de: 'Waschen' },
        text: {
          en: 'Isopropanol (at least 97%), two baths of 5 min. Brush corners: filler residue hardens there.',
          zh: '用异丙醇（≥ 97%）清洗两次，每次 5 分钟；角落处刷净，以免残留填料固结。',
          de: 'Isopropanol (mindestens 97 %), zwei Bäder zu 5 min. Ecken bürsten: Füllstoffreste härten dort aus.',
        },
      },
      {
        title: { en: 'Dry', zh: '干燥', de: 'Trocknen' },
        text: {
          en: 'Compressed air, then 30 min at room temperature.',
          zh: '压缩空气吹干，再于室温静置 30 分钟。',
          de: 'Mit Druckluft abblasen, dann 30 min bei Raumtemperatur.',
        },
      },
      {
        title: { en: 'Cure with light', zh: '光固化', de: 'Nachhärten mit Licht' },
        text: {
          en: 'UltraCraft Cure, 20 min each side.',
          zh: '使用 UltraCraft Cure，每面固化 20 分钟。',
          de: 'UltraCraft Cure, je Seite 20 min.',
        },
      },
      {
        title: { en: 'Cure with heat', zh: '热固化', de: 'Thermisch nachhärten' },
        text: {
          en: 'Oven, 2 h at 120 °C. Lay plates on a flat metal base.',
          zh: '烘箱 120 °C 保温 2 小时；板件平放于金属平板上。',
          de: 'Ofen, 2 h bei 120 °C. Platten auf eine ebene Metallunterlage legen.',
        },
      },
    ],
    applications: [
      {
        title: { en: 'Optical and sensor mounts', zh: '光学与传感器支架', de: 'Optik- und Sensorhalter' },
        text: {
          en: 'Mounts that keep lenses and cameras aligned under changing temperature.',
          zh: '温度变化时仍能保持镜头和相机对准的支架。',
          de: 'Halter, die Linsen und Kameras bei wechselnder Temperatur ausgerichtet halten.',
        },
      },
      {
        title: { en: 'Wind tunnel models', zh: '风洞模型', de: 'Windkanalmodelle' },
        text: {
          en: 'Thin airfoils and bodies that must not flutter.',
          zh: '要求不发生颤振的薄翼型和机身模型。',
          de: 'Dünne Profile und Körper, die nicht flattern dürfen.',
        },
      },
      {
        title: { en: 'Injection inserts', zh: '注塑镶件', de: 'Spritzgusseinsätze' },
        text: {
          en: 'Inserts that withstand clamping pressure better than unfilled resins.',
          zh: '比未填充树脂更耐锁模压力的镶件。',
          de: 'Einsätze, die dem Schließdruck besser standhalten als ungefüllte Resins.',
        },
      },
    ],
    instructions: [
      {
        title: { en: 'Before printing', zh: '打印前', de: 'Vor dem Druck' },
        text: {
          en: 'Roll the bottle for 30 min or shake it for 5 min. Stir the tray every four hours on long jobs, and print at 28 to 32 °C.',
          zh: '滚瓶 30 分钟或摇匀 5 分钟，在 28–32 °C 下打印；长时间打印时每 4 小时搅拌一次料槽。',
          de: 'Flasche 30 min rollen oder 5 min schütteln, bei 28 bis 32 °C drucken. Bei langen Aufträgen alle vier Stunden in der Wanne rühren.',
        },
      },
      {
        title: { en: 'Limits', zh: '使用限制', de: 'Einsatzgrenzen' },
        text: {
          en: 'Breaks on impact. Not a fired ceramic: the resin matrix limits use to about 150 °C, and it is not for the mouth.',
          zh: '受冲击易碎。本品并非烧结陶瓷，受树脂基体限制，使用温度约 150 °C 以下；不可用于口腔。',
          de: 'Bricht bei Schlag. Keine gebrannte Keramik: Die Harzmatrix begrenzt den Einsatz auf etwa 150 °C; nicht im Mund verwenden.',
        },
      },
      {
        title: { en: 'Storage and safety', zh: '储存与安全', de: 'Lagerung und Sicherheit' },
        text: {
          en: 'Keep closed and dark at 10 to 25 °C and turn the bottle once a month. Sand wet only and wear a dust mask and gloves.',
          zh: '密封避光，10–25 °C 保存，每月翻转瓶身一次。只可湿磨，并佩戴防尘口罩和手套。',
          de: 'Verschlossen und dunkel bei 10 bis 25 °C lagern, Flasche monatlich wenden. Nur nass schleifen, mit Staubmaske und Handschuhen.',
        },
      },
    ],
    related: [304, 209, 110],
  },
  {
    id: 306,
    slug: 'elastomer-50a-uv',
    group: '2',
    subtypes: [],
    publishedOn: '2025-09-16',
    category: 'elastic',
    name: { en: 'Elastomer 50A UV', zh: 'Elastomer 50A UV', de: 'Elastomer 50A UV' },
    summary: {
      en: 'Soft elastomer for cushions, seals and lattices that are stretched and compressed many times.',
      zh: '软质弹性体树脂，适用于反复拉伸和压缩的缓冲垫、密封件和点阵结构。',
      de: 'Weiches Elastomer für Polster, Dichtungen und Gitterstrukturen, die oft gedehnt und gestaucht werden.',
    },
    colors: [
      { family: 'clear', name: { en: 'Translucent', zh: '半透明', de: 'Transluzent' }, hex: '#e3e0d4' },
      { family: 'black', name: { en: 'Black', zh: '黑色', de: 'Schwarz' }, hex: '#2b2b2c' },
    ],
    printers: ['2', '8', '10', '13', '14'],
    addOns: [],
    usages: ['end-use-part', 'prototype'],
    biocompatibility: [],
    bodyContact: 'none',
    storage: { min: 15, max: 30 },
    shelfLifeMonths: 12,
    packs: [{ amount: 1, unit: 'kg' }],
    properties: {
      elongationAtBreak: 185,
      tensileStrength: 3.9,
      hardnessShoreA: 50,
      viscosity: 2350,
      density: 1.06,
    },
    wavelengths: [385, 405],
    layerHeights: [100],
    certifications: [
      {
        name: { en: 'REACH declaration', zh: 'REACH 声明', de: 'REACH-Erklärung' },
        detail: {
          en: 'No substance of very high concern exceeds 0.1% by mass.',
          zh: '高度关注物质（SVHC）的质量分数均不超过 0.1%。',
          de: 'Kein besonders besorgniserregender Stoff überschreitet 0,1 Masse-%.',
        },
      },
    ],
    features: [
      {
        title: { en: 'Springs back', zh: '回弹性好', de: 'Federt zurück' },
        text: {
          en: 'After compression by a quarter the part returns to its shape within a second.',
          zh: '压缩四分之一后，1 秒内恢复原状。',
          de: 'Nach einer Stauchung um ein Viertel ist die Form innerhalb einer Sekunde wiederhergestellt.',
        },
      },
      {
        title: { en: 'Made for lattices', zh: '适合点阵结构', de: 'Für Gitterstrukturen' },
        text: {
          en: 'Struts from 1 mm print without inner supports; the cell size sets the local softness.',
          zh: '直径 1 mm 起的杆件无需内部支撑即可成型，局部软硬由单元尺寸调节。',
          de: 'Stege ab 1 mm werden ohne innere Supports gedruckt; die Zellgröße bestimmt die örtliche Weichheit.',
        },
      },
      {
        title: { en: 'Stays soft in the cold', zh: '低温不变硬', de: 'Auch bei Kälte weich' },
        text: {
          en: 'The part stays flexible down to about −10 °C.',
          zh: '约 −10 °C 时仍保持柔软。',
          de: 'Das Teil bleibt bis etwa −10 °C biegsam.',
        },
      },
    ],
    postProcessing: [
      {
        title: { en: 'Wash', zh: '清洗', de: 'Waschen' },
        text: {
          en: 'Isopropanol (at least 97%), two baths of 3 min. Squeeze lattices in the bath so that resin leaves the cells.',
          zh: '用异丙醇（≥ 97%）清洗两次，每次 3 分钟；点阵件在清洗液中挤压，排出孔内树脂。',
          de: 'Isopropanol (mindestens 97 %), zwei Bäder zu 3 min. Gitter im Bad zusammendrücken, damit das Resin aus den Zellen läuft.',
        },
      },
      {
        title: { en: 'Dry', zh: '干燥', de: 'Trocknen' },
        text: {
          en: 'Blow out the cells and leave for 90 min until the swelling has gone.',
          zh: '吹净孔隙，静置 90 分钟，待溶胀消退。',
          de: 'Zellen ausblasen und 90 min ruhen lassen, bis die Quellung abgeklungen ist.',
        },
      },
      {
        title: { en: 'Cure', zh: '固化', de: 'Nachhärten' },
        text: {
          en: 'Curing unit, 20 min each side under water. In air the surface stays tacky.',
          zh: '浸于水中，使用固化箱每面固化 20 分钟；在空气中固化表面会发黏。',
          de: 'Nachhärtegerät, je Seite 20 min unter Wasser. An der Luft bleibt die Oberfläche klebrig.',
        },
      },
    ],
    applications: [
      {
        title: { en: 'Cushion lattices', zh: '点阵缓冲垫', de: 'Gitterpolster' },
        text: {
          en: 'Pads for helmets, saddles and equipment cases.',
          zh: '头盔、鞍座和仪器箱用缓冲垫。',
          de: 'Polster für Helme, Sättel und Gerätekoffer.',
        },
      },
      {
        title: { en: 'Seals and membranes', zh: '密封圈与膜片', de: 'Dichtungen und Membranen' },
        text: {
          en: 'Gaskets, valve flaps and push-button membranes for prototypes.',
          zh: '样机用密封垫、阀瓣和按键膜片。',
          de: 'Flachdichtungen, Ventilklappen und Tastermembranen für Prototypen.',
        },
      },
    ],
    instructions: [
      {
        title: { en: 'Before printing', zh: '打印前', de: 'Vor dem Druck' },
        text: {
          en: 'Warm the resin to 30 °C and lift slowly. Choose the profile of the machine: exposure differs between 385 and 405 nm.',
          zh: '将树脂预热至 30 °C，并降低抬升速度。385 nm 与 405 nm 机型的曝光参数不同，请按机型选择。',
          de: 'Resin auf 30 °C erwärmen, langsam anheben. Geräteprofil wählen: Bei 385 und 405 nm gelten unterschiedliche Belichtungszeiten.',
        },
      },
      {
        title: { en: 'Limits', zh: '使用限制', de: 'Einsatzgrenzen' },
        text: {
          en: 'Notches tear: round off all edges under tension. Not tested for skin contact or for drinking water.',
          zh: '缺口处易撕裂，受拉边缘须倒圆。未经皮肤接触和饮用水接触测试。',
          de: 'Kerben reißen ein: alle Kanten unter Zug verrunden. Nicht für Hautkontakt oder Trinkwasser geprüft.',
        },
      },
      {
        title: { en: 'Storage and safety', zh: '储存与安全', de: 'Lagerung und Sicherheit' },
        text: {
          en: 'Keep closed and dark at 15 to 30 °C. Wear nitrile gloves; dust finished parts with talc if they are stacked.',
          zh: '密封避光，15–30 °C 保存，操作时佩戴丁腈手套。成品叠放时可撒少量滑石粉防粘。',
          de: 'Verschlossen und dunkel bei 15 bis 30 °C lagern, Nitrilhandschuhe tragen. Gestapelte Teile mit Talkum pudern.',
        },
      },
    ],
    related: [213, 302],
  },
  {
    id: 301,
    slug: 'hearable-clear-uv',
    group: '2',
    subtypes: ['performance'],
    publishedOn: '2022-01-18',
    category: 'skin-contact',
    name: { en: 'Hearable Clear UV', zh: 'Hearable Clear UV', de: 'Hearable Clear UV' },
    summary: {
      en: 'Rigid transparent resin for earbud and in-ear shells that are printed in one piece and worn against the skin.',
      zh: '刚性透明树脂，适用于一体打印、贴肤佩戴的耳塞式和入耳式耳机外壳。',
      de: 'Steifes transparentes Resin für einteilig gedruckte Ohrhörer- und In-Ear-Schalen, die auf der Haut getragen werden.',
    },
    colors: [
      { family: 'clear', name: { en: 'Clear', zh: '透明', de: 'Transparent' }, hex: '#edf1f0' },
      {
        family: 'red',
        name: { en: 'Transparent red (right)', zh: '透明红（右耳）', de: 'Transparentrot (rechts)' },
        hex: '#c8434a',
      },
      {
        family: 'blue',
        name: { en: 'Transparent blue (left)', zh: '透明蓝（左耳）', de: 'Transparentblau (links)' },
        hex: '#3b6fc4',
      },
    ],
    printers: ['1', '2', '3', '5'],
    addOns: [],
    usages: ['earbud-shell'],
    biocompatibility: ['ISO 10993-5', 'ISO 10993-10', 'ISO 10993-23'],
    bodyContact: 'skin',
    storage: { min: 5, max: 25 },
    shelfLifeMonths: 18,
    packs: [{ amount: 1, unit: 'kg' }],
    properties: {
      flexuralModulus: 2120,
      flexuralStrength: 79,
      elongationAtBreak: 9.5,
      impactStrengthNotched: 26,
      heatDeflectionTemperature: 63,
      tensileStrength: 50,
      hardnessShoreD: 82,
      viscosity: 690,
      density: 1.12,
    },
    wavelengths: [385],
    layerHeights: [50, 100],
    certifications: [
      {
        name: { en: 'Biological evaluation', zh: '生物学评价', de: 'Biologische Beurteilung' },
        detail: {
          en: 'Tested to ISO 10993-5 (cytotoxicity), ISO 10993-10 (sensitization) and ISO 10993-23 (irritation).',
          zh: '已按 ISO 10993-5（细胞毒性）、ISO 10993-10（致敏）和 ISO 10993-23（刺激）完成测试。',
          de: 'Geprüft nach ISO 10993-5 (Zytotoxizität), ISO 10993-10 (Sensibilisierung) und ISO 10993-23 (Irritation).',
        },
      },
      {
        name: { en: 'RoHS declaration', zh: 'RoHS 声明', de: 'RoHS-Erklärung' },
        detail: {
          en: 'Substances restricted by Directive 2011/65/EU stay below their limits.',
          zh: '2011/65/EU 指令所列限用物质的含量均低于限值。',
          de: 'Die nach Richtlinie 2011/65/EU beschränkten Stoffe liegen unter den Grenzwerten.',
        },
      },
    ],
    features: [
      {
        title: { en: 'Thin walls', zh: '薄壁成型', de: 'Dünne Wände' },
        text: {
          en: 'Walls from 0.6 mm leave room for drivers, battery and antenna.',
          zh: '最小壁厚 0.6 mm，为发声单元、电池和天线留出空间。',
          de: 'Wandstärken ab 0,6 mm lassen Platz für Wandler, Akku und Antenne.',
        },
      },
      {
        title: { en: 'Close tolerance', zh: '尺寸公差小', de: 'Enge Toleranz' },
        text: {
          en: 'Shells print to within ±0.05 mm, so faceplates and nozzles fit without rework.',
          zh: '外壳尺寸公差 ±0.05 mm，面板和出音嘴无需修配即可装配。',
          de: 'Schalen werden auf ±0,05 mm genau gedruckt; Faceplates und Schallröhrchen passen ohne Nacharbeit.',
        },
      },
      {
        title: { en: 'Clear after lacquering', zh: '涂光油后通透', de: 'Klar nach dem Lackieren' },
        text: {
          en: 'UV lacquer bonds well and leaves a smooth, transparent surface that is easy to wipe clean.',
          zh: 'UV 光油附着良好，表面光滑通透，便于擦拭清洁。',
          de: 'UV-Lack haftet gut und ergibt eine glatte, transparente und leicht abwischbare Oberfläche.',
        },
      },
    ],
    postProcessing: [
      {
        title: { en: 'Wash', zh: '清洗', de: 'Waschen' },
        text: {
          en: 'Two baths of fresh isopropanol (at least 97%), 3 min each. Flush sound bores and vents with a syringe.',
          zh: '用干净的异丙醇（≥ 97%）清洗两次，每次 3 分钟；声孔和泄压孔用注射器冲洗。',
          de: 'Zwei Bäder frisches Isopropanol (mindestens 97 %), je 3 min. Schall- und Ventbohrungen mit der Spritze spülen.',
        },
      },
      {
        title: { en: 'Dry', zh: '干燥', de: 'Trocknen' },
        text: {
          en: 'Blow out the bores and leave for 20 min.',
          zh: '吹净孔道，静置 20 分钟。',
          de: 'Bohrungen ausblasen und 20 min trocknen lassen.',
        },
      },
      {
        title: { en: 'Cure', zh: '固化', de: 'Nachhärten' },
        text: {
          en: 'UltraCraft Cure, 10 min each side under nitrogen. Skin contact is tested for fully cured parts only.',
          zh: '使用 UltraCraft Cure，在氮气环境下每面固化 10 分钟。皮肤接触测试仅针对完全固化的零件。',
          de: 'UltraCraft Cure, je Seite 10 min unter Stickstoff. Der Hautkontakt ist nur für vollständig ausgehärtete Teile geprüft.',
        },
      },
      {
        title: { en: 'Finish', zh: '表面处理', de: 'Finish' },
        text: {
          en: 'Tumble or polish, then apply one coat of skin-compatible UV lacquer.',
          zh: '滚抛或抛光后，涂覆一层可接触皮肤的 UV 光油。',
          de: 'Gleitschleifen oder polieren, danach eine Schicht hautverträglichen UV-Lack auftragen.',
        },
      },
    ],
    applications: [
      {
        title: { en: 'Wireless earbuds', zh: '真无线耳机', de: 'Kabellose Ohrhörer' },
        text: {
          en: 'Shells for true wireless earbuds, in production runs or fitted to the wearer.',
          zh: '真无线（TWS）耳机外壳，可批量生产或按个人耳形定制。',
          de: 'Schalen für True-Wireless-Ohrhörer, in Serie oder individuell angepasst.',
        },
      },
      {
        title: { en: 'In-ear monitors', zh: '定制入耳式耳机', de: 'In-Ear-Monitore' },
        text: {
          en: 'Custom shells from an ear impression or a scan, with sound bores printed in.',
          zh: '根据耳印模或扫描数据定制外壳，导声孔一体打印。',
          de: 'Individuelle Schalen nach Ohrabformung oder Scan, Schallbohrungen direkt mitgedruckt.',
        },
      },
    ],
    instructions: [
      {
        title: { en: 'Before printing', zh: '打印前', de: 'Vor dem Druck' },
        text: {
          en: 'Keep one tray for each color. Place supports on the faceplate side, never on surfaces that touch the ear.',
          zh: '每种颜色使用专用料槽。支撑加在面板一侧，不得加在与耳部接触的表面。',
          de: 'Je Farbe eine eigene Wanne verwenden. Supports auf die Faceplate-Seite setzen, nie auf Flächen mit Ohrkontakt.',
        },
      },
      {
        title: { en: 'In use', zh: '佩戴使用', de: 'Im Gebrauch' },
        text: {
          en: 'For contact with intact skin. Stop wearing the part if the skin turns red or itches.',
          zh: '仅可接触完好皮肤；如出现发红或瘙痒，请停止佩戴。',
          de: 'Für den Kontakt mit intakter Haut. Bei Rötung oder Juckreiz nicht weiter tragen.',
        },
      },
      {
        title: { en: 'Storage and safety', zh: '储存与安全', de: 'Lagerung und Sicherheit' },
        text: {
          en: 'Keep closed and dark at 5 to 25 °C. Uncured resin irritates the skin: wear nitrile gloves.',
          zh: '密封避光，5–25 °C 保存。未固化树脂对皮肤有刺激，请佩戴丁腈手套。',
          de: 'Verschlossen und dunkel bei 5 bis 25 °C lagern. Flüssiges Resin reizt die Haut: Nitrilhandschuhe tragen.',
        },
      },
    ],
    related: [302, 210],
  },
  {
    id: 302,
    slug: 'hearable-soft-uv',
    group: '2',
    subtypes: [],
    publishedOn: '2021-04-27',
    category: 'skin-contact',
    name: { en: 'Hearable Soft UV', zh: 'Hearable Soft UV', de: 'Hearable Soft UV' },
    summary: {
      en: 'Soft, skin-compatible resin for ear tips and custom ear molds that seal without pressure.',
      zh: '可接触皮肤的软质树脂，适用于耳塞套和定制耳模，密封良好且不压耳。',
      de: 'Weiches, hautverträgliches Resin für Ohrstücke und Otoplastiken, die abdichten, ohne zu drücken.',
    },
    colors: [
      { family: 'clear', name: { en: 'Translucent', zh: '半透明', de: 'Transluzent' }, hex: '#e6e4da' },
      { family: 'skin-tone', name: { en: 'Beige skin tone', zh: '米肤色', de: 'Hautton Beige' }, hex: '#e0b899' },
    ],
    printers: ['1', '2', '5'],
    addOns: [],
    usages: ['earbud-shell', 'end-use-part'],
    biocompatibility: ['ISO 10993-5', 'ISO 10993-10'],
    bodyContact: 'skin',
    storage: { min: 10, max: 25 },
    shelfLifeMonths: 18,
    packs: [{ amount: 1, unit: 'kg' }],
    properties: {
      elongationAtBreak: 115,
      tensileStrength: 3.6,
      hardnessShoreA: 60,
      viscosity: 1850,
      density: 1.08,
    },
    wavelengths: [385],
    layerHeights: [50, 100],
    certifications: [
      {
        name: { en: 'Biological evaluation', zh: '生物学评价', de: 'Biologische Beurteilung' },
        detail: {
          en: 'Tested to ISO 10993-5 (cytotoxicity) and ISO 10993-10:2010 (irritation and sensitization).',
          zh: '已按 ISO 10993-5（细胞毒性）和 ISO 10993-10:2010（刺激与致敏）完成测试。',
          de: 'Geprüft nach ISO 10993-5 (Zytotoxizität) und ISO 10993-10:2010 (Irritation und Sensibilisierung).',
        },
      },
    ],
    features: [
      {
        title: { en: 'Seals softly', zh: '柔软密封', de: 'Dichtet weich ab' },
        text: {
          en: 'Shore A 60 follows the ear canal when the jaw moves.',
          zh: '邵氏硬度 60A，可随下颌运动贴合耳道。',
          de: 'Mit Shore A 60 folgt das Material dem Gehörgang bei Kieferbewegungen.',
        },
      },
      {
        title: { en: 'Resists ear wax', zh: '耐耳垢', de: 'Cerumenbeständig' },
        text: {
          en: 'Earwax and sweat do not swell or stain the lacquered surface in daily wear.',
          zh: '涂覆光油后，日常佩戴中不因耳垢和汗液而溶胀或染色。',
          de: 'Cerumen und Schweiß lassen die lackierte Oberfläche im Alltag weder quellen noch verfärben.',
        },
      },
      {
        title: { en: 'Thin lips', zh: '薄唇边', de: 'Dünne Dichtlippen' },
        text: {
          en: 'Sealing lips from 0.5 mm fold over without tearing.',
          zh: '0.5 mm 起的密封唇边翻折时不撕裂。',
          de: 'Dichtlippen ab 0,5 mm lassen sich umstülpen, ohne einzureißen.',
        },
      },
    ],
    postProcessing: [
      {
        title: { en: 'Wash', zh: '清洗', de: 'Waschen' },
        text: {
          en: 'Two baths of isopropanol (at least 97%), 2 min each. Longer baths swell the part.',
          zh: '用异丙醇（≥ 97%）清洗两次，每次 2 分钟；时间过长会使零件溶胀。',
          de: 'Zwei Bäder Isopropanol (mindestens 97 %), je 2 min. Längere Bäder lassen das Teil quellen.',
        },
      },
      {
        title: { en: 'Dry', zh: '干燥', de: 'Trocknen' },
        text: {
          en: 'Leave at room temperature for 45 min until the size is back to normal.',
          zh: '室温静置 45 分钟，待尺寸恢复。',
          de: '45 min bei Raumtemperatur ruhen lassen, bis das Maß wieder stimmt.',
        },
      },
      {
        title: { en: 'Cure', zh: '固化', de: 'Nachhärten' },
        text: {
          en: 'UltraCraft Cure, 15 min each side under nitrogen or in glycerin, then rinse with water.',
          zh: '使用 UltraCraft Cure，在氮气环境或甘油中每面固化 15 分钟，随后用水冲洗。',
          de: 'UltraCraft Cure, je Seite 15 min unter Stickstoff oder in Glyzerin, danach mit Wasser abspülen.',
        },
      },
      {
        title: { en: 'Finish', zh: '表面处理', de: 'Finish' },
        text: {
          en: 'Dip once in a flexible, skin-compatible UV lacquer and cure it.',
          zh: '浸涂一层可接触皮肤的柔性 UV 光油并固化。',
          de: 'Einmal in flexiblen, hautverträglichen UV-Lack tauchen und aushärten.',
        },
      },
    ],
    applications: [
      {
        title: { en: 'Ear tips', zh: '耳塞套', de: 'Ohrstücke' },
        text: {
          en: 'Tips that snap onto the nozzle of an earbud made from Hearable Clear UV.',
          zh: '可卡接在 Hearable Clear UV 外壳出音嘴上的耳塞套。',
          de: 'Aufsätze, die auf dem Schallröhrchen eines Ohrhörers aus Hearable Clear UV einrasten.',
        },
      },
      {
        title: { en: 'Noise protection', zh: '防噪耳模', de: 'Gehörschutz' },
        text: {
          en: 'Custom ear molds with a filter seat for noise protection and swimming.',
          zh: '带滤芯座的定制耳模，用于防噪和游泳防水。',
          de: 'Individuelle Otoplastiken mit Filtersitz für Lärmschutz und Schwimmen.',
        },
      },
    ],
    instructions: [
      {
        title: { en: 'Before printing', zh: '打印前', de: 'Vor dem Druck' },
        text: {
          en: 'Warm the resin to 28 to 32 °C. Print tips upright on dense, thin supports.',
          zh: '将树脂预热至 28–32 °C；耳塞套竖直摆放，使用细密支撑。',
          de: 'Resin auf 28 bis 32 °C erwärmen. Ohrstücke aufrecht auf dichten, dünnen Supports drucken.',
        },
      },
      {
        title: { en: 'In use', zh: '佩戴使用', de: 'Im Gebrauch' },
        text: {
          en: 'For intact skin and daytime wear. Clean with a damp cloth, and replace tips that have become hard or torn.',
          zh: '仅可接触完好皮肤，供日间佩戴。用湿布清洁；变硬或破损时应更换。',
          de: 'Für intakte Haut und das Tragen tagsüber. Feucht abwischen; verhärtete oder eingerissene Stücke ersetzen.',
        },
      },
      {
        title: { en: 'Storage and safety', zh: '储存与安全', de: 'Lagerung und Sicherheit' },
        text: {
          en: 'Keep closed and dark at 10 to 25 °C. Wear nitrile gloves until the part is fully cured.',
          zh: '密封避光，10–25 °C 保存。零件完全固化前，操作时须佩戴丁腈手套。',
          de: 'Verschlossen und dunkel bei 10 bis 25 °C lagern. Bis zur vollständigen Aushärtung Nitrilhandschuhe tragen.',
        },
      },
    ],
    related: [301, 306],
  },
  {
    id: 303,
    slug: 'ortho-tough-uv',
    group: '2',
    subtypes: ['performance'],
    publishedOn: '2023-11-07',
    category: 'skin-contact',
    name: { en: 'Ortho Tough UV', zh: 'Ortho Tough UV', de: 'Ortho Tough UV' },
    summary: {
      en: 'Tough resin for orthoses and prosthesis sockets that carry load and rest on the skin for hours.',
      zh: '韧性树脂，为承受载荷并长时间接触皮肤的矫形器和假肢接受腔研发。',
      de: 'Zähes Resin für Orthesen und Prothesenschäfte, die Last aufnehmen und stundenlang auf der Haut liegen.',
    },
    colors: [
      { family: 'skin-tone', name: { en: 'Skin tone', zh: '肤色', de: 'Hautton' }, hex: '#d8ab8a' },
      { family: 'white', name: { en: 'White', zh: '白色', de: 'Weiß' }, hex: '#f0efea' },
      { family: 'black', name: { en: 'Black', zh: '黑色', de: 'Schwarz' }, hex: '#26272a' },
    ],
    printers: ['2', '8', '10', '14'],
    addOns: [],
    usages: ['orthosis-prosthesis'],
    biocompatibility: ['ISO 10993-5', 'ISO 10993-10', 'ISO 10993-23'],
    bodyContact: 'skin',
    storage: { min: 10, max: 25 },
    shelfLifeMonths: 18,
    packs: [{ amount: 1, unit: 'kg' }],
    properties: {
      flexuralModulus: 1620,
      flexuralStrength: 59,
      elongationAtBreak: 68,
      impactStrengthNotched: 82,
      heatDeflectionTemperature: 58,
      tensileStrength: 42,
      hardnessShoreD: 77,
      viscosity: 1650,
      density: 1.1,
    },
    wavelengths: [385, 405],
    layerHeights: [100],
    certifications: [
      {
        name: { en: 'Biological evaluation', zh: '生物学评价', de: 'Biologische Beurteilung' },
        detail: {
          en: 'Tested to ISO 10993-5 (cytotoxicity), ISO 10993-10 (sensitization) and ISO 10993-23 (irritation).',
          zh: '已按 ISO 10993-5（细胞毒性）、ISO 10993-10（致敏）和 ISO 10993-23（刺激）完成测试。',
          de: 'Geprüft nach ISO 10993-5 (Zytotoxizität), ISO 10993-10 (Sensibilisierung) und ISO 10993-23 (Irritation).',
        },
      },
    ],
    features: [
      {
        title: { en: 'High impact strength', zh: '冲击强度高', de: 'Schlagzäh' },
        text: {
          en: 'Notched impact strength of 82 J/m; the material deforms before it splits.',
          zh: '缺口冲击强度 82 J/m，受力时先变形，不会直接开裂。',
          de: 'Kerbschlagzähigkeit von 82 J/m; das Material verformt sich, bevor es reißt.',
        },
      },
      {
        title: { en: 'Lattices breathe', zh: '镂空透气', de: 'Luftdurchlässige Gitter' },
        text: {
          en: 'Openings and lattice struts from 2 mm let air reach the skin.',
          zh: '可打印通风孔和杆径 2 mm 起的点阵结构，保持皮肤透气。',
          de: 'Öffnungen und Gitterstege ab 2 mm lassen Luft an die Haut.',
        },
      },
      {
        title: { en: 'Adjustable at the fitting', zh: '试戴时可调整', de: 'Bei der Anprobe anpassbar' },
        text: {
          en: 'Edges are ground and flared with a heat gun at about 80 °C.',
          zh: '边缘可打磨，也可用热风枪加热至约 80 °C 后外翻。',
          de: 'Ränder lassen sich beschleifen und mit dem Heißluftgerät bei etwa 80 °C aufweiten.',
        },
      },
    ],
    postProcessing: [
      {
        title: { en: 'Wash', zh: '清洗', de: 'Waschen' },
        text: {
          en: 'Isopropanol (at least 95%), two baths of 5 min. Let sockets drain with the opening down.',
          zh: '用异丙醇（≥ 95%）清洗两次，每次 5 分钟；接受腔开口朝下沥干。',
          de: 'Isopropanol (mindestens 95 %), zwei Bäder zu 5 min. Schäfte mit der Öffnung nach unten abtropfen lassen.',
        },
      },
      {
        title: { en: 'Dry', zh: '干燥', de: 'Trocknen' },
        text: {
          en: 'Leave for 60 min until no smell of solvent remains.',
          zh: '静置 60 分钟，直至无溶剂气味。',
          de: '60 min ruhen lassen, bis kein Lösemittelgeruch mehr wahrnehmbar ist.',
        },
      },
      {
        title: { en: 'Cure', zh: '固化', de: 'Nachhärten' },
        text: {
          en: 'Curing unit, 30 min each side at 60 °C. Light must also reach the inside of the socket.',
          zh: '使用固化箱，60 °C 下每面固化 30 分钟，并确保接受腔内壁充分受光。',
          de: 'Nachhärtegerät, je Seite 30 min bei 60 °C. Auch die Innenseite des Schafts muss belichtet werden.',
        },
      },
    ],
    applications: [
      {
        title: { en: 'Hand and wrist orthoses', zh: '手部与腕部矫形器', de: 'Hand- und Handgelenkorthesen' },
        text: {
          en: 'Open shells made from a scan and closed with straps.',
          zh: '根据扫描数据制作的开放式外壳，以绑带固定。',
          de: 'Offene Schalen nach Scan, mit Gurten geschlossen.',
        },
      },
      {
        title: { en: 'Sockets', zh: '假肢接受腔', de: 'Prothesenschäfte' },
        text: {
          en: 'Test sockets and forearm sockets that fit the build volume of the printer.',
          zh: '尺寸在打印机成型空间以内的试用接受腔和前臂接受腔。',
          de: 'Testschäfte und Unterarmschäfte, die in den Bauraum des Druckers passen.',
        },
      },
      {
        title: { en: 'Insole shells', zh: '足弓托', de: 'Schaleneinlagen' },
        text: {
          en: 'Stiff three-quarter shells that are covered with foam or leather.',
          zh: '四分之三长度的硬质足弓托，表面覆泡棉或皮革。',
          de: 'Steife Dreiviertelschalen, die mit Schaum oder Leder bezogen werden.',
        },
      },
    ],
    instructions: [
      {
        title: { en: 'Before printing', zh: '打印前', de: 'Vor dem Druck' },
        text: {
          en: 'Shake for 2 min and print at 28 to 32 °C. Choose the profile of the machine: exposure differs between 385 and 405 nm.',
          zh: '摇匀 2 分钟，在 28–32 °C 下打印。385 nm 与 405 nm 机型的曝光参数不同，请按机型选择。',
          de: '2 min schütteln, bei 28 bis 32 °C drucken. Geräteprofil wählen: Bei 385 und 405 nm gelten unterschiedliche Belichtungszeiten.',
        },
      },
      {
        title: { en: 'Before delivery', zh: '交付前', de: 'Vor der Abgabe' },
        text: {
          en: 'An orthotist or prosthetist checks wall thickness, edges and load. For intact skin only.',
          zh: '须由假肢矫形师检查壁厚、边缘和承载能力。仅可接触完好皮肤。',
          de: 'Wandstärke, Ränder und Belastbarkeit vom Orthopädietechnik-Team prüfen lassen. Nur für intakte Haut.',
        },
      },
      {
        title: { en: 'Storage and safety', zh: '储存与安全', de: 'Lagerung und Sicherheit' },
        text: {
          en: 'Keep closed and dark at 10 to 25 °C. Wear nitrile gloves; keep finished parts below 50 °C.',
          zh: '密封避光，10–25 °C 保存，操作时佩戴丁腈手套。成品应避免置于 50 °C 以上的环境。',
          de: 'Verschlossen und dunkel bei 10 bis 25 °C lagern, Nitrilhandschuhe tragen. Fertige Teile nicht über 50 °C erwärmen.',
        },
      },
    ],
    related: [301, 306, 212],
  },
];
