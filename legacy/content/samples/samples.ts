import type { SampleRecord } from './record.ts';

export const samples: SampleRecord[] = [
  {
    id: 11,
    category: 1,
    urlName: 'three-unit-temporary-bridge',
    name: { en: 'Three-unit temporary bridge', zh: '三单位临时桥', de: 'Dreigliedrige provisorische Brücke' },
    summary: {
      en: 'Posterior bridge in shade A2, printed chairside and polished on one side only. The unpolished side shows the surface as it leaves the curing unit.',
      zh: '后牙三单位桥，A2 色，椅旁打印，只抛光一侧，另一侧保留固化后的原样。',
      de: 'Seitenzahnbrücke in A2, auf einem Praxisdrucker gedruckt und nur auf einer Seite poliert. Die andere Seite zeigt die Oberfläche direkt nach dem Nachhärten.',
    },
    lookFor: [
      {
        en: 'Margins: no steps where the layers end, and no trace of grinding.',
        zh: '冠边缘，没有层间台阶，未调磨。',
        de: 'Ränder: keine Stufen am Schichtende, keine Schleifspuren.',
      },
      {
        en: 'Connectors of 3 × 4 mm that do not flex when you press the pontic.',
        zh: '连接体截面 3 × 4 mm，按压桥体不变形。',
        de: 'Verbinder von 3 × 4 mm, die unter Druck auf das Brückenglied nicht nachgeben.',
      },
      {
        en: 'The transition from matte to polished along the middle of the occlusal surface.',
        zh: '咬合面中线两侧，哑光与抛光的对比。',
        de: 'Der Übergang von matt zu poliert in der Mitte der Kaufläche.',
      },
    ],
    material: 101,
    printer: 6,
    size: { width: 29, depth: 11, height: 9 },
    layerHeight: 50,
    printMinutes: 24,
    picture: {
      name: 'parts/crown-bridge',
      alt: {
        en: 'Tooth-colored three-unit bridge beside a crown',
        zh: '牙色三单位桥，旁为单冠',
        de: 'Zahnfarbene dreigliedrige Brücke neben einer Krone',
      },
    },
  },
  {
    id: 12,
    category: 1,
    urlName: 'ceramic-filled-crowns',
    name: { en: 'Two ceramic-filled crowns', zh: '陶瓷填料树脂单冠两颗', de: 'Kronen aus keramikgefülltem Resin' },
    summary: {
      en: 'A molar and an incisor in shade A2, in a resin developed for long-term temporaries. The molar is polished, the incisor is glazed with light-curing varnish.',
      zh: '长期临时冠，磨牙、切牙各一颗，A2 色。磨牙冠抛光，切牙冠上光固化釉。',
      de: 'Eine Molarenkrone und eine Frontzahnkrone in A2 als Langzeitprovisorium. Die Molarenkrone ist poliert, die Frontzahnkrone mit lichthärtendem Lack glasiert.',
    },
    lookFor: [
      {
        en: 'Light through the incisal edge of the incisor, and the opaque body below it.',
        zh: '切端透光，体部遮得住基牙颜色。',
        de: 'Die lichtdurchlässige Schneidekante des Frontzahns und der opake Zahnkörper darunter.',
      },
      {
        en: 'Weight and sound on the table: 44% filler feels denser than plain resin.',
        zh: '掂一掂、敲一敲，填料 44%，比普通树脂沉。',
        de: 'Gewicht und Klang auf der Tischplatte: 44 % Füllstoff wirken dichter als reines Resin.',
      },
      {
        en: 'The sandblasted inside, which gives cement its grip.',
        zh: '冠内壁已喷砂，好粘固。',
        de: 'Die abgestrahlte Innenseite, an der der Zement haftet.',
      },
    ],
    material: 110,
    printer: 2,
    size: { width: 24, depth: 11, height: 12 },
    layerHeight: 50,
    printMinutes: 48,
    picture: {
      name: 'parts/ceramic-crowns',
      alt: {
        en: 'Tooth-colored crown of a molar and crown of an incisor',
        zh: '牙色磨牙冠与切牙冠各一',
        de: 'Zahnfarbene Molarenkrone und Frontzahnkrone',
      },
    },
  },
  {
    id: 13,
    category: 1,
    urlName: 'castable-bridge-pattern',
    name: { en: 'Castable bridge pattern', zh: '桥架蜡型', de: 'Ausbrennbare Brückenmodellation' },
    summary: {
      en: 'Four-unit bridge framework with copings, ready to sprue and invest. It leaves 0.02% ash in the investment ring.',
      zh: '四单位桥支架蜡型，含基底冠，安插铸道后即可包埋。灰分 0.02%。',
      de: 'Viergliedriges Brückengerüst mit Käppchen, bereit zum Anstiften und Einbetten. In der Muffel bleiben 0,02 % Asche.',
    },
    lookFor: [
      {
        en: 'Coping walls of 0.4 mm that are closed and even against the light.',
        zh: '基底冠壁厚 0.4 mm，对光看均匀、无孔。',
        de: 'Käppchenwände von 0,4 mm, im Gegenlicht geschlossen und gleichmäßig.',
      },
      {
        en: 'Retention beads on the facings, each round and free of resin.',
        zh: '唇颊面固位珠，颗颗圆整，无残留树脂。',
        de: 'Retentionsperlen auf den Verblendflächen, einzeln, rund und frei von Resinresten.',
      },
      {
        en: 'Stiffness: the span does not bend when you lift it by one end.',
        zh: '拿起一端，桥体不下弯。',
        de: 'Steifigkeit: Am einen Ende angehoben, biegt sich die Spanne nicht durch.',
      },
    ],
    material: 102,
    printer: 1,
    size: { width: 38, depth: 14, height: 11 },
    layerHeight: 30,
    printMinutes: 41,
    picture: {
      name: 'parts/bridge-pattern',
      alt: {
        en: 'Green castable framework of a four-unit bridge, seen once from its beaded facings and once turned over, into the copings',
        zh: '绿色铸造树脂四单位桥支架，一件正放，可见唇颊面固位珠，另一件翻转，可见基底冠内腔',
        de: 'Grünes ausbrennbares Gerüst einer viergliedrigen Brücke, einmal mit Blick auf die Retentionsperlen, einmal umgedreht mit Blick in die Käppchen',
      },
    },
  },
  {
    id: 14,
    category: 2,
    urlName: 'die-model-full-arch',
    name: {
      en: 'Full-arch model with two dies',
      zh: '全牙弓模型（两颗可卸代型）',
      de: 'Ganzkiefermodell mit zwei Stümpfen',
    },
    summary: {
      en: 'Upper working model with two removable dies, printed flat on its base. Take the dies out and put them back. They seat at the same height each time.',
      zh: '上颌工作模型，带两个可卸代型，底座平放打印。代型反复插拔，每次就位高度一致。',
      de: 'Oberkiefer-Arbeitsmodell mit zwei herausnehmbaren Stümpfen, flach auf dem Sockel gedruckt. Sie können die Stümpfe herausnehmen und zurücksetzen; sie sitzen immer auf derselben Höhe.',
    },
    lookFor: [
      {
        en: 'Friction of the dies: firm to the touch, with no sideways play.',
        zh: '插拔代型，松紧适中，左右不晃。',
        de: 'Friktion der Stümpfe: spürbar fest, kein seitliches Spiel.',
      },
      {
        en: 'Preparation margins under a loupe or microscope.',
        zh: '放大镜或显微镜下看预备体边缘线。',
        de: 'Präparationsgrenzen unter Lupe oder Mikroskop.',
      },
      {
        en: 'The underside, which lies flat on the table without rocking.',
        zh: '底面平，放桌上不晃。',
        de: 'Die Unterseite, die plan auf dem Tisch liegt und nicht kippelt.',
      },
    ],
    material: 103,
    printer: 2,
    size: { width: 64, depth: 51, height: 24 },
    layerHeight: 50,
    printMinutes: 58,
    picture: {
      name: 'parts/dental-model',
      alt: {
        en: 'Printed working model with removable dies',
        zh: '带可卸代型的打印工作模型',
        de: 'Gedrucktes Arbeitsmodell mit herausnehmbaren Stümpfen',
      },
    },
  },
  {
    id: 29,
    category: 2,
    urlName: 'study-model-washed-in-water',
    name: { en: 'Study model, washed in water', zh: '研究模型（水洗）', de: 'Studienmodell, mit Wasser gewaschen' },
    summary: {
      en: 'Lower study model in Model WW UV, printed flat and washed in tap water. No isopropanol is needed.',
      zh: '下颌研究模型，Model WW UV 平放打印，自来水清洗，不用异丙醇。',
      de: 'Unterkiefer-Studienmodell aus Model WW UV, liegend gedruckt und mit Leitungswasser gewaschen, ganz ohne Isopropanol.',
    },
    lookFor: [
      {
        en: 'The surface: dry and not tacky, although it was washed in water only.',
        zh: '表面干爽，只用水洗也不发黏。',
        de: 'Die Oberfläche: trocken und nicht klebrig, obwohl nur mit Wasser gewaschen.',
      },
      {
        en: 'Fissures and gingival margins, free of white residue.',
        zh: '窝沟和龈缘没有白色残留。',
        de: 'Fissuren und Zahnfleischsaum ohne weiße Rückstände.',
      },
      {
        en: 'The underside, which lies flat on the table without rocking.',
        zh: '底面平，放桌上不晃。',
        de: 'Die Unterseite, die plan auf dem Tisch liegt und nicht kippelt.',
      },
    ],
    material: 105,
    printer: 6,
    size: { width: 64, depth: 51, height: 24 },
    layerHeight: 100,
    printMinutes: 33,
    picture: {
      name: 'parts/intraoral-scan',
      alt: {
        en: 'Intraoral scanner above a printed lower model',
        zh: '口内扫描仪下方的打印下颌模型',
        de: 'Intraoralscanner über einem gedruckten Unterkiefermodell',
      },
    },
  },
  {
    id: 15,
    category: 2,
    urlName: 'aligner-stage-model',
    name: { en: 'Aligner model with aligner', zh: '隐形矫治压膜模型', de: 'Alignermodell mit Folie' },
    summary: {
      en: 'Hollow stage model with an aligner thermoformed over it and trimmed. A full platform of these models takes as long as one. Pictured without the aligner.',
      zh: '空心分步模型，附压膜、切割好的矫治器。整层曝光，打满一版和打一个用时相同。图中未放矫治器。',
      de: 'Hohles Modell eines Behandlungsschritts mit darüber tiefgezogenem und beschnittenem Aligner. Eine volle Plattform dauert so lange wie ein einzelnes Modell. Im Bild ohne Aligner.',
    },
    lookFor: [
      {
        en: 'The aligner lifts off and snaps back; the gingival edges of the model stay sharp.',
        zh: '矫治器取下再卡回，模型龈缘仍清晰。',
        de: 'Der Aligner lässt sich abnehmen und rastet wieder ein; die Zahnfleischränder des Modells bleiben scharf.',
      },
      {
        en: 'The marked trim line and the case number in the base.',
        zh: '模型上的切割线标记和底座上的病例号。',
        de: 'Die angezeichnete Schnittlinie und die Fallnummer im Sockel.',
      },
      {
        en: 'Walls of 2 mm with a drain opening, and no wet resin inside.',
        zh: '壁厚 2 mm，有排液孔，内腔没有湿树脂。',
        de: 'Wände von 2 mm mit Ablauföffnung, innen kein flüssiges Resin.',
      },
    ],
    material: 104,
    printer: 4,
    size: { width: 63, depth: 52, height: 22 },
    layerHeight: 100,
    printMinutes: 34,
    picture: {
      name: 'parts/arch-aligner',
      alt: {
        en: 'Printed thermoforming model of a full arch',
        zh: '打印的全牙弓压膜模型',
        de: 'Gedrucktes Tiefziehmodell eines ganzen Kiefers',
      },
    },
  },
  {
    id: 16,
    category: 2,
    urlName: 'gingiva-mask-on-model',
    name: {
      en: 'Gingiva mask on a model section',
      zh: '单颗种植位人工牙龈（带模型段）',
      de: 'Gingivamaske auf einem Modellsegment',
    },
    summary: {
      en: 'Flexible mask around one implant site, sent with the model section it snaps onto. It shows how thin an emergence profile can be printed without tearing. Pictured on a full arch.',
      zh: '单个种植位点的弹性人工牙龈，附模型段，可卡入就位。看穿龈边缘多薄还不撕裂。图为全牙弓模型。',
      de: 'Elastische Maske um ein Implantat, geliefert mit dem Modellsegment, auf dem sie einrastet. Sie zeigt, wie dünn sich ein Emergenzprofil drucken lässt, ohne einzureißen. Im Bild auf einem ganzen Kiefer.',
    },
    lookFor: [
      {
        en: 'Pull the mask off over the undercut: it returns to its shape at once.',
        zh: '过倒凹取下人工牙龈，马上回弹。',
        de: 'Die Maske über den Unterschnitt abziehen: Sie stellt sich sofort zurück.',
      },
      {
        en: 'The 0.4 mm edge around the lab analog.',
        zh: '替代体周围 0.4 mm 的薄边缘。',
        de: 'Der 0,4 mm dünne Rand um das Laboranalog.',
      },
      {
        en: 'Two half-papillae that close up against the neighboring teeth.',
        zh: '两侧半个龈乳头与邻牙贴合。',
        de: 'Zwei halbe Papillen, die dicht an den Nachbarzähnen anliegen.',
      },
    ],
    material: 113,
    printer: 1,
    size: { width: 26, depth: 16, height: 12 },
    layerHeight: 50,
    printMinutes: 32,
    picture: {
      name: 'parts/gingiva-model',
      alt: {
        en: 'Pink gingiva mask on a model',
        zh: '模型上的粉色人工牙龈',
        de: 'Rosa Gingivamaske auf einem Modell',
      },
    },
  },
  {
    id: 17,
    category: 3,
    urlName: 'upper-denture-base',
    name: { en: 'Upper denture base', zh: '上颌义齿基托', de: 'Oberkiefer-Prothesenbasis' },
    summary: {
      en: 'Full upper base with tooth sockets in standard pink. The palate is left as printed, the buccal side is polished.',
      zh: '标准粉色上颌全口义齿基托，带牙窝。腭侧保留打印原样，唇颊侧已抛光。',
      de: 'Basis einer Oberkiefer-Totalprothese mit Kavitäten in Standardrosa. Der Gaumen ist unbearbeitet, die vestibuläre Seite poliert.',
    },
    lookFor: [
      {
        en: 'The palate held against a straight edge: no warp along the post dam.',
        zh: '直尺靠腭部，后堤区不翘。',
        de: 'Der Gaumen am Lineal: kein Verzug entlang der dorsalen Abdämmung.',
      },
      {
        en: 'Tooth sockets with sharp outlines, ready for the tooth arch, which is a separate sample.',
        zh: '牙窝清晰，可与“连排人工牙”样件试装。',
        de: 'Scharf begrenzte Kavitäten, passend zum Zahnkranz, den es als eigenes Muster gibt.',
      },
      {
        en: 'The intaglio, which keeps the fine texture of the scanned mucosa.',
        zh: '组织面有口扫下来的黏膜细节。',
        de: 'Die Basalfläche mit der feinen Struktur der gescannten Schleimhaut.',
      },
    ],
    material: 106,
    printer: 2,
    size: { width: 62, depth: 56, height: 27 },
    layerHeight: 100,
    printMinutes: 46,
    picture: {
      name: 'parts/denture-base',
      alt: {
        en: 'Pink upper denture base with empty tooth sockets',
        zh: '粉色上颌义齿基托，带空牙窝',
        de: 'Rosa Oberkiefer-Prothesenbasis mit leeren Kavitäten',
      },
    },
  },
  {
    id: 18,
    category: 3,
    urlName: 'denture-tooth-arch',
    name: { en: 'Denture tooth arch', zh: '连排人工牙', de: 'Zahnkranz für Prothesen' },
    summary: {
      en: 'Upper arch of 14 joined teeth in shade A2 that drops into a printed base in one piece. Left half as printed, right half stained and polished.',
      zh: '上颌 14 颗相连的人工牙，A2 色，整排装入打印基托。左半保留打印原样，右半外染并抛光。',
      de: 'Zahnkranz für den Oberkiefer aus 14 verbundenen Zähnen in A2, der als Ganzes in die gedruckte Basis eingeklebt wird. Linke Hälfte unbearbeitet, rechte charakterisiert und poliert.',
    },
    lookFor: [
      {
        en: 'Separation between the anterior teeth, although they are joined at the neck.',
        zh: '前牙颈部相连，邻间隙清楚，看着是一颗一颗的。',
        de: 'Die Separation der Frontzähne, obwohl sie am Zahnhals verbunden sind.',
      },
      {
        en: 'Fissures of the molars on the untouched side.',
        zh: '未处理侧磨牙的窝沟形态。',
        de: 'Die Fissuren der Molaren auf der unbearbeiteten Seite.',
      },
      {
        en: 'The roughened basal side, prepared for bonding with liquid base resin.',
        zh: '盖嵴面已打毛，可用液态基托树脂粘接。',
        de: 'Die angeraute Basalseite, vorbereitet zum Einkleben mit flüssigem Basisresin.',
      },
    ],
    material: 107,
    printer: 2,
    size: { width: 58, depth: 46, height: 13 },
    layerHeight: 50,
    printMinutes: 52,
    picture: {
      name: 'parts/tooth-arch',
      alt: {
        en: 'Upper arch of 14 joined denture teeth',
        zh: '上颌 14 颗连续人工牙弓',
        de: 'Zahnkranz aus 14 verbundenen Prothesenzähnen für den Oberkiefer',
      },
    },
  },
  {
    id: 19,
    category: 3,
    urlName: 'partial-denture-framework-pattern',
    name: {
      en: 'Partial denture framework pattern',
      zh: '可摘局部义齿支架蜡型',
      de: 'Modellation für ein Modellgussgerüst',
    },
    summary: {
      en: 'Lower framework with lingual bar, four clasps and retention mesh, with the stabilizing bars that hold its shape until it is invested. Printed flat, 3 mm above the platform on supports.',
      zh: '下颌支架蜡型，舌杆、四个卡环、固位网，留着包埋前防变形的加强杆。平放打印，支撑高 3 mm。',
      de: 'Unterkiefergerüst mit Sublingualbügel, vier Klammern und Retentionsgitter sowie den Stützstegen, die es bis zum Einbetten in Form halten. Liegend gedruckt, auf 3 mm hohen Supports.',
    },
    lookFor: [
      {
        en: 'Clasp arms that taper evenly to the tip.',
        zh: '卡环臂向末端均匀变细。',
        de: 'Klammerarme, die sich gleichmäßig zur Spitze verjüngen.',
      },
      {
        en: 'Support bars of 2 mm across the arch; cut them off only after spruing.',
        zh: '跨弓支撑杆直径 2 mm，插完铸道再剪。',
        de: 'Stützstege von 2 mm quer über den Bogen; sie werden erst nach dem Anstiften abgetrennt.',
      },
      {
        en: 'The thinnest area, 0.35 mm, at the edge of the mesh.',
        zh: '固位网边缘最薄处，厚 0.35 mm。',
        de: 'Die dünnste Stelle, 0,35 mm, am Rand des Gitters.',
      },
    ],
    material: 102,
    printer: 2,
    size: { width: 62, depth: 48, height: 16 },
    layerHeight: 50,
    printMinutes: 46,
    picture: {
      name: 'parts/partial-denture-pattern',
      alt: {
        en: 'Green printed pattern of a partial denture framework',
        zh: '绿色打印可摘局部义齿支架蜡型',
        de: 'Grüne gedruckte Modellation eines Modellgussgerüsts',
      },
    },
  },
  {
    id: 20,
    category: 4,
    urlName: 'rigid-occlusal-splint',
    name: { en: 'Rigid occlusal splint', zh: '硬质咬合板', de: 'Harte Aufbissschiene' },
    summary: {
      en: 'Michigan splint with canine guidance, polished to high shine, on the model it was designed for. It seats with light finger pressure.',
      zh: '带尖牙引导的密歇根型咬合板，抛至高光，附模型。手指一压就位。',
      de: 'Michigan-Schiene mit Eckzahnführung, auf Hochglanz poliert, samt dem Modell, für das sie konstruiert wurde. Sie sitzt unter leichtem Fingerdruck.',
    },
    lookFor: [
      {
        en: 'Seat on the model: press left and right in turn; it does not rock.',
        zh: '模型上就位，左右轮流按，不晃。',
        de: 'Sitz auf dem Modell: abwechselnd links und rechts drücken, nichts schaukelt.',
      },
      {
        en: 'Print read through the splint: clear, with no white haze.',
        zh: '隔着咬合板看字，清晰不发雾。',
        de: 'Text, durch die Schiene gelesen: klar, ohne weißen Schleier.',
      },
      {
        en: 'A spot ground with a carbide bur near the second molar: dry, without smearing.',
        zh: '第二磨牙处有一块车针调磨面，干净不发黏。',
        de: 'Eine mit der Hartmetallfräse beschliffene Stelle am zweiten Molaren: trocken, nicht verschmiert.',
      },
    ],
    material: 108,
    printer: 5,
    size: { width: 64, depth: 54, height: 15 },
    layerHeight: 100,
    printMinutes: 26,
    picture: {
      name: 'parts/splint',
      alt: {
        en: 'Transparent printed occlusal splint',
        zh: '透明打印咬合板',
        de: 'Transparente gedruckte Aufbissschiene',
      },
    },
  },
  {
    id: 21,
    category: 4,
    urlName: 'surgical-guide-two-sites',
    name: { en: 'Surgical guide for two implants', zh: '双种植位导板', de: 'Bohrschablone für zwei Implantate' },
    summary: {
      en: 'Tooth-supported guide with two pressed-in sleeves and inspection windows, with its model section. Printed on a chairside printer, for demonstration on the model only.',
      zh: '牙支持式导板，已压入两枚导环，带观察窗，附模型段。椅旁打印，仅供在模型上演示。',
      de: 'Zahngetragene Schablone mit zwei eingepressten Hülsen und Sichtfenstern, dazu das Modellsegment. Auf einem Praxisdrucker gedruckt, nur zur Vorführung am Modell.',
    },
    lookFor: [
      {
        en: 'The windows: tooth and guide meet without a gap.',
        zh: '从观察窗看，牙面与导板没有间隙。',
        de: 'Die Sichtfenster: Zahn und Schablone liegen spaltfrei aneinander.',
      },
      {
        en: 'Sleeves that sit flush and firm without adhesive.',
        zh: '导环不用胶，平齐、稳固。',
        de: 'Hülsen, die bündig und fest sitzen, ohne Klebstoff.',
      },
      {
        en: 'Walls of 2.5 mm between the sites that do not flex.',
        zh: '两位点间壁厚 2.5 mm，受力不变形。',
        de: 'Wände von 2,5 mm zwischen den Bohrstellen, die nicht federn.',
      },
    ],
    material: 111,
    printer: 6,
    size: { width: 56, depth: 48, height: 13 },
    layerHeight: 100,
    printMinutes: 22,
    picture: {
      name: 'parts/surgical-guide',
      alt: {
        en: 'Transparent surgical guide with drill sleeves',
        zh: '带导环的透明种植导板',
        de: 'Transparente Bohrschablone mit Hülsen',
      },
    },
  },
  {
    id: 22,
    category: 4,
    urlName: 'indirect-bonding-tray',
    name: { en: 'Indirect bonding tray', zh: '间接粘接托盘', de: 'Übertragungstray für Brackets' },
    summary: {
      en: 'Segment tray for six upper anterior teeth, loaded with six practice brackets, and a model to try the transfer on without adhesive. It ships in a light-tight bag because printed trays harden in light.',
      zh: '上颌六颗前牙分段托盘，装好六个练习用托槽，附模型，不用粘接剂就能练转移。托盘见光会变硬，用避光袋装。',
      de: 'Tray für das obere Frontzahnsegment, bestückt mit sechs Übungsbrackets, dazu ein Modell, auf dem sich die Übertragung ohne Adhäsiv üben lässt. Es kommt im lichtdichten Beutel, da gedruckte Trays bei Licht nachhärten.',
    },
    lookFor: [
      {
        en: 'Turn the tray over and shake it: the brackets stay in their pockets.',
        zh: '托盘倒过来轻甩，托槽不掉。',
        de: 'Tray umdrehen und schütteln: Die Brackets bleiben in ihren Taschen.',
      },
      {
        en: 'Roll it off from the lingual side; it bends without tearing.',
        zh: '从舌侧卷起取下，托盘弯而不裂。',
        de: 'Von lingual her abrollen: Es biegt sich, ohne einzureißen.',
      },
      {
        en: 'Edges that stop 1 mm short of the gingiva.',
        zh: '托盘边缘距龈缘 1 mm，不覆盖牙龈。',
        de: 'Ränder, die 1 mm vor der Gingiva enden.',
      },
    ],
    material: 114,
    printer: 2,
    size: { width: 46, depth: 24, height: 13 },
    layerHeight: 100,
    printMinutes: 24,
    picture: {
      name: 'parts/bonding-tray',
      alt: {
        en: 'Clear transfer tray with six brackets in their pockets, in front of a model of the upper front teeth',
        zh: '透明转移托盘，六个托槽位于槽窝内，后方为上颌前牙模型',
        de: 'Transparentes Übertragungstray mit sechs Brackets in ihren Taschen, dahinter das Modell der oberen Frontzähne',
      },
    },
  },
  {
    id: 23,
    category: 5,
    urlName: 'earbud-shell-pair',
    name: { en: 'Pair of earbud shells', zh: '耳机外壳一对', de: 'Ohrhörerschalen, ein Paar' },
    summary: {
      en: 'Left and right shell in transparent blue and red, each printed in one piece and lacquered. They are made to a tolerance of ±0.05 mm, so the faceplate fits without rework.',
      zh: '左右外壳各一，透明蓝和透明红，一体打印，已上光油。公差 ±0.05 mm，面板不用修，装上即可。',
      de: 'Linke und rechte Schale in Transparentblau und Transparentrot, einteilig gedruckt und lackiert. Gefertigt auf ±0,05 mm, damit die Faceplate ohne Nacharbeit passt.',
    },
    lookFor: [
      {
        en: 'The sound bore, printed through in one curve from the driver seat to the nozzle.',
        zh: '单元座到出音嘴的弯曲导声孔，一次打印成型。',
        de: 'Die Schallbohrung, in einem Bogen durchgehend vom Wandlersitz bis zum Schallröhrchen gedruckt.',
      },
      {
        en: 'Walls of 0.6 mm, even when held against a lamp.',
        zh: '壁厚 0.6 mm，对光看均匀。',
        de: 'Wände von 0,6 mm, im Gegenlicht gleichmäßig.',
      },
      {
        en: 'No support marks on any surface that touches the ear.',
        zh: '与耳部接触的表面无支撑痕。',
        de: 'Keine Supportansätze auf Flächen mit Ohrkontakt.',
      },
    ],
    material: 301,
    printer: 2,
    size: { width: 44, depth: 22, height: 20 },
    layerHeight: 50,
    printMinutes: 56,
    picture: {
      name: 'parts/hearing-aid-shells',
      alt: {
        en: 'Transparent shells, one red and one blue',
        zh: '透明红、透明蓝外壳各一',
        de: 'Zwei transparente Schalen, eine rot, eine blau',
      },
    },
  },
  {
    id: 24,
    category: 5,
    urlName: 'soft-ear-mould',
    name: { en: 'Soft ear mold', zh: '软质耳模', de: 'Weiche Otoplastik' },
    summary: {
      en: 'Translucent ear mold with a filter seat for noise protection, made from a scanned impression. For inspection only, because a mold seals only in the ear it was made from.',
      zh: '半透明防噪耳模，带滤芯座，按耳印模扫描数据制作。仅供观察；按他人耳印制作，您戴上会漏音。',
      de: 'Transluzente Otoplastik mit Filtersitz als Gehörschutz, gefertigt nach einer gescannten Abformung. Nur zur Ansicht: Sie dichtet nur in dem Ohr ab, von dem die Abformung stammt.',
    },
    lookFor: [
      {
        en: 'The sealing lip of 0.5 mm: fold it over, it springs back.',
        zh: '0.5 mm 密封唇边，翻折后回弹。',
        de: 'Die Dichtlippe von 0,5 mm: Umgestülpt federt sie zurück.',
      },
      {
        en: 'Shore A 60 between the fingers, firm enough to be inserted, soft enough to follow the jaw.',
        zh: '邵氏 60A，手捏试软硬：插得进耳道，张嘴闭嘴都贴合。',
        de: 'Shore A 60 zwischen den Fingern: fest genug zum Einsetzen, weich genug für die Kieferbewegung.',
      },
      {
        en: 'The lacquered surface, dry and not tacky.',
        zh: '光油表面干爽不发黏。',
        de: 'Die lackierte Oberfläche, trocken und nicht klebrig.',
      },
    ],
    material: 302,
    printer: 1,
    size: { width: 24, depth: 19, height: 26 },
    layerHeight: 50,
    printMinutes: 62,
    picture: {
      name: 'parts/ear-mould',
      alt: {
        en: 'Pair of translucent soft ear molds: one shows the filter seat, the other the canal with its sealing lip',
        zh: '一对半透明软质耳模：一只露出滤芯座，另一只露出带密封唇边的耳道部分',
        de: 'Zwei weiche, transluzente Otoplastiken: die eine mit Blick auf den Filtersitz, die andere auf den Gehörgangszapfen mit Dichtlippe',
      },
    },
  },
  {
    id: 25,
    category: 5,
    urlName: 'insole-shell-three-quarter',
    name: { en: 'Three-quarter insole shell', zh: '四分之三矫形鞋垫', de: 'Dreiviertel-Einlagenschale' },
    summary: {
      en: 'Stiff insole shell with a lattice under the heel, printed standing on its long edge. One half is covered with foam, the other is left bare.',
      zh: '硬质足弓托，足跟为点阵，长边朝下立着打。一半覆泡棉，一半保留打印原样。',
      de: 'Steife Einlagenschale mit Gitter unter der Ferse, auf der Längskante stehend gedruckt. Eine Hälfte ist mit Schaumstoff bezogen, die andere unbezogen.',
    },
    lookFor: [
      {
        en: 'Press on the arch: it flexes a few millimeters and springs back.',
        zh: '按足弓处，下沉几毫米再回弹。',
        de: 'Auf das Längsgewölbe drücken: Es gibt einige Millimeter nach und federt zurück.',
      },
      {
        en: 'Lattice struts of 2 mm at the heel, free of resin in the cells.',
        zh: '足跟点阵杆径 2 mm，孔里没有残留树脂。',
        de: 'Gitterstege von 2 mm an der Ferse, die Zellen frei von Resin.',
      },
      {
        en: 'The edge, ground on one side and as printed on the other.',
        zh: '边缘一侧打磨，一侧保留原样。',
        de: 'Die Kante, auf einer Seite beschliffen, auf der anderen wie gedruckt.',
      },
    ],
    material: 303,
    printer: 10,
    size: { width: 176, depth: 72, height: 34 },
    layerHeight: 100,
    printMinutes: 155,
    picture: {
      name: 'parts/insole',
      alt: { en: 'Printed insole shell', zh: '打印的足弓托', de: 'Gedruckte Einlagenschale' },
    },
  },
  {
    id: 26,
    category: 6,
    urlName: 'filigree-ring-patterns',
    name: { en: 'Three filigree ring patterns', zh: '花丝戒指蜡型三枚', de: 'Drei filigrane Ringmodelle' },
    summary: {
      en: 'A pavé ring, a braided band and an openwork ring in castable resin, still on part of their supports. For inspection only, because patterns to be cast have to be invested within two days of printing.',
      zh: '密钉镶戒、编织纹戒、镂空戒各一枚，铸造树脂打印，留着部分支撑。仅供查看；要铸造的蜡型，打印后两天内灌浆。',
      de: 'Ein Pavéring, ein geflochtener Reif und ein durchbrochener Ring aus ausbrennbarem Resin, teils noch auf den Supports. Nur zur Ansicht: Modelle für den Guss sind binnen zwei Tagen nach dem Druck einzubetten.',
    },
    lookFor: [
      {
        en: 'Stone seats from 1 mm that are open to the bottom.',
        zh: '1 mm 起的石位通透到底。',
        de: 'Steinsitze ab 1 mm, bis zum Grund offen.',
      },
      {
        en: 'Wires of 0.25 mm that run straight between two nodes.',
        zh: '0.25 mm 细线在两节点间平直，不下垂。',
        de: 'Drähte von 0,25 mm, die zwischen zwei Knoten gerade verlaufen.',
      },
      {
        en: 'Where the supports stood: small dots inside the band, none on the outside.',
        zh: '支撑点只在戒圈内侧，外侧无痕。',
        de: 'Die Supportstellen: kleine Punkte an der Ringinnenseite, außen keine.',
      },
    ],
    material: 207,
    printer: 13,
    size: { width: 70, depth: 22, height: 28 },
    layerHeight: 30,
    printMinutes: 119,
    picture: {
      name: 'parts/ring-patterns',
      alt: {
        en: 'Three blue ring patterns, two of them on their supports',
        zh: '三件蓝色戒指蜡型，其中两件带支撑',
        de: 'Drei blaue Ringmodelle, zwei davon auf ihren Supports',
      },
    },
  },
  {
    id: 27,
    category: 6,
    urlName: 'unpainted-figure',
    name: { en: 'Unpainted figure', zh: '未涂装手办', de: 'Unbemalte Figur' },
    summary: {
      en: 'Hollow knight on a base in matte gray, supports removed, nothing sanded. The front was printed away from the supports, the back toward them. Compare the two.',
      zh: '哑光灰色空心骑士手办，带底座，已去支撑，未打磨。正面没有支撑，背面有，两面对着看。',
      de: 'Hohle Ritterfigur mit Sockel in mattem Grau, Supports entfernt, nichts geschliffen. Die Vorderseite lag beim Druck von den Supports abgewandt, die Rückseite ihnen zugewandt: ein direkter Vergleich.',
    },
    lookFor: [
      {
        en: 'Helm, mail and gauntlets in raking light: edges are sharp, layer lines faint.',
        zh: '侧光看头盔、锁子甲、护手，棱线清晰，层纹浅。',
        de: 'Helm, Kettenhemd und Handschuhe im Streiflicht: scharfe Kanten, kaum sichtbare Schichtlinien.',
      },
      {
        en: 'Support marks on the back, as they look before sanding with 400 grit.',
        zh: '背面的支撑痕，400 目砂纸打磨前的样子。',
        de: 'Supportansätze am Rücken, wie sie vor dem Schleifen mit Körnung 400 aussehen.',
      },
      {
        en: 'The drain hole under the foot, and walls of 2.5 mm behind it.',
        zh: '脚底排液孔，壁厚 2.5 mm。',
        de: 'Das Ablaufloch unter dem Fuß und die Wandstärke von 2,5 mm dahinter.',
      },
    ],
    material: 201,
    printer: 9,
    size: { width: 40, depth: 40, height: 100 },
    layerHeight: 50,
    printMinutes: 395,
    picture: {
      name: 'parts/figure',
      alt: {
        en: 'Gray figure of a knight with plumes and a sword, from the front and from behind',
        zh: '灰色骑士手办的正面与背面，头盔带羽饰，双手持剑',
        de: 'Graue Figur eines Ritters mit Federbusch und Schwert, von vorn und von hinten',
      },
    },
  },
  {
    id: 28,
    category: 6,
    urlName: 'texture-plate',
    name: { en: 'Plate with eight textures', zh: '八种纹理样板', de: 'Platte mit acht Texturen' },
    summary: {
      en: 'Beige plate with eight fields: leather, linen, brushed, grain in two depths, honeycomb, ribs and lettering. Each field carries its depth in micrometers, for use as a reference in design reviews.',
      zh: '米色样板分八格：皮革、亚麻、拉丝、深浅两种咬花、蜂窝、条纹、文字。每格标有深度（µm），方便沟通方案。',
      de: 'Beige Platte mit acht Feldern: Leder, Leinen, gebürstet, Narbung in zwei Tiefen, Waben, Rippen und Schrift. Jedes Feld trägt seine Tiefe in Mikrometern und dient als Referenz bei der Abstimmung.',
    },
    lookFor: [
      {
        en: 'Lettering with strokes of 0.15 mm, raised and engraved.',
        zh: '笔画 0.15 mm 的凸字与刻字。',
        de: 'Schrift mit 0,15 mm Strichbreite, erhaben und vertieft.',
      },
      {
        en: 'The shallow grain, 60 µm deep: two layers are enough to be felt.',
        zh: '浅咬花深 60 µm，只有两层，手摸得出来。',
        de: 'Die flache Narbung mit 60 µm Tiefe: Zwei Schichten genügen, um sie zu fühlen.',
      },
      {
        en: 'The brushed field, turned against the light to find the layer steps.',
        zh: '拉丝区对着光转，看有没有层纹。',
        de: 'Das gebürstete Feld, gegen das Licht gedreht, um Schichtstufen zu suchen.',
      },
    ],
    material: 202,
    printer: 10,
    size: { width: 80, depth: 60, height: 6 },
    layerHeight: 30,
    printMinutes: 248,
    picture: {
      name: 'parts/texture-plate',
      alt: {
        en: 'Beige printed plate with eight textured fields, the depth of each engraved below it',
        zh: '米色打印样板，八格纹理，每格下方刻有深度',
        de: 'Beige gedruckte Platte mit acht Texturfeldern, darunter jeweils die Tiefe eingraviert',
      },
    },
  },
];
