import type { PageCopy } from '#sections/page-content.ts';
import type { offers } from './page.ts';

export const cn = {
  hero: {
    eyebrow: '价格与样件',
    title: '查价格、要报价、领样件',
    text: 'Reflex、UltraCraft Wash 和 Cure 有目录价；齿科机型按配置报价；样件免费，运费到付。',
    alt: 'UltraCraft ChairSide Pro、A2D、A2D 4K 和 Reflex 排成一排',
    total: 'Reflex 目录价，不含税费和运费',
    links: { inquiry: '获取报价', store: '进入商城' },
  },
  prices: {
    title: 'Reflex 整套多少钱',
    text: '打印机、清洗机、固化箱三件，均有目录价，树脂另计。UltraCraft Wash 和 Cure 适用全部 Reflex 机型；其余五款 Reflex 和小号的 Reflex Wash、Cure 请询价。目录价为国际价（美元），人民币价请咨询；生效日期见各产品页。',
    total: '三件合计，不含税费和运费',
  },
  dental: {
    title: '齿科机型：按配置报价',
    text: 'UltraCraft 打印机没有目录价，配套、安装、运费和税费因厂、因地而异。告诉我们打什么件、一天多少件，书面报价包含：',
    alt: '工作台上的 UltraCraft 打印机、清洗机和固化箱',
    points: {
      printer: '打印机和料槽，数量按您的产品清单算',
      resin: '首批树脂，只配这款机型验证过参数的',
      finishing: '清洗与固化：一天几版用 UltraCraft Wash 和 Cure，量大选 Wash Station',
      extras: '自动化单元等扩展设备，单独列价',
    },
    links: { inquiry: '获取报价', printers: '查看打印机' },
  },
  always: {
    title: '现在可以做的',
    items: {
      a2dHd: {
        title: 'A2D HD：报价加试打',
        text: '按您的配置报价，还可用您的数据试打。',
        alt: 'UltraCraft A2D HD 和托盘上的牙冠',
      },
      reflex: { title: 'Reflex：六款选一', text: '答四个问题，就知道选哪款。', alt: '两层架上的六台 Reflex 打印机' },
      sample: { title: '免费样件', text: '选一件看表面和细节，运费到付。', alt: '打印模型上的粉色人工牙龈' },
    },
  },
  questions: {
    title: '常见问题',
    questions: {
      tax: { question: '标价含税吗？', answer: '不含。税费和运费在结算或报价时另计。' },
      currency: { question: '有人民币价吗？', answer: '请咨询。目录价为国际价（美元），经销商自行定价。' },
      testPrint: {
        question: '试打和样件一样免费吗？',
        answer:
          '样件是我们打好的展示件，免费，运费到付。试打用您的数据在 A2D HD 上打印，是否收费，发文件时请一并询问；试打过，不买也没关系。',
      },
    },
  },
  promotions: {
    title: '目前没有促销',
    text: '以后有促销，按四条规则办。',
    alt: '纸箱上的 Reflex，旁边是更多纸箱和两瓶树脂',
    points: {
      dates: '写明起止日期，不做假倒计时；活动截止后统一恢复目录价。',
      price: '划线价有依据：活动价旁边注明促销前七天内的最低成交价。',
      shops: '仅限活动页列明的自营店铺；经销商自行定价。',
      codes: '优惠码只在订阅邮件和本站页面上发布，目前没有。',
    },
    links: { blackFriday: '大促怎么比价', september: 'RS 九月专享（已结束）', share: '怎样拍好作品' },
  },
  contact: {
    title: '要一份报价',
    text: '告诉我们打什么、一天打多少、发到哪里。只想等促销的，订阅时勾选“优惠信息”，开始促销时邮件告诉您产品和起止日期。',
    alt: 'Reflex、UltraCraft Wash 和 UltraCraft Cure 并排',
    links: { inquiry: '获取报价', newsletter: '有活动时通知我' },
  },
} satisfies PageCopy<typeof offers>;
