import type { PageCopy } from '#sections/page-content.ts';
import type { tws } from './page.ts';

export const cn = {
  hero: {
    eyebrow: 'TWS 真无线耳机',
    title: '耳机外壳，免开模量产',
    text: '外壳一体打印，内壁、卡扣、导声孔一次成型，下一批即可改版。国内一家代工厂这样月产超过百万件。款式几年不变，单一尺寸约 40,000 副以内打印更省；几个月一换，单款 200,000 副以内更省。',
    alt: '左右一对带柄的打印真无线耳机，前面是一个剖开的外壳',
    links: { inquiry: '申请样件', materials: '耳机与助听器树脂' },
  },
  cut: {
    title: '内壁、声道、卡扣一次打印成型',
    text: '注塑外壳要分型，要留拔模斜度。打印的外壳接触皮肤的一面没有合模线，出音嘴没有熔接痕，加一个尺码也不用另开模。发声单元、电池和天线从外侧装入，再扣上面板。',
    alt: '剖开的打印耳机外壳，六处结构标有编号，旁边是面板和硅胶套',
    points: {
      channel: '导声孔，从发声单元座通到出音嘴',
      vent: '泄压孔',
      hooks: '面板卡扣',
      antenna: '耳柄内的天线卡座',
      contacts: '充电触点座',
      wall: '壁厚 0.6 mm 起',
    },
  },
  figures: {
    title: '已经量产',
    alt: '两台打印机前的 Hearable Clear UV 树脂瓶，托盘里是耳机外壳',
    items: {
      pieces: '国内一家代工厂每月合格品，十一个品牌各机型合计',
      printers: '同一车间的打印机',
      tolerance: '该厂外壳尺寸公差，每班抽测五个部位',
      launch: '丹麦一家音频品牌从设计定稿到首批交付，不开模',
    },
    measures: { pieces: '件', printers: '台', launch: '个月' },
    links: { volume: '案例：月产百万件', launch: '案例：两个月交付首批' },
  },
  surface: {
    title: '外观、颜色与触感',
    items: {
      finish: { title: '表面', text: '外壳滚抛或抛光后上光油。平缓曲面上，透明光油遮不住层纹，可直接打出细纹理。' },
      color: { title: '颜色', text: '透明、整体着色、喷涂均可，下一批即可换色，无需分摊模具费。' },
      skin: {
        title: '皮肤接触',
        text: 'Hearable Clear UV 按 ISO 10993-5、ISO 10993-10、ISO 10993-23 做过皮肤接触测试，Hearable Soft UV 按前两项；结果只对完全固化、涂可接触皮肤的 UV 光油的外壳有效。音乐耳机不属于医疗器械。',
      },
      records: {
        title: '质量记录',
        text: '每班抽样测量；StreamFlow 给每个任务编号，编号随清洗篮走完清洗、固化、上光油。',
      },
    },
  },
  shells: {
    title: '同一条产线，也做助听器外壳',
    text: '耳内式助听器外壳用同样的打印机和树脂。扫描、建模后整版打印，左右耳按颜色分。助听器外壳和耳模属于医疗器械，同样要取得注册证或备案后才能佩戴。',
    alt: '红色与蓝色的打印助听器外壳',
    links: { materials: '耳机与助听器树脂' },
  },
  line: {
    title: '两条量产线的数据',
    text: '取自两个案例：国内一家用 UltraCraft A2D 4K 量产的代工厂，和丹麦一家音频品牌（委托打印，两台 UltraCraft A3D）。',
    first: '量产数据',
    columns: { factory: '中国代工厂', brand: '丹麦音频品牌' },
    rows: {
      lot: { title: '批量', factory: '单款 5,000 至 200,000 副', brand: '首批 6,000 副，三个尺寸' },
      output: {
        title: '产量',
        factory: '每台每天约 350 只：四版，每版 84 只，偶尔加一版，人工换版；共 116 台，一人看十台，每月开工 26 天',
        brand: '首批 12,000 只，两台打印机自动取件',
      },
      resin: {
        title: '单壳用料',
        factory: '含支撑约 1.3 g，1 kg 打 770 只（按我们的样件推算）',
        brand: '相同，用 Hearable Clear UV',
      },
      wall: { title: '壁厚', factory: '0.6 mm 起', brand: '0.6 mm，充电触点处 0.9 mm' },
      change: { title: '改版周期', factory: '文件放行后 40 分钟开打', brand: '每次三天；设计定稿后修正五次' },
      tests: {
        title: '检测',
        factory: '每班每款抽 32 只，每只测五处',
        brand: '改两次后通过跌落测试；每个尺寸抽 50 只，±0.05 mm 以内',
      },
      limit: {
        title: '注塑分界批量',
        factory: '单款 200,000 副；低于此量，模具尚未摊销，款式已更新',
        brand: '单一尺寸约 40,000 副，模具连续使用数年不改',
      },
    },
  },
  questions: {
    title: '产品和结构工程师的问题',
    questions: {
      rejects: {
        question: '不良率多少？',
        answer:
          '国内代工厂满负荷第一个月不良率 11%，主要是导声孔残留树脂。改用旋转清洗篮、增加一道新液漂洗后降到 2.4%，其中一半是上光油后的表面缺陷。',
      },
      quantity: {
        question: '打印的单副成本比注塑高吗？',
        answer:
          '单副比注塑高，省下的是每个尺寸一套模具、几周模具交期和修模。用模具费除以单副差价，就是您改用注塑的数量。',
      },
      safety: {
        question: '有 RoHS 吗？耐汗、耐 UV 吗？',
        answer:
          'Hearable Clear UV 有 RoHS 声明。耐汗和耐 UV 取决于所用光油，请用上过光油的外壳，按您的标准做循环测试。',
      },
    },
  },
  printers: {
    title: '打印耳机外壳的机型',
    text: '下面按单层、倾斜加支撑摆放计数。代工厂用 A2D 4K 一版打两层，2 × 42 = 84 只，用时约为单层的两倍。丹麦品牌的外壳用 A3D 打印，自动取件。批量小用 A2D HD。',
  },
  contact: {
    title: '寄送样件',
    text: '发来外壳文件，我们制作滚抛、清光、色漆三种表面，附测量数据寄出。',
    alt: '打印的入耳式监听耳机外壳',
    links: { inquiry: '申请样件', color: '打印件着色方案' },
  },
} satisfies PageCopy<typeof tws>;
