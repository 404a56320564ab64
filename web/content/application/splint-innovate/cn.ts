import type { PageCopy } from '#sections/page-content.ts';
import type { splintInnovate } from './page.ts';

export const cn = {
  hero: {
    eyebrow: '特殊结构咬合板',
    title: '打印压膜无法制作的咬合板',
    text: '压膜只有一种厚度，形状随牙列。打印咬合板的各处厚度和咬合面形态，均可设计。现在先在模型上验证，树脂取得注册证后才能给患者佩戴。',
    alt: '同一上颌的三副透明咬合板：带斜面的平面型、带对颌牙印的定位型和只盖前牙的短型',
    links: { inquiry: '试打我的设计', materials: '咬合板树脂' },
  },
  designs: {
    title: '四种设计',
    items: {
      guidance: {
        title: '引导斜面可调',
        text: '尖牙、前牙的斜面角度在软件中设定，左右一致。修改时改数据重打，无需车针调磨。',
      },
      index: {
        title: '带对颌牙印',
        text: '咬合面留浅对颌牙印，闭口即进入设计位置。用于维持颌位，也可在修复前试用。',
      },
      front: { title: '只盖前牙', text: '短咬合板加一个小平台，短期内让后牙脱离接触。打印前先定佩戴时长和复查时间。' },
      snap: {
        title: '利用倒凹固位',
        text: 'Splint Flex UV 能越过中等倒凹。牙齿倾斜、拥挤，也无需填过多倒凹，固位好而不紧。',
      },
    },
  },
  height: {
    title: '分四步抬高咬合',
    text: '每一步都用同一份口扫和咬合，选定合适高度，用于正式修复。树脂取得注册证后才能用于患者。',
    items: {
      splint: { title: '咬合板', text: '用 Splint Rigid UV 打印再定位咬合板，先抬高咬合；有干扰点，改数据重打。' },
      tableTops: { title: '咬合贴面', text: '高度合适后，改用 Crown Ceramic UV 咬合贴面，可供全天使用。' },
      temporaries: { title: '长期临时冠桥', text: '要备牙的部位，用同一款树脂做三单位以内的长期临时冠桥。' },
      final: { title: '正式修复', text: '把调好的咬合面扫下来复制。' },
    },
  },
  limits: {
    title: '设计尺寸下限',
    text: '数值取自使用说明书。更薄易开裂、变形。',
    rows: {
      contacts: 'Splint Rigid UV 接触点下方厚度',
      worn: 'Splint Flex UV 磨薄到此即更换',
      tableTop: 'Crown Ceramic UV 咬合贴面壁厚',
    },
  },
  file: {
    title: '存文件，无需存模型',
    text: '复制时无需重取印模和咬合。',
    alt: '带前牙斜面的透明咬合板',
    points: {
      lost: '遗失后可复制。',
      spot: '磨穿处局部加厚，其余不变。',
      variants: '两种高度同版打印，上𬌗架比较。',
    },
  },
  trial: {
    title: '佩戴前的检查',
    text: '新设计尚无佩戴记录。多打一副，现在即可做以下检查。',
    items: {
      model: { title: '模型上', text: '左右交替按压无晃动，取下不费力。' },
      warm: { title: '温水里', text: '柔性款放入接近口温的水中弯曲，手感与室温下不同。' },
      contacts: { title: '𬌗架上', text: '用咬合纸印出接触点和引导，与屏幕对照。' },
      record: { title: '记录里', text: '记下设计版本、树脂批号、打印机和固化时间。便于复制和追溯。' },
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
        question: '一副能否软硬兼有？',
        answer: '不能，一次只能打一种树脂。局部要软可适当减薄，但不得低于上述下限。',
      },
      thinner: {
        question: '能比压膜更薄吗？',
        answer: '接触点以外可以。硬质咬合板接触点下方须保留 1.5 mm。',
      },
      approval: {
        question: '生物学评价是否涵盖自有设计？',
        answer: '评价针对的是按规定清洗、固化后的树脂。形状、适应证和给患者的说明，由制作方负责。',
      },
      indexed: {
        question: '牙印做多深？',
        answer: '牙尖能定位即可，过深会带起咬合板。先浅后深，不够再打。',
      },
    },
  },
  contact: {
    title: '特殊设计咨询',
    text: '我们评估文件，指出易断处；可打印的，试打一副。',
    alt: '上颌模型上的透明咬合板，带蓝色咬合印迹',
    links: { inquiry: '试打我的设计', basics: '咬合板打印流程', design: '委托设计' },
  },
} satisfies PageCopy<typeof splintInnovate>;
