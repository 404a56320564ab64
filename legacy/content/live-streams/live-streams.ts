import type { LiveStreamRecord } from './record.ts';

export const liveStreams: LiveStreamRecord[] = [
  {
    id: 1,
    urlName: 'partial-denture-patterns',
    line: 'dental',
    title: {
      en: 'Partial denture patterns: from scan to casting',
      zh: '可摘局部义齿支架：从扫描到铸造',
      de: 'Modellguss digital: vom Scan bis zum Guss',
    },
    summary: {
      en: 'We design a lower framework, print it in Cast UV 3.0, invest it, and divest a casting prepared the day before. By hand, a wax-up takes 80+ min; printed, it takes 35 min of technician time.',
      zh: '现场设计一副下颌支架，用 Cast UV 3.0 打印、包埋，再打开前一天的铸圈看铸件。手工做蜡型要 80 多分钟，改用打印，人工约 35 分钟。',
      de: 'Wir konstruieren ein Unterkiefergerüst, drucken es aus Cast UV 3.0, betten es ein und betten einen Guss vom Vortag aus. Von Hand dauert eine solche Modellation über 80 min, für eine gedruckte sind es 35 min Arbeitszeit.',
    },
    host: {
      en: 'Dental application team',
      zh: '齿科应用团队',
      de: 'Team Anwendungstechnik Dental',
    },
    agenda: [
      {
        title: { en: 'Designing for the print', zh: '支架怎么设计才好打', de: 'Druckgerecht konstruieren' },
        text: {
          en: 'Framework at least 0.35 mm, stabilizing bars at least 2 mm: where a clasp needs more, and where more does harm.',
          zh: '支架厚度不小于 0.35 mm，防变形支撑杆直径不小于 2 mm；卡环哪里要加厚，哪里加厚反而不好。',
          de: 'Gerüst ab 0,35 mm, Stützstege ab 2 mm; wo eine Klammer stärker sein muss und wo mehr Stärke schadet.',
        },
      },
      {
        title: { en: 'Printing and cleaning', zh: '打印与清洗', de: 'Drucken und waschen' },
        text: {
          en: 'Orientation on the platform, layers of 50 µm, two washes of 3 and 2 min, and how to take off supports without bending a clasp.',
          zh: '摆放方向、层厚 50 µm、清洗两次（3 分钟和 2 分钟），去支撑时怎么不让卡环变形。',
          de: 'Ausrichtung auf der Plattform, 50-µm-Schichten, zwei Bäder von 3 und 2 min und das Entfernen der Supports, ohne eine Klammer zu verbiegen.',
        },
      },
      {
        title: { en: 'Investing and burnout', zh: '包埋与焙烧', de: 'Einbetten und Ausbrennen' },
        text: {
          en: 'Phosphate-bonded investment, a hold of 60 min at 290 °C, then 900 to 950 °C for 1 to 1.5 h. Why rapid burnout cracks the investment ring.',
          zh: '磷酸盐包埋料，290 °C 保温 60 分钟，再升到 900–950 °C 保温 1–1.5 小时；快速焙烧为什么裂圈。',
          de: 'Phosphatgebundene Einbettmasse, 60 min Haltezeit bei 290 °C, danach 900 bis 950 °C für 1 bis 1,5 h. Warum die Muffel im Speed-Verfahren reißt.',
        },
      },
      {
        title: { en: 'Questions', zh: '问答', de: 'Fragen' },
        text: {
          en: 'Send us pictures of failed castings in the chat, and we’ll go over the ones that teach the most.',
          zh: '把失败铸件的照片发到聊天区，我们挑有代表性的现场分析。',
          de: 'Stellen Sie Bilder von Fehlgüssen in den Chat; die lehrreichsten sehen wir uns gemeinsam an.',
        },
      },
    ],
    spoken: 'en',
    schedule: { inDays: 5, hour: 14, minutes: 60 },
    products: [2, 31, 32],
    materials: [102],
    picture: {
      name: 'parts/partial-denture-pattern',
      alt: {
        en: 'Printed green pattern of a partial denture framework',
        zh: '打印的绿色可摘局部义齿支架蜡型',
        de: 'Gedruckte grüne Modellation eines Modellgussgerüsts',
      },
    },
  },
  {
    id: 2,
    urlName: 'figure-masters-and-silicone-moulds',
    line: 'reflex',
    title: {
      en: 'Figure masters and silicone molds',
      zh: '手办原型打印与硅胶翻模',
      de: 'Figuren-Urmodelle und Silikonformen',
    },
    summary: {
      en: 'From a digital sculpt to a two-part silicone mold: splitting, printing in Reflex Silicone Master, curing so the resin does not inhibit the silicone, and casting the first copies.',
      zh: '从数字雕刻到两片式硅胶模，讲分件、Reflex Silicone Master 打印、防止硅胶“中毒”（不固化）的后固化方法，现场浇注首批复制件。',
      de: 'Von der digitalen Skulptur zur zweiteiligen Silikonform: Wir teilen die Figur, drucken sie in Reflex Silicone Master, härten sie nach, damit das Silikon vernetzt, und gießen die ersten Abgüsse.',
    },
    host: { en: 'Reflex studio team', zh: 'Reflex 工作室团队', de: 'Team des Reflex-Studios' },
    agenda: [
      {
        title: { en: 'Splitting the figure', zh: '模型分件', de: 'Figur teilen' },
        text: {
          en: 'Parting lines along folds and hair, pegs with 0.1 mm of play, and faces that stay free of supports.',
          zh: '分件线沿衣褶和发丝走，榫卯留 0.1 mm 间隙，脸上不加支撑。',
          de: 'Trennlinien entlang von Falten und Haaren, Zapfen mit 0,1 mm Spiel, Gesichter frei von Supports.',
        },
      },
      {
        title: { en: 'Printing and curing the master', zh: '原型打印与后固化', de: 'Urmodell drucken und nachhärten' },
        text: {
          en: 'Two fresh baths of 4 min, 20 min of light on each side, then 2 h at 60 °C. If you skip a step, the silicone stays tacky.',
          zh: '换新液洗两次，每次 4 分钟；每面光固化 20 分钟，再 60 °C 烘 2 小时。少做一步，硅胶都会发黏。',
          de: 'Zwei frische Bäder zu 4 min, je Seite 20 min Licht, danach 2 h bei 60 °C: Wer hier spart, bekommt klebriges Silikon.',
        },
      },
      {
        title: { en: 'Pouring the mold', zh: '灌注硅胶模', de: 'Form gießen' },
        text: {
          en: 'Clay bed, locks and sprues, the drop test on a hidden spot, degassing and pouring in a thin stream.',
          zh: '垫油泥，做定位扣和浇口，在看不见的地方滴胶试一下，脱泡后细流灌注。',
          de: 'Tonbett, Schlösser und Eingüsse, Tropfentest an verdeckter Stelle, Entgasen und Gießen in dünnem Strahl.',
        },
      },
    ],
    spoken: 'zh-CN',
    schedule: { inDays: 19, hour: 8, minutes: 75 },
    products: [10, 13],
    materials: [205, 203],
    picture: {
      name: 'parts/figure',
      alt: { en: 'Printed figure on a base', zh: '带底座的打印手办', de: 'Gedruckte Figur auf einem Sockel' },
    },
  },
  {
    id: 3,
    urlName: 'application-laboratory',
    line: 'dental',
    title: {
      en: 'How your sample is made',
      zh: '样件是怎么做出来的',
      de: 'So entsteht Ihr Muster',
    },
    summary: {
      en: 'An animated presentation on a loop: how your file becomes a sample on the A2D 4K, UltraCraft Wash and UltraCraft Cure.',
      zh: '全天循环播放的动画演示：您的文件怎样经 A2D 4K 打印、UltraCraft Wash 清洗、UltraCraft Cure 固化，做成样件。',
      de: 'Animierte Präsentation in Dauerschleife: wie aus Ihrer Datei auf A2D 4K, UltraCraft Wash und UltraCraft Cure ein Muster wird.',
    },
    host: {
      en: 'Applications lab',
      zh: '应用实验室',
      de: 'Team des Anwendungslabors',
    },
    agenda: [
      {
        title: { en: 'Printing', zh: '打印', de: 'Drucken' },
        text: {
          en: 'The A2D 4K prints six full-arch models with layers of 50 µm in 58 min.',
          zh: 'A2D 4K 一版打印六个全牙弓模型，层厚 50 µm，用时 58 分钟。',
          de: 'Der A2D 4K druckt sechs Ganzkiefermodelle in 50-µm-Schichten in 58 min.',
        },
      },
      {
        title: {
          en: 'Washing and curing',
          zh: '清洗与固化',
          de: 'Waschen und Nachhärten',
        },
        text: {
          en: 'UltraCraft Wash has two lidded tanks; the second bath stays clean for the final rinse. The parts then cure in the UltraCraft Cure, for the time on the resin’s data sheet.',
          zh: 'UltraCraft Wash 有两个带盖清洗槽，第二槽保持干净，最后精洗用。随后在 UltraCraft Cure 里固化，时间见树脂参数表。',
          de: 'UltraCraft Wash hat zwei Wannen mit Deckel. Zuletzt werden die Teile im frischen zweiten Bad gewaschen und danach im UltraCraft Cure nachgehärtet, so lange es im Datenblatt des Resins steht.',
        },
      },
      {
        title: { en: 'Measuring', zh: '测量', de: 'Messen' },
        text: {
          en: 'Working models are scanned and compared with the CAD file; a deviation map shows the result.',
          zh: '工作模型扫描后与设计数据比对，结果显示为偏差色谱图。',
          de: 'Arbeitsmodelle werden gescannt und mit der Konstruktion verglichen; eine Falschfarbendarstellung zeigt die Abweichung.',
        },
      },
    ],
    spoken: 'en',
    schedule: { always: true },
    broadcast: '/videos/application-laboratory.webm',
    products: [2, 31, 32],
    materials: [103, 106],
    picture: {
      name: 'scenes/lab-bench',
      alt: {
        en: 'A lab bench with a printer, a washing station and a curing unit',
        zh: '工作台上的打印机、清洗机和固化箱',
        de: 'Labortisch mit Drucker, Waschgerät und Nachhärtegerät',
      },
    },
  },
  {
    id: 4,
    urlName: 'aligner-models-in-one-shift',
    line: 'dental',
    title: {
      en: 'Aligner production: from the scan to the trimmed aligner',
      zh: '隐形矫治器产线：从口扫到切割',
      de: 'Alignerfertigung: vom Scan bis zum beschnittenen Aligner',
    },
    summary: {
      en: 'A tour of an aligner line from scan to trimmed aligner. The printer is seldom the bottleneck; we show where models wait and how to shorten the wait.',
      zh: '沿产线走一遍，从口扫数据到切割好的矫治器。产量常卡在打印以外的工序，我们找出模型在哪里等、怎么少等。',
      de: 'Ein Gang durch eine Alignerlinie, vom Scan bis zum beschnittenen Aligner. Über den Ausstoß entscheidet selten der Drucker. Wir zeigen, wo Modelle warten und wie sich die Wartezeit verkürzen lässt.',
    },
    host: {
      en: 'Orthodontic production team',
      zh: '正畸生产技术团队',
      de: 'Team Kieferorthopädische Fertigung',
    },
    agenda: [
      {
        title: { en: 'Nesting and printing', zh: '排版与打印', de: 'Anordnen und drucken' },
        text: {
          en: 'Models upright, hollow, with walls of 2 mm: how many fit on a platform, and when a layer of 150 µm is enough.',
          zh: '模型竖放、抽壳、壁厚 2 mm，一版排多少个，什么时候可以用 150 µm 层厚。',
          de: 'Modelle stehend, hohl, mit 2 mm Wandstärke: wie viele auf eine Plattform passen und wann 150-µm-Schichten genügen.',
        },
      },
      {
        title: { en: 'Washing, curing, thermoforming', zh: '清洗、固化与压膜', de: 'Waschen, Nachhärten, Tiefziehen' },
        text: {
          en: 'Model TF UV 2.0 reaches its 112 °C only after 8 min of curing. We form one sheet over a cured model and one over a model that was taken out early.',
          zh: 'Model TF UV 2.0 固化满 8 分钟，热变形温度才到 112 °C。现场拿固化透的和提前取出的模型各压一张，看差别。',
          de: 'Model TF UV 2.0 erreicht seine 112 °C erst nach 8 min Nachhärtung. Wir ziehen eine Folie über ein fertiges und eine über ein zu früh entnommenes Modell.',
        },
      },
      {
        title: { en: 'Marking and trimming', zh: '激光打标与切割', de: 'Lasermarkieren und Beschneiden' },
        text: {
          en: 'The software finds about 90% of the trim lines automatically. See which cases you still draw by hand, and how to plan for them.',
          zh: '约 90% 的切割线自动识别，其余手工画。讲哪些病例要画、排产怎么留时间。',
          de: 'Rund 90 % der Schnittlinien findet die Software selbst. Die übrigen werden von Hand gezeichnet. Wir zeigen, welche Fälle das sind und wie Sie sie einplanen.',
        },
      },
      {
        title: { en: 'Numbers from the line', zh: '产线数据', de: 'Zahlen aus der Linie' },
        text: {
          en: 'Time per station, rejects by cause, and what changed after the second wash bath was moved.',
          zh: '各工位用时、废品原因统计，第二清洗槽换位置前后的对比。',
          de: 'Zeit je Station, Ausschuss nach Ursache und was sich änderte, als das zweite Waschbad versetzt wurde.',
        },
      },
    ],
    spoken: 'en',
    schedule: { startedAt: '2026-11-10T14:00Z', minutes: 60 },
    recording: {
      minutes: 2,
      video: '/recordings/aligner-models-in-one-shift.webm',
      isPublic: false,
      chapters: [25, 39, 53, 67],
      preview: '/videos/aligner-models-in-one-shift-preview.webm',
    },
    products: [4, 33],
    materials: [104],
    picture: {
      name: 'scenes/aligner-line',
      alt: {
        en: 'Production line for aligners with printers and trays of models',
        zh: '配有打印机和模型托盘的隐形矫治器产线',
        de: 'Fertigungslinie für Aligner mit Druckern und Modelltabletts',
      },
    },
  },
  {
    id: 5,
    urlName: 'chairside-temporaries',
    line: 'dental',
    title: {
      en: 'A chairside temporary on a training model',
      zh: '椅旁临时冠：在训练模型上打一颗',
      de: 'Chairside-Provisorium am Übungsmodell',
    },
    summary: {
      en: 'We make a crown for a lower molar on a training model, from the scan to the polished result. We print the same design in Temp C&B UV 2.0 and in Crown Ceramic UV, and show when to use each.',
      zh: '在训练模型上做一颗下颌磨牙冠，从扫描做到抛光。同一设计用 Temp C&B UV 2.0 和 Crown Ceramic UV 各打一颗，并对比各自适用的场合。',
      de: 'Eine Krone auf einem unteren Molaren am Übungsmodell, vom Scan bis zur Politur. Wir drucken dieselbe Konstruktion aus Temp C&B UV 2.0 und aus Crown Ceramic UV und zeigen, wann welches Resin passt.',
    },
    host: {
      en: 'Chairside application team',
      zh: '椅旁应用团队',
      de: 'Team Anwendungstechnik Chairside',
    },
    agenda: [
      {
        title: { en: 'Scan and design', zh: '扫描与设计', de: 'Scannen und konstruieren' },
        text: {
          en: 'A dry margin, a wall of 1 mm, contacts slightly tight rather than open.',
          zh: '边缘要干，壁厚 1 mm，邻接宁紧勿松。',
          de: 'Trockene Präparationsgrenze, 1 mm Wandstärke, Kontakte lieber eine Spur zu stramm als offen.',
        },
      },
      {
        title: {
          en: 'Print the crown',
          zh: '打印',
          de: 'Krone drucken',
        },
        text: {
          en: 'ChairSide Pro with 50 µm layers: orientation, supports away from the margin, and how to keep a tray ready without waste.',
          zh: 'ChairSide Pro，层厚 50 µm：摆放方向，支撑避开边缘，料槽怎么备料不浪费。',
          de: 'ChairSide Pro mit 50-µm-Schichten: Ausrichtung, Supports abseits des Randes und eine einsatzbereite Wanne ohne Resinverlust.',
        },
      },
      {
        title: { en: 'Wash, cure, polish', zh: '清洗、固化与抛光', de: 'Waschen, Nachhärten, Polieren' },
        text: {
          en: 'Two short baths, 15 min of light on each side under glycerin, pumice and paste. Biocompatibility depends on these steps.',
          zh: '快洗两次，涂甘油每面固化 15 分钟，浮石粉和抛光膏抛光；重点讲影响生物相容性的步骤。',
          de: 'Zwei kurze Bäder, je Seite 15 min Licht unter Glyzerin, danach Bimsmehl und Paste. Die Schritte, von denen die Biokompatibilität abhängt.',
        },
      },
      {
        title: {
          en: 'Cements, once cleared',
          zh: '粘固（取得注册证后）',
          de: 'Befestigen, nach der CE-Kennzeichnung',
        },
        text: {
          en: 'Eugenol-free temporary cement for Temp C&B UV 2.0, resin cement for Crown Ceramic UV, and what to check at the recall.',
          zh: '临时树脂用不含丁香酚的临时水门汀，含陶瓷填料的用树脂水门汀；复诊查哪里。',
          de: 'Eugenolfreier provisorischer Zement für das eine, Kompositzement für das andere Resin; worauf bei der Kontrolle zu achten ist.',
        },
      },
    ],
    spoken: 'de',
    schedule: { startedAt: '2026-10-07T16:00Z', minutes: 50 },
    recording: {
      minutes: 2,
      video: '/videos/chairside-temporaries.webm',
      isPublic: true,
      chapters: [25, 39, 53, 67],
    },
    products: [6, 7, 31, 32],
    materials: [101, 110],
    picture: {
      name: 'scenes/clinic-chairside',
      alt: {
        en: 'Small printer beside a dental chair',
        zh: '牙椅旁的小型打印机',
        de: 'Kleiner Drucker neben einem Behandlungsstuhl',
      },
    },
  },
  {
    id: 6,
    urlName: 'denture-bases-overnight',
    line: 'dental',
    title: {
      en: 'Denture automation: 165 bases in 24 hours',
      zh: '义齿自动化生产：24 小时打印 165 件基托',
      de: 'Prothesenbasen automatisch drucken: 165 in 24 Stunden',
    },
    summary: {
      en: 'At Dental South China in March 2026, HiVE ran unattended for 24 h, with up to eight upright bases per job. The live stream in August explained that run; this video sums it up, from loading the resin to the first finished denture.',
      zh: '2026 年 3 月华南口腔展上，HiVE 连续 24 小时无人值守，每版最多竖放 8 件基托。8 月的直播讲解了这次打印，本片为直播要点：开机准备、自动取件、树脂用量，直到第一副义齿完成。',
      de: 'Auf der Dental South China im März 2026 druckte ein A2D 4K mit HiVE 24 h ohne Personal, bis zu acht stehende Basen je Plattform. Der Livestream im August erklärte diesen Lauf, das Video fasst ihn zusammen, vom Vorbereiten bis zur ersten fertigen Prothese.',
    },
    host: {
      en: 'Lab automation team',
      zh: '加工厂自动化团队',
      de: 'Team Laborautomation',
    },
    agenda: [
      {
        title: { en: 'Preparing the run', zh: '开机前准备', de: 'Lauf vorbereiten' },
        text: {
          en: 'A 3 kg bottle, an empty bin for 400 parts, bases sorted by height so that short jobs come first.',
          zh: '一瓶 3 kg 树脂，收料箱清空（可装 400 件），基托按高度排，矮的先打。',
          de: 'Eine 3-kg-Flasche, ein leerer Behälter für 400 Teile, die Basen nach Höhe sortiert, damit Plattformen mit niedrigen Teilen zuerst kommen.',
        },
      },
      {
        title: { en: 'Automatic part removal', zh: '自动取件', de: 'Automatische Entnahme' },
        text: {
          en: 'Each platform is cleared in less than 3 min. Close-ups show what the supports have to look like.',
          zh: '每版取件不到 3 分钟。近景展示取件过程和支撑添加方法。',
          de: 'Jede Plattform ist in weniger als 3 min leer. Nahaufnahmen zeigen, wie die Supports dafür gesetzt werden.',
        },
      },
      {
        title: { en: 'Resin used', zh: '用料核算', de: 'Verbrauch' },
        text: {
          en: '165 bases used up the 3 kg bottle: about 18 g each, supports included. Four needed rework.',
          zh: '165 件基托正好用完 3 kg 树脂，含支撑每件约 18 g。4 件返工后可用。',
          de: '165 Basen brauchten die 3 kg der Flasche auf, mit Supports rund 18 g je Basis. Vier wurden nachgearbeitet.',
        },
      },
      {
        title: { en: 'From base to denture', zh: '从基托到义齿', de: 'Von der Basis zur Prothese' },
        text: {
          en: 'Wash, dry for 30 min, bond the tooth arch with liquid base resin, cure each side for 20 min, polish all but the intaglio.',
          zh: '清洗，干燥 30 分钟，用液态基托树脂粘接整列人工牙，每面固化 20 分钟，除组织面外全部抛光。',
          de: 'Waschen, 30 min ablüften, Zahnkranz mit flüssigem Basisresin einsetzen, je Seite 20 min nachhärten, alles außer der Basalfläche polieren.',
        },
      },
    ],
    spoken: 'en',
    schedule: { startedAt: '2026-08-25T13:00Z', minutes: 60 },
    recording: {
      minutes: 2,
      video: '/videos/denture-bases-overnight.webm',
      isPublic: true,
      chapters: [25, 39, 53, 67],
    },
    products: [34, 2],
    materials: [106, 107],
    picture: {
      name: 'parts/denture-base',
      alt: {
        en: 'Printed denture base with sockets for the teeth',
        zh: '打印的义齿基托，留有人工牙窝',
        de: 'Gedruckte Prothesenbasis mit Aussparungen für die Zähne',
      },
    },
  },
];
