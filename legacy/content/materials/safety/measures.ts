import type { Block } from '../../text.ts';

/** Measures that apply to all photopolymer resins; families add their own. */
export const firstAid: Block[] = [
  {
    title: { en: 'General', zh: '一般建议', de: 'Allgemeine Hinweise' },
    text: {
      en: 'Take off clothing and gloves soiled with resin at once. In case of doubt or lasting symptoms, see a doctor and show this sheet.',
      zh: '立即脱去沾有树脂的衣物和手套。如有疑问或症状持续，请就医并出示本说明书。',
      de: 'Mit Resin verschmutzte Kleidung und Handschuhe sofort ausziehen. Im Zweifel oder bei anhaltenden Beschwerden ärztlichen Rat einholen und dieses Blatt vorzeigen.',
    },
  },
  {
    title: { en: 'After inhalation', zh: '吸入', de: 'Nach Einatmen' },
    text: {
      en: 'Move to fresh air. If breathing is irritated, get medical advice.',
      zh: '转移到空气新鲜处。如呼吸道不适，请就医。',
      de: 'An die frische Luft gehen. Bei Reizung der Atemwege ärztlichen Rat einholen.',
    },
  },
  {
    title: { en: 'After skin contact', zh: '皮肤接触', de: 'Nach Hautkontakt' },
    text: {
      en: 'Wash with plenty of soap and water. Do not use solvents: they carry resin into the skin. Keep the skin out of sunlight until it is clean. If a rash appears, see a doctor.',
      zh: '用大量肥皂水清洗。不得使用溶剂，溶剂会把树脂带入皮肤。洗净前避免阳光照射。出现皮疹时请就医。',
      de: 'Mit viel Wasser und Seife waschen. Keine Lösemittel verwenden: Sie tragen das Resin in die Haut. Die Haut bis zur Reinigung vor Sonnenlicht schützen. Bei Ausschlag ärztlichen Rat einholen.',
    },
  },
  {
    title: { en: 'After eye contact', zh: '眼睛接触', de: 'Nach Augenkontakt' },
    text: {
      en: 'Rinse with running water for at least 15 min with the lids held open. Remove contact lenses. See an eye doctor.',
      zh: '撑开眼睑，用流动清水冲洗至少 15 分钟。取出隐形眼镜。请眼科医生诊治。',
      de: 'Bei geöffneten Lidern mindestens 15 min unter fließendem Wasser spülen. Kontaktlinsen entfernen. Augenärztliche Hilfe aufsuchen.',
    },
  },
  {
    title: { en: 'After swallowing', zh: '食入', de: 'Nach Verschlucken' },
    text: {
      en: 'Rinse the mouth and drink water in small sips. Do not induce vomiting. Get medical advice.',
      zh: '漱口，小口饮水。不要催吐。请就医。',
      de: 'Mund ausspülen und Wasser in kleinen Schlucken trinken. Kein Erbrechen herbeiführen. Ärztlichen Rat einholen.',
    },
  },
];

export const firefighting: Block[] = [
  {
    title: { en: 'Extinguishing media', zh: '灭火剂', de: 'Löschmittel' },
    text: {
      en: 'Foam, dry powder, carbon dioxide or water spray. Do not use a full water jet.',
      zh: '泡沫、干粉、二氧化碳或水雾。不得使用直流水。',
      de: 'Schaum, Löschpulver, Kohlendioxid oder Sprühwasser. Keinen Wasservollstrahl verwenden.',
    },
  },
  {
    title: { en: 'Hazards in a fire', zh: '火灾时的危险', de: 'Gefahren bei einem Brand' },
    text: {
      en: 'Burning releases carbon monoxide, carbon dioxide and irritating vapors. Heat can start the polymerization: closed containers may burst.',
      zh: '燃烧产生一氧化碳、二氧化碳和刺激性蒸气。受热可能引发聚合，密闭容器有爆裂危险。',
      de: 'Beim Brand entstehen Kohlenmonoxid, Kohlendioxid und reizende Dämpfe. Hitze kann die Polymerisation auslösen: Geschlossene Behälter können bersten.',
    },
  },
  {
    title: { en: 'Advice for firefighters', zh: '对消防人员的建议', de: 'Hinweise für die Brandbekämpfung' },
    text: {
      en: 'Wear self-contained breathing apparatus. Cool containers with water spray. Keep fire water out of drains.',
      zh: '佩戴自给式空气呼吸器。用水雾冷却容器。防止消防废水进入下水道。',
      de: 'Umluftunabhängiges Atemschutzgerät tragen. Behälter mit Sprühwasser kühlen. Löschwasser nicht in die Kanalisation gelangen lassen.',
    },
  },
];

