import type { PageCopy } from '#sections/page-content.ts';
import type { orthosis } from './page.ts';

export const cn = {
  hero: {
    eyebrow: '矫形器',
    title: '扫描取代石膏，单件工时减半',
    text: '手持扫描仪约一分钟扫完手臂，壳体样件用 Ortho Tough UV 夜间打印，次日验样。现在用样件定下镂空、绑带孔和边缘，把流程练熟；树脂取得注册证后，才能给患者佩戴。',
    alt: '肤色打印腕手矫形器，带三条绑带，前臂端朝下立放',
    links: { inquiry: '获取报价', cases: '应用案例' },
  },
  time: {
    title: '单件人工工时减半：46 件样件平均值',
    text: '德国一家装配机构六个月评估试用的数据，不含打印机自动运行的时间。患者佩戴真空热塑矫形器，打印件未经佩戴。取得注册证后，该机构计划把就诊由三次减为两次。',
    before: '石膏取型加真空热塑',
    after: '扫描加打印',
    rows: { work: '单件人工工时' },
  },
  steps: {
    title: '从手臂到矫形器样件',
    items: {
      scan: { title: '扫描', text: '手臂搭在绳网支架上保持体位，绕行一圈扫完。' },
      model: {
        title: '设计',
        text: '电脑上设计约 50 分钟：贴合区内收 1 mm，骨突处放 2.5 mm；拇指和尺骨处开孔，边缘外翻，留绑带孔。',
      },
      print: { title: '打印', text: '夜间竖直打印，层厚 100 µm，支撑只加在外侧。' },
      finish: {
        title: '清洗固化',
        text: '清洗两次，每次 5 分钟；静置一小时；60 °C 下每面固化半小时，此时易变形，壳体勿受力。',
      },
      fit: {
        title: '检查',
        text: '套在石膏阳型上（做热塑件时留下的），边缘用热风枪翻边。46 件里有 39 件仅热风翻边即可贴合，3 件打磨边缘，4 件重打。',
      },
      record: {
        title: '取得注册证后',
        text: '再给患者试戴。假肢矫形师检查壁厚、边缘和承载，合格才交付。',
      },
    },
  },
  sizes: {
    title: '一件腕手矫形器：长度、用时、用料',
    text: '按页首图中的矫形器计算：长 198 mm，壁厚 3 mm，重 130 g，层厚 100 µm。Ortho Tough UV 弯曲强度 59 MPa，断裂伸长率 68%。',
    first: '单件',
    columns: { rs: 'Reflex RS', pro: 'Reflex 2 Pro' },
    rows: {
      longest: { title: '最大可打长度', rs: '228 mm', pro: '240 mm' },
      time: { title: '打印用时', rs: '6 小时 40 分钟', pro: '5 小时' },
      count: { title: '一版', rs: '2 件，竖放', pro: '2 件，竖放' },
      resin: { title: '用料（含支撑）', rs: '160 g，1 kg 打六件', pro: '160 g，1 kg 打六件' },
      heat: { title: '成品耐热上限', rs: '50 °C，夏天不得留在车内', pro: '50 °C，夏天不得留在车内' },
    },
  },
  rules: {
    title: '46 件样件的经验',
    items: {
      length: {
        title: '长度',
        text: '约五分之一的患者所需壳体超过 Reflex RS 的 228 mm；Reflex 2 Pro 可打 240 mm，更长的仍用热塑。A2D 4K 和 C 系列也能用这款树脂，但打印高度只有 110 mm 和 180 mm。',
      },
      lattice: { title: '点阵', text: '腕部 1.5 mm 的杆断裂过。杆径不小于 2 mm，腕部不镂空。' },
      straps: { title: '绑带孔', text: '46 件里有 2 件在试验台上拉裂，都裂在绑带孔，这里要加厚。' },
      heat: {
        title: '受热',
        text: '一件置于车内仪表台受热变形：树脂的热变形温度为 58 °C（受力测得）。热风只限制作室使用，只吹边缘。',
      },
      inside: { title: '内壁', text: '有两件内壁未照到光而发黏。固化时开口朝向光源。' },
      skin: {
        title: '皮肤接触',
        text: 'Ortho Tough UV 充分固化后，已按 ISO 10993-5、ISO 10993-10、ISO 10993-23 测试，仅限与完好皮肤接触。测试不等于医疗器械注册。',
      },
    },
  },
  insole: {
    title: '同款树脂制作矫形鞋垫',
    text: '支撑足弓，软硬由点阵和厚度调节。',
    alt: '打印的矫形鞋垫，上面带透气孔，下面是镂空点阵',
    points: {
      shell: '176 mm 的 3/4 长矫形鞋垫，长边朝下竖放，Reflex RS 打印 2 小时 35 分钟。',
      lattice: '足跟处杆径 2 mm 的点阵，受压后回弹。',
      cover: '表面照常覆泡棉或皮革。',
    },
    links: { resins: '查看 Ortho Tough UV' },
  },
  printers: {
    title: '适合装配机构的设备',
    text: '两款打印机最长的壳体，都可竖放入 UltraCraft Wash（内高 250 mm）和 UltraCraft Cure（内高 255 mm），Cure 可加热到 60 °C。',
  },
  cases: { title: '装配机构的实测' },
  contact: {
    title: '腕手矫形器，先打一件样件',
    text: '发一份不含患者信息的前臂扫描 STL。我们核对尺寸，并答复所需设备。',
    alt: '打开的 Reflex RS，平台上挂着带拇指开口的矫形器',
    links: { inquiry: '发送扫描数据', fit: '用文件试算' },
  },
} satisfies PageCopy<typeof orthosis>;
