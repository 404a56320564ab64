import type { PageCopy } from '#sections/page-content.ts';
import type { tws } from './page.ts';

export const cn = {
  hero: {
    eyebrow: 'TWS 真无线耳机',
    title: '耳机外壳，免开模量产',
    text: '外壳一体打印，内壁、卡扣、导声孔一次成型。几百件能做，上百万件也能做，下一批就能改版。',
    alt: '一对打印的耳机外壳',
    links: { inquiry: '申请样件', materials: '耳机与助听器树脂' },
  },
  figures: {
    title: '已经量产',
    items: {
      tolerance: '国内一家耳机代工厂的外壳尺寸公差，每班抽检',
      pieces: '同一家的月产合格品',
      printers: '同一家，同一车间的打印机',
      launch: '丹麦一家音频品牌从设计定稿到首批上市，不开模',
    },
    measures: { pieces: '件', printers: '台', launch: '个月' },
    alt: '两台打印机前的 Hearable Clear UV 树脂和一盘打印外壳',
  },
  onePiece: {
    title: '与注塑相比，少了哪些限制',
    text: '注塑要分型、要留拔模斜度，打印都不用。',
    alt: '剖开的打印耳机外壳：导声孔、泄压孔与卡扣一体成型',
    points: {
      noSeam: '贴肤处没有合模线，也没有会开裂的胶缝。',
      inside: '导声孔、卡扣、天线座直接打在壳里，不用组装。',
      fit: '加一个尺码，或者单独定制一只，改文件就行，不动模具。',
    },
  },
  blocks: {
    title: '外观与手感',
    items: {
      surface: { title: '表面', text: '滚抛或抛光后上光油。表面可以直接打出纹理，纹理高度最小可到一个层厚。' },
      colour: { title: '颜色', text: '透明、整体着色、喷涂都能做，下一批就能换色，不用分摊模具费。' },
      skin: { title: '贴肤', text: '树脂做过皮肤接触测试。结果只对按规定固化、涂指定光油的外壳有效。' },
      series: { title: '批量', text: '每版抽样测量，检测报告和打印文件随批次存档。' },
    },
  },
  shells: {
    title: '同一条产线，也做助听器外壳',
    text: '耳内式助听器外壳用同样的打印机和树脂。扫描、建模后整版打印，左右耳按颜色分。助听器外壳和耳模属于医疗器械，同样要取得注册证或备案后才能佩戴。',
    alt: '红色与蓝色的打印助听器外壳',
    links: { materials: '耳机与助听器树脂' },
  },
  cases: { title: '应用案例' },
  printers: { title: '耳机与助听器机型', text: '从打首件到自动取件量产，都有机型可选。' },
  contact: {
    title: '样件寄给您看',
    text: '发来外壳文件，我们按三种表面效果打印，附测量数据寄给您。',
    alt: '一对透明入耳式耳机，面板为墨绿色',
    links: { inquiry: '申请样件' },
  },
} satisfies PageCopy<typeof tws>;
