import type { PageCopy } from '#sections/page-content.ts';
import type { tws } from './page.ts';

export const cn = {
  hero: {
    eyebrow: 'TWS 真无线耳机',
    title: '耳机外壳，免开模量产',
    text: '外壳一体打印，内壁、卡扣、导声孔一次成型，下一批即可改版。单一尺寸约 40,000 副以内适合打印（丹麦一家品牌的测算），再多就用注塑。',
    alt: '剖开的打印耳机外壳：导声孔、泄压孔与卡扣一体成型',
    links: { inquiry: '申请样件', materials: '耳机与助听器树脂' },
  },
  figures: {
    title: '已经量产',
    items: {
      tolerance: '国内一家耳机代工厂的外壳尺寸公差，每班每款抽测 32 件',
      pieces: '该厂每月合格品，十一个品牌各机型合计',
      printers: '同一车间的打印机',
      launch: '丹麦一家音频品牌从设计定稿到首批交付，不开模',
    },
    measures: { pieces: '件', printers: '台', launch: '个月' },
    links: { volume: '案例：月产百万件', launch: '案例：两个月交付首批' },
  },
  onePiece: {
    title: '与注塑相比，少了哪些限制',
    text: '注塑要分型、要留拔模斜度，打印都不用。',
    items: {
      noSeam: { title: '没有合模线', text: '贴肤处没有合模线，出音嘴处没有熔接痕。' },
      inside: { title: '内部结构一次打出', text: '导声孔、卡扣、天线座与外壳一体打出，不用另装。' },
      fit: { title: '加尺码只改文件', text: '加一个尺码，或者单独定制一只，不动模具。' },
    },
  },
  surface: {
    title: '外观、颜色与肤感',
    text: '外壳滚抛或抛光后上光油。',
    alt: '轨道上一排各色树脂的打印阶梯片',
    points: {
      finish: '平缓曲面上，透明光油遮不住层纹，可直接打出细纹理。',
      color: '透明、整体着色、喷涂都能做，下一批就能换色，不用分摊模具费。',
      skin: '树脂做过皮肤接触测试。结果只对按规定固化、涂指定光油的外壳有效。音乐耳机不属于医疗器械。',
      records: '每班抽样测量；StreamFlow 给每个任务编号，编号随清洗篮走完清洗、固化、上光油。',
    },
    links: { color: '打印件着色方案' },
  },
  shells: {
    title: '同一条产线，也做助听器外壳',
    text: '耳内式助听器外壳用同样的打印机和树脂。扫描、建模后整版打印，左右耳按颜色分。助听器外壳和耳模属于医疗器械，同样要取得注册证或备案后才能佩戴。',
    alt: '红色与蓝色的打印助听器外壳',
    links: { materials: '耳机与助听器树脂' },
  },
  questions: {
    title: '产品团队常见问题',
    questions: {
      quantity: {
        question: '多大批量时注塑更划算？',
        answer:
          '丹麦那家品牌测算，单一尺寸约 40,000 副以上注塑更划算，打印的单副成本比注塑高。国内代工厂单款超过 200,000 副的仍用注塑。',
      },
      wall: {
        question: '壁厚最薄多少？',
        answer: 'Hearable Clear UV 从 0.6 mm 起。丹麦品牌的充电触点处加到 0.9 mm 才通过跌落测试，天线也要重新匹配。',
      },
      change: {
        question: '改一版要多久？',
        answer: '丹麦品牌每次改动三天，两个月改了五次。国内代工厂换款，从放行到打印首层 40 分钟。',
      },
      output: {
        question: '一台机器一天能打多少？',
        answer: '国内代工厂用 UltraCraft A2D 4K，每版 84 件，每台每天四版多一点，一人看十台。',
      },
      rejects: {
        question: '不良率大概多少？',
        answer:
          '国内代工厂满负荷第一个月不良率 11%，主要是导声孔残留树脂。改用旋转清洗篮、加一道新液后降到 2.4%，其中一半是上光油后的表面缺陷。',
      },
    },
  },
  printers: { title: '耳机与助听器机型', text: '从打首件到自动取件量产，都有机型可选。' },
  contact: {
    title: '样件寄给您看',
    text: '发来外壳文件，我们做三种表面效果，连同测量数据一起寄给您。',
    alt: '一对打印的耳机外壳',
    links: { inquiry: '申请样件' },
  },
} satisfies PageCopy<typeof tws>;
