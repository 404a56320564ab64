import type { PageCopy } from '#sections/page-content.ts';
import type { a2dHdQuote } from './page.ts';

export const cn = {
  hero: {
    eyebrow: 'UltraCraft A2D HD',
    title: '按产量配置 A2D HD',
    text: '请告知打印品类和日产量，工程师提供打印机、清洗、固化和树脂的整套报价；也可先用您的数据试打。',
    alt: 'UltraCraft A2D HD，前方托盘上是模型、牙冠和铸造蜡型',
    links: { inquiry: '获取报价', printer: '了解 A2D HD' },
  },
  output: {
    title: 'A2D HD 的三个关键数据',
    text: '平台 160 × 100 mm，成型高度 120 mm，桌面摆放，占地与 A2D 相当。',
    items: {
      job: '一版 3 个全牙弓模型，50 µm 层厚',
      layer: '50 µm 一层用时；A2D 4K 为 7.25 秒',
      pixel: '原生像素，一次曝光',
    },
  },
  contents: {
    title: '报价包含什么',
    text: '运费、税费和安装各地不同，按您所在地区写入报价单。',
    items: {
      set: { title: '打印机和料槽', text: '一种树脂配一个料槽，无需反复清洗。数量按您的产品清单核定。' },
      resin: { title: '首批树脂', text: '仅配本机已验证参数的树脂。' },
      finishing: { title: '清洗与固化', text: '每天数版用 UltraCraft Wash 和 Cure 即可，产量大时配 Wash Station。' },
      later: {
        title: '选配设备另行列价',
        text: 'HiVE、供料站、脉冲离型模块的接口出厂已预留，可后续加装。HiVE 和供料站由服务工程师上门安装。',
      },
    },
  },
  fit: {
    title: '适用情况',
    text: 'A2D 4K 像素更密，但一层须叠投四次；A2D HD 整层一次曝光，代型和蜡型边缘更利落，高填料树脂打印更快。如不适合，我们推荐其他机型。',
    alt: '两件绿色的打印桥蜡型，其中一件底面朝上',
    points: {
      crowns: '以代型、冠桥蜡型和支架蜡型为主：选 A2D HD；填料树脂牙冠须待取得注册证。',
      models: '批量打印全牙弓模型：选幅面更大的 A2D 4K。',
      volume: '通宵打印：A2D HD 或 A2D 4K 加装 HiVE；通宵打印压膜模型：选 A2D Ortho。',
      clinic: '诊所每天数个模型：ChairSide 即可。',
    },
    links: { compare: '对比全部机型' },
  },
  test: {
    title: '先试打，后选购',
    alt: '打印牙冠与代型边缘的特写，带 1 mm 标尺',
    items: {
      send: { title: '发数据', text: '选一个您做过并测量过的件，发来 STL，勿含患者信息。' },
      print: { title: '试打', text: '用 A2D HD，按您选用的树脂和已验证的参数打印。' },
      measure: { title: '您来检验', text: '在您的代型上检查就位，用放大镜检查边缘。' },
      decide: { title: '再决定', text: '试打后无购买义务。是否收费，打印前书面告知。' },
    },
  },
  materials: {
    title: '常配树脂',
    text: '蜡型、模型各一款，另有陶瓷填料牙冠树脂，取得注册证后方可口内使用。料槽可加热，高填料树脂层间回流更充分。',
    all: '全部齿科树脂',
  },
  machines: {
    title: '配套设备',
    text: '国际目录价不含税费和运费，人民币价格见商城。HiVE 和供料站请询价。',
  },
  questions: {
    title: '价格与条款',
    questions: {
      discount: {
        question: '目前有折扣吗？',
        answer: '目前没有限时活动。价格按整套配置核算，以书面报价为准。如有活动，在“价格与样件”页公布起止日期。',
      },
      listPrice: {
        question: '打印机为什么不公布单价？',
        answer: '各地税费、运费、安装和配套不同，统一标价对多数客户不准确。',
      },
      validity: { question: '报价有效期多久？', answer: '写在报价单上。提交咨询不构成任何承诺。' },
      dealer: {
        question: '是否由经销商联系？',
        answer: '您所在地区有经销商的，可能转由经销商跟进，我们会先告知您。',
      },
      warranty: {
        question: '质保多久？',
        answer: '整机和光机 24 个月，不限使用时数。使用第三方树脂不会使质保失效，但由此造成的损坏不在质保范围内。',
      },
    },
  },
  contact: {
    title: '提供品类与产量',
    text: '请注明产品、日产量和收货地，由熟悉该行业的工程师在一个工作日内答复。',
    alt: '打印桥蜡型、同款金属铸件和两颗牙冠',
    links: { inquiry: '获取报价' },
  },
} satisfies PageCopy<typeof a2dHdQuote>;
