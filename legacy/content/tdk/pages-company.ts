import type { TdkPage } from './page.ts';

export const companyPages: TdkPage[] = [
  {
    url: '/',
    title: {
      en: '3D printers for dental labs, practices and makers',
      zh: '齿科与桌面光固化 3D 打印机',
      de: '3D-Drucker für Labor, Praxis und Werkstatt',
    },
    description: {
      en: 'Resin 3D printers, materials and software for dental labs, practices, aligners, hearables and orthotics.',
      zh: '光固化 3D 打印机、树脂与软件，用于义齿加工厂、口腔诊所、隐形矫治、耳机与助听器、假肢矫形。',
      de: 'Resin-3D-Drucker, Materialien und Software für Dentallabore, Praxen, Aligner, Hearables und Orthopädietechnik.',
    },
    keywords: { en: '3D printer, dental, resin', zh: '3D 打印机，齿科，光固化', de: '3D-Drucker, Zahntechnik, Resin' },
  },
  {
    url: '/aboutUs',
    title: {
      en: 'About us: maker of resin 3D printers',
      zh: '关于我们：光固化 3D 打印机制造商',
      de: 'Über uns: Hersteller von Resin-3D-Druckern',
    },
    description: {
      en: 'We develop and make resin 3D printers, materials and software, with support by phone and online in more than 30 countries.',
      zh: '赫光研发、制造光固化 3D 打印机、树脂和配套软件，客户有义齿加工厂、口腔诊所和工厂，电话和在线支持覆盖 30 多个国家和地区。',
      de: 'Wir entwickeln und fertigen Resin-3D-Drucker, Materialien und Software für Labore, Praxen und Werkstätten, mit eigenem Support am Telefon und online für mehr als 30 Länder.',
    },
    keywords: {
      en: 'resin 3D printer manufacturer, company, about us',
      zh: '3D 打印机厂家，光固化，公司介绍',
      de: 'Hersteller 3D-Drucker, Unternehmen, Über uns',
    },
  },
  {
    url: '/articles',
    title: {
      en: 'Articles on resin 3D printing',
      zh: '光固化 3D 打印技术文章',
      de: 'Fachartikel zum 3D-Druck mit Resin',
    },
    description: {
      en: 'Background for users and buyers on DLP and LCD, wavelength and resin, pixel size, support strategy, washing and curing.',
      zh: '选机、用机的技术文章：DLP 与 LCD 的区别、波长与树脂匹配、像素尺寸、支撑怎么加、清洗与后固化。',
      de: 'Fachwissen für Anwendung und Kauf: DLP und LCD im Vergleich, Wellenlänge und Resin, Pixelgröße, Supports, Waschen und Nachhärten.',
    },
    keywords: {
      en: 'resin 3D printing, DLP vs LCD, support strategy',
      zh: '光固化，DLP 与 LCD，支撑设计',
      de: 'Resindruck, DLP oder LCD, Supports',
    },
  },
  {
    url: '/catalogue',
    title: {
      en: 'Product catalog: printers, stations, resins',
      zh: '产品目录：打印机、后处理设备与树脂',
      de: 'Produktkatalog: Drucker, Stationen, Resins',
    },
    description: {
      en: 'All machines and resins on one page to read or print, with dental and desktop printers, wash and cure units, automation, resins and software.',
      zh: '赫光全部设备与树脂，可打印成册：齿科与桌面打印机、清洗机、固化箱、自动化模块、树脂和软件。',
      de: 'Auf einer Seite, auch zum Ausdrucken: Dental- und Desktopdrucker, Stationen, Automation, Resins, Software.',
    },
    keywords: {
      en: 'product catalog, 3D printer range, brochure',
      zh: '产品目录，产品手册，3D 打印设备',
      de: 'Produktkatalog, Produktübersicht',
    },
  },
  {
    url: '/certificate',
    title: {
      en: 'Check a certificate by its number',
      zh: '证书查询',
      de: 'Zertifikat anhand der Nummer prüfen',
    },
    description: {
      en: 'Enter the number on a calibration or inspection certificate to see the device, the issue date and the tests.',
      zh: '输入校准证书或检验证书的编号，查设备型号、签发日期和检测项目，核对是否由赫光签发。',
      de: 'Nummer eines Kalibrier- oder Prüfzertifikats eingeben und Gerät, Ausstellungsdatum und Prüfpunkte abrufen.',
    },
    keywords: {
      en: 'certificate check, calibration certificate, authenticity',
      zh: '证书查询，校准证书，真伪核验',
      de: 'Zertifikat prüfen, Kalibrierzertifikat, Echtheit',
    },
  },
  {
    url: '/cookieStatement',
    title: { en: 'Cookie statement', zh: 'Cookie 声明', de: 'Cookie-Erklärung' },
    description: {
      en: 'Which cookies this website sets, what each is for and how long it lasts, and how to change your consent. Effective February 1, 2022.',
      zh: '说明本网站使用哪些 Cookie、各自的用途与保存期限，以及如何更改或撤回您的同意。本声明自 2022 年 2 月 1 日起生效。',
      de: 'Welche Cookies diese Website setzt, wozu und wie lange, und wie Sie Ihre Einwilligung ändern. In Kraft seit dem 1. Februar 2022.',
    },
    keywords: {
      en: 'cookies, consent, privacy',
      zh: 'Cookie，同意设置，隐私',
      de: 'Cookies, Einwilligung, Datenschutz',
    },
  },
  {
    url: '/groupEntityList',
    title: { en: 'Group companies', zh: '集团公司名单', de: 'Konzerngesellschaften' },
    description: {
      en: 'The legal entities that belong to the group, with their country and registered office, as referred to in the privacy policy and terms.',
      zh: '集团旗下各法律实体的名称、所在国家或地区与注册地址，供查阅隐私政策和使用条款中所提及的“集团公司”。',
      de: 'Die rechtlichen Einheiten der Gruppe mit Land und Sitz, auf die sich Datenschutzerklärung und Nutzungsbedingungen beziehen.',
    },
    keywords: {
      en: 'group companies, legal entities',
      zh: '集团公司，法律实体',
      de: 'Konzerngesellschaften, Rechtsträger',
    },
  },
  {
    url: '/imprint',
    title: { en: 'Legal notice', zh: '网站主体信息', de: 'Impressum' },
    description: {
      en: 'Who runs this website: name and address of the provider, authorized representatives, register entry and how to get in touch.',
      zh: '本网站的运营主体信息：运营方名称与地址、法定代表人、登记信息、内容责任人，以及可直接联系到我们的方式。',
      de: 'Angaben zum Betreiber dieser Website: Name und Anschrift, Vertretungsberechtigte, Registereintrag und Kontaktmöglichkeiten.',
    },
    keywords: {
      en: 'legal notice, imprint, provider',
      zh: '网站信息，运营主体',
      de: 'Impressum, Anbieterkennzeichnung',
    },
  },
  {
    url: '/newsroom',
    title: {
      en: 'Newsroom: printers, materials, software',
      zh: '新闻中心：设备、材料与软件动态',
      de: 'Aktuelles zu Druckern, Materialien, Software',
    },
    description: {
      en: 'New printers and resins, software releases, trade show reports and hands-on courses.',
      zh: '新打印机、新树脂、软件更新、展会报道、内部研究和培训课程，按发布时间排列。',
      de: 'Neue Drucker und Resins, Softwareversionen, Messeberichte und Praxiskurse, das Neueste zuerst.',
    },
    keywords: {
      en: '3D printing news, product launch, training course',
      zh: '3D 打印新闻，新品发布，培训课程',
      de: '3D-Druck-Nachrichten, Produktneuheiten, Schulung',
    },
  },
  {
    url: '/news',
    isFound: false,
    title: { en: 'News', zh: '新闻', de: 'Aktuelles' },
    description: {
      en: 'A report from the newsroom with next steps and links to the products.',
      zh: '新闻正文，附相关设备、材料和软件页面。',
      de: 'Die vollständige Meldung mit allen Neuerungen, ihren Folgen für Anwender und Links zu den genannten Produkten.',
    },
    keywords: { en: 'news, announcement', zh: '新闻，公告', de: 'Meldung, Ankündigung' },
  },
  {
    url: '/privacyPolicy',
    title: { en: 'Privacy policy', zh: '隐私政策', de: 'Datenschutzerklärung' },
    description: {
      en: 'Which personal data we collect, why, how long we keep it, with whom we share it, and your rights. As of September 30, 2024.',
      zh: '说明我们收集哪些个人信息、收集目的、保存期限与共享对象，以及您享有的权利。更新日期：2024 年 9 月 30 日。',
      de: 'Welche personenbezogenen Daten wir erheben, wozu, wie lange und an wen sie gehen, und welche Rechte Sie haben. Stand: 30. September 2024.',
    },
    keywords: {
      en: 'privacy policy, personal data, data protection',
      zh: '隐私政策，个人信息保护',
      de: 'Datenschutz, personenbezogene Daten, DSGVO',
    },
  },
  {
    url: '/subscribe',
    title: { en: 'Subscribe to the newsletter', zh: '订阅资讯', de: 'Newsletter abonnieren' },
    description: {
      en: 'Choose your topics, from dental labs to hearables, and get news on printers, materials, software and events by email.',
      zh: '勾选主题，如义齿加工厂、诊所、耳机与助听器、假肢矫形或桌面打印，用邮件接收相关的设备、树脂、软件和活动消息。',
      de: 'Themen wählen, vom Dentallabor bis zu Hearables, und Neues zu Druckern, Materialien, Software und Terminen per E-Mail erhalten.',
    },
    keywords: { en: 'newsletter, email news', zh: '邮件订阅，资讯', de: 'Newsletter, E-Mail-Abo' },
  },
  {
    url: '/subscribe/confirm',
    isFound: false,
    title: { en: 'Confirm your subscription', zh: '确认订阅', de: 'Newsletter-Anmeldung bestätigen' },
    description: {
      en: 'Confirm your subscription to the newsletter with the link from your email: at most two emails a month on your topics.',
      zh: '通过邮件中的链接确认订阅赫光资讯：每月最多两封邮件，按您所选的主题发送，随时可退订。',
      de: 'Newsletter-Anmeldung mit dem Link aus der E-Mail bestätigen: höchstens zwei E-Mails im Monat zu Ihren Themen.',
    },
    keywords: {
      en: 'confirm newsletter, subscription',
      zh: '确认订阅，邮件订阅',
      de: 'Newsletter bestätigen, Anmeldung',
    },
  },
  {
    url: '/termofUse',
    title: { en: 'Terms of use', zh: '使用条款', de: 'Nutzungsbedingungen' },
    description: {
      en: 'The rules for using this website and its services: who may use them, rights in the content, liability and its limits. As of September 30, 2024.',
      zh: '使用本网站及相关服务须遵守的规则：用户资格、内容的知识产权、责任及责任限额等。更新日期：2024 年 9 月 30 日。',
      de: 'Regeln für die Nutzung dieser Website und ihrer Dienste: Nutzerkreis, Rechte an Inhalten, Haftung und ihre Grenzen. Stand: 30. September 2024.',
    },
    keywords: { en: 'terms of use, liability', zh: '使用条款，责任限制', de: 'Nutzungsbedingungen, Haftung' },
  },
  {
    url: '/visitorsCalifornia',
    title: {
      en: 'Privacy notice for visitors from California',
      zh: '加州访客隐私声明',
      de: 'Datenschutzhinweis für Besucher aus Kalifornien',
    },
    description: {
      en: 'Additional information for residents of California: categories of data, purposes, and the rights to know, correct, delete and opt out.',
      zh: '面向美国加利福尼亚州居民的补充说明：所收集的个人信息类别与用途，以及知情、更正、删除和选择退出的权利与行使方式。',
      de: 'Ergänzende Angaben für Einwohner Kaliforniens: Datenkategorien, Zwecke und die Rechte auf Auskunft, Berichtigung, Löschung und Widerspruch.',
    },
    keywords: {
      en: 'California privacy, CCPA, opt out',
      zh: '加州隐私，CCPA，选择退出',
      de: 'Kalifornien, CCPA, Widerspruch',
    },
  },
  {
    url: '/visitorsChina',
    title: {
      en: 'Privacy notice for visitors from China',
      zh: '中国访客隐私声明',
      de: 'Datenschutzhinweis für Besucher aus China',
    },
    description: {
      en: 'Additional information for visitors from mainland China: separate consent, transfer of data abroad and how to exercise your rights.',
      zh: '面向中国大陆访客的补充说明：个人信息处理的单独同意、个人信息出境情况，以及查阅、更正、删除等权利的行使方式。',
      de: 'Ergänzende Angaben für Besucher aus Festlandchina: gesonderte Einwilligung, Übermittlung ins Ausland und Ausübung Ihrer Rechte.',
    },
    keywords: {
      en: 'China privacy, PIPL, separate consent',
      zh: '个人信息保护法，单独同意，信息出境',
      de: 'China, PIPL, gesonderte Einwilligung',
    },
  },
  {
    url: '/visitorsEuropean',
    title: {
      en: 'Privacy notice for visitors from Europe',
      zh: '欧洲访客隐私声明',
      de: 'Datenschutzhinweis für Besucher aus Europa',
    },
    description: {
      en: 'Additional information under European data protection law: legal bases, transfers to third countries, your rights and complaints.',
      zh: '依据欧洲数据保护法规为欧洲访客提供的补充说明：数据处理的法律依据、向第三国传输数据、您的权利与投诉渠道。',
      de: 'Ergänzende Angaben nach europäischem Datenschutzrecht: Rechtsgrundlagen, Übermittlung in Drittländer, Rechte und Beschwerde.',
    },
    keywords: {
      en: 'European privacy, GDPR, legal basis',
      zh: '欧洲隐私，GDPR，法律依据',
      de: 'Europa, DSGVO, Rechtsgrundlage',
    },
  },
  {
    url: '/aboutUs/CaseStudies',
    title: {
      en: 'Case studies: 3D printing in daily work',
      zh: '应用案例：加工厂和诊所怎么用 3D 打印',
      de: 'Anwenderberichte: 3D-Druck im Arbeitsalltag',
    },
    description: {
      en: 'How labs, practices and manufacturers changed a workflow with resin printing: starting point, steps and measured results.',
      zh: '义齿加工厂、诊所与制造企业怎么用光固化打印改造流程：原来的做法、改造方案、遇到的困难和实测结果。',
      de: 'Wie Labore, Praxen und Hersteller einen Ablauf auf 3D-Druck umgestellt haben: Ausgangslage, Schritte und gemessene Ergebnisse.',
    },
    keywords: {
      en: 'case study, dental lab workflow, hearables production',
      zh: '应用案例，义齿加工厂流程，耳机与助听器生产',
      de: 'Anwenderbericht, Dentallabor, Hearables-Fertigung',
    },
  },
  {
    url: '/aboutUs/contactUs',
    title: { en: 'Contact: offices, phone and form', zh: '联系我们', de: 'Kontakt: Standorte, Telefon, Formular' },
    description: {
      en: 'Office addresses and phone numbers, email addresses for business, media, careers and complaints, and an inquiry form.',
      zh: '上海、柏林、波士顿的地址与电话，商务、媒体、招聘、投诉邮箱，或填写在线表单咨询产品与报价。',
      de: 'Standorte mit Telefonnummern, Postfächer für Geschäftliches, Medien, Karriere und Beschwerden sowie ein Formular für Anfragen.',
    },
    keywords: {
      en: 'contact, offices, inquiry',
      zh: '联系方式，办公室地址，产品咨询',
      de: 'Kontakt, Standorte, Anfrage',
    },
  },
  {
    url: '/aboutUs/distributors-dental',
    title: {
      en: 'Dental distributors near you',
      zh: '齿科经销商',
      de: 'Fachhandel für Dentaldrucker',
    },
    description: {
      en: 'Find a distributor for dental 3D printers, resins and post-processing by region, with address, phone number and website.',
      zh: '按地区查找齿科 3D 打印机、树脂与后处理设备的经销商，附地址、电话、网站和服务项目，就近选购和维修。',
      de: 'Händler für Dental-3D-Drucker, Resins und Nachbearbeitung nach Region finden, mit Anschrift, Telefonnummer und Website.',
    },
    keywords: {
      en: 'dental distributor, dental 3D printer',
      zh: '齿科经销商，齿科 3D 打印机',
      de: 'Dentalfachhandel, Händler, Dental-3D-Drucker',
    },
  },
  {
    url: '/aboutUs/distributors-reflex-series',
    title: {
      en: 'Where to buy Reflex: dealers by country',
      zh: 'Reflex 经销商',
      de: 'Reflex kaufen: Händler nach Land',
    },
    description: {
      en: 'Choose a country to find dealers for Reflex desktop printers, resins and accessories, in stores and online.',
      zh: '按国家或地区查找 Reflex 桌面打印机、树脂和配件的经销商，实体店与网店都有联系方式。',
      de: 'Land wählen und Händler für Reflex-Desktopdrucker, Resins und Zubehör finden, im Ladengeschäft und im Onlinehandel.',
    },
    keywords: {
      en: 'Reflex dealer, buy resin printer',
      zh: 'Reflex 经销商，桌面 3D 打印机购买',
      de: 'Reflex-Händler, Resindrucker kaufen',
    },
  },
  {
    url: '/aboutUs/events',
    title: {
      en: 'Events: trade shows, training and webinars',
      zh: '活动：展会、培训与线上讲座',
      de: 'Termine: Messen, Schulungen, Webinare',
    },
    description: {
      en: 'Find trade shows, conferences, open houses, training days and webinars by date and category, with venue and booth.',
      zh: '展会、学术会议、开放日、培训与线上讲座日程，可按日期和类别筛选，含场馆与展位信息。列表和要点为中文，全文为英文。',
      de: 'Messen, Kongresse, Tage der offenen Tür, Kurse und Webinare, filterbar nach Datum und Art. Kurzfassungen auf Deutsch, ausführliche Texte auf Englisch.',
    },
    keywords: {
      en: 'trade show, training, webinar, dental conference',
      zh: '展会，培训，线上讲座，学术会议',
      de: 'Messe, Schulung, Webinar, Kongress',
    },
  },
  {
    url: '/aboutUs/events/detail',
    isFound: false,
    title: { en: 'Event', zh: '活动详情', de: 'Veranstaltung' },
    description: {
      en: 'Date, hours, venue and booth of an event, products on display, who should come and how to book an appointment.',
      zh: '单场活动的日期、开放时间、场馆与展位、展示内容、适合人群和预约方式。要点为中文，全文为英文。',
      de: 'Datum, Öffnungszeiten, Ort und Stand einer Veranstaltung, was gezeigt wird und wie Sie einen Termin buchen. Kurzfassung auf Deutsch.',
    },
    keywords: { en: 'event, venue, appointment', zh: '活动详情，展位，预约', de: 'Veranstaltung, Messestand, Termin' },
  },
  {
    url: '/aboutUs/events/live',
    isFound: false,
    title: {
      en: 'Live stream: agenda and reminder',
      zh: '直播预告与提醒',
      de: 'Livestream: Programm und Erinnerung',
    },
    description: {
      en: 'Start time in your time zone, agenda and presenters, with a countdown and an email reminder.',
      zh: '直播的本地开始时间、议程、主讲团队与倒计时；留下姓名与邮箱，开播前收到邮件提醒。',
      de: 'Beginn in Ihrer Zeitzone, Programm und Vortragende des Livestreams, mit Countdown und Erinnerung per E-Mail.',
    },
    keywords: {
      en: 'live stream, countdown, reminder',
      zh: '直播预告，倒计时，提醒',
      de: 'Livestream, Countdown, Erinnerung',
    },
  },
  {
    url: '/aboutUs/events/liveStream',
    isFound: false,
    title: {
      en: 'Watch the live stream or recording',
      zh: '观看直播与回放',
      de: 'Livestream oder Aufzeichnung ansehen',
    },
    description: {
      en: 'Watch the stream live, or the recording afterward. A short form unlocks the full video after the preview.',
      zh: '在线看直播，结束后看回放。预览片段不用登记，填写简短表单即可看完整视频。',
      de: 'Den Stream ansehen, solange er läuft, danach die Aufzeichnung. Nach der Vorschau schaltet ein kurzes Formular das ganze Video frei.',
    },
    keywords: { en: 'live video, webinar recording', zh: '直播，视频回放', de: 'Livevideo, Webinaraufzeichnung' },
  },
  {
    url: '/aboutUs/joinUs',
    title: { en: 'Careers in 3D printing', zh: '招聘职位', de: 'Karriere im 3D-Druck' },
    description: {
      en: 'Open positions in Shanghai, Berlin and Boston in optics, resin chemistry, software, dental applications and service, and how to apply.',
      zh: '赫光在上海、柏林、波士顿的在招职位：光学、树脂材料、软件、齿科应用与现场服务，附任职要求、截止日期和投递方式。',
      de: 'Offene Stellen in Shanghai, Berlin und Boston: Optik, Resinchemie, Software, Anwendungstechnik und Service, mit Bewerbungsschluss.',
    },
    keywords: { en: 'careers, jobs, application', zh: '招聘，职位，应聘', de: 'Karriere, Stellen, Bewerbung' },
  },
  {
    url: '/aboutUs/resources',
    title: {
      en: 'Resources: webinars, brochures, white papers',
      zh: '资源中心：线上讲座、产品手册与白皮书',
      de: 'Wissen: Webinare, Broschüren, Whitepaper',
    },
    description: {
      en: 'Case studies, webinars, brochures, white papers, application stories and articles in one list to filter, sort and search.',
      zh: '应用案例、线上讲座、产品手册、白皮书、应用介绍与技术文章，可按类型筛选、按时间排序、按名称搜索。',
      de: 'Anwenderberichte, Webinare, Broschüren, Whitepaper und Fachartikel in einer Liste, die Sie filtern, sortieren und durchsuchen können.',
    },
    keywords: {
      en: 'white paper, webinar, brochure, dental 3D printing',
      zh: '白皮书，线上讲座，产品手册，齿科 3D 打印',
      de: 'Whitepaper, Webinar, Broschüre, Dental-3D-Druck',
    },
  },
  {
    url: '/aboutUs/resources/reflex-resources',
    title: {
      en: 'Reflex resources: guides and how-tos',
      zh: 'Reflex 资源：指南与教程',
      de: 'Wissen zu Reflex: Anleitungen und Praxis',
    },
    description: {
      en: 'How-tos, application stories and white papers for Reflex desktop printers, on supports, washing, molds, casting and small runs.',
      zh: 'Reflex 桌面打印机的教程、应用案例与白皮书：支撑、清洗、翻模、失蜡铸造、小批量生产。',
      de: 'Anleitungen, Anwenderberichte und Whitepaper zu Reflex-Desktopdruckern: Supports, Waschen, Formenbau, Guss, Kleinserie.',
    },
    keywords: {
      en: 'Reflex guide, desktop resin printing, how-to',
      zh: 'Reflex 教程，桌面光固化，使用指南',
      de: 'Reflex-Anleitung, Desktop-Resindruck, Praxiswissen',
    },
  },
  {
    url: '/aboutUs/resources/detail',
    isFound: false,
    title: { en: 'Resource', zh: '资源详情', de: 'Wissensbeitrag' },
    description: {
      en: 'A white paper, brochure, webinar, case study or article in full, with its products and materials and related reading.',
      zh: '白皮书、产品手册、线上讲座、案例或文章全文，附文中用到的设备、材料和相关资料链接。',
      de: 'Ein Whitepaper, Webinar, Fachartikel oder eine Broschüre in voller Länge, mit den genannten Produkten und weiterführenden Beiträgen.',
    },
    keywords: {
      en: 'white paper, article, download',
      zh: '白皮书，技术文章，资料下载',
      de: 'Whitepaper, Fachartikel, Download',
    },
  },
  {
    url: '/aboutUs/social',
    title: { en: 'Social media channels', zh: '官方社交媒体', de: 'Kanäle in sozialen Medien' },
    description: {
      en: 'All official channels by country: LinkedIn, YouTube, X (Twitter), Facebook and Instagram, and those for mainland China, with their topics.',
      zh: '赫光官方账号一览：中国大陆的微信、微博、视频号与抖音，海外的 LinkedIn、YouTube 等，附各账号内容与联系方式。',
      de: 'Alle offiziellen Kanäle nach Land: LinkedIn, YouTube, X (Twitter), Facebook und Instagram sowie die für Festlandchina, mit ihren Themen.',
    },
    keywords: { en: 'social media, video channel', zh: '社交媒体，官方账号，视频号', de: 'soziale Medien, Videokanal' },
  },
  {
    url: '/search',
    isFound: false,
    title: { en: 'Search results', zh: '搜索结果', de: 'Suchergebnisse' },
    description: {
      en: 'Search printers, accessories, materials, applications, news, events and articles, and go straight to the page.',
      zh: '搜索打印机、配件、树脂、应用案例、新闻、活动与技术文章，输入关键词直达页面。',
      de: 'Drucker, Zubehör, Materialien, Anwendungen, Meldungen, Termine und Fachartikel suchen und direkt aufrufen.',
    },
    keywords: { en: 'search, site search', zh: '站内搜索，搜索结果', de: 'Suche, Website durchsuchen' },
  },
];
