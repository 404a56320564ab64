import type { PageCopy } from '#sections/page-content.ts';
import type { blackFriday } from './page.ts';

export const cn = {
  hero: {
    eyebrow: '双十一、618、黑五',
    title: '大促下单前，先算总价',
    text: '这里有一整套的目录价，还有下单前要核对的六点，哪个大促都用得上。也欢迎用这六点考察我们。我们目前没有活动价；以后有了，产品和起止日期会写在本页。',
    alt: '纸箱上的 Reflex，旁边是更多纸箱和两瓶树脂',
    links: { store: '进入商城', newsletter: '有活动时通知我' },
  },
  prices: {
    title: '一整套要多少钱',
    text: '只买打印机出不了成品，清洗和固化都要配，可用这个总价与其他品牌比较。下面是有目录价的组合，UltraCraft Wash 和 Cure 适用全部 Reflex 机型；小一号的 Reflex Wash 和 Reflex Cure 请询价。目录价为国际价（美元），人民币价请咨询。',
    total: '三件目录价合计，不含税费和运费，树脂另计',
  },
  checks: {
    title: '下单前核对六点',
    items: {
      reference: { title: '活动前卖多少钱', text: '划线价应是促销前七天内的最低成交价，从没成交过的价不能作划线价。' },
      box: { title: '套装里有什么', text: '市面上不少套装不含清洗机或固化箱。' },
      pixels: { title: '像素有多大', text: '“8K”只是屏幕像素数。幅面宽度除以横向像素数，得出一个像素多大。' },
      wear: { title: '易损件什么价', text: '离型膜、料槽、LCD 屏都是耗材，先问单价，再问配件能供几年。' },
      seller: { title: '质保找谁', text: '质保自交付之日起算，凭发票办理。请从我们或本站列出的经销商处购买。' },
      resin: { title: '能打您要的树脂吗', text: '在树脂页查机型。例如柔性和蜡型树脂没有 Turbo 参数。' },
    },
  },
  budget: {
    title: '首月还需准备什么',
    text: '什么牌子的光固化打印机都少不了。',
    alt: '料槽中的树脂经滤纸回收到避光瓶，旁边的盘里是固化后的残料',
    points: {
      resin: '树脂：一瓶练手，一瓶干活',
      solvent: '异丙醇，外加一个装废液的密封桶',
      gloves: '丁腈手套、滤网、擦拭纸',
      film: '一张备用离型膜',
      room: '能通风的房间，室温按打印机要求（Reflex 为 20–28 °C）',
    },
    links: { materials: 'Reflex 树脂' },
  },
  questions: {
    title: '常见问题',
    questions: {
      when: {
        question: '双十一、618 有活动吗？',
        answer: '目前没有。有活动会在本页和订阅邮件里写明；经销商可能另有活动。',
      },
      stock: { question: '要不要等到大促再买？', answer: '我们不保证到时一定更便宜。着急用的，不用等。' },
      rights: { question: '活动商品的退换和质保一样吗？', answer: '一样。价格变了，您的权利和质保不变。' },
    },
  },
  contact: {
    title: '着急用，现在就要报价',
    text: '告诉我们打什么、要哪一款，我们报整套价格。不急的，订阅时勾选“优惠信息”，开始促销时邮件告诉您产品和起止日期。',
    alt: '两层架上的六台 Reflex 打印机',
    links: { inquiry: '获取报价', reflex: '选购 Reflex' },
  },
} satisfies PageCopy<typeof blackFriday>;
