import type { PageCopy } from '#sections/page-content.ts';
import type { dentalLabs } from './page.ts';

export const cn = {
  hero: {
    eyebrow: '义齿加工厂',
    title: '模型、蜡型，一台打印机都能打',
    text: '模型、支架蜡型、人工牙龈，一台打印机现在就能打，换料槽就能换产品；临时冠桥、义齿、咬合板等对应树脂取得注册证后再打。省多少工时、头几周容易出什么问题、多大产量配什么机型，本页逐项说明。',
    alt: '工作台上的四个彩色工件盘：可卸代型模型、支架蜡型、全口义齿、咬合板和临时桥',
    links: { inquiry: '获取报价', materials: '齿科树脂' },
  },
  figures: {
    title: '三家加工厂的实测数据，一次展会实测',
    text: '前三项来自各厂的生产记录，条件见下方应用案例；基托产量为展会上贴封条连打 24 小时后当众清点的数据。',
    items: {
      bridges: '满版打印一小时出的临时桥；PMMA 切削一件要 2–3 小时',
      waxUp: '一副支架蜡型的人工用时，做到可以包埋',
      crown: '从石膏模型到牙冠完成，模型免分割扫描',
      bases: 'A2D 4K 配 HiVE，单机 24 小时打印的基托（展会贴封条实测）',
    },
    measures: { bridges: '件', bases: '件' },
  },
  work: {
    title: '按产品看方案',
    text: '点开看流程、树脂和适用范围。',
    items: {
      models: {
        title: '可卸代型模型',
        text: '代型每次就位高度一致。每批树脂先打一颗测试代型，定好间隙再排产。',
        alt: '打印的上颌模型，一颗代型已取出',
      },
      plaster: {
        title: '石膏模型免分割',
        text: '整副扫描，软件里分代型，省掉种钉和锯模型。',
        alt: '扫描仪转盘上未分割的石膏模型，紫色光线扫过预备体',
      },
      frameworks: {
        title: '支架蜡型',
        text: '白天设计，夜里打印，早上包埋。',
        alt: '工作模型上的绿色支架蜡型',
      },
      temporaries: {
        title: '临时冠桥',
        text: '四种色号。三单位以内打印，长桥建议切削。',
        alt: '打印的三单位桥和一颗磨牙冠',
      },
      dentures: {
        title: '全口义齿与试戴义齿',
        text: '基托和牙弓出自同一套数据，试戴义齿也用这套文件打印。',
        alt: '粉色基托的打印上颌全口义齿',
      },
      splints: {
        title: '咬合板与导板',
        text: '咬合板分硬质、柔性两种，导板可高压蒸汽灭菌。',
        alt: '透明的打印咬合板',
      },
    },
  },
  platform: {
    title: '一版平放六个全牙弓模型',
    text: 'A2D 4K 幅面 206 × 116 mm；同样的模型，A2D 一版放 2 个。整层同时成型，放满一版和只放一个用时一样。',
    alt: '俯视成型平台，上面平放六个米色全牙弓模型',
  },
  cost: {
    title: '单件成本与回本',
    text: '以 A2D 4K 配 HiVE 夜间打印义齿基托为例。打模型、咬合板或临时冠桥，改一下数值即可。',
  },
  printers: {
    title: '按产量选机型',
    text: '全牙弓模型平放，A2D 一版 2 个，A2D 4K 一版 6 个。A2D HD 适合冠、代型和含填料的树脂。A3D 自动补料、自动取件，不用人守着。夜里要无人打印，给 A2D 4K 或 A2D HD 加装 HiVE。',
  },
  mistakes: {
    title: '别人踩过的六个坑',
    text: '都发生在客户上机后的头几周，现在都有对策。',
    items: {
      gap: {
        title: '桥戴不进去',
        text: '粘接间隙沿用了切削参数。用三颗代型试过，放到 70 µm，桥就能就位。',
      },
      shade: { title: 'A2 偏浅', text: '颜料沉底。摇匀 2 分钟已写进作业单。' },
      burnout: {
        title: '六个铸圈裂了四个',
        text: '沿用了快速焙烧。铸造树脂要慢升温、分两段保温，现在由定时器夜里开炉。',
      },
      flange: {
        title: '凌晨两点停机',
        text: '舌侧边缘太薄，基托从支撑上脱落。边缘不足 2 mm 的文件，现在一律退回设计。',
      },
      bath: { title: '表面发软', text: '打印件泡在异丙醇里忘了取。后来加了个带闹铃的定时器。' },
      bench: {
        title: '粘牙工位跟不上',
        text: '评估试用时一夜约 84 件基托，两个人一天粘不完。添第二台打印机之前，先排好粘接工位。',
      },
    },
  },
  questions: {
    title: '购机前常见问题',
    questions: {
      equipment: {
        question: '除了打印机还要配什么？',
        answer:
          '双槽清洗机、固化箱，每款树脂配一个料槽。UltraCraft Wash 和 UltraCraft Cure 适配本页所有机型，价格见产品页。多台设备全天开机时，再配 Wash Station 和供料站。',
      },
      remakes: {
        question: '打印的临时冠桥返工多吗？',
        answer: '和切削差不多。一家加工厂八周记录了 412 件，返工率 2.9%，以前切削是 2.7%，多数问题出在扫描。',
      },
      software: {
        question: '现在的设计软件能接着用吗？',
        answer: '能导出 STL 就能用。支撑和排版在赫光 Prepare 里做。',
      },
      room: {
        question: '场地有什么要求？',
        answer: '室温保持 20–25 °C，打磨处有抽风，废异丙醇用密闭容器收集。各机型占地和用电见加工厂产品手册。',
      },
      breakdown: {
        question: '设备停机怎么办？',
        answer:
          '工作日 24 小时有技术支持在线，大多数故障远程就能处理；需要上门的，由我们或当地经销商负责。设备和树脂的质保范围见质保政策。',
      },
    },
  },
  cases: { title: '数据来自这三家', text: '案例里写明工时、返工率和还没解决的问题。' },
  contact: {
    title: '告诉我们您一天出多少件',
    text: '应用工程师按您的产品和产量配机、选料、报价。想先看实物，可以申请免费样件。',
    alt: '工作台上的打印机、清洗机和固化箱，前面是模型和义齿',
    links: { inquiry: '获取报价', fit: '看看放不放得下', samples: '申请样件' },
  },
} satisfies PageCopy<typeof dentalLabs>;
