import type { PageCopy } from '#sections/page-content.ts';
import type { shareAndWin } from './page.ts';

export const cn = {
  hero: {
    eyebrow: '晒作品赢奖品',
    title: '目前没有征集活动',
    text: '下次开始时，奖品、截止日期和规则会在本页公布。现在可以先学怎么把作品拍好。',
    alt: '弧形背景纸上的打印花瓶，支架上的手机正在拍摄',
    links: { newsletter: '订阅通知', offers: '全部活动' },
  },
  photo: {
    title: '六步拍好作品',
    items: {
      clean: { title: '先做完后处理', text: '洗净、晾干、固化、去支撑。没固化的树脂反光像湿漆。' },
      light: { title: '借窗光', text: '侧面的柔光能照出层纹和棱线。关掉闪光灯。' },
      ground: { title: '铺一张弧形纸', text: '靠墙自然弯下来，不要折，背景就没有接缝。' },
      scale: { title: '带上尺寸', text: '其中一张旁边放枚硬币或卡尺。' },
      detail: { title: '补一张近景', text: '一张全貌，一张最得意的细节。' },
      facts: { title: '写明参数', text: '机型、树脂、层厚、时长，方便别人照着打。' },
    },
  },
  rules: {
    title: '每次征集都会写清',
    text: '上传之前，先在本页看这四条。',
    items: {
      who: { title: '谁能参加', text: '国家和地区、年龄，企业能否参加。' },
      dates: { title: '起止时间', text: '开始和截止日期、时区，以及公布结果的日期。' },
      choice: { title: '怎么评', text: '评委评、投票还是抽签，奖品是什么。' },
      rights: { title: '照片怎么用', text: '版权归您。用在哪些渠道、用多久，先征得您同意。' },
    },
  },
  ideas: {
    title: '下一件打什么',
    items: {
      figure: { title: '双色树脂胸像', text: '分件、抽壳、支撑、上底漆，一步步来。', alt: '打印的骑士手办' },
      rings: { title: '打一枚银戒指', text: '可用于失蜡铸造的树脂。', alt: '打印的戒指蜡型' },
      cases: { title: '看看别人打什么', text: '工作室和车间的应用案例。', alt: '打印的点阵立方体' },
    },
  },
  materials: {
    title: '上镜的树脂',
    text: '人像用 Figure Skin，纹饰用 Detail Beige，透光用 Clear。',
    all: '全部 Reflex 树脂',
  },
  questions: {
    title: '常见问题',
    questions: {
      prizes: { question: '有什么奖品？', answer: '现在没有征集，也就没有奖品；开始时会公布。' },
      now: { question: '现在能投稿吗？', answer: '欢迎用联系表单发来，但不参加评选，未经您同意不会发布。' },
      dental: {
        question: '能晒齿科作品吗？',
        answer: '可以，但不得出现任何能认出患者的信息，需要患者同意的要先取得同意。',
      },
      brand: {
        question: '有账号冒充你们说我中奖了，怎么办？',
        answer: '我们不会向中奖者要银行卡信息，也不收任何费用。请先通过联系页面核实。',
      },
    },
  },
  contact: {
    title: '下次开始时通知您',
    text: '订阅邮件会连同规则一起发出。',
    alt: '打印的纹理样板',
    links: { newsletter: '订阅' },
  },
} satisfies PageCopy<typeof shareAndWin>;
