import type { PageCopy } from '#sections/page-content.ts';
import type { aboutUs } from './page.ts';

export const cn = {
  hero: {
    eyebrow: '关于我们',
    title: '光机、树脂、软件自主研发',
    text: '打印件能否就位，取决于设备、树脂和参数是否匹配，因此三者都由我们在上海研发、生产、共同测试。客户有义齿加工厂、口腔诊所、隐形矫治器厂、耳机厂、假肢矫形机构和桌面机用户。',
    alt: '从 ChairSide、A2D 4K 到 Reflex 的四台打印机',
    links: { contact: '办公地点与联系方式', measurements: '查看实测数据' },
  },
  history: {
    title: '发展历程',
    items: {
      first: { title: '2022 年', text: '面向义齿加工厂的 UltraCraft A2D 和桌面机 Reflex 上市，秋季推出 A2D 4K。' },
      chairside: { title: '2023 年', text: '推出椅旁机 ChairSide、矫治器模型用的 A2D Ortho、自动取件补料的 A3D。' },
      service: { title: '2025 年', text: '推出 ChairSide Pro；柏林服务基地启用，设维修车间和备件库。' },
      latest: { title: '2026 年', text: '推出大幅面 A2D HD，占地与 A2D 相当；推出 Reflex 2 和 Reflex 2 Pro。' },
    },
  },
  printers: {
    title: 'UltraCraft 出厂流程',
    text: '研发、工厂和测试实验室都在上海松江。Reflex 不做光学标定和测试板，改为检验曝光均匀性和机械结构。',
    alt: '卸下外罩的 A2D 4K：支架上的相机对准幅面上投影的十字网格，笔记本电脑显示偏差分布',
    items: {
      assembly: { title: '装配', text: '安装 Z 轴、光机和料槽，调平成型平台。' },
      optics: { title: '光学标定', text: '相机拍摄投影的十字网格，据此校正畸变，并调匀整个幅面的光强。' },
      plate: { title: '打印测试板', text: '打印、清洗、固化后逐项测量，尺寸超差的返回标定。' },
      certificate: { title: '出具证书', text: '检测记录按序列号归档，证书随机附带。' },
    },
  },
  resins: {
    title: '树脂生产流程',
    text: '从配方到灌装自主完成。',
    alt: '灌装机嘴下的四个树脂瓶，旁边是天平和烧杯，后面是料桶',
    items: {
      mixing: { title: '配料混合', text: '按配方称量，在黄光下混合，避免树脂提前固化。' },
      check: { title: '批次检验', text: '检测黏度、颜色并试打，不合格批次不灌装。' },
      filling: { title: '过滤灌装', text: '过滤后按重量灌入避光瓶，标签注明批号和有效期。' },
      profile: { title: '参数调试', text: '新树脂在适配的每款设备上调试、实测，参数随赫光 Prepare 提供。' },
    },
  },
  checked: {
    title: '性能数据的依据',
    text: '数据以实测为准，推算的均注明“计算值”。',
    alt: '打开前门的 A2D 4K，前面是辐照计、卡尺、测试板和证书',
    points: {
      resin: '树脂的性能数据表逐项注明测试标准。',
      status: '各款树脂的注册状态逐一公布。',
      certificate: '凭证书编号，可在线查询该设备的检测项目。',
    },
    links: { sheets: '树脂数据与注册状态', certificate: '查询证书' },
  },
  work: {
    title: '应用领域',
    items: {
      labs: {
        title: '义齿加工厂',
        text: '工作模型、铸造蜡型、人工牙龈，日常生产。',
        alt: '打印的可卸代型工作模型',
      },
      practices: {
        title: '口腔诊所',
        text: '研究模型、诊断蜡型模型（wax-up）现已可用；咬合板、导板和临时冠待树脂取得注册证。',
        alt: '打印的研究模型',
      },
      aligners: {
        title: '隐形矫治',
        text: '压膜模型，逐个带编码。',
        alt: '打印的牙弓模型，带矫治器附件',
      },
      hearables: {
        title: '耳机与助听器',
        text: '耳机外壳、定制入耳式耳机；助听器外壳待树脂取得注册证。',
        alt: '一对黑色打印耳机外壳和一只剖开的外壳',
      },
      orthotics: {
        title: '假肢矫形',
        text: '接受腔、矫形器和鞋垫样件，目前用于评估试用。',
        alt: '打印的腕手矫形器',
      },
      desktop: {
        title: '桌面打印',
        text: '手办、首饰铸造、夹具和小批量零件，用 Reflex 打印。',
        alt: '打印的骑士手办正面和背面',
      },
    },
  },
  figures: {
    title: '服务与支持',
    items: {
      answered: '技术支持在线首次答复，周一至周五 24 小时值守',
      solved: '远程解决或工程师（原厂或经销商）到场的时限，按周一至周五计',
      countries: '国家和地区，电话、在线支持由原厂直接提供',
    },
    measures: { countries: '个' },
  },
  offices: {
    title: '三地办公，就近上门服务',
    text: '国内齿科经销商均有维修人员。',
    alt: '培训室，桌上是打印机，墙上有屏幕',
    points: {
      onSite:
        '经销商驻地：北京（华北、东北）、天津（津鲁豫）、上海（华东、湖北）、佛山（华南、闽湘）、重庆（西南、西北）、香港（港澳）',
      shanghai: '上海：总部、研发、工厂、测试实验室和设计中心',
      berlin: '柏林：欧洲销售、维修校准和培训',
      boston: '波士顿：美洲销售、维修和培训',
    },
    links: { support: '技术支持', distributors: '查找经销商' },
  },
  principles: {
    title: '我们的原则',
    items: {
      open: {
        title: '文件归您所有',
        text: '使用通用 STL 文件，可随时导出带走。第三方树脂可自设参数打印，不影响质保，但由此造成的损坏不在质保范围内。',
      },
      stay: { title: '老机型软件长期可用', text: '旧机型、旧版固件使用历史稳定版软件，不再加新功能。' },
      claims: { title: '案例不回避失败', text: '案例里成绩和返工、报废、停机一并写明。' },
    },
  },
  results: { title: '客户实测案例', text: '案例写明打印品类、用时和返工率。' },
  company: {
    title: '公司信息',
    facts: {
      registeredName: '企业名称',
      representatives: '负责人',
      foundingYear: '成立年份',
      employees: '员工人数',
      qualitySystem: '质量体系证书',
    },
  },
  contact: {
    title: '现场看设备运行',
    text: '可到办公地点或展会参观，也可视频连线测试实验室。',
    alt: '赫光展位，有打印机、摆放样件的展台和屏幕',
    links: { inquiry: '预约参观' },
  },
} satisfies PageCopy<typeof aboutUs>;