export const accidentalRelease: Block[] = [
  {
    title: { en: 'Personal precautions', zh: '个人防护', de: 'Personenschutz' },
    text: {
      en: 'Wear nitrile gloves and safety glasses, and ventilate the room. Spilled resin is slippery.',
      zh: '佩戴丁腈手套和护目镜，保持通风。溢出的树脂湿滑，注意防滑。',
      de: 'Nitrilhandschuhe und Schutzbrille tragen, Raum lüften. Ausgelaufenes Resin macht den Boden rutschig.',
    },
  },
  {
    title: { en: 'Environment', zh: '环境保护', de: 'Umweltschutz' },
    text: {
      en: 'Keep resin out of drains, waters and soil.',
      zh: '防止树脂进入下水道、水体和土壤。',
      de: 'Resin nicht in Kanalisation, Gewässer oder Erdreich gelangen lassen.',
    },
  },
  {
    title: { en: 'Cleaning up', zh: '清理方法', de: 'Reinigung' },
    text: {
      en: 'Take up with absorbent cloth or binder, put into a closed, labeled container, then clean the surface with isopropanol and wash it with soap and water.',
      zh: '用吸附布或吸附剂收集，装入有标签的密闭容器；再用异丙醇擦拭表面，并用肥皂水清洗。',
      de: 'Mit saugfähigem Tuch oder Bindemittel aufnehmen und in einen gekennzeichneten, geschlossenen Behälter geben. Die Fläche mit Isopropanol reinigen und mit Seifenwasser nachwaschen.',
    },
  },
];

export const handlingAndStorage: Block[] = [
  {
    title: { en: 'Handling', zh: '操作', de: 'Handhabung' },
    text: {
      en: 'Work in a well-ventilated place. Avoid contact with skin, eyes and clothing. Do not eat, drink or smoke at the workplace. Wash hands before breaks.',
      zh: '在通风良好处操作。避免接触皮肤、眼睛和衣物。工作场所不得饮食、吸烟。休息前洗手。',
      de: 'In gut belüfteten Räumen arbeiten. Kontakt mit Haut, Augen und Kleidung vermeiden. Am Arbeitsplatz nicht essen, trinken oder rauchen. Vor Pausen Hände waschen.',
    },
  },
  {
    title: { en: 'Storage', zh: '储存', de: 'Lagerung' },
    text: {
      en: 'In the original bottle, tightly closed, dark, and at the temperature given in the instructions for use. Keep away from heat, light and initiators. Keep out of reach of children.',
      zh: '存放于原装瓶中，密封避光，温度按使用说明。远离热源、光源和引发剂。置于儿童无法触及之处。',
      de: 'In der Originalflasche, dicht verschlossen, dunkel und bei der Temperatur der Gebrauchsanweisung. Von Wärme, Licht und Initiatoren fernhalten. Für Kinder unzugänglich aufbewahren.',
    },
  },
];

export const exposureControls: Block[] = [
  {
    title: { en: 'Ventilation', zh: '通风', de: 'Lüftung' },
    text: {
      en: 'Use local exhaust or good room ventilation at printer, washing unit and open trays.',
      zh: '打印机、清洗设备和敞开的料槽处应有局部排风或良好的室内通风。',
      de: 'Örtliche Absaugung oder gute Raumlüftung an Drucker, Waschgerät und offenen Wannen.',
    },
  },
  {
    title: { en: 'Hands', zh: '手部防护', de: 'Handschutz' },
    text: {
      en: 'Nitrile gloves to EN ISO 374-1, at least 0.3 mm. Change thin disposable gloves at once after contact with resin.',
      zh: '符合 EN ISO 374-1 的丁腈手套，厚度不低于 0.3 mm。一次性薄手套沾到树脂后立即更换。',
      de: 'Nitrilhandschuhe nach EN ISO 374-1, mindestens 0,3 mm. Dünne Einmalhandschuhe nach Kontakt mit Resin sofort wechseln.',
    },
  },
  {
    title: { en: 'Eyes and skin', zh: '眼睛和皮肤防护', de: 'Augen- und Hautschutz' },
    text: {
      en: 'Safety glasses with side shields to EN ISO 16321-1. Closed work clothing with long sleeves.',
      zh: '符合 EN ISO 16321-1 的带侧护护目镜。穿长袖工作服。',
      de: 'Schutzbrille mit Seitenschutz nach EN ISO 16321-1. Geschlossene, langärmlige Arbeitskleidung.',
    },
  },
  {
    title: { en: 'Breathing', zh: '呼吸防护', de: 'Atemschutz' },
    text: {
      en: 'Not needed with sufficient ventilation. Otherwise a mask with filter A2-P2. When grinding cured parts: extraction and a particle mask FFP2.',
      zh: '通风充分时无需佩戴；否则使用 A2-P2 滤罐面罩。打磨固化件时应抽尘，并佩戴 FFP2 口罩。',
      de: 'Bei ausreichender Lüftung nicht erforderlich, sonst Maske mit Filter A2-P2. Beim Schleifen gehärteter Teile: Absaugung und Partikelmaske FFP2.',
    },
  },
];

