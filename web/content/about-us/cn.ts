import type { PageCopy } from '#sections/page-content.ts';
import type { aboutUs } from './page.ts';

export const cn = {
  hero: {
    eyebrow: '关于我们',
    title: '我们造的，是会打印的仪器。',
    text: '打印机、树脂、软件，出自同一家。打印件要进口腔、入耳道、垫在脚下，必须一次合适。',
    alt: '技工台上的 UltraCraft A2D 4K、清洗机和固化箱',
    links: { contact: '办公地点与联系方式', inquiry: '给我们留言' },
  },
  figures: {
    title: '我们做到的',
    items: {
      materials: '款自有齿科树脂',
      countries: '个国家和地区提供技术支持，每周 5 天、全天 24 小时在线',
      answer: '技术支持响应时限',
      solved: '故障解决或工程师到场的时限',
    },
  },
  whole: {
    title: '全流程自主完成',
    text: '精度往往丢在部门衔接处。我们各部门共用一间测试实验室。',
    alt: '带料瓶和收料箱的 HiVE 自动化单元',
    points: {
      machine: '光机、离型与自动化，均为自主设计。',
      resin: '每款树脂均在其适用的各款设备上逐一调试、实测。',
      software: '打印前处理软件与云平台既懂设备，也懂树脂，参数不靠猜。',
    },
  },
  principles: {
    title: '我们的准则',
    items: {
      measure: { title: '树脂数据附测试标准', text: '树脂性能表逐项注明测试标准。没有测过的不列，不做估算。' },
      open: { title: '文件归您所有', text: '输入 STL，输出您要的零件。不用封闭格式绑定义齿加工厂。' },
      stay: { title: '老设备继续用', text: '旧机型和旧版固件可继续使用历史稳定版软件。' },
      waste: { title: '少浪费', text: '模型抽壳打印，料槽补料续用。' },
    },
  },
  work: {
    title: '用来做什么',
    items: {
      dental: { title: '齿科', text: '模型、义齿、咬合板、导板、冠桥。', alt: '打印的全口义齿' },
      hearables: { title: '耳戴设备', text: '一体成型的耳机与助听器外壳。', alt: '打印的助听器外壳' },
      orthotics: { title: '假肢矫形', text: '接受腔与鞋垫，一人一件。', alt: '打印的假肢接受腔' },
    },
  },
  news: { title: '公司动态' },
  contact: {
    title: '来看设备运行',
    text: '可到我们的办公地点或就近的展会参观，也可视频连线测试实验室。',
    alt: '测试实验室的颜色样件',
    links: { inquiry: '预约参观' },
  },
} satisfies PageCopy<typeof aboutUs>;
