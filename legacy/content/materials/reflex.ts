import type { MaterialRecord } from './record.ts';

export const reflexMaterials: MaterialRecord[] = [
  {
    id: 201,
    slug: 'reflex-model-grey',
    group: '1',
    subtypes: ['modeling'],
    publishedOn: '2021-03-16',
    category: 'standard',
    name: { en: 'Reflex Model Gray', zh: 'Reflex Model Gray', de: 'Reflex Model Gray' },
    summary: {
      en: 'Opaque gray standard resin for figures, display models and shape studies that will be primed and painted.',
      zh: '不透明灰色标准树脂，适用于需上底漆和涂装的手办、展示模型及外形验证件。',
      de: 'Deckend graues Standardresin für Figuren, Ausstellungsmodelle und Formstudien, die grundiert und bemalt werden.',
    },
    colors: [{ family: 'grey', name: { en: 'Gray', zh: '灰色', de: 'Grau' }, hex: '#8b8f94' }],
    printers: ['9', '10', '11', '12', '13', '14'],
    addOns: [],
    usages: ['figurine', 'prototype'],
    biocompatibility: [],
    bodyContact: 'none',
    storage: { min: 10, max: 30 },
    shelfLifeMonths: 24,
    packs: [{ amount: 1, unit: 'kg' }],
    properties: {
      flexuralModulus: 2180,
      flexuralStrength: 77,
      elongationAtBreak: 9,
      impactStrengthNotched: 24,
      heatDeflectionTemperature: 62,
      tensileStrength: 47,
      hardnessShoreD: 82,
      viscosity: 320,
      density: 1.12,
    },
    wavelengths: [405],
    layerHeights: [30, 50, 100],
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
        title: { en: 'Detail you can see', zh: '细节清晰可辨', de: 'Details gut sichtbar' },
        text: {
          en: 'The matte, opaque gray shows edges and scratches before the primer goes on.',
          zh: '哑光不透明灰色，上底漆前即可看清棱线与划痕。',
          de: 'Das matte, deckende Grau zeigt Kanten und Kratzer schon vor dem Grundieren.',
        },
      },
      {
        title: { en: 'Clean support marks', zh: '支撑易去除', de: 'Saubere Supportstellen' },
        text: {
          en: 'Supports snap off at the tip; the small marks sand away with 400 grit paper.',
          zh: '支撑可从触点处折断，残留小点用 400 目砂纸即可磨平。',
          de: 'Supports brechen an der Spitze ab; die kleinen Ansätze verschwinden mit 400er Schleifpapier.',
        },
      },
      {
        title: { en: 'Takes paint', zh: '易于涂装', de: 'Gut lackierbar' },
        text: {
          en: 'Acrylic and solvent-based primers hold on the cured surface.',
          zh: '固化后的表面可附着水性丙烯酸底漆和溶剂型底漆。',
          de: 'Acrylgrundierungen und lösemittelhaltige Grundierungen haften auf der ausgehärteten Oberfläche.',
        },
      },
    ],
    postProcessing: [
      {
        title: { en: 'Wash', zh: '清洗', de: 'Waschen' },
        text: {
          en: 'Reflex Wash with isopropanol (at least 95%), 5 min, then rinse for 1 min in a fresh bath.',
          zh: '使用 Reflex Wash，以异丙醇（≥ 95%）清洗 5 分钟，再用干净的异丙醇漂洗 1 分钟。',
          de: 'Reflex Wash mit Isopropanol (mindestens 95 %), 5 min, danach 1 min in einem frischen Bad spülen.',
        },
      },
      {
        title: { en: 'Dry', zh: '干燥', de: 'Trocknen' },
        text: {
          en: 'Leave in air for 20 min, then remove the supports.',
          zh: '自然晾干 20 分钟，然后去除支撑。',
          de: '20 min an der Luft trocknen lassen, dann die Supports entfernen.',
        },
      },
      {
        title: { en: 'Cure', zh: '固化', de: 'Nachhärten' },
        text: {
          en: 'Reflex Cure, 10 min. Turn hollow parts once so that light reaches the inside.',
          zh: '使用 Reflex Cure 固化 10 分钟；空心件中途翻转一次，使内壁也能受光。',
          de: 'Reflex Cure, 10 min. Hohle Teile einmal wenden, damit Licht ins Innere gelangt.',
        },
      },
    ],
    applications: [
      {
        title: { en: 'Figures and dioramas', zh: '手办与场景模型', de: 'Figuren und Dioramen' },
        text: {
          en: 'Figures, terrain and vehicle kits that are painted after printing.',
          zh: '打印后再涂装的手办、场景地形和载具拼装模型。',
          de: 'Figuren, Gelände und Fahrzeugbausätze, die nach dem Druck bemalt werden.',
        },
      },
      {
        title: { en: 'Shape studies', zh: '外形验证', de: 'Formstudien' },
        text: {
          en: 'Housings and handles for judging size, proportion and grip.',
          zh: '打印外壳和手柄，用于评估尺寸、比例与握感。',
          de: 'Gehäuse und Griffe zur Beurteilung von Größe, Proportion und Haptik.',
        },
      },
    ],
    instructions: [
      {
        title: { en: 'Before printing', zh: '打印前', de: 'Vor dem Druck' },
        text: {
          en: 'Shake the bottle for 1 min and print at 20 to 30 °C. Hollow large figures to a wall of 2 to 3 mm and add drain holes.',
          zh: '摇匀 1 分钟，在 20–30 °C 下打印。大型手办应抽壳至 2–3 mm 壁厚，并开设排液孔。',
          de: 'Flasche 1 min schütteln, bei 20 bis 30 °C drucken. Große Figuren auf 2 bis 3 mm Wandstärke aushöhlen, Ablauflöcher vorsehen.',
        },
      },
      {
        title: { en: 'Limits', zh: '使用限制', de: 'Einsatzgrenzen' },
        text: {
          en: 'It breaks when dropped instead of bending. Not for snap-fits or parts under constant load.',
          zh: '跌落时易脆断，不适用于卡扣或长期受力的零件。',
          de: 'Bricht beim Herunterfallen eher, als sich zu verformen. Nicht für Schnapphaken oder dauerhaft belastete Teile.',
        },
      },
      {
        title: { en: 'Storage and safety', zh: '储存与安全', de: 'Lagerung und Sicherheit' },
        text: {
          en: 'Keep closed and dark at 10 to 30 °C. Uncured resin can cause skin allergy: wear nitrile gloves.',
          zh: '密封避光，10–30 °C 保存。未固化树脂可能引起皮肤过敏，请佩戴丁腈手套。',
          de: 'Verschlossen und dunkel bei 10 bis 30 °C lagern. Flüssiges Resin kann Hautallergien auslösen: Nitrilhandschuhe tragen.',
        },
      },
    ],
    related: [202, 203, 211],
  },
  {
    id: 202,
    slug: 'reflex-detail-beige',
    group: '1',
    subtypes: ['modeling', 'design'],
    publishedOn: '2021-10-12',
    category: 'standard',
    name: { en: 'Reflex Detail Beige', zh: 'Reflex Detail Beige', de: 'Reflex Detail Beige' },
    summary: {
      en: 'Low-viscosity beige resin for small figures and design models with fine engraving, printed in layers from 30 µm.',
      zh: '低黏度米色树脂，最小层厚 30 µm，适用于带精细刻纹的小型手办和设计模型。',
      de: 'Dünnflüssiges beiges Resin für kleine Figuren und Designmodelle mit feinen Gravuren, ab 30 µm Schichthöhe.',
    },
    colors: [{ family: 'beige', name: { en: 'Beige', zh: '米色', de: 'Beige' }, hex: '#d8c3a0' }],
    printers: ['10', '12', '13', '14'],
    addOns: [],
    usages: ['figurine', 'prototype'],
    biocompatibility: [],
    bodyContact: 'none',
    storage: { min: 10, max: 30 },
    shelfLifeMonths: 24,
    packs: [{ amount: 1, unit: 'kg' }],
    properties: {
      flexuralModulus: 2460,
      flexuralStrength: 88,
      elongationAtBreak: 6.5,
      impactStrengthNotched: 20,
      heatDeflectionTemperature: 68,
      tensileStrength: 54,
      hardnessShoreD: 85,
      viscosity: 210,
      density: 1.13,
    },
    wavelengths: [405],
    layerHeights: [30, 50],
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
        title: { en: 'Fine relief', zh: '细纹还原', de: 'Feines Relief' },
        text: {
          en: 'Raised and engraved lines from 0.15 mm print sharply at a layer height of 30 µm.',
          zh: '30 µm 层厚下，0.15 mm 起的凸纹和刻线均可清晰成型。',
          de: 'Erhabene und gravierte Linien ab 0,15 mm werden bei 30 µm Schichthöhe scharf abgebildet.',
        },
      },
      {
        title: { en: 'Little bleed', zh: '溢光小', de: 'Wenig Überstrahlung' },
        text: {
          en: 'The pigment limits stray light, so small holes and gaps stay open.',
          zh: '颜料可抑制光散射，小孔和窄缝不易被固化堵塞。',
          de: 'Die Pigmentierung begrenzt das Streulicht; kleine Bohrungen und Spalte bleiben offen.',
        },
      },
      {
        title: { en: 'Low shrinkage', zh: '收缩率低', de: 'Geringer Schrumpf' },
        text: {
          en: 'Flat faces stay flat after curing, which helps with parts that are joined.',
          zh: '固化后平面不易翘曲，便于分件拼接。',
          de: 'Ebene Flächen bleiben beim Nachhärten eben; das erleichtert das Fügen mehrteiliger Modelle.',
        },
      },
    ],
    postProcessing: [
      {
        title: { en: 'Wash', zh: '清洗', de: 'Waschen' },
        text: {
          en: 'Reflex Wash with isopropanol (at least 95%), 4 min. Clear engraved lines with a soft brush.',
          zh: '使用 Reflex Wash，以异丙醇（≥ 95%）清洗 4 分钟，刻线处用软毛刷清理。',
          de: 'Reflex Wash mit Isopropanol (mindestens 95 %), 4 min. Gravuren mit weichem Pinsel reinigen.',
        },
      },
      {
        title: { en: 'Dry', zh: '干燥', de: 'Trocknen' },
        text: {
          en: 'Blow out fine details with air and wait 15 min.',
          zh: '用气枪吹净细节部位，静置 15 分钟。',
          de: 'Feine Partien mit Druckluft ausblasen und 15 min warten.',
        },
      },
      {
        title: { en: 'Cure', zh: '固化', de: 'Nachhärten' },
        text: {
          en: 'Reflex Cure, 8 min. Cure thin parts on the supports and remove the supports afterward.',
          zh: '使用 Reflex Cure 固化 8 分钟；薄壁件应带支撑固化，之后再去除支撑。',
          de: 'Reflex Cure, 8 min. Dünne Teile mit Supports nachhärten und diese erst danach entfernen.',
        },
      },
    ],
    applications: [
      {
        title: { en: 'Small-scale figures', zh: '小比例手办', de: 'Figuren in kleinem Maßstab' },
        text: {
          en: 'Faces, fabric folds and ornaments at scales of 1:35 and below.',
          zh: '1:35 及更小比例手办的面部、衣褶和饰物。',
          de: 'Gesichter, Stofffalten und Ornamente im Maßstab 1:35 und kleiner.',
        },
      },
      {
        title: { en: 'Texture samples', zh: '纹理样件', de: 'Strukturmuster' },
        text: {
          en: 'Sample plates that show a surface texture or a logo before a tool is ordered.',
          zh: '开模前用于确认表面纹理或标识效果的样板。',
          de: 'Musterplatten, die eine Oberflächenstruktur oder ein Logo vor der Werkzeugbestellung zeigen.',
        },
      },
    ],
    instructions: [
      {
        title: { en: 'Before printing', zh: '打印前', de: 'Vor dem Druck' },
        text: {
          en: 'Shake for 2 min and print at 22 to 28 °C. Tilt engraved faces by 30 to 45° to hide the layer steps.',
          zh: '摇匀 2 分钟，在 22–28 °C 下打印。刻纹面倾斜 30–45° 摆放，可减轻层纹。',
          de: '2 min schütteln, bei 22 bis 28 °C drucken. Gravierte Flächen um 30 bis 45° neigen, um Schichtstufen zu mindern.',
        },
      },
      {
        title: { en: 'Handling', zh: '操作', de: 'Handhabung' },
        text: {
          en: 'Details below 0.3 mm are brittle. Do not use an ultrasonic bath for longer than 1 min.',
          zh: '小于 0.3 mm 的细节较脆，超声清洗不得超过 1 分钟。',
          de: 'Details unter 0,3 mm sind spröde. Höchstens 1 min im Ultraschallbad reinigen.',
        },
      },
      {
        title: { en: 'Storage and safety', zh: '储存与安全', de: 'Lagerung und Sicherheit' },
        text: {
          en: 'Keep closed and dark at 10 to 30 °C. Wear nitrile gloves and ventilate the room.',
          zh: '密封避光，10–30 °C 保存。操作时佩戴丁腈手套并保持通风。',
          de: 'Verschlossen und dunkel bei 10 bis 30 °C lagern. Nitrilhandschuhe tragen und den Raum lüften.',
        },
      },
    ],
    related: [201, 203, 210],
  },
  {
    id: 203,
    slug: 'reflex-figure-skin',
    group: '1',
    subtypes: ['modeling'],
    publishedOn: '2022-04-12',
    category: 'standard',
    name: { en: 'Reflex Figure Skin', zh: 'Reflex Figure Skin', de: 'Reflex Figure Skin' },
    summary: {
      en: 'Skin-colored resin in three tones for figures and busts, slightly translucent so that faces need little paint.',
      zh: '肤色树脂，三种色调可选，略带通透感，手办和胸像的面部只需少量上色。',
      de: 'Hautfarbenes Resin in drei Tönen für Figuren und Büsten, leicht transluzent, sodass Gesichter wenig Farbe brauchen.',
    },
    colors: [
      { family: 'skin-tone', name: { en: 'Light', zh: '浅肤色', de: 'Hell' }, hex: '#f0cfb6' },
      { family: 'skin-tone', name: { en: 'Medium', zh: '中肤色', de: 'Mittel' }, hex: '#d2a27e' },
      { family: 'skin-tone', name: { en: 'Dark', zh: '深肤色', de: 'Dunkel' }, hex: '#7d5238' },
    ],
    printers: ['9', '10', '13', '14'],
    addOns: [],
    usages: ['figurine'],
    biocompatibility: [],
    bodyContact: 'none',
    storage: { min: 10, max: 30 },
    shelfLifeMonths: 24,
    packs: [{ amount: 1, unit: 'kg' }],
    properties: {
      flexuralModulus: 1850,
      flexuralStrength: 63,
      elongationAtBreak: 18,
      impactStrengthNotched: 34,
      tensileStrength: 41,
      hardnessShoreD: 79,
      viscosity: 380,
      density: 1.12,
    },
    wavelengths: [405],
    layerHeights: [30, 50],
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
        title: { en: 'Translucent like skin', zh: '肤质通透', de: 'Transluzent wie Haut' },
        text: {
          en: 'Ears, fingers and noses let some light through and do not look like painted plastic.',
          zh: '耳朵、手指和鼻翼处微透光，避免涂装塑料的生硬感。',
          de: 'Ohren, Finger und Nasenflügel lassen etwas Licht durch und wirken nicht wie lackierter Kunststoff.',
        },
      },
      {
        title: { en: 'Three tones to mix', zh: '三色可混调', de: 'Drei mischbare Töne' },
        text: {
          en: 'The tones share one base and one print profile and can be mixed in any ratio.',
          zh: '三种色调基料相同、打印参数一致，可按任意比例混合。',
          de: 'Alle Töne haben dieselbe Basis und dasselbe Druckprofil und lassen sich beliebig mischen.',
        },
      },
      {
        title: { en: 'Forgiving of drops', zh: '不易摔断', de: 'Weniger bruchempfindlich' },
        text: {
          en: 'Hands and hair strands bend a little before they break.',
          zh: '手指和发丝等细部受力时先略有弯曲，不会立即断裂。',
          de: 'Hände und Haarsträhnen geben etwas nach, bevor sie brechen.',
        },
      },
    ],
    postProcessing: [
      {
        title: { en: 'Wash', zh: '清洗', de: 'Waschen' },
        text: {
          en: 'Reflex Wash with isopropanol (at least 95%), 4 min. Change the bath early: a dirty one leaves a gray film.',
          zh: '使用 Reflex Wash，以异丙醇（≥ 95%）清洗 4 分钟。清洗液应及时更换，否则表面会发灰。',
          de: 'Reflex Wash mit Isopropanol (mindestens 95 %), 4 min. Bad früh wechseln: Ein verschmutztes hinterlässt einen Grauschleier.',
        },
      },
      {
        title: { en: 'Dry', zh: '干燥', de: 'Trocknen' },
        text: {
          en: 'Leave in air for 20 min until the surface is evenly matte.',
          zh: '自然晾干 20 分钟，直至表面呈均匀哑光。',
          de: '20 min an der Luft trocknen lassen, bis die Oberfläche gleichmäßig matt ist.',
        },
      },
      {
        title: { en: 'Cure', zh: '固化', de: 'Nachhärten' },
        text: {
          en: 'Reflex Cure, 6 min. Longer curing turns the light tone yellow.',
          zh: '使用 Reflex Cure 固化 6 分钟；时间过长会导致浅肤色发黄。',
          de: 'Reflex Cure, 6 min. Längeres Nachhärten lässt den hellen Ton vergilben.',
        },
      },
    ],
    applications: [
      {
        title: { en: 'Figures and busts', zh: '手办与胸像', de: 'Figuren und Büsten' },
        text: {
          en: 'Faces and bodies that are printed separately from clothing and then joined.',
          zh: '面部和身体与服装分件打印，随后组装。',
          de: 'Gesichter und Körper, die getrennt von der Kleidung gedruckt und dann gefügt werden.',
        },
      },
      {
        title: { en: 'Doll parts', zh: '人偶部件', de: 'Puppenteile' },
        text: {
          en: 'Heads and limbs for jointed dolls made for display.',
          zh: '陈列用可动人偶的头部和四肢。',
          de: 'Köpfe und Gliedmaßen für bewegliche Sammlerpuppen.',
        },
      },
    ],
    instructions: [
      {
        title: { en: 'Before printing', zh: '打印前', de: 'Vor dem Druck' },
        text: {
          en: 'Shake for 2 min. Print all visible parts of one figure from the same bottle or the same mixture.',
          zh: '摇匀 2 分钟。同一手办的外露部件应使用同一瓶或同一次混配的树脂打印。',
          de: '2 min schütteln. Alle sichtbaren Teile einer Figur aus derselben Flasche oder Mischung drucken.',
        },
      },
      {
        title: { en: 'Limits', zh: '使用限制', de: 'Einsatzgrenzen' },
        text: {
          en: 'For display only: not a toy for children and not tested for lasting skin contact.',
          zh: '仅供陈列，不可作为儿童玩具，亦未经长期皮肤接触测试。',
          de: 'Nur zur Dekoration: kein Kinderspielzeug und nicht für dauerhaften Hautkontakt geprüft.',
        },
      },
      {
        title: { en: 'Storage and safety', zh: '储存与安全', de: 'Lagerung und Sicherheit' },
        text: {
          en: 'Keep closed and dark at 10 to 30 °C. Keep finished parts out of direct sun; wear gloves with liquid resin.',
          zh: '密封避光，10–30 °C 保存。成品避免阳光直射；接触液态树脂时请佩戴手套。',
          de: 'Verschlossen und dunkel bei 10 bis 30 °C lagern. Fertige Teile vor Sonne schützen; bei flüssigem Resin Handschuhe tragen.',
        },
      },
    ],
    related: [201, 202],
  },
  {
    id: 204,
    slug: 'reflex-mould-high-temp',
    group: '1',
    subtypes: ['molding'],
    publishedOn: '2022-10-25',
    category: 'high-temperature',
    name: { en: 'Reflex Mold High-Temp', zh: 'Reflex Mold High-Temp', de: 'Reflex Mold High-Temp' },
    summary: {
      en: 'Resin for molds that keep their shape up to about 200 °C in vulcanizing, thermoforming and short injection runs.',
      zh: '耐热树脂，用于制作模具，约 200 °C 以下形状稳定，适合橡胶硫化、吸塑及小批量注塑。',
      de: 'Wärmebeständiges Resin für Formen zum Vulkanisieren, Tiefziehen und für kleine Spritzgussserien, formstabil bis etwa 200 °C.',
    },
    colors: [{ family: 'orange', name: { en: 'Amber', zh: '琥珀色', de: 'Bernstein' }, hex: '#c8762b' }],
    printers: ['10', '12', '14'],
    addOns: [],
    usages: ['mold'],
    biocompatibility: [],
    bodyContact: 'none',
    storage: { min: 10, max: 25 },
    shelfLifeMonths: 18,
    packs: [{ amount: 1, unit: 'kg' }],
    properties: {
      flexuralModulus: 3350,
      flexuralStrength: 94,
      elongationAtBreak: 3.1,
      impactStrengthNotched: 16,
      heatDeflectionTemperature: 214,
      tensileStrength: 57,
      hardnessShoreD: 90,
      viscosity: 720,
      density: 1.19,
    },
    wavelengths: [405],
    layerHeights: [50, 100],
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
        title: { en: 'Stable when hot', zh: '高温下尺寸稳定', de: 'Formstabil in der Wärme' },
        text: {
          en: 'Heat deflection temperature of 214 °C at 0.45 MPa after thermal curing.',
          zh: '热固化后，0.45 MPa 下的热变形温度为 214 °C。',
          de: 'Wärmeformbeständigkeit von 214 °C bei 0,45 MPa nach thermischer Nachhärtung.',
        },
      },
      {
        title: { en: 'Smooth cavities', zh: '型腔光洁', de: 'Glatte Kavitäten' },
        text: {
          en: 'Cavity faces can be wet-sanded to 1000 grit and polished.',
          zh: '型腔面可水磨至 1000 目并抛光。',
          de: 'Kavitätsflächen lassen sich bis Körnung 1000 nass schleifen und polieren.',
        },
      },
      {
        title: { en: 'Resists release agents', zh: '耐脱模剂', de: 'Trennmittelbeständig' },
        text: {
          en: 'Silicone and wax release agents do not attack the surface.',
          zh: '硅系和蜡系脱模剂均不会侵蚀表面。',
          de: 'Silikon- und Wachstrennmittel greifen die Oberfläche nicht an.',
        },
      },
    ],
    postProcessing: [
      {
        title: { en: 'Wash', zh: '清洗', de: 'Waschen' },
        text: {
          en: 'Reflex Wash with isopropanol (at least 97%), 8 min. Flush vents and cooling channels with a syringe.',
          zh: '使用 Reflex Wash，以异丙醇（≥ 97%）清洗 8 分钟，排气槽和冷却水道用注射器冲洗。',
          de: 'Reflex Wash mit Isopropanol (mindestens 97 %), 8 min. Entlüftungen und Kühlkanäle mit einer Spritze spülen.',
        },
      },
      {
        title: { en: 'Dry', zh: '干燥', de: 'Trocknen' },
        text: {
          en: 'Leave at room temperature for 60 min; trapped solvent cracks the part in the oven.',
          zh: '室温静置 60 分钟；残留溶剂会导致零件在烘箱中开裂。',
          de: '60 min bei Raumtemperatur trocknen; eingeschlossenes Lösemittel führt im Ofen zu Rissen.',
        },
      },
      {
        title: { en: 'Cure with light', zh: '光固化', de: 'Nachhärten mit Licht' },
        text: {
          en: 'Reflex Cure, 30 min each side.',
          zh: '使用 Reflex Cure，每面固化 30 分钟。',
          de: 'Reflex Cure, je Seite 30 min.',
        },
      },
      {
        title: { en: 'Cure with heat', zh: '热固化', de: 'Thermisch nachhärten' },
        text: {
          en: 'Oven, 3 h at 160 °C. Heat and cool at no more than 2 °C per minute.',
          zh: '烘箱 160 °C 保温 3 小时，升降温速率不超过 2 °C/min。',
          de: 'Ofen, 3 h bei 160 °C. Mit höchstens 2 °C pro Minute aufheizen und abkühlen.',
        },
      },
    ],
    applications: [
      {
        title: { en: 'Short injection runs', zh: '小批量注塑', de: 'Kleine Spritzgussserien' },
        text: {
          en: 'Inserts in a metal frame for a few dozen shots in PE, PP or TPE.',
          zh: '作为镶件装入金属模架，可注塑数十模 PE、PP 或 TPE 制品。',
          de: 'Einsätze im Metallrahmen für einige Dutzend Schuss aus PE, PP oder TPE.',
        },
      },
      {
        title: { en: 'Rubber and thermoforming', zh: '橡胶硫化与吸塑', de: 'Gummi und Tiefziehen' },
        text: {
          en: 'Molds for vulcanizing rubber and for thermoforming sheets up to 2 mm thick.',
          zh: '用于橡胶硫化成型，以及厚度 2 mm 以下片材吸塑的模具。',
          de: 'Formen zum Vulkanisieren von Gummi und zum Tiefziehen von Folien bis 2 mm.',
        },
      },
    ],
    instructions: [
      {
        title: { en: 'Before printing', zh: '打印前', de: 'Vor dem Druck' },
        text: {
          en: 'Warm the resin to 25 to 30 °C. Give cavities a draft of at least 2° and walls of at least 5 mm.',
          zh: '将树脂预热至 25–30 °C。型腔拔模斜度不小于 2°，壁厚不小于 5 mm。',
          de: 'Resin auf 25 bis 30 °C erwärmen. Kavitäten mit mindestens 2° Entformungsschräge und 5 mm Wandstärke auslegen.',
        },
      },
      {
        title: { en: 'Limits', zh: '使用限制', de: 'Einsatzgrenzen' },
        text: {
          en: 'The material is brittle: avoid clamping pressure on edges. Let the mold cool below 60 °C between shots.',
          zh: '材料较脆，合模时避免棱边受压；两次注塑之间须冷却至 60 °C 以下。',
          de: 'Das Material ist spröde: keinen Schließdruck auf Kanten geben. Zwischen den Schüssen unter 60 °C abkühlen lassen.',
        },
      },
      {
        title: { en: 'Storage and safety', zh: '储存与安全', de: 'Lagerung und Sicherheit' },
        text: {
          en: 'Keep closed and dark at 10 to 25 °C. Ventilate the oven; wear gloves and goggles with liquid resin.',
          zh: '密封避光，10–25 °C 保存。烘箱须通风；接触液态树脂时佩戴手套和护目镜。',
          de: 'Verschlossen und dunkel bei 10 bis 25 °C lagern. Ofen mit Abluft betreiben; bei flüssigem Resin Handschuhe und Schutzbrille tragen.',
        },
      },
    ],
    related: [205, 209, 304],
  },
  {
    id: 205,
    slug: 'reflex-silicone-master',
    group: '1',
    subtypes: ['molding'],
    publishedOn: '2023-02-14',
    category: 'standard',
    name: { en: 'Reflex Silicone Master', zh: 'Reflex Silicone Master', de: 'Reflex Silicone Master' },
    summary: {
      en: 'Resin for masters in silicone molding that, once fully cured, does not inhibit addition-cure silicone.',
      zh: '硅胶翻模用原型树脂，充分固化后不会使加成型（铂金）硅胶中毒。',
      de: 'Resin für Urmodelle im Silikonformenbau. Vollständig ausgehärtet, inhibiert es additionsvernetzendes Silikon nicht.',
    },
    colors: [{ family: 'yellow', name: { en: 'Yellow', zh: '黄色', de: 'Gelb' }, hex: '#e2bd3f' }],
    printers: ['9', '10', '13', '14'],
    addOns: [],
    usages: ['mold'],
    biocompatibility: [],
    bodyContact: 'none',
    storage: { min: 10, max: 30 },
    shelfLifeMonths: 24,
    packs: [{ amount: 1, unit: 'kg' }],
    properties: {
      flexuralModulus: 2320,
      flexuralStrength: 81,
      elongationAtBreak: 7.5,
      heatDeflectionTemperature: 74,
      tensileStrength: 49,
      hardnessShoreD: 84,
      viscosity: 260,
      density: 1.13,
    },
    wavelengths: [405],
    layerHeights: [30, 50, 100],
    certifications: [],
    features: [
      {
        title: { en: 'No inhibition', zh: '硅胶不中毒', de: 'Keine Inhibierung' },
        text: {
          en: 'Addition-cure and condensation-cure silicones set fully against the cured surface.',
          zh: '加成型和缩合型硅胶接触已固化的原型表面，均能完全固化。',
          de: 'Additions- und kondensationsvernetzende Silikone härten an der ausgehärteten Oberfläche vollständig aus.',
        },
      },
      {
        title: { en: 'Releases cleanly', zh: '易脱模', de: 'Löst sich sauber' },
        text: {
          en: 'The master comes out of the silicone in one piece and can be used for several molds.',
          zh: '原型可从硅胶中完整取出，并可重复翻制多副模具。',
          de: 'Das Urmodell lässt sich unbeschädigt aus dem Silikon lösen und für mehrere Formen verwenden.',
        },
      },
      {
        title: { en: 'Easy to inspect', zh: '便于检查', de: 'Gut zu prüfen' },
        text: {
          en: 'Silicone residue and parting lines stand out against the opaque yellow.',
          zh: '不透明黄色便于辨认残留硅胶和分型线。',
          de: 'Silikonreste und Trennlinien heben sich vom deckenden Gelb ab.',
        },
      },
    ],
    postProcessing: [
      {
        title: { en: 'Wash', zh: '清洗', de: 'Waschen' },
        text: {
          en: 'Reflex Wash with fresh isopropanol (at least 97%), two baths of 4 min. Residue on the surface inhibits silicone.',
          zh: '使用 Reflex Wash，以干净的异丙醇（≥ 97%）清洗两次，每次 4 分钟；表面残留会使硅胶无法固化。',
          de: 'Reflex Wash mit frischem Isopropanol (mindestens 97 %), zwei Bäder zu 4 min. Resinreste inhibieren das Silikon.',
        },
      },
      {
        title: { en: 'Dry', zh: '干燥', de: 'Trocknen' },
        text: {
          en: 'Blow dry and leave for 30 min.',
          zh: '吹干后静置 30 分钟。',
          de: 'Trockenblasen und 30 min ruhen lassen.',
        },
      },
      {
        title: { en: 'Cure', zh: '固化', de: 'Nachhärten' },
        text: {
          en: 'Reflex Cure, 20 min each side, then 2 h at 60 °C in an oven.',
          zh: '使用 Reflex Cure，每面固化 20 分钟，再置于 60 °C 烘箱中 2 小时。',
          de: 'Reflex Cure, je Seite 20 min, danach 2 h bei 60 °C im Ofen.',
        },
      },
    ],
    applications: [
      {
        title: { en: 'Vacuum casting masters', zh: '真空复模原型', de: 'Urmodelle für den Vakuumguss' },
        text: {
          en: 'Masters for silicone molds for casting small polyurethane runs.',
          zh: '用于制作硅胶模的原型，以小批量浇注聚氨酯件。',
          de: 'Urmodelle für Silikonformen, in denen Kleinserien aus Polyurethan gegossen werden.',
        },
      },
      {
        title: { en: 'Figure kits', zh: '手办翻模', de: 'Figurenbausätze' },
        text: {
          en: 'Originals for garage kits that are reproduced in casting resin.',
          zh: '手办套件（GK）的原型，用于树脂浇注复制。',
          de: 'Originale für Bausätze, die in Gießharz vervielfältigt werden.',
        },
      },
    ],
    instructions: [
      {
        title: { en: 'Before printing', zh: '打印前', de: 'Vor dem Druck' },
        text: {
          en: 'Shake for 1 min. Place supports on faces that will be sanded, away from the parting line.',
          zh: '摇匀 1 分钟。支撑应加在后续打磨的面上，并避开分型线。',
          de: '1 min schütteln. Supports auf Flächen setzen, die geschliffen werden, und von der Trennlinie fernhalten.',
        },
      },
      {
        title: { en: 'Test first', zh: '先做测试', de: 'Vorab testen' },
        text: {
          en: 'Put a drop of the silicone on a hidden spot before pouring. If it stays tacky, cure the master again.',
          zh: '浇注前在隐蔽处滴少量硅胶测试；若仍发黏，应将原型再次固化。',
          de: 'Vor dem Gießen einen Tropfen Silikon an verdeckter Stelle testen. Bleibt er klebrig, erneut nachhärten.',
        },
      },
      {
        title: { en: 'Storage and safety', zh: '储存与安全', de: 'Lagerung und Sicherheit' },
        text: {
          en: 'Keep closed and dark at 10 to 30 °C. Wear nitrile gloves and do not pour resin into the drain.',
          zh: '密封避光，10–30 °C 保存。操作时佩戴丁腈手套，树脂不得倒入下水道。',
          de: 'Verschlossen und dunkel bei 10 bis 30 °C lagern. Nitrilhandschuhe tragen, Resin nicht in den Abfluss geben.',
        },
      },
    ],
    related: [204, 201, 202],
  },
  {
    id: 206,
    slug: 'reflex-wax-cast',
    group: '1',
    subtypes: ['casting'],
    publishedOn: '2021-11-23',
    category: 'castable',
    name: { en: 'Reflex Wax Cast', zh: 'Reflex Wax Cast', de: 'Reflex Wax Cast' },
    summary: {
      en: 'Wax-filled castable resin for rings, pendants and other solid jewelry.',
      zh: '含蜡铸造树脂，适用于戒指、吊坠等较厚实的首饰。',
      de: 'Wachshaltiges, ausbrennbares Resin für Ringe, Anhänger und anderen massiven Schmuck.',
    },
    colors: [{ family: 'green', name: { en: 'Green', zh: '绿色', de: 'Grün' }, hex: '#3f8f5f' }],
    printers: ['9', '10', '13', '14'],
    addOns: [],
    usages: ['jewelry-casting'],
    biocompatibility: [],
    bodyContact: 'none',
    storage: { min: 15, max: 30 },
    shelfLifeMonths: 12,
    packs: [{ amount: 1, unit: 'kg' }],
    properties: {
      flexuralModulus: 740,
      flexuralStrength: 23,
      elongationAtBreak: 12,
      tensileStrength: 13,
      hardnessShoreD: 61,
      viscosity: 290,
      density: 1.08,
      ashContent: 0.02,
    },
    casting: {
      preparation: {
        en: 'Wash 3 min, blow dry, rest 30 min away from heat, cure 10 min without heat',
        zh: '清洗 3 分钟，吹干后远离热源静置 30 分钟，不加热固化 10 分钟',
        de: '3 min waschen, trockenblasen, 30 min abseits von Wärme liegen lassen, 10 min ohne Heizung nachhärten',
      },
      sprues: {
        en: '3 mm in diameter, at the thickest part, attached with hot wax',
        zh: '直径 3 mm，用热蜡接在最厚处',
        de: '3 mm stark, mit heißem Wachs an der dicksten Stelle',
      },
      investment: {
        en: 'Gypsum-bonded, bench-set for 2 h',
        zh: '首饰用石膏铸粉，静置 2 小时',
        de: 'Gipsgebunden, 2 h abbinden lassen',
      },
      burnout: [
        { celsius: 150, hours: 2, ramp: 3 },
        { celsius: 370, hours: 2, ramp: 3 },
        { celsius: 730, hours: 4, ramp: 3 },
      ],
      flask: { min: 500, max: 550 },
      flaskHours: 1,
      pressing: null,
      scaling: 1.6,
      sections: { min: 2, max: 6 },
      metals: {
        en: 'Silver, gold, brass; not platinum',
        zh: '银、金、黄铜；不适用于铂金',
        de: 'Silber, Gold, Messing; nicht für Platin',
      },
    },
    wavelengths: [405],
    layerHeights: [30, 50],
    certifications: [],
    features: [
      {
        title: { en: 'Burns out clean', zh: '焙烧残留少', de: 'Brennt sauber aus' },
        text: {
          en: 'An ash content of 0.02% leaves no gray deposit in the flask.',
          zh: '灰分仅 0.02%，钢盅内不留灰色残渣。',
          de: 'Ein Aschegehalt von 0,02 % hinterlässt keinen grauen Belag in der Küvette.',
        },
      },
      {
        title: { en: 'Low expansion', zh: '受热膨胀小', de: 'Geringe Ausdehnung' },
        text: {
          en: 'The wax melts first and relieves pressure, so thick sections do not crack the investment.',
          zh: '蜡成分先行熔出、释放压力，厚壁部位不易胀裂石膏。',
          de: 'Das Wachs schmilzt zuerst und baut Druck ab; dicke Querschnitte sprengen die Einbettmasse nicht.',
        },
      },
      {
        title: { en: 'Works with wax tools', zh: '可用蜡雕工具修整', de: 'Mit Wachswerkzeug bearbeitbar' },
        text: {
          en: 'Sprues are attached with hot wax, and supports are carved off with a wax knife.',
          zh: '水口可用热蜡焊接，支撑可用蜡雕刀修除。',
          de: 'Gusskanäle werden mit heißem Wachs angesetzt, Supports mit dem Wachsmesser abgetragen.',
        },
      },
    ],
    postProcessing: [
      {
        title: { en: 'Wash', zh: '清洗', de: 'Waschen' },
        text: {
          en: 'Isopropanol (at least 97%), 3 min in all. A soak of more than 5 min draws wax out of the surface.',
          zh: '用异丙醇（≥ 97%）清洗，总时间 3 分钟；浸泡超过 5 分钟，表层蜡会析出。',
          de: 'Isopropanol (mindestens 97 %), insgesamt 3 min. Mehr als 5 min lösen Wachs aus der Oberfläche.',
        },
      },
      {
        title: { en: 'Dry', zh: '干燥', de: 'Trocknen' },
        text: {
          en: 'Blow dry and leave for 30 min away from heat.',
          zh: '吹干后静置 30 分钟，远离热源。',
          de: 'Trockenblasen und 30 min fern von Wärmequellen ruhen lassen.',
        },
      },
      {
        title: { en: 'Cure', zh: '固化', de: 'Nachhärten' },
        text: {
          en: 'Reflex Cure, 10 min without heat. Turn the part once.',
          zh: '使用 Reflex Cure，不加热固化 10 分钟，中途翻转一次。',
          de: 'Reflex Cure, 10 min ohne Heizung. Teil einmal wenden.',
        },
      },
      {
        title: { en: 'Burn out', zh: '焙烧', de: 'Ausbrennen' },
        text: {
          en: '2 h at 150 °C, 2 h at 370 °C, 4 h at 730 °C, then 1 h at 500–550 °C for casting. Ramps of 3 °C per minute.',
          zh: '150 °C 保温 2 小时，370 °C 保温 2 小时，730 °C 保温 4 小时，再降到铸造温度 500–550 °C 保温 1 小时；升温速率 3 °C/min。',
          de: '2 h bei 150 °C, 2 h bei 370 °C, 4 h bei 730 °C, dann 1 h bei 500–550 °C zum Gießen. Aufheizen mit 3 °C pro Minute.',
        },
      },
    ],
    applications: [
      {
        title: { en: 'Rings and signets', zh: '戒指与图章戒', de: 'Ringe und Siegelringe' },
        text: {
          en: 'Solid rings with sections up to 6 mm, cast in silver, gold or brass.',
          zh: '截面厚度不超过 6 mm 的实心戒指，可用银、金或黄铜铸造。',
          de: 'Massive Ringe mit Querschnitten bis 6 mm, gegossen in Silber, Gold oder Messing.',
        },
      },
      {
        title: { en: 'Pendants and badges', zh: '吊坠与徽章', de: 'Anhänger und Abzeichen' },
        text: {
          en: 'Relief pieces with lettering that is finished by hand after casting.',
          zh: '带文字浮雕的饰件，铸造后再手工执模。',
          de: 'Reliefs mit Schriftzügen, die nach dem Guss von Hand nachgearbeitet werden.',
        },
      },
    ],
    instructions: [
      {
        title: { en: 'Before printing', zh: '打印前', de: 'Vor dem Druck' },
        text: {
          en: 'Warm the bottle to 25 to 30 °C and shake for 2 min until no wax is left on the bottom.',
          zh: '将瓶身预热至 25–30 °C，摇匀 2 分钟，直至瓶底无蜡沉积。',
          de: 'Flasche auf 25 bis 30 °C erwärmen und 2 min schütteln, bis am Boden kein Wachs mehr liegt.',
        },
      },
      {
        title: { en: 'Investing', zh: '灌浆', de: 'Einbetten' },
        text: {
          en: 'Use a gypsum-bonded jewelry investment and let it set for 2 h before the flask enters the oven.',
          zh: '使用首饰用石膏铸粉，灌浆后静置 2 小时再入炉。',
          de: 'Gipsgebundene Schmuckeinbettmasse verwenden und 2 h abbinden lassen, bevor die Küvette in den Ofen kommt.',
        },
      },
      {
        title: { en: 'Storage and safety', zh: '储存与安全', de: 'Lagerung und Sicherheit' },
        text: {
          en: 'Keep closed and dark at 15 to 30 °C. Extract burnout fumes and wear nitrile gloves with liquid resin.',
          zh: '密封避光，15–30 °C 保存。焙烧烟气须抽排；接触液态树脂时佩戴丁腈手套。',
          de: 'Verschlossen und dunkel bei 15 bis 30 °C lagern. Ausbrenndämpfe absaugen; bei flüssigem Resin Nitrilhandschuhe tragen.',
        },
      },
    ],
    related: [207, 102],
  },
  {
    id: 207,
    slug: 'reflex-wax-cast-filigree',
    group: '1',
    subtypes: ['casting'],
    publishedOn: '2023-08-29',
    category: 'castable',
    name: { en: 'Reflex Wax Cast Filigree', zh: 'Reflex Wax Cast Filigree', de: 'Reflex Wax Cast Filigree' },
    summary: {
      en: 'Stiffer castable resin for filigree, pavé settings and thin wires that must not sag before investing.',
      zh: '刚性较高的铸造树脂，适用于花丝、密钉镶和细线结构，包埋前不易下垂变形。',
      de: 'Steiferes, ausbrennbares Resin für Filigranschmuck, Pavéfassungen und dünne Drähte, die sich vor dem Einbetten nicht durchbiegen dürfen.',
    },
    colors: [{ family: 'blue', name: { en: 'Blue', zh: '蓝色', de: 'Blau' }, hex: '#2f5fa8' }],
    printers: ['10', '13', '14'],
    addOns: [],
    usages: ['jewelry-casting'],
    biocompatibility: [],
    bodyContact: 'none',
    storage: { min: 15, max: 30 },
    shelfLifeMonths: 12,
    packs: [{ amount: 1, unit: 'kg' }],
    properties: {
      flexuralModulus: 1480,
      flexuralStrength: 44,
      elongationAtBreak: 7,
      tensileStrength: 26,
      hardnessShoreD: 73,
      viscosity: 160,
      density: 1.09,
      ashContent: 0.01,
    },
    casting: {
      preparation: {
        en: 'Wash 2 min without ultrasound, dry 20 min, cure 15 min on the supports',
        zh: '清洗 2 分钟，不用超声，晾干 20 分钟，带支撑固化 15 分钟',
        de: '2 min ohne Ultraschall waschen, 20 min trocknen, 15 min auf den Supports nachhärten',
      },
      sprues: {
        en: '2 mm in diameter, two or more on openwork, attached with hot wax',
        zh: '直径 2 mm，镂空件接两条以上，用热蜡粘接',
        de: '2 mm stark, bei Durchbrüchen mindestens zwei, mit heißem Wachs angesetzt',
      },
      investment: {
        en: 'Gypsum-bonded, bench-set for 2 h',
        zh: '首饰用石膏铸粉，静置 2 小时',
        de: 'Gipsgebunden, 2 h abbinden lassen',
      },
      burnout: [
        { celsius: 150, hours: 1, ramp: 3 },
        { celsius: 370, hours: 2, ramp: 3 },
        { celsius: 730, hours: 3, ramp: 3 },
      ],
      flask: { min: 550, max: 620 },
      flaskHours: 1,
      pressing: null,
      scaling: 1.5,
      sections: { min: 0.25, max: 2 },
      metals: {
        en: 'Silver, gold, brass; not platinum',
        zh: '银、金、黄铜；不适用于铂金',
        de: 'Silber, Gold, Messing; nicht für Platin',
      },
    },
    wavelengths: [405],
    layerHeights: [30],
    certifications: [],
    features: [
      {
        title: { en: 'Thin and straight', zh: '细而不弯', de: 'Dünn und gerade' },
        text: {
          en: 'Free wires from 0.25 mm keep their line during washing and curing.',
          zh: '直径 0.25 mm 起的悬空细线在清洗和固化过程中不变形。',
          de: 'Freistehende Drähte ab 0,25 mm bleiben beim Waschen und Nachhärten gerade.',
        },
      },
      {
        title: { en: 'Open stone seats', zh: '钉镶孔位清晰', de: 'Offene Steinsitze' },
        text: {
          en: 'Stone seats print open and prongs at full thickness, so there is little to drill after casting.',
          zh: '钉爪饱满，石位贯通，金属件仅需少量钻修。',
          de: 'Krappen und Steinsitze werden offen gedruckt und müssen im Metall kaum nachgebohrt werden.',
        },
      },
      {
        title: { en: 'Very low ash', zh: '灰分极低', de: 'Sehr wenig Asche' },
        text: {
          en: 'An ash content of 0.01% keeps narrow channels free for the melt.',
          zh: '灰分 0.01%，细窄流道保持通畅，利于金属液充填。',
          de: 'Ein Aschegehalt von 0,01 % hält enge Kanäle für die Schmelze frei.',
        },
      },
    ],
    postProcessing: [
      {
        title: { en: 'Wash', zh: '清洗', de: 'Waschen' },
        text: {
          en: 'Isopropanol (at least 97%), 2 min without ultrasound, then rinse open work with a wash bottle.',
          zh: '用异丙醇（≥ 97%）清洗 2 分钟，不用超声；镂空处再用洗瓶冲洗。',
          de: 'Isopropanol (mindestens 97 %), 2 min ohne Ultraschall, Durchbrüche anschließend mit der Spritzflasche spülen.',
        },
      },
      {
        title: { en: 'Dry', zh: '干燥', de: 'Trocknen' },
        text: {
          en: 'Low-pressure air, then 20 min at room temperature.',
          zh: '低压气流吹干，再于室温静置 20 分钟。',
          de: 'Mit wenig Druckluft abblasen, dann 20 min bei Raumtemperatur.',
        },
      },
      {
        title: { en: 'Cure', zh: '固化', de: 'Nachhärten' },
        text: {
          en: 'Reflex Cure, 15 min on the supports; cut the supports off afterward.',
          zh: '使用 Reflex Cure，带支撑固化 15 分钟，之后再剪除支撑。',
          de: 'Reflex Cure, 15 min auf den Supports; diese erst danach abtrennen.',
        },
      },
      {
        title: { en: 'Burn out', zh: '焙烧', de: 'Ausbrennen' },
        text: {
          en: '1 h at 150 °C, 2 h at 370 °C, 3 h at 730 °C with open air supply, then 1 h at 550–620 °C for casting. Ramps of 3 °C per minute.',
          zh: '150 °C 保温 1 小时，370 °C 保温 2 小时，730 °C 通风保温 3 小时，再降到铸造温度 550–620 °C 保温 1 小时；升温速率 3 °C/min。',
          de: '1 h bei 150 °C, 2 h bei 370 °C, 3 h bei 730 °C mit Luftzufuhr, dann 1 h bei 550–620 °C zum Gießen. Aufheizen mit 3 °C pro Minute.',
        },
      },
    ],
    applications: [
      {
        title: { en: 'Pavé and micro settings', zh: '密钉镶与微镶', de: 'Pavé und Mikrofassungen' },
        text: {
          en: 'Rings and ear studs with stone seats from 1 mm.',
          zh: '石位直径 1 mm 起的戒指和耳钉。',
          de: 'Ringe und Ohrstecker mit Steinsitzen ab 1 mm.',
        },
      },
      {
        title: { en: 'Filigree', zh: '花丝首饰', de: 'Filigranschmuck' },
        text: {
          en: 'Lace-like pendants and brooches with walls of 0.3 to 1.5 mm.',
          zh: '壁厚 0.3–1.5 mm 的蕾丝状吊坠和胸针。',
          de: 'Spitzenartige Anhänger und Broschen mit Wandstärken von 0,3 bis 1,5 mm.',
        },
      },
    ],
    instructions: [
      {
        title: { en: 'Before printing', zh: '打印前', de: 'Vor dem Druck' },
        text: {
          en: 'Shake for 1 min and check that the tray is clean: dust shows at once on thin wires.',
          zh: '摇匀 1 分钟，并确认料槽洁净；细线处的灰尘瑕疵十分明显。',
          de: '1 min schütteln und die Wanne auf Sauberkeit prüfen: Staub zeigt sich an dünnen Drähten sofort.',
        },
      },
      {
        title: { en: 'Limits', zh: '使用限制', de: 'Einsatzgrenzen' },
        text: {
          en: 'For sections up to 2 mm. Print thicker pieces in Reflex Wax Cast to keep the investment from cracking.',
          zh: '适用于厚度不超过 2 mm 的结构；更厚的饰件请改用 Reflex Wax Cast，以防石膏开裂。',
          de: 'Für Querschnitte bis 2 mm. Dickere Stücke in Reflex Wax Cast drucken, damit die Einbettmasse nicht reißt.',
        },
      },
      {
        title: { en: 'Storage and safety', zh: '储存与安全', de: 'Lagerung und Sicherheit' },
        text: {
          en: 'Keep closed and dark at 15 to 30 °C. Invest within two days of printing; extract burnout fumes.',
          zh: '密封避光，15–30 °C 保存。打印后两天内灌浆；焙烧烟气须抽排。',
          de: 'Verschlossen und dunkel bei 15 bis 30 °C lagern. Binnen zwei Tagen nach dem Druck einbetten; Ausbrenndämpfe absaugen.',
        },
      },
    ],
    related: [206, 102],
  },
  {
    id: 208,
    slug: 'reflex-tough-tool',
    group: '1',
    subtypes: ['tooling'],
    publishedOn: '2022-06-21',
    category: 'tough',
    name: { en: 'Reflex Tough Tool', zh: 'Reflex Tough Tool', de: 'Reflex Tough Tool' },
    summary: {
      en: 'Tough blue resin for hand tools, assembly aids and clamps that are dropped, bent and used every day.',
      zh: '蓝色韧性树脂，适用于日常使用中会跌落、弯折的手动工具、装配辅具和夹具。',
      de: 'Zähes blaues Resin für Handwerkzeuge, Montagehilfen und Spannelemente, die Stürze und Biegung im Alltag aushalten.',
    },
    colors: [{ family: 'blue', name: { en: 'Workshop blue', zh: '工装蓝', de: 'Werkstattblau' }, hex: '#34638f' }],
    printers: ['9', '10', '11', '12', '13', '14'],
    addOns: [],
    usages: ['jig-fixture'],
    biocompatibility: [],
    bodyContact: 'none',
    storage: { min: 10, max: 30 },
    shelfLifeMonths: 18,
    packs: [{ amount: 1, unit: 'kg' }],
    properties: {
      flexuralModulus: 1780,
      flexuralStrength: 64,
      elongationAtBreak: 46,
      impactStrengthNotched: 68,
      heatDeflectionTemperature: 61,
      tensileStrength: 44,
      hardnessShoreD: 79,
      viscosity: 860,
      density: 1.11,
    },
    wavelengths: [405],
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
        title: { en: 'Bends before it breaks', zh: '先弯后断', de: 'Gibt nach, bevor es bricht' },
        text: {
          en: 'An elongation of 46% lets clips and levers yield visibly before failure.',
          zh: '断裂伸长率 46%，卡扣和杠杆在失效前有明显变形。',
          de: 'Bei 46 % Bruchdehnung verformen sich Clips und Hebel sichtbar, bevor sie versagen.',
        },
      },
      {
        title: { en: 'Takes screws', zh: '可拧螺钉', de: 'Verschraubbar' },
        text: {
          en: 'Self-tapping screws and press-in inserts hold without cracking the boss.',
          zh: '可使用自攻螺钉和压入式螺母嵌件，螺柱不开裂。',
          de: 'Selbstschneidende Schrauben und Einpressbuchsen halten, ohne dass der Dom reißt.',
        },
      },
      {
        title: { en: 'Kind to workpieces', zh: '不伤工件', de: 'Schont das Werkstück' },
        text: {
          en: 'The surface does not scratch painted or anodized parts.',
          zh: '接触面不会划伤喷漆件或阳极氧化件。',
          de: 'Die Oberfläche verkratzt lackierte oder eloxierte Teile nicht.',
        },
      },
    ],
    postProcessing: [
      {
        title: { en: 'Wash', zh: '清洗', de: 'Waschen' },
        text: {
          en: 'Reflex Wash with isopropanol (at least 95%), two baths of 4 min.',
          zh: '使用 Reflex Wash，以异丙醇（≥ 95%）清洗两次，每次 4 分钟。',
          de: 'Reflex Wash mit Isopropanol (mindestens 95 %), zwei Bäder zu 4 min.',
        },
      },
      {
        title: { en: 'Dry', zh: '干燥', de: 'Trocknen' },
        text: {
          en: 'Leave in air for 30 min and cut the supports with side cutters.',
          zh: '自然晾干 30 分钟，用斜口钳剪除支撑。',
          de: '30 min an der Luft trocknen lassen, Supports mit dem Seitenschneider abtrennen.',
        },
      },
      {
        title: { en: 'Cure', zh: '固化', de: 'Nachhärten' },
        text: {
          en: 'Reflex Cure, 20 min at 60 °C. Without heat the part stays softer than stated.',
          zh: '使用 Reflex Cure，60 °C 固化 20 分钟；若不加热，硬度达不到标称值。',
          de: 'Reflex Cure, 20 min bei 60 °C. Ohne Wärme bleibt das Teil weicher als angegeben.',
        },
      },
    ],
    applications: [
      {
        title: { en: 'Assembly aids', zh: '装配辅具', de: 'Montagehilfen' },
        text: {
          en: 'Locators, drill guides and press-fit tools for the workbench.',
          zh: '工作台用定位块、钻孔导套和压装工具。',
          de: 'Positionierhilfen, Bohrlehren und Einpresswerkzeuge für den Arbeitsplatz.',
        },
      },
      {
        title: { en: 'Clamps and grippers', zh: '夹持件与夹爪', de: 'Spanner und Greifer' },
        text: {
          en: 'Soft jaws and gripper fingers shaped to the part.',
          zh: '按工件外形设计的软钳口和机械夹爪。',
          de: 'Schonbacken und Greiferfinger, dem Werkstück angepasst.',
        },
      },
      {
        title: { en: 'Repair parts', zh: '维修替换件', de: 'Ersatzteile' },
        text: {
          en: 'Handles, covers and cable guides for machines and equipment.',
          zh: '设备用手柄、护盖和线缆导向件。',
          de: 'Griffe, Abdeckungen und Kabelführungen für Maschinen und Geräte.',
        },
      },
    ],
    instructions: [
      {
        title: { en: 'Before printing', zh: '打印前', de: 'Vor dem Druck' },
        text: {
          en: 'Shake for 2 min and print at 25 to 30 °C; cold resin flows back too slowly.',
          zh: '摇匀 2 分钟，在 25–30 °C 下打印；温度过低时树脂回流过慢。',
          de: '2 min schütteln, bei 25 bis 30 °C drucken; kaltes Resin fließt zu langsam nach.',
        },
      },
      {
        title: { en: 'Limits', zh: '使用限制', de: 'Einsatzgrenzen' },
        text: {
          en: 'Creeps under constant load above 45 °C. Wipe off cutting oil and acetone soon.',
          zh: '45 °C 以上长期受力会产生蠕变；沾到切削油或丙酮时应及时擦净。',
          de: 'Kriecht oberhalb von 45 °C unter Dauerlast. Schneidöl und Aceton bald abwischen.',
        },
      },
      {
        title: { en: 'Storage and safety', zh: '储存与安全', de: 'Lagerung und Sicherheit' },
        text: {
          en: 'Keep closed and dark at 10 to 30 °C. Wear nitrile gloves; use a dust mask when sanding.',
          zh: '密封避光，10–30 °C 保存。操作时佩戴丁腈手套，打磨时佩戴防尘口罩。',
          de: 'Verschlossen und dunkel bei 10 bis 30 °C lagern. Nitrilhandschuhe tragen, beim Schleifen Staubmaske.',
        },
      },
    ],
    related: [209, 212],
  },
  {
    id: 209,
    slug: 'reflex-rigid-fixture',
    group: '1',
    subtypes: ['tooling', 'production'],
    publishedOn: '2024-03-12',
    category: 'rigid',
    name: { en: 'Reflex Rigid Fixture', zh: 'Reflex Rigid Fixture', de: 'Reflex Rigid Fixture' },
    summary: {
      en: 'Glass-filled resin for fixtures, gauges and brackets that must not bend under clamping force.',
      zh: '玻璃填充树脂，适用于在夹紧力下不得变形的夹具、检具和支架。',
      de: 'Glasgefülltes Resin für Vorrichtungen, Lehren und Halter, die sich unter Spannkraft nicht verformen dürfen.',
    },
    colors: [{ family: 'grey', name: { en: 'Light gray', zh: '浅灰色', de: 'Hellgrau' }, hex: '#b9bcbd' }],
    printers: ['10', '12', '14'],
    addOns: [],
    usages: ['jig-fixture', 'end-use-part'],
    biocompatibility: [],
    bodyContact: 'none',
    storage: { min: 10, max: 25 },
    shelfLifeMonths: 18,
    packs: [{ amount: 1, unit: 'kg' }],
    properties: {
      flexuralModulus: 4150,
      flexuralStrength: 112,
      elongationAtBreak: 3.9,
      impactStrengthNotched: 22,
      heatDeflectionTemperature: 92,
      tensileStrength: 68,
      hardnessShoreD: 89,
      viscosity: 1480,
      density: 1.29,
    },
    wavelengths: [405],
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
        title: { en: 'Stiff', zh: '刚性高', de: 'Steif' },
        text: {
          en: 'A flexural modulus of 4150 MPa is nearly twice that of a standard resin.',
          zh: '弯曲模量 4,150 MPa，接近标准树脂的两倍。',
          de: 'Ein Biegemodul von 4.150 MPa, fast doppelt so hoch wie bei einem Standardresin.',
        },
      },
      {
        title: { en: 'Holds its size', zh: '尺寸稳定', de: 'Maßhaltig' },
        text: {
          en: 'The filler lowers shrinkage and creep, so datum faces stay in place.',
          zh: '填料降低收缩和蠕变，基准面位置保持稳定。',
          de: 'Der Füllstoff mindert Schrumpf und Kriechen; Bezugsflächen bleiben in Position.',
        },
      },
      {
        title: { en: 'Can be machined', zh: '可机加工', de: 'Spanend bearbeitbar' },
        text: {
          en: 'Bores can be reamed and threads cut after curing.',
          zh: '固化后可铰孔和攻丝。',
          de: 'Nach dem Aushärten lassen sich Bohrungen reiben und Gewinde schneiden.',
        },
      },
    ],
    postProcessing: [
      {
        title: { en: 'Wash', zh: '清洗', de: 'Waschen' },
        text: {
          en: 'Reflex Wash with isopropanol (at least 95%), 8 min. Brush filler residue out of bores.',
          zh: '使用 Reflex Wash，以异丙醇（≥ 95%）清洗 8 分钟，孔内填料残留用刷子清除。',
          de: 'Reflex Wash mit Isopropanol (mindestens 95 %), 8 min. Füllstoffreste aus Bohrungen bürsten.',
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
        title: { en: 'Cure', zh: '固化', de: 'Nachhärten' },
        text: {
          en: 'Reflex Cure, 15 min each side at 60 °C. Support large plates flat while they cool.',
          zh: '使用 Reflex Cure，60 °C 下每面固化 15 分钟；大面积板件冷却时须平放支承。',
          de: 'Reflex Cure, je Seite 15 min bei 60 °C. Große Platten beim Abkühlen plan auflegen.',
        },
      },
    ],
    applications: [
      {
        title: { en: 'Measuring fixtures', zh: '检测夹具', de: 'Messaufnahmen' },
        text: {
          en: 'Holders that present a part to a coordinate measuring machine or a camera.',
          zh: '用于三坐标测量或视觉检测的工件定位夹具。',
          de: 'Aufnahmen, die ein Teil für Koordinatenmessgerät oder Kamera positionieren.',
        },
      },
      {
        title: { en: 'Go/no-go gauges', zh: '通止规', de: 'Grenzlehren' },
        text: {
          en: 'Gauges for shapes that standard plugs and rings do not cover.',
          zh: '用于标准塞规、环规无法检测的异形轮廓。',
          de: 'Lehren für Konturen, die Lehrdorne und Lehrringe nicht abdecken.',
        },
      },
      {
        title: { en: 'Brackets', zh: '支架', de: 'Halter' },
        text: {
          en: 'Sensor and motor mounts in small runs.',
          zh: '小批量传感器和电机安装支架。',
          de: 'Sensor- und Motorhalter in Kleinserie.',
        },
      },
    ],
    instructions: [
      {
        title: { en: 'Before printing', zh: '打印前', de: 'Vor dem Druck' },
        text: {
          en: 'The filler settles: shake for 3 min, and stir the tray before each job. Print at 25 to 30 °C.',
          zh: '填料易沉降，使用前摇匀 3 分钟，每次打印前搅拌料槽；打印温度 25–30 °C。',
          de: 'Füllstoff setzt sich ab: 3 min schütteln und vor jedem Auftrag in der Wanne rühren. Bei 25 bis 30 °C drucken.',
        },
      },
      {
        title: { en: 'Limits', zh: '使用限制', de: 'Einsatzgrenzen' },
        text: {
          en: 'Not for impact loads or snap-fits. Round off inner corners to at least 1 mm.',
          zh: '不适用于冲击载荷或卡扣结构；内角倒圆半径不小于 1 mm。',
          de: 'Nicht für Stoßbelastung oder Schnapphaken. Innenecken mit mindestens 1 mm verrunden.',
        },
      },
      {
        title: { en: 'Storage and safety', zh: '储存与安全', de: 'Lagerung und Sicherheit' },
        text: {
          en: 'Keep closed and dark at 10 to 25 °C. Sand wet or under extraction; the dust contains glass.',
          zh: '密封避光，10–25 °C 保存。粉尘含玻璃成分，应湿磨或在抽尘条件下打磨。',
          de: 'Verschlossen und dunkel bei 10 bis 25 °C lagern. Nass oder mit Absaugung schleifen; der Staub enthält Glas.',
        },
      },
    ],
    related: [208, 204, 305],
  },
  {
    id: 210,
    slug: 'reflex-clear',
    group: '1',
    subtypes: ['design'],
    publishedOn: '2021-06-08',
    category: 'standard',
    name: { en: 'Reflex Clear', zh: 'Reflex Clear', de: 'Reflex Clear' },
    summary: {
      en: 'Transparent resin for light guides, covers and flow models that can be polished or coated to near-glass clarity.',
      zh: '透明树脂，适用于导光件、透明罩和流道模型，抛光或喷涂清漆后接近玻璃的通透度。',
      de: 'Transparentes Resin für Lichtleiter, Abdeckungen und Strömungsmodelle, poliert oder klar lackiert annähernd glasklar.',
    },
    colors: [{ family: 'clear', name: { en: 'Clear', zh: '透明', de: 'Transparent' }, hex: '#e9f0f2' }],
    printers: ['9', '10', '13', '14'],
    addOns: [],
    usages: ['prototype'],
    biocompatibility: [],
    bodyContact: 'none',
    storage: { min: 10, max: 30 },
    shelfLifeMonths: 24,
    packs: [{ amount: 1, unit: 'kg' }],
    properties: {
      flexuralModulus: 2260,
      flexuralStrength: 83,
      elongationAtBreak: 8,
      impactStrengthNotched: 21,
      heatDeflectionTemperature: 60,
      tensileStrength: 52,
      hardnessShoreD: 83,
      viscosity: 240,
      density: 1.12,
    },
    wavelengths: [405],
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
        title: { en: 'Neutral tint', zh: '色调中性', de: 'Neutraler Farbton' },
        text: {
          en: 'A slight blue tint offsets the yellowing from curing.',
          zh: '微量蓝色调可抵消固化带来的泛黄。',
          de: 'Ein leichter Blaustich gleicht die Vergilbung beim Nachhärten aus.',
        },
      },
      {
        title: { en: 'Polishes clear', zh: '抛光后通透', de: 'Klar polierbar' },
        text: {
          en: 'Wet sanding to 2000 grit and polishing paste remove the layer lines.',
          zh: '水磨至 2000 目并用抛光膏抛光，即可消除层纹。',
          de: 'Nassschliff bis Körnung 2000 und Polierpaste beseitigen die Schichtlinien.',
        },
      },
      {
        title: { en: 'Shows the inside', zh: '内部可见', de: 'Einblick ins Innere' },
        text: {
          en: 'Channels, seals and moving parts stay visible through walls of several millimeters.',
          zh: '透过数毫米厚的壁面仍可看清流道、密封件和运动部件。',
          de: 'Kanäle, Dichtungen und bewegte Teile bleiben durch mehrere Millimeter Wandstärke sichtbar.',
        },
      },
    ],
    postProcessing: [
      {
        title: { en: 'Wash', zh: '清洗', de: 'Waschen' },
        text: {
          en: 'Fresh isopropanol (at least 97%), two baths of 3 min. A used bath leaves the part cloudy.',
          zh: '用干净的异丙醇（≥ 97%）清洗两次，每次 3 分钟；旧清洗液会导致零件发雾。',
          de: 'Frisches Isopropanol (mindestens 97 %), zwei Bäder zu 3 min. Ein gebrauchtes Bad trübt das Teil.',
        },
      },
      {
        title: { en: 'Dry', zh: '干燥', de: 'Trocknen' },
        text: {
          en: 'Blow dry at once so that no drops mark the surface.',
          zh: '立即吹干，以免表面留下液痕。',
          de: 'Sofort trockenblasen, damit keine Tropfen Flecken hinterlassen.',
        },
      },
      {
        title: { en: 'Cure', zh: '固化', de: 'Nachhärten' },
        text: {
          en: 'Reflex Cure, 5 min each side, if possible under water. Longer curing yellows the part.',
          zh: '使用 Reflex Cure，每面固化 5 分钟，建议浸于水中进行；时间过长会发黄。',
          de: 'Reflex Cure, je Seite 5 min, möglichst unter Wasser. Längeres Nachhärten führt zu Vergilbung.',
        },
      },
      {
        title: { en: 'Finish', zh: '表面处理', de: 'Finish' },
        text: {
          en: 'Sand and polish, or apply two thin coats of clear lacquer.',
          zh: '打磨抛光，或薄喷两层透明清漆。',
          de: 'Schleifen und polieren oder zwei dünne Schichten Klarlack auftragen.',
        },
      },
    ],
    applications: [
      {
        title: { en: 'Light guides and lenses', zh: '导光件与灯罩', de: 'Lichtleiter und Streuscheiben' },
        text: {
          en: 'Illumination prototypes for judging brightness and hot spots.',
          zh: '照明原型件，用于评估亮度和光斑均匀性。',
          de: 'Beleuchtungsmuster zur Beurteilung von Helligkeit und Hotspots.',
        },
      },
      {
        title: { en: 'Flow models', zh: '流道模型', de: 'Strömungsmodelle' },
        text: {
          en: 'Manifolds and bottles in which liquid can be watched.',
          zh: '可直接观察液体流动的歧管和瓶体模型。',
          de: 'Verteiler und Flaschen, in denen sich Flüssigkeit beobachten lässt.',
        },
      },
    ],
    instructions: [
      {
        title: { en: 'Before printing', zh: '打印前', de: 'Vor dem Druck' },
        text: {
          en: 'Use a tray that held no colored resin. Orient the part so that visible faces carry no supports.',
          zh: '使用未装过有色树脂的料槽；摆放时避免在外观面上加支撑。',
          de: 'Wanne ohne Reste farbiger Resins verwenden. So ausrichten, dass Sichtflächen keine Supports tragen.',
        },
      },
      {
        title: { en: 'Limits', zh: '使用限制', de: 'Einsatzgrenzen' },
        text: {
          en: 'Turns yellow in sunlight over months. Not for food contact and not an optical-grade material.',
          zh: '长期日照会逐渐变黄；不可接触食品，也不属于光学级材料。',
          de: 'Vergilbt im Sonnenlicht im Laufe von Monaten. Nicht für Lebensmittelkontakt, kein Material in optischer Qualität.',
        },
      },
      {
        title: { en: 'Storage and safety', zh: '储存与安全', de: 'Lagerung und Sicherheit' },
        text: {
          en: 'Keep closed and dark at 10 to 30 °C. Filter leftovers before they go back into the bottle; wear gloves.',
          zh: '密封避光，10–30 °C 保存。余料过滤后方可倒回瓶中；操作时佩戴手套。',
          de: 'Verschlossen und dunkel bei 10 bis 30 °C lagern. Reste vor dem Zurückfüllen filtern; Handschuhe tragen.',
        },
      },
    ],
    related: [202, 211, 301],
  },
  {
    id: 211,
    slug: 'reflex-draft-white',
    group: '1',
    subtypes: ['design', 'modeling'],
    publishedOn: '2024-10-15',
    category: 'standard',
    name: { en: 'Reflex Draft White', zh: 'Reflex Draft White', de: 'Reflex Draft White' },
    summary: {
      en: 'Fast white resin for first drafts and size checks, printed in 100 µm layers with short exposure.',
      zh: '快速打印白色树脂，100 µm 层厚、曝光时间短，适用于初版样件和尺寸验证。',
      de: 'Schnelles weißes Resin für erste Entwürfe und Größenprüfungen, gedruckt in 100-µm-Schichten mit kurzer Belichtung.',
    },
    colors: [{ family: 'white', name: { en: 'White', zh: '白色', de: 'Weiß' }, hex: '#f2f2ef' }],
    printers: ['9', '11', '12', '13', '14'],
    addOns: [],
    usages: ['prototype', 'figurine'],
    biocompatibility: [],
    bodyContact: 'none',
    storage: { min: 10, max: 25 },
    shelfLifeMonths: 24,
    packs: [{ amount: 1, unit: 'kg' }],
    properties: {
      flexuralModulus: 1720,
      flexuralStrength: 57,
      elongationAtBreak: 11,
      heatDeflectionTemperature: 55,
      tensileStrength: 38,
      hardnessShoreD: 78,
      viscosity: 180,
      density: 1.11,
    },
    wavelengths: [405],
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
        title: { en: 'Short exposure', zh: '曝光时间短', de: 'Kurze Belichtung' },
        text: {
          en: 'High reactivity cuts the exposure of a 100 µm layer to about 1.5 s.',
          zh: '反应活性高，100 µm 层厚的单层曝光时间约 1.5 秒。',
          de: 'Die hohe Reaktivität verkürzt die Belichtung einer 100-µm-Schicht auf etwa 1,5 s.',
        },
      },
      {
        title: { en: 'Flows back quickly', zh: '回流快', de: 'Fließt schnell nach' },
        text: {
          en: 'The low viscosity of 180 mPa·s shortens the wait between layers.',
          zh: '黏度仅 180 mPa·s，可缩短层间等待时间。',
          de: 'Die niedrige Viskosität von 180 mPa·s verkürzt die Wartezeit zwischen den Schichten.',
        },
      },
      {
        title: { en: 'Easy to mark', zh: '便于标注', de: 'Gut zu beschriften' },
        text: {
          en: 'Pencil and felt-tip notes stay readable on the matte white surface.',
          zh: '哑光白色表面可直接用铅笔或记号笔标注修改意见。',
          de: 'Bleistift- und Filzstiftnotizen bleiben auf der mattweißen Oberfläche lesbar.',
        },
      },
    ],
    postProcessing: [
      {
        title: { en: 'Wash', zh: '清洗', de: 'Waschen' },
        text: {
          en: 'Reflex Wash with isopropanol (at least 90%), 3 min.',
          zh: '使用 Reflex Wash，以异丙醇（≥ 90%）清洗 3 分钟。',
          de: 'Reflex Wash mit Isopropanol (mindestens 90 %), 3 min.',
        },
      },
      {
        title: { en: 'Dry', zh: '干燥', de: 'Trocknen' },
        text: {
          en: 'Leave in air for 10 min.',
          zh: '自然晾干 10 分钟。',
          de: '10 min an der Luft trocknen lassen.',
        },
      },
      {
        title: { en: 'Cure', zh: '固化', de: 'Nachhärten' },
        text: {
          en: 'Reflex Cure, 4 min. For parts that are only judged by eye, 2 min is enough.',
          zh: '使用 Reflex Cure 固化 4 分钟；仅作目视评估的零件 2 分钟即可。',
          de: 'Reflex Cure, 4 min. Für reine Sichtmuster genügen 2 min.',
        },
      },
    ],
    applications: [
      {
        title: { en: 'First drafts', zh: '初版样件', de: 'Erste Entwürfe' },
        text: {
          en: 'Several versions of a shape printed on one day for comparison.',
          zh: '一天内打印多个外形方案进行比选。',
          de: 'Mehrere Varianten einer Form, an einem Tag zum Vergleich gedruckt.',
        },
      },
      {
        title: { en: 'Architecture and terrain', zh: '建筑与地形模型', de: 'Architektur und Gelände' },
        text: {
          en: 'White massing models and landscape pieces in large numbers.',
          zh: '批量打印白色建筑体块模型和地形件。',
          de: 'Weiße Massenmodelle und Geländeteile in größerer Stückzahl.',
        },
      },
    ],
    instructions: [
      {
        title: { en: 'Before printing', zh: '打印前', de: 'Vor dem Druck' },
        text: {
          en: 'Shake for 2 min, because the white pigment settles quickly. Use the profile of the machine, not that of another resin.',
          zh: '白色颜料沉降较快，使用前摇匀 2 分钟；请选用对应机型的参数，勿套用其他树脂参数。',
          de: '2 min schütteln, da sich das Weißpigment rasch absetzt. Das Profil des Geräts wählen, nicht das eines anderen Resins.',
        },
      },
      {
        title: { en: 'Limits', zh: '使用限制', de: 'Einsatzgrenzen' },
        text: {
          en: 'Details below 0.3 mm are lost at this layer height. Not for loaded parts.',
          zh: '100 µm 层厚下，小于 0.3 mm 的细节无法成型；不适用于受力零件。',
          de: 'Details unter 0,3 mm gehen bei dieser Schichthöhe verloren. Nicht für belastete Teile.',
        },
      },
      {
        title: { en: 'Storage and safety', zh: '储存与安全', de: 'Lagerung und Sicherheit' },
        text: {
          en: 'Keep closed at 10 to 25 °C and out of daylight: the resin is very reactive. Wear nitrile gloves.',
          zh: '该树脂反应活性高，应密封、避免日光，10–25 °C 保存；操作时佩戴丁腈手套。',
          de: 'Verschlossen bei 10 bis 25 °C und vor Tageslicht geschützt lagern: Das Resin ist sehr reaktiv. Nitrilhandschuhe tragen.',
        },
      },
    ],
    related: [201, 210],
  },
  {
    id: 212,
    slug: 'reflex-tough-abs-like-black',
    group: '1',
    subtypes: ['production'],
    publishedOn: '2023-05-16',
    category: 'tough',
    name: { en: 'Reflex Tough ABS-like Black', zh: 'Reflex Tough ABS-like Black', de: 'Reflex Tough ABS-like Black' },
    summary: {
      en: 'Black resin with ABS-like stiffness and toughness for housings, clips and other parts in small runs.',
      zh: '黑色类 ABS 树脂，刚韧均衡，适用于小批量外壳、卡扣等功能件。',
      de: 'Schwarzes Resin mit ABS-ähnlicher Steifigkeit und Zähigkeit für Gehäuse, Clips und andere Teile in Kleinserie.',
    },
    colors: [{ family: 'black', name: { en: 'Black', zh: '黑色', de: 'Schwarz' }, hex: '#1f2124' }],
    printers: ['10', '11', '12', '13', '14'],
    addOns: [],
    usages: ['end-use-part', 'prototype'],
    biocompatibility: [],
    bodyContact: 'none',
    storage: { min: 10, max: 30 },
    shelfLifeMonths: 18,
    packs: [{ amount: 1, unit: 'kg' }],
    properties: {
      flexuralModulus: 2050,
      flexuralStrength: 72,
      elongationAtBreak: 28,
      impactStrengthNotched: 47,
      heatDeflectionTemperature: 76,
      tensileStrength: 49,
      hardnessShoreD: 81,
      viscosity: 640,
      density: 1.12,
    },
    wavelengths: [405],
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
        title: { en: 'Snap-fits that last', zh: '卡扣耐用', de: 'Haltbare Schnapphaken' },
        text: {
          en: 'Clips designed for a strain of up to 4% can be opened and closed many times.',
          zh: '设计应变不超过 4% 的卡扣可反复开合。',
          de: 'Clips, die auf höchstens 4 % Dehnung ausgelegt sind, lassen sich vielfach öffnen und schließen.',
        },
      },
      {
        title: { en: 'Even matte black', zh: '均匀哑光黑', de: 'Gleichmäßiges Mattschwarz' },
        text: {
          en: 'The surface looks molded and needs no paint on visible faces.',
          zh: '表面质感接近注塑件，外观面无需喷漆。',
          de: 'Die Oberfläche wirkt wie spritzgegossen; Sichtflächen müssen nicht lackiert werden.',
        },
      },
      {
        title: { en: 'Keeps its toughness', zh: '韧性持久', de: 'Bleibt zäh' },
        text: {
          en: 'Parts kept indoors do not turn brittle in the months after printing.',
          zh: '室内使用的零件在打印数月后不会变脆。',
          de: 'In Innenräumen verspröden die Teile auch Monate nach dem Druck nicht.',
        },
      },
    ],
    postProcessing: [
      {
        title: { en: 'Wash', zh: '清洗', de: 'Waschen' },
        text: {
          en: 'Reflex Wash with isopropanol (at least 95%), 6 min in all. Longer soaking dulls the black.',
          zh: '使用 Reflex Wash，以异丙醇（≥ 95%）清洗，总时间 6 分钟；浸泡过久黑色会发灰。',
          de: 'Reflex Wash mit Isopropanol (mindestens 95 %), insgesamt 6 min. Längeres Einweichen lässt das Schwarz grau wirken.',
        },
      },
      {
        title: { en: 'Dry', zh: '干燥', de: 'Trocknen' },
        text: {
          en: 'Blow out screw bosses and leave for 30 min.',
          zh: '吹净螺柱孔内残液，静置 30 分钟。',
          de: 'Schraubdome ausblasen und 30 min trocknen lassen.',
        },
      },
      {
        title: { en: 'Cure', zh: '固化', de: 'Nachhärten' },
        text: {
          en: 'Reflex Cure, 15 min each side at 60 °C; black absorbs light, so do not shorten the time.',
          zh: '使用 Reflex Cure，60 °C 下每面固化 15 分钟；黑色吸光，固化时间不可缩短。',
          de: 'Reflex Cure, je Seite 15 min bei 60 °C; Schwarz absorbiert Licht, daher die Zeit nicht verkürzen.',
        },
      },
    ],
    applications: [
      {
        title: { en: 'Electronics housings', zh: '电子产品外壳', de: 'Elektronikgehäuse' },
        text: {
          en: 'Enclosures with snap-fits and screw bosses in runs of ten to a few hundred.',
          zh: '带卡扣和螺柱的外壳，批量为十件至数百件。',
          de: 'Gehäuse mit Schnapphaken und Schraubdomen, zehn bis einige Hundert Stück.',
        },
      },
      {
        title: { en: 'Functional prototypes', zh: '功能样机', de: 'Funktionsmuster' },
        text: {
          en: 'Parts that go through assembly and drop tests before tooling is released.',
          zh: '开模前用于装配和跌落测试的零件。',
          de: 'Teile für Montage- und Falltests vor der Werkzeugfreigabe.',
        },
      },
    ],
    instructions: [
      {
        title: { en: 'Before printing', zh: '打印前', de: 'Vor dem Druck' },
        text: {
          en: 'Shake for 2 min and print at 25 to 30 °C. Plan walls of at least 1.5 mm for housings.',
          zh: '摇匀 2 分钟，在 25–30 °C 下打印；外壳壁厚设计不小于 1.5 mm。',
          de: '2 min schütteln, bei 25 bis 30 °C drucken. Für Gehäuse mindestens 1,5 mm Wandstärke vorsehen.',
        },
      },
      {
        title: { en: 'Limits', zh: '使用限制', de: 'Einsatzgrenzen' },
        text: {
          en: 'Not flame retardant, so not for line-voltage enclosures. Coat parts that are used outdoors.',
          zh: '不具阻燃性，不得用于市电设备外壳；户外使用须做涂层防护。',
          de: 'Nicht flammgeschützt, daher nicht für Gehäuse mit Netzspannung. Teile für den Außeneinsatz beschichten.',
        },
      },
      {
        title: { en: 'Storage and safety', zh: '储存与安全', de: 'Lagerung und Sicherheit' },
        text: {
          en: 'Keep closed and dark at 10 to 30 °C. Wear nitrile gloves; cure leftovers before disposal.',
          zh: '密封避光，10–30 °C 保存。操作时佩戴丁腈手套，废料固化后再处置。',
          de: 'Verschlossen und dunkel bei 10 bis 30 °C lagern. Nitrilhandschuhe tragen; Reste vor der Entsorgung aushärten.',
        },
      },
    ],
    related: [208, 213, 209],
  },
  {
    id: 213,
    slug: 'reflex-flex-80a',
    group: '1',
    subtypes: ['production', 'design'],
    publishedOn: '2024-07-09',
    category: 'elastic',
    name: { en: 'Reflex Flex 80A', zh: 'Reflex Flex 80A', de: 'Reflex Flex 80A' },
    summary: {
      en: 'Elastic resin with the hardness of a shoe sole for grips, seals and dampers.',
      zh: '弹性树脂，硬度与鞋底相近，用于握把、密封件和减振件。',
      de: 'Elastisches Resin mit der Härte einer Schuhsohle für Griffe, Dichtungen und Dämpfer.',
    },
    colors: [
      { family: 'black', name: { en: 'Black', zh: '黑色', de: 'Schwarz' }, hex: '#2a2b2d' },
      { family: 'clear', name: { en: 'Translucent', zh: '半透明', de: 'Transluzent' }, hex: '#dedccf' },
    ],
    printers: ['9', '10', '13', '14'],
    addOns: [],
    usages: ['end-use-part', 'prototype'],
    biocompatibility: [],
    bodyContact: 'none',
    storage: { min: 15, max: 30 },
    shelfLifeMonths: 12,
    packs: [{ amount: 1, unit: 'kg' }],
    properties: {
      elongationAtBreak: 125,
      tensileStrength: 8.7,
      hardnessShoreA: 80,
      viscosity: 1250,
      density: 1.07,
    },
    wavelengths: [405],
    layerHeights: [50, 100],
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
        title: { en: 'Returns slowly', zh: '回弹柔和', de: 'Gedämpfte Rückstellung' },
        text: {
          en: 'The part springs back within a few seconds and absorbs vibration on the way.',
          zh: '变形后数秒内恢复原状，过程中可吸收振动。',
          de: 'Das Teil stellt sich innerhalb weniger Sekunden zurück und nimmt dabei Schwingungen auf.',
        },
      },
      {
        title: { en: 'Firm but flexible', zh: '软硬适中', de: 'Fest und doch biegsam' },
        text: {
          en: 'Shore A 80 holds its shape when gripped; thin walls still fold without tearing.',
          zh: '邵氏硬度 80A，握持时不变形，薄壁处弯折也不易撕裂。',
          de: 'Mit Shore A 80 bleibt das Teil beim Greifen in Form; dünne Wände lassen sich falten, ohne zu reißen.',
        },
      },
      {
        title: { en: 'Dry surface', zh: '表面不发黏', de: 'Klebfreie Oberfläche' },
        text: {
          en: 'Cured under water, the surface is dry and not tacky.',
          zh: '在水中固化后，表面干爽不粘手。',
          de: 'Unter Wasser nachgehärtet, ist die Oberfläche trocken und klebt nicht.',
        },
      },
    ],
    postProcessing: [
      {
        title: { en: 'Wash', zh: '清洗', de: 'Waschen' },
        text: {
          en: 'Reflex Wash with isopropanol (at least 97%), 4 min. The part swells if it soaks longer than 8 min.',
          zh: '使用 Reflex Wash，以异丙醇（≥ 97%）清洗 4 分钟；浸泡超过 8 分钟会溶胀。',
          de: 'Reflex Wash mit Isopropanol (mindestens 97 %), 4 min. Bei mehr als 8 min quillt das Teil.',
        },
      },
      {
        title: { en: 'Dry', zh: '干燥', de: 'Trocknen' },
        text: {
          en: 'Leave for 60 min until the swelling has gone.',
          zh: '静置 60 分钟，待溶胀完全消退。',
          de: '60 min ruhen lassen, bis die Quellung abgeklungen ist.',
        },
      },
      {
        title: { en: 'Cure', zh: '固化', de: 'Nachhärten' },
        text: {
          en: 'Reflex Cure, 10 min each side in a glass of water.',
          zh: '浸于盛水的玻璃杯中，使用 Reflex Cure 每面固化 10 分钟。',
          de: 'Reflex Cure, je Seite 10 min in einem Glas Wasser.',
        },
      },
    ],
    applications: [
      {
        title: { en: 'Grips and bumpers', zh: '握把与防撞件', de: 'Griffe und Puffer' },
        text: {
          en: 'Tool grips, feet and bumpers fitted over rigid parts.',
          zh: '套装在硬质件上的工具握把、脚垫和防撞件。',
          de: 'Werkzeuggriffe, Füße und Puffer, die auf starre Teile gesteckt werden.',
        },
      },
      {
        title: { en: 'Seals and bellows', zh: '密封件与波纹管', de: 'Dichtungen und Bälge' },
        text: {
          en: 'Dust seals, bellows and cable grommets for test setups.',
          zh: '测试装置用防尘密封件、波纹管和护线套。',
          de: 'Staubdichtungen, Faltenbälge und Kabeltüllen für Versuchsaufbauten.',
        },
      },
    ],
    instructions: [
      {
        title: { en: 'Before printing', zh: '打印前', de: 'Vor dem Druck' },
        text: {
          en: 'Warm the resin to 28 to 32 °C and use more supports than for rigid resin; soft parts pull off easily.',
          zh: '将树脂预热至 28–32 °C；软质件易脱落，支撑应比刚性树脂更密。',
          de: 'Resin auf 28 bis 32 °C erwärmen, mehr Supports als bei starrem Resin setzen; weiche Teile reißen leicht ab.',
        },
      },
      {
        title: { en: 'Limits', zh: '使用限制', de: 'Einsatzgrenzen' },
        text: {
          en: 'Not resistant to oil and fuel. Stiffens below 5 °C.',
          zh: '不耐油类和燃料；低于 5 °C 会变硬。',
          de: 'Nicht beständig gegen Öl und Kraftstoff. Versteift unter 5 °C.',
        },
      },
      {
        title: { en: 'Storage and safety', zh: '储存与安全', de: 'Lagerung und Sicherheit' },
        text: {
          en: 'Keep closed and dark at 15 to 30 °C. Wear nitrile gloves; clean skin with soap and water.',
          zh: '密封避光，15–30 °C 保存。佩戴丁腈手套；沾到皮肤时用肥皂和清水洗净。',
          de: 'Verschlossen und dunkel bei 15 bis 30 °C lagern. Nitrilhandschuhe tragen; Haut mit Wasser und Seife reinigen.',
        },
      },
    ],
    related: [212, 306, 302],
  },
];
