import type { PageCopy } from '#sections/page-content.ts';
import type { offers } from './page.ts';

export const cn = {
  hero: {
    eyebrow: '优惠活动',
    title: 'Reflex 整套，明码标价',
    text: '打印机、清洗机、固化箱按目录价整套配齐，现在就能下单。齿科打印机按您的配置单独报价。有促销活动时，本页和邮件同步公布。',
    alt: 'Reflex、清洗机、固化箱和四瓶树脂',
    total: '三件合计，不含税费和运费',
    links: { reflex: '选购 Reflex', newsletter: '订阅活动通知' },
  },
  always: {
    title: '随时可询价',
    items: {
      a2dHd: {
        title: 'A2D HD 询价',
        text: '按配置报价，可用您的数据试打。',
        alt: 'UltraCraft A2D HD 和托盘上的牙冠',
      },
      reflex: { title: '选购 Reflex', text: '六款机型怎么选。', alt: '两层架上的六台 Reflex 打印机' },
      sample: { title: '免费样件', text: '您只付运费，到付。', alt: '打印的咬合板' },
    },
  },
  campaigns: {
    title: '历次活动',
    items: {
      blackFriday: {
        title: '黑色星期五',
        text: '未公布活动价。买之前先看怎么判断划不划算。',
        alt: '纸箱上的 Reflex 2，旁边是更多纸箱和两瓶树脂',
      },
      september: {
        title: 'Reflex RS 九月专享',
        text: '已结束。看看 RS 能做什么、现在怎么买。',
        alt: 'Reflex RS 和打印的夹具',
      },
      share: { title: '晒作品赢奖品', text: '暂无征集。先看看怎么把作品拍好。', alt: '手机镜头前的打印花瓶' },
    },
  },
  prices: {
    title: '当前目录价',
    text: 'UltraCraft Wash 和 Cure 适配全部 Reflex 机型，有目录价；Reflex Wash 和 Reflex Cure 请咨询报价。目录价为国际价（美元），人民币价请咨询。价格生效日期见各产品页。',
    total: '整套三件合计，不含税费和运费',
  },
  rules: {
    title: '我们怎么办活动',
    items: {
      dates: { title: '有起止日期', text: '不搞刷新页面就重来的倒计时。' },
      price: { title: '划线价有依据', text: '活动价旁边标出促销前七天内的最低成交价。' },
      shops: { title: '限自营店铺', text: '仅限活动页列明的店铺；经销商自行定价。' },
      dental: { title: '齿科设备单独报价', text: '价格取决于配套、树脂和安装，由工程师核算。' },
    },
  },
  questions: {
    title: '常见问题',
    questions: {
      tax: { question: '标价含税吗？', answer: '不含。税费和运费在结算或报价时另计。' },
      missed: { question: '错过活动，还能按活动价买吗？', answer: '不能。活动截止后统一恢复目录价。' },
      code: { question: '别的网站上的优惠码能用吗？', answer: '只有订阅邮件和本站页面上的有效；拿不准可以问我们。' },
    },
  },
  contact: {
    title: '下次活动开始，发邮件通知您',
    text: '订阅时勾选感兴趣的主题，每封邮件都有退订链接。',
    alt: '桌上的 Reflex 2 Pro 和清洗机，前面是打印的花瓶',
    links: { newsletter: '订阅' },
  },
} satisfies PageCopy<typeof offers>;
