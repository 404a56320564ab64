import type { TdkPage } from './page.ts';

export const platformPages: TdkPage[] = [
  {
    url: '/SAP',
    title: {
      en: 'Software and automation for 3D printing',
      zh: '3D 打印软件与自动化',
      de: 'Software und Automation für den 3D-Druck',
    },
    description: {
      en: 'Case tracking, production planning, fleet monitoring and print preparation, and how they connect from order to printed part.',
      zh: '从接单到出件，Blueprint、StreamFlow、Ultra-Net 和赫光 Prepare 各管哪一段，怎么连成一条流程。',
      de: 'Vom Auftrag zum gedruckten Teil: Auftragsverwaltung, Fertigungsplanung, Druckerüberwachung und Druckvorbereitung in einem Ablauf.',
    },
    keywords: {
      en: '3D printing software, automation, dental workflow',
      zh: '3D 打印软件，自动化，数字化流程',
      de: '3D-Druck-Software, Automation, Dental-Workflow',
    },
  },
  {
    url: '/SAP/Blueprint',
    title: {
      en: 'Blueprint: one case file for practice and lab',
      zh: 'Blueprint 病例与订单管理',
      de: 'Blueprint: eine Akte für Praxis und Labor',
    },
    description: {
      en: 'Scan, design, approval and due date in one case file. Practice and dental lab see whose turn it is, and traceability data stays with the case.',
      zh: '扫描数据、设计方案、确认记录和交期集中在一份病例里：诊所与义齿加工厂都能看到进度，追溯信息随病例保存。',
      de: 'Scan, Konstruktion, Freigabe und Liefertermin in einer Akte: Praxis und Labor sehen, wer am Zug ist, und alle Angaben zur Rückverfolgung bleiben beim Auftrag.',
    },
    keywords: {
      en: 'Blueprint, dental case management, lab orders',
      zh: 'Blueprint，病例管理，订单管理',
      de: 'Blueprint, Auftragsverwaltung, Auftragsakte',
    },
  },
  {
    url: '/SAP/integrations',
    title: {
      en: 'Integrations with scanners and CAD software',
      zh: '扫描仪与设计软件集成',
      de: 'Anbindung von Scannern und CAD-Software',
    },
    description: {
      en: 'Scanners, CAD, nesting and lab management software for our printers: which data each product passes on, connected or as an STL, PLY or 3MF file.',
      zh: '可与赫光打印机配合的扫描仪、设计软件、排版与加工厂管理系统：各家传哪些数据，已对接或以 STL、PLY、3MF 文件导入，附网络要求。',
      de: 'Scanner, CAD-Software, Nesting und Laborverwaltung für unsere Drucker: welche Daten jedes Produkt übergibt, angebunden oder als Datei in STL, PLY oder 3MF.',
    },
    keywords: {
      en: 'integration, intraoral scanner, dental CAD, interface',
      zh: '软件集成，口内扫描仪，设计软件，接口',
      de: 'Integration, Intraoralscanner, Dental-CAD, Schnittstelle',
    },
  },
  {
    url: '/SAP/streamFlow',
    title: {
      en: 'StreamFlow: production planning for 3D printing',
      zh: 'StreamFlow 生产排单软件',
      de: 'StreamFlow: Fertigungsplanung für Drucker',
    },
    description: {
      en: 'StreamFlow nests jobs and assigns them to printers by resin, layer height, free area and due time, moves them when a printer stops, and logs every step.',
      zh: 'StreamFlow 按树脂、层厚、平台余位和交期自动派单，设备停机时改派其他打印机，并记录打印、后处理到包装的每一步。',
      de: 'StreamFlow verteilt Aufträge nach Resin, Schichthöhe, freier Fläche und Termin, verlegt sie bei Stillstand und protokolliert jeden Schritt.',
    },
    keywords: {
      en: 'StreamFlow, production cloud, nesting, traceability',
      zh: 'StreamFlow，生产排单，自动排版，可追溯',
      de: 'StreamFlow, Produktionscloud, Nesting, Rückverfolgung',
    },
  },
  {
    url: '/SAP/ultra-net',
    title: {
      en: 'Ultra-Net: fleet monitoring for 3D printers',
      zh: 'Ultra-Net 设备集群监控',
      de: 'Ultra-Net: Druckerüberwachung mit Ursachen',
    },
    description: {
      en: 'Status, jobs, resin and operating hours of all printers on one screen, the cause of every stop, and alerts to the staff on duty. With IT requirements.',
      zh: '一屏查看所有打印机的状态、任务、树脂余量和运行时数，停机原因逐条记录并推送值班人员，附网络接入要求。',
      de: 'Zustand, Aufträge, Resinstand und Betriebsstunden aller Drucker, die Ursache jedes Stillstands und Meldungen aufs Smartphone. Mit Angaben für die IT.',
    },
    keywords: {
      en: 'Ultra-Net, fleet monitor, printer status',
      zh: 'Ultra-Net，设备监控，打印机状态',
      de: 'Ultra-Net, Druckerüberwachung, Druckerstatus',
    },
  },
  {
    url: '/services',
    title: {
      en: 'Services: support, design, training, samples',
      zh: '服务：技术支持、设计、培训与样件',
      de: 'Service: Support, Design, Schulung, Muster',
    },
    description: {
      en: 'Online support 24/5 with an answer in under 30 minutes, a fix or an engineer on site within 48 hours, plus design service, samples and warranty.',
      zh: '工作日 24 小时在线支持，30 分钟内响应，48 小时内解决或到场，另有设计服务、免费样件、质保与证书查询。',
      de: 'Onlinesupport 24/5 mit Antwort in unter 30 Minuten, Lösung oder Besuch binnen 48 Stunden, dazu Designservice, Muster, Schulung und Garantie.',
    },
    keywords: {
      en: 'technical support, training, dental design service',
      zh: '技术支持，操作培训，设计服务',
      de: 'technischer Support, Schulung, Designservice',
    },
  },
  {
    url: '/services/design',
    title: {
      en: 'Dental design service',
      zh: '齿科设计服务',
      de: 'Designservice für Zahntechnik',
    },
    description: {
      en: 'Over 200 designers for fixed, removable and implant cases in up to 6 hours and orthodontics in up to 24, rush cases in 2 hours.',
      zh: '200 多名设计师承接固定、活动与种植病例，6 小时内交付，加急 2 小时；正畸病例 24 小时内交付。',
      de: 'Über 200 CAD-Techniker: festsitzender und herausnehmbarer Zahnersatz und Implantate in bis zu 6 Stunden, Kieferorthopädie in bis zu 24, Eilaufträge in 2.',
    },
    keywords: {
      en: 'dental design service, CAD, crown design',
      zh: '齿科设计，CAD 设计，牙冠设计',
      de: 'Dental-Designservice, CAD, Kronendesign',
    },
  },
  {
    url: '/tools/fit',
    title: {
      en: 'Does your part fit? 3D print calculator',
      zh: '文件试算：放不放得下、打多久、多少钱',
      de: 'Passt Ihr Teil? Rechner für den 3D-Druck',
    },
    description: {
      en: 'Check an STL, PLY, 3MF or OBJ file against every printer: fit, parts per platform, print time and resin cost. Nothing is uploaded.',
      zh: '选一个 STL、PLY、3MF 或 OBJ 文件，逐台打印机查看：放不放得下、一版排几件、打印多久、树脂多少钱。文件不上传。',
      de: 'STL-, PLY-, 3MF- oder OBJ-Datei mit jedem Drucker abgleichen: Passt sie, wie oft, wie lange, für wie viel Resin? Ohne Upload.',
    },
    keywords: {
      en: 'build volume calculator, print time, parts per platform, resin cost, STL',
      zh: '成型尺寸，打印时间估算，排版数量，树脂成本，STL',
      de: 'Bauraum prüfen, Druckzeit berechnen, Teile je Plattform, Resinkosten, STL',
    },
  },
  {
    url: '/warranty-policies',
    title: {
      en: 'Warranty for dental and Reflex printers',
      zh: '齿科与 Reflex 设备质保政策',
      de: 'Garantie für Dental- und Reflex-Drucker',
    },
    description: {
      en: 'Warranty coverage and periods for printer, light engine or LCD, tray and film, and stations, and how to make a claim.',
      zh: '按部件说明质保范围与期限：整机、光机或曝光屏、料槽与离型膜、后处理设备，并介绍质保申请的流程与所需材料。',
      de: 'Umfang und Dauer der Garantie nach Komponente: Drucker, Projektor oder LCD, Wanne und Folie, Stationen. Dazu, wie Sie einen Garantiefall melden.',
    },
    keywords: {
      en: 'warranty, 3D printer repair, warranty claim',
      zh: '质保政策，质保期，维修申请',
      de: 'Garantie, Reparatur, Garantiefall',
    },
  },
  {
    url: '/activity/A2D_HD',
    title: {
      en: 'UltraCraft A2D HD: get a quote',
      zh: 'UltraCraft A2D HD 获取报价',
      de: 'UltraCraft A2D HD: Angebot anfordern',
    },
    description: {
      en: 'Tell us what you print and how much, and get a quote for the A2D HD with stations and resin, or a test print of your own data.',
      zh: '说明打什么、一天打多少，就能拿到 A2D HD 及后处理设备、树脂的整套报价，也可用您自己的数据试打。',
      de: 'Nennen Sie uns Arbeiten und Tagesmenge und erhalten Sie ein Angebot für den A2D HD mit Stationen und Resin oder einen Probedruck Ihrer Daten.',
    },
    keywords: {
      en: 'A2D HD quote, dental printer price, test print',
      zh: 'A2D HD 报价，A2D HD 价格，试打',
      de: 'A2D-HD-Angebot, Dentaldrucker-Preis, Testdruck',
    },
  },
  {
    url: '/store/activities',
    title: {
      en: 'Prices and samples',
      zh: '价格与样件',
      de: 'Preise und kostenlose Muster',
    },
    description: {
      en: 'A quote for your lab within one business day, a sample to check, and the terms of delivery, setup, payment and warranty, with answers on test prints.',
      zh: '齿科机型整套报价、免费样件申请，以及交货、安装培训、付款、质保和试打的说明。',
      de: 'Angebot für Dentaldrucker innerhalb eines Werktags, Muster zum Prüfen und die Bedingungen zu Lieferung, Einweisung, Zahlung und Garantie.',
    },
    keywords: {
      en: 'resin printer prices, quote, free samples',
      zh: '打印机报价，免费样件，试打',
      de: 'Angebot Dentaldrucker, Muster, Probedruck',
    },
  },
  {
    url: '/store/black-friday',
    title: {
      en: 'Black Friday: Reflex buying guide',
      zh: '大促：Reflex 选购指南',
      de: 'Black Friday: Kaufberatung Reflex',
    },
    description: {
      en: 'Price of a complete Reflex set, and the six models compared: pixel size, build volume, resins and warranty, with box contents and wear parts.',
      zh: '618、双十一、黑五选购：Reflex 整套报价，六款机型的像素、成型尺寸、树脂和质保对比，附随机清单和易损件。',
      de: 'Das komplette Reflex-Set und die sechs Modelle im Vergleich: Pixelgröße, Bauraum, Resins und Garantie, dazu Lieferumfang und Verschleißteile.',
    },
    keywords: {
      en: 'Black Friday, 3D printer deal, resin offer',
      zh: '黑色星期五，3D 打印机优惠，套装',
      de: 'Black Friday, 3D-Drucker-Angebot, Resinaktion',
    },
  },
  {
    url: '/store/reflex-3d-printer',
    title: {
      en: 'Buy a Reflex 3D printer: find your model',
      zh: '选购 Reflex 3D 打印机',
      de: 'Reflex-3D-Drucker kaufen: welcher passt?',
    },
    description: {
      en: 'Six Reflex printers compared by part size, detail, speed and resin. Reflex at US$1,399, Wash at US$359, Cure at US$749, plus tax and shipping.',
      zh: '按件的大小、精细度、速度和树脂对比六款 Reflex：Reflex 1,399 美元，清洗机 359 美元，固化箱 749 美元，不含税费和运费。',
      de: 'Sechs Reflex-Drucker nach Teilegröße, Detail, Tempo und Resin. Reflex 1.399, Wash 359, Cure 749 US-Dollar, ohne MwSt. und Versand.',
    },
    keywords: {
      en: 'buy Reflex, resin printer price, wash and cure',
      zh: 'Reflex 购买，打印机价格，清洗固化套装',
      de: 'Reflex kaufen, Resindrucker-Preis, Wash und Cure',
    },
  },
  {
    url: '/store/rs-activities-0903',
    title: {
      en: 'Reflex RS: price for your parts',
      zh: 'Reflex RS：按件报价',
      de: 'Reflex RS: Angebot für Ihre Teile',
    },
    description: {
      en: 'Get today’s price of the Reflex RS and see how it differs from the Reflex. The September promotion has ended; what applies to its orders.',
      zh: 'Reflex RS 现在怎么报价、与 Reflex 有什么区别；九月专享活动已结束，活动期间的订单怎样处理。',
      de: 'So erhalten Sie heute ein Angebot für den Reflex RS und so unterscheidet er sich vom Reflex. Die Septemberaktion ist beendet.',
    },
    keywords: {
      en: 'Reflex RS offer, September promotion',
      zh: 'Reflex RS 优惠，九月活动',
      de: 'Reflex-RS-Aktion, Septemberangebot',
    },
  },
  {
    url: '/store/share-and-win',
    title: {
      en: 'Show your work: how to photograph a print',
      zh: '作品投稿与拍摄方法',
      de: 'Zeigen Sie Ihre Arbeit: So fotografieren Sie gedruckte Teile',
    },
    description: {
      en: 'Three tips for a good picture of a print, with examples, and how it gets on our site with your name and a link to your lab or shop.',
      zh: '微信或邮件投稿，作品在官网和公众号展示，署名附链接；附光线、背景和近景的拍摄要点、正误对比，以及版权和患者信息的规定。',
      de: 'Drei Tipps für ein gutes Foto Ihres Drucks, mit Beispielen, und wie er mit Ihrem Namen und Link auf unsere Website kommt.',
    },
    keywords: {
      en: 'photograph 3D prints, photo guide, Reflex community',
      zh: '打印作品拍摄，拍照教程，Reflex 用户',
      de: '3D-Drucke fotografieren, Fotoanleitung, Reflex-Community',
    },
  },
  {
    url: '/store/software',
    title: {
      en: 'Heliograph Prepare for Windows and Mac',
      zh: '赫光 Prepare 软件（Windows、Mac）',
      de: 'Heliograph Prepare für Windows und Mac',
    },
    description: {
      en: 'Print preparation software for Windows (16 GB of memory), Apple Silicon (8 GB) and Intel Mac (16 GB), in Latest and Legacy versions.',
      zh: '打印前处理软件下载：支持 Windows（16 GB 内存）、Apple 芯片 Mac（8 GB）与 Intel Mac（16 GB），提供最新版与历史稳定版。',
      de: 'Druckvorbereitung für Windows mit 16 GB, Apple-Chip mit 8 GB und Intel-Mac mit 16 GB Speicher: aktuelle und ältere Version.',
    },
    keywords: {
      en: 'slicer download, Heliograph Prepare, print preparation',
      zh: '切片软件下载，赫光 Prepare，打印前处理',
      de: 'Slicer-Download, Heliograph Prepare, Druckvorbereitung',
    },
  },
  {
    url: '/store/support',
    title: {
      en: 'Printer support: guides and troubleshooting',
      zh: '操作指南与故障排除',
      de: 'Druckersupport: Anleitungen und Fehlersuche',
    },
    description: {
      en: 'Find help by printer and topic: setup, calibration, failed prints, resin handling, washing and curing, firmware, network and warranty.',
      zh: '按机型或主题查找帮助：安装调试、校准、打印失败、树脂操作、清洗与固化、固件、联网与质保，附分步操作说明。',
      de: 'Hilfe nach Drucker oder Thema: Aufbau, Kalibrierung, Fehldrucke, Umgang mit Resin, Waschen, Nachhärten, Firmware, Garantie.',
    },
    keywords: {
      en: '3D printer support, troubleshooting, user guide',
      zh: '3D 打印机支持，故障排除，操作指南',
      de: '3D-Drucker-Support, Fehlersuche, Anleitung',
    },
  },
];
