import type { PageCopy } from '#sections/page-content.ts';
import type { offers } from './page.ts';

export const cn = {
  hero: {
    eyebrow: '价格与样件',
    title: '整套报价，先看样件再下单',
    text: '请告知打印品类和日产量，我们 1 个工作日内提供整套人民币含税书面报价。也可先申请样件，样件免费，只付运费。',
    alt: '工作台上的 A2D 4K、UltraCraft Wash 和 UltraCraft Cure，旁边是树脂瓶和打印件',
    links: { inquiry: '获取报价', sample: '申请样件' },
  },
  dental: {
    title: '齿科机型：整套报价',
    text: '配置取决于打印品类、日产量和是否夜间运行。单个模型的成本，可按贵厂数据用成本计算器核算。自有病例可先试打：由应用实验室用代型、铸造蜡型机型 A2D HD 打印。想看其他机型，可到有样机的经销商或上海现场看，也可视频连线。',
    alt: 'A2D 4K 成型平台上的六个打印研究模型',
    links: { cost: '核算模型成本', testPrint: 'A2D HD 试打' },
  },
  example: {
    title: '举例：一天 42 个工作模型',
    text: '一台 A2D 4K，50 µm 层厚，一版 6 个实心全牙弓模型，白班可打印 7 版。模型、铸造蜡型、人工牙龈目前可直接使用，口内树脂尚待注册。报价单列出以下各项：',
    first: '项目',
    columns: { line: '内容', use: '作用' },
    rows: {
      printer: {
        title: '打印机',
        line: 'UltraCraft A2D 4K，加装脉冲离型模块，含料槽、成型平台和赫光 Prepare',
        use: '脉冲离型，实心模型可平放，一版 6 个',
      },
      platform: { title: '第二块平台', line: '多孔成型平台', use: '前一块平台沥残液时，即可打印下一版' },
      finishing: {
        title: '清洗与固化',
        line: 'UltraCraft Wash（用异丙醇）和 UltraCraft Cure',
        use: '6 个一起清洗，6 分钟；4 个一起固化，10 分钟',
      },
      resin: {
        title: '树脂',
        line: 'Model HP UV 2.0，5 kg 装三桶',
        use: '实心模型每个约 33 g，够用约 10 个工作日',
      },
      training: {
        title: '安装培训',
        line: '远程视频培训 2 小时，或上门培训',
        use: '首几版由工程师指导打印',
      },
      options: {
        title: '选配',
        line: 'HiVE；每多一种树脂加一个料槽',
        use: '夜间无人值守，50 µm 层厚最多打印 72 个空心模型；换树脂无需清洗料槽',
      },
      total: {
        title: '合计',
        line: '逐项列出人民币含税价、运费和合计',
        use: '填入成本计算器，即得单个模型成本',
      },
    },
  },
  terms: {
    title: '报价单写明的条款',
    items: {
      delivery: {
        title: '交货',
        text: '写明交货期和送货上门的运费。到货请当场验箱，运输损坏在 5 个工作日内反馈，附包装箱照片。',
      },
      setup: {
        title: '安装培训',
        text: 'UltraCraft 台式机型含视频指导 2 小时，上门另报价；A2D Ortho、A3D 含上门安装培训 1 天；C 系列含上门安装 2 天和分班培训。',
      },
      payment: {
        title: '付款',
        text: '写明付款方式、账期和报价有效期，书面确认后订单生效。需融资租赁的，报价单可开给您选定的融资租赁公司或银行，设备和耗材分列。',
      },
      warranty: {
        title: '质保',
        text: '自交付之日起算：UltraCraft 打印机 24 个月，Reflex 12 个月（LCD 屏 6 个月），清洗机、固化箱 12 个月。经确认属质保范围的，零件、工时、上门费和往返运费全免。',
      },
    },
  },
  always: {
    title: '样件与选购',
    items: {
      sample: { title: '免费样件', text: '选一件，检查表面和细节，只付运费。', alt: '打印模型上的粉色人工牙龈' },
      reflex: { title: 'Reflex：六款选一', text: '答四个问题，选定机型。', alt: '两层架上的六台 Reflex 打印机' },
      blackFriday: {
        title: 'Reflex 选购指南',
        text: '六款桌面机一表对比，附三件套目录价。',
        alt: '纸箱上的 Reflex 和两瓶树脂',
      },
      share: { title: '作品投稿', text: '拍摄方法与投稿方式。', alt: '弧形纸上的打印模型，正前方是手机' },
    },
  },
  prices: {
    title: 'Reflex 三件套目录价',
    text: '国际目录价，不含税费和运费，人民币价格见商城。其他设备请询价。',
    total: '三件合计',
    notes: {
      Reflex: '桌面打印机，可打印高 220 mm 的零件',
      'ultraCraft-wash': '双槽清洗机',
      'ultraCraft-cure': '固化箱，适用 385、405 nm 树脂',
    },
    links: { guide: '对比六款 Reflex' },
  },
  questions: {
    title: '常见问题',
    questions: {
      listPrice: {
        question: '齿科打印机为什么不公布单价？',
        answer: '齿科打印机连同清洗固化、安装和培训一起配置，各厂不同。1 个工作日内提供书面报价，逐项列价。',
      },
      testPrint: {
        question: '试打也免费吗？',
        answer:
          '样件是我们打印的展示件，免费，运费到付。试打用您自己的数据，是否收费，打印前书面告知。两者均无购买义务。',
      },
      currency: {
        question: '有人民币价吗？',
        answer:
          '有。Reflex、UltraCraft Wash 和 UltraCraft Cure 的人民币价格见商城；其他设备提供人民币含税报价。经销商自行定价。',
      },
      promotions: {
        question: '促销怎么算？',
        answer:
          '写明产品、价格、起止日期和参加的自营店铺，活动价旁边注明促销前七天内的最低成交价。优惠码只在订阅邮件和本站发布。',
      },
    },
  },
  contact: {
    title: '按您的产量报价',
    text: '请告知打印品类、日产量和收货地。促销通过邮件通知，订阅时请勾选“优惠信息”。',
    alt: '四个病例盒，装有代型模型、支架蜡型、种植模型和压膜模型',
    links: { inquiry: '获取报价', newsletter: '有活动时通知我' },
  },
} satisfies PageCopy<typeof offers>;
