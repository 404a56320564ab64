import type { PageCopy } from '#sections/page-content.ts';
import type { offers } from './page.ts';

export const cn = {
  hero: {
    eyebrow: '价格与样件',
    title: '先看样件，再询价',
    text: '请告知日产量，我们 1 个工作日内回复，提供整套人民币含税书面报价。样件免费，运费到付。',
    alt: 'UltraCraft ChairSide Pro、A2D、A2D 4K 和 Reflex 排成一排',
    links: { inquiry: '获取报价', sample: '申请样件' },
  },
  dental: {
    title: '齿科机型：整套报价',
    text: '配置取决于打印品类、日产量和是否夜间运行。书面报价逐项列价，包含：',
    alt: '工作台上的 UltraCraft 打印机、清洗机和固化箱',
    points: {
      printer: '打印机和料槽，数量按您的产品清单算',
      resin: '首批树脂，只配该机型已验证的型号',
      finishing: '清洗与固化：一天几版的量，用 UltraCraft Wash 和 Cure；量大选 Wash Station',
      extras: '自动化单元等扩展设备，单独列价',
    },
    links: { inquiry: '获取报价', printers: '查看打印机', testPrint: 'A2D HD 试打' },
  },
  prices: {
    title: 'Reflex 整套价格',
    text: 'Reflex 用于手办、首饰和工装，不打齿科树脂。打印机、清洗机、固化箱三件，树脂另计。UltraCraft Wash 和 Cure 适用全部 Reflex 机型，桌面小的可选 Reflex Wash、Cure。人民币价格见商城；国际目录价仅供参考。',
    total: '（三件合计，不含税费和运费）',
  },
  always: {
    title: '样件与选购',
    items: {
      sample: { title: '免费样件', text: '选一件看表面和细节，运费到付。', alt: '打印模型上的粉色人工牙龈' },
      reflex: { title: 'Reflex：六款选一', text: '答四个问题，选定机型。', alt: '两层架上的六台 Reflex 打印机' },
      blackFriday: {
        title: '大促选购指南',
        text: '六款 Reflex 一表对比，附比价要点。',
        alt: '纸箱上的 Reflex 和两瓶树脂',
      },
      share: { title: '作品投稿', text: '拍摄方法与投稿方式。', alt: '手机镜头前的打印模型' },
    },
  },
  questions: {
    title: '常见问题',
    questions: {
      terms: {
        question: '报价单写明交货期和质保吗？',
        answer:
          '写明。交货期、运费、安装培训（视频或上门）、付款方式均列明；质保期 UltraCraft 打印机 24 个月，Reflex 12 个月。',
      },
      financing: {
        question: '可以融资租赁吗？',
        answer: '可以，找您合作的租赁公司或银行办。报价单可以开给租赁公司，设备和树脂、耗材分开列。',
      },
      tax: { question: '国际目录价含税吗？', answer: '不含。税费和运费在结算或报价时另计。' },
      currency: {
        question: '有人民币价吗？',
        answer: '有。这三件的人民币价格见商城，其他机型随报价给出含税价。国际目录价仅供参考；经销商自行定价。',
      },
      promotions: {
        question: '促销规则？',
        answer:
          '写明产品、价格、起止日期和参加的自营店铺，活动价旁边注明促销前七天内的最低成交价。优惠码只在订阅邮件和本站发布。',
      },
      testPrint: {
        question: '试打和样件一样免费吗？',
        answer:
          '样件是我们打印的展示件，免费，运费到付。试打用您的数据在 A2D HD 上打印，是否收费，发文件时请一并询问；试打后无购买义务。',
      },
    },
  },
  contact: {
    title: '按您的产量报价',
    text: '请告知打印品类、日产量和收货地。目前没有促销，有促销时邮件通知：订阅时勾选“优惠信息”。',
    alt: 'Reflex、UltraCraft Wash 和 UltraCraft Cure 并排',
    links: { inquiry: '获取报价', newsletter: '有活动时通知我' },
  },
} satisfies PageCopy<typeof offers>;
