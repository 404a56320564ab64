import type { PageCopy } from '#sections/page-content.ts';
import type { earRibbon } from './page.ts';

export const cn = {
  hero: {
    eyebrow: '耳挂与耳翼',
    title: '软质耳挂，运动戴得稳',
    text: '用 Hearable Soft UV 打印，弯折后回弹，套上即用，可拆洗。免开模，几件也可制作。',
    alt: '套着半透明耳挂的耳机，旁边是米肤色耳挂和一只小耳翼',
    links: { inquiry: '获取报价', resins: '皮肤接触级树脂' },
  },
  forms: {
    title: '三种佩戴方式',
    items: {
      hook: { title: '耳挂', text: '绕到耳后，可挂较重的耳机，跑步首选。' },
      wing: { title: '耳翼', text: '小圈卡在耳甲上缘，不影响戴头盔、眼镜。' },
      tip: { title: '耳塞套', text: '卡在出音嘴上，密封耳道。唇边薄至 0.5 mm，翻折不裂。' },
    },
  },
  ear: {
    title: '按个人耳型，也可分尺码',
    text: '耳挂在文件里是一条曲线，可按扫描的耳形绘制，也可缩放成一组尺码。',
    alt: '一对带密封唇边的半透明定制耳模',
    points: {
      scan: '定制时扫描耳朵或耳印模，曲线沿耳根布置。',
      series: '分码时，从小号到加大号排在同一版，每件都可以不同。',
      spare: '遗失后，可按存档文件补打。',
    },
    links: { monitors: '定制入耳式耳机', wireless: 'TWS 耳机' },
  },
  steps: {
    title: '后处理决定软质件质量',
    text: '软质件的问题多出在这六步。',
    items: {
      print: { title: '预热打印', text: '树脂预热到 28–32 °C，零件竖放，支撑细而密，层厚 50 或 100 µm。' },
      wash: { title: '清洗两次', text: '异丙醇洗两道，每道 2 分钟。久洗会溶胀。' },
      rest: { title: '静置', text: '等 45 分钟再量尺寸，刚洗完尺寸偏大。' },
      cure: { title: '隔氧固化', text: '充氮或浸甘油，每面固化 15 分钟。直接在空气里固化，表面发黏。' },
      lacquer: { title: '上光油', text: '浸一层可接触皮肤的柔性 UV 光油，再固化。' },
      check: { title: '检验', text: '将套圈撑到耳机上，耳挂后扳，检查接合处有无裂口。' },
    },
  },
  resins: { title: '一软一硬两款树脂', text: '耳挂用软质，耳机外壳用硬质。', all: '全部特殊应用树脂' },
  questions: {
    title: '耳机厂常见问题',
    questions: {
      skin: {
        question: '做过皮肤接触测试吗？',
        answer:
          '做过。Hearable Soft UV 固化后按 ISO 10993-5 测细胞毒性，按 ISO 10993-10:2010 测刺激与致敏，适合日间佩戴，只限接触完好皮肤。',
      },
      sweat: {
        question: '出汗、耳垢有影响吗？',
        answer: '上过光油的表面在日常佩戴中不溶胀、不染色。平时湿布擦拭，变硬或破损应更换。',
      },
      thin: {
        question: '耳挂最细多少？',
        answer: '树脂断裂伸长率 115%。密封唇边 0.5 mm 起；每天撑开的套圈应加厚，内角倒圆。建议先打样试。',
      },
      printer: {
        question: '哪些机型能打？',
        answer: 'UltraCraft A2D、A2D 4K 和 A3D。A3D 自动补料、自动取件，适合批量。',
      },
      bands: {
        question: '能代替注塑硅胶吗？',
        answer: '定制、分码、新品首批都可以。单一尺码量很大的，请先和开模比单价。',
      },
    },
  },
  contact: {
    title: '寄样件供您试弯',
    text: '发来耳机外壳文件，我们配一只耳挂打印好寄出，供您试戴后再定。',
    alt: '一排打印机前的托盘，盛着打印的耳机外壳',
    links: { inquiry: '申请样件' },
  },
} satisfies PageCopy<typeof earRibbon>;