export const stability: Block[] = [
  {
    title: { en: 'Stability', zh: '稳定性', de: 'Stabilität' },
    text: {
      en: 'Stable when stored as directed. Polymerizes and gives off heat under light below 450 nm, when heated, or with radical initiators.',
      zh: '按要求储存时稳定。遇 450 nm 以下的光、受热或接触自由基引发剂时会聚合并放热。',
      de: 'Bei vorschriftsmäßiger Lagerung stabil. Polymerisiert unter Wärmeentwicklung bei Licht unter 450 nm, bei Erwärmung oder mit Radikalstartern.',
    },
  },
  {
    title: { en: 'Incompatible materials', zh: '禁配物', de: 'Unverträgliche Stoffe' },
    text: {
      en: 'Peroxides, strong acids and bases, oxidizing and reducing agents, amines, copper and iron salts.',
      zh: '过氧化物、强酸、强碱、氧化剂、还原剂、胺类、铜盐和铁盐。',
      de: 'Peroxide, starke Säuren und Laugen, Oxidations- und Reduktionsmittel, Amine, Kupfer- und Eisensalze.',
    },
  },
];

export const toxicology: Block[] = [
  {
    title: { en: 'Basis', zh: '依据', de: 'Grundlage' },
    text: {
      en: 'The mixture itself was not tested. It is classified by calculation, from the hazards of its classes of ingredients.',
      zh: '未对混合物本身进行毒理学试验，分类依据各组分类别的危险性计算得出。',
      de: 'Das Gemisch selbst wurde nicht geprüft. Die Einstufung ist aus den Gefahren seiner Inhaltsstoffklassen berechnet.',
    },
  },
  {
    title: { en: 'Sensitization', zh: '致敏', de: 'Sensibilisierung' },
    text: {
      en: 'Repeated skin contact can cause an allergy that lasts for life. People with an allergy to acrylates or methacrylates must not work with uncured resin.',
      zh: '反复接触皮肤可能引起终身过敏。对丙烯酸酯或甲基丙烯酸酯过敏者不得接触未固化树脂。',
      de: 'Wiederholter Hautkontakt kann eine lebenslange Allergie auslösen. Personen mit einer Allergie gegen Acrylate oder Methacrylate dürfen nicht mit flüssigem Resin arbeiten.',
    },
  },
];

export const disposal: Block[] = [
  {
    title: { en: 'Liquid resin', zh: '液态树脂', de: 'Flüssiges Resin' },
    text: {
      en: 'Hazardous waste. Do not pour into the drain or the trash. Hand it over in a closed container to a licensed disposal company.',
      zh: '属危险废物。不得倒入下水道或生活垃圾。装入密闭容器，交由有资质的单位处置。',
      de: 'Gefährlicher Abfall. Nicht in den Abfluss oder in den Hausmüll geben. In geschlossenem Behälter einem zugelassenen Entsorger übergeben.',
    },
  },
  {
    title: { en: 'Solvent from washing', zh: '清洗用溶剂', de: 'Lösemittel aus der Wäsche' },
    text: {
      en: 'Contains resin and is flammable: collect separately, as hazardous waste.',
      zh: '含树脂且易燃，应单独收集，按危险废物处置。',
      de: 'Enthält Resin und ist entzündbar: getrennt sammeln, als gefährlichen Abfall entsorgen.',
    },
  },
  {
    title: { en: 'Cured parts and empty bottles', zh: '固化件和空瓶', de: 'Gehärtete Teile und leere Flaschen' },
    text: {
      en: 'Fully cured parts: as plastic waste, by local rules. Let the rest in an empty bottle cure in sunlight; otherwise it is waste like the resin.',
      zh: '完全固化的零件按当地规定作塑料废物处理。空瓶内残留树脂可在日光下固化；未固化的空瓶按液态树脂处置。',
      de: 'Vollständig gehärtete Teile: als Kunststoffabfall nach örtlichen Vorschriften. Reste in leeren Flaschen im Sonnenlicht aushärten lassen, sonst wie Resin entsorgen.',
    },
  },
];
