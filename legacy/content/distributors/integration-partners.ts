import type { IntegrationPartnerRecord } from './record.ts';

export const integrationPartners: IntegrationPartnerRecord[] = [
  {
    id: 701,
    name: 'Occlusion Desk CAD',
    category: 'cad',
    summary: {
      en: 'CAD for crowns, bridges and full dentures. A finished design goes to Blueprint as STL together with its case number, so nobody exports or renames files by hand.',
      zh: '用于冠桥和全口义齿设计的 CAD 软件。设计完成后，STL 文件连同病例编号直接传入 Blueprint，无需手动导出和改名。',
      de: 'CAD für Kronen, Brücken und Totalprothesen. Die fertige Konstruktion geht als STL mit Auftragsnummer an Blueprint; Exportieren und Umbenennen von Hand entfallen.',
    },
  },
  {
    id: 702,
    name: 'Framewright RPD',
    category: 'cad',
    summary: {
      en: 'Removable partial denture design. Before a file is released for printing in Cast UV 3.0, the software checks that stabilizing bars measure at least 2 mm and the framework at least 0.35 mm.',
      zh: '可摘局部义齿支架设计软件。文件放行前，软件会检查防变形支撑杆是否达到 2 mm、支架厚度是否达到 0.35 mm，合格后方可用 Cast UV 3.0 打印蜡型。',
      de: 'Konstruktion von Modellgussgerüsten. Vor der Freigabe für den Druck in Cast UV 3.0 prüft das Programm, ob die Stützstege mindestens 2 mm und das Gerüst mindestens 0,35 mm stark sind.',
    },
  },
  {
    id: 703,
    name: 'Toothpath Staging',
    category: 'cad',
    summary: {
      en: 'Plans tooth movement for aligner treatment and exports one model per stage. Case and stage number are embossed on the model base, so models can still be told apart after automatic part removal on the A2D Ortho.',
      zh: '隐形矫治排牙与分步设计软件，每一步输出一个模型。病例号和步数以凸字标在模型底座上，A2D Ortho 自动取件后仍可逐一辨认。',
      de: 'Planung der Zahnbewegung für die Alignertherapie mit Export eines Modells je Behandlungsschritt. Fall- und Schrittnummer stehen erhaben auf dem Modellsockel; so lassen sich die Modelle auch nach der automatischen Entnahme am A2D Ortho zuordnen.',
    },
  },
  {
    id: 704,
    name: 'Quadrant Light Scanners',
    category: 'scanner',
    summary: {
      en: 'Intraoral scanners with open STL and PLY export. A scan opens a case in Blueprint; gaps along the preparation margin are flagged while the patient is still in the chair.',
      zh: '支持 STL 和 PLY 开放格式的口内扫描仪。扫描完成后自动在 Blueprint 中建立病例；预备体边缘若有缺失，患者还没离开牙椅就提示补扫。',
      de: 'Intraoralscanner mit offener Ausgabe in STL und PLY. Der Scan legt in Blueprint einen Auftrag an; Lücken an der Präparationsgrenze werden gemeldet, solange der Patient noch auf dem Stuhl sitzt.',
    },
  },
  {
    id: 705,
    name: 'Lichttisch Scantechnik',
    category: 'scanner',
    summary: {
      en: 'Desktop scanners that scan a stone model in one piece, with no die sectioning. The scan opens in the CAD software with the case number from Blueprint.',
      zh: '义齿加工厂用台式扫描仪，石膏模型不锯代型即可整体扫描。扫描数据带着 Blueprint 中的病例编号进入 CAD 软件。',
      de: 'Laborscanner, die ein Gipsmodell ungesägt erfassen, ohne dass Sie die Stümpfe einzeln einlegen. Der Scan gelangt mit der Auftragsnummer aus Blueprint ins CAD-Programm.',
    },
  },
  {
    id: 706,
    name: 'Concha Impression Scan',
    category: 'scanner',
    summary: {
      en: 'Scanners for ear impressions that capture the left and the right side in one pass. The closed meshes go to Heliograph Prepare with the case number, so the left and the right shell stay together.',
      zh: '耳印模扫描仪，左右耳印模一次扫描完成。补好洞的 STL 连同病例编号导入赫光 Prepare，左右两只不会配错。',
      de: 'Scanner für Ohrabformungen, die linke und rechte Seite in einem Durchgang erfassen. Die Scans gehen als geschlossene Netze mit der Auftragsnummer an Heliograph Prepare; linke und rechte Schale bleiben im selben Auftrag.',
    },
  },
  {
    id: 707,
    name: 'Casefile Lab Ledger',
    category: 'lab-management',
    summary: {
      en: 'Case records and invoicing for dental labs. The software takes the order status from Blueprint and files printer, resin lot and print date with each case, so every case stays traceable.',
      zh: '面向义齿加工厂的病例与账务管理软件。订单状态取自 Blueprint，打印机、树脂批号和打印日期逐例归档，满足定制式义齿的追溯要求。',
      de: 'Auftragsverwaltung und Abrechnung für Dentallabore. Das Programm übernimmt den Auftragsstand aus Blueprint und legt Drucker, Resincharge und Druckdatum zu jedem Auftrag ab, wie es die Rückverfolgbarkeit von Sonderanfertigungen verlangt.',
    },
  },
  {
    id: 708,
    name: 'Auftragsfach Laborsoftware',
    category: 'lab-management',
    summary: {
      en: 'Work tickets and delivery dates for labs with several sites. Due dates go to StreamFlow, which sorts the print queue by date.',
      zh: '面向多厂区义齿加工厂的工单与交期管理软件。交货日期同步至 StreamFlow，打印队列据此排序。',
      de: 'Auftragszettel und Liefertermine für Labore mit mehreren Standorten. Die Termine gehen an StreamFlow, das die Druckaufträge danach ordnet.',
    },
  },
  {
    id: 709,
    name: 'Platefill Nesting',
    category: 'nesting',
    summary: {
      en: 'Places splints, surgical guides and crowns on the build platform and sets supports away from intaglio surfaces. The layout opens in Heliograph Prepare as 3MF, with positions and supports kept.',
      zh: '在成型平台上自动排布咬合板、种植导板和冠桥，支撑避开组织面与就位面。排版结果以 3MF 格式导入赫光 Prepare，位置和支撑原样保留。',
      de: 'Ordnet Schienen, Bohrschablonen und Kronen auf der Bauplattform an und hält Passflächen frei von Supports. Das Ergebnis öffnen Sie als 3MF in Heliograph Prepare; Lage und Supports bleiben erhalten.',
    },
  },
  {
    id: 710,
    name: 'Gridstack Batch Layout',
    category: 'nesting',
    summary: {
      en: 'Fills the platforms of several printers from the StreamFlow queue. Parts are grouped by resin and layer height first, then by due date, so a batch never mixes materials.',
      zh: '从 StreamFlow 队列取任务，同时为多台打印机排版。先按树脂和层厚分组，再按交期排列，同一批次不会混用材料。',
      de: 'Belegt die Plattformen mehrerer Drucker aus der Warteschlange von StreamFlow. Sortiert wird zuerst nach Resin und Schichthöhe, dann nach Termin; so kommen nie zwei Materialien in einen Druck.',
    },
  },
  {
    id: 711,
    name: 'Trimline Cell Automation',
    category: 'post-processing',
    summary: {
      en: 'Cells that read the code on the model base, then laser-mark and trim the thermoformed aligner. The trim line is recognized automatically for 90% of models; for the rest, a technician draws it on screen.',
      zh: '压膜后矫治器的激光打标、切割设备，先读取模型底座上的编码。90% 的模型可自动识别切割线，其余由技师在屏幕上画。',
      de: 'Automatisierungszellen, die den Code im Modellsockel lesen und den tiefgezogenen Aligner lasermarkieren und beschneiden. Bei 90 % der Modelle wird die Schnittlinie automatisch erkannt, bei den übrigen zeichnen Sie sie am Bildschirm.',
    },
  },
  {
    id: 712,
    name: 'Inertbox Curing Supply',
    category: 'post-processing',
    summary: {
      en: 'Nitrogen generators and connection sets for curing units. With nitrogen in the chamber of the UltraCraft Cure, crowns and splints cure without a tacky layer and need no glycerin.',
      zh: '固化设备用制氮机与连接套件。UltraCraft Cure 腔内充入氮气后，冠桥和咬合板固化时表面不产生发黏的氧阻聚层，无需涂覆甘油。',
      de: 'Stickstofferzeuger und Anschlusssätze für Nachhärtegeräte. Mit Stickstoff in der Kammer des UltraCraft Cure härten Kronen und Schienen ohne Inhibitionsschicht aus; das Abdecken mit Glyzerin entfällt.',
    },
  },
];
