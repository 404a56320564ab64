import type { PageCopy } from '#sections/page-content.ts';
import type { tws } from './page.ts';

export const cn = {
  hero: {
    eyebrow: 'TWS 真无线耳机',
    title: '一体成型的外壳，不开模的量产。',
    text: '耳机外壳整体打印，内壁、卡扣、导声孔一次成型；几百件能做，上百万件也能做，批次之间可随时改版。',
    alt: '一对打印的耳机外壳',
    links: { inquiry: '申请样件', materials: '耳戴设备树脂' },
  },
  figures: {
    title: '不是展品，是量产',
    items: {
      tolerance: '尺寸公差，件件如此',
      pieces: '件，月产量',
      printers: '台打印机，同一座工厂',
      launch: '个月上市，不必等模具',
    },
  },
  onePiece: {
    title: '模具做不到的',
    text: '模具要分型，要留拔模斜度。打印的外壳都不需要。',
    alt: '剖开的打印耳机外壳：导声孔、泄压孔与卡扣一体成型',
    points: {
      noSeam: '贴肤处没有合模线，也没有会开裂的胶缝。',
      inside: '导声孔、卡扣、天线座直接打印在壳内，无需组装。',
      fit: '增加一个尺码，或只为一只耳朵定制，改的是文件，不是模具。',
    },
  },
  launch: {
    title: '设计定稿，不等模具',
    text: '从设计定稿到首批交付所需月数。',
    before: '注塑开模',
    after: '3D 打印',
    rows: { launch: '上市周期（月）' },
  },
  blocks: {
    title: '看得见，摸得着',
    items: {
      surface: { title: '表面', text: '滚抛或抛光后涂覆光油；需要纹理之处，最细可达单层层厚。' },
      colour: { title: '颜色', text: '透明、整体着色或喷涂，批次之间可换色，无需分摊模具费。' },
      skin: { title: '贴肤', text: '树脂已通过皮肤接触测试，前提是按规定工艺固化，并涂覆我们指定的光油。' },
      series: { title: '批量', text: '每次打印任务都做测量。每批出货附检测报告，以及所用的打印文件。' },
    },
  },
  shells: {
    title: '同一条产线，也做助听器外壳',
    text: '耳内式助听器外壳使用同样的打印机和树脂：扫描、建模、整版打印，左右耳以颜色区分。',
    alt: '红色与蓝色的打印助听器外壳',
    links: { materials: '耳戴设备树脂' },
  },
  cases: { title: '应用案例' },
  printers: { title: '耳戴设备机型', text: '从首件原型，到自动取件的工厂。' },
  contact: {
    title: '拿在手里看看',
    text: '发来您的外壳文件，我们打印成三种表面效果寄给您，并附测量数据。',
    alt: '两台打印机前的 Hearable Clear UV 树脂和一盘打印外壳',
    links: { inquiry: '申请样件' },
  },
} satisfies PageCopy<typeof tws>;
