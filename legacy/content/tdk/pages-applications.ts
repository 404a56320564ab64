import type { TdkPage } from './page.ts';

export const applicationPages: TdkPage[] = [
  {
    url: '/application',
    title: {
      en: 'Applications: dental, hearables, O&P, design',
      zh: '光固化 3D 打印应用方案',
      de: 'Anwendungen des 3D-Drucks mit Resin',
    },
    description: {
      en: 'Resin 3D printing for dental labs and practices, clear aligners, hearables, orthotics and prosthetics, and product design, with times, resins and case studies.',
      zh: '按行业查方案：义齿加工厂、口腔诊所、隐形矫治、耳机与助听器、假肢矫形、产品设计，写明机型、树脂、用时和实际案例，失败的也写。',
      de: 'Resin-3D-Druck nach Fachgebiet: Dentallabor, Zahnarztpraxis, Aligner, Hearables, Orthopädietechnik, Produktdesign, mit Zeiten und Anwenderberichten.',
    },
    keywords: {
      en: '3D printing applications, dental, hearables, orthotics, product design',
      zh: '3D 打印应用，齿科，耳机与助听器，假肢矫形，产品设计',
      de: '3D-Druck-Anwendungen, Dental, Hearables, Orthopädietechnik, Produktdesign',
    },
  },
  {
    url: '/application/dental-labs-3d-printer',
    title: {
      en: '3D printers for dental labs',
      zh: '义齿加工厂 3D 打印机怎么选',
      de: '3D-Drucker für das Dentallabor',
    },
    description: {
      en: 'Models and casting patterns from one printer today; temporaries, dentures and splints once cleared. Find the printer for your volume and the mistakes to avoid.',
      zh: '现在就能打模型和支架蜡型；临时冠桥、义齿、咬合板待树脂取得注册证后再打。按产量选机型，看工时，避开头几周的六个坑。',
      de: 'Heute Modelle und Modellationen, nach der CE-Kennzeichnung Provisorien, Prothesen und Schienen: Drucker nach Auftragsvolumen und typische Anfangsfehler.',
    },
    keywords: {
      en: 'dental lab 3D printer, dental models, denture bases, wax-up',
      zh: '义齿加工厂 3D 打印机，齿科模型，义齿基托，支架蜡型',
      de: '3D-Drucker Dentallabor, Dentalmodelle, Prothesenbasen, Modellguss',
    },
  },
  {
    url: '/application/dental-clinic-3d-printer',
    title: {
      en: 'Chairside 3D printing for dental practices',
      zh: '口腔诊所椅旁 3D 打印',
      de: '3D-Druck in der Zahnarztpraxis',
    },
    description: {
      en: 'Print study, wax-up and opposing models in your practice today, and splints, guides and temporaries once their resins are cleared. Space, staff, and work for the lab.',
      zh: '研究模型、诊断蜡型、对颌模型现在就能在诊所打；咬合板、导板、临时冠桥待树脂取得注册证后再打。附场地与人手、返工率。',
      de: 'Modelle und Wax-ups heute in der Praxis drucken, Schienen und Bohrschablonen nach der CE-Kennzeichnung: Platzbedarf, Personal und Arbeiten fürs Labor.',
    },
    keywords: {
      en: 'chairside 3D printing, dental clinic, occlusal splint, surgical guide',
      zh: '椅旁打印，口腔诊所，咬合板，种植导板',
      de: 'Chairside-Druck, Zahnarztpraxis, Aufbissschiene, Bohrschablone',
    },
  },
  {
    url: '/application/clear-aligners',
    title: {
      en: 'Clear aligner production with 3D printing',
      zh: '隐形矫治器生产方案',
      de: 'Alignerfertigung mit 3D-Druck',
    },
    description: {
      en: 'Scan, design, print, thermoform, laser-mark and trim on one line: up to 720 clear aligner models a day from four printers.',
      zh: '从数据采集、方案设计、3D 打印、压膜成型、激光打标到自动切割，连成一条隐形矫治器生产线，四台打印机连开 24 小时，单日最高 720 个模型。',
      de: 'Datenerfassung, Planung, Druck, Tiefziehen, Lasermarkieren und Beschneiden als durchgängige Linie mit Geräten von Partnern: am besten Tag 720 Alignermodelle.',
    },
    keywords: {
      en: 'clear aligner production, thermoforming models, trimming',
      zh: '隐形矫治，压膜模型，自动切割',
      de: 'Alignerfertigung, Tiefziehmodelle, Beschneiden',
    },
  },
  {
    url: '/application/consumer',
    title: {
      en: 'Resin 3D printing for makers and studios',
      zh: '创客与工作室的桌面光固化打印',
      de: '3D-Druck für Maker und Studios',
    },
    description: {
      en: 'Print figures, jewelry patterns, prototypes and jigs on one bench. Reflex printers, washing and curing units, prices, resins and one project step by step.',
      zh: '一张工作台完成手办、首饰、原型与治具：Reflex 打印机、清洗机、固化箱的选购、价格与步骤，一个手办一晚上做完。',
      de: 'Figuren, Schmuckmodelle, Prototypen und Vorrichtungen auf einer Werkbank: Reflex-Drucker, Waschen, Nachhärten, Preise und Ablauf.',
    },
    keywords: {
      en: 'desktop resin printer, figures, prototypes, jewelry',
      zh: '桌面光固化，手办，原型，首饰',
      de: 'Desktop-Resindrucker, Figuren, Prototypen, Schmuck',
    },
  },
  {
    url: '/application/accessories',
    title: {
      en: '3D-printed jewelry and eyewear',
      zh: '3D 打印首饰与眼镜架',
      de: 'Schmuck und Brillen aus dem 3D-Drucker',
    },
    description: {
      en: 'Jewelry patterns for casting and eyewear frames to try on or wear. Resins, minimum dimensions, and limits for skin contact and heat.',
      zh: '首饰蜡型打印铸造，镜架打样与佩戴：选哪种树脂，最小尺寸是多少，贴肤与耐热有哪些要求。',
      de: 'Schmuckmodelle für den Guss, Fassungen zum Anprobieren und Tragen: passende Resins, Mindestmaße, Grenzen bei Haut und Hitze.',
    },
    keywords: {
      en: '3D-printed jewelry, casting pattern, printed eyewear frame',
      zh: '首饰蜡型，首饰铸造，3D 打印镜架',
      de: 'Schmuckguss, Gussmodell, gedruckte Brillenfassung',
    },
  },
  {
    url: '/application/earRibbon',
    title: {
      en: '3D-printed ear hooks and ear ribbons',
      zh: '3D 打印耳挂与耳翼',
      de: 'Ohrbügel und Ohrbänder aus dem 3D-Drucker',
    },
    description: {
      en: 'Soft ear ribbons and hooks that follow the outer ear and hold an earbud in place during sports, printed in skin-contact resin.',
      zh: '用可接触皮肤的柔性树脂打印耳挂，贴合耳廓，运动时耳机不易掉；可按个人耳型定制，也可分尺码批量做。',
      de: 'Weiche Ohrbänder und Bügel, die der Ohrmuschel folgen und den Hörer beim Sport halten, aus Resin für den Hautkontakt.',
    },
    keywords: {
      en: 'ear hook, ear ribbon, sports earphones, soft resin',
      zh: '耳挂，运动耳机，柔性树脂',
      de: 'Ohrbügel, Ohrband, Sportkopfhörer, weiches Resin',
    },
  },
  {
    url: '/application/orthosis',
    title: {
      en: '3D-printed orthoses and insoles',
      zh: '3D 打印矫形器与鞋垫',
      de: 'Orthesen und Einlagen aus dem 3D-Drucker',
    },
    description: {
      en: 'Sample wrist-hand orthoses from a scan: 1.6 h of work instead of 3.4 h, two planned visits instead of three. Steps, limits and design rules from 46 samples.',
      zh: '扫描打印腕手矫形器样件：单件工时 3.4→1.6 小时，流程所需就诊 3→2 次。步骤、限制，以及 46 件样件的经验。',
      de: 'Probeorthesen nach Scan: 1,6 statt 3,4 h Arbeitszeit, zwei statt drei geplante Termine. Ablauf, Grenzen und Erfahrungen aus 46 Mustern.',
    },
    keywords: {
      en: '3D-printed orthosis, insole, O&P lab',
      zh: '3D 打印矫形器，矫形鞋垫，辅具适配',
      de: 'Orthese 3D-Druck, Einlage, Orthopädietechnik',
    },
  },
  {
    url: '/application/prosthesis',
    title: {
      en: '3D-printed prosthesis covers and fitting parts',
      zh: '3D 打印假肢外壳与试样部件',
      de: 'Prothesencover aus dem 3D-Drucker',
    },
    description: {
      en: 'Print leg covers mirrored from the sound leg: time, weight and resin for one cover, how to divide long ones, and samples of test and forearm sockets.',
      zh: '按健侧腿镜像打印小腿假肢外壳：用时、重量、用料，长的怎么分段；试用接受腔和前臂接受腔打样件，成人下肢接受腔仍用积层工艺。',
      de: 'Verkleidungen nach dem gesunden Bein: Druckzeit, Gewicht und Resin, lange Verkleidungen teilen. Test- und Unterarmschäfte als Muster.',
    },
    keywords: {
      en: 'prosthesis cover, 3D-printed prosthesis, test socket',
      zh: '假肢外壳，3D 打印假肢，试用接受腔',
      de: 'Prothesencover, Prothese 3D-Druck, Testschaft',
    },
  },
  {
    url: '/application/socket',
    title: {
      en: 'Prosthetic sockets from a 3D printer',
      zh: '3D 打印假肢接受腔',
      de: 'Prothesenschäfte aus dem 3D-Drucker',
    },
    description: {
      en: 'Scan the residual limb, rectify on screen and print a test socket overnight. In an evaluation, each first one was ready in 3 days, not 9. Failures and limits.',
      zh: '扫描残肢，屏幕修型，夜里打试用接受腔；评估中从取型或扫描到首个试用接受腔 9→3 天。附常见问题与尺寸限制。',
      de: 'Stumpf scannen, Zweckform am Bildschirm, Testschaft über Nacht. In einer Erprobung war der erste nach 3 statt 9 Tagen fertig. Mit Fehlern und Grenzen.',
    },
    keywords: {
      en: 'prosthetic socket, residual limb scan, check socket',
      zh: '假肢接受腔，残肢扫描，数字化修型',
      de: 'Prothesenschaft, Stumpfscan, Testschaft',
    },
  },
  {
    url: '/application/use',
    title: {
      en: '3D-printed end-use parts',
      zh: '3D 打印小批量零件',
      de: 'Serienteile aus dem 3D-Drucker',
    },
    description: {
      en: 'Housings, brackets, ducts and seals without tooling. Choose the resin by load, follow the design rules, and see when molding is cheaper.',
      zh: '外壳、支架、风道、密封件不开模小批量出货：按工况选树脂，附设计尺寸，并说明多少件起开模更划算。',
      de: 'Gehäuse, Halter, Kanäle und Dichtungen ohne Werkzeug: Resin nach Belastung, Konstruktionsmaße und die Stückzahl, ab der sich Spritzguss lohnt.',
    },
    keywords: {
      en: 'end-use parts, low-volume production, 3D-printed housing',
      zh: '小批量零件，不开模，3D 打印外壳',
      de: 'Serienteile, Kleinserie, gedrucktes Gehäuse',
    },
  },
  {
    url: '/application/hearables/hifi',
    title: {
      en: 'In-ear monitor shells in one piece',
      zh: '一体打印定制入耳式耳机外壳',
      de: 'In-Ear-Monitore: Schalen aus einem Stück',
    },
    description: {
      en: 'Custom in-ear shells to ±0.05 mm with bores and driver seats. Steps from impression to monitor, dimensions, and a year of results.',
      zh: '定制入耳式耳机外壳一体打印，公差 ±0.05 mm：从耳印模到成品的步骤、建模尺寸与一年实测数据。',
      de: 'Maßgefertigte In-Ear-Schalen auf ±0,05 mm, mit Bohrungen und Wandlersitzen: Ablauf, Konstruktionsmaße und Ergebnisse eines Jahres.',
    },
    keywords: {
      en: 'in-ear monitor shell, custom in-ear, one-piece print',
      zh: '定制入耳式耳机，耳机外壳，一体打印',
      de: 'In-Ear-Monitor, maßgefertigte Schale, Otoplastik',
    },
  },
  {
    url: '/application/hearables/tws',
    title: {
      en: 'True wireless earbuds in volume production',
      zh: 'TWS 真无线耳机量产',
      de: 'True-Wireless-Ohrhörer in Serie',
    },
    description: {
      en: 'Earbud shells in volume without molds: over 100 printers, more than one million pieces a month, first delivery after 2 months instead of 8.',
      zh: 'TWS 耳机外壳免开模量产：一家代工厂 100 多台打印机，月产超过 100 万件；一家音频品牌从设计定稿到首批交付由 8 个月缩到 2 个月。',
      de: 'Serienfertigung ohne Werkzeugbau: über 100 Drucker, mehr als eine Million Teile im Monat, erste Auslieferung nach 2 statt 8 Monaten.',
    },
    keywords: {
      en: 'TWS earphones, hearables production, mold-free production',
      zh: 'TWS 耳机，耳机与助听器量产，免开模',
      de: 'TWS-Ohrhörer, Hearables-Fertigung, werkzeuglose Serie',
    },
  },
  {
    url: '/application/moreApplication/1',
    title: {
      en: 'Dental: more applications',
      zh: '更多齿科应用',
      de: 'Weitere Anwendungen in der Zahnmedizin',
    },
    description: {
      en: 'Case studies from restorative, prosthetic, implant and orthodontic work, with parts, resins and results.',
      zh: '修复、种植、义齿与正畸的应用文章：打了什么、用哪种树脂和设备、后处理怎么做，实测效果如何。',
      de: 'Berichte aus Zahnersatz, Implantologie und Kieferorthopädie: gedruckte Arbeiten, verwendete Resins und Ergebnisse.',
    },
    keywords: {
      en: 'dental applications, implantology, orthodontics',
      zh: '齿科应用，种植，正畸',
      de: 'Zahnmedizin, Implantologie, Kieferorthopädie',
    },
  },
  {
    url: '/application/moreApplication/2',
    title: {
      en: 'Engineering and research: new uses of resin printing',
      zh: '工业与科研应用',
      de: 'Technik und Forschung: neue Einsatzfelder für den 3D-Druck',
    },
    description: {
      en: 'Technical parts, research setups and materials for heat, load or fine detail.',
      zh: '常规应用之外的项目：工业零件、科研装置，以及耐热、承载或精细结构件，介绍选材与验证过程。',
      de: 'Ungewöhnliche Projekte: technische Teile, Versuchsaufbauten und Materialien für Hitze, Last oder feinste Details.',
    },
    keywords: {
      en: 'innovation, technical parts, research',
      zh: '工业零件，科研，耐热件',
      de: 'Innovation, technische Teile, Forschung',
    },
  },
  {
    url: '/application/moreApplication/3',
    title: {
      en: 'Hearables: more applications',
      zh: '耳机与助听器应用',
      de: 'Weitere Anwendungen für Hearables',
    },
    description: {
      en: 'Earbud shells, ear molds and soft tips from one-offs to production runs, with materials, fit, sound channels and surface quality.',
      zh: '耳机外壳、耳模与软质耳塞的打印应用，从单件定制到批量生产，介绍材料选择、佩戴贴合度、声学结构与表面质量。',
      de: 'Ohrhörerschalen, Otoplastiken und weiche Aufsätze vom Einzelstück bis zur Serie: Material, Passform, Schallführung, Oberfläche.',
    },
    keywords: {
      en: 'hearables, ear mold, earphone shell',
      zh: '耳机与助听器，耳模，耳机外壳',
      de: 'Hearables, Otoplastik, Ohrhörerschale',
    },
  },
  {
    url: '/application/moreApplication/4',
    title: {
      en: 'Application case studies from customers',
      zh: '用户应用案例集',
      de: 'Anwenderberichte unserer Kunden',
    },
    description: {
      en: 'Finished projects and evaluations from every industry, each with its starting point, printer, resin and three to four measured results.',
      zh: '各行业的应用项目与评估试用：每个案例写明背景、打印机与树脂、实施过程，并列出三至四项实测结果。',
      de: 'Projekte und Erprobungen aus allen Bereichen, jeweils mit Ausgangslage, Drucker, Resin und drei bis vier gemessenen Ergebnissen.',
    },
    keywords: {
      en: 'application cases, measured results',
      zh: '应用案例，实测结果',
      de: 'Anwenderberichte, Messergebnisse',
    },
  },
  {
    url: '/application/moreApplication/5',
    title: {
      en: '3D printing for orthotics and prosthetics',
      zh: '假肢矫形应用',
      de: 'Anwenderberichte aus der Orthopädietechnik',
    },
    description: {
      en: 'Sample orthoses and sockets from a scan, checked on the plaster model and the test bench, with corrections made in the file.',
      zh: '矫形器与假肢接受腔样件：扫描、修型、打印，在石膏阳型和试验台上检查，要改直接改数据。',
      de: 'Orthesen und Schäfte als Muster nach Scan gedruckt, am Gipspositiv und auf dem Prüfstand geprüft, am Bildschirm korrigiert.',
    },
    keywords: {
      en: 'rehabilitation, orthotics, prosthetics',
      zh: '假肢矫形，矫形器，假肢',
      de: 'Rehabilitation, Orthesen, Prothesen',
    },
  },
  {
    url: '/application/moreApplication/cases',
    isFound: false,
    title: { en: 'Application case', zh: '应用案例', de: 'Anwenderbericht' },
    description: {
      en: 'One case in full, with the starting point, the changes, the printer and resin, the problems and the measured results.',
      zh: '单个应用案例全文：原来的流程与问题、改造方案、打印机与树脂、遇到的困难，以及改造前后的实测数据。',
      de: 'Der vollständige Bericht: Ausgangslage, Umstellung, Drucker und Resin, Schwierigkeiten und Messwerte. Auf Englisch und Chinesisch.',
    },
    keywords: {
      en: 'case study, workflow, results',
      zh: '案例详情，工作流程，实测数据',
      de: 'Anwenderbericht, Arbeitsablauf, Messwerte',
    },
  },
  {
    url: '/application/solution/color',
    title: {
      en: 'Color for 3D-printed parts',
      zh: '3D 打印件着色方案',
      de: 'Farbe für 3D-gedruckte Teile',
    },
    description: {
      en: 'Pigmented resin, dye bath, lacquer or paint. How to match a color sample, how much a coat adds and how to keep color consistent across a run.',
      zh: '有色树脂、浸染、喷涂、手工上色四种着色方式对比：怎样按色板定色，涂层增厚多少，批量如何不偏色，耐磨和贴肤如何验证。',
      de: 'Pigmentiertes Resin, Tauchfärben, Lack oder Farbe: wie Sie den Farbton treffen, wie dick der Lack aufträgt und wie der Ton über die Serie gleich bleibt.',
    },
    keywords: {
      en: 'color 3D print, dyeing, lacquer, color sample',
      zh: '3D 打印着色，浸染，喷涂，色板',
      de: 'Farbe 3D-Druck, Einfärben, Lackieren, Farbmuster',
    },
  },
  {
    url: '/application/solution/texture',
    title: {
      en: 'Surface textures from the 3D printer',
      zh: '3D 打印表面纹理方案',
      de: 'Oberflächentexturen aus dem 3D-Drucker',
    },
    description: {
      en: 'Leather grain, knurl, knit and lettering printed with the part. How to add texture to a model, how fine it can be and what to avoid.',
      zh: '皮纹、滚花、针织、文字随零件一次打印：纹理怎样做到模型上，最细能到多少，喷漆、支撑、翻模时容易出什么问题。',
      de: 'Ledernarbung, Rändelung, Strick und Schrift mitdrucken: wie die Textur aufs Modell kommt, wie fein sie sein darf und welche Fehler häufig sind.',
    },
    keywords: {
      en: 'surface texture, textured 3D print, leather grain, knurl',
      zh: '表面纹理，3D 打印皮纹，滚花',
      de: 'Oberflächentextur, Narbung, Rändelung, 3D-Druck',
    },
  },
  {
    url: '/application/solution/treatment',
    title: {
      en: 'Surface treatment of printed parts',
      zh: '打印件表面处理方案',
      de: 'Oberflächenbehandlung gedruckter Teile',
    },
    description: {
      en: 'Sanding, polishing, painting and lacquering resin parts. The order of steps, allowances, defects and their causes.',
      zh: '树脂打印件的水磨、抛光、上漆与光油：工序顺序、建模余量、发雾发黏等表面问题的原因，以及哪些面可以不处理。',
      de: 'Schleifen, Polieren, Bemalen und Lackieren von Resinteilen: Reihenfolge, Aufmaß in der Konstruktion, Fehlerbilder und ihre Ursachen.',
    },
    keywords: {
      en: 'surface treatment, sanding, polishing, lacquer',
      zh: '表面处理，打磨，抛光，光油',
      de: 'Oberflächenbehandlung, Schleifen, Polieren, Lackieren',
    },
  },
  {
    url: '/application/solution/digital-denture-teeth',
    title: {
      en: 'Digital dentures with printed teeth',
      zh: '数字化全口义齿与打印人工牙',
      de: 'Digitale Prothesen mit gedruckten Zähnen',
    },
    description: {
      en: 'Print denture base and denture teeth from one design, bond them, cure and polish. The workflow step by step, with resins.',
      zh: '基托与人工牙出自同一套数据，分别打印后粘接、固化并抛光：全口义齿的数字化流程与所用树脂。',
      de: 'Prothesenbasis und Zähne aus einem Datensatz drucken, einkleben, nachhärten und polieren, mit den passenden Resins.',
    },
    keywords: {
      en: 'digital denture, denture teeth, denture base resin',
      zh: '数字化义齿，人工牙，义齿基托树脂',
      de: 'digitale Prothese, Prothesenzähne, Prothesenbasis',
    },
  },
  {
    url: '/application/solution/digital-impression',
    title: {
      en: 'Digital impression to printed model',
      zh: '口扫数据打印工作模型',
      de: 'Digitale Abformung: Modell direkt aus dem Scan',
    },
    description: {
      en: 'From intraoral scan to working model, with four checks before you design, process times, and deviations measured on thirty printed models.',
      zh: '从口内扫描到可卸代型工作模型：收到数据先查四处，再按步骤设计、打印、清洗、固化；附三十副打印模型的实测偏差。',
      de: 'Vom Intraoralscan zum Arbeitsmodell: Eingangskontrolle, Arbeitsschritte mit Zeiten und Abweichungen, gemessen an dreißig gedruckten Modellen.',
    },
    keywords: {
      en: 'digital impression, intraoral scan, printed dental model',
      zh: '数字化印模，口内扫描，打印模型',
      de: 'digitale Abformung, Intraoralscan, Arbeitsmodell',
    },
  },
  {
    url: '/application/solution/fastScan',
    title: {
      en: 'Immediate implant restoration with two scans',
      zh: '种植即刻修复：在打印模型上演练',
      de: 'Sofortversorgung auf Implantaten mit zwei Scans',
    },
    description: {
      en: 'Rehearse an immediate restoration on a printed model, with two scans and a screw-retained temporary. Steps, times, resins and limits.',
      zh: '在打印的种植模型上演练两次扫描和螺丝固位临时冠：介绍步骤、每步用时、所用树脂，以及不宜即刻修复的情况。',
      de: 'Sofortversorgung am gedruckten Modell üben, mit zwei Scans und verschraubtem Provisorium: Ablauf, Zeiten, Resins, Grenzen.',
    },
    keywords: {
      en: 'immediate implant restoration, scan body, screw-retained temporary',
      zh: '种植即刻修复，扫描杆，螺丝固位临时冠',
      de: 'Sofortversorgung, Scanbody, verschraubtes Provisorium',
    },
  },
  {
    url: '/application/solution/noCut',
    title: {
      en: 'Scanning without sectioning the model',
      zh: '不锯代型扫描',
      de: 'Scannen ohne Sägen des Modells',
    },
    description: {
      en: 'Scan the stone model whole, without sectioned dies: 6 h instead of 8.5 h per crown at the same marginal gap of 0.03 mm, and when you still need the saw.',
      zh: '石膏模型不锯，整副扫描：单例用时由 8.5 小时缩短到 6 小时，边缘间隙同为 0.03 mm；哪些模型仍需分割，一并说明。',
      de: 'Das Gipsmodell bleibt ganz: 6 h statt 8,5 h je Krone bei gleichem Randspalt von 0,03 mm, und welche Modelle Sie weiterhin sägen.',
    },
    keywords: {
      en: 'scan without sectioning, uncut model, marginal gap',
      zh: '不锯代型扫描，石膏模型，边缘间隙',
      de: 'Scan ohne Sägeschnitt, Gipsmodell, Randspalt',
    },
  },
  {
    url: '/application/solution/fixedRestorations',
    title: {
      en: 'Fixed restorations: what to print, what to mill',
      zh: '固定修复：哪些打印，哪些切削',
      de: 'Festsitzender Zahnersatz: drucken oder fräsen',
    },
    description: {
      en: 'Print casting patterns today, temporaries once cleared, and mill zirconia. Up to 20 times the output of one older PMMA mill, remake rates, and how to burn out patterns.',
      zh: '临时冠桥和铸造蜡型打印，氧化锆切削：满版产量最高为一台旧 PMMA 切削机的 20 倍，附返工率、蜡型焙烧对比试验和适配机型。',
      de: 'Provisorien und Modellationen drucken, Zirkonoxid fräsen: bis zu 20-mal so viele Brücken wie mit einer älteren PMMA-Fräse, Neuanfertigungen und Ausbrennen im Vergleich.',
    },
    keywords: {
      en: 'crown and bridge, castable pattern, printing or milling',
      zh: '冠桥，铸造蜡型，固定修复',
      de: 'Kronen und Brücken, Gussmodellation, drucken oder fräsen',
    },
  },
  {
    url: '/application/solution/temporaryCrown',
    title: {
      en: '3D-printed temporary crowns and bridges',
      zh: '临时冠桥打印',
      de: 'Provisorische Kronen und Brücken drucken',
    },
    description: {
      en: 'Two resins compared, at 84.5 and 128 MPa, with each step timed on a training model, and when a temporary made by hand is faster.',
      zh: '两款临时冠桥树脂对比，弯曲强度 84.5 MPa 与 128 MPa；六个步骤和用时，以及哪些情况手工制作更快。',
      de: 'Zwei Resins mit 84,5 und 128 MPa im Vergleich, die Schritte mit Zeiten am Übungsmodell, und wann das Provisorium von Hand schneller ist.',
    },
    keywords: {
      en: 'temporary crown, temporary bridge, chairside',
      zh: '临时冠，临时桥，椅旁打印',
      de: 'Provisorium, provisorische Brücke, chairside',
    },
  },
  {
    url: '/application/solution/orthopedics',
    title: {
      en: 'Orthotics and prosthetics from a scan',
      zh: '假肢矫形：扫描取型与打印',
      de: 'Orthopädietechnik: vom Scan zum Muster',
    },
    description: {
      en: 'Scan, model and print sample orthoses and sockets. Working times measured at two O&P facilities, printers, resin and size limits.',
      zh: '矫形器和接受腔样件的扫描、修型、打印与检查：两家机构评估中实测的用时，适配机型与树脂，以及哪些做不了。',
      de: 'Orthesen und Schäfte scannen, modellieren, als Muster drucken: Messwerte aus zwei Erprobungen, Drucker, Resin und die Grenzen.',
    },
    keywords: {
      en: 'orthosis, prosthetic socket, O&P lab',
      zh: '矫形器，接受腔，数字化取型',
      de: 'Orthese, Prothesenschaft, digitale Werkstatt',
    },
  },
  {
    url: '/application/solution/splint',
    title: {
      en: '3D-printed splints and night guards',
      zh: '咬合板打印',
      de: 'Aufbissschienen aus dem 3D-Drucker',
    },
    description: {
      en: 'Print a splint and check it on the model. Time for each step, rigid or flexible resin, and the causes of white haze and other faults.',
      zh: '一副咬合板，半天做好：每一步的用时，硬质与柔性树脂怎么选，表面发白、过紧、发浑等问题的原因与处理方法。',
      de: 'Schiene drucken und auf dem Modell prüfen: alle Schritte mit Zeiten, hartes oder flexibles Resin, weißer Schleier und andere Fehler.',
    },
    keywords: {
      en: 'occlusal splint, night guard, bruxism',
      zh: '咬合板，夜磨牙，硬质树脂',
      de: 'Aufbissschiene, Knirscherschiene, Bruxismus',
    },
  },
  {
    url: '/application/solution/splint-innovate',
    title: {
      en: 'New splint designs',
      zh: '特殊结构咬合板设计',
      de: 'Neue Schienenkonzepte',
    },
    description: {
      en: 'Indexed surfaces, adjustable guidance, snap-on splints and a bite raised in four stages. Designs, limits and how to test them.',
      zh: '带牙印的定位型、可调引导斜面、利用倒凹固位、分四步抬高咬合：介绍几种压膜做不了的咬合板、设计限度与试戴前检查。',
      de: 'Impressionen, einstellbare Führung, Halt im Unterschnitt und Bisshebung in vier Etappen: Konzepte, Grenzwerte und Prüfung vor dem Eingliedern.',
    },
    keywords: {
      en: 'splint design, indexed splint, bite height',
      zh: '咬合板设计，再定位咬合板，咬合抬高',
      de: 'Schienendesign, Positionierungsschiene, Bisshebung',
    },
  },
  {
    url: '/application/solution/waxUp',
    title: {
      en: 'Wax-up for removable partial dentures',
      zh: '可摘局部义齿蜡型打印',
      de: 'Modellgussgerüste: drucken statt modellieren',
    },
    description: {
      en: 'Framework patterns in 35 minutes of technician time instead of 80+, with 0.02% ash, and the minimum thickness of frameworks and stabilizing bars.',
      zh: '可摘局部义齿支架蜡型改用打印，人工用时由 80 多分钟缩短到 35 分钟，灰分 0.02%，附支撑杆与支架厚度的设计建议。',
      de: 'Gerüstmodellationen für den Modellguss mit 35 statt über 80 Minuten Arbeitszeit und einem Aschegehalt von 0,02 %, dazu Hinweise zu Stützstegen und Wandstärken.',
    },
    keywords: {
      en: 'removable partial denture, wax-up, castable resin, framework',
      zh: '可摘局部义齿，支架蜡型，铸造树脂',
      de: 'Modellguss, Modellgussgerüst, ausbrennbares Resin',
    },
  },
];
