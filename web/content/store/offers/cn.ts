import type { PageCopy } from '#sections/page-content.ts';
import type { offers } from './page.ts';

export const cn = {
  hero: {
    eyebrow: '价格与样件',
    title: '查价格、要报价、领样件',
    text: 'Reflex 整套有目录价；齿科机型按配置报价；样件免费。目前没有促销。',
    alt: 'UltraCraft ChairSide Pro、A2D、A2D 4K 和 Reflex 排成一排',
    links: { inquiry: '获取报价', store: '进入商城' },
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
      sample: { title: '免费样件', text: '样件不收钱，运费到付。', alt: '打印模型上的粉色人工牙龈' },
    },
  },
  dental: {
    title: '齿科机型：按配置报价',
    text: 'UltraCraft 机型没有目录价，配套、安装、运费和税费因厂、因地而异。告诉我们打什么件、一天多少件，书面报价包含：',
    alt: '工作台上的 UltraCraft 打印机、清洗机和固化箱',
    points: {
      printer: '打印机和料槽，数量按您的产品清单算',
      resin: '首批树脂，只配这款机型验证过参数的',
      finishing: '清洗与固化：一天几版用 UltraCraft Wash 和 Cure，量大选 Wash Station',
      extras: '自动化单元等扩展设备，单独列价',
    },
    links: { inquiry: '获取报价', printers: '查看打印机' },
  },
  prices: {
    title: 'Reflex 整套多少钱',
    text: '打印机、清洗机、固化箱三件，树脂另计。清洗固化选 UltraCraft Wash 和 Cure，因为这两款有目录价，全部 Reflex 机型都能用。小一号的 Reflex Wash、Reflex Cure 和其他 Reflex 机型，价格请咨询。目录价为国际价（美元），人民币价请咨询；生效日期见各产品页。',
    total: '三件合计，不含税费和运费',
  },
  guides: {
    title: '购买前后',
    items: {
      blackFriday: {
        title: '大促怎么比价',
        text: '买光固化打印机前查六点，双十一、618、黑五都用得上。',
        alt: '纸箱上的 Reflex，旁边是更多纸箱和两瓶树脂',
      },
      september: {
        title: 'Reflex RS 九月专享（已结束）',
        text: '当时的订单怎么处理，RS 现在怎么买。',
        alt: 'Reflex RS 和打印的夹具',
      },
      share: { title: '怎样拍好作品', text: '六步拍好打印件，以及怎样投稿到我们网站。', alt: '手机镜头前的打印花瓶' },
    },
  },
  rules: {
    title: '促销四条规矩',
    items: {
      dates: { title: '有起止日期', text: '不做假倒计时。' },
      price: { title: '划线价有依据', text: '活动价旁边注明促销前七天内的最低成交价。' },
      shops: { title: '限自营店铺', text: '仅限活动页列明的店铺；经销商自行定价。' },
      codes: { title: '优惠码只认我们发的', text: '只在订阅邮件和本站页面上发布，目前没有。' },
    },
  },
  questions: {
    title: '常见问题',
    questions: {
      tax: { question: '标价含税吗？', answer: '不含。税费和运费在结算或报价时另计。' },
      currency: { question: '有人民币价吗？', answer: '请咨询。目录价为国际价（美元），经销商自行定价。' },
      missed: { question: '错过活动，还能按活动价买吗？', answer: '不能。活动截止后统一恢复目录价。' },
    },
  },
  contact: {
    title: '有促销时通知您',
    text: '订阅时勾选“优惠信息”。开始促销时，您会收到邮件，写明产品和起止日期。',
    alt: 'Reflex、UltraCraft Wash 和 UltraCraft Cure 并排',
    links: { newsletter: '有活动时通知我', inquiry: '获取报价' },
  },
} satisfies PageCopy<typeof offers>;
