import type { PageCopy } from '#sections/page-content.ts';
import type { waxUp } from './page.ts';

export const cn = {
  hero: {
    eyebrow: '可摘局部义齿',
    title: '支架蜡型，打印代替手工',
    text: '电脑上设计支架，用烧得干净的树脂打印，铸造工艺照旧。手工只剩插铸道和打磨抛光。',
    alt: '下颌工作模型上的绿色打印可摘局部义齿支架蜡型',
    links: { inquiry: '申请支架样件', materials: '铸造树脂' },
  },
  time: {
    title: '人工用时不到一半',
    text: '一副支架的人工用时，从模型扫好算到蜡型可以包埋。',
    before: '手工制作',
    after: '设计加打印',
    rows: { pattern: '一副支架蜡型' },
  },
  steps: {
    title: '从扫描到铸造',
    items: {
      scan: { title: '扫描', text: '扫模型或口扫都行，不用复模，也不用翻耐火模型。' },
      design: { title: '设计', text: '观测、填倒凹，设计卡环、连接体和固位网，软件检查厚度。' },
      print: { title: '打印', text: '一版排多副支架，连支撑一起打，可以放在夜里。' },
      invest: {
        title: '固化与包埋',
        text: '短时清洗两次，干燥，充分固化，再插铸道、包埋。没固透的树脂会影响包埋料凝固。',
      },
      burnOut: {
        title: '焙烧',
        text: '分两段保温，不能快速焙烧，程序见下表。前一段保护铸圈，末段给足时间，残碳才烧得干净。',
      },
      finish: { title: '打磨', text: '喷砂、修整、抛光。卡环固位力和设计一致。' },
    },
  },
  values: {
    title: '关键参数',
    text: '弯曲强度按 ISO 178、灰分按 ISO 3451-1 测试；焙烧程序适用于磷酸盐包埋料，大铸圈末段取长时间；末两行为设计的最小尺寸。',
    rows: {
      strength: 'Cast UV 3.0 弯曲强度',
      ash: 'Cast UV 3.0 焙烧后灰分',
      firstRise: '第一段升温，至 290 °C',
      firstHold: '第一段保温，290 °C',
      secondRise: '第二段升温',
      burnOut: '焙烧温度',
      hold: '末段保温，在焙烧温度下',
      bars: '防变形支撑杆直径',
      thickness: '支架厚度',
    },
  },
  materials: {
    title: '适用树脂',
    text: '一款打蜡型，两款打检查就位用的模型。',
    all: '全部齿科树脂',
  },
  printers: { title: '能打 Cast UV 3.0 的机型', text: '一版排支架最多的是 A2D 4K。' },
  cases: { title: '这组用时怎么测的' },
  questions: {
    title: '技师常见问题',
    questions: {
      machines: {
        question: '该选哪款打印机？',
        answer: '树脂页面列出的 UltraCraft 机型都行。其中 A2D 4K 平台最大，一版排的支架最多。',
      },
      investment: {
        question: '我用的包埋料合适吗？',
        answer:
          '钴铬合金用的磷酸盐包埋料可以，焙烧要分两段保温。告诉我们您用哪一款，我们答复有没有测过、用什么升温曲线。',
      },
      distortion: {
        question: '蜡型在铸造前会变形吗？',
        answer:
          '蜡型充分固化后够硬，但开放式连接体去掉支撑后可能回弹。跨弓支撑杆留到插完铸道再去，厚度不低于表中数值，当天包埋。',
      },
      software: {
        question: '现有的设计软件还能用吗？',
        answer: '能导出 STL 就行，支撑在赫光 Prepare 里加。',
      },
    },
  },
  contact: {
    title: '拿一个病例来试',
    text: '发来模型的 STL，不含患者信息。我们打好支架蜡型寄给您，您自己铸，铸完再看满不满意。',
    alt: '带铸道的绿色打印局部义齿支架蜡型，固定在铸圈底座上',
    links: { inquiry: '申请支架样件' },
  },
} satisfies PageCopy<typeof waxUp>;
