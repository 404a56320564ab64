import type { SupportTopicRecord } from './record.ts';

/** Reflex Wash and Reflex Cure, which are accessories. */
const REFLEX_UNITS = [217, 218];

/** Washing and curing units. */
export const stationTopics: SupportTopicRecord[] = [
  {
    id: 845,
    kind: 'support',
    topic: 'getting-started',
    title: {
      en: 'Set up the UltraCraft Wash and the UltraCraft Cure',
      zh: 'UltraCraft Wash 与 UltraCraft Cure 首次安装',
      de: 'UltraCraft Wash und UltraCraft Cure in Betrieb nehmen',
    },
    content: {
      en: '<p>Place both units beside the printer in the order of work: printer, Wash, Cure. The room needs ventilation; keep isopropanol away from flames and sparks.</p><h3>UltraCraft Wash</h3><ol><li>Level the unit and set the first tank on it. The propeller must turn freely.</li><li>Fill in isopropanol of at least 97% up to the mark, fill the second tank the same way and close its lid.</li><li>Label the tanks “1” and “2”. Water for Model WW UV has a tank of its own (part no. UC-338).</li><li>Set the time from the label of the resin, close the lid and start. The propeller stops as soon as the lid is opened.</li></ol><h3>UltraCraft Cure</h3><ol><li>Leave 10 cm (4 in) free at the back and put in the turntable.</li><li>Connect power and Wi-Fi and update the programs under <em>Settings › Programs</em>.</li><li>Run <em>Maintenance › Dose check</em> once without a part.</li><li>Choose the resin by name. The unit sets time, heat and nitrogen and tells you when to turn the part.</li></ol>',
      zh: '<p>两台设备按工序放在打印机旁：打印、清洗、固化。房间须通风，异丙醇远离明火和火花。</p><h3>UltraCraft Wash</h3><ol><li>放平设备，装上第一个清洗槽，叶轮应能自由转动。</li><li>倒入浓度不低于 97% 的异丙醇至刻线，第二个清洗槽同样加满并盖好。</li><li>清洗槽标上“1”“2”。清洗 Model WW UV 的水单独用一个清洗槽（订货号 UC-338）。</li><li>按树脂标签设定时间，关好机盖启动。开盖后叶轮立即停转。</li></ol><h3>UltraCraft Cure</h3><ol><li>后方留出 10 cm，放入转盘。</li><li>接通电源和 Wi-Fi，在<em>设置 › 程序</em>中更新固化程序。</li><li>空载执行一次<em>保养 › 光量检测</em>。</li><li>按名称选择树脂，设备自动设定时间、温度和氮气，并提示翻面。</li></ol>',
      de: '<p>Stellen Sie beide Geräte in der Reihenfolge der Arbeit neben den Drucker: Drucker, Wash, Cure. Der Raum braucht Lüftung; halten Sie Isopropanol von Flammen und Funken fern.</p><h3>UltraCraft Wash</h3><ol><li>Stellen Sie das Gerät waagerecht auf und setzen Sie den ersten Tank ein. Der Propeller muss sich frei drehen.</li><li>Füllen Sie Isopropanol mit mindestens 97 % bis zur Marke ein, ebenso den zweiten Tank, und verschließen Sie diesen.</li><li>Beschriften Sie die Tanks mit „1“ und „2“. Wasser für Model WW UV bekommt einen eigenen Tank (Art.-Nr. UC-338).</li><li>Stellen Sie die Zeit vom Etikett des Resins ein, schließen Sie den Deckel und starten Sie. Beim Öffnen des Deckels steht der Propeller sofort.</li></ol><h3>UltraCraft Cure</h3><ol><li>Lassen Sie hinten 10 cm frei und setzen Sie den Drehteller ein.</li><li>Schließen Sie Strom und WLAN an und aktualisieren Sie die Programme unter <em>Einstellungen › Programme</em>.</li><li>Starten Sie einmal ohne Teil <em>Wartung › Dosis prüfen</em>.</li><li>Wählen Sie das Resin nach Namen. Das Gerät stellt Zeit, Wärme und Stickstoff ein und meldet, wann Sie das Teil wenden.</li></ol>',
    },
    products: [31, 32],
    updateTime: '2026-11-18',
  },
  {
    id: 865,
    kind: 'support',
    topic: 'getting-started',
    title: {
      en: 'Set up the Reflex Wash and the Reflex Cure',
      zh: 'Reflex Wash 与 Reflex Cure 首次安装',
      de: 'Reflex Wash und Reflex Cure in Betrieb nehmen',
    },
    content: {
      en: '<p>Place both units beside the printer. The room needs ventilation; keep isopropanol away from flames and sparks.</p><h3>Reflex Wash</h3><ol><li>Level the unit and set the bath on it. The rotor must turn freely.</li><li>Fill in up to 9 L of isopropanol of at least 97%, up to the mark.</li><li>Hang the platform from the arm, or put loose parts in the basket. Lower it until the part dips in fully.</li><li>Set the wash time of the resin and start. The rotor stops as soon as the lid is opened.</li></ol><h3>Reflex Cure</h3><ol><li>Leave 10 cm (4 in) free at the back and put in the turntable.</li><li>Choose the resin by name. The unit sets time and heat; wax-filled resins stay unheated.</li><li>Turn the part when the display tells you to. The lamps go out when the door opens.</li></ol><h3>If a unit stops</h3><ul><li><strong>Rotor stands still:</strong> close the lid, then look for a part or a support below the basket.</li><li><strong>Parts stay shiny:</strong> the bath is spent. Change it.</li><li><strong>Chamber stays cool:</strong> check that heat is on for the resin and nothing covers the fan.</li></ul><p>If that does not help, contact support with the serial number.</p>',
      zh: '<p>两台设备放在打印机旁。房间须通风，异丙醇远离火焰和火花。</p><h3>Reflex Wash</h3><ol><li>放平设备，装上清洗槽，转子应能自由转动。</li><li>加入浓度不低于 97% 的异丙醇至刻度线，最多 9 L。</li><li>平台挂在升降臂上，或将散件放入清洗篮，降到打印件完全浸没。</li><li>设定该树脂的清洗时间并启动。开盖时转子立即停转。</li></ol><h3>Reflex Cure</h3><ol><li>设备后方留出 10 cm，放入转盘。</li><li>按名称选择树脂，时间和加热自动设定；含蜡树脂不加热。</li><li>按屏幕提示翻面。开门时灯熄灭。</li></ol><h3>停机时</h3><ul><li><strong>转子不转：</strong>关好盖，检查清洗篮下方有无打印件或支撑。</li><li><strong>洗后仍反光：</strong>清洗液已失效，请更换。</li><li><strong>箱内不热：</strong>确认该树脂的程序需要加热，风扇未被遮挡。</li></ul><p>仍未解决的，请告知序列号，联系技术支持。</p>',
      de: '<p>Stellen Sie beide Geräte neben den Drucker. Der Raum muss belüftet sein, Isopropanol von Flammen und Funken fernhalten.</p><h3>Reflex Wash</h3><ol><li>Gerät waagerecht aufstellen und das Bad aufsetzen. Der Propeller muss sich frei drehen.</li><li>Bis zur Marke mit Isopropanol von mindestens 97 % füllen, höchstens 9 L.</li><li>Plattform an den Arm hängen oder lose Teile in den Korb legen und absenken, bis das Teil ganz eintaucht.</li><li>Waschzeit des Resins einstellen und starten. Beim Öffnen des Deckels bleibt der Propeller stehen.</li></ol><h3>Reflex Cure</h3><ol><li>Hinten 10 cm Platz lassen und den Drehteller einsetzen.</li><li>Resin nach Namen wählen. Zeit und Wärme stellt das Gerät ein, wachshaltige Resins bleiben ungeheizt.</li><li>Teil wenden, wenn das Display es verlangt. Beim Öffnen der Tür gehen die Lampen aus.</li></ol><h3>Wenn ein Gerät anhält</h3><ul><li><strong>Propeller steht:</strong> Deckel schließen, dann unter dem Korb nach einem Teil oder Support suchen.</li><li><strong>Teile glänzen noch:</strong> Das Bad ist verbraucht. Wechseln.</li><li><strong>Kammer bleibt kühl:</strong> Prüfen, ob das Programm heizt und der Lüfter frei ist.</li></ul><p>Hilft das nicht, nennen Sie dem Support die Seriennummer.</p>',
    },
    products: REFLEX_UNITS,
    updateTime: '2026-11-28',
  },
  {
    id: 846,
    kind: 'support',
    topic: 'getting-started',
    title: {
      en: 'Set up the Wash Station',
      zh: 'Wash Station 自动清洗站首次安装',
      de: 'Wash Station in Betrieb nehmen',
    },
    content: {
      en: '<p>A service engineer connects the station. Have these ready: a level floor, compressed air of 6 bar (87 psi), a network jack and a 75 mm (3 in) connection to the room’s exhaust.</p><ol><li>Switch on the exhaust first. The station does not start without it.</li><li>Fill both tanks with 18 L of isopropanol, at least 97%. Stop at the mark; the density reads 0.785 g/cm³.</li><li>Hang the platforms or baskets into the rack: four of the A2D family or the A3D, two of the C series.</li><li>Choose the resin. The station sets the time of both baths and the drying.</li><li>Close the lid and start. Take a look at the first part: an even matte surface is clean.</li></ol><p>Above 0.815 g/cm³ in the first bath the station stops with E-702. Make the second bath the first and refill only one tank.</p>',
      zh: '<p>设备由服务工程师接入。请提前准备：平整的地面、6 bar 压缩空气、网口，以及通往车间排风的 75 mm 接口。</p><ol><li>先开排风，未开排风设备不启动。</li><li>两个清洗槽各加 18 L 浓度不低于 97% 的异丙醇，到刻线为止，密度显示 0.785 g/cm³。</li><li>把平台或清洗篮挂上机架：A2D 系列或 A3D 四个，C 系列两个。</li><li>选择树脂，设备自动设定两道清洗和干燥时间。</li><li>关好机盖启动。第一批先看效果：表面均匀哑光即为洗净。</li></ol><p>第一道清洗液密度高于 0.815 g/cm³ 时，设备停机并显示 E-702。第二道改作第一道，只需更换一个清洗槽。</p>',
      de: '<p>Den Anschluss übernimmt ein Servicetechniker. Bereit sein müssen: ein waagerechter Boden, Druckluft mit 6 bar, ein Netzwerkanschluss und ein Stutzen mit 75 mm zur Raumabsaugung.</p><ol><li>Schalten Sie zuerst die Absaugung ein. Ohne sie startet die Station nicht.</li><li>Füllen Sie beide Tanks mit je 18 L Isopropanol, mindestens 97 %, bis zur Marke. Die Anzeige nennt eine Dichte von 0,785 g/cm³.</li><li>Hängen Sie Plattformen oder Körbe in das Gestell: vier der A2D-Familie oder des A3D, zwei der C-Serie.</li><li>Wählen Sie das Resin. Die Station stellt die Zeit beider Bäder und das Trocknen ein.</li><li>Schließen Sie den Deckel und starten Sie. Sehen Sie sich die ersten Teile an: gleichmäßig matt heißt sauber.</li></ol><p>Über 0,815 g/cm³ im ersten Bad hält die Station mit E-702 an. Machen Sie das zweite Bad zum ersten und füllen Sie nur einen Tank neu.</p>',
    },
    products: [33],
    updateTime: '2026-11-18',
  },
  {
    id: 849,
    kind: 'support',
    topic: 'troubleshooting',
    title: {
      en: 'A washing or curing unit stops',
      zh: '清洗或固化设备停机',
      de: 'Ein Wasch- oder Nachhärtegerät hält an',
    },
    content: {
      en: '<h3>UltraCraft Wash and Wash Station</h3><ul><li><strong>E-701, lid:</strong> close the lid. If it is closed, wipe the sensor at its edge. The time that is left continues.</li><li><strong>Propeller stands still:</strong> lift the tank off and look for a part or a support under the basket.</li><li><strong>Parts stay shiny:</strong> the bath is spent. Check its density, or measure it with a hydrometer.</li><li><strong>Drying takes long (Wash Station):</strong> the compressed air is below 6 bar (87 psi), or its filter is wet.</li></ul><h3>UltraCraft Cure</h3><ul><li><strong>E-703, dose:</strong> wipe the light windows and the dose sensor with a dry cloth and run the program without a part. If the code returns, LEDs have failed: contact support.</li><li><strong>Chamber stays cool:</strong> it takes 8 min to 60 °C (140 °F). Leave the door closed and check that nothing covers the fan.</li><li><strong>Surface stays tacky:</strong> wash again and dry. Cure crowns and denture teeth under nitrogen or glycerin.</li></ul>',
      zh: '<h3>UltraCraft Wash 与 Wash Station</h3><ul><li><strong>E-701 机盖：</strong>关好机盖。已关好仍报警，擦净盖边传感器。按剩余时间继续。</li><li><strong>叶轮不转：</strong>取下清洗槽，检查清洗篮下方有无打印件或支撑。</li><li><strong>洗后仍反光：</strong>清洗液已失效，查看密度读数或用密度计测量。</li><li><strong>干燥变慢（Wash Station）：</strong>压缩空气低于 6 bar，或滤芯潮湿。</li></ul><h3>UltraCraft Cure</h3><ul><li><strong>E-703 光量：</strong>用干布擦净灯窗和光量传感器，空载运行一次程序。仍报警说明 LED 损坏，请联系技术支持。</li><li><strong>升温慢：</strong>升到 60 °C 需 8 分钟。关好门，确认风扇未被遮挡。</li><li><strong>表面发黏：</strong>重新清洗、干燥。牙冠和人工牙应在氮气下或涂甘油后固化。</li></ul>',
      de: '<h3>UltraCraft Wash und Wash Station</h3><ul><li><strong>E-701, Deckel:</strong> Deckel schließen. Ist er zu, den Sensor an der Kante abwischen. Die Restzeit läuft weiter.</li><li><strong>Propeller steht:</strong> Tank abheben und unter dem Korb nach einem Teil oder einem Support suchen.</li><li><strong>Teile glänzen noch:</strong> Das Bad ist verbraucht. Dichte ablesen oder mit dem Aräometer messen.</li><li><strong>Trocknen dauert lange (Wash Station):</strong> Druckluft unter 6 bar oder ihr Filter feucht.</li></ul><h3>UltraCraft Cure</h3><ul><li><strong>E-703, Dosis:</strong> Lichtfenster und Dosissensor trocken abwischen und das Programm ohne Teil laufen lassen. Kommt der Code wieder, sind LEDs ausgefallen: Support.</li><li><strong>Kammer bleibt kühl:</strong> Bis 60 °C dauert es 8 min. Tür geschlossen halten und den Lüfter freimachen.</li><li><strong>Oberfläche bleibt klebrig:</strong> nachwaschen und trocknen. Kronen und Prothesenzähne unter Stickstoff oder Glyzerin nachhärten.</li></ul>',
    },
    products: [31, 32, 33],
    updateTime: '2026-11-18',
  },
];
