import type { PageCopy } from '#sections/page-content.ts';
import type { home } from './page.ts';

export const cn = {
  hero: {
    eyebrow: '3D 打印机、树脂与软件',
    title: '精度高，返工少',
    text: '打印机、树脂和参数已配套调好，模型、铸造蜡型、人工牙龈开机即打，尺寸稳定。',
    alt: 'UltraCraft A2D 4K：带橙色上罩的白色桌面打印机，正在打印齿科模型',
    links: { printers: '查看打印机', inquiry: '获取报价' },
  },
  doors: {
    title: '按使用场景选机',
    items: {
      lab: {
        title: '义齿加工厂',
        text: '白天打印模型、铸造蜡型、人工牙龈，夜间配 HiVE 无人值守打印模型。',
        alt: '工作台上的打印机、清洗机和固化箱',
      },
      clinic: {
        title: '口腔诊所',
        text: '研究模型、诊断蜡型院内当天打印；咬合板、临时冠、导板须待对应树脂取得注册证。',
        alt: '牙椅旁的小型打印机',
      },
      desktop: {
        title: '手办与产品工作室',
        text: '手办、首饰、工装、壳体，选用 Reflex。',
        alt: '工作台上的桌面打印机和打印好的手办',
      },
    },
  },
  volumes: {
    title: '每版件数',
    text: '选择打印件，查看适用机型与每版件数。平台按同一比例绘制，打印件按真实轮廓排版。',
  },
  work: {
    title: '按用途选树脂',
    text: '齿科用途 60 多种，含待注册的口内用途；每款树脂均附性能数据表。',
    items: {
      models: {
        title: '模型与隐形矫治',
        text: '带可卸代型的工作模型，批量打印的压膜模型。',
        alt: '打印的上颌模型，一颗代型已取出',
      },
      dentures: {
        title: '义齿',
        text: '粉色基托和多色号人工牙，打印样件供模型上试戴检查。',
        alt: '打印的粉色基托全口义齿',
      },
      splints: {
        title: '咬合板与导板',
        text: '咬合板和种植导板用树脂，透明、强韧。',
        alt: '透明的打印咬合板',
      },
      crowns: {
        title: '冠桥',
        text: '烧失后灰分低的铸造蜡型；牙色临时冠桥待树脂注册。',
        alt: '插好铸道的绿色冠桥铸造蜡型',
      },
      hearables: {
        title: '耳机与助听器',
        text: '耳机外壳可单件定制，也可批量生产；助听器外壳须待树脂取得注册证。',
        alt: '一对打印的耳机外壳',
      },
      orthotics: {
        title: '假肢矫形',
        text: '从足跟到足尖软硬渐变的点阵鞋垫；假肢测试接受腔。',
        alt: '带点阵结构的打印鞋垫',
      },
    },
  },
  figures: {
    title: '实测数据',
    text: '数据来自赫光应用实验室和展会现场。基托为评估样件，待树脂取得注册证。',
    alt: '对接 HiVE 自动化单元的 UltraCraft A2D 4K',
    items: {
      models: '六个全牙弓模型一版用时：A2D 4K，层厚 50 µm',
      studyModel: '两个研究模型一版用时：ChairSide，层厚 100 µm',
      edge: 'A2D HD 打印代型的边缘圆角半径，层厚 50 µm',
      alignerModels: '压膜模型：一台 A2D Ortho 24 小时产量，连续十天中最低的一天',
      deviation: '磨牙间宽度平均偏差：A2D 4K，30 个全牙弓模型，三坐标测量',
      dentureBases: '基托样件：一台 A2D 4K 配 HiVE，展会现场贴封条，24 小时无人操作',
    },
    measures: { alignerModels: '个', dentureBases: '件' },
    links: { measured: '测量方法', hive: '了解 HiVE' },
  },
  cases: { title: '应用案例', text: '义齿加工厂和外壳工厂的用时、返工和产量，前后对比。' },
  news: { title: '新闻' },
  contact: {
    title: '把最难做的件发给我们',
    text: '请说明难在哪里、每天做多少，勿附患者信息。工程师推荐机型和树脂，并给出报价。',
    alt: '打印的可摘局部义齿支架蜡型，插好铸道',
    links: { inquiry: '咨询应用工程师' },
  },
} satisfies PageCopy<typeof home>;
