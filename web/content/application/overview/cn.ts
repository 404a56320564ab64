import type { PageCopy } from '#sections/page-content.ts';
import type { overview } from './page.ts';

export const cn = {
  hero: {
    eyebrow: '应用',
    title: '按行业找方案',
    text: '赫光的设备大多在义齿加工厂和口腔诊所，也用来做耳机外壳、矫形器、手办和夹具。每个方案都写明用什么机型和树脂、要多长时间、容易在哪一步出错。',
    alt: '桌上并排摆放的打印模型、咬合板、耳机外壳、鞋垫和手办',
    links: { cases: '查看应用案例', inquiry: '咨询工程师' },
  },
  dental: {
    title: '齿科',
    text: '按您的岗位选，也可以直接选产品。',
    items: {
      labs: {
        title: '义齿加工厂',
        text: '模型、支架、临时牙、全口义齿；从一台起步到通宵排产，怎么配机型。',
        alt: '四个彩色工件盘，盛放各类打印件',
      },
      clinics: {
        title: '口腔诊所',
        text: '哪些自己打，哪些外发；当天戴咬合板的时间表。',
        alt: '牙椅旁托盘上的导板、咬合板和临时桥',
      },
      aligners: {
        title: '隐形矫治',
        text: '从口扫到切割，一条能通宵打印的产线。',
        alt: '隐形矫治器和打印模型',
      },
      frameworks: {
        title: '可摘局部义齿支架',
        text: '打印蜡型，用现有包埋料铸造，焙烧不裂圈。',
        alt: '工作模型上的绿色支架蜡型',
      },
      temporaries: {
        title: '临时冠桥',
        text: '短期、长期两类树脂，强度和色号一目了然。',
        alt: '打印的三单位桥和一颗磨牙冠',
      },
      splints: {
        title: '咬合板与种植导板',
        text: '硬质、弹性、可高压灭菌，三类树脂对照选。',
        alt: '透明的打印咬合板',
      },
    },
  },
  hearables: {
    title: '耳戴设备',
    text: '外壳整体打印，导声孔和器件安装位一次做出。',
    alt: '一对黑色打印入耳式外壳，配浅色面板',
    points: {
      series: '音频品牌：首批免开模，定稿就能投产。',
      custom: '定制入耳式耳机：扫描耳印后打印，文件存档，丢了随时补。',
      hearingAids: '助听器外壳：同样的设备，右红左蓝。',
    },
    links: { earphones: '耳机外壳', cases: '耳戴设备案例' },
  },
  orthopedics: {
    title: '假肢矫形',
    text: '扫描肢体，屏幕上修型，夜里打印。每一件都由假肢矫形师检查后交付。',
    alt: '带点阵结构和透气孔的打印鞋垫',
    points: {
      orthoses: '腕手矫形器：不打石膏，来两次就能戴上。',
      sockets: '检验接受腔、前臂接受腔：更早试样。',
      insoles: '鞋垫壳：足弓处够硬。',
    },
    links: { resin: 'Ortho Tough UV', cases: '假肢矫形案例' },
  },
  surfaces: {
    title: '颜色、纹理与表面',
    text: '给产品设计师：打印件怎么做出成品的观感。',
    items: {
      color: {
        title: '着色方案',
        text: '带色树脂、浸染、喷涂、手涂怎么选，批量怎样不偏色。',
        alt: '装有多色打印键帽的数字小键盘',
      },
      texture: {
        title: '表面纹理',
        text: '皮纹、滚花、文字直接打印，最细能到多少。',
        alt: '不同纹理的打印旋钮、手柄和杯子',
      },
      treatment: {
        title: '表面处理',
        text: '从支撑点到光油，各道工序和余量。',
        alt: '鼠标外壳：打印原件、底漆和亮光漆',
      },
    },
  },
  desktop: {
    title: '桌面打印',
    text: 'Reflex 用在工作室、车间，也有不少放在家里。',
    alt: '桌面上的 Reflex 2 Pro、打印花瓶和点阵立方体',
    points: {
      figures: '手办、胸像、道具，打完上色。',
      jewelry: '首饰铸造蜡型，残留极少；硅胶翻模原型。',
      workshop: '夹具、检具、外壳，用韧性或刚性树脂。',
    },
    links: { resins: 'Reflex 树脂', howTos: 'Reflex 教程' },
  },
  cases: { title: '应用案例', text: '失败也写在里面。' },
  contact: {
    title: '没找到您的产品？',
    text: '说明用途和数量，工程师会答复；不适合打印的，也会直说。',
    alt: '两台打印机前的一盘打印外壳',
    links: { inquiry: '咨询工程师', samples: '申请样件' },
  },
} satisfies PageCopy<typeof overview>;
