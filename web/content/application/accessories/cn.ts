import type { PageCopy } from '#sections/page-content.ts';
import type { accessories } from './page.ts';

export const cn = {
  hero: {
    eyebrow: '首饰、眼镜、配饰',
    title: '首饰打蜡型，镜架打实样',
    text: '戒指、耳饰打印成蜡型再铸造；镜架可打样试戴，也可直接做成品。各类件所用树脂见下文。',
    alt: '黑色打印镜架，前方是蓝色耳饰蜡型和铸成的金色耳饰',
    links: { inquiry: '获取报价', casting: '铸造树脂' },
  },
  routes: {
    title: '三种做法',
    items: {
      cast: {
        title: '打印蜡型再铸造',
        text: '戒指、耳饰、吊坠用 Reflex Wax Cast 或 Wax Cast Filigree 打印，可铸银、金、黄铜。',
      },
      worn: {
        title: '打印后直接佩戴',
        text: '贴肤件须用做过皮肤接触测试的树脂：镜架、夹扣用 Ortho Tough UV，耳部软质件用 Hearable Soft UV。',
      },
      model: {
        title: '打样看效果',
        text: '看造型、给客户看样，用模型树脂即可，能上漆。这类树脂没做皮肤测试，不要长时间佩戴。',
      },
    },
  },
  jewelry: {
    title: '从蜡型到灌浆',
    text: '实心戒和图章戒用 Wax Cast，花丝、爪镶、密钉镶用 Filigree。一个系列往往两款都需要。',
    alt: '蓝色蜡型：密钉镶戒、编织纹戒和带爪镂空戒',
    points: {
      size: '用 Filigree 打 25 mm 高的戒指，Reflex 2 Pro 约 2 小时 10 分钟，排满一版用时相同。',
      supports: '支撑加在戒圈内侧。加在外侧，铸件须多抛一道。',
      time: 'Filigree 蜡型应在打印后两天内灌浆。',
    },
    links: { casting: '对比铸造树脂' },
  },
  dimensions: {
    title: '建模尺寸',
    text: '请按下表建模。厚件改用 Wax Cast，Filigree 过厚易胀裂石膏。',
    rows: {
      wire: 'Wax Cast Filigree 悬空细丝',
      seat: '可打通的石位孔径',
      filigree: 'Wax Cast Filigree 截面厚度',
      solid: 'Wax Cast 截面厚度',
    },
  },
  frames: {
    title: '按脸型做镜架',
    text: '鼻梁宽、托叶角度、镜腿长度都是文件里的参数。一次打印三个版本供客户试戴，选定后制作成品。',
    alt: 'Ortho Tough UV 树脂瓶，旁边是肤色、白色和黑色样片',
    points: {
      fit: '140 mm 宽的镜框和两条镜腿，Reflex RS 一版可排下。',
      wear: 'Ortho Tough UV 断裂伸长率 68%，镜腿受压弯曲不易断。',
      lenses: '镜片由眼镜店配。Reflex Clear 不是光学级材料。',
      color: 'Ortho Tough UV 有肤色、白色、黑色，其他颜色须喷漆。',
    },
  },
  resins: { title: '铸造树脂', text: '焙烧后实测灰分：Wax Cast 0.02%，Filigree 0.01%。', all: '全部铸造树脂' },
  questions: {
    title: '贴肤、耐热与铸造',
    questions: {
      skin: {
        question: '哪些树脂可以贴肤？',
        answer:
          'Ortho Tough UV、Hearable Soft UV 和 Hearable Clear UV 做过皮肤接触测试，须充分固化，且只接触完好皮肤。Figure Skin、Reflex Clear、Elastomer 50A UV 没有做过长期接触测试。',
      },
      heat: {
        question: '夏季置于车内会变形吗？',
        answer: '置于仪表台上会。Ortho Tough UV 成品应避免 50 °C 以上的环境，请随货告知买家。',
      },
      cast: {
        question: '现有石膏和焙烧炉能用吗？',
        answer:
          'Reflex Wax Cast 适用石膏类首饰铸粉。两款均须慢速焙烧，在 150、370、730 °C 分段保温，各段时间见树脂的性能数据表。注意排烟。',
      },
      ear: {
        question: '耳挂、耳塞套用什么？',
        answer: '用 Hearable Soft UV。后处理步骤见耳挂页面。',
      },
    },
  },
  contact: {
    title: '发来文件，先行评估',
    text: '发来文件或草图，说明用途。我们回复所用树脂、机型和表面处理。',
    alt: '打印的软质耳挂与耳翼，其中一只装着耳机',
    links: { inquiry: '获取报价', hooks: '耳挂方案' },
  },
} satisfies PageCopy<typeof accessories>;
