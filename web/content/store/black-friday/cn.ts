import type { PageCopy } from '#sections/page-content.ts';
import type { blackFriday } from './page.ts';

export const cn = {
  hero: {
    eyebrow: 'Reflex 选购指南',
    title: '六款 Reflex 选型与整套配置',
    text: '入门选 Reflex；快速打样选 Turbo，件高超过 210 mm 选 RS Turbo；工装夹具选 RS；大尺寸手办选 Reflex 2；首饰蜡型选 Reflex 2 Pro。另配清洗机、固化箱和树脂。齿科打印请选 UltraCraft。',
    alt: '纸箱上的 Reflex，旁边是更多纸箱和两瓶树脂',
    links: { store: '进入商城', inquiry: '整套报价' },
  },
  models: {
    title: '六款机型对比',
    text: '用时按满版 100 mm 高的手办、100 µm 层厚计算。Reflex 2 成型平台更深，可排三排，其他机型两排。',
    first: '机型',
    columns: {
      use: '适合',
      speed: '满版打印',
      pixel: '像素尺寸',
      volume: '成型尺寸',
      resins: '已验证树脂',
      price: '价格',
    },
    rows: {
      reflex: {
        title: 'Reflex',
        use: '手办、样件',
        speed: '8 个，3 小时 42 分钟',
        pixel: '33 µm',
        volume: '192 × 121 × 220 mm',
        resins: '8 款',
        price: '不含税费',
      },
      turbo: {
        title: 'Reflex Turbo',
        use: '打样、小批量',
        speed: '8 个，1 小时 40 分钟',
        pixel: '33 µm',
        volume: '192 × 121 × 210 mm',
        resins: '4 款',
        price: '请询价',
      },
      rs: {
        title: 'Reflex RS',
        use: '工装夹具',
        speed: '10 个，3 小时 20 分钟',
        pixel: '29.7 µm',
        volume: '222 × 122 × 228 mm',
        resins: '12 款',
        price: '请询价',
      },
      rsTurbo: {
        title: 'Reflex RS Turbo',
        use: '较高零件打样、小批量',
        speed: '10 个，1 小时 40 分钟',
        pixel: '29.7 µm',
        volume: '222 × 122 × 228 mm',
        resins: '7 款',
        price: '请询价',
      },
      reflex2: {
        title: 'Reflex 2',
        use: '大尺寸手办',
        speed: '15 个，2 小时 13 分钟',
        pixel: '29.7 µm',
        volume: '228 × 128 × 250 mm',
        resins: '11 款',
        price: '请询价',
      },
      reflex2Pro: {
        title: 'Reflex 2 Pro',
        use: '首饰蜡型、原型',
        speed: '10 个，2 小时 30 分钟',
        pixel: '19 µm',
        volume: '218.9 × 123.1 × 240 mm',
        resins: '13 款',
        price: '请询价',
      },
    },
  },
  checks: {
    title: '购机前先问清',
    text: '以下为 Reflex 的情况。比较其他品牌时，也建议逐项询问。',
    items: {
      resin: {
        title: '适配哪些树脂',
        text: '手办、铸造、硅胶翻模和工装用的树脂。Reflex 没有齿科树脂的参数。Turbo 靠倾斜料槽离型，速度快，但没有柔性树脂和铸造树脂的参数。其他厂家的树脂，曝光须自行调试。',
      },
      box: {
        title: '装箱清单',
        text: 'Reflex 随机带料槽（已装离型膜）、成型平台、内六角扳手、样件文件、检测报告和赫光 Prepare。清洗机、固化箱和树脂另配。',
      },
      wear: {
        title: '易损件更换',
        text: '离型膜一张约 20,000 层，一套三张。LCD 屏寿命超过 2,000 小时，换一次约 30 分钟。离型膜、料槽按配件列表补货。',
      },
    },
  },
  prices: {
    title: '整套的三件设备',
    text: '人民币价格见商城，下列国际目录价仅供参考，树脂另计。UltraCraft Wash 和 Cure 适用全部 Reflex 机型。其余五款，以及单机配套的 Reflex Wash 和 Reflex Cure，1 个工作日内回复人民币报价。',
    total: '（三件合计，不含税费和运费）',
    notes: {
      Reflex: '件高可达 220 mm',
      'ultraCraft-wash': '两个 10 L 清洗槽，用异丙醇或水；乙醇未经验证，请勿使用',
      'ultraCraft-cure': '385、405 nm 双波长，最高加热到 60 °C',
    },
  },
  budget: {
    title: '首月还需准备什么',
    text: '光固化打印机均需以下用品。',
    alt: '料槽中的树脂经滤纸回收到避光瓶，旁边的盘里是固化后的残料',
    points: {
      resin: '树脂：一瓶试打，一瓶生产',
      solvent: '异丙醇，以及废液密封桶',
      gloves: '丁腈手套、滤网、擦拭纸',
      film: '一张备用离型膜',
      room: '通风的房间，室温按打印机要求（Reflex 为 20–28 °C）',
    },
    links: { materials: 'Reflex 树脂' },
  },
  questions: {
    title: '常见问题',
    questions: {
      sale: {
        question: '双十一、黑五有活动吗？',
        answer: '目前没有安排。有活动会在本页和订阅邮件里写明起止日期和价格；经销商可能另有活动。',
      },
      stock: { question: '需要等大促再买吗？', answer: '我们不保证到时一定更便宜。急用的无需等待。' },
      delivery: {
        question: '如何付款和发货？',
        answer: '商城下单前显示运费、含税价和付款方式。其他五款在报价单中写明交货期、运费和付款方式。',
      },
      rights: {
        question: '质保和退换怎么算？',
        answer:
          '六款质保都是 12 个月，LCD 屏 6 个月，自交付之日起算，发票请留好。退换按商城规则；活动价不影响质保和退换。',
      },
    },
  },
  contact: {
    title: '其他 Reflex 配置',
    text: '从六款中选定机型，按该款报整套。等活动的，订阅时勾选“优惠信息”。',
    alt: '两层架上的六台 Reflex 打印机',
    links: { reflex: '选购 Reflex', newsletter: '有活动时通知我' },
  },
} satisfies PageCopy<typeof blackFriday>;
