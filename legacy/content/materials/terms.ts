import type { Text } from '../text.ts';

/** The words a material is filed under. A code is stable; a label is what a visitor reads. */
export const categories = {
  'crown-bridge': { en: 'Crown and bridge', zh: '冠桥树脂', de: 'Kronen und Brücken' },
  'dental-model': { en: 'Models', zh: '齿科模型树脂', de: 'Dentalmodelle' },
  castable: { en: 'Castables', zh: '铸造树脂', de: 'Ausbrennbare Resins' },
  denture: { en: 'Dentures', zh: '义齿树脂', de: 'Prothesen' },
  'splint-guide': { en: 'Splints and guides', zh: '咬合板与导板树脂', de: 'Schienen und Schablonen' },
  'tray-gingiva': { en: 'Trays and gingiva', zh: '托盘与人工牙龈树脂', de: 'Löffel, Übertragungstrays, Gingivamasken' },
  standard: { en: 'Standard', zh: '标准树脂', de: 'Standard' },
  tough: { en: 'Tough', zh: '韧性树脂', de: 'Schlagzäh' },
  rigid: { en: 'Rigid', zh: '刚性树脂', de: 'Steif' },
  'high-temperature': { en: 'High temperature', zh: '耐高温树脂', de: 'Hochtemperatur' },
  elastic: { en: 'Elastic', zh: '弹性树脂', de: 'Elastisch' },
  ceramic: { en: 'Ceramic-filled', zh: '陶瓷填料树脂', de: 'Keramikgefüllt' },
  'skin-contact': { en: 'Skin contact', zh: '皮肤接触级树脂', de: 'Hautkontakt' },
} as const satisfies Record<string, Text>;

/** Colour families; a material may have several shades of one family. */
export const colors = {
  'tooth-shade': { en: 'Tooth shade', zh: '牙色', de: 'Zahnfarbe' },
  white: { en: 'White', zh: '白色', de: 'Weiß' },
  beige: { en: 'Beige', zh: '米色', de: 'Beige' },
  grey: { en: 'Gray', zh: '灰色', de: 'Grau' },
  black: { en: 'Black', zh: '黑色', de: 'Schwarz' },
  clear: { en: 'Clear', zh: '透明', de: 'Transparent' },
  pink: { en: 'Pink', zh: '粉色', de: 'Rosa' },
  red: { en: 'Red', zh: '红色', de: 'Rot' },
  orange: { en: 'Orange', zh: '橙色', de: 'Orange' },
  yellow: { en: 'Yellow', zh: '黄色', de: 'Gelb' },
  green: { en: 'Green', zh: '绿色', de: 'Grün' },
  blue: { en: 'Blue', zh: '蓝色', de: 'Blau' },
  'skin-tone': { en: 'Skin tone', zh: '肤色', de: 'Hautton' },
} as const satisfies Record<string, Text>;

/** What a material is printed for. */
export const usages = {
  'temporary-crown': { en: 'Temporary crowns and bridges', zh: '临时冠桥', de: 'Provisorische Kronen und Brücken' },
  'final-restoration': {
    en: 'Final single-tooth restorations',
    zh: '单冠永久修复',
    de: 'Definitive Einzelzahnversorgungen',
  },
  'fixed-restoration': { en: 'Fixed restoration patterns', zh: '固定修复蜡型', de: 'Kronen- und Brückenmodellationen' },
  'partial-denture': {
    en: 'Removable partial denture patterns',
    zh: '可摘局部义齿蜡型',
    de: 'Modellgussmodellationen',
  },
  'working-model': { en: 'Working and die models', zh: '工作模型与代型', de: 'Arbeits- und Stumpfmodelle' },
  'study-model': { en: 'Study models and wax-ups', zh: '研究模型与诊断蜡型模型', de: 'Studien- und Planungsmodelle' },
  'orthodontic-model': { en: 'Orthodontic models', zh: '正畸模型', de: 'Kieferorthopädische Modelle' },
  'aligner-model': {
    en: 'Thermoforming models for aligners',
    zh: '隐形矫治压膜模型',
    de: 'Tiefziehmodelle für Aligner',
  },
  'denture-base': { en: 'Denture bases', zh: '义齿基托', de: 'Prothesenbasen' },
  'denture-teeth': { en: 'Denture teeth', zh: '义齿人工牙', de: 'Prothesenzähne' },
  'denture-try-in': { en: 'Try-in dentures', zh: '试戴义齿', de: 'Prothesen für die Gesamteinprobe' },
  'flexible-denture': { en: 'Flexible partial dentures', zh: '弹性可摘局部义齿', de: 'Flexible Teilprothesen' },
  splint: { en: 'Occlusal splints', zh: '咬合板', de: 'Aufbissschienen' },
  retainer: { en: 'Retainers', zh: '保持器', de: 'Retainer' },
  'surgical-guide': { en: 'Surgical guides', zh: '种植导板', de: 'Bohrschablonen' },
  'radiographic-template': { en: 'Radiographic templates', zh: '放射导板', de: 'Röntgenschablonen' },
  'impression-tray': { en: 'Custom impression trays', zh: '个别托盘', de: 'Individuelle Abformlöffel' },
  'gingiva-mask': { en: 'Gingiva masks', zh: '人工牙龈', de: 'Gingivamasken' },
  'bonding-tray': { en: 'Indirect bonding trays', zh: '间接粘接托盘', de: 'Übertragungstrays' },
  figurine: { en: 'Figures and display models', zh: '手办与展示模型', de: 'Figuren und Ausstellungsmodelle' },
  prototype: { en: 'Design prototypes', zh: '外观原型', de: 'Designprototypen' },
  mold: { en: 'Molds and masters', zh: '模具与翻模原型', de: 'Formen und Urmodelle' },
  'jewelry-casting': { en: 'Jewelry casting', zh: '首饰铸造', de: 'Schmuckguss' },
  'jig-fixture': { en: 'Jigs and fixtures', zh: '工装夹具', de: 'Vorrichtungen' },
  'end-use-part': { en: 'End-use parts', zh: '小批量零件', de: 'Serienteile' },
  'earbud-shell': { en: 'Earbud shells', zh: '耳机外壳', de: 'Ohrhörerschalen' },
  'orthosis-prosthesis': { en: 'Orthoses and prostheses', zh: '矫形器与假肢', de: 'Orthesen und Prothesen' },
} as const satisfies Record<string, Text>;

/** Modules that widen what a printer does with a material. */
export const addOns = {
  'pulsing-module': { en: 'Pulsed-release module', zh: '脉冲离型模块', de: 'Pulsmodul' },
} as const satisfies Record<string, Text>;
