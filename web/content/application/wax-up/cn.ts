import type { PageCopy } from '#sections/page-content.ts';
import type { waxUp } from './page.ts';

export const cn = {
  hero: {
    eyebrow: '可摘局部义齿',
    title: '支架蜡型，打印代替手工',
    text: '电脑上设计支架，用灰分极低的铸造树脂打印，包埋料和合金不变。省去上蜡，手工主要是设计、安插铸道针和打磨抛光。',
    alt: '下颌工作模型上的绿色打印可摘局部义齿支架蜡型',
    caption: '跨弓的两根加强杆防止变形，铸造后切除。',
    links: { inquiry: '申请支架样件', materials: '铸造树脂' },
  },
  time: {
    title: '人工不到一半',
    text: '波兰一家加工厂用 UltraCraft A2D 打印，十周、96 副支架的记录。人工用时从模型扫好算到蜡型可以包埋。',
    before: '手工制作',
    after: '设计加打印',
    rows: { pattern: '一副支架蜡型', remakes: '重铸率（手工 100 副重铸 6 副，打印 96 副重铸 3 副）' },
  },
  steps: {
    title: '从扫描到铸造',
    items: {
      scan: { title: '扫描', text: '牙支持式可以口扫；游离端建议取功能印模，灌模后扫描。无需复模和翻耐火模型。' },
      design: { title: '设计', text: '观测、填倒凹，设计卡环、连接体和固位网，软件检查厚度。' },
      print: { title: '打印', text: '连同支撑打印，用时按 A2D 4K 计。放满一版和只放一副用时相同，可夜间打印。' },
      invest: {
        title: '固化与包埋',
        text: '短时清洗两次，干燥，充分固化，再安插铸道针、包埋。未固透的树脂会影响包埋料凝固。',
      },
      burnOut: {
        title: '烧圈与铸造',
        text: '分两段保温，不能快速烧圈，程序见下表。前一段保护铸圈，末段时间充足，残碳才能烧净。铸圈出炉后趁热铸造，合金不变。',
      },
      finish: { title: '打磨', text: '喷砂，去掉加强杆，修整，在模型上试就位，抛光。' },
    },
  },
  burnout: {
    title: '烧圈程序',
    text: '适用于磷酸盐包埋料、钴铬合金。全程五个半到六小时，可定时夜间开炉；大铸圈末段取长时间。试验中 20 副有 19 副无缺陷。',
    rows: {
      firstRise: '第一段升温，至 290 °C',
      firstHold: '第一段保温，290 °C',
      secondRise: '第二段升温',
      burnOut: '烧圈温度',
      hold: '末段保温，在烧圈温度下',
    },
  },
  values: {
    title: '设计尺寸与树脂性能',
    text: '设计时不要低于最小尺寸。弯曲强度按 ISO 178、灰分按 ISO 3451-1 测试。',
    rows: {
      bars: '防变形加强杆直径',
      thickness: '可打印、可铸造的最小厚度（卡环按常规尺寸）',
      strength: 'Cast UV 3.0 弯曲强度',
      ash: 'Cast UV 3.0 烧圈后灰分（实测 0.02%）',
    },
  },
  materials: {
    title: '适用树脂',
    text: '一款用于打印蜡型，一款用于打印试就位模型。',
    all: '全部齿科树脂',
  },
  cost: {
    title: '单副蜡型成本',
    text: '以 A2D 4K 用 Cast UV 3.0 打一副支架蜡型为例，一版六副，技师用时取上面的记录，与机型无关。包埋料、合金和铸造与手工蜡型一样，未计入。打印机示例价含实心模型用的脉冲离型模块，打蜡型不需要。回本只按蜡型计，同一台打印机兼打模型，回本更快。',
  },
  printers: {
    title: 'Cast UV 3.0 适配机型',
    text: '按日铸造量选；A3D 还能自动取件。',
    job: '支架蜡型，平放',
    counts: '每版副数',
  },
  cases: { title: '用时数据来源' },
  questions: {
    title: '技师常见问题',
    questions: {
      laser: {
        question: '已经有激光打印（SLM）金属支架了，为何还打蜡型？',
        answer:
          '激光打印省去包埋和铸造，适合量大、有后处理和热处理条件的厂。打蜡型只需一台树脂打印机，焙烧炉、包埋料和合金沿用现有的，一副也可做。也可两者并用：平时打蜡型铸造，订单多时外发激光打印。',
      },
      machines: {
        question: '该选哪款打印机？',
        answer: '树脂页面列出的 UltraCraft 机型均可，按日产量选。',
      },
      investment: {
        question: '我用的包埋料合适吗？',
        answer: '钴铬合金用的磷酸盐包埋料可以，烧圈要分两段保温。请告知型号，我们答复是否测过、用何种升温曲线。',
      },
      distortion: {
        question: '蜡型在铸造前会变形吗？',
        answer:
          '蜡型充分固化后够硬，但开放式连接体去掉支撑后可能回弹。跨弓加强杆留到安插铸道针之后再去，厚度不低于表中数值，当天包埋。',
      },
      software: {
        question: '现有的设计软件还能用吗？',
        answer: '能导出 STL 即可，例如 3Shape、exocad，支撑在赫光 Prepare 里加。',
      },
    },
  },
  contact: {
    title: '用一个病例试做',
    text: '发来模型的 STL，不含患者信息。我们打印支架蜡型寄出，由您铸造、评价。',
    alt: '950 °C 的焙烧炉、打印的支架蜡型，以及刚开圈的金属支架铸件',
    links: { inquiry: '申请支架样件' },
  },
} satisfies PageCopy<typeof waxUp>;
