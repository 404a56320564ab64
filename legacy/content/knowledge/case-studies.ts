import type { CaseStudyRecord } from './record.ts';

export const caseStudies: CaseStudyRecord[] = [
  {
    id: 501,
    urlName: 'temporary-bridges-out-of-the-milling-queue',
    line: 'dental',
    module: 'caseStudies',
    title: {
      en: 'Temporary bridges: printed vs. milled',
      zh: '临时桥：打印与切削对比',
    },
    summary: {
      en: 'In an evaluation, a lab printed temporaries that it also milled. One printer makes 6 to 7 bridges an hour. Patients wore the milled ones.',
      zh: '评估试用中，一家义齿加工厂另行打印一套临时冠桥，单机每小时 6–7 组桥。患者佩戴切削件。',
    },
    content: {
      en: '<p>A dental lab with 14 technicians makes about 220 temporary crowns and bridges a month for 40 practices. They are milled from acrylic (PMMA) discs on two machines that also have to mill zirconia. On the older mill, which takes one blank at a time, a bridge takes 2 to 3 h from nesting to finished part, so an urgent temporary in the afternoon pushes a final restoration back by a day.</p><h2>What was tried</h2><p>The resin is not cleared. For eight weeks, the lab printed temporaries of up to three units a second time from the same design and checked them on the die and in the articulator. Patients were given the milled ones. The temporaries were printed on an <a href="/hardware/A2D_4K">UltraCraft A2D 4K</a> in Temp C&amp;B UV 2.0 with layers of 50 µm, washed in two baths and cured in an UltraCraft Cure. Longer spans were only milled. Print jobs started at 9:00 AM, 11:30 AM, 2:00 PM and 4:00 PM; every order designed by then went onto the platform. A run of 13 bridges takes about two hours, including washing, drying and curing.</p><h2>Problems and fixes</h2><ul><li>The first bridges were too tight. The lab had kept the cement gap from its milling settings. After trials on three test dies, it widened the gap from 50 to 70 µm.</li><li>In the second week shade A2 turned out too light. The bottle had not been shaken long enough and the pigments had settled. The work ticket now calls for two minutes of shaking.</li><li>Some surfaces stayed soft because parts were forgotten in the bath. A timer with an alarm solved it.</li></ul><h2>Measured results</h2><p>The lab logged 412 restorations over eight weeks. It printed 6 to 7 bridges an hour when the platform was well filled, up to 20 times as many as the older mill. Not every job filled the platform. Milling the same temporaries, crowns included, takes about 90 machine hours a week. Quality was about the same: 2.9% of the printed temporaries failed the check on the die and were reprinted, against 2.7% of the milled ones remade in the eight weeks before. Most remakes traced back to the scan. Orders received before 2:00 PM were printed and checked the same day.</p><p>More about the method: <a href="/application/solution/temporaryCrown">temporary crowns</a>.</p>',
      zh: '<p>这家加工厂有 14 名技师，每月为 40 家诊所制作约 220 件临时冠桥。临时冠桥由两台切削机用 PMMA 树脂盘加工，这两台机器还要切削氧化锆。较旧的一台一次只装一块料，一件临时桥从排版到成品要 2–3 小时；下午来一件急单，当天的正式修复体就得推到第二天。</p><h2>试用方法</h2><p>树脂尚未注册。八周里，三单位以内的临时冠桥按同一设计另打一套，在代型和𬌗架上检查；患者戴的是切削件。用 <a href="/hardware/A2D_4K">UltraCraft A2D 4K</a> 打印，材料为 Temp C&amp;B UV 2.0，层厚 50 µm，清洗两次后用 UltraCraft Cure 固化；更长的桥只切削。每天 9:00、11:30、14:00 和 16:00 定时开机，此前完成设计的订单一起上平台。一版 13 件，连同清洗、干燥和固化约两小时。</p><h2>遇到的问题</h2><ul><li>最初几件桥就位偏紧，原因是沿用了切削的粘接间隙。经三个测试代型验证，间隙由 50 µm 放大到 70 µm。</li><li>第二周 A2 色偏浅，原因是摇瓶时间不够、颜料沉降。如今“摇匀 2 分钟”已写进工单。</li><li>有的打印件忘在清洗液里，表面发软。换用带报警的计时器后没再出现。</li></ul><h2>实测结果</h2><p>义齿加工厂连续记录了八周，共 412 件。平台排得较满时，每小时可打印 6 至 7 件桥，含清洗和固化，最高达那台旧切削机的 20 倍；同样这些件（含单冠），切削每周要占约 90 个机时。返工率基本持平：打印件在代型上检查，重打 2.9%；此前八周切削件返工 2.7%，多因扫描数据不好。14:00 前收到的单，当天就能打完、检查完。</p><p>工艺详见<a href="/application/solution/temporaryCrown">临时冠方案</a>。</p>',
    },
    publishTime: '2025-03-06',
    products: [2, 31, 32],
    materials: [101],
    picture: {
      name: 'parts/crown-bridge',
      alt: { en: 'Printed temporary crowns and a three-unit bridge', zh: '打印的临时冠和三单位临时桥' },
    },
    field: 1,
    customer: { en: 'Dental lab, France', zh: '法国 · 义齿加工厂' },
    country: 'FR',
    localizedSummaries: {
      de: {
        title: 'Provisorische Brücken gedruckt und gefräst im Vergleich',
        summary:
          'Ein Labor hat seine gefrästen Provisorien zur Erprobung zusätzlich gedruckt. Aus einem Drucker kommen 6 bis 7 Brücken pro Stunde. Eingegliedert wurden die gefrästen.',
        customer: 'Dentallabor, Frankreich',
        content:
          '<p>Ein Labor mit 14 Technikerinnen und Technikern fertigt im Monat rund 220 provisorische Kronen und Brücken für 40 Praxen. Sie werden aus PMMA auf zwei Maschinen gefräst, die auch Zirkonoxid fräsen müssen. Auf der älteren, die nur einen Rohling aufnimmt, dauert eine Brücke vom Nesting bis zum fertigen Teil 2 bis 3 h. Ein eiliges Provisorium am Nachmittag wirft eine definitive Versorgung um einen Tag zurück.</p><h2>Was erprobt wurde</h2><p>Das Resin hat noch keine CE-Kennzeichnung. Acht Wochen lang druckte das Labor Provisorien bis zu drei Gliedern zusätzlich aus derselben Konstruktion und prüfte sie auf dem Stumpf und im Artikulator. Eingegliedert wurden die gefrästen. Gedruckt wurde auf einem UltraCraft A2D 4K in Temp C&amp;B UV 2.0 in Schichten von 50 µm, in zwei Bädern gewaschen und im UltraCraft Cure nachgehärtet. Weitspannige Brücken wurden nur gefräst. Druckstart war um 9:00, 11:30, 14:00 und 16:00 Uhr. Für 13 Brücken vergehen bis nach dem Nachhärten etwa zwei Stunden.</p><h2>Probleme und Lösungen</h2><ul><li>Die ersten Brücken saßen zu stramm, weil der Zementspalt aus den Fräsdaten übernommen war. Nach Versuchen an drei Teststümpfen beträgt er 70 statt 50 µm.</li><li>In der zweiten Woche fiel A2 zu hell aus: Die Flasche war zu kurz geschüttelt. Auf dem Laufzettel stehen jetzt zwei Minuten.</li><li>Einige Oberflächen blieben weich, weil Teile im Bad vergessen wurden. Seitdem steht am Waschplatz ein Kurzzeitwecker.</li></ul><h2>Ergebnisse</h2><p>Das Labor hat acht Wochen lang 412 Arbeiten erfasst. Bei gut gefüllter Plattform entstehen 6 bis 7 Brücken pro Stunde, bis zu 20-mal so viele wie auf der älteren Fräsmaschine. Dieselben Provisorien zu fräsen dauert rund 90 Maschinenstunden pro Woche. 2,9 % der gedruckten Provisorien fielen bei der Prüfung auf dem Stumpf durch und wurden neu gedruckt; von den gefrästen wurden in den acht Wochen davor 2,7 % neu angefertigt. Meist lag es am Scan. Was bis 14:00 Uhr bestellt war, war am selben Tag gedruckt und geprüft.</p>',
        results: [
          {
            figure: '6–7 pro Stunde',
            label: 'Gedruckte Brücken bei 13 Brücken je Auftrag, einschließlich Waschen und Nachhärten',
          },
          {
            figure: '2 h',
            label: 'Für 13 Brücken, gewaschen, getrocknet und nachgehärtet',
          },
          { figure: '90 h', label: 'Maschinenzeit pro Woche, um dieselben Provisorien zu fräsen' },
          { figure: '2,9 %', label: 'Provisorien, die neu gedruckt wurden (gefräst 2,7 %)' },
        ],
      },
    },
    results: [
      {
        figure: { en: '6–7 per hour', zh: '每小时 6–7 组桥' },
        label: {
          en: 'Bridges printed, washed and cured (older mill: 0.3 to 0.5 per hour)',
          zh: '一版 13 组桥，含清洗、固化（较旧的切削机每小时 0.3–0.5 组）',
        },
      },
      {
        figure: { en: '2 h', zh: '2 小时' },
        label: {
          en: 'For a run of 13 bridges, washed, dried and cured',
          zh: '一版 13 组，连同清洗、干燥和固化',
        },
      },
      {
        figure: { en: '90 h', zh: '90 小时' },
        label: { en: 'Mill time per week for the same temporaries', zh: '切削同样数量的冠桥，每周占用的机时' },
      },
      {
        figure: { en: '2.9%', zh: '2.9%' },
        label: {
          en: 'Temporaries reprinted after the check on the die (milled: 2.7% remade)',
          zh: '代型上检查后重打（切削件返工率 2.7%）',
        },
        change: { before: 2.7, after: 2.9 },
      },
    ],
  },
  {
    id: 502,
    urlName: 'partial-denture-frameworks-without-hand-waxing',
    line: 'dental',
    module: 'caseStudies',
    title: {
      en: 'RPD framework patterns without hand waxing',
      zh: '可摘局部义齿支架：蜡型打印代替手工',
    },
    summary: {
      en: 'Designing and printing the pattern cut technician time per framework from 80+ min to 35. The lab had to rework its burnout schedule.',
      zh: '支架蜡型改为数字设计、打印，人工用时由 80 多分钟缩短到 35 分钟，烧圈曲线要重新调。',
    },
    content: {
      en: '<p>A lab with nine technicians casts about 40 cobalt-chromium frameworks a month. Only two of the technicians could wax up a framework, and one of them was due to retire within the year. A wax-up took 80+ min, not counting the time to duplicate the model.</p><h2>What changed</h2><p>The stone model is scanned, surveyed and blocked out in software. The pattern is printed on an <a href="/hardware/A2D">UltraCraft A2D</a> in Cast UV 3.0 with layers of 50 µm, usually in the evening. In the morning it is washed, dried for 15 min, cured for 10 min on each side, tried on the model and invested. The refractory duplicate is no longer needed.</p><h2>Problems and fixes</h2><ul><li>Four of the first six investment rings cracked. The lab had kept its speed burnout, which this resin is not made for. With a slow rise to 290 °C, a hold of 60 min and then 900–950 °C for 1 to 1.5 h, the cracks disappeared. A timer now starts the furnace at night.</li><li>Some castings were rough on the inside. Patterns had been cured on one side only, and the investment had not set properly against them.</li><li>Clasps of 0.3 mm bent during support removal. The library was changed to a minimum of 0.35 mm, with stabilizing bars of 2 mm.</li><li>The tray had been used for model resin before, and its pigments left residue in the ring. Cast UV 3.0 now has its own tray.</li></ul><h2>Measured results</h2><p>After the first month, the lab tracked 96 frameworks for ten weeks. Waxing and preparing had taken 80+ min on average; design, support removal and fitting now take 35 min. Standing on edge, a pattern prints unattended in about three hours. Three of the 96 castings were repeated, compared with six of the last 100 made by hand. Two more technicians have learned to design frameworks, and the retiring colleague checks clasp lines on the screen two mornings a week.</p><p>More about the method: <a href="/application/solution/waxUp">wax-up</a>.</p>',
      zh: '<p>这家加工厂有九名技师，每月铸造约 40 副钴铬支架。会做支架蜡型的只有两人，其中一人年内就要退休。做一副蜡型要 80 多分钟，翻制耐火模型的时间还不算在内，其他人一时也接不上手。</p><h2>改造方案</h2><p>石膏模型扫描后，在软件中完成模型观测和填倒凹。支架蜡型用 <a href="/hardware/A2D">UltraCraft A2D</a> 打印，材料为 Cast UV 3.0，层厚 50 µm，通常安排在晚上。次日早晨清洗、静置干燥 15 分钟，每面固化 10 分钟，在模型上检查就位后包埋，不再需要翻制耐火模型。</p><h2>遇到的问题</h2><ul><li>最初六个铸圈裂了四个。义齿加工厂沿用了快速烧圈，而这种树脂并不适用。改为缓慢升温至 290 °C、保温 60 分钟，再升至 900–950 °C 保温 1 至 1.5 小时后，开裂消失。焙烧炉现在定时在夜间启动。</li><li>有的铸件内侧粗糙。原因是蜡型只固化了一面，与之接触的包埋料凝固不良。</li><li>0.3 mm 的卡环在去支撑时弯曲变形。设计库的最小厚度改为 0.35 mm，支撑杆 2 mm。</li><li>料槽此前装过模型树脂，颜料在铸圈内留下残渣。Cast UV 3.0 从此使用专用料槽。</li></ul><h2>实测结果</h2><p>首月之后，义齿加工厂用十周时间跟踪了 96 副支架。手工做蜡型连准备要 80 多分钟，现在设计、去支撑和检查就位合计 35 分钟；蜡型竖放打印，约三小时，无需看守。96 副中有 3 副重铸，此前手工制作的最后 100 副中为 6 副。又有两名技师学会了设计，即将退休的同事每周两个上午在屏幕前审核卡环线。</p><p>工艺详见<a href="/application/solution/waxUp">支架蜡型方案</a>。</p>',
    },
    publishTime: '2024-06-18',
    products: [1, 31, 32],
    materials: [102],
    picture: {
      name: 'parts/partial-denture-pattern',
      alt: { en: 'Printed pattern of a partial denture framework', zh: '打印的可摘局部义齿支架蜡型' },
    },
    field: 1,
    customer: { en: 'Dental lab, Poland', zh: '波兰 · 义齿加工厂' },
    country: 'PL',
    localizedSummaries: {
      de: {
        title: 'Modellgussgerüste ohne Wachsmodellation',
        summary:
          'Mit Konstruktion am Bildschirm und gedruckter Modellation sank die Arbeitszeit pro Gerüst von über 80 auf 35 min. Das Ausbrennprogramm musste das Labor neu einstellen.',
        customer: 'Dentallabor, Polen',
        content:
          '<p>Ein Labor mit neun Technikerinnen und Technikern gießt im Monat rund 40 Gerüste aus Kobalt-Chrom. Nur zwei konnten ein Gerüst modellieren, eine Person davon ging im selben Jahr in den Ruhestand. Eine Wachsmodellation dauerte über 80 min, das Dublieren nicht mitgerechnet.</p><h2>Was sich geändert hat</h2><p>Das Gipsmodell wird gescannt, am Bildschirm vermessen und ausgeblockt. Die Modellation druckt ein UltraCraft A2D in Cast UV 3.0 in Schichten von 50 µm, meist am Abend. Morgens wird sie gewaschen, 15 min getrocknet, je Seite 10 min nachgehärtet, auf dem Modell aufgepasst und eingebettet. Das Einbettmassemodell entfällt.</p><h2>Probleme und Lösungen</h2><ul><li>Vier der ersten sechs Muffeln rissen: Das Labor hatte schnell aufgeheizt, wofür das Resin nicht gemacht ist. Seit langsam auf 290 °C geheizt, 60 min gehalten und dann 1 bis 1,5 h bei 900–950 °C ausgebrannt wird, reißt keine mehr.</li><li>Einige Güsse waren innen rau. Die Modellationen waren nur von einer Seite nachgehärtet, die Einbettmasse band dort nicht richtig ab.</li><li>Klammern mit 0,3 mm verbogen sich beim Entfernen der Supports. Die Bibliothek gibt jetzt mindestens 0,35 mm vor.</li><li>In der Wanne war zuvor Modellresin, dessen Pigmente Rückstände hinterließen. Cast UV 3.0 hat nun eine eigene Wanne.</li></ul><h2>Ergebnisse</h2><p>Nach dem ersten Monat hat das Labor zehn Wochen lang 96 Gerüste begleitet. Modellieren und Vorbereiten dauerten von Hand über 80 min; Konstruktion, Entfernen der Supports und Aufpassen dauern heute im Mittel 35 min. Die Modellation wird hochkant gedruckt, rund drei Stunden ohne Aufsicht. Drei der 96 Güsse wurden wiederholt, von Hand waren es zuletzt sechs von 100. Zwei weitere Beschäftigte konstruieren inzwischen Gerüste.</p>',
        results: [
          { figure: '35 min', label: 'Arbeitszeit für die Modellation eines Gerüsts (vorher über 80 min)' },
          { figure: '3,1 %', label: 'Güsse wiederholt: 3 von 96 (vorher 6 von 100)' },
        ],
      },
    },
    results: [
      {
        figure: { en: '35 min', zh: '80 多 → 35 分钟' },
        label: {
          en: 'Hands-on time for a framework pattern (before: 80+ min)',
          zh: '单副支架蜡型的人工用时',
        },
        change: { before: 80, after: 35 },
      },
      {
        figure: { en: '3.1%', zh: '6% → 3.1%' },
        label: {
          en: 'Castings remade: 3 of 96 (before: 6 of 100)',
          zh: '重铸率（96 副重铸 3 副；手工 100 副重铸 6 副）',
        },
        change: { before: 6, after: 3.1 },
      },
    ],
  },
  {
    id: 503,
    urlName: 'scanning-the-model-in-one-piece',
    line: 'dental',
    module: 'caseStudies',
    title: {
      en: 'Stone models scanned without sectioning',
      zh: '石膏模型免锯代型，整副扫描',
    },
    summary: {
      en: 'The lab scans the stone model unsectioned. While the crown is in the mill, two A3D printers make a working model for the contact check. A crown is finished in 6 h instead of 8.5 h.',
      zh: '石膏模型免分割、整副扫描；切削牙冠的同时，两台 A3D 打印工作模型，用来检查邻接。单冠用时由 8.5 小时缩短到 6 小时。',
    },
    content: {
      en: '<p>A lab with 260 technicians receives about 300 stone models a day from practices that still take impressions. Each model was pinned, given a second base, sectioned, trimmed and scanned die by die. A case took 8.5 h from the arrival of the model to the finished crown. Twelve people did nothing but section and trim, and a slip of the saw at the margin meant a new impression.</p><h2>What changed</h2><p>The model is now scanned whole. The scanner takes extra views between the teeth, and the die is separated in software along the margin. The crown is designed on this scan. To check contacts, the lab prints a working model with removable dies in Model HP UV 2.0 on two <a href="/hardware/A3D">UltraCraft A3D</a> printers, while the crown is being milled. The printers refill themselves, so nobody has to stand by.</p><h2>Problems and fixes</h2><ul><li>Gaps of less than about 0.5 mm between teeth hide the margin from the scanner. These models, and preparations far below the gumline, are still sectioned. At first that was one in nine, now it is one in twelve.</li><li>Printed dies were too loose in humid weeks because models had been assembled before their sockets were dry. They now dry for 20 min at 40 °C, and every lot of resin gets a test die.</li><li>Technicians trusted the sectioned die more than the screen. For one month both were made for 20 cases a week, and the crowns were compared blind. That settled the discussion.</li></ul><h2>Measured results</h2><p>The gap at the margin of 180 posterior crowns was measured at four points with the silicone replica method. The mean was 0.03 mm; the 60 crowns made from sectioned dies in the same month gave the same mean. The time per case fell from 8.5 to 6 h. Eight of the twelve people moved to scanning and to finishing. Damaged margins, formerly four or five a week, no longer occur on models that stay whole.</p><p>More about the method: <a href="/application/solution/noCut">scanning without sectioning</a>.</p>',
      zh: '<p>这家义齿加工厂有 260 名技师，每天收到约 300 副石膏模型，来自仍取传统印模的诊所。每副模型都要种钉、灌二次底座、分割、修整代型，再逐个扫描。从收到模型到完成单冠需要 8.5 小时。有 12 人专门负责分割和修整；锯伤边缘，就得请诊所重新取模。</p><h2>改造方案</h2><p>现在模型整副扫描：扫描仪在邻间隙处增加采集角度，代型在软件中沿边缘线分离，牙冠直接在该数据上设计。切削牙冠的同时，用两台 <a href="/hardware/A3D">UltraCraft A3D</a> 以 Model HP UV 2.0 打印带可卸代型的工作模型，供试邻接使用。打印机可自动补料，无需专人看守。</p><h2>遇到的问题</h2><ul><li>邻面间距小于约 0.5 mm 时，扫描仪看不到边缘。这类模型以及边缘位于龈下较深处的模型仍需分割，起初每九副有一副，现在每十二副有一副。</li><li>潮湿季节打印代型就位偏松，原因是代型孔未干透就插入了代型。现在统一在 40 °C 下干燥 20 分钟，每批树脂先打印测试代型。</li><li>技师信不过屏幕上分的代型。于是用一个月，每周选 20 例两种方法各做一遍，盲比牙冠，之后没人再提。</li></ul><h2>实测结果</h2><p>对 180 个后牙冠用硅橡胶复制法测量边缘间隙，每冠四点，平均 0.03 mm；同月用分割代型制作的 60 个冠，平均值与之相同。单例用时由 8.5 小时降到 6 小时。原来的 12 人中有 8 人转岗到扫描和精修。过去每周有四五例边缘损伤，模型不再分割后未再出现。</p><p>工艺详见<a href="/application/solution/noCut">不锯代型扫描方案</a>。</p>',
    },
    publishTime: '2025-07-22',
    products: [5, 31, 32],
    materials: [103],
    picture: {
      name: 'parts/uncut-model',
      alt: { en: 'Dental model in one piece', zh: '未分割的整副模型' },
    },
    field: 1,
    customer: { en: 'Dental lab, China', zh: '中国 · 义齿加工厂' },
    country: 'CN',
    localizedSummaries: {
      de: {
        title: 'Gipsmodelle scannen, ohne zu sägen',
        summary:
          'Das Labor scannt das Gipsmodell ungesägt. Während die Krone gefräst wird, drucken zwei A3D das Arbeitsmodell für die Kontaktprüfung. Eine Krone ist nach 6 statt 8,5 h fertig.',
        customer: 'Dentallabor, China',
        content:
          '<p>Ein Labor mit 260 Beschäftigten in der Technik erhält täglich rund 300 Gipsmodelle aus Praxen, die konventionell abformen. Jedes Modell wurde gepinnt, mit einem zweiten Sockel versehen, gesägt und Stumpf für Stumpf gescannt. Zwölf Beschäftigte sägten und beschliffen nur. Rutschte die Säge am Rand ab, musste neu abgeformt werden.</p><h2>Was sich geändert hat</h2><p>Das Modell wird als Ganzes gescannt, mit zusätzlichen Ansichten zwischen den Zähnen. Den Stumpf trennt die Software entlang der Präparationsgrenze. Während die Krone gefräst wird, drucken zwei UltraCraft A3D ein Arbeitsmodell mit herausnehmbaren Stümpfen in Model HP UV 2.0, auf dem die Kontakte geprüft werden.</p><h2>Probleme und Lösungen</h2><ul><li>Unter etwa 0,5 mm Abstand zum Nachbarzahn sieht der Scanner den Rand nicht. Solche Modelle und tief subgingivale Präparationen werden weiter gesägt, anfangs jedes neunte, heute jedes zwölfte.</li><li>In feuchten Wochen saßen gedruckte Stümpfe zu locker, weil die Modelle vor dem Trocknen zusammengesetzt wurden. Sie trocknen jetzt 20 min bei 40 °C.</li><li>Dem gesägten Stumpf wurde mehr vertraut als dem Bildschirm. Einen Monat lang entstand in 20 Fällen pro Woche beides, und die Kronen wurden blind verglichen.</li></ul><h2>Ergebnisse</h2><p>An 180 Seitenzahnkronen wurde der Randspalt mit Silikonreplik an vier Punkten gemessen, im Mittel 0,03 mm. 60 Kronen vom gesägten Stumpf ergaben denselben Mittelwert. Eine Krone ist nach 6 statt 8,5 h fertig. Acht der zwölf Beschäftigten arbeiten heute am Scanner und in der Ausarbeitung. Beschädigte Ränder, früher vier bis fünf pro Woche, gibt es an ganzen Modellen nicht mehr.</p>',
        results: [
          { figure: '6 h', label: 'Vom Auftragseingang bis zur gefrästen Krone (vorher 8,5 h)' },
          { figure: '0,03 mm', label: 'Mittlerer Randspalt an 180 Kronen (Silikonreplik)' },
          { figure: '1 von 12', label: 'Modelle, die noch gesägt werden' },
        ],
      },
    },
    results: [
      {
        figure: { en: '6 h', zh: '8.5 → 6 小时' },
        label: { en: 'From stone model to milled crown (sectioned: 8.5 h)', zh: '从收到石膏模型到单冠切削完成' },
        change: { before: 8.5, after: 6 },
      },
      {
        figure: { en: '0.03 mm', zh: '0.03 mm' },
        label: { en: 'Mean gap at the margin, 180 crowns', zh: '180 颗冠的平均边缘间隙' },
      },
      {
        figure: { en: '1 in 12', zh: '约 8%' },
        label: { en: 'Models that still have to be sectioned', zh: '仍需锯代型的模型' },
      },
    ],
  },
  {
    id: 504,
    urlName: 'denture-bases-made-overnight',
    line: 'dental',
    module: 'caseStudies',
    title: {
      en: 'Denture bases made overnight',
      zh: '义齿基托夜间无人值守打印',
    },
    summary: {
      en: 'In an evaluation, a denture lab ran one printer with HiVE overnight. A night yielded 84 bases on average. Printed tooth arches were bonded in by day, and the dentures checked on models, not delivered.',
      zh: '评估试用中，一家义齿加工厂用配 HiVE 的打印机从傍晚打印到清晨，每晚平均 84 件基托。牙列白天另行打印，再粘到基托上，义齿仅在模型上检查，不交付患者。',
    },
    content: {
      en: '<p>A lab with 38 technicians makes about 1,800 denture bases a month by the conventional method. Three printers made models by day, and each platform had to be emptied by hand. In the last hour before closing, no job was started because nobody would have been there to take the parts off.</p><h2>What was tried</h2><p>The resins are not cleared. The lab printed the bases of its orders a second time, bonded the teeth and checked the dentures on the model and in the articulator. Patients were given conventional dentures. The lab ran an <a href="/hardware/A2D_4K">UltraCraft A2D 4K</a> with <a href="/hardware/hive">HiVE</a>. It draws resin from a 3 L bottle, releases the parts in under 3 min, drops them into a bin for 400 and starts the next job. Bases stand upright, eight to a job, in layers of 150 µm; a job takes about 68 min, removal included. The run starts at 6:00 PM and ends at 7:00 AM. In the morning the bin goes into an automatic <a href="/hardware/Wash_Station">Wash Station</a>. The joined tooth arches are printed by day on one of the older machines in Denture Teeth UV.</p><h2>Problems and fixes</h2><ul><li>On the second and the fifth night a base tore off its supports and the run stopped at about 2:00 AM, as it should. Thin lingual flanges were the cause. Files with less than 2 mm are now rejected, and supports go on the polished side.</li><li>The pink was uneven in the first hours of a run. The bottle is now shaken for 2 min and the tray stirred before the start.</li><li>The printer cannot run a whole weekend by itself. A bottle lasts for about 24 h and the bin would be full before Monday, so somebody comes in on Saturday and Sunday evenings.</li><li>One night’s bases were too many for two people at the bonding bench. Two more technicians were trained, and bonding starts an hour earlier.</li></ul><h2>Measured results</h2><p>Over 20 nights the mean was 84 bases from 1.5 kg of resin, including three nights that ended early. The printed denture was ready for the setup check on the model two business days after the order; the conventional one took four. The other two older printers go on making models.</p>',
      zh: '<p>这家加工厂有 38 名技师，每月用传统工艺制作约 1,800 件义齿基托。三台打印机只在白天打模型，每次都要人工取件。下班前一小时不再开机，因为打完后没有人取件。</p><h2>试用方法</h2><p>树脂尚未注册。加工厂按订单把基托另打一套，粘好牙，在模型和𬌗架上检查；患者戴的是传统工艺的义齿。打印用一台配备 <a href="/hardware/hive">HiVE</a> 的 <a href="/hardware/A2D_4K">UltraCraft A2D 4K</a>：由 3 L 料瓶供料，3 分钟内完成取件，打好的基托落进可装 400 件的收料箱，接着打下一版。基托竖放排版，每版八件，层厚 150 µm，连取件约 68 分钟。设备 18:00 启动，次日 7:00 结束。早晨将收料箱中的基托送入自动清洗站 <a href="/hardware/Wash_Station">Wash Station</a>。连续牙弓白天用一台原有打印机以 Denture Teeth UV 打印。</p><h2>遇到的问题</h2><ul><li>第二晚和第五晚各有一件基托从支撑上脱落，设备在凌晨 2:00 左右按设定停机。原因是舌侧翼缘过薄。现在厚度不足 2 mm 的文件一律退回，支撑改加在磨光面。</li><li>开机后前几个小时粉色不均。现在启动前摇瓶 2 分钟，并搅拌料槽内的树脂。</li><li>整个周末完全无人还做不到。一瓶树脂约够 24 小时，收料箱也会在周一之前装满，因此周六晚和周日晚仍需有人到场。</li><li>一夜产出的基托，粘接台的两名技师忙不过来。后来又培训了两人，粘接工序提前一小时开工。</li></ul><h2>实测结果</h2><p>20 个夜班（含三晚提前停机）平均每晚 84 件基托，用树脂 1.5 kg。从接单到模型上检查，打印的用两个工作日，传统工艺要四个。其余两台原有打印机仍打模型。</p>',
    },
    publishTime: '2026-05-12',
    products: [2, 32, 33, 34],
    materials: [106, 107],
    picture: {
      name: 'parts/denture',
      alt: { en: 'Printed full denture with a pink base', zh: '打印的粉色基托全口义齿' },
    },
    field: 1,
    customer: { en: 'Denture lab, United States', zh: '美国 · 义齿加工厂' },
    country: 'US',
    localizedSummaries: {
      de: {
        title: 'Prothesenbasen über Nacht',
        summary:
          'Ein Prothesenlabor hat zur Erprobung nachts auf einem Drucker mit HiVE gedruckt, im Mittel 84 Basen pro Nacht. Die Zahnreihen hat es tagsüber gedruckt und eingeklebt, die Prothesen auf dem Modell geprüft, nicht ausgeliefert.',
        customer: 'Prothesenlabor, USA',
        content:
          '<p>Ein Labor mit 38 Technikerinnen und Technikern fertigt im Monat rund 1.800 Prothesenbasen auf herkömmliche Weise. Drei Drucker liefen nur tagsüber für Modelle, jede Plattform wurde von Hand abgeräumt. In der letzten Stunde vor Feierabend wurde nichts mehr gestartet.</p><h2>Was erprobt wurde</h2><p>Die Resins haben noch keine CE-Kennzeichnung und keine Zulassung. Das Labor druckte die Basen seiner Aufträge ein zweites Mal, klebte die Zähne ein und prüfte die Prothesen auf dem Modell und im Artikulator. Eingegliedert wurden herkömmliche Prothesen. Gedruckt wurde auf einem UltraCraft A2D 4K mit HiVE. Die Einheit versorgt den Drucker aus einer 3-Liter-Flasche, nimmt die Teile in weniger als 3 min ab, wirft sie in einen Behälter für 400 Basen und startet den nächsten Auftrag. Je Druck stehen acht Basen aufrecht, in Schichten von 150 µm; mit Entnahme dauert er rund 68 min. Gedruckt wird von 18:00 bis 7:00 Uhr; morgens geht der Inhalt des Behälters in die Wash Station. Die Zahnreihen druckt tagsüber ein älteres Gerät in Denture Teeth UV.</p><h2>Probleme und Lösungen</h2><ul><li>In der zweiten und fünften Nacht riss eine Basis von den Supports ab, und der Drucker blieb gegen 2:00 Uhr wie vorgesehen stehen. Ursache waren dünne linguale Flügel. Dateien unter 2 mm werden nun abgewiesen, Supports stehen auf der polierten Seite.</li><li>In den ersten Stunden war das Rosa ungleichmäßig. Vor dem Start wird die Flasche jetzt 2 min geschüttelt und die Wanne umgerührt.</li><li>Ein ganzes Wochenende schafft der Drucker nicht allein: Eine Flasche reicht für rund 24 h, daher kommt samstags und sonntags abends jemand.</li><li>Am Klebeplatz waren die Basen einer Nacht zu viel für zwei. Zwei weitere Beschäftigte wurden angelernt, begonnen wird eine Stunde früher.</li></ul><h2>Ergebnisse</h2><p>In 20 Nächten entstanden im Mittel 84 Basen aus 1,5 kg Resin, drei vorzeitig beendete Nächte eingerechnet. Die gedruckte Prothese war zwei Arbeitstage nach dem Auftrag bereit für die Passungskontrolle auf dem Modell, die herkömmliche nach vier. Die beiden anderen älteren Drucker fertigen weiter Modelle.</p>',
        results: [
          {
            figure: '84 pro Nacht',
            label: 'Prothesenbasen aus einem Drucker in 13 h, acht je Druck; Mittelwert aus 20 Nächten',
          },
          {
            figure: '2 Tage',
            label: 'Vom Auftrag bis zur Passungskontrolle auf dem Modell, in Arbeitstagen (herkömmlich 4)',
          },
          { figure: '3 von 20', label: 'Nächte, in denen der Druck vorzeitig endete, im Mittelwert enthalten' },
        ],
      },
    },
    results: [
      {
        figure: { en: '84 a night', zh: '每夜 84 件' },
        label: {
          en: 'Denture bases from one printer in a 13-hour night, eight to a job; average of 20 nights',
          zh: '基托，一台 A2D 4K，13 小时约 11 版，每版 8 件；20 晚平均',
        },
      },
      {
        figure: { en: '2 days', zh: '4 → 2 天' },
        label: {
          en: 'Business days from order to setup checked on the model (conventional: 4)',
          zh: '从接单到上模型检查（工作日）',
        },
        change: { before: 4, after: 2 },
      },
      {
        figure: { en: '3 of 20', zh: '3 晚' },
        label: { en: 'Nights that ended early, counted in the average', zh: '20 晚中提前停机，产量已计入平均' },
      },
    ],
  },
  {
    id: 505,
    urlName: 'occlusal-splints-on-the-day-of-the-scan',
    line: 'dental',
    module: 'caseStudies',
    title: {
      en: 'Splints without the nine-day wait',
      zh: '咬合板：外发九天，自制多数当天完成',
    },
    summary: {
      en: 'In an evaluation, a practice printed a copy of each splint that it ordered and checked it on the model. A rigid splint took 142 min from scan to polish. Patients wore lab-made splints.',
      zh: '评估试用中，一家诊所把外发的咬合板各打印一副，在模型上检查；硬质咬合板全程 142 分钟。患者佩戴加工厂制作的咬合板。',
    },
    content: {
      en: '<p>A practice with four operatories fits about 15 splints a month. They come from a lab 60 km away and take nine days.</p><h2>What was tried</h2><p>The splint resins are not cleared. The practice printed each splint a second time from the patient’s scan and checked it on the model and in the articulator. Patients wore the splint from the lab, nobody the printed one. The practice set up a <a href="/hardware/ChairSide_Pro">ChairSide Pro</a> with UltraCraft Wash and Cure in the former X-ray room. A dental assistant with 20 hours of training designs the splints, and the dentist approves the contacts on the screen. Scans are taken at 8:00 or 11:00 AM.</p><table><thead><tr><th>Step</th><th>Time</th></tr></thead><tbody><tr><td>Scan and bite</td><td>10 min</td></tr><tr><td>Design and approval</td><td>20 min</td></tr><tr><td>Printing, tilted, 39 mm tall, layers of 100 µm</td><td>55 min</td></tr><tr><td>Washing and drying</td><td>25 min</td></tr><tr><td>Curing</td><td>20 min</td></tr><tr><td>Polishing</td><td>12 min</td></tr></tbody></table><h2>Problems and fixes</h2><ul><li>The first splints had a white haze. Drying had been cut to 5 min. The timer is now set to 20 min.</li><li>On models of crowded arches, the rigid splint was too tight. The practice printed these in Splint Flex UV, which has to be dried for 45 min and cured for 15 min on each side; some were ready only the next day.</li><li>One tray was used for both resins, and one batch of splints turned cloudy. A second tray was bought.</li><li>Nobody had planned for the noise and dust of polishing. It moved to a box with exhaust.</li></ul><h2>Measured results</h2><p>In five months 74 splints were made, 58 in Splint Rigid UV and 16 in Splint Flex UV. On the day of the scan, 61 of them were finished and fitted the model; nine flexible ones were ready the next day. Adjusting the contacts on the articulator, logged by the assistants, took 8 min on average, compared with 14 min for the last 30 splints from the lab. Four splints were reprinted, two because of the bite registration and two because of the haze. Complex cases that change the jaw relation were left to the lab.</p>',
      zh: '<p>这家诊所有四台牙椅，每月约做 15 副咬合板。咬合板由 60 km 外的加工厂制作，周期九天。</p><h2>试用方法</h2><p>咬合板树脂尚未注册。诊所用患者的口扫数据另打一副，在模型和𬌗架上检查；患者戴的是加工厂做的，打印件没有人戴过。诊所把原来的 X 线室改成打印间，配备 <a href="/hardware/ChairSide_Pro">ChairSide Pro</a>、UltraCraft Wash 和 UltraCraft Cure。一名助手经过 20 学时培训后负责设计，由医生在屏幕上确认咬合接触点。口扫安排在 8:00 或 11:00。</p><table><thead><tr><th>步骤</th><th>用时</th></tr></thead><tbody><tr><td>口内扫描与咬合记录</td><td>10 分钟</td></tr><tr><td>设计与确认</td><td>20 分钟</td></tr><tr><td>打印（斜放，高 39 mm，层厚 100 µm）</td><td>55 分钟</td></tr><tr><td>清洗与干燥</td><td>25 分钟</td></tr><tr><td>固化</td><td>20 分钟</td></tr><tr><td>抛光</td><td>12 分钟</td></tr></tbody></table><h2>遇到的问题</h2><ul><li>最初几副表面发白，原因是干燥只留了 5 分钟；现在计时器固定为 20 分钟。</li><li>牙列拥挤的模型上，硬质咬合板卡得过紧。这类病例改用 Splint Flex UV，需干燥 45 分钟、每面固化 15 分钟，有的次日才做好。</li><li>两种树脂曾共用一个料槽，有一批咬合板发浑，后来添置了第二个料槽。</li><li>事先没有考虑抛光的噪声和粉尘，后来移到带吸尘的抛光箱内操作。</li></ul><h2>实测结果</h2><p>五个月共制作 74 副，其中 Splint Rigid UV 58 副、Splint Flex UV 16 副，61 副扫描当天做好并在模型上就位，9 副柔性咬合板次日做好。据助手记录，𬌗架上调磨平均 8 分钟；加工厂最近做的 30 副平均 14 分钟。重新打印 4 副：两副因咬合记录有误，两副因表面发白。需要改变颌位关系的复杂病例仍交由加工厂制作。</p>',
    },
    publishTime: '2026-09-08',
    products: [7, 31, 32],
    materials: [108, 109],
    picture: {
      name: 'parts/splint',
      alt: {
        en: 'Clear printed occlusal splint',
        zh: '透明的打印咬合板',
      },
    },
    field: 1,
    customer: { en: 'Dental practice, Sweden', zh: '瑞典 · 口腔诊所' },
    country: 'SE',
    localizedSummaries: {
      de: {
        title: 'Aufbissschienen ohne neun Tage Wartezeit',
        summary:
          'Eine Praxis hat zur Erprobung jede bestellte Schiene ein zweites Mal gedruckt und am Modell geprüft. Eine harte Schiene dauert 142 min. Eingegliedert wurden nur Schienen aus dem Labor.',
        customer: 'Zahnarztpraxis, Schweden',
        content:
          '<p>Eine Praxis mit vier Behandlungsstühlen gliedert im Monat rund 15 Schienen ein. Sie kommen aus einem 60 km entfernten Labor und brauchen neun Tage.</p><h2>Was erprobt wurde</h2><p>Die Schienenresins haben noch keine CE-Kennzeichnung. Die Praxis druckte jede Schiene aus dem Patientenscan ein zweites Mal und prüfte sie auf dem Modell und im Artikulator. Eingegliedert wurde die Schiene aus dem Labor, die gedruckte hat niemand getragen. Im früheren Röntgenraum stehen ein ChairSide Pro, UltraCraft Wash und Cure. Eine ZFA mit 20 Stunden Schulung konstruiert, die Zahnärztin oder der Zahnarzt gibt die Kontakte am Bildschirm frei. Scan und Biss dauern 10 min, Konstruktion und Freigabe 20 min, der Druck (schräg gestellt, 39 mm hoch, Schichten von 100 µm) 55 min, Waschen und Trocknen 25 min, Nachhärten 20 min, Polieren 12 min.</p><h2>Probleme und Lösungen</h2><ul><li>Die ersten Schienen hatten einen weißen Schleier, weil nur 5 min getrocknet wurde. Die Uhr steht jetzt auf 20 min.</li><li>Auf Modellen mit Engstand saß die harte Schiene zu stramm. Hier nahm die Praxis Splint Flex UV, das 45 min trocknet und je Seite 15 min nachhärtet; manche dieser Schienen waren erst am nächsten Tag fertig.</li><li>Eine Wanne für beide Resins: Eine Serie wurde trüb. Eine zweite Wanne wurde gekauft.</li><li>An Lärm und Staub beim Polieren hatte niemand gedacht. Poliert wird jetzt in einer Box mit Absaugung.</li></ul><h2>Ergebnisse</h2><p>In fünf Monaten entstanden 74 Schienen, 58 in Splint Rigid UV und 16 in Splint Flex UV. 61 waren am Tag des Scans fertig und passten auf das Modell, neun flexible waren es am Tag darauf. Das Einschleifen im Artikulator dauerte im Mittel 8 min, bei den letzten 30 Schienen aus dem Labor 14 min. Vier Schienen wurden nachgedruckt, zwei wegen der Bissnahme, zwei wegen des Schleiers. Aufwendige Fälle, die die Kieferrelation verändern, blieben beim Labor.</p>',
        results: [
          { figure: '61 von 74', label: 'Schienen, die am Tag des Scans fertig waren und auf das Modell passten' },
          { figure: '8 min', label: 'Einschleifen im Artikulator (Laborschienen 14 min)' },
          { figure: '142 min', label: 'Alle Schritte einer harten Schiene' },
          { figure: '4 von 74', label: 'Schienen nachgedruckt' },
        ],
      },
    },
    results: [
      {
        figure: { en: '61 of 74', zh: '74 副中 61 副' },
        label: {
          en: 'Splints finished and fitted to the model on the day of the scan',
          zh: '扫描当天做好并在模型上就位',
        },
      },
      {
        figure: { en: '8 min', zh: '14 → 8 分钟' },
        label: { en: 'Adjustment in the articulator (lab splints: 14 min)', zh: '𬌗架上调磨（外发加工的为 14 分钟）' },
        change: { before: 14, after: 8 },
      },
      {
        figure: { en: '142 min', zh: '142 分钟' },
        label: { en: 'All steps for a rigid splint', zh: '一副硬质咬合板全程用时' },
      },
      {
        figure: { en: '4 of 74', zh: '4 副' },
        label: { en: 'Splints reprinted', zh: '重打（共 74 副）' },
      },
    ],
  },
  {
    id: 506,
    urlName: 'wing-models-for-a-wind-tunnel',
    line: 'dental',
    module: 'caseStudies',
    title: {
      en: 'Wind tunnel models in six business days',
      zh: '风洞机翼模型：六个工作日完成',
    },
    summary: {
      en: 'A university institute prints wing segments in a ceramic-filled resin and tested 14 profiles in ten months. One pressure channel in ten is blocked, so each row has spare taps.',
      zh: '一家高校研究所用陶瓷填料树脂分段打印机翼模型，十个月测试了 14 种翼型。约 10% 的测压孔道堵塞，每排备两个孔。',
    },
    content: {
      en: '<p>An institute for fluid mechanics tests wing profiles for small drones at up to 45 m/s. Its half models, with a span of 400 mm, were milled from aluminum in a workshop that serves the whole faculty. It took six weeks to get from a drawing to a model, so a doctoral student could test three or four profiles a year.</p><h2>What changed</h2><p>A wing is divided into four segments of 100 mm, printed upright on an <a href="/hardware/A2D_4K">UltraCraft A2D 4K</a> in Rigid Ceramic UV with layers of 50 µm, cured in light and for 2 h at 120 °C, and joined on a steel spar with epoxy resin. Pressure tap channels of 0.8 mm are printed in. The institute chose this resin for its flexural modulus of 9600 MPa, because the tip must not flutter.</p><h2>Problems and fixes</h2><ul><li>With full platforms, the load on the film was high and layers shifted. A <a href="/hardware/pulsing-release-module-for-dental">pulsed-release module</a> was added, and since then no job has failed for this reason.</li><li>The filler settled during prints of seven hours, and the stiffness changed along the segment. The tray is now stirred every four hours; one pause is planned into each job.</li><li>The first segments came out of the oven with a warp of 0.2 mm. They now stand in a machined aluminum cradle while they are heated.</li><li>Trailing edges of 0.5 mm chipped during assembly. They were thickened to 0.8 mm, and the calculation was corrected accordingly.</li><li>About one in ten pressure channels is blocked. They are flushed with a syringe before curing, and two spare taps are designed into each row.</li></ul><h2>Measured results</h2><p>On a coordinate measuring machine, 32 points per segment were probed on twelve segments. The largest deviation from the drawing was 0.06 mm after the oven. At 45 m/s the tip bent by 0.3 mm, and no flutter was seen. It now takes six business days from the final drawing to the first run, two of them for joining and wet sanding. In ten months the institute tested 14 profiles. For models above 45 m/s it still uses aluminum, because the printed material breaks on impact.</p>',
      zh: '<p>这家流体力学研究所在最高 45 m/s 的风速下测试小型无人机翼型。展长 400 mm 的半模过去由全学院共用的机加工车间用铝合金铣制，从出图到拿到模型要六周，一名博士生一年只能试三四种翼型。</p><h2>改造方案</h2><p>机翼分成四段，每段 100 mm，用 <a href="/hardware/A2D_4K">UltraCraft A2D 4K</a> 竖直打印，材料为 Rigid Ceramic UV，层厚 50 µm；光固化后再在 120 °C 下热固化 2 小时，用环氧胶粘接在钢梁上。0.8 mm 的测压孔道一体打印。选这款树脂是看中 9600 MPa 的弯曲模量，翼尖不能颤振。</p><h2>遇到的问题</h2><ul><li>平台排满时离型力过大，出现错层。加装<a href="/hardware/pulsing-release-module-for-dental">脉冲离型模块</a>后，没有再因此失败。</li><li>打印长达七小时，填料沉降，同一段上下刚度不一。现在每四小时搅拌一次料槽，每次打印预设一次暂停。</li><li>最初几段出烘箱后翘曲 0.2 mm，现在热固化时放在机加工的铝制托架内。</li><li>0.5 mm 的后缘在装配时崩缺，加厚到 0.8 mm，并相应修正了计算模型。</li><li>约十分之一的测压孔道会堵塞。现在固化前用注射器冲洗，每排另设计两个备用孔。</li></ul><h2>实测结果</h2><p>用三坐标测量机检测了 12 段，每段 32 点，热固化后与图纸的最大偏差为 0.06 mm。45 m/s 时翼尖挠度 0.3 mm，未见颤振。从定稿到首次吹风需六个工作日，其中两天用于粘接和湿磨。十个月内共测试了 14 种翼型。风速超过 45 m/s 的模型仍用铝合金，因为打印材料受冲击易碎。</p>',
    },
    publishTime: '2026-02-24',
    products: [2, 31, 32, 35],
    materials: [305],
    picture: {
      name: 'parts/wing-model',
      alt: {
        en: 'Printed wing segments with pressure taps on a steel spar',
        zh: '套在钢梁上的打印机翼段，翼面有一排测压孔',
      },
    },
    field: 2,
    customer: { en: 'University institute for fluid mechanics, Norway', zh: '挪威 · 高校流体力学研究所' },
    country: 'NO',
    localizedSummaries: {
      de: {
        title: 'Flügelmodelle für den Windkanal in sechs Arbeitstagen',
        summary:
          'Ein Universitätsinstitut druckt Flügelsegmente aus keramikgefülltem Resin. In zehn Monaten wurden 14 Profile geprüft. Jede zehnte Druckmessbohrung ist verstopft, daher gibt es Reservebohrungen.',
        customer: 'Institut für Strömungsmechanik, Norwegen',
        content:
          '<p>Ein Institut prüft Flügelprofile kleiner Drohnen bei bis zu 45 m/s. Die Halbmodelle mit 400 mm Spannweite wurden in der Werkstatt der Fakultät aus Aluminium gefräst. Von der Zeichnung zum Modell vergingen sechs Wochen, eine Promotion kam auf drei bis vier Profile im Jahr.</p><h2>Was sich geändert hat</h2><p>Ein Flügel besteht aus vier Segmenten von 100 mm. Der UltraCraft A2D 4K druckt sie stehend in Rigid Ceramic UV in Schichten von 50 µm. Sie werden mit Licht und danach 2 h bei 120 °C gehärtet und mit Epoxidharz auf einen Stahlholm geklebt. Kanäle von 0,8 mm für die Druckmessung sind mitgedruckt. Gewählt wurde das Resin wegen seines Biegemoduls von 9.600 MPa, denn die Spitze darf nicht flattern.</p><h2>Probleme und Lösungen</h2><ul><li>Bei voller Plattform war die Last auf der Folie hoch, Schichten verrutschten. Seit ein Pulsmodul nachgerüstet ist, scheiterte daran kein Auftrag mehr.</li><li>In sieben Stunden Druckzeit setzte sich der Füllstoff ab. Die Wanne wird jetzt alle vier Stunden umgerührt, je Auftrag ist eine Pause eingeplant.</li><li>Die ersten Segmente kamen mit 0,2 mm Verzug aus dem Ofen. Sie liegen nun in einer gefrästen Aufnahme aus Aluminium.</li><li>Hinterkanten von 0,5 mm brachen bei der Montage aus. Sie messen jetzt 0,8 mm.</li><li>Etwa jeder zehnte Druckkanal ist verstopft. Vor dem Nachhärten wird mit der Spritze gespült, je Reihe sind zwei Reservebohrungen vorgesehen.</li></ul><h2>Ergebnisse</h2><p>An zwölf Segmenten wurden je 32 Punkte auf der Koordinatenmessmaschine angetastet; die größte Abweichung nach dem Ofen betrug 0,06 mm. Bei 45 m/s bog sich die Spitze um 0,3 mm, ohne zu flattern. Von der fertigen Zeichnung bis zum ersten Versuch vergehen sechs Arbeitstage. In zehn Monaten prüfte das Institut 14 Profile. Über 45 m/s bleibt es bei Aluminium, weil das gedruckte Material bei einem Schlag bricht.</p>',
        results: [
          { figure: '6 Arbeitstage', label: 'Von der fertigen Zeichnung bis zum ersten Versuch (vorher 30)' },
          { figure: '0,06 mm', label: 'Größte Abweichung an 12 Segmenten mit je 32 Messpunkten' },
          { figure: '14 Profile', label: 'in zehn Monaten geprüft' },
          { figure: '1 von 10', label: 'Druckmessbohrungen verstopft, daher Reservebohrungen' },
        ],
      },
    },
    results: [
      {
        figure: { en: '6 days', zh: '30 → 6 天' },
        label: {
          en: 'Final drawing to first run, in business days (before: 30)',
          zh: '从定稿到风洞试验（工作日）',
        },
        change: { before: 30, after: 6 },
      },
      {
        figure: { en: '0.06 mm', zh: '0.06 mm' },
        label: { en: 'Largest deviation on 12 segments, 32 points each', zh: '12 段、每段 32 点的最大偏差' },
      },
      {
        figure: { en: '14 profiles', zh: '14 种' },
        label: { en: 'Tested in ten months', zh: '十个月测试的翼型' },
      },
      {
        figure: { en: '1 in 10', zh: '约 10%' },
        label: { en: 'Pressure channels blocked; spare taps added', zh: '测压孔道堵塞率，每排备两个孔' },
      },
    ],
  },
  {
    id: 507,
    urlName: 'soldering-carriers-for-small-batches',
    line: 'reflex',
    module: 'caseStudies',
    title: {
      en: 'Solder pallets for small batches',
      zh: '小批量电路板的焊接治具',
    },
    summary: {
      en: 'An electronics manufacturer prints its own pallets (carriers) for selective soldering. They do not last as long as milled ones, but they are ready in two business days.',
      zh: '一家电子代工企业自行打印选择性波峰焊治具，寿命不及铣制件，两个工作日即可使用。',
    },
    content: {
      en: '<p>A contract manufacturer assembles circuit boards for measuring instruments, mostly in batches of 50 to 500. Every board needs a pallet, or carrier, that holds it during selective soldering and covers the parts next to the solder points. The pallets were milled from fiber composite by a supplier; delivery took 12 business days and often held up the whole order.</p><h2>What changed</h2><p>The production engineers now draw the pallet from the board data and print it on a <a href="/hardware/Reflex-RS">Reflex RS</a> in HeatForce 250 with layers of 100 µm. The build area of 222 × 122 mm holds boards of up to 200 × 110 mm. Printing runs overnight. Light curing is followed by 1 h at 120 °C and 3 h at 180 °C; with slow heating and cooling the oven is occupied for about ten hours, so this takes the second night.</p><h2>Problems and fixes</h2><ul><li>The first pallet broke at a clip. The resin is brittle. The clips are now printed in Reflex Tough Tool and turn on steel screws, and all inner corners are rounded to at least 1.5 mm.</li><li>Shrinkage in the oven moved the locating pins by 0.25 mm over 160 mm. A scale correction of 0.16% in the file fixed this.</li><li>One pallet warped because the oven had been opened while hot. It now cools at 1 °C per minute with the door shut.</li><li>Where solder touched the resin directly, the surface turned rough after about 50 cycles. Windows are now 3 mm wider than the nozzle.</li></ul><h2>Measured results</h2><p>Of 38 pallets made in a year, 34 were usable at the first attempt. The distance between the locating pins was within 0.08 mm of the drawing. A pallet lasted for 600 cycles on average; those made of composite last for several thousand. For batches under 500 boards that is enough, and for repeat orders the manufacturer still has them milled. It takes two business days from the board data to the first soldered board. Drawing a pallet takes 90 min, which is new work.</p><p>Other resins for such parts: <a href="/material/2-performance">performance resins</a>.</p>',
      zh: '<p>这家电子代工企业为测量仪器组装电路板，批量多在 50 至 500 块之间。每种板都需要一套治具，在选择性波峰焊时固定电路板，并遮蔽焊点旁的元件。治具过去由供应商用玻纤复合板铣制，交期 12 个工作日，整张订单的交期往往就卡在这里。</p><h2>改造方案</h2><p>现在由生产工程师根据板图自行设计治具，用 <a href="/hardware/Reflex-RS">Reflex RS</a> 打印，材料为 HeatForce 250，层厚 100 µm。222 × 122 mm 的幅面可容纳最大 200 × 110 mm 的电路板。打印在夜间进行；光固化后于 120 °C 保温 1 小时，再于 180 °C 保温 3 小时，加上缓慢升降温，烘箱约占用十小时，安排在第二个夜间。</p><h2>遇到的问题</h2><ul><li>第一套治具的卡扣断裂。树脂较脆，卡扣改用 Reflex Tough Tool 打印成旋转压扣，以钢螺钉固定，所有内角倒圆半径不小于 1.5 mm。</li><li>热固化收缩使定位销在 160 mm 间距上偏移 0.25 mm，在文件中按 0.16% 放大补偿后恢复到位。</li><li>有一套因烘箱未冷却就开门而翘曲。现在关门以 1 °C/min 降温。</li><li>焊料直接接触树脂的部位约 50 次后表面变粗糙。现在开窗比焊嘴大 3 mm。</li></ul><h2>实测结果</h2><p>一年内制作了 38 套，其中 34 套一次合格。定位销间距与图纸的偏差在 0.08 mm 以内。每套平均可用 600 次，而复合板治具可用数千次。批量在 500 块以下时已够用，重复订单仍委托铣制。从拿到板图到焊出第一块板需两个工作日。每套治具要花 90 分钟设计，这是以前没有的工时。</p><p>适合此类零件的其他树脂，参见<a href="/material/2-performance">高性能树脂</a>。</p>',
    },
    publishTime: '2026-04-14',
    products: [10, 31, 32],
    materials: [304, 208],
    picture: {
      name: 'parts/fixture',
      alt: {
        en: 'Printed solder pallet that holds a circuit board with swivel clips',
        zh: '用旋转压扣固定电路板的打印治具',
      },
    },
    field: 2,
    customer: { en: 'Electronics contract manufacturer, Malaysia', zh: '马来西亚 · 电子代工企业' },
    country: 'MY',
    localizedSummaries: {
      de: {
        title: 'Lötrahmen für kleine Stückzahlen',
        summary:
          'Ein Elektronikfertiger druckt seine Rahmen für das Selektivlöten selbst. Sie halten nicht so lange wie gefräste, sind aber nach zwei Arbeitstagen da.',
        customer: 'Elektronik-Lohnfertiger, Malaysia',
        content:
          '<p>Ein Lohnfertiger bestückt Leiterplatten für Messgeräte, meist in Losen von 50 bis 500. Jede Platine braucht einen Rahmen, der sie beim Selektivlöten hält und die Bauteile neben den Lötstellen abdeckt. Ein Zulieferer fräste die Rahmen aus Faserverbund; die Lieferzeit von 12 Arbeitstagen hielt oft den ganzen Auftrag auf.</p><h2>Was sich geändert hat</h2><p>Die Fertigungsplanung zeichnet den Rahmen aus den Leiterplattendaten und druckt ihn auf einem Reflex RS in HeatForce 250 in Schichten von 100 µm. Auf 222 × 122 mm passen Platinen bis 200 × 110 mm. Gedruckt wird über Nacht. Auf das Nachhärten mit Licht folgen 1 h bei 120 °C und 3 h bei 180 °C; mit langsamem Heizen und Abkühlen ist der Ofen rund zehn Stunden belegt, also in der zweiten Nacht.</p><h2>Probleme und Lösungen</h2><ul><li>Der erste Rahmen brach an einem Clip, das Resin ist spröde. Die Clips werden jetzt in Reflex Tough Tool gedruckt und drehen sich auf Stahlschrauben, Innenecken haben mindestens 1,5 mm Radius.</li><li>Der Schwund im Ofen verschob die Passstifte um 0,25 mm auf 160 mm. Eine Korrektur um 0,16 % in der Datei behob das.</li><li>Ein Rahmen verzog sich, weil der Ofen heiß geöffnet wurde. Er kühlt jetzt bei geschlossener Tür mit 1 °C pro Minute ab.</li><li>Wo Lot das Resin direkt berührte, wurde die Oberfläche nach rund 50 Zyklen rau. Fenster sind jetzt 3 mm größer als die Düse.</li></ul><h2>Ergebnisse</h2><p>Von 38 Rahmen eines Jahres waren 34 auf Anhieb brauchbar. Der Abstand der Passstifte wich höchstens 0,08 mm ab. Ein Rahmen hielt im Mittel 600 Zyklen, einer aus Faserverbund hält mehrere Tausend. Für Lose unter 500 genügt das, für Folgeaufträge wird weiter gefräst. Das Zeichnen dauert 90 min je Rahmen; diese Arbeit ist neu.</p>',
        results: [
          {
            figure: '2 Tage',
            label: 'Bis zum fertigen Lötrahmen, in Arbeitstagen (gefräst 12)',
          },
          { figure: '600 Zyklen', label: 'Mittlere Standzeit eines Rahmens' },
          { figure: '0,08 mm', label: 'Größte Abweichung zwischen den Passstiften' },
          { figure: '34 von 38', label: 'Rahmen auf Anhieb brauchbar' },
        ],
      },
    },
    results: [
      {
        figure: { en: '2 days', zh: '12 → 2 天' },
        label: {
          en: 'Business days until the pallet is ready (milled: 12)',
          zh: '从出图到拿到治具（工作日，原为外协 CNC）',
        },
        change: { before: 12, after: 2 },
      },
      {
        figure: { en: '600 cycles', zh: '600 次' },
        label: { en: 'Mean life of a pallet', zh: '一套治具平均寿命' },
      },
      {
        figure: { en: '0.08 mm', zh: '0.08 mm' },
        label: { en: 'Largest deviation between the locating pins', zh: '定位销间距最大偏差' },
      },
      {
        figure: { en: '34 of 38', zh: '34 套' },
        label: { en: 'Pallets usable at the first attempt', zh: '一次合格（共 38 套）' },
      },
    ],
  },
  {
    id: 508,
    urlName: 'custom-in-ear-shells-to-a-twentieth-of-a-millimetre',
    line: 'dental',
    module: 'caseStudies',
    title: {
      en: 'Custom in-ear shells within ±0.05 mm',
      zh: '定制入耳式耳机外壳，公差 ±0.05 mm',
    },
    summary: {
      en: 'A maker of in-ear monitors replaced casting in handmade molds with printing in one piece. Faceplates fit without grinding, and returns fell by half.',
      zh: '一家定制入耳式耳机工坊用一体打印代替手工翻模浇注，面板无需修整即可装配，退回率减半。',
    },
    content: {
      en: '<p>A workshop with 22 employees makes in-ear monitors for musicians, about 350 pairs a month. The shells were cast from acrylic in molds that were taken from the trimmed ear impression. Each shell was a little different from the impression, and each faceplate was ground to fit. One pair in eleven came back because it hurt or did not seal.</p><h2>What changed</h2><p>The impression is scanned, trimmed in software and archived. Shells are printed in one piece on an <a href="/hardware/A2D">UltraCraft A2D</a> in Hearable Clear UV with layers of 50 µm, including sound bores, driver seats and the rim for the faceplate. Walls are 0.8 mm thick. Faceplates are cut by laser to one of twelve standard outlines. Customers who want a softer fit get a tip in Hearable Soft UV that snaps onto the nozzle.</p><h2>Problems and fixes</h2><ul><li>At first, supports were placed where the slicer suggested, partly on the canal, and the marks could be felt in the ear. Supports now go only on the faceplate side.</li><li>Bores of 1.2 mm kept a skin of resin. They are flushed with a syringe in both baths and checked with a wire gauge before curing.</li><li>Lacquer adds between 0.03 and 0.04 mm to each surface. Seats and rims are covered during lacquering.</li><li>Soft tips measured straight after washing were too large. They have to rest for 45 min.</li></ul><h2>Measured results</h2><p>Six dimensions on each of 200 shells were measured after curing, before lacquering, on an optical measuring machine. All of them were within ±0.05 mm; the standard deviation was 0.012 mm. Fitting the faceplate took 9 min by hand and takes 2 min now. Over the first year, 4.4% of the pairs came back, against 9.1% in the year before. Most of the remaining returns are due to the impression, especially when it was taken with the mouth closed. A replacement for a lost shell is printed from the archive and shipped the next business day.</p><p>More about the method: <a href="/application/hearables/hifi">in-ear monitors</a>.</p>',
      zh: '<p>这家有 22 名员工的工坊为音乐人制作定制入耳式耳机，每月约 350 副。过去先修整耳印模，再翻制模具，用亚克力树脂浇注外壳。每个外壳与耳印模多少有些出入，面板也要逐个修磨。每十一副就有一副因压耳或密封不良被退回。</p><h2>改造方案</h2><p>耳印模扫描后在软件中修整并存档。外壳用 <a href="/hardware/A2D">UltraCraft A2D</a> 一体打印，材料为 Hearable Clear UV，层厚 50 µm，导声孔、单元安装位和面板止口一次成型，壁厚 0.8 mm。面板用激光切割成十二种标准轮廓。希望佩戴更柔软的用户，可选配用 Hearable Soft UV 打印的耳塞套，直接卡在出音嘴上。</p><h2>遇到的问题</h2><ul><li>起初按切片软件的建议加支撑，部分落在耳道段，佩戴时能感觉到痕迹。现在支撑只加在面板一侧。</li><li>1.2 mm 的导声孔内会残留一层树脂膜。两次清洗时都用注射器冲洗，固化前用针规检查。</li><li>光油会使每个表面增厚 0.03–0.04 mm，上光油时须遮蔽安装位和止口。</li><li>软质耳塞套刚清洗完时测量值偏大，须静置 45 分钟后再测。</li></ul><h2>实测结果</h2><p>200 件外壳固化后、上光油前用光学测量仪各测六个尺寸，全部在 ±0.05 mm 以内，标准差 0.012 mm。面板装配由手工 9 分钟缩短到 2 分钟。第一年退回率 4.4%，前一年为 9.1%。余下的退回多因耳印模，尤其是闭口状态下取的耳印模。外壳遗失时，可调用存档数据重新打印，次日（工作日）寄出。</p><p>工艺详见<a href="/application/hearables/hifi">定制入耳式耳机方案</a>。</p>',
    },
    publishTime: '2024-09-24',
    products: [1, 31, 32],
    materials: [301, 302],
    picture: {
      name: 'parts/in-ear-monitors',
      alt: { en: 'Pair of clear in-ear monitors with dark green faceplates', zh: '一对透明入耳式耳机，面板为墨绿色' },
    },
    field: 3,
    customer: { en: 'Maker of in-ear monitors, Japan', zh: '日本 · 定制入耳式耳机工坊' },
    country: 'JP',
    localizedSummaries: {
      de: {
        title: 'In-Ear-Schalen auf ±0,05 mm genau',
        summary:
          'Ein Hersteller von In-Ear-Monitoren druckt die Schalen in einem Stück, statt sie in handgefertigten Formen zu gießen. Die Faceplates passen ohne Nachschleifen, die Zahl der Reklamationen hat sich halbiert.',
        customer: 'Hersteller von In-Ear-Monitoren, Japan',
        content:
          '<p>Eine Werkstatt mit 22 Beschäftigten baut In-Ear-Monitore für Musikerinnen und Musiker, rund 350 Paar im Monat. Die Schalen wurden in Formen gegossen, die von der beschnittenen Ohrabformung genommen waren. Jede wich etwas ab, jede Faceplate wurde eingeschliffen. Jedes elfte Paar kam zurück, weil es drückte oder nicht dichtete.</p><h2>Was sich geändert hat</h2><p>Die Ohrabformung wird gescannt, am Bildschirm beschnitten und archiviert. Ein UltraCraft A2D druckt die Schalen in einem Stück in Hearable Clear UV in Schichten von 50 µm, mit Schallkanälen, Treibersitzen und dem Rand für die Faceplate, bei 0,8 mm Wandstärke. Die Faceplates schneidet der Laser in zwölf Standardumrissen. Wer es weicher mag, bekommt einen aufsteckbaren Aufsatz in Hearable Soft UV.</p><h2>Probleme und Lösungen</h2><ul><li>Supports standen anfangs dort, wo die Software sie vorschlug, zum Teil am Gehörgang, und waren zu spüren. Jetzt stehen sie nur auf der Seite der Faceplate.</li><li>In Bohrungen von 1,2 mm blieb ein Resinfilm. Sie werden in beiden Bädern mit der Spritze gespült und vor dem Nachhärten mit Draht geprüft.</li><li>Lack trägt je Fläche 0,03 bis 0,04 mm auf. Sitze und Ränder werden beim Lackieren abgedeckt.</li><li>Weiche Aufsätze maßen direkt nach dem Waschen zu groß. Sie müssen 45 min ruhen.</li></ul><h2>Ergebnisse</h2><p>An 200 Schalen wurden vor dem Lackieren je sechs Maße optisch gemessen; alle lagen innerhalb von ±0,05 mm, die Standardabweichung betrug 0,012 mm. Das Einpassen einer Faceplate dauert 2 statt 9 min. Im ersten Jahr kamen 4,4 % der Paare zurück, im Jahr davor 9,1 %. Was noch zurückkommt, liegt meist an der Abformung. Ersatz für eine verlorene Schale wird aus dem Archiv gedruckt und am nächsten Arbeitstag verschickt.</p>',
        results: [
          { figure: '±0,05 mm', label: 'Je sechs Maße an 200 Schalen, alle innerhalb dieser Toleranz' },
          { figure: '4,4 %', label: 'Reklamierte Paare (vorher 9,1 %)' },
          { figure: '2 min', label: 'Einpassen einer Faceplate (vorher 9 min)' },
        ],
      },
    },
    results: [
      {
        figure: { en: '±0.05 mm', zh: '±0.05 mm' },
        label: {
          en: 'Six dimensions on each of 200 shells, all within this tolerance',
          zh: '抽检 200 件，每件六项尺寸全在此公差内',
        },
      },
      {
        figure: { en: '4.4%', zh: '9.1% → 4.4%' },
        label: { en: 'Pairs returned (before: 9.1%)', zh: '退回率' },
        change: { before: 9.1, after: 4.4 },
      },
      {
        figure: { en: '2 min', zh: '9 → 2 分钟' },
        label: { en: 'Fitting a faceplate (before: 9 min)', zh: '装一块面板的用时' },
        change: { before: 9, after: 2 },
      },
    ],
  },
  {
    id: 509,
    urlName: 'a-million-earbud-shells-a-month',
    line: 'dental',
    module: 'caseStudies',
    title: {
      en: 'A million earbud shells a month',
      zh: '月产百万件耳机外壳',
    },
    summary: {
      en: 'A contract manufacturer prints shells for true wireless earbuds on 116 machines. Rejects fell from 11% to 2.4% within a year.',
      zh: '一家代工厂用 116 台打印机生产真无线耳机外壳，一年内不良率由 11% 降到 2.4%。',
    },
    content: {
      en: '<p>A contract manufacturer makes earbuds for eleven brands. Models change every few months, and the quantity per model ranges from 5,000 to 200,000 pairs. An injection mold often paid off only when the model was about to end. The manufacturer therefore set up a print floor, first with 20 machines and within 14 months with 116.</p><h2>What changed</h2><p>The machines are <a href="/hardware/A2D_4K">UltraCraft A2D 4K</a>, in groups of four around a Resin Station of 20 L; 29 stations feed the whole floor. <a href="/SAP/streamFlow">StreamFlow</a> fills the platforms with two tiers of 42 shells, 84 per job (63 min of print time per tier), and gives every job a number that stays with the basket through washing, curing and lacquering. <a href="/SAP/ultra-net">Ultra-Net</a> shows utilization and alarms. Each machine completes a little more than four jobs a day. One operator looks after ten machines.</p><h2>Problems and fixes</h2><ul><li>In the first month at full load, 11% of the shells were rejected, most of them because of resin left in sound bores. Baskets that turn in the bath and a second bath with fresh solvent removed two thirds of these faults.</li><li>Shells from machines at the end of a row were up to 0.08 mm too large. The light engines had drifted apart. All machines are now calibrated every two weeks; that takes a team of three.</li><li>Resin lots differed slightly in color. A Resin Station is now emptied before a new lot is opened, and no job is split between two lots.</li><li>Washing became the bottleneck twice. A second washing line was added before the last 40 printers arrived.</li></ul><h2>Measured results</h2><p>In the three months before this report, the print floor delivered between 1.04M and 1.12M good pieces a month. In every shift 32 shells per model are measured at five places, and the tolerance is ±0.05 mm. Rejects are at 2.4%, half of them for surface faults after lacquering. Changing to another model takes a new job instead of a new mold, and 40 min from release to the first layer. Models above 200,000 pairs are still molded because each piece is cheaper that way.</p>',
      zh: '<p>这家代工厂为十一个品牌生产耳机。机型几个月一换，每款 5,000 至 200,000 副；注塑模具刚回本，机型往往也快停产了。工厂因此建起打印车间，从 20 台设备起步，14 个月内增加到 116 台。</p><h2>改造方案</h2><p>车间全部采用 <a href="/hardware/A2D_4K">UltraCraft A2D 4K</a>，每四台共用一个 20 L 供料站，29 个供料站覆盖整个车间。<a href="/SAP/streamFlow">StreamFlow</a> 负责排版，每版两层、每层 42 件，共 84 件，单层打印 63 分钟，并为每个任务编号，编号随清洗篮经过清洗、固化和上光油各道工序。<a href="/SAP/ultra-net">Ultra-Net</a> 显示设备利用率和报警。每台设备每天完成四版多一点，一名操作员看管十台。</p><h2>遇到的问题</h2><ul><li>满负荷运行的第一个月，不良率为 11%，主要是导声孔内残留树脂。改用旋转清洗篮，并增加一道新液清洗后，此类缺陷减少了三分之二。</li><li>每排末端的几台设备，外壳最多偏大 0.08 mm，原因是各台光机出现漂移。现在所有设备每两周校准一次，需要三人一组。</li><li>不同批次的树脂略有色差。现在供料站清空后才启用新批次，同一任务不跨批次用料。</li><li>清洗工序两次成为瓶颈。最后 40 台打印机到货前，车间增设了第二条清洗线。</li></ul><h2>实测结果</h2><p>本文成稿前三个月，车间每月交付合格品 104 万至 112 万件。每班每款抽测 32 件，每件五个部位，公差 ±0.05 mm。不良率 2.4%，其中一半为上光油后的表面缺陷。换款无需换模，只需下发新任务，从放行到打印首层 40 分钟。单款超过 200,000 副的仍采用注塑，单件成本更低。</p>',
    },
    publishTime: '2025-11-25',
    products: [2, 32, 33, 36],
    materials: [301],
    picture: {
      name: 'scenes/print-floor',
      alt: { en: 'Four printers in a row, fed by a Resin Station', zh: '四台打印机排成一行，由供料站供料' },
    },
    field: 3,
    customer: { en: 'Contract manufacturer of earbuds, China', zh: '中国 · 耳机代工厂' },
    country: 'CN',
    localizedSummaries: {
      de: {
        title: 'Eine Million Ohrhörerschalen im Monat',
        summary:
          'Ein Lohnfertiger druckt Schalen für True-Wireless-Ohrhörer auf 116 Druckern. Der Ausschuss sank in einem Jahr von 11 % auf 2,4 %.',
        customer: 'Lohnfertiger für Ohrhörer, China',
        content:
          '<p>Ein Lohnfertiger baut Ohrhörer für elf Marken. Modelle wechseln alle paar Monate, die Stückzahlen reichen von 5.000 bis 200.000 Paar. Eine Spritzgussform rechnete sich oft erst, wenn das Modell auslief. Deshalb entstand eine Druckhalle, zuerst mit 20 Druckern, nach 14 Monaten mit 116.</p><h2>Was sich geändert hat</h2><p>In der Halle stehen UltraCraft A2D 4K, je vier um eine Resin-Station mit 20 L; 29 Stationen versorgen alle. StreamFlow belegt die Plattformen in zwei Lagen mit je 42, zusammen 84 Schalen (Druckzeit je Lage 63 min), und vergibt eine Nummer, die durch Waschen, Nachhärten und Lackieren beim Korb bleibt. Ultra-Net zeigt Auslastung und Alarme. Jeder Drucker schafft etwas mehr als vier Aufträge am Tag, eine Person betreut zehn Geräte.</p><h2>Probleme und Lösungen</h2><ul><li>Im ersten Monat unter Volllast waren 11 % Ausschuss, meist wegen Resin in den Schallkanälen. Körbe, die sich im Bad drehen, und ein zweites Bad mit frischem Lösungsmittel beseitigten zwei Drittel dieser Fehler.</li><li>Schalen von Geräten am Ende der Reihe waren bis zu 0,08 mm zu groß, weil die Lichtquellen auseinandergelaufen waren. Jetzt wird alle zwei Wochen kalibriert, dafür braucht es drei Personen.</li><li>Resinchargen unterschieden sich leicht in der Farbe. Eine Station wird nun geleert, bevor eine neue Charge angebrochen wird.</li><li>Zweimal wurde das Waschen zum Engpass. Vor den letzten 40 Druckern kam eine zweite Waschstrecke hinzu.</li></ul><h2>Ergebnisse</h2><p>In den drei Monaten vor diesem Bericht lieferte die Halle monatlich 1,04 bis 1,12 Mio. Gutteile. In jeder Arbeitsschicht werden je Modell 32 Schalen an fünf Stellen gemessen, die Toleranz beträgt ±0,05 mm. Der Ausschuss liegt bei 2,4 %, zur Hälfte Oberflächenfehler nach dem Lackieren. Ein Modellwechsel braucht 40 min von der Freigabe bis zur ersten Schicht. Über 200.000 Paar wird weiter gespritzt, weil das Stück dann weniger kostet.</p>',
        results: [
          { figure: 'über 1 Mio.', label: 'einwandfreie Ohrhörerschalen im Monat' },
          { figure: '116', label: 'Drucker in einer Halle' },
          { figure: '2,4 %', label: 'Ausschuss (ein Jahr zuvor 11 %)' },
          { figure: '±0,05 mm', label: 'Toleranz, Stichproben in jeder Arbeitsschicht' },
        ],
      },
    },
    results: [
      {
        figure: { en: 'Over 1 million', zh: '超过 100 万件' },
        label: { en: 'Accepted parts per month', zh: '月产合格品' },
      },
      {
        figure: { en: '116', zh: '116 台' },
        label: { en: 'Printers on one floor', zh: '同一车间的打印机' },
      },
      {
        figure: { en: '2.4%', zh: '11% → 2.4%' },
        label: { en: 'Rejects (a year earlier: 11%)', zh: '不良率，一年内' },
        change: { before: 11, after: 2.4 },
      },
      {
        figure: { en: '±0.05 mm', zh: '±0.05 mm' },
        label: { en: 'Tolerance, sampled in every shift', zh: '公差，每班抽检' },
      },
    ],
  },
  {
    id: 510,
    urlName: 'an-earbud-launched-after-two-months',
    line: 'dental',
    module: 'caseStudies',
    title: {
      en: 'Earbud shells without waiting for molds',
      zh: '耳机外壳：首批交付不等模具',
    },
    summary: {
      en: 'An audio brand had the shells of its first run printed instead of molded and corrected the shell five times after tests. Above about 40,000 pairs of one size, molding is cheaper.',
      zh: '一家音频品牌首批耳机外壳改用打印，不开模，其间按测试结果修正五次。单一尺寸超过约 40,000 副，注塑更划算。',
    },
    content: {
      en: '<p>A small audio brand develops one or two earbuds a year. With its last model, eight months passed between design freeze and the first delivery: ten weeks for the injection molds, two rounds of corrections at five weeks each, then samples, pilot run and shipping. By then a competitor had a similar product on the shelves.</p><h2>What changed</h2><p>For the new model the brand decided to print the shells of the first run and to order molds only if sales justified them. A service provider runs two <a href="/hardware/A3D">UltraCraft A3D</a> printers, which refill themselves and release the parts without an operator. The shell is printed in one piece in Hearable Clear UV, with no parting line, no draft and no weld seam at the nozzle. It comes in three sizes, which would have meant three sets of molds.</p><h2>Problems and fixes</h2><ul><li>The designers had planned a glossy outside. On gentle slopes the layers remained visible under clear lacquer. The outside got a fine printed texture, and only the light window stayed glossy.</li><li>The drop test failed twice at the charging contacts. The wall was thickened from 0.6 to 0.9 mm, and each change took three days instead of a mold correction.</li><li>The antenna was detuned by the thicker wall and had to be matched again. This took two weeks and was the longest single delay.</li><li>Skin-contact testing applies only to fully cured parts. The provider therefore records the curing of every tray.</li></ul><h2>Measured results</h2><p>The first delivery left two months after design freeze. In that time the shell was corrected five times after tests; with molds, one correction would have been possible. The first run was 6,000 pairs. Samples of 50 shells per size were within ±0.05 mm. A printed pair of shells costs more than a molded one. The brand calculated that molding is cheaper above about 40,000 pairs of one size. The medium size is expected to reach that number, and molds for it have been ordered.</p><p>More about the method: <a href="/application/hearables/tws">true wireless earbuds</a>.</p>',
      zh: '<p>这家小型音频品牌每年开发一两款耳机。上一款从设计定稿到首批交付用了八个月：注塑模具十周，两轮修模各五周，随后还有样品、试产和运输。等上市，竞品已经摆上货架。</p><h2>改造方案</h2><p>新款首批外壳改用打印，是否开模视销量而定。加工方使用两台 <a href="/hardware/A3D">UltraCraft A3D</a>，可自动补料并自动取件，无需专人操作。外壳采用 Hearable Clear UV 一体打印，没有分型线和拔模斜度，出音嘴处也没有熔接痕。外壳分三种尺寸，若用注塑就要开三套模具。</p><h2>遇到的问题</h2><ul><li>设计师原想做高光外观，但在平缓曲面上，透明光油遮不住层纹。后来外表面改为打印细纹理，只有指示灯窗口保留高光。</li><li>跌落测试在充电触点处两次失败，壁厚由 0.6 mm 加到 0.9 mm。每次改动只花三天，不必修模。</li><li>壁厚增加后天线失谐，须重新匹配，用了两周，是耽搁最久的一环。</li><li>皮肤接触测试只针对完全固化的零件，因此加工方逐盘记录固化过程。</li></ul><h2>实测结果</h2><p>设计定稿两个月后，首批产品发货。其间外壳改了五次，若用模具只来得及改一次。首批 6,000 副，每种尺寸抽测 50 个外壳，均在 ±0.05 mm 以内。打印外壳单副成本比注塑高。据品牌方测算，单一尺寸超过约 40,000 副时注塑更划算。中号预计可达到这一数量，模具已经下单。</p><p>工艺详见<a href="/application/hearables/tws">真无线耳机方案</a>。</p>',
    },
    publishTime: '2024-11-12',
    products: [5, 31, 32],
    materials: [301],
    picture: {
      name: 'parts/earbud-shells',
      alt: {
        en: 'Pair of printed true wireless earbuds with stems, and a third shell cut open',
        zh: '左右一对带柄的打印真无线耳机，前面是一个剖开的外壳',
      },
    },
    field: 3,
    customer: { en: 'Audio brand, Denmark', zh: '丹麦 · 音频品牌' },
    country: 'DK',
    localizedSummaries: {
      de: {
        title: 'Ohrhörerschalen: in zwei Monaten zur ersten Auslieferung',
        summary:
          'Eine Audiomarke ließ die Schalen ihrer ersten Serie drucken statt spritzgießen und korrigierte sie nach Tests fünfmal. Ab etwa 40.000 Paar einer Größe ist Spritzguss günstiger.',
        customer: 'Audiomarke, Dänemark',
        content:
          '<p>Eine kleine Audiomarke entwickelt ein bis zwei Ohrhörer im Jahr. Beim letzten Modell vergingen acht Monate von der Konstruktionsfreigabe bis zur ersten Auslieferung: zehn Wochen für die Formen, zweimal fünf Wochen Korrektur, dann Muster, Vorserie und Versand.</p><h2>Was sich geändert hat</h2><p>Die erste Serie des neuen Modells ließ die Marke drucken und wollte Formen erst bestellen, wenn der Absatz sie trägt. Ein Dienstleister betreibt zwei UltraCraft A3D, die selbst nachfüllen und die Teile ohne Personal ablösen. Die Schale wird in einem Stück in Hearable Clear UV gedruckt, ohne Trennlinie, Entformungsschräge und Schweißnaht, in drei Größen. Das wären drei Formsätze gewesen.</p><h2>Probleme und Lösungen</h2><ul><li>Geplant war eine glänzende Außenseite. Auf flachen Neigungen blieben die Schichten unter Klarlack sichtbar. Außen wurde eine feine Textur gedruckt, nur das Lichtfenster blieb glänzend.</li><li>Der Falltest scheiterte zweimal an den Ladekontakten. Die Wand wuchs von 0,6 auf 0,9 mm; jede Änderung dauerte drei Tage.</li><li>Die dickere Wand verstimmte die Antenne. Das Anpassen kostete zwei Wochen, die längste einzelne Verzögerung.</li><li>Die Prüfung auf Hautkontakt gilt nur für vollständig nachgehärtete Teile. Der Dienstleister protokolliert daher das Nachhärten jeder Charge.</li></ul><h2>Ergebnisse</h2><p>Die erste Lieferung ging zwei Monate nach der Konstruktionsfreigabe hinaus. In dieser Zeit wurde die Schale fünfmal geändert; mit Formen wäre eine Änderung möglich gewesen. Die erste Serie umfasste 6.000 Paar, je Größe lagen 50 Stichproben innerhalb von ±0,05 mm. Ein gedrucktes Paar kostet mehr als ein gespritztes. Ab etwa 40.000 Paar einer Größe ist Spritzguss günstiger; für die mittlere Größe sind die Formen bestellt.</p>',
        results: [
          { figure: '2 Monate', label: 'Von der Konstruktionsfreigabe bis zur ersten Auslieferung (vorher 8 Monate)' },
          { figure: '5', label: 'Änderungen an der Schale in dieser Zeit' },
          { figure: '±0,05 mm', label: 'Toleranz, 50 Schalen je Größe' },
          { figure: '40.000 Paar', label: 'Stückzahl einer Größe, ab der Spritzguss günstiger ist' },
        ],
      },
    },
    results: [
      {
        figure: { en: '2 months', zh: '8 → 2 个月' },
        label: {
          en: 'From design freeze to first delivery (before: 8 months)',
          zh: '从设计定稿到首批交付',
        },
        change: { before: 8, after: 2 },
      },
      {
        figure: { en: '5', zh: '5 次' },
        label: { en: 'Changes to the shell within that time', zh: '两个月内的改版次数' },
      },
      {
        figure: { en: '±0.05 mm', zh: '±0.05 mm' },
        label: { en: 'Tolerance, 50 shells of each size', zh: '公差，每种尺寸抽测 50 件' },
      },
      {
        figure: { en: '40,000 pairs', zh: '40,000 副' },
        label: { en: 'Break-even against molding, per size', zh: '单一尺寸超过这个量，注塑更划算' },
      },
    ],
  },
  {
    id: 511,
    urlName: 'wrist-hand-orthoses-without-plaster',
    line: 'reflex',
    module: 'caseStudies',
    title: {
      en: 'Wrist-hand orthoses from a scan',
      zh: '免石膏取型的腕手矫形器',
    },
    summary: {
      en: 'An O&P lab printed 46 sample orthoses alongside its vacuum-formed ones. Labor per orthosis fell by more than half; one forearm in five was too long for the build volume. No patient wore a printed one.',
      zh: '一家矫形器装配机构在真空热塑之外，另打印 46 件样件，单件工时减少一半以上；约五分之一的前臂过长，超出成型尺寸。打印件未供患者佩戴。',
    },
    content: {
      en: '<p>An O&amp;P lab with 30 employees fits about ten wrist-hand orthoses a month, mostly for fractures and inflamed tendons. The arm is wrapped in plaster bandage, a positive is poured and modeled, and a thermoplastic sheet is vacuum-formed over it. The patient comes three times and the orthotist spends 3.4 h on each orthosis. Plaster on a painful hand is unpleasant, and children rarely keep still.</p><h2>The evaluation</h2><p>The resin is not cleared, so the patients got vacuum-formed orthoses as before. The lab printed a second shell from a scan of the same arm and checked it on the plaster positive and the test bench. No patient wore a printed shell.</p><p>The arm is scanned with a handheld scanner in about a minute, held in position in slings. The orthotist models the shell on screen, with openings over the thumb and the ulna, flared edges and strap slots. It is printed overnight on a <a href="/hardware/Reflex-RS">Reflex RS</a> in Ortho Tough UV with layers of 100 µm, upright and with supports on the outside only. After washing it rests for an hour and is cured for 30 min on each side at 60 °C.</p><h2>Problems and fixes</h2><ul><li>The printer builds up to 228 mm. About one arm in five needs a longer shell than that.</li><li>In the first design lattice struts of 1.5 mm broke at the wrist. Struts are now at least 2 mm thick, and the wrist zone is closed.</li><li>Two shells felt tacky on the inside because no light had reached it. They are now turned with the opening toward the lamps.</li><li>One shell was left on a dashboard in summer as a heat test and lost its shape. Finished shells have to stay below 50 °C. Spot-heat only the edge, in the shop, to flare it.</li></ul><h2>Measured results</h2><p>In six months 46 shells were printed. Working time was 1.6 h on average, of which 50 min were spent at the screen. By the lab’s plan, the method takes two visits instead of three. On the plaster positive, 39 shells needed no change beyond flaring an edge with hot air; three were ground at the rim, and four were printed again. Two cracked when the straps were pulled on the test bench, both at a strap slot, which was then reinforced. Compared with five vacuum-formed shells of similar size, the printed ones weighed 26% less. An orthotist inspected all 46 shells.</p><p>More about the method: <a href="/application/orthosis">orthoses</a>.</p>',
      zh: '<p>这家矫形器装配机构有 30 名员工，每月装配约十件腕手矫形器，多用于骨折后和肌腱炎患者。通常先用石膏绷带取阴型，灌注并修整石膏阳型，再用热塑板材真空成型。患者要来三次，假肢矫形师每件要花 3.4 小时。疼痛的手缠石膏并不好受，儿童也很难保持不动。</p><h2>评估怎么做</h2><p>树脂尚未注册，患者戴的仍是真空热塑的矫形器。机构按同一手臂的扫描数据另打一件，在石膏阳型和试验台上检查；打印件没有给患者戴过。</p><p>手臂搭在绳网支架上保持体位，用手持扫描仪约一分钟扫完。假肢矫形师在屏幕上设计壳体：拇指和尺骨处开孔，边缘外翻，预留绑带孔。壳体用 <a href="/hardware/Reflex-RS">Reflex RS</a> 夜间打印，材料为 Ortho Tough UV，层厚 100 µm，竖直摆放，支撑只加在外侧。清洗后静置一小时，60 °C 下每面固化 30 分钟。</p><h2>遇到的问题</h2><ul><li>打印高度上限为 228 mm。约五分之一的手臂需要更长的壳体，打不下。</li><li>最初设计的 1.5 mm 点阵杆在腕部断裂。现在杆径不小于 2 mm，腕部区域不再镂空。</li><li>有两件内壁发黏，原因是没有受到光照。现在固化时开口朝向光源。</li><li>有一件夏天放在汽车仪表台上试受热，变了形。成品不能放在 50 °C 以上的环境；热风只在制作室翻边时用，只吹边缘。</li></ul><h2>实测结果</h2><p>六个月共打印 46 件，平均工时 1.6 小时，其中 50 分钟为屏幕前的设计；按机构排的流程，就诊由三次减到两次。套在石膏阳型上检查，39 件只需用热风把边缘略微外翻，或完全无需修整；3 件打磨了边缘，4 件重新打印。试验台上拉绑带，有 2 件开裂，均在绑带孔处，此后做了加强。与五件尺寸相近的真空热塑壳体相比，打印件轻 26%。46 件都由假肢矫形师检查过。</p><p>工艺详见<a href="/application/orthosis">矫形器方案</a>。</p>',
    },
    publishTime: '2026-07-07',
    products: [10, 31, 32],
    materials: [303],
    picture: {
      name: 'parts/wrist-orthosis',
      alt: {
        en: 'Skin-colored printed wrist-hand orthosis with three straps',
        zh: '肤色打印腕手矫形器，带三条绑带',
      },
    },
    field: 5,
    customer: { en: 'O&P lab, Germany', zh: '德国 · 矫形器装配机构' },
    country: 'DE',
    localizedSummaries: {
      de: {
        title: 'Handgelenkorthesen aus dem Scan',
        summary:
          'Ein Orthopädietechnik-Betrieb hat neben den tiefgezogenen Orthesen 46 Muster gedruckt. Die Arbeitszeit je Orthese sank auf weniger als die Hälfte, für jeden fünften Unterarm reichte die Bauhöhe nicht. Niemand trug eine gedruckte Orthese.',
        customer: 'Orthopädietechnik-Betrieb, Deutschland',
        content:
          '<p>Ein Betrieb mit 30 Beschäftigten versorgt im Monat rund zehn Patientinnen und Patienten mit Handgelenkorthesen, meist nach Brüchen und bei Sehnenentzündungen. Der Arm wird gegipst, ein Positiv gegossen und modelliert, eine thermoplastische Platte darüber tiefgezogen. Das sind drei Termine und 3,4 h Arbeit je Orthese. Gips auf einer schmerzenden Hand ist unangenehm, Kinder halten selten still.</p><h2>So lief die Erprobung</h2><p>Das Resin hat keine CE-Kennzeichnung, deshalb bekamen alle Patientinnen und Patienten weiter tiefgezogene Orthesen. Nach einem Scan desselben Arms druckte der Betrieb eine zweite Schale und prüfte sie am Gipspositiv und auf dem Prüfstand. Getragen wurde keine gedruckte Schale.</p><p>Der Arm ruht auf gespannten Schnüren und ist mit dem Handscanner in etwa einer Minute erfasst. Die Schale entsteht am Bildschirm, mit Öffnungen über Daumen und Elle, aufgebogenen Rändern und Gurtschlitzen. Der Reflex RS druckt sie über Nacht in Ortho Tough UV in Schichten von 100 µm, stehend, Supports nur außen. Nach dem Waschen ruht sie eine Stunde und härtet bei 60 °C je Seite 30 min nach.</p><h2>Probleme und Lösungen</h2><ul><li>Die Bauhöhe beträgt 228 mm. Für etwa jeden fünften Unterarm reicht das nicht.</li><li>Im ersten Entwurf brachen Gitterstreben von 1,5 mm am Handgelenk. Streben messen jetzt mindestens 2 mm, die Zone am Handgelenk bleibt geschlossen.</li><li>Zwei Schalen klebten innen, weil kein Licht hinkam. Sie liegen jetzt mit der Öffnung zu den Lampen.</li><li>Eine Schale lag im Sommer als Wärmeversuch auf dem Armaturenbrett und verformte sich. Fertige Schalen müssen unter 50 °C bleiben. Heißluft bekommt nur der Rand, in der Werkstatt beim Aufweiten.</li></ul><h2>Ergebnisse</h2><p>In sechs Monaten wurden 46 Schalen gedruckt. Die Arbeitszeit lag im Mittel bei 1,6 h, davon 50 min am Bildschirm. Nach der Planung des Betriebs genügen zwei statt drei Termine. Am Gipspositiv kamen 39 Schalen ohne Änderung oder mit etwas Heißluft am Rand aus, drei wurden am Rand beschliffen, vier neu gedruckt. Auf dem Prüfstand rissen zwei beim Zug am Gurt, beide am Gurtschlitz, der seither verstärkt ist. Gegenüber fünf tiefgezogenen Schalen ähnlicher Größe waren die gedruckten 26 % leichter. Alle 46 Schalen hat das Orthopädietechnik-Team geprüft.</p>',
        results: [
          { figure: '1,6 h', label: 'Arbeitszeit je Orthese (tiefgezogen über Gipspositiv 3,4 h)' },
          { figure: '2 Termine', label: 'je Orthese im geplanten Ablauf (tiefgezogen 3)' },
          { figure: '−26 %', label: 'Gewicht gegenüber tiefgezogenen Schalen' },
          { figure: '2 von 46', label: 'Schalen auf dem Prüfstand am Gurtschlitz gerissen' },
        ],
      },
    },
    results: [
      {
        figure: { en: '1.6 h', zh: '3.4 → 1.6 小时' },
        label: { en: 'Labor per orthosis (vacuum-formed over plaster: 3.4 h)', zh: '单件工时' },
        change: { before: 3.4, after: 1.6 },
      },
      {
        figure: { en: '2 visits', zh: '3 → 2 次' },
        label: { en: 'Visits planned per orthosis (vacuum-formed: 3)', zh: '每件所需就诊次数（按流程）' },
        change: { before: 3, after: 2 },
      },
      {
        figure: { en: '−26%', zh: '−26%' },
        label: { en: 'Weight compared with vacuum-formed shells', zh: '重量，与真空热塑壳体比' },
      },
      {
        figure: { en: '2 of 46', zh: '2 件' },
        label: {
          en: 'Shells that cracked on the test bench, at a strap slot',
          zh: '试验台上拉裂，均在绑带孔（共 46 件）',
        },
      },
    ],
  },
  {
    id: 512,
    urlName: 'forearm-socket-samples-in-three-days',
    line: 'reflex',
    module: 'caseStudies',
    title: {
      en: 'First transradial test socket in 3 days, not 9',
      zh: '前臂试用接受腔：首件由 9 天缩短至 3 天',
    },
    summary: {
      en: 'In an evaluation, a rehabilitation center printed transradial test sockets (check sockets) for 31 limbs next to its drape-formed ones. The first was finished 3 days after the scan, a drape-formed one 9 days after the cast. They were checked on the plaster model. No patient wore a printed one.',
      zh: '评估试用中，一家康复中心在热塑板材的试用接受腔之外，为 31 例前臂残肢另行打印一套。从取型或扫描到首件完成，由 9 天缩短至 3 天，在石膏阳型上检查。打印件未供患者佩戴。',
    },
    content: {
      en: '<p>A rehabilitation center fits about 40 patients a year with a transradial prosthesis. Many live several hours away and stay in patient lodging during the fitting. A positive model is poured in plaster from the cast and a test socket (check socket) drape-formed over it. The first test socket is finished nine days after the cast. On average 2.3 test sockets are needed, and every correction begins with rasping the plaster.</p><h2>The evaluation</h2><p>The resin is not cleared, so all patients were fitted as before, with drape-formed test sockets and then a laminated definitive socket. For 31 of them the center also scanned the residual limb, printed test sockets and checked these on the plaster model and the test bench.</p><p>The residual limb is scanned without a liner. The prosthetist rectifies the model in software, region by region, and saves the values. The test sockets are printed on a <a href="/hardware/Reflex-RS">Reflex RS</a> in Ortho Tough UV. The first day goes into the scan and the rectification. Printing takes one night; washing, drying and curing take the next morning. On the third day the edges are finished and the wrist unit is fitted. For a correction, the prosthetist changes a value and prints again overnight.</p><h2>Problems and fixes</h2><ul><li>The 222 × 122 mm (8.7 × 4.8 in) platform is too small for adult leg sockets. The center printed one in two halves, but the joined seam stood out inside and marked the plaster. It has printed two leg test sockets since, both in children’s sizes; they are not among the 50.</li><li>The material is opaque, unlike a clear test socket. Windows of 15 mm (0.6 in) are now printed where contact has to be judged.</li><li>Under load on the bench, a 4 mm (0.16 in) wall crept around the strap hole within three weeks; it is now 5 mm (0.2 in) with a metal eyelet.</li><li>Resin collected at the closed end. Sockets are now printed with the opening toward the tray and drained with the opening down, and a lamp is placed inside for curing.</li></ul><h2>Measured results</h2><table><thead><tr><th>First test socket</th><th>Drape-formed</th><th>Printed</th></tr></thead><tbody><tr><td>From cast or scan to the finished socket</td><td>9 days</td><td>3 days</td></tr><tr><td>Next version after a correction</td><td>Plaster rasped, new sheet formed</td><td>One night</td></tr><tr><td>Patient lodging</td><td>16 nights</td><td>9 nights, estimated</td></tr></tbody></table><ul><li>The plaster model on which the sockets were checked comes from the conventional fitting, so it is not part of the 3 days.</li><li>The center loaded six test sockets with 400 N (90 lbf) along the axis for an hour. None was damaged. This was a static check of its own and not a test to a standard; bending was not tested.</li><li>On average it took 1.6 printed versions until the shape matched the plaster model. That does not compare with the 2.3 drape-formed sockets, which were tried on by patients.</li><li>Two test sockets cracked when they were pulled off the plaster model, at a brim that had been ground to less than 3 mm (0.12 in).</li></ul><p>More on the method: <a href="/application/socket">printed sockets</a>.</p>',
      zh: '<p>这家康复中心每年为约 40 名前臂截肢患者装配假肢。许多患者住在数小时车程之外，装配期间只能住在附近旅馆。通常先取石膏阴型、制作阳型，再用热塑板材成型试用接受腔，取型后九天做好首件。平均需要 2.3 个试用接受腔，每次修改都从锉修石膏阳型开始。</p><h2>评估怎么做</h2><p>树脂尚未注册，患者照常先试热塑板材的试用接受腔，再装配积层成型（抽真空）的正式接受腔。中心另外扫描了其中 31 名患者的残肢，打印试用接受腔，在石膏阳型和试验台上检查。</p><p>残肢不戴硅胶套，直接扫描。假肢矫形师在软件中分区加压或免荷，数值存档。试用接受腔用 <a href="/hardware/Reflex-RS">Reflex RS</a> 打印，材料为 Ortho Tough UV。第一天扫描、修型，当夜打印；第二天上午清洗、晾干、固化；第三天修边、装腕部连接件。要改就改数据，再打一夜。</p><h2>遇到的问题</h2><ul><li>成人下肢接受腔放不下，平台只有 222 × 122 mm。中心试过分两半打印再拼接，接缝在内壁凸起，在石膏阳型上压出印痕；此后只打过两个下肢样件，都是儿童尺寸，不计入 50 个。</li><li>这种材料不透明，不像透明试用接受腔那样能看到内部。现在在需要判断贴合的部位打印 15 mm 的观察窗。</li><li>绑带孔周围 4 mm 的壁，在试验台上受力三周内就蠕变了。现在该处加厚到 5 mm，并加金属鸡眼。</li><li>树脂积在封闭端。现在接受腔开口朝料槽打印，取下后开口朝下沥干，固化时内部再放一盏灯。</li></ul><h2>实测结果</h2><table><thead><tr><th>首个试用接受腔</th><th>热塑板材</th><th>打印</th></tr></thead><tbody><tr><td>从取型或扫描到完成</td><td>9 天</td><td>3 天</td></tr><tr><td>修改后重做一件</td><td>锉修石膏，重新成型</td><td>改数据，再打一夜</td></tr><tr><td>住宿</td><td>16 晚</td><td>9 晚（估算）</td></tr></tbody></table><ul><li>次数：打印件在石膏阳型上检查，平均打印 1.6 个合格；热塑件是患者试样的，平均 2.3 个，两者不能直接相比。</li><li>阳型：检查用的石膏阳型取自常规装配，不计入 3 天。</li><li>静载：六个接受腔沿轴向加载 400 N，保持一小时，均无损坏。这是中心自行检查，不是标准试验，也未测弯曲。</li><li>破损：2 个从石膏阳型上取下时口型圈边缘开裂，该处曾被打磨到不足 3 mm。</li></ul><p>工艺详见<a href="/application/socket">接受腔方案</a>。</p>',
    },
    publishTime: '2026-10-13',
    products: [10, 31, 32],
    materials: [303],
    picture: {
      name: 'scenes/orthopedic-bench',
      alt: {
        en: 'Rectified scan of a residual limb on a monitor, with a handheld scanner and two printed sockets in front of it',
        zh: '显示器上修型后的残肢扫描图，前面是手持扫描仪和两个打印的接受腔',
      },
    },
    field: 5,
    customer: { en: 'Rehabilitation center, Türkiye', zh: '土耳其 · 康复中心' },
    country: 'TR',
    localizedSummaries: {
      de: {
        title: 'Erster Testschaft für den Unterarm nach 3 statt 9 Tagen',
        summary:
          'Ein Rehazentrum hat zur Erprobung für 31 Unterarmstümpfe neben den tiefgezogenen auch gedruckte Testschäfte gefertigt. Der erste war 3 Tage nach dem Scan fertig, der tiefgezogene 9 Tage nach dem Gipsabdruck. Geprüft wurde am Gipspositiv. Niemand trug einen gedruckten Schaft.',
        customer: 'Rehazentrum, Türkei',
        content:
          '<p>Das Rehazentrum versorgt im Jahr rund 40 Patientinnen und Patienten nach einer Amputation unterhalb des Ellenbogens. Viele wohnen mehrere Stunden entfernt und bleiben während der Versorgung im Gästehaus. Nach dem Gipsabdruck wird ein Positiv gegossen und darüber ein Testschaft tiefgezogen. Der erste ist neun Tage nach dem Gipsabdruck fertig. Im Mittel sind 2,3 Testschäfte nötig, und jede Korrektur beginnt mit dem Raspeln des Gipses.</p><h2>So lief die Erprobung</h2><p>Das Resin hat keine CE-Kennzeichnung, deshalb wurden alle Patientinnen und Patienten weiter mit tiefgezogenen Testschäften und dem laminierten Definitivschaft versorgt. Bei 31 von ihnen scannte das Zentrum zusätzlich den Stumpf, druckte Testschäfte und prüfte sie am Gipspositiv und auf dem Prüfstand.</p><p>Der Stumpf wird ohne Liner gescannt. In der Software wird das Modell zweckgeformt, Bereich für Bereich reduziert oder entlastet. Die Werte bleiben gespeichert. Am ersten Tag wird gescannt und modelliert, über Nacht druckt ein Reflex RS aus Ortho Tough UV. Am zweiten Vormittag wird gewaschen, getrocknet und nachgehärtet, am dritten Tag werden die Ränder ausgearbeitet und das Handpassteil montiert. Für eine Korrektur genügen ein geänderter Wert und eine weitere Nacht.</p><h2>Probleme und Lösungen</h2><ul><li>Beinschäfte für Erwachsene passen nicht in den Bauraum von 222 × 122 × 228 mm. Ein in zwei Hälften gedruckter Schaft hatte innen eine Naht, die sich am Gipspositiv abdrückte. Seither entstanden zwei Testschäfte für Beine in Kindergröße, die nicht zu den 50 zählen.</li><li>Weil das Material nicht transparent ist, hat der Schaft dort, wo der Sitz beurteilt wird, jetzt Sichtfenster von 15 mm.</li><li>Eine 4 mm starke Wand verformte sich am Bandagendurchlass unter Last auf dem Prüfstand innerhalb von drei Wochen. Dort sind es jetzt 5 mm mit einer Metallöse.</li><li>Am geschlossenen Ende sammelte sich Resin. Gedruckt wird mit der Öffnung zur Wanne, so läuft das Resin ab; zum Nachhärten kommt eine UV-Lampe hinein.</li></ul><h2>Ergebnisse</h2><table><thead><tr><th>Erster Testschaft</th><th>Tiefgezogen</th><th>Gedruckt</th></tr></thead><tbody><tr><td>Vom Gipsabdruck oder Scan bis zum fertigen Schaft</td><td>9 Tage</td><td>3 Tage</td></tr><tr><td>Nächster Testschaft nach einer Korrektur</td><td>Gips raspeln, neu tiefziehen</td><td>eine Nacht</td></tr><tr><td>Nächte im Gästehaus</td><td>16</td><td>9, geschätzt</td></tr></tbody></table><ul><li>Das Gipspositiv für die Prüfung stammt aus der herkömmlichen Versorgung und zählt nicht zu den 3 Tagen.</li><li>Sechs Schäfte hielten eine statische Axiallast von 400 N eine Stunde lang ohne Schaden. Das ist eine eigene Prüfung des Zentrums, keine nach Norm; auf Biegung wurde nicht geprüft.</li><li>Zwei Schäfte rissen beim Abziehen vom Positiv am oberen Rand, der auf unter 3 mm beschliffen war.</li></ul>',
        results: [
          {
            figure: '3 Tage',
            label: 'Vom Scan bis zum fertigen ersten Testschaft (tiefgezogen: 9 Tage ab Gipsabdruck)',
          },
          {
            figure: '31 Fälle',
            label: 'in neun Monaten, dafür 50 Testschäfte gedruckt und am Gipspositiv geprüft',
          },
          {
            figure: '400 N',
            label:
              'Axiallast, die sechs Schäfte eine Stunde lang ohne Schaden aushielten (eigene Prüfung, nicht nach Norm)',
          },
          {
            figure: '2 von 50',
            label: 'Testschäften rissen beim Abziehen vom Positiv; der Rand war zu dünn geschliffen',
          },
        ],
      },
    },
    results: [
      {
        figure: { en: '3 days', zh: '9 → 3 天' },
        label: {
          en: 'Scan to first test socket (drape-formed, cast to socket: 9 days)',
          zh: '首个试用接受腔用时（热塑从取型算起，打印从扫描算起）',
        },
        change: { before: 9, after: 3 },
      },
      {
        figure: { en: '31 limbs', zh: '31 例' },
        label: {
          en: 'In nine months, with 50 printed test sockets, checked on the plaster model',
          zh: '九个月共打印 50 个，逐例在石膏阳型上检查',
        },
      },
      {
        figure: { en: '400 N', zh: '400 N' },
        label: {
          en: 'Along the axis for an hour: six sockets, no damage (own check, not to a standard)',
          zh: '轴向加载一小时：六个接受腔均无损坏（自行检查，非标准试验）',
        },
      },
      {
        figure: { en: '2 of 50', zh: '2 个' },
        label: {
          en: 'Test sockets cracked on removal from the model: brim ground too thin',
          zh: '从石膏阳型上取下时开裂（共 50 个），都裂在磨薄的口型圈边缘',
        },
      },
    ],
  },
  {
    id: 513,
    urlName: 'aligner-models-that-nobody-sorts',
    line: 'dental',
    module: 'caseStudies',
    title: {
      en: 'Aligner models without sorting',
      zh: '隐形矫治器模型：不再人工分拣',
    },
    summary: {
      en: 'An aligner lab replaced five desktop printers with two that remove finished models automatically. All 340 models a day carry a code, and stages no longer get mixed up; thermoforming is now the bottleneck.',
      zh: '一家隐形矫治器加工厂用两台自动取件的打印机替代五台桌面机。日产 340 个模型，每个模型均带编码，各步模型不再混淆；目前瓶颈在压膜。',
    },
    content: {
      en: '<p>A lab with 24 employees makes aligners for about 60 orthodontic practices. Five desktop printers made 190 models a day. Each platform was emptied by hand, and the models, which differ by a few tenths of a millimeter, were sorted at a table by the number on their base. In the busy months two people sorted until nine in the evening.</p><h2>What changed</h2><p>Two <a href="/hardware/A2D_Ortho">A2D Ortho</a> printers with automation units replaced the five. One <a href="/hardware/resin-station">Resin Station</a> supplies them with Model TF UV 2.0. StreamFlow puts case ID, stage and arch into a code on the base of each model; thermoforming, laser marking and trimming read it. Models fall into the bin in any order and stay unsorted until the aligner is packed.</p><h2>Problems and fixes</h2><ul><li>In the first two weeks everything was printed in layers of 150 µm. The edges of attachments came out round, and 31 aligners had to be made again. Stages with attachments are now printed at 100 µm.</li><li>Codes below the gumline were covered by the sheet and could not be read. They moved to the heel of the base.</li><li>The cameras did not find the trim line on 8% to 13% of the models, mostly because of partly erupted molars and crossbites. One person draws these by hand, for about an hour a day.</li><li>One thermoforming machine was enough for 300 models. The lab ran it for a second shift for a month and then bought another.</li></ul><h2>Measured results</h2><p>Over 40 business days the printers made 13,600 models, 340 a day. 1.1% of the aligners were remade, down from 3.4%, and none because of a wrong stage. Sorting, which took 11 h of work a day, is gone; drawing trim lines and changing resin containers take 1.5 h, down from 2 h. It takes three business days instead of six from approval of the plan to shipping.</p><p>The whole workflow: <a href="/application/clear-aligners">clear aligners</a>.</p>',
      zh: '<p>这家加工厂有 24 名员工，为约 60 家正畸诊所制作隐形矫治器。原有五台桌面打印机，日产 190 个模型。每次都要人工取件，相邻步骤的模型只差零点几毫米，只能在台面上按底座编号逐个分拣。旺季时，两个人要分拣到晚上九点。</p><h2>改造方案</h2><p>两台带自动化单元的 <a href="/hardware/A2D_Ortho">A2D Ortho</a> 取代了五台旧设备，由一台装有 Model TF UV 2.0 的<a href="/hardware/resin-station">供料站</a>集中供料。StreamFlow 将病例编号、步数和颌别写成编码，打印在每个模型的底座上，压膜、激光打标和切割工序都直接读码。模型以任意次序落入收料箱，直到矫治器装袋都无需分拣。</p><h2>遇到的问题</h2><ul><li>头两周一律采用 150 µm 层厚，附件边缘发圆，31 副矫治器返工。现在带附件的步骤改用 100 µm。</li><li>编码起初位于龈缘下方，被膜片覆盖后无法读取，后移至底座后端。</li><li>8% 至 13% 的模型相机找不到切割线，多为部分萌出的磨牙和反咬合病例。这些由一名员工手工绘制，每天约一小时。</li><li>一台压膜机每天只能处理 300 个模型。义齿加工厂先加开一个班次，一个月后添置了第二台。</li></ul><h2>实测结果</h2><p>40 个工作日共打印 13,600 个模型，平均每天 340 个。矫治器返工率由 3.4% 降到 1.1%，没有一副是混步造成的。以往每天 11 小时的分拣工时不再需要，手工绘制切割线和更换料桶由每天 2 小时减到 1.5 小时。从方案确认到发货由六个工作日缩短到三个。</p><p>完整流程见<a href="/application/clear-aligners">隐形矫治方案</a>。</p>',
    },
    publishTime: '2026-11-10',
    products: [4, 31, 32, 36],
    materials: [104],
    picture: {
      name: 'parts/arch-aligner',
      alt: {
        en: 'Printed model of a dental arch with attachments for an aligner',
        zh: '打印的牙弓模型，带矫治器附件',
      },
    },
    field: 1,
    customer: { en: 'Aligner lab, Italy', zh: '意大利 · 隐形矫治器加工厂' },
    country: 'IT',
    localizedSummaries: {
      de: {
        title: 'Alignermodelle ohne Sortieren',
        summary:
          'Ein Alignerlabor hat fünf Desktopdrucker durch zwei Drucker mit automatischer Entnahme ersetzt. Jedes der 340 Modelle am Tag trägt einen Code, damit werden Behandlungsschritte nicht mehr verwechselt. Den Takt gibt jetzt das Tiefziehen vor.',
        customer: 'Alignerlabor, Italien',
        content:
          '<p>Ein Labor mit 24 Beschäftigten fertigt Aligner für rund 60 kieferorthopädische Praxen. Fünf Desktopdrucker lieferten 190 Modelle am Tag. Jede Plattform wurde von Hand abgeräumt, und Modelle, die sich um wenige Zehntelmillimeter unterscheiden, wurden nach der Nummer im Sockel sortiert. In den starken Monaten sortierten zwei Personen bis neun Uhr abends.</p><h2>Was sich geändert hat</h2><p>An ihre Stelle traten zwei A2D Ortho mit Automationseinheit, versorgt von einer Resin-Station mit Model TF UV 2.0. StreamFlow schreibt Auftragsnummer, Behandlungsschritt und Kiefer als Code in den Sockel; Tiefziehen, Lasermarkieren und Beschneiden lesen ihn. Die Modelle fallen in beliebiger Folge in den Behälter und bleiben unsortiert, bis der Aligner verpackt wird.</p><h2>Probleme und Lösungen</h2><ul><li>In den ersten zwei Wochen wurde alles in Schichten von 150 µm gedruckt. Attachments bekamen runde Kanten, 31 Aligner mussten neu gefertigt werden. Schritte mit Attachments laufen jetzt mit 100 µm.</li><li>Codes unterhalb des Zahnfleischsaums waren unter der Folie nicht lesbar. Sie stehen nun hinten am Sockel.</li><li>Bei 8 bis 13 % der Modelle finden die Kameras die Schnittlinie nicht, meist bei halb durchgebrochenen Molaren und Kreuzbiss. Eine Person zeichnet sie von Hand, rund eine Stunde am Tag.</li><li>Ein Tiefziehgerät reichte für 300 Modelle. Nach einem Monat mit zweiter Schicht wurde ein weiteres gekauft.</li></ul><h2>Ergebnisse</h2><p>In 40 Arbeitstagen entstanden 13.600 Modelle, 340 am Tag. Neu gefertigt wurden 1,1 % der Aligner, zuvor 3,4 %, keiner wegen eines falschen Schritts. Das Sortieren mit 11 Arbeitsstunden am Tag entfällt; Schnittlinien zeichnen und Resinbehälter wechseln kostet 1,5 h statt 2 h. Von der Freigabe des Plans bis zum Versand vergehen drei statt sechs Arbeitstage.</p>',
        results: [
          {
            figure: '340 am Tag',
            label:
              'Modelle auf zwei A2D Ortho, 170 je Gerät, Mittel aus 40 Arbeitstagen (vorher 190 auf fünf Desktopdruckern)',
          },
          { figure: '1,1 %', label: 'Anteil nachgefertigter Aligner (vorher 3,4 %)' },
          { figure: '0', label: 'Verwechslungen bei 13.600 Modellen' },
          { figure: '3 Tage', label: 'Von der Freigabe bis zum Versand, in Arbeitstagen (vorher 6)' },
        ],
      },
    },
    results: [
      {
        figure: { en: '340 a day', zh: '190 → 340 个' },
        label: {
          en: 'Models on two A2D Ortho printers, 170 each, average of 40 business days (five desktop printers: 190)',
          zh: '两台 A2D Ortho 的日产模型，单台 170 个，40 个工作日平均（原为五台桌面机）',
        },
        change: { before: 190, after: 340 },
      },
      {
        figure: { en: '1.1%', zh: '3.4% → 1.1%' },
        label: { en: 'Aligners remade (before: 3.4%)', zh: '矫治器返工率' },
        change: { before: 3.4, after: 1.1 },
      },
      {
        figure: { en: '0', zh: '0 个' },
        label: { en: 'Mix-ups between stages in 13,600 models', zh: '步序混淆的模型（共 13,600 个）' },
      },
      {
        figure: { en: '3 days', zh: '6 → 3 天' },
        label: { en: 'Business days from approval to shipping (before: 6)', zh: '从方案确认到发货（工作日）' },
        change: { before: 6, after: 3 },
      },
    ],
  },
];
