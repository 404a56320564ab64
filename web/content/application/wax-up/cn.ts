import type { PageCopy } from '#sections/page-content.ts';
import type { waxUp } from './page.ts';

export const cn = {
  hero: {
    eyebrow: '可摘局部义齿',
    title: '支架蜡型，打印代替手工。',
    text: '在电脑上设计支架，用焙烧残留极少的树脂打印，铸造工艺照旧。需要手工完成的，只剩安插铸道和打磨抛光。',
    alt: '下颌工作模型上的绿色打印可摘局部义齿支架蜡型',
    links: { inquiry: '申请支架样件', materials: '铸造树脂' },
  },
  time: {
    title: '用时不到一半',
    text: '单件支架的人工用时：从扫描好的模型到可供包埋的蜡型。',
    before: '手工制作',
    after: '设计加打印',
    rows: { pattern: '一件支架蜡型' },
  },
  steps: {
    title: '从扫描到铸造',
    items: {
      scan: { title: '扫描', text: '扫描模型或口内扫描均可。无需复制模型，也无需翻制耐火模型。' },
      design: { title: '设计', text: '观测、填倒凹，设计卡环、连接体和固位网；厚度由软件把关。' },
      print: { title: '打印', text: '一版可排多个支架，连同支撑一起打印，也可以放到夜间。' },
      invest: {
        title: '固化与包埋',
        text: '短时清洗两次，干燥，充分固化，再安插铸道、包埋。固化不足会影响包埋料凝固。',
      },
      burnOut: {
        title: '焙烧',
        text: '分两段保温，不可快速焙烧。所示为最后一段的保温时间，须足以烧尽残碳。',
      },
      finish: { title: '打磨', text: '喷砂、修整、抛光。卡环的固位力与设计一致。' },
    },
  },
  values: {
    title: '关键参数',
    text: '弯曲强度按 ISO 178、灰分按 ISO 3451-1 测定；另附焙烧温度和设计时须保证的最小尺寸。',
    rows: {
      strength: 'Cast UV 3.0 弯曲强度',
      ash: 'Cast UV 3.0 焙烧后灰分',
      burnOut: '焙烧温度',
      bars: '支撑杆直径',
      thickness: '支架厚度',
    },
  },
  materials: {
    title: '适用树脂',
    text: '一款用于铸造，两款用于打印试合的模型。',
    all: '全部齿科树脂',
  },
  questions: {
    title: '技师常问',
    questions: {
      machines: {
        question: '该选哪款打印机？',
        answer: '树脂页面列出的 UltraCraft 机型均可。其中 A2D 4K 的成型平台最大，一版打印的支架最多。',
      },
      investment: {
        question: '我用的包埋料合适吗？',
        answer:
          '适用于钴铬合金的磷酸盐包埋料，焙烧分两段保温。请告知您所用包埋料的名称，我们会答复是否测试过，以及对应的升温曲线。',
      },
      distortion: {
        question: '蜡型在铸造前会变形吗？',
        answer:
          '充分固化后的蜡型刚性足够，但开放式连接体在去除支撑后可能回弹。跨弓支撑杆请保留到铸道安插完毕，厚度不低于表中数值，并当天包埋。',
      },
      software: {
        question: '现有的设计软件还能用吗？',
        answer: '能。只要可以导出 STL 即可，支撑在赫光 Prepare 中添加。',
      },
    },
  },
  contact: {
    title: '拿一个病例来试',
    text: '您发来扫描数据，我们打印好支架蜡型寄回，由您自己铸造。满意与否，铸完再定。',
    alt: '带铸道的打印冠桥蜡型，固定在铸圈底座上',
    links: { inquiry: '申请支架样件' },
  },
} satisfies PageCopy<typeof waxUp>;
