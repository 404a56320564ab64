import type { PageCopy } from '#sections/page-content.ts';
import type { reflexRsSeptember } from './page.ts';

export const cn = {
  hero: {
    eyebrow: 'Reflex RS 九月专享',
    title: 'Reflex RS：按您的件报价',
    text: '说明要打什么件，1 个工作日内回复价格。九月专享活动已结束。',
    alt: '工作台上的 Reflex RS，旁边是打印的焊接治具和两瓶树脂',
    links: { inquiry: '获取报价', printer: '了解 Reflex RS' },
  },
  status: {
    title: '现在怎么办',
    items: {
      ordered: { title: '活动期间已下单', text: '价格和配置以订单确认为准；质保从交付日算起，与平时相同。' },
      missed: { title: '错过了活动', text: '可以获取报价，请注明是否要配清洗、固化和树脂。' },
      next: { title: '不着急买', text: '下次活动会在“价格与样件”页和订阅邮件里公布，RS 是否参加目前还没定。' },
    },
  },
  difference: {
    title: 'RS 比 Reflex 强在哪',
    text: '像素更小，成型尺寸更大；双直线导轨，高件的侧壁打得直。',
    before: 'Reflex',
    after: 'Reflex RS',
    rows: { pixel: '像素尺寸', volume: '成型容积' },
  },
  work: {
    title: '工装夹具也能打',
    text: '刚性、韧性、耐高温树脂都有参数，其中几款 Reflex 打不了。',
    alt: '固定电路板的打印焊接治具',
    points: {
      fixtures: '检具、治具：Rigid Fixture',
      molds: '小批量注塑模具：Mold High-Temp',
      clamps: '夹爪、夹具：Tough Tool',
      walls: '外壳：高 228 mm 以内，侧壁平直',
    },
    links: { tooling: '工装树脂' },
  },
  materials: {
    title: '常搭配的树脂',
    text: 'Rigid Fixture 和 Mold High-Temp 在 Reflex 上不能用；Tough Tool 能用，但件要小些。',
    all: '全部 Reflex 树脂',
  },
  successors: { title: 'RS 与其他选择', text: '要快选 RS Turbo，要大选 Reflex 2，要细选 Reflex 2 Pro。' },
  contact: {
    title: '按您的配置报现价',
    text: '说明要打什么件。如果别的机型更合适，我们一并报给您。',
    alt: 'Reflex RS',
    links: { inquiry: '获取报价' },
  },
} satisfies PageCopy<typeof reflexRsSeptember>;
