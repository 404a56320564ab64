import type { Text } from '../../text.ts';

/** Hazard statements in the wording of regulation (EC) 1272/2008, annex III, and of GB 30000. */
export const hazards = {
  H315: { en: 'Causes skin irritation.', zh: '造成皮肤刺激。', de: 'Verursacht Hautreizungen.' },
  H317: {
    en: 'May cause an allergic skin reaction.',
    zh: '可能造成皮肤过敏反应。',
    de: 'Kann allergische Hautreaktionen verursachen.',
  },
  H319: { en: 'Causes serious eye irritation.', zh: '造成严重眼刺激。', de: 'Verursacht schwere Augenreizung.' },
  H335: { en: 'May cause respiratory irritation.', zh: '可能引起呼吸道刺激。', de: 'Kann die Atemwege reizen.' },
  H411: {
    en: 'Toxic to aquatic life with long lasting effects.',
    zh: '对水生生物有毒并具有长期持续影响。',
    de: 'Giftig für Wasserorganismen, mit langfristiger Wirkung.',
  },
  H412: {
    en: 'Harmful to aquatic life with long lasting effects.',
    zh: '对水生生物有害并具有长期持续影响。',
    de: 'Schädlich für Wasserorganismen, mit langfristiger Wirkung.',
  },
} as const satisfies Record<string, Text>;

/** Precautionary statements in the wording of regulation (EC) 1272/2008, annex IV, and of GB 30000. */
export const precautions = {
  P261: {
    en: 'Avoid breathing mist/vapors.',
    zh: '避免吸入气雾/蒸气。',
    de: 'Einatmen von Nebel/Dampf vermeiden.',
  },
  P264: {
    en: 'Wash hands thoroughly after handling.',
    zh: '作业后彻底清洗双手。',
    de: 'Nach Gebrauch Hände gründlich waschen.',
  },
  P271: {
    en: 'Use only outdoors or in a well-ventilated area.',
    zh: '只能在室外或通风良好之处使用。',
    de: 'Nur im Freien oder in gut belüfteten Räumen verwenden.',
  },
  P272: {
    en: 'Contaminated work clothing should not be allowed out of the workplace.',
    zh: '受沾染的工作服不得带出工作场地。',
    de: 'Kontaminierte Arbeitskleidung nicht außerhalb des Arbeitsplatzes tragen.',
  },
  P273: {
    en: 'Avoid release to the environment.',
    zh: '避免释放到环境中。',
    de: 'Freisetzung in die Umwelt vermeiden.',
  },
  P280: {
    en: 'Wear protective gloves/protective clothing/eye protection.',
    zh: '戴防护手套/穿防护服/戴防护眼罩。',
    de: 'Schutzhandschuhe/Schutzkleidung/Augenschutz tragen.',
  },
  'P302+P352': {
    en: 'IF ON SKIN: Wash with plenty of water and soap.',
    zh: '如皮肤沾染：用大量肥皂和水清洗。',
    de: 'BEI BERÜHRUNG MIT DER HAUT: Mit viel Wasser und Seife waschen.',
  },
  'P304+P340': {
    en: 'IF INHALED: Remove person to fresh air and keep comfortable for breathing.',
    zh: '如误吸入：将人转移到空气新鲜处，保持呼吸舒适体位。',
    de: 'BEI EINATMEN: Die Person an die frische Luft bringen und für ungehinderte Atmung sorgen.',
  },
  'P305+P351+P338': {
    en: 'IF IN EYES: Rinse cautiously with water for several minutes. Remove contact lenses, if present and easy to do. Continue rinsing.',
    zh: '如进入眼睛：用水小心冲洗几分钟。如戴隐形眼镜并可方便地取出，取出隐形眼镜。继续冲洗。',
    de: 'BEI KONTAKT MIT DEN AUGEN: Einige Minuten lang behutsam mit Wasser spülen. Eventuell vorhandene Kontaktlinsen nach Möglichkeit entfernen. Weiter spülen.',
  },
  'P333+P313': {
    en: 'If skin irritation or rash occurs: Get medical advice/attention.',
    zh: '如发生皮肤刺激或皮疹：求医/就诊。',
    de: 'Bei Hautreizung oder -ausschlag: Ärztlichen Rat einholen/ärztliche Hilfe hinzuziehen.',
  },
  'P337+P313': {
    en: 'If eye irritation persists: Get medical advice/attention.',
    zh: '如仍觉眼刺激：求医/就诊。',
    de: 'Bei anhaltender Augenreizung: Ärztlichen Rat einholen/ärztliche Hilfe hinzuziehen.',
  },
  'P362+P364': {
    en: 'Take off contaminated clothing and wash it before reuse.',
    zh: '脱掉沾污的衣服，清洗后方可重新使用。',
    de: 'Kontaminierte Kleidung ausziehen und vor erneutem Tragen waschen.',
  },
  P391: { en: 'Collect spillage.', zh: '收集溢出物。', de: 'Verschüttete Mengen aufnehmen.' },
  'P403+P233': {
    en: 'Store in a well-ventilated place. Keep container tightly closed.',
    zh: '存放在通风良好的地方。保持容器密闭。',
    de: 'An einem gut belüfteten Ort aufbewahren. Behälter dicht verschlossen halten.',
  },
  P501: {
    en: 'Dispose of contents/container to an authorized waste collection point.',
    zh: '将内装物/容器交由有资质的单位处置。',
    de: 'Inhalt/Behälter einer zugelassenen Abfallsammelstelle zuführen.',
  },
} as const satisfies Record<string, Text>;
