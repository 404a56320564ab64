import type { PageCopy } from '#sections/page-content.ts';
import type { color } from './page.ts';

export const cn = {
  hero: {
    eyebrow: '着色方案',
    title: '先定色，再排产',
    text: '打印件着色有四种做法：有色树脂、浸染、喷涂、手工上色，在颜色、尺寸和批次一致性上各不相同。按用途选一种，打样定色，量产不用反复调色。',
    alt: '数字小键盘，打印键帽由白、黄经红、紫、蓝渐变到绿',
    links: { samples: '申请定制样件', materials: 'Reflex 树脂' },
  },
  ways: {
    title: '四种着色方式怎么选',
    items: {
      resin: {
        title: '有色树脂',
        text: '里外同色，划了也不露底；不加工序，尺寸不变。颜色以现有树脂为准，Figure Skin 三种肤色可按任意比例混调。',
      },
      dye: {
        title: '浸染',
        text: '适合透明件、浅色件，染后仍透光。只染表层，要先打磨抛光再染。染液越用越淡，旁边放一件标准件随时比对。',
      },
      lacquer: {
        title: '喷涂',
        text: '按 RAL、Pantone 等色卡调色，亮光、哑光都能做，键帽这类多色件适用。每面涂层增厚 0.03–0.04 mm（定制耳机外壳实测），配合面要遮蔽，或建模时预留。',
      },
      paint: {
        title: '手工上色',
        text: '适合单件和展示模型，先上底漆再涂。Reflex Model Gray 水性、油性底漆都挂得住，哑光灰底，划痕一眼看得出。',
      },
    },
  },
  colors: {
    title: '有色树脂有哪些颜色',
    text: '这些颜色打出来就有。其他颜色靠浸染、喷涂或手工上色。',
    items: {
      skin: {
        title: '肤色',
        text: 'Reflex Figure Skin 有浅、中、深三种，略带透感，适合人像手办。',
        alt: 'Reflex Figure Skin 树脂瓶和由浅到深的三枚样片',
      },
      solid: {
        title: '不透明色',
        text: '黑、白、灰、米、蓝、黄、琥珀。Tough ABS-like Black 免喷漆。',
        alt: '打印件：黑色外壳、白色波纹管、琥珀色风嘴、灰色支架',
      },
      clear: {
        title: '透明与透明色',
        text: 'Hearable Clear UV 有透明、透明红、透明蓝；Reflex Clear 可浸染。',
        alt: '透明红色和透明蓝色的打印助听器外壳',
      },
      dental: {
        title: '牙模与人工牙龈',
        text: '牙模有米、灰、白，人工牙龈有牙龈粉、牙龈红。牙色见齿科树脂。',
        alt: '带粉色打印人工牙龈的牙模',
      },
    },
  },
  match: {
    title: '从色板到合格样件',
    items: {
      sample: { title: '寄色板', text: '色片、实物或色卡编号都行，照片不能作准。' },
      way: { title: '定工艺', text: '说明光泽、数量，以及零件是佩戴、手握还是只看外观。' },
      plate: { title: '打阶梯片', text: '透明和半透明树脂越厚越深，1–4 mm 阶梯片可以看出哪一档最接近。' },
      compare: { title: '比色', text: '完全固化后，同一光源、同一光泽下比。同色的哑光件看上去偏浅。' },
      recipe: { title: '记录配方', text: '树脂及批号、混合比例、固化时间、涂料和遍数。' },
      series: { title: '封样', text: '每批留一件，下一批出货前先对样。' },
    },
  },
  series: {
    title: '批量不偏色',
    text: '同一单里出现色差，多半出在这四处。',
    alt: '轨道上一排各色树脂的打印阶梯片',
    points: {
      shake: '颜料会沉底。用前摇匀两分钟；供料站自带搅拌。',
      batch: '批次间略有差别。一家耳机代工厂换批前先清空供料站，同一任务不跨批次。',
      tray: '一色一槽，透明树脂的料槽尤其不能混用。',
      cure: '固化到时就取出。浅肤色和透明树脂照久了会发黄。',
    },
    links: { treatment: '打磨、抛光与喷涂' },
  },
  questions: {
    title: '设计团队常见问题',
    questions: {
      teeth: {
        question: '牙色、基托粉色在哪里看？',
        answer:
          '在“齿科树脂”各款的页面上：牙色树脂有 A、B 色系和 BL 色，基托有几种粉色。页面同时注明该树脂在您所在市场是否已注册。',
      },
      sun: {
        question: '日晒会变色吗？',
        answer: '透明树脂在阳光下数月会发黄。户外件要加涂层，并按当地气候实测；我们没有公布耐候数据。',
      },
      skin: {
        question: '带色的打印件能贴肤吗？',
        answer:
          '要看树脂：通过皮肤接触测试、完全固化，再涂可贴肤的光油，才可以贴肤。Hearable Clear UV、Hearable Soft UV 符合；Figure Skin 只是颜色像皮肤，仅供展示。',
      },
      strength: {
        question: '颜色影响强度吗？',
        answer: '不影响，同一款树脂各色共用一张性能数据表。先按强度选树脂，再看有哪些颜色。',
      },
      wear: {
        question: '涂层耐不耐磨，怎么验证？',
        answer: '用走完全部工序的成品，按实际接触的布料、汗液、清洁剂来测。各家涂料差别大，没有通用数值。',
      },
    },
  },
  contact: {
    title: '把您的颜色寄来',
    text: '附上文件和色板，就能申请定制样件。工艺还没定的，先问工程师。',
    alt: '打印鼠标的三道工序：毛坯、底漆、紫色面漆',
    links: { samples: '申请定制样件', inquiry: '咨询应用工程师' },
  },
} satisfies PageCopy<typeof color>;
