import type { PageCopy } from '#sections/page-content.ts';
import type { color } from './page.ts';

export const cn = {
  hero: {
    eyebrow: '着色方案',
    title: '先定色，再排产',
    text: '打印件着色有四种做法：有色树脂、浸染、喷涂、手工上色。颜色范围、增厚、色差和工时列在一张表里。先定色差限值再封样，量产无需反复调色。',
    alt: '数字小键盘，喷涂的打印键帽由白、黄经红、紫、蓝渐变到绿',
    caption: '图中键帽用同一款树脂打印，各色均为喷涂。',
    links: { samples: '申请定制样件', materials: 'Reflex 树脂' },
  },
  ways: {
    title: '四种着色方式对比',
    first: '比较项',
    columns: {
      resin: '有色树脂',
      dye: '浸染',
      lacquer: '喷涂',
      paint: '手工上色',
    },
    rows: {
      depth: {
        title: '着色深度与增厚',
        resin: '里外同色，划伤不露底，不加厚度',
        dye: '只染表层，不加厚度',
        lacquer: '表面涂层，每面 0.03–0.04 mm（定制耳机外壳实测）',
        paint: '表面涂层，增厚随遍数，接缝处预留',
      },
      choice: {
        title: '颜色范围',
        resin: '现有树脂颜色；Figure Skin 三种肤色可按任意比例混调',
        dye: '透明件、浅色件，染后仍透光',
        lacquer: '按 Pantone、RAL 等色卡调，亮光、哑光均可',
        paint: '一件多色、渐变',
      },
      match: {
        title: '件与件的色差',
        resin: '同批色差最小，批次间略有差别',
        dye: '染液会逐渐变淡，随时与标准件比色',
        lacquer: '取决于调漆，每批对样',
        paint: '每件不同',
      },
      work: {
        title: '增加的工序和时间（20 mm 的件）',
        resin: '无',
        dye: '打磨、抛光、浸染、冲洗：人工约 10 分钟，浸染 15 分钟，当天完成',
        lacquer: '打磨、底漆、遮蔽配合面、喷涂：人工约 12 分钟，连晾干 2 天',
        paint: '底漆、手工上色：人工 30 分钟起，连晾干 2 天',
      },
      run: {
        title: '适合',
        resin: '各种批量',
        dye: '小批透明件',
        lacquer: '批量定色件',
        paint: '单件展示',
      },
    },
  },
  colors: {
    title: '有色树脂有哪些颜色',
    text: '部分树脂的颜色如下，直接打印即得。其他颜色须浸染、喷涂或手工上色。',
    groups: {
      solid: { title: '样机与零件', text: '适合样机、外壳、工装和模具。' },
      skin: { title: '肤色', text: '略带通透感，适合人像手办，三种可按任意比例混调。' },
      clear: { title: '透明与透明色', text: '色片下的黑条用来显示透明度。Reflex Clear 可浸染。' },
    },
  },
  match: {
    title: '从色板到合格样件',
    items: {
      sample: { title: '寄色板', text: '色片、实物或色卡编号均可，照片不能作为标准。' },
      way: { title: '定工艺', text: '说明光泽、数量，以及零件是佩戴、手握还是只看外观。' },
      plate: { title: '打阶梯片', text: '透明和半透明树脂越厚越深，1–4 mm 阶梯片可看出最接近的一档。' },
      compare: {
        title: '比色',
        text: '完全固化后，D65 光源、同一光泽下比。哑光件看上去偏浅。限值事先约定，常用 ΔE00 1.5（与色样相比），一般观察不易察觉；并排装配的外观件可约定 1.0。',
      },
      recipe: { title: '记录配方', text: '树脂及批号、混合比例、固化时间、涂料和遍数。' },
      series: { title: '封样', text: '每批留一件，下一批出货前先对样。' },
    },
  },
  series: {
    title: '控制批量色差的四个要点',
    text: '同一单里出现色差，按这个顺序查。',
    alt: '轨道上一排各色树脂的打印阶梯片',
    points: {
      shake: '颜料会沉底。使用前摇匀两分钟；供料站自带搅拌。',
      batch: '批次间略有差别。一家耳机代工厂换批前先清空供料站，同一任务不跨批次。',
      tray: '一色一槽，透明树脂的料槽尤其不能混用。',
      cure: '固化到时即取出。浅肤色和透明树脂固化过久会发黄。',
    },
    links: { treatment: '打磨、抛光与喷涂' },
  },
  limits: {
    title: '日晒、皮肤接触、强度、耐磨',
    items: {
      sun: {
        title: '日晒会使透明树脂发黄',
        text: '透明树脂在阳光下数月会发黄。须加涂层，并按当地气候实测。',
      },
      skin: {
        title: '接触皮肤：只用测试过的树脂',
        text: 'Hearable Clear UV、Hearable Soft UV，完全固化并涂可接触皮肤的光油。Figure Skin 仅供展示。',
      },
      strength: {
        title: '强度：先选树脂',
        text: '同一款树脂各色共用一张性能数据表。浸染和喷涂后的试样没有测过；0.03 mm 的涂层不增加强度。',
      },
      wear: { title: '耐磨：用成品来测', text: '完成全部工序后，按实际接触的布料、汗液、清洁剂来测。' },
    },
  },
  questions: {
    title: '设计团队常见问题',
    questions: {
      service: {
        question: '着色由谁完成？',
        answer: '定制样件由我们打印，并按约定的工艺处理表面。量产由您或您的喷涂厂着色，样件的配方一并提供。',
      },
      teeth: {
        question: '哪里看牙色、基托粉色？',
        answer:
          '在“齿科树脂”各款的页面上：牙色树脂有 A、B 色系和 BL 色，基托有几种粉色。页面同时注明该树脂在您所在市场是否已注册。',
      },
      time: {
        question: '颜色样件交期？',
        answer: '现有树脂颜色的标准样件一般两周内寄到；按您的颜色做的定制样件至少两周，看过文件后告知发货日期。',
      },
    },
  },
  contact: {
    title: '寄来色样，打样对色',
    text: '附上文件和色板即可申请定制样件。工艺未定的，请先咨询工程师。',
    alt: '打印鼠标的三道工序：毛坯、底漆、紫色面漆',
    links: { samples: '申请定制样件', inquiry: '咨询应用工程师' },
  },
} satisfies PageCopy<typeof color>;
