import type { PageCopy } from '#sections/page-content.ts';
import type { tws } from './page.ts';

export const cn = {
  hero: {
    eyebrow: 'TWS 真无线耳机',
    title: '耳机外壳，免开模量产',
    text: '外壳一体打印，内壁、卡扣、导声孔一次成型，下一批即可改版。国内一家代工厂这样月产超过百万件。单一尺寸约 40,000 副以内，打印比开模划算；改版多的，批量再大也划算。',
    alt: '一对亮黑色的打印耳机外壳',
    links: { inquiry: '申请样件', materials: '耳机与助听器树脂' },
  },
  figures: {
    title: '已经量产',
    items: {
      tolerance: '外壳尺寸公差，每班每款抽测 32 件（国内一家耳机代工厂）',
      pieces: '该厂每月合格品，十一个品牌各机型合计',
      printers: '同一车间的打印机，案例发表时为 116 台',
      rejects: '该厂不良率，其中一半是上光油后的表面缺陷',
      launch: '丹麦一家音频品牌从设计定稿到首批交付，不开模',
    },
    measures: { pieces: '件', printers: '台', launch: '个月' },
    links: { volume: '案例：月产百万件', launch: '案例：两个月交付首批' },
  },
  onePiece: {
    title: '与注塑相比，少了哪些限制',
    text: '注塑须分型、留拔模斜度，打印则无需。',
    items: {
      noSeam: { title: '没有合模线', text: '贴肤处没有合模线，出音嘴处没有熔接痕。' },
      inside: { title: '内部结构一体成型', text: '导声孔、卡扣、天线座与外壳一体打印，无需另装。' },
      fit: { title: '加尺码只改文件', text: '加一个尺码，或单独定制一只，不动模具。' },
    },
  },
  surface: {
    title: '外观、颜色与触感',
    text: '外壳滚抛或抛光后上光油。',
    alt: '两台打印机前的 Hearable Clear UV 树脂瓶，旁边托盘里是耳机外壳',
    points: {
      finish: '平缓曲面上，透明光油遮不住层纹，可直接打出细纹理。',
      color: '透明、整体着色、喷涂均可，下一批即可换色，无需分摊模具费。',
      skin: 'Hearable Clear UV 按 ISO 10993-5、ISO 10993-10、ISO 10993-23 做过皮肤接触测试，Hearable Soft UV 按前两项；结果只对完全固化、涂可贴肤 UV 光油的外壳有效。音乐耳机不属于医疗器械。',
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
  line: {
    title: '两条量产线的数据',
    text: '取自两个案例：国内一家有 116 台 UltraCraft A2D 4K 的代工厂，和丹麦一家音频品牌（加工方用两台 UltraCraft A3D）。',
    first: '量产数据',
    columns: { factory: '中国代工厂', brand: '丹麦音频品牌' },
    rows: {
      lot: { title: '批量', factory: '单款 5,000 至 200,000 副', brand: '首批 6,000 副，三个尺寸' },
      output: {
        title: '产量',
        factory: '每版 84 只（上下两层），每台每天约 350 件',
        brand: '首批 12,000 只，两台打印机自动取件',
      },
      resin: {
        title: '单壳用料',
        factory: '含支撑约 1.3 g，1 kg 打 770 只（按我们的样件推算）',
        brand: '相同，用 Hearable Clear UV',
      },
      wall: { title: '壁厚', factory: '0.6 mm 起', brand: '0.6 mm，充电触点处 0.9 mm' },
      change: { title: '改一版', factory: '从放行到打印首层 40 分钟', brand: '三天，两个月改了五次' },
      tests: {
        title: '检测',
        factory: '每班每款抽 32 件、测五处，±0.05 mm 以内',
        brand: '改两次后通过跌落测试；每个尺寸抽 50 件，±0.05 mm 以内',
      },
      limit: {
        title: '与开模打平的数量',
        factory: '单款 200,000 副：在此以内，每个尺寸、每次改版都要另开模',
        brand: '单一尺寸约 40,000 副：一副模具几年不改',
      },
    },
  },
  questions: {
    title: '产品和结构工程师的问题',
    questions: {
      rejects: {
        question: '不良率多少？',
        answer:
          '国内代工厂满负荷第一个月不良率 11%，主要是导声孔残留树脂。改用旋转清洗篮、加一道新液后降到 2.4%，其中一半是上光油后的表面缺陷。',
      },
      quantity: {
        question: '打印的单副成本比注塑高吗？',
        answer: '单副比注塑高，省下的是每个尺寸一套模具、几周模具交期和修模。用模具费除以单副差价，就是您的打平数量。',
      },
      safety: {
        question: '有 RoHS 吗？耐汗、耐 UV 吗？',
        answer:
          'Hearable Clear UV 有 RoHS 声明。耐汗和耐 UV 取决于所用光油，请用上过光油的外壳，按您的标准做循环测试。',
      },
    },
  },
  printers: {
    title: '耳机与助听器机型',
    text: '代工厂用 A2D 4K，一版 84 只（上下两层），每台每天约四版；丹麦品牌的外壳由两台 A3D 打印，自动取件。批量小用 A2D HD。下面按单层摆放的助听器外壳计数，大小与耳机外壳相近。',
  },
  contact: {
    title: '寄送样件',
    text: '发来外壳文件，我们制作滚抛、清光、色漆三种表面，附测量数据寄出。',
    alt: '剖开的打印耳机外壳：导声孔、泄压孔与卡扣一体成型',
    links: { inquiry: '申请样件' },
  },
} satisfies PageCopy<typeof tws>;
