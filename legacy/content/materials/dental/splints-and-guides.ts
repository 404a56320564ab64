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
      en: 'Clear, hard resin for occlusal splints that adjust cleanly and keep their occlusion.',
      zh: '硬质咬合板树脂，透明，便于精确调磨，咬合关系稳定。',
      de: 'Klares, hartes Resin für Aufbissschienen, die sich präzise einschleifen lassen und die Bisslage sichern.',
    },
    colors: [{ family: 'clear', name: { en: 'Clear', zh: '透明', de: 'Transparent' }, hex: '#e9f0f1' }],
    printers: ['1', '2', '3', '5', '6', '7', '8'],
    addOns: [],
    usages: ['splint'],
    biocompatibility: ['ISO 10993-5', 'ISO 10993-10', 'ISO 10993-23'],
    bodyContact: 'mouth',
    storage: { min: 5, max: 25 },
    shelfLifeMonths: 18,
    packs: [{ amount: 1, unit: 'kg' }],
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
      wetFlexuralStrength: 70,
      wetFlexuralModulus: 2060,
      waterSorption: 25,
      waterSolubility: 1.4,
    },
    productStandard: 'ISO 20795-2',
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
          en: 'Meets ISO 20795-2 for orthodontic base polymers: flexural strength (at least 50 MPa), modulus (at least 1,500 MPa), water sorption (at most 32 µg/mm³) and solubility (at most 5 µg/mm³).',
          zh: '符合 ISO 20795-2（强度 ≥ 50 MPa，模量 ≥ 1,500 MPa，吸水值 ≤ 32 µg/mm³，溶解值 ≤ 5 µg/mm³）。',
          de: 'Erfüllt ISO 20795-2 für kieferorthopädische Kunststoffe: Biegefestigkeit (mindestens 50 MPa), Biegemodul (mindestens 1.500 MPa), Wasseraufnahme (höchstens 32 µg/mm³) und Löslichkeit (höchstens 5 µg/mm³).',
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
          zh: '用异丙醇（≥ 97%）清洗两次，分别 3 分钟和 2 分钟。',
          de: 'Zwei Bäder Isopropanol (mindestens 97 %), 3 min und 2 min.',
        },
      },
      {
        title: { en: 'Dry', zh: '干燥', de: 'Trocknen' },
        text: {
          en: 'Blow dry and leave for 20 min. Solvent left inside shows as white haze after curing.',
          zh: '吹干并静置 20 分钟。残留溶剂会使固化后的表面发白。',
          de: 'Trockenblasen und 20 min ablüften. Restliches Lösemittel zeigt sich nach dem Härten als weißer Schleier.',
        },
      },
      {
        title: { en: 'Cure', zh: '固化', de: 'Nachhärten' },
        text: {
          en: 'UltraCraft Cure, 10 min each side under nitrogen or covered with glycerin; remove supports first.',
          zh: '去除支撑后，使用 UltraCraft Cure，充氮或涂甘油，每面固化 10 分钟。',
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
          de: 'Schienen, die eine geplante Kieferrelation halten, auch zum Austesten vor der definitiven Versorgung.',
        },
      },
    ],
    instructions: [
      {
        title: { en: 'Before printing', zh: '打印前', de: 'Vor dem Druck' },
        text: {
          en: 'Shake the bottle for 1 min and let bubbles rise. Design at least 1.5 mm under occlusal contacts.',
          zh: '摇匀 1 分钟，待气泡上浮后使用。咬合接触区厚度不小于 1.5 mm。',
          de: 'Flasche 1 min schütteln und Blasen aufsteigen lassen. Unter Kontaktpunkten mindestens 1,5 mm Stärke vorsehen.',
        },
      },
      {
        title: {
          en: 'In the mouth, once cleared',
          zh: '取得注册证后：口内使用',
          de: 'Im Mund, nach der CE-Kennzeichnung',
        },
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
          zh: '密封避光，5–25 °C 保存。料槽内不得有其他颜料残留，以免咬合板浑浊。',
          de: 'Verschlossen, dunkel, 5 bis 25 °C. Wanne frei von Pigmentresten halten, sonst wird die Schiene trüb.',
        },
      },
    ],
    related: [109, 111, 121],
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
      en: 'Clear or clear blue resin for occlusal splints that soften slightly at mouth temperature and seat passively.',
      zh: '半硬质咬合板树脂，透明或透明蓝，浸温水后略软，便于就位。',
      de: 'Klares oder transparentblaues Resin für Aufbissschienen, die bei Mundtemperatur leicht nachgeben und spannungsfrei sitzen.',
    },
    colors: [
      { family: 'clear', name: { en: 'Clear', zh: '透明', de: 'Transparent' }, hex: '#edf1ec' },
      { family: 'blue', name: { en: 'Clear blue', zh: '透明蓝', de: 'Transparentblau' }, hex: '#a9cfe3' },
    ],
    printers: ['1', '2', '5', '6', '7'],
    addOns: [],
    usages: ['splint'],
    biocompatibility: ['ISO 10993-5', 'ISO 10993-10', 'ISO 10993-23'],
    bodyContact: 'mouth',
    storage: { min: 10, max: 25 },
    shelfLifeMonths: 18,
    packs: [{ amount: 1, unit: 'kg' }],
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
        title: { en: 'Flexes at 37 °C', zh: '口温下柔韧', de: 'Nachgiebig bei 37 °C' },
        text: {
          en: 'Firm enough to adjust at room temperature, flexible once it is worn.',
          zh: '室温下有足够硬度便于调磨，佩戴后变得柔韧。',
          de: 'Bei Raumtemperatur fest genug zum Einschleifen, im Mund flexibel.',
        },
      },
      {
        title: { en: 'Bends before it breaks', zh: '不易断裂', de: 'Biegt sich, statt zu brechen' },
        text: {
          en: 'An elongation at break of 58% leaves some reserve when the splint is dropped or pressed.',
          zh: '断裂伸长率达 58%，跌落或受压时弯曲而不断裂。',
          de: 'Die Bruchdehnung von 58 % lässt bei Sturz oder Druck genügend Reserve.',
        },
      },
      {
        title: { en: 'Uses undercuts', zh: '可利用倒凹', de: 'Nutzt Unterschnitte' },
        text: {
          en: 'Snaps over moderate undercuts, so you block out fewer areas.',
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
          zh: '用异丙醇（≥ 97%）清洗两次，每次 2 分钟；柔性树脂易吸收溶剂，勿超时。',
          de: 'Zwei Bäder Isopropanol (mindestens 97 %), je 2 min. Nicht länger: Flexibles Resin nimmt rasch Lösemittel auf.',
        },
      },
      {
        title: { en: 'Dry', zh: '干燥', de: 'Trocknen' },
        text: {
          en: 'Blow dry and leave for 45 min, lying flat and unloaded.',
          zh: '吹干后平放静置 45 分钟，避免受力。',
          de: 'Trockenblasen und 45 min flach und unbelastet ablüften.',
        },
      },
      {
        title: { en: 'Cure', zh: '固化', de: 'Nachhärten' },
        text: {
          en: 'UltraCraft Cure, 15 min each side covered with glycerin. Let it cool before handling.',
          zh: '涂覆甘油，使用 UltraCraft Cure 每面固化 15 分钟，冷却后再取放。',
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
          en: 'Splints on tilted or crowded teeth, where a rigid one would bind or rock.',
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
          zh: '将树脂预热至 25 °C 并摇匀 1 分钟；温度过低时黏度偏大，树脂回流慢。',
          de: 'Flasche auf 25 °C erwärmen und 1 min schütteln. Kaltes Resin ist zu dickflüssig und fließt schlecht nach.',
        },
      },
      {
        title: {
          en: 'In the mouth, once cleared',
          zh: '取得注册证后：口内使用',
          de: 'Im Mund, nach der CE-Kennzeichnung',
        },
        text: {
          en: 'Hold in lukewarm water for 1 min before the first insertion. Replace when it wears thin under 1 mm.',
          zh: '首次佩戴前在温水中浸泡 1 分钟。磨耗至厚度不足 1 mm 时应更换。',
          de: 'Vor dem ersten Eingliedern 1 min in lauwarmes Wasser legen. Ersetzen, sobald weniger als 1 mm Stärke bleibt.',
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
    related: [108, 114, 121],
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
      zh: '种植导板树脂，透明，可高压蒸汽灭菌，导环压入即可固定，无需粘接。',
      de: 'Transparentes, dampfsterilisierbares Resin für Bohrschablonen, in denen Hülsen ohne Kleber sitzen.',
    },
    colors: [
      { family: 'clear', name: { en: 'Clear', zh: '透明', de: 'Transparent' }, hex: '#e6eeec' },
      { family: 'orange', name: { en: 'Clear amber', zh: '透明琥珀色', de: 'Bernstein transluzent' }, hex: '#e8a24a' },
    ],
    printers: ['1', '2', '3', '5', '6', '7'],
    addOns: [],
    usages: ['surgical-guide'],
    biocompatibility: ['ISO 10993-5', 'ISO 10993-10', 'ISO 10993-23'],
    bodyContact: 'mouth',
    storage: { min: 5, max: 25 },
    shelfLifeMonths: 18,
    packs: [{ amount: 1, unit: 'kg' }],
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
          en: 'Dimensional change measured after steam cycles to ISO 17665 at 121 °C and 134 °C, without load. The heat deflection temperature of 94 °C is measured under a bending load of 0.45 MPa.',
          zh: '已测定不受力时按 ISO 17665 进行 121 °C 和 134 °C 高压蒸汽灭菌后的尺寸变化。热变形温度 94 °C 是在 0.45 MPa 弯曲载荷下测得的。',
          de: 'Maßänderung nach Dampfzyklen gemäß ISO 17665 bei 121 °C und 134 °C ohne Last gemessen. Die Wärmeformbeständigkeit von 94 °C gilt unter einer Biegespannung von 0,45 MPa.',
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
          en: 'Lying without load, it keeps its fit after one cycle at 121 °C or 134 °C.',
          zh: '不受力放置时，经 121 °C 或 134 °C 灭菌一次后仍保持密合。',
          de: 'Unbelastet liegend behält sie nach einem Zyklus bei 121 °C oder 134 °C ihre Passung.',
        },
      },
    ],
    postProcessing: [
      {
        title: { en: 'Wash', zh: '清洗', de: 'Waschen' },
        text: {
          en: 'Two baths of isopropanol (at least 97%), 3 min and 2 min. Flush the sleeve seats.',
          zh: '用异丙醇（≥ 97%）清洗两次，分别 3 分钟和 2 分钟；导环孔须冲洗干净。',
          de: 'Zwei Bäder Isopropanol (mindestens 97 %), 3 min und 2 min. Hülsensitze durchspülen.',
        },
      },
      {
        title: { en: 'Dry', zh: '干燥', de: 'Trocknen' },
        text: {
          en: 'Blow dry and leave for 20 min.',
          zh: '吹干并静置 20 分钟。',
          de: 'Trockenblasen und 20 min ablüften.',
        },
      },
      {
        title: { en: 'Cure', zh: '固化', de: 'Nachhärten' },
        text: {
          en: 'UltraCraft Cure, 15 min each side; remove supports beforehand and press in sleeves afterward.',
          zh: '去除支撑后，使用 UltraCraft Cure 每面固化 15 分钟，再压入导环。',
          de: 'UltraCraft Cure, je Seite 15 min. Supports vorher entfernen, Hülsen erst danach einpressen.',
        },
      },
      {
        title: { en: 'Sterilize', zh: '灭菌', de: 'Sterilisieren' },
        text: {
          en: 'Steam once in a pouch, 121 °C for 20 min or 134 °C for 5 min, with nothing lying on the guide. Under load the resin bends from 94 °C.',
          zh: '装袋后高压蒸汽灭菌一次，121 °C 20 分钟或 134 °C 5 分钟，导板上勿压重物；受力时，树脂 94 °C 起会弯曲变形。',
          de: 'Einmal Dampfsterilisation im Beutel, 20 min bei 121 °C oder 5 min bei 134 °C, nichts auf die Schablone legen. Unter Last biegt sich das Resin ab 94 °C.',
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
          zh: '使用前摇匀 1 分钟。壁厚不小于 2.5 mm，并用试打件确认导环间隙。',
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
          zh: '密封避光，5–25 °C 保存。打印好的导板须避光存放，并在 14 天内使用。',
          de: 'Verschlossen, dunkel, 5 bis 25 °C. Gedruckte Schablonen lichtgeschützt lagern und binnen 14 Tagen verwenden.',
        },
      },
    ],
    related: [108, 112, 122],
  },
  {
    id: 121,
    slug: 'retainer-uv',
    group: '0',
    subtypes: [],
    publishedOn: '2025-11-11',
    category: 'splint-guide',
    name: { en: 'Retainer UV', zh: 'Retainer UV', de: 'Retainer UV' },
    summary: {
      en: 'Clear, tough resin for retainers printed straight from the scan, with no model and no thermoforming sheet.',
      zh: '保持器树脂，透明强韧，由扫描数据直接打印，无需模型和膜片。',
      de: 'Klares, zähes Resin für Retainer, die ohne Modell und Folie direkt nach dem Scan gedruckt werden.',
    },
    colors: [{ family: 'clear', name: { en: 'Clear', zh: '透明', de: 'Transparent' }, hex: '#ebf1f3' }],
    printers: ['1', '2', '4', '5', '6', '7'],
    addOns: [],
    usages: ['retainer'],
    biocompatibility: ['ISO 10993-5', 'ISO 10993-10', 'ISO 10993-23'],
    bodyContact: 'mouth',
    storage: { min: 5, max: 25 },
    shelfLifeMonths: 18,
    packs: [{ amount: 1, unit: 'kg' }],
    properties: {
      flexuralModulus: 1580,
      flexuralStrength: 57,
      elongationAtBreak: 36,
      impactStrengthNotched: 46,
      heatDeflectionTemperature: 54,
      tensileStrength: 44,
      hardnessShoreD: 79,
      viscosity: 1250,
      density: 1.12,
      wetFlexuralStrength: 54,
      wetFlexuralModulus: 1530,
      waterSorption: 23,
      waterSolubility: 1.9,
    },
    productStandard: 'ISO 20795-2',
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
          en: 'Meets ISO 20795-2 for orthodontic base polymers: flexural strength (at least 50 MPa), modulus (at least 1,500 MPa), water sorption (at most 32 µg/mm³) and solubility (at most 5 µg/mm³).',
          zh: '符合 ISO 20795-2（强度 ≥ 50 MPa，模量 ≥ 1,500 MPa，吸水值 ≤ 32 µg/mm³，溶解值 ≤ 5 µg/mm³）。',
          de: 'Erfüllt ISO 20795-2 für kieferorthopädische Kunststoffe: Biegefestigkeit (mindestens 50 MPa), Biegemodul (mindestens 1.500 MPa), Wasseraufnahme (höchstens 32 µg/mm³) und Löslichkeit (höchstens 5 µg/mm³).',
        },
      },
    ],
    features: [
      {
        title: { en: 'No model, no sheet', zh: '省去模型与膜片', de: 'Ohne Modell und Folie' },
        text: {
          en: 'Printing replaces the model, thermoforming and trimming. A lost retainer is printed again from the stored file.',
          zh: '省去打印模型、压膜和切割。保持器遗失后，调用存档文件即可重新打印。',
          de: 'Der Druck ersetzt Modell, Tiefziehen und Beschneiden. Ein verlorener Retainer wird aus der gespeicherten Datei neu gedruckt.',
        },
      },
      {
        title: { en: 'Thick where it wears', zh: '厚度可分区设计', de: 'Wandstärke nach Bedarf' },
        text: {
          en: 'Sheet thins out over cusps. A printed retainer is 0.8 mm at the front and stronger where the patient bites.',
          zh: '膜片压制后在牙尖处变薄；打印保持器前牙区可为 0.8 mm，咬合受力区可加厚。',
          de: 'Tiefziehfolie dünnt über Höckern aus. Ein gedruckter Retainer misst vorn 0,8 mm und ist dort stärker, wo gebissen wird.',
        },
      },
      {
        title: { en: 'Snaps in and out', zh: '摘戴不断裂', de: 'Übersteht Ein- und Ausgliedern' },
        text: {
          en: 'An elongation at break of 36% withstands daily insertion, while the modulus is high enough to hold rotated teeth.',
          zh: '断裂伸长率 36%，可承受每日摘戴；弯曲模量足以防止扭转牙复发。',
          de: 'Mit 36 % Bruchdehnung übersteht er tägliches Ein- und Ausgliedern, der Biegemodul reicht zum Halten rotierter Zähne.',
        },
      },
    ],
    postProcessing: [
      {
        title: { en: 'Wash', zh: '清洗', de: 'Waschen' },
        text: {
          en: 'Two baths of isopropanol (at least 97%), 2 min each. Spray out the incisal edges.',
          zh: '用异丙醇（≥ 97%）清洗两次，每次 2 分钟；切端内侧须喷淋冲净。',
          de: 'Zwei Bäder Isopropanol (mindestens 97 %), je 2 min. Schneidekanten innen ausspritzen.',
        },
      },
      {
        title: { en: 'Dry', zh: '干燥', de: 'Trocknen' },
        text: {
          en: 'Blow dry and leave for 30 min. Thin walls turn hazy when they are cured wet.',
          zh: '吹干并静置 30 分钟；未干透即固化，薄壁处会发白。',
          de: 'Trockenblasen und 30 min ablüften. Feucht gehärtete dünne Wände werden trüb.',
        },
      },
      {
        title: { en: 'Cure', zh: '固化', de: 'Nachhärten' },
        text: {
          en: 'UltraCraft Cure, 15 min each side under nitrogen or covered with glycerin, with the supports still on.',
          zh: '保留支撑，使用 UltraCraft Cure，充氮或涂甘油，每面固化 15 分钟。',
          de: 'UltraCraft Cure, je Seite 15 min unter Stickstoff oder mit Glyzerin abgedeckt, Supports noch nicht entfernen.',
        },
      },
      {
        title: { en: 'Polish', zh: '抛光', de: 'Polieren' },
        text: {
          en: 'Round the edges with a rubber wheel, then polish with paste or dip in clear varnish for appliances.',
          zh: '边缘用橡皮轮修圆，再用抛光膏抛光，或浸涂口内装置用透明釉。',
          de: 'Ränder mit dem Gummirad runden, dann mit Paste polieren oder in Klarlack für Apparaturen tauchen.',
        },
      },
    ],
    applications: [
      {
        title: { en: 'After aligners or brackets', zh: '矫治结束后保持', de: 'Nach Alignern oder Brackets' },
        text: {
          en: 'Night-time retainers from the final scan, as a single piece or as a reserve set.',
          zh: '按结束时的扫描数据打印夜间保持器，可同时备一副。',
          de: 'Nachtretainer nach dem Abschlussscan, einzeln oder mit Ersatzschiene.',
        },
      },
      {
        title: { en: 'With bite blocks', zh: '带咬合垫的保持器', de: 'Mit Aufbissen' },
        text: {
          en: 'Retainers with front or side blocks, which sheet cannot form.',
          zh: '带前牙或后牙咬合垫的保持器，压膜无法实现。',
          de: 'Retainer mit frontalen oder seitlichen Aufbissen, die sich aus Folie nicht formen lassen.',
        },
      },
      {
        title: { en: 'With a missing tooth', zh: '缺牙间隙保持', de: 'Bei fehlendem Zahn' },
        text: {
          en: 'A hollow tooth in the gap, filled with tooth-colored composite, keeps the space until the implant is placed.',
          zh: '在缺牙处设计空腔牙冠，填充牙色复合树脂，保持间隙至种植。',
          de: 'Ein hohler Zahn in der Lücke, mit zahnfarbenem Komposit gefüllt, hält den Platz bis zum Implantat.',
        },
      },
    ],
    instructions: [
      {
        title: { en: 'Before printing', zh: '打印前', de: 'Vor dem Druck' },
        text: {
          en: 'Shake the bottle for 1 min and let bubbles rise. Walls of 0.8 to 1.2 mm, edge 1 to 2 mm above the gumline.',
          zh: '摇匀 1 分钟，待气泡上浮。壁厚 0.8–1.2 mm，边缘距龈缘 1–2 mm。',
          de: 'Flasche 1 min schütteln, Blasen aufsteigen lassen. Wandstärke 0,8 bis 1,2 mm, Rand 1 bis 2 mm vom Zahnfleischsaum entfernt.',
        },
      },
      {
        title: { en: 'Limits', zh: '使用限制', de: 'Einsatzgrenzen' },
        text: {
          en: 'It holds teeth and does not move them, so it is not an aligner. For grinding and joint pain use a splint resin.',
          zh: '仅用于保持，不用于移动牙齿，不可代替隐形矫治器。磨牙症和关节疼痛请选用咬合板树脂。',
          de: 'Hält Zähne, bewegt sie aber nicht und ersetzt keinen Aligner. Bei Bruxismus und Gelenkschmerzen ein Schienenresin verwenden.',
        },
      },
      {
        title: {
          en: 'In the mouth, once cleared',
          zh: '取得注册证后：口内使用',
          de: 'Im Mund, nach der CE-Kennzeichnung',
        },
        text: {
          en: 'Clean with cold water and a soft brush; above 45 °C it loses its shape. Replace it when it is cracked or loose.',
          zh: '用冷水和软毛刷清洁，超过 45 °C 会变形。出现裂纹或松动时应更换。',
          de: 'Mit kaltem Wasser und weicher Bürste reinigen; über 45 °C verzieht er sich. Bei Rissen oder losem Sitz ersetzen.',
        },
      },
      {
        title: { en: 'Storage', zh: '储存', de: 'Lagerung' },
        text: {
          en: 'Closed, dark, 5 to 25 °C. Use a tray without pigment residues, and keep finished retainers in a box.',
          zh: '密封避光，5–25 °C 保存。料槽内不得有颜料残留；成品置于收纳盒内。',
          de: 'Verschlossen, dunkel, 5 bis 25 °C. Wanne frei von Pigmentresten halten, fertige Retainer in der Box aufbewahren.',
        },
      },
    ],
    related: [108, 109, 104],
  },
  {
    id: 122,
    slug: 'scan-guide-uv',
    group: '0',
    subtypes: [],
    publishedOn: '2026-05-12',
    category: 'splint-guide',
    name: { en: 'Scan Guide UV', zh: 'Scan Guide UV', de: 'Scan Guide UV' },
    summary: {
      en: 'Radiopaque resin for templates worn during the CBCT scan. The planned teeth show in the image without metal artifacts.',
      zh: '放射导板树脂，X 射线阻射，CBCT 影像可见设计牙位，无金属伪影。',
      de: 'Röntgenopakes Resin für Schablonen zur DVT-Aufnahme. Die geplanten Zähne sind im Bild ohne Metallartefakte sichtbar.',
    },
    colors: [{ family: 'white', name: { en: 'Opaque white', zh: '不透明白', de: 'Opakweiß' }, hex: '#f2f1ec' }],
    printers: ['1', '2', '3', '7'],
    addOns: [],
    usages: ['radiographic-template'],
    biocompatibility: ['ISO 10993-5', 'ISO 10993-10', 'ISO 10993-23'],
    bodyContact: 'mouth',
    storage: { min: 5, max: 25 },
    shelfLifeMonths: 18,
    packs: [{ amount: 1, unit: 'kg' }],
    properties: {
      flexuralModulus: 2610,
      flexuralStrength: 83,
      elongationAtBreak: 4.1,
      impactStrengthNotched: 18,
      hardnessShoreD: 87,
      viscosity: 1450,
      density: 1.38,
      ashContent: 24,
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
        name: { en: 'Radiopacity', zh: 'X 射线阻射性', de: 'Röntgenopazität' },
        detail: {
          en: 'Measured to ISO 13116: a layer of 2 mm absorbs as much as 3 mm of aluminum.',
          zh: '按 ISO 13116 测定：2 mm 厚样件的阻射性相当于 3 mm 铝。',
          de: 'Gemessen nach ISO 13116: 2 mm Material absorbieren so viel wie 3 mm Aluminium.',
        },
      },
    ],
    features: [
      {
        title: { en: 'Shows in the CBCT', zh: 'CBCT 影像清晰', de: 'Im DVT sichtbar' },
        text: {
          en: '24% barium sulfate by mass sets the planned teeth off from bone and soft tissue.',
          zh: '硫酸钡质量分数 24%，设计牙位与骨、软组织对比分明。',
          de: '24 Masse-% Bariumsulfat heben die geplanten Zähne von Knochen und Weichgewebe ab.',
        },
      },
      {
        title: { en: 'No metal streaks', zh: '无金属伪影', de: 'Keine Metallstreifen' },
        text: {
          en: 'The contrast is even throughout the part and low enough to leave the ridge beside it readable.',
          zh: '整体阻射均匀、程度适中，邻近牙槽嵴仍可清晰判读。',
          de: 'Der Kontrast ist im ganzen Teil gleich und so gering, dass der Kieferkamm daneben lesbar bleibt.',
        },
      },
      {
        title: { en: 'One file, two prints', zh: '一个文件，两次打印', de: 'Eine Datei, zwei Drucke' },
        text: {
          en: 'After planning, the guide is printed from the same base in Surgical Guide UV, so it seats as the template did.',
          zh: '方案确定后，用同一底座数据以 Surgical Guide UV 打印种植导板，就位与放射导板一致。',
          de: 'Nach der Planung wird die Bohrschablone auf derselben Basis aus Surgical Guide UV gedruckt und sitzt wie die Röntgenschablone.',
        },
      },
    ],
    postProcessing: [
      {
        title: { en: 'Wash', zh: '清洗', de: 'Waschen' },
        text: {
          en: 'Two baths of isopropanol (at least 97%), 3 min and 2 min, with a brush. No ultrasound: it washes filler out.',
          zh: '用异丙醇（≥ 97%）刷洗两次，分别 3 分钟和 2 分钟；禁用超声清洗，以免填料析出。',
          de: 'Zwei Bäder Isopropanol (mindestens 97 %), 3 min und 2 min, mit Pinsel. Kein Ultraschall, er wäscht Füllstoff aus.',
        },
      },
      {
        title: { en: 'Dry', zh: '干燥', de: 'Trocknen' },
        text: {
          en: 'Blow dry and leave for 20 min.',
          zh: '吹干并静置 20 分钟。',
          de: 'Trockenblasen und 20 min ablüften.',
        },
      },
      {
        title: { en: 'Cure', zh: '固化', de: 'Nachhärten' },
        text: {
          en: 'UltraCraft Cure, 20 min each side. The opaque filler holds back light, so always turn the part.',
          zh: '使用 UltraCraft Cure，每面固化 20 分钟。填料遮光，务必翻面固化。',
          de: 'UltraCraft Cure, je Seite 20 min. Der opake Füllstoff hält Licht zurück: Teil unbedingt wenden.',
        },
      },
    ],
    applications: [
      {
        title: { en: 'Radiographic templates', zh: '放射导板', de: 'Röntgenschablonen' },
        text: {
          en: 'Show the approved tooth position above the ridge, for restoration-driven implant planning.',
          zh: '在影像中显示已确认的牙位与牙槽嵴的关系，实现以修复为导向的种植设计。',
          de: 'Zeigen die freigegebene Zahnposition über dem Kieferkamm, für die prothetisch orientierte Implantatplanung.',
        },
      },
      {
        title: { en: 'Edentulous jaws', zh: '无牙颌', de: 'Zahnlose Kiefer' },
        text: {
          en: 'Duplicates of a denture for the scan, when the denture itself does not show in the image.',
          zh: '复制患者现有义齿用于拍摄，弥补原义齿不显影的不足。',
          de: 'Duplikate einer Prothese für die Aufnahme, wenn die Prothese selbst im Bild nicht erscheint.',
        },
      },
      {
        title: { en: 'Reference bodies', zh: '配准标记', de: 'Referenzkörper' },
        text: {
          en: 'Spheres and blocks on a bite plate for aligning the intraoral scan with the CBCT despite metal fillings.',
          zh: '带球形或块状标记的咬合板，口内有金属修复体时，用于口内扫描与 CBCT 数据配准。',
          de: 'Kugeln und Quader auf einer Bissplatte, über die sich Intraoralscan und DVT trotz Metallfüllungen ausrichten lassen.',
        },
      },
      {
        title: { en: 'Training jaws', zh: '培训用颌骨模型', de: 'Übungskiefer' },
        text: {
          en: 'Jaws with visible teeth and nerve canal, to practice planning on a real scan.',
          zh: '牙与神经管可显影的颌骨模型，用于在真实影像上练习种植设计。',
          de: 'Kiefer mit sichtbaren Zähnen und Nervkanal, um die Planung an einer echten Aufnahme zu üben.',
        },
      },
    ],
    instructions: [
      {
        title: { en: 'Before printing', zh: '打印前', de: 'Vor dem Druck' },
        text: {
          en: 'Shake the bottle for 5 min; barium sulfate is heavy and settles. Stir the tray before each job.',
          zh: '硫酸钡密度大、易沉降，使用前摇匀 5 分钟；每次开机前搅拌料槽。',
          de: 'Flasche 5 min schütteln, da Bariumsulfat schwer ist und absinkt. Wanne vor jedem Auftrag aufrühren.',
        },
      },
      {
        title: {
          en: 'In the mouth, once cleared',
          zh: '取得注册证后：口内使用',
          de: 'Im Mund, nach der CE-Kennzeichnung',
        },
        text: {
          en: 'For one patient, worn during the exposure. Fix the bite with silicone and check on the image that the template is seated.',
          zh: '一人一用，仅限拍摄时佩戴。用硅橡胶固定咬合，并在影像上确认完全就位。',
          de: 'Für eine Person, nur während der Aufnahme. Biss mit Silikon sichern und im Bild prüfen, ob die Schablone ganz aufsitzt.',
        },
      },
      {
        title: { en: 'Limits', zh: '使用限制', de: 'Einsatzgrenzen' },
        text: {
          en: 'Not for drilling: the chips would leave barium in the wound. Use Surgical Guide UV. Walls at least 2 mm.',
          zh: '不可用于引导钻孔，以免含钡碎屑残留于术区，请改用 Surgical Guide UV。壁厚不小于 2 mm。',
          de: 'Nicht zum Bohren, da Späne Barium in die Wunde tragen; dafür Surgical Guide UV verwenden. Wandstärke mindestens 2 mm.',
        },
      },
      {
        title: { en: 'Storage', zh: '储存', de: 'Lagerung' },
        text: {
          en: 'Closed, dark, 5 to 25 °C, upright. Use a separate tray, because the filler clouds clear resins. Extract dust when grinding.',
          zh: '密封避光，5–25 °C 直立存放。请使用专用料槽，以免填料使透明树脂发浑；打磨时开启吸尘。',
          de: 'Verschlossen, dunkel, 5 bis 25 °C, stehend. Eigene Wanne verwenden, da der Füllstoff klare Resins trübt. Schleifstaub absaugen.',
        },
      },
    ],
    related: [111, 119],
  },
];
