import type { PageCopy } from '#sections/page-content.ts';
import type { shareAndWin } from './page.ts';

export const cn = {
  hero: {
    eyebrow: '拍摄指南',
    title: '打得好，也要拍得好',
    text: '一部手机、一扇窗、一张纸就够了。拍好了，欢迎推荐给我们，经您同意就在本站展示。目前没有评奖活动。',
    alt: '手机镜头前的打印花瓶',
    links: { send: '推荐我的作品' },
  },
  photo: {
    title: '六步拍好作品',
    items: {
      clean: { title: '先做完后处理', text: '洗净、晾干、固化、去支撑。没固化的树脂反光像湿漆，细节全看不清。' },
      light: { title: '借窗光', text: '侧面的柔光能照出层纹和棱线。闪光灯和顶灯都关掉。' },
      ground: { title: '铺一张弧形纸', text: '靠墙自然弯下来，不要折，背景就没有接缝。灰纸最百搭，深浅树脂都合适。' },
      scale: { title: '带上尺寸', text: '其中一张旁边放枚硬币或卡尺。' },
      detail: { title: '补一张近景', text: '退后一步再拉近变焦，别凑上去拍：形状不走样，影子也不会挡光。' },
      facts: { title: '写明参数', text: '机型、树脂、层厚、打印时长，方便别人照着打。' },
    },
  },
  publishing: {
    title: '作品怎样上我们的网站',
    items: {
      message: {
        title: '先留言，再发图',
        text: '在联系表单里写明打的是什么、做什么用，附上第六步的参数。我们回复时告诉您图片发到哪里。',
      },
      who: { title: '谁可以参加', text: '用 Reflex 或 UltraCraft 打的都可以。' },
      cost: { title: '参加免费', text: '我们不收费用，也不要银行卡信息；凡以我们名义索要的，都是冒充。' },
      rights: {
        title: '版权归您',
        text: '发布前，我们先跟您说清用在哪些渠道、用多久，问您要不要署名，您同意了才发；之后也可以撤回。',
      },
      patients: {
        title: '不露患者信息',
        text: '齿科和矫形作品也欢迎，但不得出现任何能认出患者的内容；需要患者同意的，先取得同意。',
      },
      prizes: {
        title: '没有评奖',
        text: '目前没有征集活动，所以没有奖品，也没有截止日期。',
      },
    },
  },
  materials: {
    title: '上镜的树脂',
    text: '人像用 Figure Skin，纹饰用 Detail Beige，透光用 Clear。',
    all: '全部 Reflex 树脂',
  },
  ideas: {
    title: '下一件打什么',
    items: {
      figure: { title: '拼接看不出缝的手办', text: '分件、抽壳、支撑、上底漆，一步步来。', alt: '打印的骑士手办' },
      rings: { title: '铸造戒指的蜡型', text: '可用于失蜡铸造的树脂，以及怎么焙烧。', alt: '打印的戒指蜡型' },
      cases: { title: '看看别人打什么', text: '工作室和车间的应用案例。', alt: '打印的点阵立方体' },
    },
  },
  contact: {
    title: '推荐您的作品',
    text: '先在联系表单里介绍作品，收到回复后再发照片。',
    alt: '素色背景上的打印件：鞋垫、两件手办、牙模、咬合板和入耳式耳机外壳',
    links: { send: '推荐我的作品' },
  },
} satisfies PageCopy<typeof shareAndWin>;
