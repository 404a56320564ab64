import type { PageCopy } from '#sections/page-content.ts';
import type { buyReflex } from './page.ts';

export const cn = {
  hero: {
    eyebrow: '选购 Reflex',
    title: '六款 Reflex，选哪一款',
    text: '先看最大件的尺寸，再看最细处的尺寸，即可选定。',
    alt: '两层架上的六台 Reflex 桌面打印机',
    total: 'Reflex，不含税费和运费',
    links: { store: '进入商城', dealers: '查找经销商' },
  },
  choose: {
    title: '四个问题选机型',
    items: {
      size: { title: '最大件的尺寸？', text: '20 cm 高的手办，六款均可整件竖放打印。头盔、道具选 Reflex 2。' },
      detail: {
        title: '最细处的尺寸？',
        text: '须用放大镜检查的戒指、蜡型，选 Reflex 2 Pro。手办和外壳，各款均可。',
      },
      speed: {
        title: '速度要求？',
        text: '一天改多版的选 Turbo。料槽倾斜离型，10 cm 高的件不到两小时完成。',
      },
      resin: {
        title: '用什么树脂？',
        text: '刚性治具、耐高温模具用 Reflex RS 或 2 Pro。柔性和蜡型树脂没有 Turbo 参数。',
      },
    },
  },
  printers: {
    title: '六款机型与成型尺寸',
    text: 'Reflex 的人民币价格见商城，其他五款请询价，1 个工作日内回复。',
  },
  detail: {
    title: '入门款与精细款对比',
    text: '入门选 Reflex，看细节选 Reflex 2 Pro。',
    before: 'Reflex',
    after: 'Reflex 2 Pro',
    rows: { pixel: '像素尺寸', volume: '成型容积' },
    links: { compare: '对比全部六款', rs: 'Reflex 和 Reflex RS 对比' },
  },
  finishing: {
    title: '配套设备',
    items: {
      wash: { title: '清洗', text: '双槽，第二槽保持干净。', alt: 'UltraCraft Wash' },
      cure: { title: '固化', text: '后固化后，强度达标称值。', alt: 'UltraCraft Cure' },
      software: {
        title: '软件',
        text: '赫光 Prepare 排版、切片、发送，随打印机提供。',
        alt: '桌上的 Reflex 2 Pro 和清洗机',
      },
    },
  },
  materials: {
    title: '推荐树脂',
    text: '看造型用 Model Gray，首饰用 Wax Cast，夹具用 Tough Tool，人像用 Figure Skin。',
    all: '全部 Reflex 树脂',
  },
  questions: {
    title: '下单前常见问题',
    questions: {
      where: { question: '购买渠道？', answer: '点页面顶部“商城”进入天猫或京东店铺，也可找当地经销商。' },
      set: {
        question: '整套价格？',
        answer:
          'Reflex、UltraCraft Wash 和 UltraCraft Cure 的人民币价格见商城，国际目录价合计见“价格与样件”页；其余设备请询价。另备树脂、手套、异丙醇和一张备用离型膜。',
      },
      turbo: {
        question: 'Reflex 以后能升级成 Turbo 吗？',
        answer: '不能，倾斜机构在料槽下方，和机架是一体的。成型平台和 LCD 屏通用。',
      },
      dental: {
        question: '能打齿科件吗？',
        answer: '不能。齿科树脂只适配 385 nm 的 UltraCraft 机型，Reflex 是 405 nm。',
      },
      warranty: { question: '质保期？', answer: '从交付日算，整机 12 个月，LCD 屏 6 个月。发票请留好。' },
    },
  },
  contact: {
    title: '购买前看实机打印',
    text: '不少经销商有样机，可带文件试打。',
    alt: '打印的骑士手办',
    links: { dealers: '查找经销商' },
  },
} satisfies PageCopy<typeof buyReflex>;
