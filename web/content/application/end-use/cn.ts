import type { PageCopy } from '#sections/page-content.ts';
import type { endUse } from './page.ts';

export const cn = {
  hero: {
    eyebrow: '小批量零件',
    title: '小批量零件，不开模直接打印',
    text: '外壳、支架、风道、密封件，十件到几百件；耳机外壳这类小件可到几万副。零件越小，一版放得越多，开模回本的量就越大。',
    alt: '打印的黑色外壳和上盖、灰色支架、半透明波纹管与琥珀色风嘴',
    links: { inquiry: '获取报价', resins: '小批量生产树脂' },
  },
  loads: {
    title: '按工况选树脂',
    items: {
      clip: {
        title: '卡扣连接、耐跌落',
        text: 'Reflex Tough ABS-like Black 外观接近注塑件，免喷漆。可做螺柱、卡扣，热变形温度 76 °C。',
      },
      stiff: {
        title: '高刚性',
        text: 'Reflex Rigid Fixture 弯曲模量 4,150 MPa，Rigid Ceramic UV 为 9,600 MPa。两款都怕冲击。',
      },
      hot: { title: '耐高温', text: 'HeatForce 250 热固化后热变形温度 252 °C，耐热水、冷却液和矿物油，但偏脆。' },
      flexible: {
        title: '高弹性',
        text: 'Reflex Flex 80A 做波纹管、护线圈、脚垫。Elastomer 50A UV 更软，约 −10 °C 仍有弹性。',
      },
    },
  },
  output: {
    title: '同一外壳，三款机型的产量',
    text: '图中黑色外壳 92 × 62 × 28 mm，Reflex Tough ABS-like Black 含支撑用料 38 g，1 kg 打 26 个。按层厚 100 µm、每次换版 10 分钟推算。',
    first: '机型',
    columns: { plate: '成型尺寸', job: '每版', shift: '8 小时一班', hundred: '打 200 个' },
    rows: {
      rs: { title: 'Reflex RS', plate: '222 × 122 × 228 mm', job: '3 个，57 分钟', shift: '21 个', hundred: '10 个班' },
      turbo: {
        title: 'Reflex RS Turbo',
        plate: '222 × 122 × 228 mm',
        job: '3 个，28 分钟',
        shift: '36 个',
        hundred: '6 个班',
      },
      reflex2: {
        title: 'Reflex 2',
        plate: '228 × 128 × 250 mm',
        job: '4 个，38 分钟',
        shift: '40 个',
        hundred: '5 个班',
      },
    },
  },
  printers: { title: '小批量机型' },
  quantity: {
    title: '多少件以内适合打印',
    text: '打印单价基本不随数量变。注塑须先付模具费、等模具，之后单价才低。盈亏平衡点取决于零件大小。',
    first: '零件',
    columns: { lot: '常用批量', fit: '每版', limit: '批量上限的原因' },
    rows: {
      housing: { title: '外壳、支架、风道', lot: '十件到几百件', fit: '3–4 个', limit: '几百个即占用一台机器约两周' },
      pallet: {
        title: '焊接治具',
        lot: '1 套，500 块板以内',
        fit: '1 套',
        limit: '打印的平均用 600 次，铣制的能用几千次',
      },
      shell: {
        title: '耳机外壳（音频品牌）',
        lot: '单一尺寸 40,000 副以内',
        fit: '单层 40 只',
        limit: '超过后，该品牌测算注塑划算',
      },
      factory: {
        title: '耳机外壳（有 116 台打印机的代工厂）',
        lot: '单款 5,000 至 200,000 副',
        fit: '两层 84 只',
        limit: '款式几个月一换，模具往往未回本',
      },
    },
  },
  change: {
    title: '与开模报价对比',
    text: '两家客户实测，除模具费外的节省。',
    alt: '装着电路板的打印焊接治具',
    points: {
      change: '一家音频品牌上市前改了五次外壳。若用模具，只能改一次。',
      pay: '一家电子厂出图后两个工作日就焊出首板，无需等外协铣治具。',
      compare: '模具费除以打印与注塑的单件差价，即打平数量；低于此数，打印划算。',
    },
    links: { wireless: '耳机外壳量产', pallets: '案例：焊接治具' },
  },
  design: {
    title: '设计起点（最小尺寸）',
    text: '取自树脂资料。关键部位请打样验证。',
    rows: {
      wall: '外壳壁厚（Tough ABS-like Black）',
      strain: '卡扣应变（Tough ABS-like Black）',
      fixture: '内角半径（Rigid Fixture）',
      hot: '内角半径（HeatForce 250）',
      strut: '点阵杆径（Elastomer 50A UV）',
    },
  },
  carrier: {
    title: '焊接治具：外协 CNC 与自行打印',
    text: '一家电子厂一年打了 38 套的实测数据，Reflex RS、HeatForce 250。',
    first: '一套治具',
    columns: { milled: '外协 CNC', printed: '自行打印' },
    rows: {
      delivery: { title: '治具到货', milled: '12 个工作日', printed: '2 个工作日' },
      start: { title: '焊出首板', milled: '12 个工作日以上', printed: '2 个工作日' },
      life: { title: '寿命', milled: '几千次', printed: '平均 600 次' },
      tolerance: { title: '定位销间距', milled: '按图', printed: '偏差 0.08 mm 以内，已按收缩补偿' },
      work: { title: '自有工时', milled: '无', printed: '设计 90 分钟' },
    },
  },
  resins: { title: '三款生产用树脂', all: '全部小批量生产树脂' },
  limits: {
    title: '使用限制',
    items: {
      outdoors: { title: '户外：须做涂层', text: '在室内，Tough ABS-like Black 打印后数月内不会变脆。' },
      fire: { title: '阻燃：无 UL 94 等级', text: '树脂不阻燃，不要用于市电设备的外壳。' },
      creep: {
        title: '蠕变：韧性树脂会',
        text: 'Reflex Tough Tool 在 45 °C 以上持续受力会蠕变。基准面请用加填料的 Rigid Fixture。',
      },
      repeat: { title: '批次：靠流程保证', text: '设备定期校准，同一任务不跨批次用料，每班开机先打检测件。' },
    },
  },
  contact: {
    title: '发图纸，评估可行性',
    text: '注明受力、温度和数量，我们给出树脂和机型。更适合注塑的，也会告知。',
    alt: '车间里的 Reflex RS 与清洗、固化设备',
    links: { inquiry: '获取报价', fit: '用文件试算', special: '高性能树脂' },
  },
} satisfies PageCopy<typeof endUse>;
