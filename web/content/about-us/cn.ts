import type { PageCopy } from '#sections/page-content.ts';
import type { aboutUs } from './page.ts';

export const cn = {
  hero: {
    eyebrow: '关于我们',
    title: '光机、树脂、软件自主研发',
    text: '赫光在上海研发、生产光固化 3D 打印机，树脂和软件同样自主研发。产品 2022 年上市，上海、柏林、波士顿设有办公室，31 家齿科经销商覆盖 24 个国家和地区。',
    alt: '卸下外罩的 A2D 4K：支架上的相机对准幅面上投影的十字网格，笔记本电脑显示偏差分布',
    links: { contact: '办公地点与联系方式', measurements: '查看实测数据' },
  },
  glance: {
    title: '公司概况',
    items: {
      made: { title: '上海研发生产', text: '研发、工厂和测试实验室都在松江，同在一个厂区。' },
      products: {
        title: '14 款打印机，两个系列',
        text: 'UltraCraft 用于义齿加工厂、口腔诊所和批量生产，Reflex 用于桌面打印；清洗固化设备、树脂和软件自主研发。',
      },
      customers: {
        title: '从一台到 116 台',
        text: '诊所配一台 ChairSide；最大的客户为耳机代工厂，使用 116 台 A2D 4K。',
      },
      quality: { title: '每台设备随附检测证书', text: '检测记录按序列号归档，可在线查询。' },
      repair: {
        title: '本地维修',
        text: '31 家齿科经销商中 28 家有维修人员，国内 6 家都能维修。原厂维修点在上海、柏林和波士顿。',
      },
      warranty: {
        title: '整机质保 24 个月',
        text: '适用于 UltraCraft 全系列，光机不限使用时长；Reflex 系列为 12 个月。',
      },
    },
  },
  printers: {
    title: 'UltraCraft 出厂流程',
    text: '每台设备出厂前经过四步。Reflex 的第 02、03 步改为检验曝光均匀性和机械结构。',
    alt: '打开前门的 A2D 4K，前面是辐照计、卡尺、测试板和证书',
    items: {
      assembly: { title: '装配', text: '安装 Z 轴、光机和料槽，调平成型平台。' },
      optics: { title: '光学标定', text: '相机拍摄投影的十字网格，据此校正畸变，并调匀整个幅面的光强。' },
      plate: { title: '打印测试板', text: '打印、清洗、固化后逐项测量，尺寸超差的返回标定。' },
      certificate: { title: '出具证书', text: '检测记录按序列号归档，证书随机附带。' },
    },
  },
  resins: {
    title: '树脂生产流程',
    text: '配方、混合、检验、灌装都在自有工厂完成。',
    alt: '灌装机嘴下的四个树脂瓶，旁边是天平和烧杯，后面是料桶',
    items: {
      mixing: { title: '配料混合', text: '按配方称量，在黄光下混合，避免树脂提前固化。' },
      check: { title: '批次检验', text: '检测黏度、颜色并试打，不合格批次不灌装。' },
      filling: { title: '过滤灌装', text: '过滤后按重量灌入避光瓶，标签注明批号和有效期。' },
      profile: { title: '参数调试', text: '新树脂在适配的每款设备上调试、实测，参数随赫光 Prepare 提供。' },
    },
  },
  figures: {
    title: '业务规模',
    items: {
      designers: '设计中心的齿科设计师',
      applications: '齿科应用，均有对应树脂，部分待注册',
      countries: '国家和地区由原厂直接提供电话和在线支持，包括没有经销商的地区',
    },
    measures: { applications: '种', designers: '人', countries: '个' },
  },
  offices: {
    title: '上海总部与柏林、波士顿办公室',
    text: '三地均可看样机、参加培训。',
    alt: '培训教室，每张桌上一台打印机，墙上屏幕显示模型，旁边是清洗机和固化箱',
    points: {
      shanghai: '上海：总部、研发、工厂、测试实验室和设计中心',
      berlin: '柏林：欧洲销售、维修校准和培训',
      boston: '波士顿：美洲销售、维修和培训',
    },
    links: { distributors: '查找经销商', services: '各地区服务安排' },
  },
  history: {
    title: '发展历程',
    first: '年份',
    columns: { printers: '打印机', others: '配套设备、软件与服务' },
    rows: {
      y2022: { title: '2022 年', printers: 'A2D、C 系列、A2D 4K、Reflex', others: 'UltraCraft Wash、UltraCraft Cure' },
      y2023: { title: '2023 年', printers: 'ChairSide、A2D Ortho、A3D、Reflex RS', others: '脉冲离型模块、供料站' },
      y2024: { title: '2024 年', printers: 'Reflex Turbo、Reflex RS Turbo', others: 'Wash Station 自动清洗站、HiVE' },
      y2025: { title: '2025 年', printers: 'ChairSide Pro', others: '柏林服务中心启用，设维修车间和备件库' },
      y2026: { title: '2026 年', printers: 'A2D HD、Reflex 2、Reflex 2 Pro', others: '赫光 Prepare 6.2' },
    },
  },
  principles: {
    title: '我们的原则',
    items: {
      measured: {
        title: '数据注明依据',
        text: '性能数据逐项注明测试标准，推算的注明“计算值”；口内树脂的注册状态逐款公布。',
      },
      open: {
        title: '文件归您所有',
        text: '使用通用 STL 文件，可随时导出带走。第三方树脂可自设参数打印，不影响质保，但由此造成的损坏不在质保范围内。',
      },
      stay: {
        title: '老机型软件长期可用',
        text: '停产机型和旧版固件仍可向技术支持获取对应的稳定版软件，不再增加新功能。',
      },
      claims: { title: '案例如实，成败都写', text: '案例既写成果，也写返工、报废和停机。' },
    },
  },
  results: { title: '客户实测案例', text: '案例写明打印品类、用时和返工率。' },
  company: { title: '企业信息', text: '供准入审核使用。' },
  contact: {
    title: '现场看设备运行',
    text: '可到办公地点或展会参观，也可视频连线测试实验室。',
    alt: '赫光展位，有打印机、摆放样件的展台和屏幕',
    links: { inquiry: '预约参观' },
  },
} satisfies PageCopy<typeof aboutUs>;
