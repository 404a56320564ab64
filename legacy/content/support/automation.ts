import type { SupportTopicRecord } from './record.ts';

/** Part removal and resin supply. */
export const automationTopics: SupportTopicRecord[] = [
  {
    id: 841,
    kind: 'support',
    topic: 'operation',
    title: {
      en: 'Empty the bin of the A2D Ortho',
      zh: '清空 A2D Ortho 的收料箱',
      de: 'Behälter des A2D Ortho leeren',
    },
    content: {
      en: '<p>Empty the bin at the end of each shift and always before a night run. The models in it are still wet with resin, so wear nitrile gloves.</p><ol><li>Press <em>Hold</em>. The printer finishes its plate and AutoPart waits.</li><li>Wait until the lamp is steady, open the door of the unit and pull out the bin.</li><li>Put the models into the wash basket without sorting them. The code on each base holds case ID, stage and arch.</li><li>Pour the resin from the bottom of the bin through a 190 µm filter.</li><li>Wipe the bin and the sensor above it with a dry cloth. A drop on the sensor reads as full.</li><li>Push the bin in until it clicks, close the door and choose <em>Continue queue</em>.</li></ol><p>E-403 appears if the bin is full or not fully in. Models that are already in it are not affected.</p>',
      zh: '<p>每班结束和夜班前都要清空收料箱。箱内模型还带着树脂，请戴丁腈手套。</p><ol><li>按<em>暂停</em>。打印机打完当前一版，AutoPart 等待。</li><li>指示灯常亮后打开单元门，拉出收料箱。</li><li>模型不用分拣，直接放进清洗篮。底座上的编码含病例号、矫治步数和上下颌。</li><li>箱底的树脂用 190 µm 滤网过滤。</li><li>用干布擦净收料箱和上方传感器，沾有液滴会被误判为已满。</li><li>推到听见卡扣声，关门，选择<em>继续队列</em>。</li></ol><p>收料箱已满或未推到位时显示 E-403，箱内已有的模型不受影响。</p>',
      de: '<p>Leeren Sie den Behälter am Ende jeder Schicht und immer vor einem Nachtlauf. Die Modelle darin sind noch nass von Resin; tragen Sie Nitrilhandschuhe.</p><ol><li>Drücken Sie <em>Halt</em>. Der Drucker stellt den laufenden Druck fertig, AutoPart wartet.</li><li>Warten Sie, bis die Lampe dauernd leuchtet, öffnen Sie die Tür der Einheit und ziehen Sie den Behälter heraus.</li><li>Legen Sie die Modelle unsortiert in den Waschkorb. Der Code im Sockel nennt Auftragsnummer, Schritt und Kiefer.</li><li>Gießen Sie das Resin vom Boden des Behälters durch einen Filter mit 190 µm.</li><li>Wischen Sie den Behälter und den Sensor darüber trocken ab. Einen Tropfen meldet der Sensor als voll.</li><li>Schieben Sie den Behälter ein, bis er einrastet, schließen Sie die Tür und wählen Sie <em>Warteschlange fortsetzen</em>.</li></ol><p>E-403 erscheint, wenn der Behälter voll ist oder nicht ganz eingeschoben wurde. Die Modelle darin bleiben gut.</p>',
    },
    products: [4],
    updateTime: '2026-11-18',
  },
  {
    id: 842,
    kind: 'support',
    topic: 'operation',
    title: {
      en: 'Resin Station: refill, low-resin alarm, bleed the hoses',
      zh: '供料站：补料、缺料报警与软管排气',
      de: 'Resin-Station nachfüllen, entlüften, Füllstandsalarm',
    },
    content: {
      en: '<p>The Resin Station weighs its tank. With 2 kg left it sends a message (E-501); that is enough for about 100 aligner models of 20 g each. When it is empty, it stops the pump (E-502). The printers finish their plates and wait.</p><h3>Refill</h3><ol><li>Keep the new container at room temperature for at least 12 h and shake it as its label says.</li><li>Scan the label. If it is another resin, the station shows E-503 and the lid stays locked.</li><li>Pour slowly and stop at the 20 L mark.</li><li>Close the lid and let the stirrer run for 10 min.</li><li>Choose <em>Resin › Continue</em>. StreamFlow records the new lot with the next job.</li></ol><h3>Vent the hoses, if the tank has run empty</h3><ol><li>Place a cup under the inlet of the tray.</li><li>Choose <em>Resin › Vent</em> on the printer. The pump runs until no bubbles pass.</li><li>Wipe the inlet and the level sensor, then choose <em>Continue queue</em>.</li></ol><p>Check the 100 µm filter with each refill and replace it when the resin flows visibly slower.</p>',
      zh: '<p>供料站按重量计量余量。剩 2 kg 时发出提示（E-501），按每个 20 g 计，还能打约 100 个压膜模型。用空后泵停止（E-502），各打印机打完当前一版后等待。</p><h3>补料</h3><ol><li>新料桶在室温下放置至少 12 小时，按标签要求摇匀。</li><li>扫描标签。树脂不符时显示 E-503，桶盖不解锁。</li><li>缓慢倒入，到 20 L 刻线为止。</li><li>盖好桶盖，搅拌 10 分钟。</li><li>选择<em>树脂 › 继续</em>。StreamFlow 从下一个任务起记录新批号。</li></ol><h3>用空后的软管排气</h3><ol><li>在料槽进料口下方放一个杯子。</li><li>在打印机上选择<em>树脂 › 排气</em>，泵运行到没有气泡为止。</li><li>擦净进料口和液位传感器，选择<em>继续队列</em>。</li></ol><p>每次补料时检查 100 µm 滤网，流速明显变慢就更换。</p>',
      de: '<p>Die Resin-Station wiegt ihren Tank. Bei 2 kg sendet sie eine Meldung (E-501); das reicht noch für rund 100 Alignermodelle zu je 20 g. Ist sie leer, stoppt die Pumpe (E-502). Die Drucker stellen den laufenden Druck fertig und warten.</p><h3>Nachfüllen</h3><ol><li>Lassen Sie das neue Gebinde mindestens 12 h auf Raumtemperatur kommen und schütteln Sie es nach Etikett.</li><li>Scannen Sie das Etikett. Bei einem anderen Resin zeigt die Station E-503, und der Deckel bleibt verriegelt.</li><li>Gießen Sie langsam ein, höchstens bis zur Marke 20 L.</li><li>Schließen Sie den Deckel und lassen Sie den Rührer 10 min laufen.</li><li>Wählen Sie <em>Resin › Fortsetzen</em>. StreamFlow vermerkt die neue Charge beim nächsten Auftrag.</li></ol><h3>Schläuche entlüften, wenn der Tank leergelaufen ist</h3><ol><li>Stellen Sie einen Becher unter den Zulauf der Wanne.</li><li>Wählen Sie am Drucker <em>Resin › Entlüften</em>. Die Pumpe läuft, bis keine Blasen mehr kommen.</li><li>Wischen Sie Zulauf und Füllstandssensor ab und wählen Sie <em>Warteschlange fortsetzen</em>.</li></ol><p>Prüfen Sie bei jedem Nachfüllen den Filter mit 100 µm und wechseln Sie ihn, sobald das Resin sichtbar langsamer fließt.</p>',
    },
    products: [2, 3, 4, 5, 8, 36],
    updateTime: '2026-11-18',
  },
  {
    id: 843,
    kind: 'support',
    topic: 'troubleshooting',
    title: {
      en: 'A station can’t read the code on a model',
      zh: '后道工序扫不出模型编码',
      de: 'Der Code auf einem Modell ist nicht lesbar',
    },
    content: {
      en: '<p>The code on the base holds case ID, stage and arch. Thermoforming, laser marking and trimming stations read it. In most cases resin has filled its cells.</p><ol><li>Hold the base to the light. If the cells shine, wash the model for one more minute, blow it dry and read the code again.</li><li>Wipe the window of the reader.</li><li>If cells are broken, the blade has cut into the code: see “A part was left on the platform”.</li><li>If the code is blurred on several models of one plate, check the film and the window at that place.</li><li>If the model was scaled after nesting, slice it again: the code must keep the size that StreamFlow sets.</li><li>Until then, look up the case ID in StreamFlow and confirm stage and arch by hand at the station.</li></ol><p>Models whose code cannot be restored are queued again with <em>Reprint</em> in StreamFlow.</p>',
      zh: '<p>底座上的编码含病例号、矫治步数和上下颌，供压膜、激光打标和切割工位读取。读不出，多半是编码格里积了树脂。</p><ol><li>对光看底座。编码格反光，就再洗 1 分钟，吹干后重读。</li><li>擦净读码器窗口。</li><li>编码格缺损，说明刀片切到了编码，见“A2D Ortho 平台上有残留件”。</li><li>同一版多个模型的编码发糊，检查该位置的离型膜和光机窗口。</li><li>排版后改过模型大小的，重新切片，编码尺寸以 StreamFlow 的设置为准。</li><li>急用时，在 StreamFlow 中查病例号，在工位上手动确认步数和上下颌。</li></ol><p>编码无法恢复的模型，在 StreamFlow 中选择<em>补打</em>重新排队。</p>',
      de: '<p>Der Code im Sockel nennt Auftragsnummer, Schritt und Kiefer. Stationen zum Tiefziehen, Lasern und Beschneiden lesen ihn. Meist hat Resin seine Felder gefüllt.</p><ol><li>Halten Sie den Sockel gegen das Licht. Glänzen die Felder, waschen Sie das Modell eine Minute nach, blasen es trocken und lesen erneut.</li><li>Wischen Sie das Fenster des Lesegeräts ab.</li><li>Sind Felder ausgebrochen, hat die Klinge in den Code geschnitten: siehe „Ein Teil ist auf der Plattform geblieben“.</li><li>Ist der Code bei mehreren Modellen eines Drucks unscharf, prüfen Sie Folie und Fenster an dieser Stelle.</li><li>Wurde das Modell nach dem Nesting skaliert, slicen Sie neu: Der Code behält die Größe, die StreamFlow setzt.</li><li>Suchen Sie bis dahin die Auftragsnummer in StreamFlow und bestätigen Sie Schritt und Kiefer an der Station von Hand.</li></ol><p>Modelle, deren Code nicht mehr zu retten ist, stellt <em>Nachdrucken</em> in StreamFlow wieder in die Warteschlange.</p>',
    },
    products: [4],
    updateTime: '2026-11-18',
  },
  {
    id: 844,
    kind: 'support',
    topic: 'troubleshooting',
    title: {
      en: 'A part was left on the platform of the A2D Ortho',
      zh: 'A2D Ortho 平台上有残留件',
      de: 'A2D Ortho: Ein Teil ist auf der Plattform geblieben',
    },
    content: {
      en: '<p>AutoPart checks the platform after each release. If it finds a part or a skin, it stops with E-402 before the next job starts.</p><ol><li>Press <em>Hold</em>, wait until the lamp is steady and open the door of the unit.</li><li>Take the platform out. Lift the part off with the plastic scraper, then peel off the skin below it.</li><li>Look for nicks in the blade and wipe it. A nick leaves a strip at the same place each time.</li><li>Wipe the platform with isopropanol and let it dry.</li><li>Put the platform back, close the door and choose <em>Home</em>, then <em>Continue queue</em>.</li></ol><p>If it happens again:</p><ul><li>Lower the exposure of the base layers by 10%.</li><li>Bring the resin to 25 °C (77 °F); cold resin makes the base brittle.</li><li>Check that the walls of hollow models are at least 2 mm thick.</li><li>Teach the position again with <em>Automation › Teach position</em>.</li></ul>',
      zh: '<p>AutoPart 每次取件后都检查平台。发现残留件或薄层，就在下一个任务开始前停机，显示 E-402。</p><ol><li>按<em>暂停</em>，指示灯常亮后打开单元门。</li><li>取下平台，用塑料铲刀取下残留件，再揭掉底部薄层。</li><li>检查刀片有无缺口并擦净。刀片有缺口时，每次都在同一位置留下一条。</li><li>用异丙醇擦净平台并晾干。</li><li>装回平台，关门，选择<em>回零</em>，再选<em>继续队列</em>。</li></ol><p>反复出现时：</p><ul><li>底层曝光降低 10%。</li><li>树脂升温到 25 °C，温度低时底部容易脆裂。</li><li>确认空心模型壁厚不小于 2 mm。</li><li>执行<em>自动化 › 位置示教</em>，重新示教。</li></ul>',
      de: '<p>AutoPart prüft die Plattform nach jeder Entnahme. Findet die Einheit ein Teil oder eine Resthaut, hält sie mit E-402 an, bevor der nächste Auftrag beginnt.</p><ol><li>Drücken Sie <em>Halt</em>, warten Sie auf das Dauerlicht der Lampe und öffnen Sie die Tür der Einheit.</li><li>Nehmen Sie die Plattform heraus. Heben Sie das Teil mit dem Kunststoffspatel ab und ziehen Sie die Haut darunter ab.</li><li>Prüfen Sie die Klinge auf Scharten und wischen Sie sie ab. Eine Scharte hinterlässt immer an derselben Stelle einen Streifen.</li><li>Wischen Sie die Plattform mit Isopropanol ab und lassen Sie sie trocknen.</li><li>Setzen Sie die Plattform ein, schließen Sie die Tür, wählen Sie <em>Grundstellung</em> und dann <em>Warteschlange fortsetzen</em>.</li></ol><p>Kommt es wieder vor:</p><ul><li>Belichtung der Basisschichten um 10 % senken.</li><li>Resin auf 25 °C bringen; kaltes Resin macht den Sockel spröde.</li><li>Prüfen, ob die Wände hohler Modelle mindestens 2 mm dick sind.</li><li>Mit <em>Automation › Position einlernen</em> neu einlernen.</li></ul>',
    },
    products: [4],
    updateTime: '2026-11-18',
  },
  {
    id: 848,
    kind: 'support',
    topic: 'troubleshooting',
    title: { en: 'HiVE has stopped', zh: 'HiVE 停止运行', de: 'HiVE ist stehen geblieben' },
    content: {
      en: '<p>HiVE tries a release twice. If the part still does not come loose, it stops and sends an alert through <a href="/SAP/ultra-net">Ultra-Net</a>. Finished parts in the bin are not affected.</p><ol><li>Read the code: E-411 is a part that does not come loose, E-412 the bin, E-413 the bottle.</li><li>Press <em>Hold</em> and wait until nothing moves before you open the door.</li><li>E-411: take the part off by hand, peel off the skin and wipe blade and platform. A release takes less than 3 min; if it took longer before, the blade was already dirty.</li><li>E-412: empty the bin and push it in until it clicks.</li><li>E-413: scan a new 3 L bottle and connect it.</li><li>Close the door and choose <em>Home</em>, then <em>Continue queue</em>.</li></ol><p>To print without HiVE, undock the unit. The printer then runs manually.</p>',
      zh: '<p>HiVE 会尝试取件两次，仍取不下就停机，并通过 <a href="/SAP/ultra-net">Ultra-Net</a> 发送通知。收料箱里的打印件不受影响。</p><ol><li>看代码：E-411 是取不下件，E-412 是收料箱，E-413 是料瓶。</li><li>按<em>暂停</em>，等全部动作停止后再开门。</li><li>E-411：手动取下打印件，揭掉薄层，擦净刀片和平台。正常取件不到 3 分钟，之前已变慢说明刀片早已不洁。</li><li>E-412：清空收料箱，推到听见卡扣声。</li><li>E-413：扫描新的 3 L 料瓶并接好。</li><li>关门，选择<em>回零</em>，再选<em>继续队列</em>。</li></ol><p>暂时不用 HiVE 时可将其脱开，打印机照常手动使用。</p>',
      de: '<p>HiVE versucht die Entnahme zweimal. Löst sich das Teil nicht, hält die Einheit an und meldet es über <a href="/SAP/ultra-net">Ultra-Net</a>. Die fertigen Teile im Behälter bleiben gut.</p><ol><li>Lesen Sie den Code ab: E-411 steht für ein Teil, das sich nicht löst, E-412 für den Behälter, E-413 für die Flasche.</li><li>Drücken Sie <em>Halt</em> und warten Sie, bis sich nichts mehr bewegt, bevor Sie die Tür öffnen.</li><li>E-411: Nehmen Sie das Teil von Hand ab, ziehen Sie die Resthaut ab und wischen Sie Klinge und Plattform ab. Eine Entnahme dauert unter 3 min; war sie zuvor länger, ist die Klinge schon verschmutzt.</li><li>E-412: Leeren Sie den Behälter und schieben Sie ihn ein, bis er einrastet.</li><li>E-413: Scannen Sie eine neue 3-L-Flasche und schließen Sie sie an.</li><li>Schließen Sie die Tür, wählen Sie <em>Grundstellung</em> und dann <em>Warteschlange fortsetzen</em>.</li></ol><p>Zum Drucken ohne HiVE docken Sie die Einheit ab. Der Drucker arbeitet dann von Hand wie zuvor.</p>',
    },
    products: [2, 3, 34],
    updateTime: '2026-11-18',
  },
  {
    id: 850,
    kind: 'support',
    topic: 'getting-started',
    title: {
      en: 'Install the pulsed-release module',
      zh: '安装脉冲离型模块',
      de: 'Pulsmodul einbauen',
    },
    content: {
      en: '<p>Plan 30 min. The hex key and the four screws are in the box. The module takes its power from the printer.</p><ol><li>Take out the platform and the tray, cover the tray, switch the printer off and unplug it.</li><li>Wipe the tray holder. Cured resin under the module tilts it.</li><li>Put the module in with the cable toward the back and tighten the four screws crosswise.</li><li>Connect the cable. It fits only one way round.</li><li>Put tray and platform back, switch on and update the firmware.</li><li>Start <em>Settings › Platform check</em>: the tray now sits on the module.</li><li>Choose a profile with pulsing in Heliograph Prepare and print one solid model first.</li></ol><p>Profiles with pulsing exist for Model HP UV 2.0, Model TF UV 2.0, Denture Base UV and Rigid Ceramic UV. With other resins the module stays off, and you leave it in the printer.</p><p>If you hear no pulsing as the platform rises, check the profile, then the cable. If parts still tear off, check the tension of the film with the gauge.</p>',
      zh: '<p>安装约 30 分钟，内六角扳手和四颗螺钉随模块附带。模块由打印机供电。</p><ol><li>取出成型平台和料槽，料槽加盖；关机，拔下电源线。</li><li>擦净料槽座。模块下面有固化树脂会垫歪。</li><li>放入模块，线缆朝后，四颗螺钉对角拧紧。</li><li>接好连接线，插头只有一个方向能插入。</li><li>装回料槽和平台，开机，更新固件。</li><li>执行<em>设置 › 平台检查</em>：料槽现在坐在模块上，须重新检查。</li><li>在赫光 Prepare 里选带脉冲的参数，先打一个实心模型试试。</li></ol><p>Model HP UV 2.0、Model TF UV 2.0、Denture Base UV、Rigid Ceramic UV 有脉冲参数。打其他树脂，模块自动关闭，不用拆。</p><p>平台抬升时听不到脉冲声，先查参数，再查连接线。仍掉件，用张力规检查离型膜张力。</p>',
      de: '<p>Planen Sie 30 min ein. Innensechskantschlüssel und vier Schrauben liegen bei; Strom bekommt das Modul vom Drucker.</p><ol><li>Nehmen Sie Bauplattform und Wanne heraus, decken Sie die Wanne ab, schalten Sie den Drucker aus und ziehen Sie den Netzstecker.</li><li>Wischen Sie die Wannenaufnahme ab. Auf gehärtetem Resin sitzt das Modul schief.</li><li>Setzen Sie das Modul mit dem Kabel nach hinten ein und ziehen Sie die vier Schrauben über Kreuz an.</li><li>Stecken Sie das Kabel an; der Stecker passt nur in einer Richtung.</li><li>Setzen Sie Wanne und Plattform wieder ein, schalten Sie ein und aktualisieren Sie die Firmware.</li><li>Starten Sie <em>Einstellungen › Plattform prüfen</em>, denn die Wanne steht jetzt auf dem Modul.</li><li>Wählen Sie in Heliograph Prepare ein Profil mit Pulsbetrieb und drucken Sie zuerst ein einzelnes massives Modell.</li></ol><p>Profile mit Pulsbetrieb gibt es für Model HP UV 2.0, Model TF UV 2.0, Denture Base UV und Rigid Ceramic UV. Bei anderen Resins bleibt das Modul aus und im Drucker.</p><p>Hören Sie beim Anheben der Plattform keine Pulse, prüfen Sie das Profil, dann das Kabel. Reißen Teile weiter ab, messen Sie die Folienspannung mit der Lehre.</p>',
    },
    products: [1, 2, 3, 4, 5, 8, 35],
    updateTime: '2026-11-18',
  },
];
