import type { PageCopy } from '#sections/page-content.ts';
import type { splintInnovate } from './page.ts';

export const cn = {
  hero: {
    eyebrow: '特殊结构咬合板',
    title: '压膜做不了的咬合板，打印可以',
    text: '压膜只有一种厚度，形状跟着牙走。打印的咬合板，哪里厚、哪里薄、咬合面什么样，都由您设计。现在先在模型上验证，树脂取得注册证后才能给患者戴。',
    alt: '同一上颌的三副透明咬合板：带斜面的平面型、带对颌牙印的定位型和只盖前牙的短型',
    links: { inquiry: '试打我的设计', materials: '咬合板树脂' },
  },
  designs: {
    title: '四种设计',
    items: {
      guidance: {
        title: '引导斜面可调',
        text: '尖牙、前牙的斜面角度在屏幕上设，左右一致。要改就改数据再打，不靠车针磨。',
      },
      index: {
        title: '带对颌牙印',
        text: '咬合面留浅浅的对颌牙印，闭口就落到设计的位置。用于维持颌位，也可在修复前试用。',
      },
      front: { title: '只盖前牙', text: '短咬合板加一个小平台，短期内让后牙脱离接触。打印前先定好戴多久、何时复查。' },
      snap: {
        title: '利用倒凹固位',
        text: 'Splint Flex UV 能越过中等倒凹。牙齿倾斜、拥挤，也不用填太多倒凹，固位好又不紧。',
      },
    },
  },
  height: {
    title: '抬高咬合，分四步试',
    text: '每一步都用同一份口扫和咬合，哪个高度合适，正式修复就做哪个。树脂取得注册证后才能给患者用。',
    items: {
      splint: { title: '咬合板', text: '用 Splint Rigid UV 打印再定位咬合板，先抬起来。哪个点碍事，改数据重打。' },
      tableTops: { title: '咬合贴面', text: '高度合适了，换成 Crown Ceramic UV 的咬合贴面，可供全天使用。' },
      temporaries: { title: '长期临时冠桥', text: '要备牙的部位，用同一款树脂做三单位以内的长期临时冠桥。' },
      final: { title: '正式修复', text: '把调好的咬合面扫下来复制。' },
    },
  },
  limits: {
    title: '设计尺寸下限',
    text: '数值取自使用说明书。再薄就容易裂、容易变形。',
    rows: {
      contacts: 'Splint Rigid UV 接触点下方厚度',
      worn: 'Splint Flex UV 磨薄到此即更换',
      tableTop: 'Crown Ceramic UV 咬合贴面壁厚',
    },
  },
  file: {
    title: '留好文件，不用留模型',
    text: '再做一副，不用重取印模，也不用重取咬合。',
    alt: '带前牙斜面的透明咬合板',
    points: {
      lost: '丢了，再打一副。',
      spot: '哪里磨穿，就加厚哪里，别处不动。',
      variants: '两种高度一版打出来，上𬌗架比较。',
    },
  },
  trial: {
    title: '患者戴之前，自己先试',
    text: '新设计还没人戴过。多打一副，现在就能做这几项检查。',
    items: {
      model: { title: '模型上', text: '左右轮流按，不晃；取下不费力。' },
      warm: { title: '温水里', text: '柔性的放进接近口温的水里弯一弯，手感和室温下不一样。' },
      contacts: { title: '𬌗架上', text: '用咬合纸印出接触点和引导，跟屏幕对照。' },
      record: { title: '记录里', text: '记下设计版本、树脂批号、打印机和固化时间。做得好能照做，出问题能查。' },
    },
  },
  materials: {
    title: '咬合板和咬合贴面用的树脂',
    text: '两款打咬合板，一款打咬合贴面和临时冠桥。',
    all: '全部齿科树脂',
  },
  questions: {
    title: '设计人员常见问题',
    questions: {
      mixed: {
        question: '一副里能不能有硬有软？',
        answer: '不能，一次只能打一种树脂。想让局部软一点，就做薄一点，但不能低于上面的下限。',
      },
      thinner: {
        question: '能比压膜的更薄吗？',
        answer: '接触点以外可以。硬质咬合板接触点下方要保住 1.5 mm。',
      },
      approval: {
        question: '自己的设计，你们的生物学评价管不管？',
        answer: '评价针对的是按规定清洗、固化后的树脂。形状、适应证和给患者的说明，由制作方负责。',
      },
      indexed: {
        question: '牙印做多深？',
        answer: '牙尖能找到就行，太深会把咬合板带起来。先浅一点，不够再打。',
      },
    },
  },
  contact: {
    title: '没人肯做的设计，发来看看',
    text: '我们看文件，哪里会断直接告诉您；能打就打一副。',
    alt: '上颌模型上的透明咬合板，带蓝色咬合印迹',
    links: { inquiry: '试打我的设计', basics: '咬合板打印流程', design: '委托设计' },
  },
} satisfies PageCopy<typeof splintInnovate>;
