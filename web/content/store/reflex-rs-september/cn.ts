import type { PageCopy } from '#sections/page-content.ts';
import type { reflexRsSeptember } from './page.ts';

export const cn = {
  hero: {
    eyebrow: 'Reflex RS 九月专享',
    title: 'Reflex RS：按打印件报价',
    text: '说明打印件，1 个工作日内回复价格。九月专享活动已结束。',
    alt: '工作台上的 Reflex RS，旁边是打印的焊接治具和两瓶树脂',
    links: { inquiry: '获取报价', printer: '了解 Reflex RS' },
  },
  status: {
    title: '活动结束后',
    items: {
      ordered: { title: '活动期间已下单', text: '价格和配置以订单确认为准；质保从交付日算起，与平时相同。' },
      missed: { title: '错过活动', text: '可以获取报价，请注明是否需要清洗、固化和树脂。' },
      next: { title: '暂不购买', text: '下次活动会在“价格与样件”页和订阅邮件里公布，RS 是否参加尚未确定。' },
    },
  },
  difference: {
    title: 'RS 与 Reflex 对比',
    text: '像素更小，成型尺寸更大；双直线导轨，高件侧壁平直。',
    before: 'Reflex',
    after: 'Reflex RS',
    rows: { pixel: '像素尺寸', volume: '成型容积' },
  },
  work: {
    title: '可打印工装夹具',
    text: '刚性、韧性、耐高温树脂都有参数，其中几款 Reflex 不适用。',
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
    text: 'Rigid Fixture 和 Mold High-Temp 在 Reflex 上不能用；Tough Tool 可用，件须较小。',
    all: '全部 Reflex 树脂',
  },
  successors: { title: 'RS 与其他选择', text: '速度选 RS Turbo，尺寸选 Reflex 2，精细选 Reflex 2 Pro。' },
  contact: {
    title: '按您的配置报现价',
    text: '请说明打印件。如有更合适的机型，一并报价。',
    alt: 'Reflex RS',
    links: { inquiry: '获取报价' },
  },
} satisfies PageCopy<typeof reflexRsSeptember>;
