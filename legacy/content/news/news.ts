import type { NewsRecord } from './record.ts';

export const news: NewsRecord[] = [
  {
    id: 131,
    type: 'news',
    title: {
      en: 'Design center takes on fixed, removable, implant and orthodontic cases',
      zh: '设计中心承接固定、活动、种植与正畸病例设计',
    },
    summary: {
      en: 'More than 200 designers now work on cases for labs and practices. Restorative designs come back within 6 h, orthodontic ones within one business day.',
      zh: '200 多名设计师承接义齿加工厂和诊所的病例，修复类 6 小时内交付，正畸类 1 个工作日。',
    },
    localizedSummaries: {
      de: {
        title: 'Designzentrum nimmt festsitzenden und herausnehmbaren Zahnersatz, Implantat- und KFO-Fälle an',
        summary:
          'Über 200 CAD-Techniker konstruieren für Labore und Praxen. Zahnersatz ist nach 6 h zurück, Kieferorthopädie nach einem Arbeitstag.',
      },
    },
    content: {
      en: '<p>Starting today, labs and practices can send design work to our design center and print the result on their own printers. More than 200 designers work there. About 30% of them have been designing for five years or longer, 10% for ten years or longer.</p><h2>What you can order</h2><ul><li><strong>Fixed:</strong> crowns, bridges and temporaries, with margin and contacts as agreed.</li><li><strong>Removable:</strong> partial denture frameworks, full dentures with base and teeth as separate files.</li><li><strong>Implant:</strong> models with analog seats, surgical guides, temporary crowns for the healing phase.</li><li><strong>Orthodontic:</strong> setups and sets of numbered aligner models.</li></ul><h2>How long it takes</h2><p>A designer answers a new order within 30 min. Fixed, removable and implant designs are delivered within 6 h, in urgent cases within 2 h. Orthodontic designs take up to 24 h, which is one business day. The clock starts when the data is complete. If something is missing, we ask right away.</p><h2>What we need from you</h2><p>Send both arches and the bite, name the material and the printer, and note any patient preferences. For a partial denture, add a photo of the marked model, because the scan does not show which undercut you intend to use.</p><p>A second designer checks every file before it goes out. You get an open file, arranged for your printer, so you can still edit it.</p><p>See the <a href="/services/design">design service</a> page for how to order.</p>',
      zh: '<p>即日起，义齿加工厂和诊所可以把设计交给我们的设计中心，再用自己的设备打印。中心有 200 多名设计师，约 30% 从业五年以上，10% 从业十年以上。</p><h2>承接范围</h2><ul><li><strong>固定修复：</strong>冠、桥及临时修复体，边缘和邻接按约定参数设计。</li><li><strong>活动修复：</strong>可摘局部义齿支架；全口义齿，基托与牙列分开出文件。</li><li><strong>种植：</strong>带替代体孔位的模型、种植导板、愈合期临时冠。</li><li><strong>正畸：</strong>排牙方案及带编号的隐形矫治系列模型。</li></ul><h2>交付时间</h2><p>下单后 30 分钟内由设计师响应。固定、活动和种植类设计 6 小时内交付，加急 2 小时；正畸类最长 24 小时，即 1 个工作日。时间从资料齐全算起；缺什么，我们马上联系您补。</p><h2>需要提供的资料</h2><p>上、下颌及咬合扫描数据，所用材料和打印机型号；患者如有特殊要求，请一并注明。可摘局部义齿病例请附上已画线模型的照片，因为仅凭扫描数据无法判断您打算利用哪一处倒凹。</p><p>每份设计交付前均由另一位设计师复核。文件为开放格式，并已按您指定的打印机排版，您仍可自行修改。</p><p>下单方式见<a href="/services/design">设计服务</a>页面。</p>',
    },
    publishTime: '2022-09-06',
    tags: ['service', 'orthodontics'],
    products: [],
    picture: {
      name: 'scenes/case-desk',
      alt: {
        en: 'Screen with a case in Blueprint, models in two trays beside it',
        zh: '屏幕上是 Blueprint 里的病例，旁边两个托盘放着模型',
      },
    },
  },
  {
    id: 132,
    type: 'news',
    title: {
      en: 'Model TF UV 2.0: a model resin for thermoforming',
      zh: 'Model TF UV 2.0 发布：耐热压膜模型树脂',
    },
    summary: {
      en: 'The new resin for thermoforming models has a heat deflection temperature of 112 °C and prints in layers of 100 or 150 µm.',
      zh: '新款压膜模型树脂热变形温度为 112 °C，支持 100 µm 和 150 µm 两种层厚。',
    },
    localizedSummaries: {
      de: {
        title: 'Model TF UV 2.0: Modellresin fürs Tiefziehen',
        summary:
          'Das neue Resin für Tiefziehmodelle hat eine Wärmeformbeständigkeit von 112 °C und druckt in Schichten von 100 oder 150 µm.',
      },
    },
    content: {
      en: '<p>During thermoforming, the surface of the model is hot and under load at the same time. If the resin yields, the aligner does not fit. Model TF UV 2.0 was made to withstand this.</p><h2>The figures</h2><ul><li>Heat deflection temperature: 112 °C</li><li>Flexural modulus: 2720 MPa</li><li>Viscosity: 360 mPa·s, so that hollow models drain quickly</li><li>Layer heights: 100 and 150 µm</li><li>Sheets of 0.5 to 0.8 mm come off without a separating agent</li></ul><h2>From print to sheet</h2><p>Wash the models in two baths of isopropanol (at least 95%), 2 min each, and let them dry for 10 min with the openings facing down. Then cure for 8 min in <a href="/hardware/ultraCraft-cure">UltraCraft Cure</a>. Do not shorten this step: the resin reaches its heat resistance only when it is fully cured, and you cannot tell by looking at a model that was taken out early.</p><p>Hollow models need walls of at least 2 mm and an opening to drain. Each model is meant for one sheet, because forming wears the edges.</p><h2>Limits</h2><p>Margins wear faster than on Model HP UV 2.0. Keep using that resin for dies and working models.</p><p>Model TF UV 2.0 comes in white and blue gray. The printers with tested parameters are listed in the <a href="/material/0-all">material finder</a>. You can <a href="/material/bm">request a printed sample</a> free of charge and try it with your own sheets.</p>',
      zh: '<p>隐形矫治器准不准，看膜片下面的模型。压膜时模型又受热又受力，树脂一变形，贴合就差，而且每一步都差。Model TF UV 2.0 就是为压膜开发的。</p><h2>主要参数</h2><ul><li>热变形温度：112 °C</li><li>弯曲模量：2720 MPa</li><li>黏度：360 mPa·s，空心模型排液快</li><li>层厚：100 µm、150 µm</li><li>0.5–0.8 mm 膜片无需分离剂即可取下</li></ul><h2>从打印到压膜</h2><p>用异丙醇（≥ 95%）清洗两次，每次 2 分钟；开口朝下静置干燥 10 分钟；再用 <a href="/hardware/ultraCraft-cure">UltraCraft Cure</a> 固化 8 分钟。固化时间不可缩短：树脂充分固化后才具备标称耐热性，而提前取出的模型从外观上看不出差别。</p><p>空心模型壁厚不小于 2 mm，并须设计排液孔。每个模型只压一张膜片；第一次压膜后边缘已有磨损，再压第二张会影响精度。</p><h2>不适用的场合</h2><p>其边缘耐磨性低于 Model HP UV 2.0，制作代型和工作模型仍应选用后者。</p><p>Model TF UV 2.0 有白色和蓝灰色可选，已完成参数验证的机型见<a href="/material/0-all">材料库</a>。您也可以<a href="/material/bm">免费申请打印样件</a>，用自己的膜片试压。</p>',
    },
    publishTime: '2023-04-18',
    tags: ['material', 'orthodontics'],
    products: [1, 2, 8],
    picture: {
      name: 'parts/aligner-set',
      alt: { en: 'Three clear aligners', zh: '三副隐形矫治器' },
    },
  },
  {
    id: 133,
    type: 'news',
    title: {
      en: 'UltraCraft A3D: automatic part removal and refill',
      zh: 'UltraCraft A3D 发布：自动打印、取件与补料',
    },
    summary: {
      en: 'The A3D releases a finished part in 90 s and refills its tray in 150 s, so jobs run back to back without a technician at the printer.',
      zh: 'A3D 取件 90 秒，补料 150 秒，任务连续打印，无需值守。',
    },
    localizedSummaries: {
      de: {
        title: 'UltraCraft A3D: Teile automatisch entnehmen, Resin automatisch nachfüllen',
        summary:
          'Der A3D entnimmt ein fertiges Teil in 90 s und füllt die Wanne in 150 s nach. So folgt ein Druckauftrag auf den anderen, ohne dass jemand am Drucker steht.',
      },
    },
    content: {
      en: '<p>In most labs, a printer is idle longer than it prints. It finishes at eight in the evening, and the next job starts when someone comes in. The <a href="/hardware/A3D">UltraCraft A3D</a> closes this gap.</p><h2>Automatic functions</h2><ul><li><strong>Release:</strong> AutoPart lifts a part off the platform within 90 s and sets it down on a rack. The supports stay on it until it has been washed.</li><li><strong>Refill:</strong> before each job a sensor checks whether the resin will last. If not, the tray is filled up within 150 s.</li><li><strong>Queue:</strong> jobs with the same resin run one after another, in the order that you set.</li></ul><p>Two joined light engines expose a build volume of 159 × 144 × 110 mm. Wavelength, pixel and accuracy are those of the <a href="/hardware/A2D">A2D</a>, so fit settings that work there remain valid.</p><h2>Resin for several machines</h2><p>Starting in December, the <a href="/hardware/resin-station">Resin Station</a> can take the place of the bottle in the printer. It holds 20 L and feeds up to four printers, which then all work from the same lot. Nobody opens a bottle during the shift.</p><h2>Manual steps</h2><p>You still wash and cure by hand, and you change resins by hand, because tray, film and hose belong to one material. We recommend keeping the printer for the resin you use most, usually the model resin, and printing the rest elsewhere.</p><p>To check the surface first, <a href="/material/bm">request a sample</a>.</p>',
      zh: '<p>多数义齿加工厂的打印机闲着的时间比干活的时间长，晚上八点打完，下一个任务要等第二天有人上班。<a href="/hardware/A3D">UltraCraft A3D</a> 把这段时间用起来。</p><h2>不用人工的步骤</h2><ul><li><strong>取件：</strong>AutoPart 在 90 秒内将打印件从平台取下并放入料架，支撑保留至清洗之后再去除。</li><li><strong>补料：</strong>每次任务前由传感器判断余料是否够用，不足时在 150 秒内补满料槽。</li><li><strong>排队：</strong>使用同一种树脂的任务按设定顺序依次打印。</li></ul><p>双光机拼接，成型尺寸为 159 × 144 × 110 mm。波长、像素和 XY 定位与 <a href="/hardware/A2D">A2D</a> 一致，在 A2D 上调好的贴合参数接着用。</p><h2>多台设备集中供料</h2><p>自 12 月起，可用<a href="/hardware/resin-station">供料站</a>代替机内料瓶。供料站容量 20 L，最多可为四台打印机供料，各台设备使用同一批次树脂，当班期间无需开瓶添料。</p><h2>仍要人工的步骤</h2><p>清洗和固化是单独的工序。换树脂也要人工，料槽、离型膜、软管都是一料一套。建议这台机固定打用量最大的树脂（通常是模型树脂），其余树脂用别的机器打。</p><p>如需先了解表面质量，可<a href="/material/bm">申请样件</a>。</p>',
    },
    publishTime: '2023-11-14',
    tags: ['product'],
    products: [5, 36],
    picture: {
      name: 'products/A3D',
      alt: { en: 'UltraCraft A3D printer', zh: 'UltraCraft A3D 打印机' },
    },
  },
  {
    id: 134,
    type: 'news',
    title: {
      en: 'Congress report: questions on printed ear shells',
      zh: '展会报道：听力设备厂商关于打印外壳的三个问题',
    },
    summary: {
      en: 'Visitors at a hearing care congress asked about tolerance, wall thickness and time to launch. Here are our answers.',
      zh: '三天的听力设备大会，约 240 位观众到展位交流，提问集中于三个问题。',
    },
    localizedSummaries: {
      de: {
        title: 'Vom Kongress: Fragen zu gedruckten Ohrschalen',
        summary:
          'Auf einem Kongress der Hörakustik ging es um Toleranz, Wandstärke und die Zeit bis zur Markteinführung. Hier sind unsere Antworten.',
      },
    },
    content: {
      en: '<p>At a congress for hearing care in November we showed ear shells printed in one piece, from the raw print to the lacquered part. We talked to about 240 visitors at the booth, most of them from production and quality. Three questions came up again and again.</p><h2>Does the tolerance hold in production?</h2><p>The shells at the booth were printed to ±0.05 mm. In production, this depends less on the printer than on resin temperature, the age of the wash bath and the time between washing and curing. Our largest customer in this field runs more than 100 printers and makes over a million pieces a month. The tolerance holds there because every machine prints a test piece at the start of the shift.</p><h2>How thin can a wall be?</h2><p>With Hearable Clear UV, walls start at 0.6 mm. Thinner ones can be printed but break when the face plate is pressed in. Visitors were free to try it on a box of samples; the box was empty by the second day.</p><h2>How long does a new product take?</h2><p>With injection molds, it commonly takes eight months from the design to the first delivery. Printing shortens this to about two, because nobody waits for a mold and the shape can change until the last week.</p><h2>Takeaways</h2><ul><li>Many ask for colored shells that tell left from right. Hearable Clear UV already comes in transparent red and blue.</li><li>Several would like automatic measurement of shells. We are working on a scan-based report.</li></ul><p>More about the process: <a href="/application/hearables/tws">wireless earbuds</a>, <a href="/application/hearables/hifi">in-ear monitors</a>. See the <a href="/aboutUs/events">event calendar</a> for our next trade shows.</p>',
      zh: '<p>11 月，我们在一场听力设备大会上展出一体打印的耳机外壳，从打印原件到上光油的成品都有。约 240 位观众到展位交流，多来自生产和质量部门，问得最多的是下面三个问题。</p><h2>批量生产，公差稳不稳？</h2><p>展出外壳的尺寸公差为 ±0.05 mm。批量能不能稳住，主要看周边条件：树脂温度、清洗液多久一换、清洗到固化隔多久。我们在这一行最大的客户有 100 多台打印机，月产超过 100 万件，每台机开班先打一个检测件，公差就这样稳住的。</p><h2>壁厚最薄做到多少？</h2><p>Hearable Clear UV 壁厚从 0.6 mm 起。再薄也能打，但压装面板容易裂。我们带了一盒样件给观众试压，第二天就压完了。</p><h2>新品多久能上市？</h2><p>开注塑模具，从设计到首批交付一般八个月。打印约两个月，不用等模具，外形最后一周还能改。</p><h2>观众的需求</h2><ul><li>不少观众希望用颜色区分左右耳。Hearable Clear UV 已有透明红和透明蓝两种颜色。</li><li>多家厂商希望自动检测外壳尺寸。我们正在开发基于扫描数据的检测报告。</li></ul><p>工艺详情见<a href="/application/hearables/tws">真无线耳机</a>和<a href="/application/hearables/hifi">定制入耳式耳机</a>页面，后续参展计划见<a href="/aboutUs/events">活动日程</a>。</p>',
    },
    publishTime: '2023-11-21',
    tags: ['trade-show', 'hearables'],
    products: [2],
    picture: {
      name: 'parts/hearing-aid-shells',
      alt: { en: 'Transparent printed ear shells, one red and one blue', zh: '透明打印耳模外壳，红、蓝各一' },
    },
  },
  {
    id: 135,
    type: 'news',
    title: {
      en: 'Internal study: partial denture wax-up in 35 minutes of work instead of 80+',
      zh: '内部研究：可摘局部义齿蜡型，人工用时由 80 多分钟缩短到 35 分钟',
    },
    summary: {
      en: 'Three technicians made 24 frameworks twice, in wax and as a print. We timed the working steps and checked the fit on the model.',
      zh: '三名技师将 24 副支架各做两次，手工雕蜡与设计打印各一次，记录各步人工用时，并在模型上检查密合度。',
    },
    localizedSummaries: {
      de: {
        title: 'Interner Vergleich: Modellgussmodellation in 35 statt über 80 Minuten',
        summary:
          'Drei Fachkräfte haben 24 Gerüste zweimal modelliert, in Wachs und als Druck. Gemessen haben wir die Arbeitsschritte und die Passung auf dem Modell.',
      },
    },
    content: {
      en: '<p>Waxing up a partial denture by hand takes skill and time. We wanted to know how much time digital design really saves, and where the rest goes.</p><h2>Method</h2><p>Three technicians of our applications lab each made eight frameworks twice: by hand in wax on a duplicate model, and as a design printed in Cast UV 3.0 on an <a href="/hardware/A2D_4K">A2D 4K</a> in layers of 50 µm. All three had worked with the design software for more than a year. We counted only hands-on time; printing and curing ran unattended.</p><h2>Result</h2><ul><li>By hand: 80+ min on average, ranging from 71 to 102 min.</li><li>Digital: 35 min on average, ranging from 28 to 44 min. Design took 22 min, nesting 3 min, cleaning and supports 10 min.</li><li>On the model, 22 of 24 wax patterns and 21 of 24 printed ones seated without adjustment.</li></ul><h2>What went wrong</h2><p>Two printed patterns had to be remade because clasp tips had been designed thinner than 0.35 mm and broke off in the wash. The design template now keeps to that limit and to 2 mm for stabilizing bars. One pattern warped because it was left in the sun before investing.</p><h2>Limits of the study</h2><p>The sample is small, all cases came from one lab, and fit was judged on the model, not in the mouth. Beginners need longer: a trainee who was not part of the study took 58 min for a first framework.</p><p>The workflow step by step: <a href="/application/solution/waxUp">digital wax-up</a>.</p>',
      zh: '<p>可摘局部义齿蜡型是精细的手工活。我们想知道数字化设计能省多少时间，哪些环节又多花了时间。</p><h2>方法</h2><p>应用实验室的三名技师每人制作八副支架，每副做两次：一次在复制模型上手工雕蜡，一次设计后用 Cast UV 3.0 在 <a href="/hardware/A2D_4K">A2D 4K</a> 上打印，层厚 50 µm。三人使用设计软件均超过一年。只统计人工操作时间，打印和固化过程无人值守，不计在内。</p><h2>结果</h2><ul><li>手工：平均 80 多分钟，最短 71 分钟，最长 102 分钟。</li><li>数字化：平均 35 分钟，最短 28 分钟，最长 44 分钟；其中设计 22 分钟，排版 3 分钟，清洗和去支撑 10 分钟。</li><li>24 副手工蜡型中有 22 副、24 副打印蜡型中有 21 副无需调整即可在模型上就位。</li></ul><h2>出现的问题</h2><p>有两副打印蜡型的卡环尖设计厚度不足 0.35 mm，清洗时断裂，只能重做。此后设计模板已设下限：支架厚度不小于 0.35 mm，支撑杆不小于 2 mm。另有一副因包埋前受阳光照射而翘曲。</p><h2>研究的局限</h2><p>样本量小，病例均来自同一义齿加工厂，密合度仅在模型上评价，未经口内试戴。初学者用时更长：一名未参与研究的学员首次制作用了 58 分钟。</p><p>具体步骤见<a href="/application/solution/waxUp">数字化蜡型</a>页面。</p>',
    },
    publishTime: '2024-06-11',
    tags: ['research', 'material'],
    products: [2],
    picture: {
      name: 'parts/partial-denture-pattern',
      alt: {
        en: 'Printed green pattern of a partial denture framework',
        zh: '打印的绿色可摘局部义齿支架蜡型',
      },
    },
  },
  {
    id: 136,
    type: 'news',
    title: {
      en: 'StreamFlow plans across printers, and Ultra-Net logs the cause of every stop',
      zh: 'StreamFlow 支持多机排产，Ultra-Net 显示停机原因',
    },
    summary: {
      en: 'The spring release of the software assigns jobs by resin, layer height and due time, and records the cause of every stop.',
      zh: '软件春季版按树脂、层厚和交期派发任务，每次停机均记录原因。',
    },
    localizedSummaries: {
      de: {
        title: 'StreamFlow plant über alle Drucker, Ultra-Net hält jeden Stillstand fest',
        summary:
          'Mit der Frühjahrsversion verteilt StreamFlow die Druckaufträge nach Resin, Schichthöhe und Termin. Ultra-Net notiert zu jedem Stillstand die Ursache.',
      },
    },
    content: {
      en: '<p>With two printers, a list on the wall is enough. With six, the rush case waits behind a full platform while the next printer is idle with the wrong resin. The new release of our software solves this.</p><h2>StreamFlow: planning</h2><ul><li>Jobs are assigned to a printer by resin, layer height, free platform area and due time.</li><li>You can move a rush case up. The plan shows right away which other cases will be late because of it.</li><li>Labs with several sites see one queue and decide for each case where it is printed.</li></ul><h2>Ultra-Net: causes</h2><p><a href="/SAP/ultra-net">Ultra-Net</a> now stores a cause for every stop: resin empty, film due, platform not cleared, fault. In a six-week pilot in three labs with 17 printers altogether, “platform not cleared” made up 61% of the idle time, empty resin and film that was due 35%, faults 4%. One of the three then moved the start of its evening shift by half an hour.</p><h2>Blueprint: one record per case</h2><p>Order, design and print are linked in <a href="/SAP/Blueprint">Blueprint</a>. Open a case to see the printer, resin lot and profile that were used. This helps with traceability and with remakes months later.</p><h2>Getting the release</h2><p>The software updates automatically. Printers need current firmware and a network connection; older ones still appear in the list but report no causes. See the <a href="/SAP/streamFlow">StreamFlow</a> page for details.</p>',
      zh: '<p>两台打印机，墙上贴张排班表就够；上了六台，急件排在满版后面，旁边那台却因为装着别的树脂闲着。新版软件解决这个问题。</p><h2>StreamFlow：排产</h2><ul><li>按树脂、层厚、平台剩余面积和交期将任务分配到具体设备。</li><li>急件可以插单，系统会立即显示哪些病例将因此延期。</li><li>多厂区义齿加工厂共用一个任务队列，可逐例指定打印地点。</li></ul><h2>Ultra-Net：停机原因</h2><p><a href="/SAP/ultra-net">Ultra-Net</a> 现可记录每次停机的原因：树脂用尽、离型膜到期、平台未清、设备故障。在为期六周的试用中，三家义齿加工厂共 17 台设备的闲置时间里，“平台未清”占 61%，树脂用尽和离型膜到期占 35%，设备故障仅占 4%。其中一家据此将晚班的上班时间调整了半小时。</p><h2>Blueprint：病例信息关联</h2><p>订单、设计和打印记录在 <a href="/SAP/Blueprint">Blueprint</a> 中相互关联。打开病例即可查看所用的打印机、树脂批号和打印参数，追溯方便，几个月后重做也方便。</p><h2>如何更新</h2><p>软件自动更新，您不用操作。打印机须联网并安装较新的固件；旧固件设备仍会显示在列表中，但不上报停机原因。详细变更见 <a href="/SAP/streamFlow">StreamFlow</a> 页面。</p>',
    },
    publishTime: '2025-02-18',
    tags: ['software'],
    products: [],
    picture: {
      name: 'scenes/platform-phone',
      alt: {
        en: 'Phone with the printers in Ultra-Net beside a bin of models',
        zh: '手机上是 Ultra-Net 里的打印机，旁边是一箱打印好的模型',
      },
    },
  },
  {
    id: 137,
    type: 'news',
    title: {
      en: 'Crown Ceramic UV: profiles ready for evaluation on models',
      zh: 'Crown Ceramic UV 发布：可在模型上评估，尚未注册',
    },
    summary: {
      en: 'A resin with 44% glass-ceramic filler, developed for long-term temporary crowns and bridges, in five shades. Not yet cleared; for models and evaluation only.',
      zh: '用于长期临时冠桥，玻璃陶瓷填料 44%（质量分数），五种色号。尚未注册，目前仅供模型和评估试用。',
    },
    localizedSummaries: {
      de: {
        title: 'Crown Ceramic UV: vorerst nur zur Erprobung auf dem Modell',
        summary:
          'Resin mit 44 % Glaskeramik, entwickelt für Langzeitprovisorien, in fünf Zahnfarben. Noch ohne CE-Kennzeichnung, nur für Modelle und Erprobung.',
      },
    },
    content: {
      en: '<p>A temporary worn for six months has to withstand more than one worn for two weeks. While an implant heals or a new bite height is tested, the crown has to take the full chewing load and keep its contacts. Crown Ceramic UV was developed for these cases. It is not cleared yet: print it for models and for checks on the die.</p><h2>The figures</h2><ul><li>Filler: silanized glass-ceramic powder, 44% by mass</li><li>Flexural strength: 128 MPa; flexural modulus: 5150 MPa</li><li>Shades: A1, A2, A3, B2 and Bleach</li><li>Layer height: 50 µm</li><li>Biological evaluation to ISO 10993-5, -10 and -23; flexural strength, water sorption and solubility to ISO 10477</li></ul><h2>Designing</h2><p>Walls should be at least 1 mm thick and connectors at least 12 mm². Bridges of up to three units are within the intended use. On titanium bases the crown can shape the emergence profile.</p><h2>Processing</h2><p>The filler settles, so roll the bottle for 30 min or shake it for 5 min, and print at 25 to 30 °C. Wash without ultrasound: 2 min with a brush and 1 min in a clean bath. A white film after drying is filler; wash once more. Cure for 20 min on each side under nitrogen. Before bonding with resin cement, sandblast the inside with 50 µm alumina and silanize it.</p><h2>When to use Temp C&amp;B UV 2.0</h2><p>For a crown that stays for a few weeks, Temp C&amp;B UV 2.0 is faster to process and easier to trim. Both are listed in the <a href="/material/0-all">material finder</a>. Printing parameters are ready for the <a href="/hardware/A2D_4K">A2D 4K</a>, the ChairSide and the <a href="/hardware/ChairSide_Pro">ChairSide Pro</a>.</p>',
      zh: '<p>戴两周和戴半年的临时冠，要求不一样。种植愈合期或验证新垂直距离时，临时冠要承受全部咀嚼力，邻接和咬合还不能变。Crown Ceramic UV 为这类病例研发，目前尚未注册，只能打印演示件，在代型上检查。</p><h2>主要参数</h2><ul><li>填料：硅烷化玻璃陶瓷粉，质量分数 44%</li><li>弯曲强度 128 MPa，弯曲模量 5150 MPa</li><li>色号：A1、A2、A3、B2 和 BL 色</li><li>层厚：50 µm</li><li>已按 ISO 10993-5、-10、-23 完成生物学评价；弯曲强度、吸水值和溶解值符合 ISO 10477</li></ul><h2>设计要求</h2><p>壁厚不小于 1 mm，连接体截面积不小于 12 mm²，最多可做三单位桥。用于钛基底时，可塑形穿龈轮廓。</p><h2>加工要点</h2><p>填料会沉降，使用前滚瓶 30 分钟或摇匀 5 分钟，并在 25–30 °C 下打印。清洗时禁用超声：先刷洗 2 分钟，再换新液清洗 1 分钟；干燥后如有白膜，即为填料残留，须再洗一次。在氮气环境下每面固化 20 分钟。粘接前，组织面用 50 µm 氧化铝喷砂并硅烷化处理，再以树脂水门汀粘接。</p><h2>什么时候用另一款</h2><p>只戴几周的临时冠，用 Temp C&amp;B UV 2.0，做得快，也好修整。两款树脂均可在<a href="/material/0-all">材料库</a>中找到。打印参数现已适配 <a href="/hardware/A2D_4K">A2D 4K</a>、ChairSide 和 <a href="/hardware/ChairSide_Pro">ChairSide Pro</a>。</p>',
    },
    publishTime: '2025-03-25',
    tags: ['material', 'chairside'],
    products: [2, 6, 7],
    picture: {
      name: 'parts/crown-bridge',
      alt: { en: 'Printed tooth-colored crowns and a bridge', zh: '打印的牙色单冠与桥' },
    },
  },
  {
    id: 138,
    type: 'training',
    title: {
      en: 'Two-day Reflex course on prototypes, masters and small runs, on request',
      zh: 'Reflex 两天培训，预约开班：原型、翻模与小批量制作',
    },
    summary: {
      en: 'A hands-on course for design studios and workshops on orientation and supports, choice of resin, masters for silicone molds and functional parts.',
      zh: '设计工作室和工坊的实操课：摆放与支撑、选树脂、翻模原型和功能件。',
    },
    localizedSummaries: {
      de: {
        title: 'Reflex-Kurs auf Anfrage: Prototypen, Urmodelle und Kleinserien in zwei Tagen',
        summary:
          'Praxiskurs für Designbüros und Werkstätten: Ausrichtung und Supports, Wahl des Resins, Urmodelle für Silikonformen und Funktionsteile.',
        highlights: [
          'Tag 1: Teile ausrichten, Supports von Hand setzen, Entwurf mit 100 µm und Endteil mit 50 µm drucken und vergleichen.',
          'Tag 2: ein Urmodell in Reflex Silicone Master drucken, eine zweiteilige Form gießen, Gehäuse mit Rastverbindung in einem zähen Resin.',
          'Für Produktdesign, Modellbau, Schmuck und Werkstätten. Sie sollten eine geschlossene STL-Datei erzeugen können.',
          'Bis zu acht Personen an vier Druckern, zwei Tage zu je 7 h mit Mittagessen, auf Englisch oder Chinesisch; Ort und Termin auf Anfrage. Ihre Teile und die Form nehmen Sie mit.',
        ],
      },
    },
    content: {
      en: '<p>Most prints fail because of mistakes made before the first layer. This course spends its first half day on orientation, hollowing and supports, and the rest at the printer. It takes place at our training center, in groups of up to eight with four printers.</p><h2>What you will learn</h2><ol><li><strong>Day 1, morning:</strong> orient parts so that marks and distortion do no harm; set supports by hand instead of trusting the default.</li><li><strong>Day 1, afternoon:</strong> print drafts in Reflex Draft White with layers of 100 µm and a final part with layers of 50 µm, and compare time and surface.</li><li><strong>Day 2, morning:</strong> print, wash and cure a master in Reflex Silicone Master so that addition-cure silicone sets on it; pour a two-part mold.</li><li><strong>Day 2, afternoon:</strong> housings with snap-fits in a tough resin; measuring, correcting, printing again.</li></ol><h2>Who should attend</h2><p>Product designers, model makers, jewelers and workshop owners. You should be able to prepare a closed STL file; printing experience is not required.</p><h2>What to bring</h2><ul><li>A laptop with <a href="/store/software">Heliograph Prepare</a>: 16 GB of memory on Windows and on Intel Macs, 8 GB on Apple Silicon.</li><li>One part of your own, small enough for a build volume of 192 × 121 × 220 mm.</li><li>Closed shoes and clothes that may get stained. Gloves and safety glasses are provided.</li></ul><p>The course is held in English or Chinese, two days of 7 h each, lunch included. You take your parts and the mold home.</p><p>We hold the course on request. Use the <a href="/aboutUs/contactUs">contact form</a> and give the number of participants and a preferred month. The machines used are the <a href="/hardware/Reflex">Reflex</a> and the <a href="/hardware/Reflex-RS">Reflex RS</a>.</p>',
      zh: '<p>打印失败，多半是摆放和支撑没做好。课程先用半天讲摆放、抽壳和支撑，其余时间都上机。地点在赫光培训中心，每班最多八人，四台打印机。</p><h2>课程内容</h2><ol><li><strong>第一天上午：</strong>用摆放控制支撑痕和变形出在哪里；手动加支撑，不靠默认设置。</li><li><strong>第一天下午：</strong>用 Reflex Draft White 以 100 µm 层厚打印初版样件，再以 50 µm 层厚打印正式件，比较用时和表面质量。</li><li><strong>第二天上午：</strong>用 Reflex Silicone Master 打印、清洗并固化原型，确保加成型硅胶能完全固化；灌注两片式硅胶模。</li><li><strong>第二天下午：</strong>用韧性树脂打印带卡扣的外壳，测量、修正后再次打印。</li></ol><h2>适合人群</h2><p>产品设计师、模型师、首饰工匠及工坊负责人。学员须能准备封闭的 STL 文件，无需打印经验。</p><h2>自备物品</h2><ul><li>安装<a href="/store/software">赫光 Prepare</a> 的笔记本电脑：Windows 和 Intel Mac 须 16 GB 内存，Apple 芯片 Mac 须 8 GB。</li><li>一个自己的零件模型，尺寸不超过 192 × 121 × 220 mm。</li><li>包头鞋和不怕弄脏的衣物。手套和护目镜由我们提供。</li></ul><p>课程以中文或英文授课，两天各 7 小时，含午餐。所做零件和模具可带走。</p><p>课程预约开班，请通过<a href="/aboutUs/contactUs">联系表单</a>写明人数和希望的月份。使用机型为 <a href="/hardware/Reflex">Reflex</a> 和 <a href="/hardware/Reflex-RS">Reflex RS</a>。</p>',
    },
    publishTime: '2025-06-10',
    tags: ['training'],
    products: [9, 10],
    picture: {
      name: 'scenes/desk-studio',
      alt: { en: 'Desk of a studio with a desktop printer and parts', zh: '工作室桌面上的打印机与零件' },
    },
  },
  {
    id: 139,
    type: 'news',
    title: {
      en: 'Bonding Tray UV: printed trays for indirect bonding',
      zh: 'Bonding Tray UV 发布：间接粘接托盘树脂（尚未注册）',
    },
    summary: {
      en: 'Trays of an elastic, clear resin carry brackets to the planned position and let the curing light through. The resin also works for attachment templates. Not yet cleared; for models and evaluation only.',
      zh: '透明弹性树脂打印的托盘，将托槽转移到设计位置，可透过托盘光固化；也可打印附件粘接模板。',
    },
    localizedSummaries: {
      de: {
        title: 'Bonding Tray UV: gedruckte Übertragungstrays',
        summary:
          'Trays aus elastischem, klarem Resin übertragen Brackets in die geplante Position und lassen das Licht der Polymerisationslampe durch. Das Resin eignet sich auch für Attachment-Schablonen. Noch ohne CE-Kennzeichnung, nur für Modelle und Erprobungen.',
      },
    },
    content: {
      en: '<p>In indirect bonding, the tray determines where the bracket ends up. It has to grip the brackets, let enough light reach the adhesive and come off easily. Bonding Tray UV does all three, so you do not need a second, rigid shell.</p><h2>Properties</h2><ul><li>Shore hardness A 80, elongation at break 84%</li><li>Clear at 430 to 480 nm, the range of common curing lights</li><li>Biological evaluation to ISO 10993-5, -10 and -23</li><li>Layer height: 100 µm, upright, so that no supports stand in the pockets</li></ul><h2>In the practice</h2><p>Load the brackets dry and keep the adhesive thin. Cure for 20 s per tooth through the tray, then roll it off from the lingual side. The tray is for single use.</p><p>After washing, the pockets have to be free of resin, because a cured drop of 0.1 mm in a pocket causes a torque error. Rinse them, dry for 30 min, and cure for 10 min on each side under glycerin, first with the pockets toward the light.</p><h2>Use within a week</h2><p>Printed trays keep hardening in daylight. We recommend keeping them in the dark and using them within seven days. If you ship trays, print them on the day you ship.</p><p>Printing parameters are available for the A2D, the A2D 4K, the <a href="/hardware/A2D_Ortho">A2D Ortho</a> and the <a href="/hardware/ChairSide_Pro">ChairSide Pro</a>. The data sheet is in the <a href="/material/0-all">material finder</a>; a <a href="/material/bm">sample tray</a> can be ordered free of charge.</p>',
      zh: '<p>间接粘接，托槽位置准不准看托盘：装载时卡得牢，取下时让得开，粘接时透光够。Bonding Tray UV 一种材料三样都能做到，不用再加硬质外层。</p><h2>材料性能</h2><ul><li>邵氏硬度 80A，断裂伸长率 84%</li><li>在常用固化灯的 430–480 nm 波段透光良好</li><li>已按 ISO 10993-5、-10、-23 完成生物学评价</li><li>层厚 100 µm，竖直打印，避免支撑落在托槽窝内</li></ul><h2>临床操作</h2><p>在干燥状态下装载托槽，粘接剂宜薄。隔着托盘每颗牙光照 20 秒，然后从舌侧卷起取下。托盘为一次性使用。</p><p>清洗后托槽窝内不得有树脂残留：窝内若残留 0.1 mm 的固化树脂，就会造成转矩误差。冲洗托槽窝后干燥 30 分钟，再涂覆甘油，每面固化 10 分钟，先将托槽窝朝向光源。</p><h2>请在一周内使用</h2><p>打印后的托盘遇日光会继续变硬，建议避光存放，并在 7 天内使用。需要邮寄的义齿加工厂，最好在发货当天打印。</p><p>打印参数现已适配 A2D、A2D 4K、<a href="/hardware/A2D_Ortho">A2D Ortho</a> 和 <a href="/hardware/ChairSide_Pro">ChairSide Pro</a>。技术参数见<a href="/material/0-all">材料库</a>，也可<a href="/material/bm">免费申请托盘样件</a>。</p>',
    },
    publishTime: '2025-08-26',
    tags: ['material', 'orthodontics'],
    products: [1, 2, 4, 7],
    picture: {
      name: 'parts/bonding-tray',
      alt: { en: 'Printed tray for indirect bonding', zh: '打印的间接粘接托盘' },
    },
  },
  {
    id: 140,
    type: 'news',
    title: {
      en: 'Service center opens in Berlin',
      zh: '柏林服务基地启用',
    },
    summary: {
      en: 'Customers in Central Europe now have spare parts, a repair shop and a training room nearby.',
      zh: '备件库、维修车间、培训室集中一处，德国和周边客户就近维修。',
    },
    localizedSummaries: {
      de: {
        title: 'Servicestützpunkt in Berlin eröffnet',
        summary: 'Kunden in Mitteleuropa haben Ersatzteile, Werkstatt und Schulung jetzt in ihrer Nähe.',
        highlights: [
          'Die Werkstatt repariert Drucker aus Deutschland, Österreich, der Schweiz, den Niederlanden, Polen und Tschechien. Vertrieb und Schulung in Berlin sind für ganz Europa da.',
          'Vor Ort: Ersatzteile für alle aktuellen Dentaldrucker und die Reflex-Reihe, eine Werkstatt für Reparatur und Kalibrierung und ein Labor mit je einem Dentalgerät, in dem wir Fehler mit Ihrer Datei nachstellen.',
          'Der Support antwortet montags bis freitags rund um die Uhr innerhalb von 30 min. Nach höchstens 48 h ist der Fehler behoben oder ein Techniker bei Ihnen.',
          'Halten Sie beim Anruf die Seriennummer und das Protokoll des letzten Auftrags bereit. Besuche bitte nur mit Termin.',
        ],
      },
    },
    content: {
      en: '<p>Until now, a light engine from a lab in Austria traveled for a week before anyone looked at it. Our new service base in Berlin shortens this journey. Its workshop serves Germany, Austria, Switzerland, the Netherlands, Poland and the Czech Republic; sales and training in Berlin serve all of Europe.</p><h2>On site</h2><ul><li>Spare parts for all current dental printers and for the Reflex line, from the release film to the light engine</li><li>A workshop where printers are repaired and calibrated, with a calibration certificate</li><li>A lab with one of each dental machine, to reproduce a fault with the customer’s own file</li><li>A training room for eight people</li></ul><h2>Service commitment</h2><p>Our support covers more than 30 countries and answers online within 30 min, 24 hours a day, Monday through Friday. Faults are fixed, or an engineer is on site, within 48 h. With the new base, spare parts are now within a day’s drive.</p><h2>Before you call</h2><p>Two things save the first half hour: the serial number from the nameplate and the log of the last job, which <a href="/store/support">support</a> explains how to export. Printers that are connected to <a href="/SAP/ultra-net">Ultra-Net</a> send the log automatically if you allow it.</p><p>Visits are by appointment. See the <a href="/aboutUs/events">event calendar</a> for open houses and <a href="/aboutUs/contactUs">Contact us</a> for all addresses.</p>',
      zh: '<p>以前，奥地利的义齿加工厂送修光机，运输就要一周。柏林服务基地启用后近了很多，维修车间服务德国、奥地利、瑞士、荷兰、波兰和捷克；销售和培训面向整个欧洲。</p><h2>基地设施</h2><ul><li>备件库：覆盖全部在售齿科打印机和 Reflex 系列，从离型膜到光机</li><li>维修车间：维修并校准打印机，出具校准证书</li><li>测试实验室：每款齿科设备各一台，可用客户的原始文件复现故障</li><li>培训室：可容纳八人</li></ul><h2>服务承诺</h2><p>电话和在线支持由我们直接提供，覆盖 30 多个国家和地区，工作日 24 小时在线，30 分钟内响应；远程解决不了的，48 小时内解决或到场。标准不变，备件离客户更近，一天车程就到。</p><h2>报修前请准备</h2><p>备好铭牌上的序列号和最近一次任务的日志，能省半小时，导出方法见<a href="/store/support">技术支持</a>页面。已接入 <a href="/SAP/ultra-net">Ultra-Net</a> 的设备在您授权后会自动上传日志。</p><p>欢迎预约参观。开放日信息将在<a href="/aboutUs/events">活动日程</a>中公布，各地地址见<a href="/aboutUs/contactUs">联系我们</a>页面。</p>',
    },
    publishTime: '2025-11-18',
    tags: ['service'],
    products: [],
    picture: {
      name: 'scenes/service-visit',
      alt: {
        en: 'A2D 4K with an open tool case, a resin tray and a service phone',
        zh: 'A2D 4K、打开的工具箱、料槽和服务用手机',
      },
    },
  },
  {
    id: 141,
    type: 'training',
    title: {
      en: 'Three-day lab course on dentures and partial denture frameworks, on request',
      zh: '义齿加工厂三天培训，预约开班：全口义齿与支架打印',
    },
    summary: {
      en: 'Three days at the bench, on your own cases: from scan to cast framework, and to a denture bonded and checked on the model.',
      zh: '技师三天实操课：从扫描开始，完成一副义齿和一副铸造支架（演示件，不供患者佩戴），可自带病例数据。',
    },
    localizedSummaries: {
      de: {
        title: 'Laborkurs auf Anfrage: Totalprothese und Modellguss in drei Tagen',
        summary:
          'Drei Tage am Technikerarbeitsplatz: vom Scan bis zur fertig verklebten Prothese und zum gegossenen Gerüst, an Ihrem eigenen Fall, ausschließlich auf dem Modell.',
        highlights: [
          'Tag 1, Prothesen: Basis und Zähne gemeinsam konstruieren, in Denture Base UV und Denture Teeth UV drucken und waschen, ohne dass Resin in den Kavitäten bleibt.',
          'Tag 2, Prothese und Gerüst: Zahnkranz einkleben, nachhärten, polieren. Nachmittags vermessen Sie ein Modell am Bildschirm und konstruieren ein Gerüst: mindestens 0,35 mm stark, Stützstege ab 2 mm.',
          'Tag 3, Guss: Gerüst aus Cast UV 3.0 drucken, einbetten, ausbrennen, gießen, ausbetten, aufpassen. Weil das Ausbrennen länger dauert als der Tag, liegen Güsse aus denselben Daten bereit.',
          'Für Zahntechnikerinnen und Zahntechniker mit Erfahrung in herausnehmbarem Zahnersatz und CAD. Sechs Teilnehmende; zwei Fachleute leiten den Kurs, jeder Platz hat einen eigenen Scanner und Drucker.',
          'Bringen Sie Scans eines zahnlosen und eines teilbezahnten Falls mit, anonymisiert und mit Bissregistrat, dazu einen Laptop mit Heliograph Prepare und Ihrer CAD-Software.',
          'Drei Tage, je 7 h. Die Teilnahmebescheinigung nennt Stunden und Themen. Der Kurs ist auf Deutsch, Englisch oder Chinesisch; Ort und Termin auf Anfrage. Feste Termine hat der zweitägige Prothesenkurs in Berlin.',
        ],
      },
    },
    content: {
      en: '<p>This course is for technicians who make removables by hand and want to go digital. It takes place at one of our training centers, with six participants and two trainers. Each participant has a scanner and a printer.</p><h2>What you will learn</h2><ol><li><strong>Day 1, dentures:</strong> design base and teeth together, print in Denture Base UV and Denture Teeth UV, wash without leaving resin in the sockets.</li><li><strong>Day 2, dentures and frameworks:</strong> bond the arch, cure, polish. In the afternoon, survey a model on screen and design a framework, at least 0.35 mm thick, with stabilizing bars at least 2 mm thick.</li><li><strong>Day 3, casting:</strong> print in Cast UV 3.0, invest, burn out, cast, divest and fit. Because burnout takes longer than the day allows, finished castings from the same files are waiting on the bench.</li></ol><h2>Who should attend</h2><p>Dental technicians with experience in removables. You should know how to use a CAD program.</p><h2>What to bring</h2><ul><li>Scans of one edentulous and one partially edentulous case, de-identified, with the bite registration</li><li>A laptop with <a href="/store/software">Heliograph Prepare</a> and your design software</li><li>Your own burs and polishers, if you prefer them</li></ul><h2>Duration and certificate</h2><p>Three days, seven hours a day. You get a certificate of attendance that lists hours and topics.</p><p>We hold the course on request, in English, Chinese or German. The two-day denture course in Berlin has set dates in the <a href="/aboutUs/events">event calendar</a>. Printer used: <a href="/hardware/A2D_4K">A2D 4K</a>; for materials, see the <a href="/material/0-all">material finder</a>.</p>',
      zh: '<p>本课程面向从事手工活动修复、准备转向数字化的技师，在赫光培训中心授课，日期和地点报名时确认。每班六人，两位讲师授课，每人独立使用一台扫描仪和一台打印机。</p><h2>课程内容</h2><ol><li><strong>第一天，全口义齿：</strong>基托与牙列同步设计，分别用 Denture Base UV 和 Denture Teeth UV 打印；掌握洗净牙窝内残留树脂的方法。</li><li><strong>第二天，义齿与支架：</strong>粘接整段牙列、固化、抛光。下午在软件中观测模型并设计支架，支架厚度不小于 0.35 mm，防变形支撑杆直径不小于 2 mm。</li><li><strong>第三天，铸造：</strong>用 Cast UV 3.0 打印，包埋、焙烧、铸造、开圈、就位。因焙烧无法在一天内完成，我们会用相同文件预先备好铸件。</li></ol><h2>适合人群</h2><p>有活动修复经验的技师，会用 CAD 软件，品牌不限。</p><h2>自备物品</h2><ul><li>无牙颌和牙列缺损病例的扫描数据各一例，含咬合，并去除患者个人信息</li><li>安装<a href="/store/software">赫光 Prepare</a> 和常用设计软件的笔记本电脑</li><li>惯用的车针和抛光工具（可选）</li></ul><h2>课时与证明</h2><p>共三天，每天 7 小时。结业后发放培训证明，列明课时和内容。</p><p>课程预约开班，授课语言为中文、英文或德文。只学全口义齿的，柏林两天课程日期已定，见<a href="/aboutUs/events">活动日程</a>。使用机型为 <a href="/hardware/A2D_4K">A2D 4K</a>，材料见<a href="/material/0-all">材料库</a>。</p>',
    },
    publishTime: '2026-02-10',
    tags: ['training'],
    products: [2, 31, 32],
    picture: {
      name: 'scenes/burnout-bench',
      alt: {
        en: 'Burnout furnace at 950 °C, a printed framework pattern, and the cast framework in its investment',
        zh: '950 °C 的焙烧炉、打印的支架蜡型和包埋料中的铸造支架',
      },
    },
  },
  {
    id: 142,
    type: 'news',
    title: {
      en: 'Dental South China report: HiVE runs for 24 hours at the booth',
      zh: '华南口腔展报道：HiVE 现场连续运行 24 小时',
    },
    summary: {
      en: 'One A2D 4K with HiVE printed 165 denture bases in 24 h at our booth, in a sealed machine, with the hall empty at night. Four needed trimming; none was unusable.',
      zh: '一台 A2D 4K 接 HiVE，在展位贴封条打印 24 小时，夜间展馆关闭、无人值守。共 165 件义齿基托，4 件须修整，没有报废。',
    },
    localizedSummaries: {
      de: {
        title: 'Dental South China: HiVE läuft 24 Stunden am Stand',
        summary:
          'Auf der Dental South China in Guangzhou druckte ein verplombter A2D 4K mit HiVE in 24 h 165 Prothesenbasen, nachts in der leeren Halle. Vier mussten nachgearbeitet werden, keine war unbrauchbar.',
      },
    },
    content: {
      en: '<p>At <a href="/aboutUs/events/detail/dental-south-china-guangzhou-spring-twenty-six-415">Dental South China</a> in Guangzhou, from March 3 to 6, we put our claims to the test. We started <a href="/hardware/hive">HiVE</a>, docked to an A2D 4K, at ten in the morning, sealed it and opened it at ten the next day in front of about 80 visitors.</p><h2>The count</h2><ul><li>165 denture bases in 24 h, in 21 jobs of eight (five in the last one), with nobody touching the machine</li><li>3 kg of Denture Base UV, about 18 g for each base with its supports</li><li>Less than 3 min from the end of a print to a clear platform</li></ul><p>The bottle holds 3 L, so there was resin left, and the bin for 400 parts was less than half full. How long a run lasts depends on the queue.</p><h2>Questions from visitors</h2><p>Most asked about rejects. Four of the 165 bases had a mark from a support on the border and would have been trimmed by hand; none was unusable. Others asked about noise at night. We could not measure it in the hall; in our lab, the machine is in the room next to an office.</p><h2>Also at the booth</h2><p>Next to it, we bonded teeth into bases from the night and showed the <a href="/hardware/Wash_Station">Wash Station</a>, which washed the bases in two baths and blew them dry. Technicians brought their own cases; we printed 31 of them and handed them over the same day.</p><p>If you missed the show, see it at one of our open houses; dates are in the <a href="/aboutUs/events">event calendar</a>. You can also request a denture base as a <a href="/material/bm">free sample</a>.</p>',
      zh: '<p>3 月 3 日至 6 日，在广州的<a href="/aboutUs/events/detail/dental-south-china-guangzhou-spring-twenty-six-415">华南国际口腔展</a>上，我们上午十点启动接在 A2D 4K 上的 <a href="/hardware/hive">HiVE</a>，贴上封条，次日上午十点当着约 80 位观众启封。</p><h2>清点结果</h2><ul><li>24 小时内打印 165 件义齿基托，共 21 版，最后一版 5 件，全程无人干预</li><li>耗用 Denture Base UV 3 kg，含支撑每件约 18 g</li><li>从打印结束到平台清空不足 3 分钟</li></ul><p>料瓶容量 3 L，结束时仍有剩余；收料箱可容纳 400 件，装了不到一半，设备还能接着打，任务已经打完了。</p><h2>观众关心的问题</h2><p>问得最多的是废品率。165 件中有 4 件边缘留有支撑痕迹，须手工修整，没有一件报废。也有人问夜里吵不吵：展馆里没法测，我们实验室里它就放在办公室隔壁。</p><h2>展位上的其他内容</h2><p>我们在一旁用夜间打印的基托现场粘接人工牙，并展示了 <a href="/hardware/Wash_Station">Wash Station</a> 如何将收料箱内的零件经两槽清洗并吹干。技师们带来了自己的病例，其中 31 例当天打好带走。</p><p>没到场的，可在开放日看运行演示，日期见<a href="/aboutUs/events">活动日程</a>；也可<a href="/material/bm">免费申请</a>该材料的基托样件。</p>',
    },
    publishTime: '2026-04-14',
    tags: ['trade-show', 'product'],
    products: [34, 2, 33],
    picture: {
      name: 'scenes/hive-docked',
      alt: { en: 'HiVE docked to an A2D 4K', zh: '接在 A2D 4K 上的 HiVE' },
    },
  },
  {
    id: 143,
    type: 'training',
    title: {
      en: 'Two-day course on running an aligner line, on request',
      zh: '隐形矫治产线管理两天培训，预约开班',
    },
    summary: {
      en: 'For production managers and operators: nesting, washing and curing in volume, trimming, and the key metrics for running a line.',
      zh: '生产主管和操作人员两天课程：排版、批量清洗与固化、切割，以及产线管理的关键数据。',
    },
    localizedSummaries: {
      de: {
        title: 'Kurs auf Anfrage: eine Alignerfertigung betreiben, in zwei Tagen',
        summary:
          'Für Fertigungsleitung und Bedienpersonal: Nesting, Waschen und Nachhärten in Serie, Beschneiden und die Kennzahlen einer Linie.',
        highlights: [
          'Tag 1: Nesting hohler Modelle, Druck mit 100 oder 150 µm, Waschen und Nachhärten mit einem Schnelltest auf zu kurze Härtung, Tiefziehen, Lasermarkieren und Beschneiden.',
          'Tag 2: Sie fahren die Linie selbst und werten Ausstoß, Ausschuss nach Ursache und Wartezeiten aus.',
          'Für Labore, die am Tag 50 Aligner oder mehr fertigen oder das planen. Am besten kommen Sie zu zweit: Planung und Bedienung.',
          'Bringen Sie zehn anonymisierte Modelle als STL-Dateien mit. Zwei Tage zu je 8 h, sechs bis zehn Teilnehmende; Ort und Termin auf Anfrage.',
        ],
      },
    },
    content: {
      en: '<p>One aligner is quick to make. Several hundred a day, each for a different patient, take organization. This course follows the models through our demonstration line, station by station, and you run the line on the second day.</p><h2>What you will learn</h2><ul><li><strong>Nesting:</strong> hollow models with walls of at least 2 mm, upright, numbered so nobody mixes up models after washing.</li><li><strong>Printing:</strong> layers of 100 or 150 µm, and how the automation unit of the <a href="/hardware/A2D_Ortho">A2D Ortho</a> keeps the queue moving.</li><li><strong>Washing and curing:</strong> bath life, draining, 8 min of curing for Model TF UV 2.0, and a quick test that shows undercured models.</li><li><strong>Thermoforming, laser marking, trimming:</strong> how to handle the one case in ten where the software does not find the trim line.</li><li><strong>Management:</strong> output, rejects by cause, waiting time between stations.</li></ul><h2>Who should attend</h2><p>Managers and operators of labs that make 50 aligners a day or more, or plan to. Ideally, send two people: the one who plans and the one who runs the line.</p><h2>What to bring</h2><ul><li>Ten de-identified stage models of your own as STL files</li><li>Your figures for the past four weeks, if you have them: output, rejects, working hours</li><li>Safety shoes; glasses and gloves are provided</li></ul><p>The course lasts two days of 8 h, at our training center, with six to ten participants.</p><p>We hold the course on request. On April 22, 2027, you can see the line at the <a href="/aboutUs/events/detail/open-house-an-aligner-line-at-work-berlin-410">open house in Berlin</a>. The whole workflow is described under <a href="/application/clear-aligners">clear aligners</a>.</p>',
      zh: '<p>一副隐形矫治器不难做；每天几百副，副副不同，还要和患者一一对上，就要靠管理。课程沿演示产线逐个工位讲，第二天学员自己开线。</p><h2>课程内容</h2><ul><li><strong>排版：</strong>空心模型壁厚不小于 2 mm，竖直摆放，逐个编号，确保清洗后不会混淆。</li><li><strong>打印：</strong>100 µm 与 150 µm 层厚的选择；如何借助 <a href="/hardware/A2D_Ortho">A2D Ortho</a> 的自动化单元保持任务连续。</li><li><strong>清洗与固化：</strong>清洗液寿命、沥干方法、Model TF UV 2.0 固化 8 分钟的要求，以及判断固化不足的快速测试。</li><li><strong>压膜、激光打标与切割：</strong>约有一成病例软件无法识别切割线，如何处理。</li><li><strong>生产管理：</strong>产量、按原因统计的废品、工位之间的等待时间。</li></ul><h2>适合人群</h2><p>日产 50 副以上或有此计划的义齿加工厂，适合其生产主管和操作人员参加。建议同一单位两人参加，最好是一名计划人员和一名产线操作人员。</p><h2>自备物品</h2><ul><li>十个已去除患者信息的分步模型（STL 文件）</li><li>最近四周的产量、废品和工时数据（如有）</li><li>安全鞋；护目镜和手套由我们提供</li></ul><p>课程共两天，每天 8 小时，在赫光培训中心举行，每班六至十人。</p><p>课程预约开班。2027 年 4 月 22 日的<a href="/aboutUs/events/detail/open-house-an-aligner-line-at-work-berlin-410">柏林开放日</a>可看整条产线。完整流程见<a href="/application/clear-aligners">隐形矫治</a>页面。</p>',
    },
    publishTime: '2026-05-19',
    tags: ['training', 'orthodontics'],
    products: [4],
    picture: {
      name: 'scenes/aligner-line',
      alt: {
        en: 'Production line for aligners with printers and trays of models',
        zh: '配有打印机和模型托盘的隐形矫治器产线',
      },
    },
  },
  {
    id: 144,
    type: 'training',
    title: {
      en: 'One-day chairside course in Berlin on April 9 and in Boston on May 7',
      zh: '诊所椅旁打印一天培训：5 月 21 日在上海开班',
    },
    summary: {
      en: 'Dentists and assistants make a temporary crown, a splint and a surgical guide, from scan to finished training part, in one day.',
      zh: '医生和助手共同参加的一天课程：在训练模型上制作临时冠、咬合板和种植导板，从扫描到成品，不供患者佩戴。',
    },
    localizedSummaries: {
      de: {
        title: 'Chairside-Kurs für Praxisteams am 9. April in Berlin',
        summary:
          'Ein Tag für das Praxisteam: provisorische Krone, Schiene und Bohrschablone, jeweils vom Scan bis zum fertigen Teil auf dem Übungsmodell.',
        highlights: [
          'Provisorische Krone, Schiene und Bohrschablone: Jedes Team macht alle drei selbst, vom Scan bis zum fertigen Teil; die Teile bleiben auf dem Übungsmodell.',
          'Dazu die Routine: Badwechsel, Wanne und Folie, Abfall und die zehn Minuten Pflege in der Woche, die den meisten Störungen vorbeugen.',
          'Für Zahnärztinnen, Zahnärzte und ZFA, am besten zu zweit. Vorkenntnisse brauchen Sie nicht.',
          'Bringen Sie zwei anonymisierte Intraoralscans mit. 9. April 2027 in Berlin, 7,5 h mit Pausen, höchstens fünf Teams; auf Wunsch kommen wir in Ihre Praxis.',
          'Die Teile dienen der Übung und dürfen nicht eingegliedert werden.',
        ],
      },
    },
    content: {
      en: '<p>A practice uses its printer only if the assistant is as confident with it as the dentist. We train both together, and every team makes three parts itself.</p><h2>The day</h2><ol><li><strong>Scan and check:</strong> how to tell whether a scan shows the margin, and when to rescan right away.</li><li><strong>Temporary crown:</strong> design, print in Temp C&amp;B UV 2.0, wash, cure for 15 min on each side, polish.</li><li><strong>Splint:</strong> Splint Rigid UV, at least 1.5 mm under the contacts, adjusting and polishing without heat.</li><li><strong>Surgical guide:</strong> Surgical Guide UV, checking the seat of the sleeve, steam sterilization and the records to keep.</li><li><strong>Routine:</strong> bath change, tray and film, waste, and the ten minutes of care per week that prevent most faults.</li></ol><h2>Who should attend</h2><p>Dentists and dental assistants, preferably in teams of two. No experience is required. If you already have a <a href="/hardware/chairside-3d-printer">ChairSide</a> or <a href="/hardware/ChairSide_Pro">ChairSide Pro</a>, bring your questions.</p><h2>What to bring</h2><ul><li>Two de-identified intraoral scans: a prepared tooth with its opposing tooth, and a full dentition with the bite</li><li>The name of your scanner and its export format</li><li>Your own adjusting instruments, if you prefer them</li></ul><h2>Duration</h2><p>One day, 7.5 h with breaks, at our training center, with no more than five teams. The parts are for training only and must not be placed in patients.</p><p>The course takes place in Berlin on April 9, 2027, in German, in Boston on May 7 in English, and in Shanghai on May 21 in Chinese. Register through the <a href="/aboutUs/events">event calendar</a>. On request, we also hold the course at your practice.</p>',
      zh: '<p>诊所的打印机用不用得起来，看助手熟不熟。所以医生和助手一起上课，每组亲手做三种打印件。</p><h2>课程安排</h2><ol><li><strong>扫描与检查：</strong>扫描数据须满足哪些条件才能准确找到边缘，哪些情况应立即重扫。</li><li><strong>临时冠：</strong>设计后用 Temp C&amp;B UV 2.0 打印，清洗，每面固化 15 分钟，抛光。</li><li><strong>咬合板：</strong>使用 Splint Rigid UV，咬合接触区厚度不小于 1.5 mm；学习调磨和避免产热的抛光方法。</li><li><strong>种植导板：</strong>使用 Surgical Guide UV，检查导环就位，高压蒸汽灭菌并做好记录。</li><li><strong>日常维护：</strong>更换清洗液，检查料槽和离型膜，处理废液；每周十分钟的保养可避免大部分故障。</li></ol><h2>适合人群</h2><p>口腔医生和口腔助手，建议两人一组，无需经验。已有 <a href="/hardware/chairside-3d-printer">ChairSide</a> 或 <a href="/hardware/ChairSide_Pro">ChairSide Pro</a> 的学员，欢迎带着使用中的问题来。</p><h2>自备物品</h2><ul><li>两份已去除患者信息的口扫数据：一份为预备体及对颌，一份为全牙列及咬合</li><li>口内扫描仪的型号及导出格式</li><li>惯用的调磨工具（可选）</li></ul><h2>课时</h2><p>一天，含休息共 7.5 小时，在赫光培训中心举行，每班不超过五组。打印件只装在训练模型上，不得用于患者。</p><p>2027 年 5 月 21 日在上海开班，中文授课；4 月 9 日在柏林（德语），5 月 7 日在波士顿（英语）。报名见<a href="/aboutUs/events">活动日程</a>；如有需要，也可到诊所授课。</p>',
    },
    publishTime: '2026-11-23',
    tags: ['training', 'chairside'],
    products: [6, 7, 31, 32],
    picture: {
      name: 'scenes/training-room',
      alt: {
        en: 'Course room with printers on four benches and a jaw drawing on the wall screen',
        zh: '培训教室：四张工作台上的打印机，墙上屏幕显示牙弓图',
      },
    },
  },
  {
    id: 145,
    type: 'news',
    title: {
      en: 'Reflex 2 Pro: 19 µm pixels, runs every Reflex resin',
      zh: 'Reflex 2 Pro 发布：19 µm 像素，支持全部 Reflex 树脂',
    },
    summary: {
      en: 'The finer version of the Reflex 2 prints with 19 µm pixels in layers from 20 µm. It runs all 13 Reflex resins and three of the resins for special applications.',
      zh: 'Reflex 2 的高精度机型，像素 19 µm，最小层厚 20 µm，支持全部 13 款 Reflex 树脂和 3 款特殊应用树脂。',
    },
    localizedSummaries: {
      de: {
        title: 'Reflex 2 Pro: 19-µm-Pixel und alle Reflex-Resins',
        summary:
          'Die feinere Ausführung des Reflex 2 druckt ab 20 µm Schichthöhe mit 19-µm-Pixeln. Freigegeben sind alle 13 Reflex-Resins und drei Materialien für Sonderanwendungen.',
      },
    },
    content: {
      en: '<p>Workshops that print ring patterns in the morning and fixtures in the afternoon used to need two printers: a fine one, and one that runs filled and heat-resistant resins. The <a href="/hardware/reflex2-pro">Reflex 2 Pro</a> does both.</p><h2>The figures</h2><ul><li>Build volume: 218.9 × 123.1 × 240 mm</li><li>LCD: 11520 × 6480 pixels of 19 µm, at 405 nm</li><li>Layers from 20 to 100 µm, accuracy ±9.5 µm</li><li>Speed: 40 mm/h at 100 µm layers</li></ul><p>Each LCD is measured before delivery, and brighter zones are dimmed accordingly. For casting, this means that rings from the edge of the platform weigh the same as those from the middle.</p><h2>Resins it adds</h2><p>The Pro runs four materials that the <a href="/hardware/reflex2">Reflex 2</a> does not:</p><ul><li><strong>Reflex Mold High-Temp</strong> for molds that keep their shape up to about 200 °C</li><li><strong>Reflex Rigid Fixture</strong>, glass-filled, flexural modulus 4150 MPa</li><li><strong>HeatForce 250</strong>, heat deflection temperature 252 °C after thermal curing</li><li><strong>Ortho Tough UV</strong> for orthoses and sockets</li></ul><p>HeatForce 250 and Ortho Tough UV are also offered for 385 nm. Exposure differs there, so do not swap profiles.</p><h2>Which one to choose</h2><p>For large figures and prototypes the Reflex 2 is the better choice: it has more room and, at 45 mm/h, more speed. The Pro pays off for functional parts and parts you check under a loupe. Both need <a href="/store/software">Heliograph Prepare</a> 6, which has separate profiles for each. <a href="/material/bm">Samples</a> of several <a href="/material/1-all">Reflex resins</a> are free of charge.</p>',
      zh: '<p>上午打戒指蜡型、下午打工装的工作室，过去要两台机：一台够细，一台打填充和耐高温树脂。<a href="/hardware/reflex2-pro">Reflex 2 Pro</a> 一台都能打。</p><h2>主要参数</h2><ul><li>成型尺寸：218.9 × 123.1 × 240 mm</li><li>LCD：11520 × 6480 像素，像素尺寸 19 µm，波长 405 nm</li><li>层厚 20–100 µm，半个像素（计算值）±9.5 µm</li><li>打印速度：40 mm/h（层厚 100 µm）</li></ul><p>每块 LCD 出厂前均经标定，偏亮的地方相应压暗。平台边缘和中心的戒指，铸出来重量一致。</p><h2>新增支持的树脂</h2><p>以下四款材料可在 Pro 上打印，<a href="/hardware/reflex2">Reflex 2</a> 则不支持：</p><ul><li><strong>Reflex Mold High-Temp：</strong>用于制作模具，约 200 °C 以下形状稳定</li><li><strong>Reflex Rigid Fixture：</strong>玻璃填充，弯曲模量 4150 MPa</li><li><strong>HeatForce 250：</strong>热固化后热变形温度达 252 °C</li><li><strong>Ortho Tough UV：</strong>用于矫形器和假肢接受腔</li></ul><p>HeatForce 250 和 Ortho Tough UV 也可用于 385 nm 机型，但曝光参数不同，不可混用。</p><h2>两款怎么选</h2><p>打印大尺寸手办和原型，Reflex 2 更合适：成型空间更大，速度更快，达 45 mm/h。零件须经放大镜检验或投入实际使用的，则应选 Pro。两款机型均须使用<a href="/store/software">赫光 Prepare</a> 6，软件内含各自的打印参数。多款 <a href="/material/1-all">Reflex 树脂</a>可<a href="/material/bm">免费申请样件</a>。</p>',
    },
    publishTime: '2026-09-15',
    tags: ['product', 'material'],
    products: [14, 13],
    picture: {
      name: 'products/reflex2-pro',
      alt: { en: 'Reflex 2 Pro desktop printer', zh: 'Reflex 2 Pro 桌面打印机' },
    },
  },
  {
    id: 146,
    type: 'news',
    title: {
      en: 'Heliograph Prepare 6.2: denture bases without supports on the intaglio',
      zh: '赫光 Prepare 6.2：义齿基托组织面可免支撑',
    },
    summary: {
      en: 'The new release orients and nests denture bases so that the intaglio needs no supports. Before an unattended run, it checks that there is enough resin.',
      zh: '新版自动调整基托角度并排版，组织面不加支撑，无需打磨；无人值守打印开始前自动核对树脂余量。',
    },
    localizedSummaries: {
      de: {
        title: 'Heliograph Prepare 6.2: Prothesenbasen ohne Supports auf der Basalseite',
        summary:
          'Die neue Version richtet Prothesenbasen so aus, dass die Basalseite ohne Supports bleibt. Vor einem unbeaufsichtigten Lauf prüft sie, ob das Resin reicht.',
      },
    },
    content: {
      en: '<p>If you grind off a support on the intaglio of a denture base, the base no longer matches the model. Technicians therefore used to orient every base by hand. Version 6.2 of Heliograph Prepare does this for them. It is available for Windows and for both types of Mac.</p><h2>What is new</h2><ul><li><strong>Denture plates:</strong> bases are oriented and nested so the intaglio stays free of supports.</li><li><strong>Queues for HiVE:</strong> before a run starts, the software adds up the resin of all jobs and compares it with the bottle.</li><li><strong>Wall check:</strong> walls thinner than the resin’s minimum are marked before slicing.</li></ul><h2>Measured on our own jobs</h2><p>We prepared 60 bases from the past year again. We could print 54 as proposed; six, with deep undercuts on the anterior ridge, had to be rotated by hand. Preparing a platform took 4 min on average, down from 11 min.</p><h2>Requirements</h2><p>Windows with 16 GB of memory (32 GB recommended), Macs with Apple Silicon and 8 GB (16 GB recommended), or Intel Macs with 16 GB. A network connection is always required, and printers need firmware 5.0 or later. Projects from version 4 are converted when you open them.</p><h2>Two channels</h2><p>Version 6.2 is in the Latest channel. Version 4.9.8 stays available as Legacy; it is no longer updated and does not work with newer devices and firmware. Both are on the page for <a href="/store/software">software</a>. More about unattended runs: <a href="/hardware/hive">HiVE</a>.</p>',
      zh: '<p>基托组织面上加了支撑，打磨掉以后那一处就和模型对不上，所以以前技师要一件件手动摆角度。赫光 Prepare 6.2 自动摆好，Windows 版和两种 Mac 版都已发布。</p><h2>新增功能</h2><ul><li><strong>义齿排版：</strong>自动调整基托角度并排版，组织面不加支撑。</li><li><strong>HiVE 队列：</strong>启动前汇总所有任务的树脂用量，并与料瓶余量核对。</li><li><strong>壁厚检查：</strong>切片前标出低于树脂最小壁厚的区域。</li></ul><h2>实测数据</h2><p>过去一年的 60 件基托重新排版，54 件直接按软件方案打印；6 件前牙区牙槽嵴倒凹深，要手动调。每版准备时间平均 11→4 分钟。</p><h2>系统要求</h2><p>Windows：16 GB 内存（推荐 32 GB）；Apple 芯片 Mac：8 GB（推荐 16 GB）；Intel Mac：16 GB。使用时须始终联网，打印机固件须为 5.0 及以上版本。打开 4.x 项目时自动转换格式。</p><h2>两个下载通道</h2><p>6.2 版位于“最新版”通道。4.9.8 版保留在“历史稳定版”通道，不再更新，也不兼容较新的设备和固件。两者均见<a href="/store/software">申请安装包</a>页面。无人值守运行详见 <a href="/hardware/hive">HiVE</a> 页面。</p>',
    },
    publishTime: '2026-10-20',
    tags: ['software'],
    products: [34],
    picture: {
      name: 'parts/denture-base',
      alt: { en: 'Printed denture base', zh: '打印的义齿基托' },
    },
  },
  {
    id: 147,
    type: 'news',
    title: {
      en: 'Reflex firmware now tracks LCD hours',
      zh: 'Reflex 固件更新：新增 LCD 计时',
    },
    summary: {
      en: 'A counter now logs the hours of the LCD. The LCD test ends with a black screen: if light shines through, the LCD is due for replacement.',
      zh: '新增 LCD 累计曝光时长统计；LCD 检测最后显示全黑画面，若有透光，即应更换 LCD。',
    },
    localizedSummaries: {
      de: {
        title: 'Reflex-Firmware zählt jetzt die Betriebsstunden des LCD',
        summary:
          'Ein neuer Zähler zeigt die Betriebsstunden des LCD. Der LCD-Test endet mit einem schwarzen Bild: Schimmert Licht durch, steht der Austausch an.',
        highlights: [
          'Für Reflex und Reflex RS. Der Zähler steht auf dem Display unter „Info“.',
          'Bei 1.800 h erinnert der Drucker daran, das LCD zu testen. Ersetzt werden muss es dann noch nicht.',
          'Die Schritte des Tests und die Messwerte stehen unter „Wissen“.',
        ],
      },
    },
    content: {
      en: '<p>A firmware update for <a href="/hardware/Reflex">Reflex</a> and <a href="/hardware/Reflex-RS">Reflex RS</a> adds a counter for the hours of the LCD. You’ll find it on the display, under About.</p><ul><li>At 1,800 h, the printer reminds you to test the LCD. It does not have to be replaced at that point.</li><li>The LCD test now ends with a black field. If the paper on the glass glows, contrast is too low.</li></ul><p>For the steps of the test and our measurements, see <a href="/aboutUs/resources/detail/reflex-firmware-counts-the-hours-of-the-lcd-311">the note on the update</a>.</p>',
      zh: '<p><a href="/hardware/Reflex">Reflex</a> 和 <a href="/hardware/Reflex-RS">Reflex RS</a> 固件更新，新增 LCD 计时，在屏幕“关于”中查看。</p><ul><li>满 1,800 小时提醒您检测 LCD，此时不一定要更换。</li><li>LCD 检测最后增加全黑画面：玻璃上的白纸若发亮，说明对比度不足。</li></ul><p>检测步骤和实测数据见<a href="/aboutUs/resources/detail/reflex-firmware-counts-the-hours-of-the-lcd-311">更新说明</a>。</p>',
    },
    publishTime: '2026-10-20',
    tags: ['software'],
    products: [9, 10],
    picture: {
      name: 'products/Reflex-RS',
      alt: { en: 'Reflex RS printer', zh: 'Reflex RS 打印机' },
    },
  },
  {
    id: 148,
    type: 'news',
    title: {
      en: 'Prepare 6.2.1 fixes job transfer through proxies',
      zh: '赫光 Prepare 6.2.1：修复代理网络下任务发送失败',
    },
    summary: {
      en: 'On Windows, jobs pass through authenticated proxies again. On Mac, the app finds printers again after sleep.',
      zh: '修复 Windows 版在需认证的代理网络下发送任务失败的问题；Mac 唤醒后可正常搜到打印机。',
    },
    localizedSummaries: {
      de: {
        title: 'Heliograph Prepare 6.2.1 behebt Fehler beim Senden über einen Proxy',
        summary:
          'Unter Windows lassen sich Aufträge wieder über einen Proxy mit Anmeldung senden, am Mac werden die Drucker nach dem Ruhezustand wieder gefunden.',
        highlights: [
          'Windows: Das Senden über einen Proxy mit Anmeldung funktioniert wieder, und die Vorschau zeigt keine Supports gelöschter Teile mehr.',
          'Mac mit Apple-Chip: Umlaute und chinesische Zeichen in Dateinamen bleiben beim Senden erhalten.',
          'Mac mit Intel-Prozessor: Die App schließt sich nicht mehr, wenn während des Slicens ein externer Bildschirm getrennt wird.',
          'Version 6.2.1 ersetzt 6.2 im aktuellen Kanal. Systemanforderungen und passende Firmware bleiben gleich.',
        ],
      },
    },
    content: {
      en: '<p>Version 6.2.1 corrects errors of version 6.2. Requirements and compatible firmware stay the same.</p><ul><li><strong>Windows:</strong> sending jobs through a proxy that requires sign-in works again, and the preview no longer shows supports of deleted parts.</li><li><strong>Mac, both types:</strong> the app finds printers again after the Mac wakes from sleep.</li><li><strong>Mac with Apple Silicon:</strong> umlauts and Chinese characters in file names are kept when a job is sent.</li><li><strong>Mac with Intel processor:</strong> the app no longer closes when an external display is unplugged during slicing.</li></ul><p>See <a href="/store/software">software</a> for the installers, and the news on <a href="/news/146">version 6.2</a> for its new functions.</p>',
      zh: '<p>6.2.1 版修复 6.2 版的问题，系统要求和适用固件不变。</p><ul><li><strong>Windows：</strong>修复通过需认证的代理服务器发送任务失败的问题；删除零件后，预览中不再残留其支撑。</li><li><strong>两种 Mac：</strong>修复唤醒后搜索不到打印机的问题。</li><li><strong>Apple 芯片 Mac：</strong>发送任务时，文件名中的中文和变音字母不再丢失。</li><li><strong>Intel Mac：</strong>修复切片过程中拔下外接显示器导致软件退出的问题。</li></ul><p>安装包见<a href="/store/software">申请安装包</a>页面，新功能见 <a href="/news/146">6.2 版新闻</a>。</p>',
    },
    publishTime: '2026-11-10',
    tags: ['software'],
    products: [],
    picture: {
      name: 'scenes/platform-desk',
      alt: { en: 'Desk with a case on the monitor', zh: '显示器上打开病例的工作台' },
    },
  },
  {
    id: 149,
    type: 'news',
    title: {
      en: 'HiVE runs live at LMT LAB DAY Chicago, February 25–27, booth 218',
      zh: '2027 年华南国际口腔展：自带数据，当天取模型',
    },
    summary: {
      en: 'Watch HiVE remove printed parts and start the next job, with the Wash Station beside it. In March, we are at Dental South China in Guangzhou (March 3–6) and at IDS in Cologne (March 16–20, Hall 3.2, C 035).',
      zh: '3 月 3–6 日在广州，展位号待定。另参加芝加哥 LMT LAB DAY（2 月 25–27 日，218 号展位）和科隆 IDS（3 月 16–20 日，3.2 馆 C 035）。',
    },
    localizedSummaries: {
      de: {
        title: 'IDS 2027: drei Vorführungen in Halle 3.2, Stand C 035',
        summary:
          'Vom 16. bis 20. März zeigen wir in Köln Laborarbeiten mit dem A3D, Chairside-Druck und eine Alignerfertigung mit dem A2D Ortho. Vorher läuft HiVE in Chicago, und in Guangzhou druckt der A2D 4K Ihren Scan.',
        highlights: [
          'Labor: Modelle mit herausnehmbaren Stümpfen, Modellationen für den Modellguss und Prothesen zur Prüfung am Modell, auf dem A3D.',
          'Praxis: Chairside-Druck auf dem ChairSide Pro, dreimal am Tag vom Scan bis zum fertigen Teil auf dem Modell.',
          'Alignerfertigung: A2D Ortho, Tiefziehen, Lasermarkieren und Beschneiden.',
          'Gespräche von 30 min können Sie über den Termin buchen. Schicken Sie Ihren Fall zwei Wochen vorher, dann liegt er gedruckt am Stand.',
        ],
      },
    },
    content: {
      en: '<p>Three trade shows in four weeks show the same printers at different work.</p><h2>LMT LAB DAY Chicago, February 25 to 27</h2><p>A <a href="/hardware/hive">HiVE</a> prints during opening hours, the <a href="/hardware/Wash_Station">Wash Station</a> is loaded from its bin every hour, and StreamFlow shows the queue. Twice a day, a technician explains how to prepare a lab for night runs. <a href="/aboutUs/events/detail/dental-laboratory-trade-show-chicago-408">Date and booth</a></p><h2>Dental South China, Guangzhou, March 3 to 6</h2><p>Bring a scan without patient data; the <a href="/hardware/A2D_4K">A2D 4K</a> prints the model the same day. Talks are in Chinese. <a href="/aboutUs/events/detail/dental-south-china-guangzhou-spring-twenty-seven-417">Date and place</a></p><h2>IDS, Cologne, March 16 to 20</h2><p>There are three demonstrations: models and castings on the <a href="/hardware/A3D">A3D</a>, chairside printing three times a day, and an aligner line on the <a href="/hardware/A2D_Ortho">A2D Ortho</a>. <a href="/aboutUs/events/detail/international-dental-show-cologne-spring-twenty-seven-409">Date and booth</a></p><p>Parts from resins that are not yet cleared are shown on models only.</p>',
      zh: '<p>四周三场展会，同样的设备，看三种活。</p><h2>华南国际口腔展，广州，3 月 3 日至 6 日</h2><p>带上口扫数据（去掉患者信息），<a href="/hardware/A2D_4K">A2D 4K</a> 当天打好工作模型，您带走。每天两场中文讲解：加工厂怎么准备通宵打印。<a href="/aboutUs/events/detail/dental-south-china-guangzhou-spring-twenty-seven-417">日期和地点</a></p><h2>LMT LAB DAY，芝加哥，2 月 25 日至 27 日</h2><p><a href="/hardware/hive">HiVE</a> 开展时间内连续打印，<a href="/hardware/Wash_Station">Wash Station</a> 每小时清洗一批，StreamFlow 显示排单。<a href="/aboutUs/events/detail/dental-laboratory-trade-show-chicago-408">日期和展位</a></p><h2>IDS，科隆，3 月 16 日至 20 日</h2><p>三个演示区：<a href="/hardware/A3D">A3D</a> 打模型和支架蜡型，椅旁打印每天三场，<a href="/hardware/A2D_Ortho">A2D Ortho</a> 隐形矫治整线。<a href="/aboutUs/events/detail/international-dental-show-cologne-spring-twenty-seven-409">日期和展位</a></p><p>尚未注册的树脂，打印件只在模型上展示。</p>',
    },
    publishTime: '2026-11-24',
    tags: ['trade-show', 'product'],
    products: [34, 2, 5, 4],
    picture: {
      name: 'scenes/trade-booth',
      alt: { en: 'Heliograph booth with printers and a counter', zh: '赫光展台：打印机和咨询台' },
    },
  },
  {
    id: 150,
    type: 'news',
    title: {
      en: 'UltraCraft A2D HD: over a third more build area than the A2D',
      zh: 'UltraCraft A2D HD 上市：幅面比 A2D 大三分之一以上',
    },
    summary: {
      en: '160 × 100 mm from one projector, without a seam in the image, for dies and casting patterns. The housing is only 5 mm wider.',
      zh: '160 × 100 mm 由一台光机一次曝光，画面无拼缝，适合代型和铸造蜡型；机身仅比 A2D 宽 5 mm。',
    },
    localizedSummaries: {
      de: {
        title: 'UltraCraft A2D HD: ein Drittel mehr Baufläche, ein Projektor, keine Naht im Bild',
        summary:
          'Der neue Drucker braucht kaum mehr Stellfläche als der A2D, hat aber gut ein Drittel mehr Baufläche, für Stümpfe und Modellationen.',
        highlights: [
          'Bauraum 160 × 100 × 120 mm, Schichten von 30 bis 100 µm.',
          'Ein Sensor misst das Lichtfeld täglich an 15 Punkten und gleicht Abweichungen über 3 % aus.',
          'Anschlüsse für HiVE, Resin-Station und Pulsmodul sind ab Werk vorhanden.',
        ],
      },
    },
    content: {
      en: '<p>The <a href="/hardware/A2D_HD">UltraCraft A2D HD</a> is for labs that print dies and casting patterns and have outgrown the A2D.</p><ul><li>Build volume of 160 × 100 × 120 mm, layers from 30 to 100 µm</li><li>One exposure per layer, without pixel shift, which saves time with filled resins</li><li>A sensor reads the light field at 15 points before the first job of the day and corrects points that are off by more than 3%</li><li>Connections for HiVE, the Resin Station and the pulsed-release module are factory-fitted</li></ul><p>The housing is 5 mm wider and 10 mm deeper than that of the A2D.</p>',
      zh: '<p><a href="/hardware/A2D_HD">UltraCraft A2D HD</a> 适合打印代型和铸造蜡型、A2D 幅面不够用的加工厂。</p><ul><li>成型尺寸 160 × 100 × 120 mm，层厚 30–100 µm</li><li>一层只曝光一次，不做像素偏移，高填料树脂省时间</li><li>每天第一个任务前测 15 个点的光强，偏差超过 3% 自动补偿</li><li>HiVE、供料站、脉冲离型模块的接口出厂已预留</li></ul><p>机身只比 A2D 宽 5 mm、深 10 mm。</p>',
    },
    publishTime: '2026-02-24',
    tags: ['product'],
    products: [3],
    picture: {
      name: 'products/A2D_HD',
      alt: { en: 'UltraCraft A2D HD printer', zh: 'UltraCraft A2D HD 打印机' },
    },
  },
  {
    id: 151,
    type: 'news',
    title: {
      en: 'Firmware for A2D and A2D 4K: rest time and light check',
      zh: 'A2D 与 A2D 4K 固件更新：静置时间与光强检查',
    },
    summary: {
      en: 'The resin rests before the first layer, and a sensor checks the light at the start of each job. If you run a validated process, review the change and requalify as your procedure requires.',
      zh: '首层曝光前树脂先静置，每个任务开始时检查光强。工艺已验证的，更新后请打一版测试件复核。',
    },
    localizedSummaries: {
      de: {
        title: 'Firmware für A2D und A2D 4K: Ruhezeit und Lichtprüfung',
        summary:
          'Das Resin ruht vor der ersten Schicht, und ein Sensor prüft zu Beginn jedes Auftrags das Licht. Wer den Prozess validiert hat, prüft ihn nach dem Update mit einem Testdruck nach.',
        highlights: [
          'Vor der ersten Schicht wartet der Drucker 10 s, bei zähflüssigen Resins 30 s. So bleiben weniger Blasen unter den ersten Schichten.',
          'Der Drucker korrigiert die Belichtung zu Beginn jedes Auftrags um bis zu 8 %.',
          'Das Update dauert etwa 12 min. Drucken Sie laufende Aufträge vorher zu Ende.',
        ],
      },
    },
    content: {
      en: '<p>A firmware update is ready for the <a href="/hardware/A2D">A2D</a> and the <a href="/hardware/A2D_4K">A2D 4K</a>, on the display and in Ultra-Net.</p><ul><li>After the platform has dipped into the resin, the printer waits 10 s, and 30 s with resins above 1000 mPa·s. Fewer bubbles stay under the first layers.</li><li>A sensor reads the light engine at the start of each job and corrects the exposure by up to 8%.</li><li>The update takes about 12 min. Let running jobs finish first.</li></ul><p>For our measurements and the steps for validated processes, see <a href="/aboutUs/resources/detail/firmware-note-rest-time-and-light-check-309">the note on the update</a>.</p>',
      zh: '<p><a href="/hardware/A2D">A2D</a> 和 <a href="/hardware/A2D_4K">A2D 4K</a> 的新固件现已发布，可在设备屏幕或 Ultra-Net 中安装。</p><ul><li>平台浸入树脂后，打印机先等待 10 秒；黏度超过 1000 mPa·s 的树脂等待 30 秒，首层下的气泡减少。</li><li>每个任务开始时由传感器读取光机输出，在 8% 以内自动修正曝光。</li><li>更新约需 12 分钟，请先等待当前任务结束。</li></ul><p>测试数据和已验证工艺的处理步骤见<a href="/aboutUs/resources/detail/firmware-note-rest-time-and-light-check-309">更新说明</a>。</p>',
    },
    publishTime: '2026-06-09',
    tags: ['software'],
    products: [1, 2],
    picture: {
      name: 'products/A2D_4K',
      alt: { en: 'UltraCraft A2D 4K printer', zh: 'UltraCraft A2D 4K 打印机' },
    },
  },
];
