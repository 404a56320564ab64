import type { MaterialRecord } from '../record.ts';

export const splintAndGuideMaterials: MaterialRecord[] = [
  {
    id: 108,
    slug: 'splint-rigid-uv',
    group: '0',
    subtypes: [],
    publishedOn: '2021-02-23',
    category: 'splint-guide',
    name: { en: 'Splint Rigid UV', zh: 'Splint Rigid UV', de: 'Splint Rigid UV' },
    summary: {
      en: 'Clear, hard resin for occlusal splints that can be adjusted precisely and hold the bite.',
      zh: '透明硬质咬合板树脂，便于精确调磨，咬合关系稳定。',
      de: 'Klares, hartes Resin für Aufbissschienen, die sich präzise einschleifen lassen und die Bisslage sichern.',
    },
    colors: [{ family: 'clear', name: { en: 'Clear', zh: '透明', de: 'Transparent' }, hex: '#e9f0f1' }],
    printers: ['1', '2', '3', '5', '6', '7', '8'],
    addOns: [],
    usages: ['splint'],
    biocompatibility: ['ISO 10993-5', 'ISO 10993-10', 'ISO 10993-23'],
    properties: {
      flexuralModulus: 2180,
      flexuralStrength: 76,
      elongationAtBreak: 8.6,
      impactStrengthNotched: 25,
      heatDeflectionTemperature: 61,
      tensileStrength: 52,
      hardnessShoreD: 83,
      viscosity: 920,
      density: 1.15,
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
        name: { en: 'Orthodontic base polymer', zh: '正畸基托聚合物', de: 'Kieferorthopädischer Kunststoff' },
        detail: {
          en: 'Flexural strength and modulus meet ISO 20795-2 for orthodontic base polymers.',
          zh: '弯曲强度和弯曲模量符合 ISO 20795-2 对正畸基托聚合物的要求。',
          de: 'Biegefestigkeit und Biegemodul erfüllen ISO 20795-2 für kieferorthopädische Kunststoffe.',
        },
      },
    ],
    features: [
      {
        title: { en: 'Stays clear', zh: '透明度高', de: 'Bleibt klar' },
        text: {
          en: 'Nearly colorless after polishing, with little yellowing from final curing.',
          zh: '抛光后近乎无色，后固化引起的黄变小。',
          de: 'Nach der Politur nahezu farblos, mit geringer Vergilbung durch die Nachhärtung.',
        },
      },
      {
        title: { en: 'Grinds without smearing', zh: '调磨不粘车针', de: 'Schmierfrei schleifbar' },
        text: {
          en: 'Contacts can be adjusted with carbide burs; chips stay dry and do not clog the bur.',
          zh: '可用钨钢车针调磨接触点，切屑干爽，不易堵塞刃槽。',
          de: 'Kontakte lassen sich mit der Hartmetallfräse einschleifen; die Späne bleiben trocken und setzen die Fräse nicht zu.',
        },
      },
    ],
    postProcessing: [
      {
        title: { en: 'Wash', zh: '清洗', de: 'Waschen' },
        text: {
          en: 'Two baths of isopropanol (at least 97%), 3 min and 2 min.',
          zh: '用异丙醇（≥ 97%）清洗两次，分别 3 分钟和 2 分钟。',
          de: 'Zwei Bäder Isopropanol (mindestens 97 %), 3 min und 2 min.',
        },
      },
      {
        title: { en: 'Dry', zh: '干燥', de: 'Trocknen' },
        text: {
          en: 'Blow dry and leave for 20 min. Solvent left inside shows as white haze after curing.',
          zh: '吹干并静置 20 分钟。残留溶剂会使固化后的表面发白。',
          de: 'Trocken blasen und 20 min ablüften. Restliches Lösemittel zeigt sich nach dem Härten als weißer Schleier.',
        },
      },
      {
        title: { en: 'Cure', zh: '固化', de: 'Nachhärten' },
        text: {
          en: 'UltraCraft Cure, 10 min each side under nitrogen or covered with glycerin; remove supports first.',
          zh: '去除支撑后，使用 UltraCraft Cure，在氮气环境或涂覆甘油的条件下每面固化 10 分钟。',
          de: 'UltraCraft Cure, nach Entfernen der Supports je Seite 10 min unter Stickstoff oder mit Glyzerin abgedeckt.',
        },
      },
      {
        title: { en: 'Polish', zh: '抛光', de: 'Polieren' },
        text: {
          en: 'Pumice, then high-shine paste at low speed and without heat build-up.',
          zh: '先用浮石粉，再用抛光膏低速抛光，避免产热。',
          de: 'Mit Bimsmehl, dann mit Hochglanzpaste bei niedriger Drehzahl und ohne Wärmeentwicklung.',
        },
      },
    ],
    applications: [
      {
        title: { en: 'Stabilization splints', zh: '稳定型咬合板', de: 'Stabilisierungsschienen' },
        text: {
          en: 'Michigan-type splints with canine guidance for bruxism and joint complaints.',
          zh: '带尖牙引导的密歇根型咬合板，用于磨牙症和颞下颌关节不适。',
          de: 'Michigan-Schienen mit Eckzahnführung bei Bruxismus und Kiefergelenkbeschwerden.',
        },
      },
      {
        title: { en: 'Positioning splints', zh: '再定位咬合板', de: 'Positionierungsschienen' },
        text: {
          en: 'Splints that hold a planned jaw relation, also as a test before restorative treatment.',
          zh: '保持设计颌位关系的咬合板，也可用于修复治疗前的颌位验证。',
          de: 'Schienen, die eine geplante Kieferrelation halten, auch zum Austesten vor der Restauration.',
        },
      },
    ],
    instructions: [
      {
        title: { en: 'Before printing', zh: '打印前', de: 'Vor dem Druck' },
        text: {
          en: 'Shake the bottle for 1 min and let bubbles rise. Design at least 1.5 mm under occlusal contacts.',
          zh: '摇匀 1 分钟，待气泡上浮后使用。咬合接触区厚度不小于 1.5 mm。',
          de: 'Flasche 1 min schütteln und Blasen aufsteigen lassen. Unter Kontaktpunkten mindestens 1,5 mm Stärke vorsehen.',
        },
      },
      {
        title: { en: 'In the mouth', zh: '口内使用', de: 'Im Mund' },
        text: {
          en: 'Clean with cold water and a soft brush. Water above 50 °C can distort the splint.',
          zh: '用冷水和软毛刷清洁。水温超过 50 °C 可能导致咬合板变形。',
          de: 'Mit kaltem Wasser und weicher Bürste reinigen. Über 50 °C kann sich die Schiene verziehen.',
        },
      },
      {
        title: { en: 'Storage', zh: '储存', de: 'Lagerung' },
        text: {
          en: 'Closed, dark, 5 to 25 °C. Use a tray without pigment residues, or the splint turns cloudy.',
          zh: '密封避光，5–25 °C 保存。料槽内不得有其他颜料残留，以免咬合板发浑。',
          de: 'Verschlossen, dunkel, 5 bis 25 °C. Wanne frei von Pigmentresten halten, sonst wird die Schiene trüb.',
        },
      },
    ],
    related: [109, 111],
  },
  {
    id: 109,
    slug: 'splint-flex-uv',
    group: '0',
    subtypes: [],
    publishedOn: '2023-01-17',
    category: 'splint-guide',
    name: { en: 'Splint Flex UV', zh: 'Splint Flex UV', de: 'Splint Flex UV' },
    summary: {
      en: 'Clear resin for occlusal splints that soften slightly at mouth temperature and sit without tension.',
      zh: '透明咬合板树脂，在口腔温度下略微变软，佩戴无紧绷感。',
      de: 'Klares Resin für Aufbissschienen, die bei Mundtemperatur leicht nachgeben und spannungsfrei sitzen.',
    },
    colors: [
      { family: 'clear', name: { en: 'Clear', zh: '透明', de: 'Transparent' }, hex: '#edf1ec' },
      { family: 'blue', name: { en: 'Clear blue', zh: '透明蓝', de: 'Transparentblau' }, hex: '#a9cfe3' },
    ],
    printers: ['1', '2', '5', '6', '7'],
    addOns: [],
    usages: ['splint'],
    biocompatibility: ['ISO 10993-5', 'ISO 10993-10', 'ISO 10993-23'],
    properties: {
      flexuralModulus: 820,
      flexuralStrength: 31,
      elongationAtBreak: 58,
      impactStrengthNotched: 64,
      tensileStrength: 25,
      hardnessShoreD: 74,
      viscosity: 1750,
      density: 1.1,
    },
    wavelengths: [385],
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
        title: { en: 'Gives at 37 °C', zh: '口温下柔韧', de: 'Nachgiebig bei 37 °C' },
        text: {
          en: 'Firm enough to adjust at room temperature, flexible once it is worn.',
          zh: '室温下有足够硬度便于调磨，佩戴后变得柔韧。',
          de: 'Bei Raumtemperatur fest genug zum Einschleifen, im Mund flexibel.',
        },
      },
      {
        title: { en: 'Bends before it breaks', zh: '不易断裂', de: 'Biegt sich, statt zu brechen' },
        text: {
          en: 'An elongation at break of 58% leaves a margin when the splint is dropped or pressed.',
          zh: '断裂伸长率达 58%，跌落或受压时弯曲而不断裂。',
          de: 'Die Bruchdehnung von 58 % lässt bei Sturz oder Druck genügend Reserve.',
        },
      },
      {
        title: { en: 'Uses undercuts', zh: '可利用倒凹', de: 'Nutzt Unterschnitte' },
        text: {
          en: 'Snaps over moderate undercuts, so that fewer areas have to be blocked out.',
          zh: '可卡入适度倒凹，减少填倒凹的工作量。',
          de: 'Greift über mäßige Unterschnitte, sodass weniger ausgeblockt werden muss.',
        },
      },
    ],
    postProcessing: [
      {
        title: { en: 'Wash', zh: '清洗', de: 'Waschen' },
        text: {
          en: 'Two baths of isopropanol (at least 97%), 2 min each. Stop there: flexible resin takes up solvent quickly.',
          zh: '用异丙醇（≥ 97%）清洗两次，每次 2 分钟；柔性树脂易吸收溶剂，勿超时。',
          de: 'Zwei Bäder Isopropanol (mindestens 97 %), je 2 min. Nicht länger: Flexibles Resin nimmt rasch Lösemittel auf.',
        },
      },
      {
        title: { en: 'Dry', zh: '干燥', de: 'Trocknen' },
        text: {
          en: 'Blow dry and leave for 45 min, lying flat and unloaded.',
          zh: '吹干后平放静置 45 分钟，避免受力。',
          de: 'Trocken blasen und 45 min flach und unbelastet ablüften.',
        },
      },
      {
        title: { en: 'Cure', zh: '固化', de: 'Nachhärten' },
        text: {
          en: 'UltraCraft Cure, 15 min each side covered with glycerin. Let it cool before handling.',
          zh: '涂覆甘油，使用 UltraCraft Cure 每面固化 15 分钟，冷却后再取放。',
          de: 'UltraCraft Cure, je Seite 15 min mit Glyzerin abgedeckt. Vor dem Anfassen abkühlen lassen.',
        },
      },
    ],
    applications: [
      {
        title: { en: 'Comfort splints', zh: '舒适型咬合板', de: 'Komfortschienen' },
        text: {
          en: 'Night splints for patients who find a hard splint too tight.',
          zh: '夜间佩戴的咬合板，适合不耐受硬质咬合板的患者。',
          de: 'Nachtschienen für Patienten, die eine harte Schiene als zu stramm empfinden.',
        },
      },
      {
        title: { en: 'Crowded arches', zh: '拥挤牙列', de: 'Engstände' },
        text: {
          en: 'Splints on tilted or crowded teeth, where a rigid one would clamp or rock.',
          zh: '用于牙齿倾斜或拥挤的牙列，避免硬质咬合板卡紧或翘动。',
          de: 'Schienen auf gekippten oder eng stehenden Zähnen, auf denen eine starre klemmen oder schaukeln würde.',
        },
      },
    ],
    instructions: [
      {
        title: { en: 'Before printing', zh: '打印前', de: 'Vor dem Druck' },
        text: {
          en: 'Warm the bottle to 25 °C and shake for 1 min. Cold resin is too thick to flow back under the part.',
          zh: '将树脂预热至 25 °C 并摇匀 1 分钟；温度过低时黏度偏大，树脂回流慢。',
          de: 'Flasche auf 25 °C erwärmen und 1 min schütteln. Kaltes Resin ist zu dickflüssig und fließt schlecht nach.',
        },
      },
      {
        title: { en: 'In the mouth', zh: '口内使用', de: 'Im Mund' },
        text: {
          en: 'Hold in lukewarm water for 1 min before the first insertion. Replace when it wears thin under 1 mm.',
          zh: '首次佩戴前在温水中浸泡 1 分钟。磨耗至厚度不足 1 mm 时应更换。',
          de: 'Vor dem ersten Einsetzen 1 min in lauwarmes Wasser legen. Ersetzen, sobald weniger als 1 mm Stärke bleibt.',
        },
      },
      {
        title: { en: 'Storage', zh: '储存', de: 'Lagerung' },
        text: {
          en: 'Closed, dark, 10 to 25 °C. Keep finished splints on the model or in a box so that they do not deform.',
          zh: '密封避光，10–25 °C 保存。成品应置于模型上或收纳盒内，防止变形。',
          de: 'Verschlossen, dunkel, 10 bis 25 °C. Fertige Schienen auf dem Modell oder in der Box lagern, damit sie sich nicht verziehen.',
        },
      },
    ],
    related: [108, 114],
  },
  {
    id: 111,
    slug: 'surgical-guide-uv',
    group: '0',
    subtypes: [],
    publishedOn: '2021-08-19',
    category: 'splint-guide',
    name: { en: 'Surgical Guide UV', zh: 'Surgical Guide UV', de: 'Surgical Guide UV' },
    summary: {
      en: 'Transparent resin for surgical guides that can be steam-sterilized and hold drill sleeves without adhesive.',
      zh: '透明种植导板树脂，可高压蒸汽灭菌，导环无需粘接即可固定。',
      de: 'Transparentes Resin für Bohrschablonen, dampfsterilisierbar und mit klebstofffreiem Hülsensitz.',
    },
    colors: [
      { family: 'clear', name: { en: 'Clear', zh: '透明', de: 'Transparent' }, hex: '#e6eeec' },
      { family: 'orange', name: { en: 'Clear amber', zh: '透明琥珀色', de: 'Bernstein, transparent' }, hex: '#e8a24a' },
    ],
    printers: ['1', '2', '3', '5', '6', '7'],
    addOns: [],
    usages: ['surgical-guide'],
    biocompatibility: ['ISO 10993-5', 'ISO 10993-10', 'ISO 10993-23'],
    properties: {
      flexuralModulus: 2420,
      flexuralStrength: 92,
      elongationAtBreak: 6.4,
      impactStrengthNotched: 24,
      heatDeflectionTemperature: 94,
      tensileStrength: 62,
      hardnessShoreD: 86,
      viscosity: 860,
      density: 1.16,
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
        name: { en: 'Steam sterilization', zh: '高压蒸汽灭菌', de: 'Dampfsterilisation' },
        detail: {
          en: 'Dimensional change measured after steam cycles to ISO 17665 at 121 °C and 134 °C.',
          zh: '已测定按 ISO 17665 进行 121 °C 和 134 °C 高压蒸汽灭菌后的尺寸变化。',
          de: 'Maßänderung nach Dampfzyklen gemäß ISO 17665 bei 121 °C und 134 °C gemessen.',
        },
      },
    ],
    features: [
      {
        title: { en: 'Sleeves press in', zh: '导环压入固定', de: 'Hülsen zum Einpressen' },
        text: {
          en: 'Sleeve seats print to size, so metal sleeves are pressed in by hand.',
          zh: '导环孔尺寸准确，金属导环可徒手压入。',
          de: 'Hülsensitze werden maßhaltig gedruckt; Metallhülsen lassen sich von Hand einpressen.',
        },
      },
      {
        title: { en: 'Clear view', zh: '视野清晰', de: 'Freie Sicht' },
        text: {
          en: 'Transparent enough to check the seat through the inspection windows and the guide itself.',
          zh: '透明度高，可通过观察窗及导板本体确认就位情况。',
          de: 'Transparent genug, um den Sitz durch die Fenster und durch die Schablone hindurch zu prüfen.',
        },
      },
      {
        title: { en: 'Steam-sterilizable', zh: '可高压蒸汽灭菌', de: 'Dampfsterilisierbar' },
        text: {
          en: 'Keeps its fit after one cycle at 121 °C or 134 °C.',
          zh: '经 121 °C 或 134 °C 灭菌一次后仍保持密合。',
          de: 'Behält nach einem Zyklus bei 121 °C oder 134 °C seine Passung.',
        },
      },
    ],
    postProcessing: [
      {
        title: { en: 'Wash', zh: '清洗', de: 'Waschen' },
        text: {
          en: 'Two baths of isopropanol (at least 97%), 3 min and 2 min. Flush the sleeve seats.',
          zh: '用异丙醇（≥ 97%）清洗两次，分别 3 分钟和 2 分钟；导环孔须冲洗干净。',
          de: 'Zwei Bäder Isopropanol (mindestens 97 %), 3 min und 2 min. Hülsensitze durchspülen.',
        },
      },
      {
        title: { en: 'Dry', zh: '干燥', de: 'Trocknen' },
        text: {
          en: 'Blow dry and leave for 20 min.',
          zh: '吹干并静置 20 分钟。',
          de: 'Trocken blasen und 20 min ablüften.',
        },
      },
      {
        title: { en: 'Cure', zh: '固化', de: 'Nachhärten' },
        text: {
          en: 'UltraCraft Cure, 15 min each side; remove supports beforehand and press in sleeves afterward.',
          zh: '去除支撑后，使用 UltraCraft Cure 每面固化 15 分钟，再压入导环。',
          de: 'UltraCraft Cure, je Seite 15 min. Supports vorher entfernen, Hülsen erst danach einpressen.',
        },
      },
      {
        title: { en: 'Sterilize', zh: '灭菌', de: 'Sterilisieren' },
        text: {
          en: 'Steam in a pouch, 121 °C for 20 min or 134 °C for 5 min, without weight on the guide.',
          zh: '装袋后高压蒸汽灭菌，121 °C 20 分钟或 134 °C 5 分钟，导板上勿压重物。',
          de: 'Dampfsterilisation im Beutel, 20 min bei 121 °C oder 5 min bei 134 °C, Schablone nicht belasten.',
        },
      },
    ],
    applications: [
      {
        title: { en: 'Implant surgery', zh: '种植手术', de: 'Implantologie' },
        text: {
          en: 'Tooth-, mucosa- or bone-supported guides for pilot or fully guided drilling.',
          zh: '牙支持、黏膜支持或骨支持式导板，用于先锋钻引导或全程引导备洞。',
          de: 'Zahn-, schleimhaut- oder knochengetragene Schablonen für Pilotbohrungen oder vollgeführte Implantation.',
        },
      },
      {
        title: { en: 'Endodontic access', zh: '根管导板', de: 'Geführte Endodontie' },
        text: {
          en: 'Guides for access to calcified root canals and for root-end surgery.',
          zh: '用于钙化根管开髓定位和根尖手术。',
          de: 'Schablonen für den Zugang zu obliterierten Wurzelkanälen und für Wurzelspitzenresektionen.',
        },
      },
    ],
    instructions: [
      {
        title: { en: 'Before printing', zh: '打印前', de: 'Vor dem Druck' },
        text: {
          en: 'Shake the bottle for 1 min. Design walls of at least 2.5 mm and check the sleeve offset with a test print.',
          zh: '使用前摇匀 1 分钟。壁厚不小于 2.5 mm，并用试打件确认导环间隙。',
          de: 'Flasche 1 min schütteln. Wandstärke mindestens 2,5 mm; Hülsenspalt mit einem Testdruck prüfen.',
        },
      },
      {
        title: { en: 'During surgery', zh: '术中使用', de: 'Bei der Operation' },
        text: {
          en: 'Single use. Check the fit on the model and in the mouth; cool with plenty of saline while drilling.',
          zh: '一次性使用。术前在模型和口内确认密合，钻孔时用足量生理盐水冷却。',
          de: 'Einmalprodukt. Sitz auf dem Modell und im Mund prüfen; beim Bohren reichlich mit Kochsalzlösung kühlen.',
        },
      },
      {
        title: { en: 'Storage', zh: '储存', de: 'Lagerung' },
        text: {
          en: 'Closed, dark, 5 to 25 °C. Keep printed guides away from light and use them within 14 days.',
          zh: '密封避光，5–25 °C 保存。打印好的导板须避光存放，并在 14 天内使用。',
          de: 'Verschlossen, dunkel, 5 bis 25 °C. Gedruckte Schablonen lichtgeschützt lagern und binnen 14 Tagen verwenden.',
        },
      },
    ],
    related: [108, 112],
  },
];
