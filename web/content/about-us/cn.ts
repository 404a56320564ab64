import type { PageCopy } from '#sections/page-content.ts';
import type { aboutUs } from './page.ts';

export const cn = {
  hero: {
    eyebrow: '关于我们',
    title: '把打印机当仪器造',
    text: '打印机、树脂、软件都由赫光自己做。打印件要戴在口内、耳内，要垫在脚下，一次就得合适。',
    alt: '技工台上的 UltraCraft A2D 4K、清洗机和固化箱',
    links: { contact: '办公地点与联系方式', inquiry: '给我们留言' },
  },
  figures: {
    title: '数据一览',
    items: {
      materials: '自有齿科树脂（款）',
      countries: '提供技术支持的国家和地区（个），5×24 小时在线',
      answer: '技术支持响应时限',
      solved: '故障解决或工程师到场的时限',
    },
  },
  whole: {
    title: '光机、树脂、软件一起调',
    text: '各部门共用一间测试实验室，参数不会在交接中走样。',
    alt: '带料瓶和收料箱的 HiVE 自动化单元',
    points: {
      machine: '光机、离型和自动化都是自主设计。',
      resin: '每款树脂在适配的每款设备上调试、实测。',
      software: '打印前处理软件和云平台按设备和树脂给参数，不靠经验估。',
    },
  },
  principles: {
    title: '我们的准则',
    items: {
      measure: { title: '树脂数据附测试标准', text: '树脂性能数据表逐项注明测试标准。没测过的不列，也不估算。' },
      open: { title: '文件归您所有', text: '采用开放 STL，不用封闭格式绑住加工厂。' },
      stay: { title: '老设备继续用', text: '旧机型和旧版固件可以继续用历史稳定版软件。' },
      waste: { title: '少浪费', text: '模型抽壳打印；料槽补料接着用，不倒掉。' },
    },
  },
  work: {
    title: '应用领域',
    items: {
      dental: { title: '齿科', text: '模型、义齿、咬合板、导板、冠桥。', alt: '打印的全口义齿' },
      hearables: { title: '耳戴设备', text: '一体成型的耳机与助听器外壳。', alt: '打印的助听器外壳' },
      orthotics: { title: '假肢矫形', text: '接受腔与鞋垫，一人一件。', alt: '打印的假肢接受腔' },
    },
  },
  news: { title: '公司动态' },
  contact: {
    title: '来看设备运行',
    text: '可以到我们的办公地点或就近的展会看，也可以视频连线测试实验室。',
    alt: '测试实验室的颜色样件',
    links: { inquiry: '预约参观' },
  },
} satisfies PageCopy<typeof aboutUs>;
