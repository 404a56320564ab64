import type { PageCopy } from '#sections/page-content.ts';
import type { offers } from './page.ts';

export const cn = {
  hero: {
    eyebrow: '价格、样件与优惠',
    title: 'Reflex 整套，先看总价',
    text: '打印机、清洗机、固化箱，按目录价合计；样件免费。目前没有促销，以后有了，起止日期会写在本页和订阅邮件里。',
    alt: 'Reflex、UltraCraft Wash 和 UltraCraft Cure 并排',
    total: '三件合计，不含税费和运费，树脂另计',
    links: { store: '进入商城', newsletter: '有活动通知我' },
  },
  always: {
    title: '目前可以办理',
    items: {
      a2dHd: {
        title: 'A2D HD 询价',
        text: '按配置报价，可用您的数据试打。',
        alt: 'UltraCraft A2D HD 和托盘上的牙冠',
      },
      reflex: { title: '选购 Reflex', text: '四个问题，从六款里选一款。', alt: '两层架上的六台 Reflex 打印机' },
      sample: { title: '免费样件', text: '运费到付。', alt: '打印的咬合板' },
    },
  },
  guides: {
    title: '选购指南与往期活动',
    items: {
      blackFriday: {
        title: '大促怎么比价',
        text: '买光固化打印机前查六点，双十一、618、黑五都用得上。',
        alt: '纸箱上的 Reflex，旁边是更多纸箱和两瓶树脂',
      },
      september: {
        title: 'Reflex RS 九月专享',
        text: '已结束。已下单怎么办、RS 现在怎么买。',
        alt: 'Reflex RS 和打印的夹具',
      },
      share: { title: '怎样拍好作品', text: '六步拍好打印件，以及作品怎样上我们的网站。', alt: '手机镜头前的打印花瓶' },
    },
  },
  prices: {
    title: '总价里有什么',
    text: 'UltraCraft Wash 和 Cure 适配全部 Reflex 机型；想配 Reflex Wash 和 Reflex Cure，请咨询报价。目录价为国际价（美元），人民币价请咨询。价格生效日期见各产品页。',
    total: '三件合计，不含税费和运费',
  },
  rules: {
    title: '以后做促销，守这四条',
    items: {
      dates: { title: '有起止日期', text: '不做假倒计时。' },
      price: { title: '划线价有依据', text: '活动价旁边注明促销前七天内的最低成交价。' },
      shops: { title: '限自营店铺', text: '仅限活动页列明的店铺；经销商自行定价。' },
      dental: { title: '齿科设备单独报价', text: '价格取决于配套、树脂和安装，由工程师核算。' },
    },
  },
  questions: {
    title: '常见问题',
    questions: {
      tax: { question: '标价含税吗？', answer: '不含。税费和运费在结算或报价时另计。' },
      missed: { question: '错过活动，还能按活动价买吗？', answer: '不能。活动截止后统一恢复目录价。' },
      code: { question: '别的网站上的优惠码能用吗？', answer: '不能。优惠码只在订阅邮件和本站页面上发布，目前没有。' },
    },
  },
} satisfies PageCopy<typeof offers>;
