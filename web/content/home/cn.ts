import type { PageCopy } from '#sections/page-content.ts';
import type { home } from './page.ts';

export const cn = {
  hero: {
    eyebrow: '3D 打印机、树脂与软件',
    title: '打印，就要合适。',
    text: '打印机与附实测数据的树脂，面向追求一次打印到位的义齿加工厂、诊所和工作室。',
    alt: 'UltraCraft A2D 4K：带橙色上罩的白色桌面打印机，正在打印齿科模型',
    links: { materials: '选择树脂', inquiry: '获取报价' },
  },
  printers: {
    title: '打印设备',
    text: '以下是其中四款设备及其成型尺寸。每款树脂都注明已在哪些设备上通过测试。',
  },
  work: {
    title: '能打印什么',
    items: {
      models: {
        title: '模型与隐形矫治',
        text: '带可卸代型的工作模型，以及成批打印的压膜模型。',
        alt: '打印的下颌模型，其中一颗代型已取出',
      },
      dentures: {
        title: '义齿',
        text: '粉色基托与多种色号的人工牙，从试戴到成品义齿。',
        alt: '打印的粉色基托全口义齿',
      },
      splints: {
        title: '咬合板与导板',
        text: '透明、强韧、生物相容：咬合板与种植导板。',
        alt: '透明的打印咬合板',
      },
      crowns: {
        title: '冠桥',
        text: '牙色临时冠桥与单颗正式冠，以及焙烧残留极少的铸造蜡型。',
        alt: '打印的三单位桥与一颗牙冠',
      },
      hearables: {
        title: '耳戴设备',
        text: '耳机与助听器外壳，从单件定制到批量。',
        alt: '一对打印的耳机外壳',
      },
      orthotics: {
        title: '假肢矫形',
        text: '从足跟到足尖软硬渐变的点阵鞋垫，以及接受腔。',
        alt: '带点阵结构的打印鞋垫',
      },
    },
  },
  figures: {
    title: '关键数据',
    items: {
      dentureBases: '件义齿基托，单机无人值守 24 小时试验产量',
      waxUp: '完成一件支架蜡型',
      alignerModels: '个隐形矫治器模型，一条产线的日产量',
      accuracy: 'UltraCraft A2D 4K 的边缘定位：半个像素，计算值',
      materials: '款齿科树脂，款款附性能数据',
      applications: '种应用，覆盖义齿加工厂和诊所',
    },
  },
  cases: { title: '应用案例', text: '义齿加工厂与诊所的实测结果。' },
  news: { title: '新闻动态' },
  contact: {
    title: '把让您头疼的病例交给我们。',
    text: '告诉我们您要做什么、做多少。工程师会答复您：用哪款设备、哪款树脂，费用多少。',
    alt: '一排各色树脂打印样件',
    links: { inquiry: '咨询工程师' },
  },
} satisfies PageCopy<typeof home>;
