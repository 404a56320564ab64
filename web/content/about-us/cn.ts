import type { PageCopy } from '#sections/page-content.ts';
import type { aboutUs } from './page.ts';

export const cn = {
  hero: {
    eyebrow: '关于我们',
    title: '光机、树脂、软件自主研发',
    text: '总部、研发和工厂在上海，客户是义齿加工厂、口腔诊所、耳机和假肢矫形厂家。每台设备检测合格才出厂，凭证书编号可在线查询。',
    alt: '从 ChairSide、A2D 4K 到 Reflex 的四台打印机',
    links: { contact: '办公地点与联系方式', measurements: '查看实测数据' },
  },
  company: { title: '公司信息' },
  whole: {
    title: '研发、生产都在上海',
    text: '硬件、树脂、软件三个团队与工厂同址，共用测试实验室。',
    alt: 'ChairSide Pro 和显示 StreamFlow 的屏幕',
    points: {
      machine: '光机、离型机构和自动化单元自主设计，整机自行装配、标定。',
      resin: '树脂从配方到灌装自主完成。',
      software: '切片软件和云端软件按机型、按树脂预置实测参数，无需凭经验摸索。',
    },
  },
  checked: {
    title: '出厂检测与数据依据',
    text: '凭证书编号，可在线查询该设备的检测项目。',
    alt: '打开前门的 A2D 4K，前面是辐照计、卡尺、测试板和证书',
    points: {
      certificate: 'UltraCraft 校准成型平台和光机，检验尺寸精度；Reflex 检验曝光均匀性和机械结构。',
      resin: '每款树脂在适配的每款设备上调试、实测，性能数据表逐项注明测试标准。',
      limits: '数据以实测为准，推算的均注明“计算值”。',
      status: '各款树脂的注册状态逐一公布。',
    },
    links: { certificate: '查询证书' },
  },
  figures: {
    title: '服务与支持',
    items: {
      answered: '技术支持在线首次答复，周一至周五 24 小时值守',
      solved: '故障解决或工程师（原厂或经销商）到场的时限，按周一至周五计',
      countries: '国家和地区，电话、在线支持由原厂直接提供',
    },
    measures: { countries: '个' },
  },
  work: {
    title: '应用领域',
    items: {
      dental: {
        title: '齿科',
        text: '工作模型、铸造蜡型、人工牙龈，加工厂日常打印。',
        alt: '打印的可卸代型工作模型',
      },
      hearables: {
        title: '耳机与助听器',
        text: '一体成型的耳机外壳。',
        alt: '一对黑色打印耳机外壳',
      },
      orthotics: {
        title: '假肢矫形',
        text: '接受腔与矫形器样件，目前用于评估试用。',
        alt: '打印的腕手矫形器',
      },
    },
  },
  offices: {
    title: '总部和工厂在上海，欧美设分部',
    text: '各地齿科经销商另有维修人员，华南由佛山的经销商就近服务。',
    alt: 'A2D 4K、打开的工具箱、料槽和服务用手机',
    points: {
      shanghai: '上海：总部、研发与生产',
      berlin: '柏林：欧洲销售、服务与培训',
      boston: '波士顿：美洲销售、服务与培训',
    },
    links: { support: '技术支持', distributors: '查找经销商' },
  },
  principles: {
    title: '我们的原则',
    items: {
      open: { title: '文件归您所有', text: '采用开放 STL，无封闭格式限制。' },
      stay: { title: '老设备仍有软件', text: '旧机型、旧版固件配有历史稳定版软件，一直可用，不再加新功能。' },
      claims: { title: '案例不避失败', text: '应用案例同时写明返工、废品、停机和成绩。' },
    },
  },
  results: { title: '客户在用的实测案例', text: '案例写明打印品类、用时和返工率。' },
  contact: {
    title: '参观设备运行',
    text: '可到办公地点或展会参观，也可视频连线测试实验室。',
    alt: '打开的 A2D 4K，平台上挂着打印好的模型',
    links: { inquiry: '预约参观' },
  },
} satisfies PageCopy<typeof aboutUs>;
