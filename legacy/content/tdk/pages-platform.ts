import type { TdkPage } from './page.ts';

export const platformPages: TdkPage[] = [
  {
    url: '/SAP',
    title: {
      en: 'Software and automation for 3D printing',
      zh: '3D 打印软件与自动化平台',
      de: 'Software und Automation für den 3D-Druck',
    },
    description: {
      en: 'From order to printed part: case and order platform, production cloud, fleet monitor and print preparation, and how they connect.',
      zh: '从接单到出件：病例与订单平台、生产云、设备监控与打印前处理软件各自的功能，以及它们如何衔接成完整流程。',
      de: 'Vom Auftrag zum gedruckten Teil: Fall- und Auftragsplattform, Produktionscloud, Druckerüberwachung, Druckvorbereitung und wie sie ineinandergreifen.',
    },
    keywords: {
      en: '3D printing software, automation, dental workflow',
      zh: '3D 打印软件，自动化，数字化流程',
      de: '3D-Druck-Software, Automation, Dental-Workflow',
    },
  },
  {
    url: '/SAP/Blueprint',
    isFound: false,
    title: {
      en: 'Blueprint: case and order platform',
      zh: 'Blueprint 病例与订单平台',
      de: 'Blueprint: Plattform für Fälle und Aufträge',
    },
    description: {
      en: 'Cases, scans, approvals and orders of clinic and laboratory in one place: see what waits for whom and send a design to production.',
      zh: '集中管理诊所与义齿加工厂之间的病例、扫描数据、方案确认与订单：随时查看各环节进度，设计确认后直接下发生产。',
      de: 'Fälle, Scans, Freigaben und Aufträge von Praxis und Labor an einem Ort: sehen, wer am Zug ist, und Entwürfe in die Fertigung geben.',
    },
    keywords: {
      en: 'Blueprint, dental case management, order platform',
      zh: 'Blueprint，病例管理，订单平台',
      de: 'Blueprint, Fallverwaltung, Auftragsplattform',
    },
  },
  {
    url: '/SAP/integrations',
    isFound: false,
    title: {
      en: 'Integrations with scanners and CAD software',
      zh: '扫描仪与设计软件集成',
      de: 'Anbindung von Scannern und CAD-Software',
    },
    description: {
      en: 'Scanners, design software, laboratory management and finishing machines that work with our printers, with interfaces and partners.',
      zh: '可与赫光打印机对接的扫描仪、设计软件、义齿加工厂管理系统及后处理设备，查看合作伙伴名单、接口类型与对接方式。',
      de: 'Scanner, CAD-Software, Laborverwaltung und Nachbearbeitung, die mit unseren Druckern arbeiten: Schnittstellen und Partner.',
    },
    keywords: {
      en: 'integration, intraoral scanner, dental CAD, interface',
      zh: '软件集成，口内扫描仪，设计软件，接口',
      de: 'Integration, Intraoralscanner, Dental-CAD, Schnittstelle',
    },
  },
  {
    url: '/SAP/streamFlow',
    isFound: false,
    title: {
      en: 'StreamFlow: cloud for print production',
      zh: 'StreamFlow 生产云平台',
      de: 'StreamFlow: Cloud für die Druckfertigung',
    },
    description: {
      en: 'StreamFlow takes in jobs, nests and supports them, sends them to free printers and records every step until the part is packed.',
      zh: 'StreamFlow 自动接收任务，完成排版与支撑，分配给空闲打印机，并记录从打印、后处理到包装的每一步，便于追溯。',
      de: 'StreamFlow nimmt Aufträge an, ordnet Teile an, setzt Supports, beschickt freie Drucker und protokolliert jeden Schritt.',
    },
    keywords: {
      en: 'StreamFlow, production cloud, nesting, traceability',
      zh: 'StreamFlow，生产云，自动排版，追溯',
      de: 'StreamFlow, Produktionscloud, Nesting, Rückverfolgung',
    },
  },
  {
    url: '/SAP/ultra-net',
    isFound: false,
    title: {
      en: 'Ultra-Net: monitor your printer fleet',
      zh: 'Ultra-Net 设备集群监控',
      de: 'Ultra-Net: die Druckerflotte im Blick',
    },
    description: {
      en: 'Status, jobs, resin levels and faults of all printers on one screen, with messages when a machine stops or maintenance is due.',
      zh: '在一个界面查看所有打印机的状态、任务、树脂余量与故障；设备停机或需要保养时自动发出提醒，并保留运行记录。',
      de: 'Status, Aufträge, Resinstände und Störungen aller Drucker auf einem Bildschirm, mit Meldung bei Stillstand oder fälliger Wartung.',
    },
    keywords: {
      en: 'Ultra-Net, fleet monitor, printer status',
      zh: 'Ultra-Net，设备监控，打印机状态',
      de: 'Ultra-Net, Druckerüberwachung, Druckerstatus',
    },
  },
  {
    url: '/services',
    isFound: false,
    title: {
      en: 'Services: support, training and design',
      zh: '服务：技术支持、培训与设计',
      de: 'Service: Support, Schulung und Design',
    },
    description: {
      en: 'Online support 24/5 with an answer in under 30 minutes, faults solved or on site within 48 hours, plus training and dental design.',
      zh: '每周 5 天、每天 24 小时在线支持，30 分钟内响应，48 小时内解决或上门服务，另提供操作培训与齿科设计服务。',
      de: 'Onlinesupport 24/5 mit Antwort in unter 30 Minuten, Lösung oder Besuch innerhalb von 48 Stunden, dazu Schulung und Dentaldesign.',
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
      en: 'Over 200 designers for fixed, removable and implant cases in up to 6 hours and orthodontics in up to 24, expedited in 2 hours.',
      zh: '200 多名设计师承接固定、活动与种植病例，最长 6 小时交付，正畸病例最长 24 小时，加急 2 小时。',
      de: 'Über 200 CAD-Techniker: festsitzend, herausnehmbar und Implantate in bis zu 6 Stunden, Kieferorthopädie in bis zu 24, express in 2 Stunden.',
    },
    keywords: {
      en: 'dental design service, CAD, crown design',
      zh: '齿科设计，CAD 设计，牙冠设计',
      de: 'Dental-Designservice, CAD, Kronendesign',
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
      en: 'What the warranty covers and for how long, by component: printer, light engine or LCD, tray and film, stations, and how to claim.',
      zh: '按部件说明质保范围与期限：整机、光机或曝光屏、料槽与离型膜、后处理设备，并介绍质保申请的流程与所需材料。',
      de: 'Was die Garantie wie lange abdeckt, nach Komponente: Drucker, Projektor oder LCD, Wanne und Folie, Stationen. Mit Ablauf der Meldung.',
    },
    keywords: {
      en: 'warranty, 3D printer repair, warranty claim',
      zh: '质保政策，质保期，维修申请',
      de: 'Garantie, Reparatur, Garantiefall',
    },
  },
  {
    url: '/activity/A2D_HD',
    isFound: false,
    title: {
      en: 'UltraCraft A2D HD: get a quote',
      zh: 'UltraCraft A2D HD 优惠咨询',
      de: 'UltraCraft A2D HD: Angebot anfordern',
    },
    description: {
      en: 'Tell us what you print and how much, and receive an offer for the A2D HD with stations and resin, or a test print of your own data.',
      zh: '告诉我们您的打印内容与日均数量，即可获得 A2D HD 及后处理设备、树脂的组合报价，也可用您自己的数据安排试打。',
      de: 'Sagen Sie uns, was und wie viel Sie drucken: Angebot für den A2D HD mit Stationen und Resin oder ein Testdruck Ihrer Daten.',
    },
    keywords: {
      en: 'A2D HD offer, dental printer price, test print',
      zh: 'A2D HD 优惠，报价，试打',
      de: 'A2D-HD-Angebot, Dentaldrucker-Preis, Testdruck',
    },
  },
  {
    url: '/store/activities',
    isFound: false,
    title: {
      en: 'Current offers in the store',
      zh: '商城优惠活动',
      de: 'Aktuelle Aktionen im Shop',
    },
    description: {
      en: 'Running and coming offers on Reflex printers, resins, wash and cure units, with their dates, conditions and the shops that take part.',
      zh: '查看 Reflex 打印机、树脂、清洗机与固化箱当前及即将开始的优惠活动，了解活动时间、参与条件与参与店铺。',
      de: 'Laufende und kommende Aktionen zu Reflex-Druckern, Resins, Wasch- und Nachhärtegeräten, mit Zeitraum, Bedingungen und Shops.',
    },
    keywords: {
      en: 'offers, resin printer discount, store',
      zh: '优惠活动，打印机折扣，商城',
      de: 'Aktionen, Resindrucker-Rabatt, Shop',
    },
  },
  {
    url: '/store/black-friday',
    isFound: false,
    title: {
      en: 'Black Friday: desktop 3D printers',
      zh: '黑色星期五优惠',
      de: 'Black Friday: Desktop-3D-Drucker',
    },
    description: {
      en: 'Reduced prices on Reflex printers, sets and resins around Black Friday: which products take part, for how long and how to order.',
      zh: '黑色星期五期间 Reflex 打印机、套装与树脂的限时优惠：查看参与活动的产品、起止时间、下单方式与售后说明。',
      de: 'Reduzierte Preise für Reflex-Drucker, Sets und Resins rund um den Black Friday: Produkte, Zeitraum und Bestellung.',
    },
    keywords: {
      en: 'Black Friday, 3D printer deal, resin offer',
      zh: '黑色星期五，3D 打印机优惠，套装',
      de: 'Black Friday, 3D-Drucker-Angebot, Resinaktion',
    },
  },
  {
    url: '/store/reflex-3d-printer',
    isFound: false,
    title: {
      en: 'Buy a Reflex 3D printer',
      zh: '选购 Reflex 3D 打印机',
      de: 'Reflex-3D-Drucker kaufen',
    },
    description: {
      en: 'Compare the six Reflex models and order: Reflex at US$1,399, Wash at US$359 and Cure at US$749, with resins and accessories.',
      zh: '对比六款 Reflex 打印机并选购：Reflex 售价 1,399 美元，清洗机 359 美元，固化箱 749 美元，另有配套树脂与配件。',
      de: 'Sechs Reflex-Modelle vergleichen und bestellen: Reflex 1.399 US-Dollar, Wash 359 und Cure 749 US-Dollar, dazu Resins.',
    },
    keywords: {
      en: 'buy Reflex, resin printer price, wash and cure',
      zh: 'Reflex 购买，打印机价格，清洗固化套装',
      de: 'Reflex kaufen, Resindrucker-Preis, Wash und Cure',
    },
  },
  {
    url: '/store/rs-activities-0903',
    isFound: false,
    title: {
      en: 'Reflex RS offer in September',
      zh: 'Reflex RS 九月专享活动',
      de: 'Reflex RS: Aktion im September',
    },
    description: {
      en: 'The September campaign for the Reflex RS: what is in the set, how it differs from the Reflex, conditions and questions answered.',
      zh: 'Reflex RS 九月活动页面：介绍套装内容、与 Reflex 的主要区别、参与条件、发货安排，并解答购买前的常见问题。',
      de: 'Die Septemberaktion zum Reflex RS: Inhalt des Sets, Unterschiede zum Reflex, Bedingungen und Antworten auf häufige Fragen.',
    },
    keywords: {
      en: 'Reflex RS offer, September campaign',
      zh: 'Reflex RS 优惠，九月活动',
      de: 'Reflex-RS-Aktion, Septemberangebot',
    },
  },
  {
    url: '/store/share-and-win',
    isFound: false,
    title: {
      en: 'Share your print and win',
      zh: '晒作品赢奖品',
      de: 'Druck zeigen und gewinnen',
    },
    description: {
      en: 'Post a picture of something you printed on a Reflex: how to take part, what can be won, closing date and rules of the competition.',
      zh: '分享您用 Reflex 打印的作品即可参与活动：查看参与方式、作品要求、奖品设置、截止日期与评选规则，以及作品授权说明。',
      de: 'Zeigen Sie, was Sie mit einem Reflex gedruckt haben: Teilnahme, Preise, Einsendeschluss und Regeln des Wettbewerbs.',
    },
    keywords: {
      en: 'competition, 3D print gallery, Reflex community',
      zh: '作品征集，晒图活动，Reflex 用户',
      de: 'Gewinnspiel, Druckgalerie, Reflex-Community',
    },
  },
  {
    url: '/store/software',
    title: {
      en: 'Download Heliograph Prepare',
      zh: '赫光 Prepare 软件下载',
      de: 'Heliograph Prepare herunterladen',
    },
    description: {
      en: 'Print-preparation app for Windows with 16 GB, Apple Silicon with 8 GB and Intel Mac with 16 GB of memory: latest and legacy versions.',
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
      en: 'Printer support: guides and fault finding',
      zh: '使用支持：操作指南与故障排除',
      de: 'Druckersupport: Anleitungen und Fehlersuche',
    },
    description: {
      en: 'Help by printer and topic: setup, calibration, failed prints, resin handling, washing and curing, firmware, network and warranty.',
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
