import type { PageCopy } from '#sections/page-content.ts';
import type { buyReflex } from './page.ts';

export const cn = {
  hero: {
    eyebrow: '选购 Reflex',
    title: '六款 Reflex，选哪一款',
    text: '先看最大的件有多大，再看最细的地方有多细，基本就定了。',
    alt: '两层架上的六台 Reflex 桌面打印机',
    total: 'Reflex，不含税费和运费',
    links: { store: '进入商城', dealers: '查找经销商' },
  },
  choose: {
    title: '四个问题选机型',
    items: {
      size: { title: '最大的件有多大？', text: '20 cm 高的手办，六款都能整件竖着打。头盔、道具选 Reflex 2。' },
      detail: {
        title: '最细的地方有多细？',
        text: '戒指、蜡型要放在放大镜下看的，选 Reflex 2 Pro。打手办和外壳，哪款都够用。',
      },
      speed: {
        title: '要打多快？',
        text: '一天要改好几版的选 Turbo。料槽倾斜离型，10 cm 高的件不到两小时打完。',
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
    title: '入门款和精细款差多少',
    text: '入门选 Reflex，看细节选 Reflex 2 Pro。',
    before: 'Reflex',
    after: 'Reflex 2 Pro',
    rows: { pixel: '像素尺寸', volume: '成型容积' },
    links: { compare: '对比全部六款', rs: 'Reflex 和 Reflex RS 对比' },
  },
  finishing: {
    title: '还要配什么',
    items: {
      wash: { title: '清洗', text: '双槽，第二槽保持干净。', alt: 'UltraCraft Wash' },
      cure: { title: '固化', text: '后固化完，强度才达到标称值。', alt: 'UltraCraft Cure' },
      software: {
        title: '软件',
        text: '赫光 Prepare 排版、切片、发送，随打印机提供。',
        alt: '桌上的 Reflex 2 Pro 和清洗机',
      },
    },
  },
  materials: {
    title: '先备这几款树脂',
    text: '看造型用 Model Gray，首饰用 Wax Cast，夹具用 Tough Tool，人像用 Figure Skin。',
    all: '全部 Reflex 树脂',
  },
  questions: {
    title: '下单前常见问题',
    questions: {
      where: { question: '在哪里买？', answer: '点页面顶部“商城”进入天猫或京东店铺，也可找当地经销商。' },
      set: {
        question: '一整套要多少钱？',
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
      warranty: { question: '质保多久？', answer: '从交付日算，整机 12 个月，LCD 屏 6 个月。发票请留好。' },
    },
  },
  contact: {
    title: '买之前先看实机打印',
    text: '不少经销商店里有样机，带上您自己的文件去试。',
    alt: '打印的骑士手办',
    links: { dealers: '查找经销商' },
  },
} satisfies PageCopy<typeof buyReflex>;
