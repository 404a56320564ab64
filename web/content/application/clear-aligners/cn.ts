import type { PageCopy } from '#sections/page-content.ts';
import type { clearAligners } from './page.ts';

export const cn = {
  hero: {
    eyebrow: '隐形矫治',
    title: '一天七百个模型，个个不同。',
    text: '从扫描到切割的隐形矫治器产线：打印机自动取件，树脂模型易脱膜，哪个模型属于哪位患者，软件一清二楚。',
    alt: '一套隐形矫治器，旁边是压膜用的打印模型',
    links: { inquiry: '规划产线', materials: '模型树脂' },
  },
  steps: {
    title: '六步流程',
    items: {
      capture: { title: '数据采集', text: '口内扫描，或扫描印模；先查补破洞，再做方案。' },
      design: { title: '方案设计', text: '分步、附件和切割线，用您的软件设计，也可委托我们的设计服务。' },
      print: { title: '3D 打印', text: '空心模型竖直排版，底座逐个编码，打印完成自动取件。' },
      form: { title: '压膜', text: '模型受热受压不变形，膜片取下干净利落。' },
      mark: { title: '激光打标', text: '每副矫治器标明患者、步数和批号，打标后回读核对，再进下一工序。' },
      trim: { title: '切割', text: '沿设计好的切割线进行，由相机在膜片上识别定位。' },
    },
  },
  figures: {
    title: '一条产线的能力',
    items: {
      models: '个隐形矫治器模型，一条产线的日产量',
      trimLines: '的切割线由相机自动识别',
      accuracy: 'A2D Ortho 与 A2D 4K 的边缘定位：半个像素，计算值',
      support: '技术支持响应时限，每周 5 天、全天 24 小时在线',
    },
  },
  line: {
    title: '无人值守，照常生产',
    text: 'A2D Ortho 自动清空成型平台。夜里打印的模型，早上即可清洗。',
    alt: '隐形矫治产线：供料站、配自动化单元的 A2D Ortho、清洗站和模型料架',
    points: {
      unattended: '自动化单元取下模型，随即开始下一任务；供料站保证料槽不断料。',
      release: '不用铲刀，底座不崩边；再次打印前，先检查平台有无残留。',
      trace: '每个模型都有编码，订单、打印任务与树脂批号一一对应。',
    },
  },
  printers: {
    title: '产线设备',
    text: '从一台起步。扩到十台，文件、树脂和操作习惯都不变。',
  },
  materials: {
    title: '模型树脂',
    text: '一款用于受热受压的压膜模型，两款用于工作模型。',
    all: '全部齿科树脂',
  },
  cases: { title: '义齿加工厂与诊所的应用案例' },
  questions: {
    title: '投产之前',
    questions: {
      start: {
        question: '做头一百例，需要哪些设备？',
        answer: '打印机、清洗机、固化箱和压膜机各一台，以及压膜模型树脂。切割先用手工，量上来再上设备。',
      },
      direct: {
        question: '为什么不直接打印矫治器？',
        answer: '膜片透明、厚薄均匀，注册路径成熟。更适合直接打印的装置，例如带咬合垫的保持器，可用 Retainer UV。',
      },
      files: {
        question: '可以配合哪些设计软件？',
        answer: '能按步导出 STL 的均可。StreamFlow 从文件名读取患者、步数和颌别，写入底座编码。',
      },
      waste: {
        question: '一个模型用多少树脂？',
        answer: '空心模型约 20 g，含支撑。打印前，赫光 Prepare 会显示本次任务的用量。',
      },
    },
  },
  contact: {
    title: '告诉我们您的产量',
    text: '每月病例数、工作时间、场地面积：我们给出产线方案、单个模型成本，并寄上一套样件模型。',
    alt: '压膜用的打印模型',
    links: { inquiry: '规划产线' },
  },
} satisfies PageCopy<typeof clearAligners>;
