import type { ErrorCodeRecord } from './record.ts';

const ULTRACRAFT = [1, 2, 3, 4, 5, 6, 7];
const REFLEX = [9, 10, 11, 12, 13, 14];
const PRINTERS = [...ULTRACRAFT, ...REFLEX];
const WITH_RESIN_STATION = [2, 3, 4, 5, 8, 36];
const WITH_HIVE = [2, 3, 34];

/** 1xx housing and axis, 2xx tray, 3xx light, 4xx automation, 5xx supply, 6xx data, 7xx washing and curing, 8xx Reflex. */
export const errorCodes: ErrorCodeRecord[] = [
  {
    code: 'E-101',
    article: 847,
    products: ULTRACRAFT,
    meaning: {
      en: '{{hood?Hood|Door|Door or hood}} open',
      zh: '{{hood?上罩|前门|前门或上罩}}未关',
      de: '{{hood?Haube|Tür|Tür oder Haube}} offen',
    },
    firstSteps: {
      en: 'Close it and choose Continue. If it is closed, wipe the sensor at the edge of the {{hood?hood|door|door or hood}}.',
      zh: '关好后选择“继续”。已关好仍报警，请擦净{{hood?罩沿|门边|门边或罩沿}}的传感器。',
      de: 'Schließen und „Fortsetzen“ wählen. Bleibt die Meldung, den Sensor am Rand der {{hood?Haube|Tür|Tür oder Haube}} abwischen.',
    },
  },
  {
    code: 'E-102',
    article: 821,
    products: ULTRACRAFT,
    meaning: { en: 'Vertical axis blocked', zh: 'Z 轴受阻', de: 'Hubachse blockiert' },
    firstSteps: {
      en: 'Switch off. Look for a loose part below the platform. Do not turn the lead screw by hand. Switch on again; if the code returns, contact support.',
      zh: '关机，检查平台下方有无掉落的打印件。不要用手转丝杠。清除后重新开机，仍报警请联系技术支持。',
      de: 'Ausschalten und unter der Plattform nach einem losen Teil suchen. Spindel nicht von Hand drehen. Wieder einschalten; kommt der Code zurück, den Support anrufen.',
    },
  },
  {
    code: 'E-103',
    article: 847,
    products: ULTRACRAFT,
    meaning: { en: 'Fan blocked or too slow', zh: '风扇堵转或转速过低', de: 'Lüfter blockiert oder zu langsam' },
    firstSteps: {
      en: 'Clear 10 cm (4 in) behind the printer and clean the intake filter.',
      zh: '设备后方留出 10 cm，清洁进风口滤棉。',
      de: 'Hinter dem Drucker 10 cm freihalten und die Filtermatte am Lufteinlass reinigen.',
    },
  },
  {
    code: 'E-104',
    article: 847,
    products: ULTRACRAFT,
    meaning: { en: 'Resin below 20 °C (68 °F)', zh: '树脂温度低于 20 °C', de: 'Resin unter 20 °C' },
    firstSteps: {
      en: 'Stir the resin. {{heatedTray?Turn on the tray heating|Warm the room to 20–28 °C (68–82 °F)|Turn on the tray heating; without one, warm the room to 20–28 °C (68–82 °F)}}. Then choose Continue.',
      zh: '搅匀树脂，{{heatedTray?打开料槽加热|将室温升到 20–28 °C|打开料槽加热（无加热的机型将室温升到 20–28 °C）}}，再选择“继续”。',
      de: 'Resin rühren. {{heatedTray?Wannenheizung einschalten|Den Raum auf 20 bis 28 °C bringen|Wannenheizung einschalten oder, bei Geräten ohne Heizung, den Raum auf 20 bis 28 °C bringen}}. Dann „Fortsetzen“ wählen.',
    },
  },
  {
    code: 'E-201',
    article: 847,
    products: ULTRACRAFT,
    meaning: {
      en: 'Tray missing or not locked',
      zh: '料槽未装或未锁到位',
      de: 'Wanne fehlt oder ist nicht eingerastet',
    },
    firstSteps: {
      en: 'Take the tray out, wipe the rails and push it in until it clicks.',
      zh: '取出料槽，擦净导轨，推到听见卡扣声。',
      de: 'Wanne herausnehmen, Führungen abwischen und einschieben, bis sie einrastet.',
    },
  },
  {
    code: 'E-202',
    article: 847,
    products: ULTRACRAFT,
    meaning: { en: 'Platform not locked', zh: '成型平台未锁紧', de: 'Bauplattform nicht eingerastet' },
    firstSteps: {
      en: 'Remove cured resin from the holder, put the platform on and lock it. Then run the platform check.',
      zh: '清除平台座上的固化树脂，装上平台并锁紧，再做一次平台检查。',
      de: 'Gehärtetes Resin aus der Aufnahme entfernen, Plattform einsetzen und verriegeln. Danach Plattform prüfen.',
    },
  },
  {
    code: 'E-203',
    article: 821,
    products: ULTRACRAFT,
    meaning: { en: 'Cured residue in the tray', zh: '料槽内有固化残渣', de: 'Gehärtete Reste in der Wanne' },
    firstSteps: {
      en: 'Filter the resin, choose Clean tray and peel off the cured film. Hold the release film up to the light.',
      zh: '过滤树脂，选择“清理料槽”，揭下固化膜，对光检查离型膜。',
      de: 'Resin filtern, „Wanne reinigen“ wählen und die ausgehärtete Resinhaut abziehen. Trennfolie gegen das Licht prüfen.',
    },
  },
  {
    code: 'E-204',
    article: 847,
    products: ULTRACRAFT,
    meaning: { en: 'Resin level in the tray too low', zh: '料槽树脂液位过低', de: 'Füllstand in der Wanne zu niedrig' },
    firstSteps: {
      en: 'Add stirred resin of the same lot at the edge of the tray, up to the upper mark. Choose Continue.',
      zh: '取同批号树脂搅匀，沿料槽边缘加到上刻线，选择“继续”。',
      de: 'Gerührtes Resin gleicher Charge am Wannenrand bis zur oberen Marke nachfüllen. „Fortsetzen“ wählen.',
    },
  },
  {
    code: 'E-205',
    article: 813,
    products: ULTRACRAFT,
    meaning: { en: 'Film counter has run out', zh: '离型膜寿命计数已到', de: 'Zähler der Trennfolie abgelaufen' },
    firstSteps: {
      en: 'Hold the film up to the light and check for dents. Change it, then reset the counter.',
      zh: '对光检查离型膜，换膜后清零计数。',
      de: 'Folie gegen das Licht prüfen, wechseln und den Zähler zurücksetzen.',
    },
  },
  {
    code: 'E-301',
    article: 847,
    products: ULTRACRAFT,
    meaning: { en: 'Projector too warm', zh: '光机温度过高', de: 'Projektor zu warm' },
    firstSteps: {
      en: 'Let the printer cool for 20 min. Clean the intake filter and move the printer out of the sun.',
      zh: '冷却 20 分钟，清洁滤棉，避开阳光直射。',
      de: '20 min abkühlen lassen. Filtermatte reinigen, Drucker aus der Sonne stellen.',
    },
  },
  {
    code: 'E-302',
    article: 815,
    products: ULTRACRAFT,
    meaning: {
      en: 'Irradiance below the limit of the test report',
      zh: '光功率低于检测报告限值',
      de: 'Bestrahlungsstärke unter dem Grenzwert des Prüfprotokolls',
    },
    firstSteps: {
      en: 'Switch off, clean the window, run Maintenance › Light field. If the code returns, contact support.',
      zh: '关机清洁光机窗口，运行“保养 > 光场检测”。仍报警请联系技术支持。',
      de: 'Ausschalten, Fenster reinigen, Wartung › Lichtfeld starten. Kommt der Code wieder: Support.',
    },
  },
  {
    code: 'E-401',
    article: 825,
    products: [4],
    meaning: { en: 'AutoPart: step took too long', zh: 'AutoPart 动作超时', de: 'AutoPart: Schritt dauert zu lange' },
    firstSteps: {
      en: 'Press Hold. When the lamp is steady, remove models from blade and chute, wipe both sensors and choose Home.',
      zh: '按“暂停”，指示灯常亮后取出刀片和滑道上的模型，擦净两个传感器，选择“回零”。',
      de: 'Halt drücken. Bei Dauerlicht Modelle von Klinge und Rutsche nehmen, beide Sensoren abwischen, „Grundstellung“ wählen.',
    },
  },
  {
    code: 'E-402',
    article: 844,
    products: [4],
    meaning: {
      en: 'AutoPart: part left on the platform',
      zh: 'AutoPart：平台有残留',
      de: 'AutoPart: Teil auf der Plattform geblieben',
    },
    firstSteps: {
      en: 'Press Hold and take the platform out. Remove the part and the thin skin below it, then choose Home.',
      zh: '按“暂停”，取下平台，清除残留件和底部薄层，选择“回零”。',
      de: 'Halt drücken und die Plattform herausnehmen. Teil und Resthaut entfernen, dann „Grundstellung“ wählen.',
    },
  },
  {
    code: 'E-403',
    article: 841,
    products: [4],
    meaning: {
      en: 'AutoPart: bin full or missing',
      zh: 'AutoPart：收料箱已满或未装',
      de: 'AutoPart: Behälter voll oder nicht eingesetzt',
    },
    firstSteps: {
      en: 'Empty the bin, wipe the sensor above it and push the bin in until it clicks.',
      zh: '清空收料箱，擦净上方传感器，推到听见卡扣声。',
      de: 'Behälter leeren, Sensor darüber abwischen und einschieben, bis er einrastet.',
    },
  },
  {
    code: 'E-411',
    article: 848,
    products: WITH_HIVE,
    meaning: { en: 'HiVE: part did not come loose', zh: 'HiVE：打印件未取下', de: 'HiVE: Teil hat sich nicht gelöst' },
    firstSteps: {
      en: 'Take the part off by hand. Wipe the blade and the platform and look for nicks in the blade.',
      zh: '手动取下打印件，擦净刀片和平台，检查刀片有无缺口。',
      de: 'Teil von Hand abnehmen. Klinge und Plattform abwischen, Klinge auf Scharten prüfen.',
    },
  },
  {
    code: 'E-412',
    article: 848,
    products: WITH_HIVE,
    meaning: {
      en: 'HiVE: bin full or missing',
      zh: 'HiVE：收料箱已满或未装',
      de: 'HiVE: Behälter voll oder nicht eingesetzt',
    },
    firstSteps: {
      en: 'Empty the bin, push it in until it clicks and choose Continue queue.',
      zh: '清空收料箱，推到听见卡扣声，选择“继续队列”。',
      de: 'Behälter leeren, bis zum Einrasten einschieben und „Warteschlange fortsetzen“ wählen.',
    },
  },
  {
    code: 'E-413',
    article: 848,
    products: WITH_HIVE,
    meaning: { en: 'HiVE: resin bottle empty', zh: 'HiVE：料瓶用空', de: 'HiVE: Resinflasche leer' },
    firstSteps: {
      en: 'Scan a new 3 L bottle, connect it and choose Continue queue. The plate in progress is not affected.',
      zh: '扫描新的 3 L 料瓶并接好，选择“继续队列”。正在打印的一版不受影响。',
      de: 'Neue 3-L-Flasche scannen, anschließen und „Warteschlange fortsetzen“ wählen. Der laufende Druck bleibt gut.',
    },
  },
  {
    code: 'E-501',
    article: 842,
    products: WITH_RESIN_STATION,
    meaning: {
      en: 'Resin Station: less than 2 kg left',
      zh: '供料站：余量不足 2 kg',
      de: 'Resin-Station: weniger als 2 kg übrig',
    },
    firstSteps: {
      en: 'Printing goes on. Bring new resin to room temperature and refill before the night.',
      zh: '打印继续。把新树脂放到室温，夜班前补满。',
      de: 'Der Druck läuft weiter. Neues Resin auf Raumtemperatur bringen und vor der Nacht nachfüllen.',
    },
  },
  {
    code: 'E-502',
    article: 842,
    products: WITH_RESIN_STATION,
    meaning: {
      en: 'Resin Station: empty, pump stopped',
      zh: '供料站：已空，泵停',
      de: 'Resin-Station: leer, Pumpe gestoppt',
    },
    firstSteps: {
      en: 'Refill, wait for the stirrer, then choose Resin › Vent on each printer before you continue.',
      zh: '补料并等搅拌完成，每台打印机执行“树脂 > 排气”后再继续。',
      de: 'Nachfüllen, Rührer abwarten, dann an jedem Drucker „Resin › Entlüften“ wählen und fortsetzen.',
    },
  },
  {
    code: 'E-503',
    article: 842,
    products: WITH_RESIN_STATION,
    meaning: {
      en: 'Resin Station: wrong resin scanned',
      zh: '供料站：扫描的树脂不符',
      de: 'Resin-Station: falsches Resin gescannt',
    },
    firstSteps: {
      en: 'Compare the label with the resin on the display. Do not pour; scan the right container.',
      zh: '核对标签与屏幕上的树脂名称，不要倒入，重新扫描正确的料桶。',
      de: 'Etikett mit dem Resin auf dem Display vergleichen. Nicht einfüllen, richtiges Gebinde scannen.',
    },
  },
  {
    code: 'E-504',
    article: 824,
    products: [5, 36],
    meaning: { en: 'Refill took more than 300 s', zh: '补料超过 300 秒', de: 'Nachfüllen dauerte über 300 s' },
    firstSteps: {
      en: 'Check both couplings and the hose. If several printers are slow, change the filter of the station.',
      zh: '检查两端接头和软管。多台都慢时，更换供料站滤网。',
      de: 'Beide Kupplungen und den Schlauch prüfen. Sind mehrere Drucker langsam: Filter der Station wechseln.',
    },
  },
  {
    code: 'E-601',
    article: 830,
    products: [1, 2, 3, 4, 5, 7, 13, 14],
    meaning: {
      en: 'No connection to StreamFlow or Ultra-Net',
      zh: '连不上 StreamFlow 或 Ultra-Net',
      de: 'Keine Verbindung zu StreamFlow oder Ultra-Net',
    },
    firstSteps: {
      en: 'Check the cable, then choose Settings › Network › Test connection. The job in progress goes on.',
      zh: '检查网线，执行“设置 > 网络 > 测试连接”。当前任务不受影响。',
      de: 'Kabel prüfen, dann Einstellungen › Netzwerk › Verbindung testen. Der laufende Auftrag geht weiter.',
    },
  },
  {
    code: 'E-602',
    article: 827,
    products: PRINTERS,
    meaning: {
      en: 'License: printer not registered in the account',
      zh: '授权：打印机未在账号中登记',
      de: 'Lizenz: Drucker nicht im Konto registriert',
    },
    firstSteps: {
      en: 'In Heliograph Prepare, enter the serial number under Account › Devices. A used printer must first be removed by its seller.',
      zh: '在赫光 Prepare 的“账号 > 设备”中登记序列号。二手设备须先由原用户移除。',
      de: 'Seriennummer in Heliograph Prepare unter Konto › Geräte eintragen. Ein gebrauchter Drucker muss erst vom Vorbesitzer entfernt werden.',
    },
  },
  {
    code: 'E-603',
    article: 847,
    products: ULTRACRAFT,
    meaning: { en: 'File damaged or incomplete', zh: '文件损坏或不完整', de: 'Datei beschädigt oder unvollständig' },
    firstSteps: {
      en: 'Slice again and send the job over the network, or use another USB drive.',
      zh: '重新切片，经网络发送，或换一个 U 盘。',
      de: 'Neu slicen und über das Netzwerk senden oder einen anderen USB-Stick nehmen.',
    },
  },
  {
    code: 'E-604',
    article: 831,
    products: PRINTERS,
    meaning: {
      en: 'Job is for another printer or resin',
      zh: '任务与机型或树脂不符',
      de: 'Auftrag gehört zu einem anderen Drucker oder Resin',
    },
    firstSteps: {
      en: 'Compare the resin in the job with the one in the tray. Choose the profile of this printer and slice again.',
      zh: '核对任务与料槽中的树脂，选择本机型参数重新切片。',
      de: 'Resin im Auftrag mit dem in der Wanne vergleichen. Profil dieses Druckers wählen und neu slicen.',
    },
  },
  {
    code: 'E-701',
    article: 849,
    products: [31, 33],
    meaning: { en: 'Lid open', zh: '机盖未关', de: 'Deckel offen' },
    firstSteps: {
      en: 'Close the lid and start again; the time that is left continues.',
      zh: '关好机盖重新启动，按剩余时间继续。',
      de: 'Deckel schließen und neu starten; die Restzeit läuft weiter.',
    },
  },
  {
    code: 'E-702',
    article: 818,
    products: [33],
    meaning: {
      en: 'First bath spent: density above 0.815 g/cm³',
      zh: '第一道清洗液失效：密度高于 0.815 g/cm³',
      de: 'Erstes Bad verbraucht: Dichte über 0,815 g/cm³',
    },
    firstSteps: {
      en: 'Make the second bath the first and fill the second tank with fresh isopropanol.',
      zh: '第二道改作第一道，第二个槽换新异丙醇。',
      de: 'Das zweite Bad zum ersten machen und den zweiten Tank mit frischem Isopropanol füllen.',
    },
  },
  {
    code: 'E-703',
    article: 849,
    products: [32],
    meaning: {
      en: 'Curing dose not reached in time',
      zh: '固化光量未按时达到',
      de: 'Lichtdosis nicht rechtzeitig erreicht',
    },
    firstSteps: {
      en: 'Wipe the light windows and the dose sensor with a dry cloth and run the program without a part.',
      zh: '用干布擦净灯窗和光量传感器，空载运行一次程序。',
      de: 'Lichtfenster und Dosissensor trocken abwischen und das Programm ohne Teil laufen lassen.',
    },
  },
  {
    code: 'E-801',
    article: 823,
    products: REFLEX,
    meaning: { en: 'LCD or light source too warm', zh: 'LCD 或光源超温', de: 'LCD oder Lichtquelle zu warm' },
    firstSteps: {
      en: 'Clear the air inlet, clean the fan grille and let the printer cool for 20 min.',
      zh: '疏通进风口，清洁风扇格栅，冷却 20 分钟。',
      de: 'Lufteinlass freimachen, Lüftergitter reinigen, 20 min abkühlen lassen.',
    },
  },
  {
    code: 'E-802',
    article: 823,
    products: REFLEX,
    meaning: { en: 'Vertical axis blocked', zh: 'Z 轴受阻', de: 'Hubachse blockiert' },
    firstSteps: {
      en: 'Switch off and look for a loose part below the platform. It can crack the LCD.',
      zh: '关机，检查平台下方有无掉落的打印件，以免压裂 LCD。',
      de: 'Ausschalten und unter der Plattform nach einem losen Teil suchen; es kann das LCD brechen.',
    },
  },
  {
    code: 'E-803',
    article: 816,
    products: REFLEX,
    meaning: { en: 'LCD not detected', zh: '未检测到 LCD', de: 'LCD nicht erkannt' },
    firstSteps: {
      en: 'Switch off, check that the cable of the LCD is seated and run Tools › LCD test.',
      zh: '关机检查 LCD 排线是否插牢，执行“工具 > LCD 检测”。',
      de: 'Ausschalten, Sitz des LCD-Kabels prüfen und Werkzeuge › LCD-Test starten.',
    },
  },
  {
    code: 'E-804',
    article: 823,
    products: REFLEX,
    meaning: {
      en: 'File unreadable or USB drive removed',
      zh: '文件无法读取或 U 盘被拔出',
      de: 'Datei nicht lesbar oder USB-Stick abgezogen',
    },
    firstSteps: {
      en: 'Copy the file again to a FAT32 drive, or send it over the network.',
      zh: '重新拷贝到 FAT32 格式的 U 盘，或经网络发送。',
      de: 'Datei neu auf einen FAT32-Stick kopieren oder über das Netzwerk senden.',
    },
  },
];
