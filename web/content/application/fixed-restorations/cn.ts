import type { PageCopy } from '#sections/page-content.ts';
import type { fixedRestorations } from './page.ts';

export const cn = {
  hero: {
    eyebrow: '固定修复',
    title: '蜡型打印，氧化锆切削',
    text: '基底冠、桥架、全冠，铸造和热压用的蜡型现可一版打印多件；切削机专做氧化锆，不再排队。临时冠桥待树脂取得注册证后再打。',
    alt: '绿色铸造树脂打印的桥架、同款金属铸件和两颗打印牙冠',
    links: { inquiry: '获取报价', samples: '申请样件' },
  },
  routes: {
    title: '蜡型现可打印，两类临时冠桥待注册',
    items: {
      casting: {
        title: '铸造、热压蜡型',
        text: '金属基底冠和桥架用 Cast UV 3.0；热压铸瓷的全冠、嵌体、贴面用 Cast Wax UV。',
        alt: '铸道上的绿色冠桥蜡型',
      },
      temporaries: {
        title: '短期临时冠桥',
        text: '三单位以内，四种色号，容易抛光。',
        alt: '成型平台上成排的临时桥和临时冠',
      },
      longTerm: {
        title: '长期临时冠桥',
        text: '陶瓷填料树脂，用于种植愈合期、抬高咬合的过渡修复，三单位以内。',
        alt: '两颗陶瓷填料树脂冠，一颗翻转',
      },
    },
  },
  patterns: {
    title: '蜡型现可用于生产',
    text: '整层同时成型，放满一版和只放一件用时相同：A2D 一版平放四单位桥蜡型，最多 18 件。铸件数据用同一款树脂打的支架蜡型测得，慢速升温。',
    items: {
      print: '一版四单位桥蜡型的打印用时：A2D，层厚 30 µm',
      clean: '无飞边、裂纹和夹杂的铸件（共 20 副），8 倍放大镜下检查',
      ash: 'Cast UV 3.0 烧圈后灰分，按 ISO 3451-1 测试',
    },
    measures: { clean: '副' },
  },
  output: {
    title: '临时桥：打印与切削，产量对比',
    text: '法国一家加工厂八周的评估试用记录，共 412 件，Temp C&B UV 2.0。对比的是该厂一台旧切削机，一次装一块 PMMA；使用新机、整盘连切的，请按实际用时比。打印件只在代型上检查，患者佩戴切削件。',
    items: {
      printed: '一台 A2D 4K 每小时出的临时桥，含清洗固化（竖放 13 组约 2 小时）',
      milled: '旧切削机做一件 PMMA 桥，从排版到成品',
      factor: '与该旧机产量之比，旧机按 3 小时一件算；按 2 小时算 12 倍',
      remakes: '打印件重打率，以前切削返工为 2.7%',
    },
    measures: { printed: '件', factor: '倍' },
  },
  laboratory: {
    title: '前几周改进三处',
    text: '八周里，返工率与切削时基本持平。',
    alt: '打印的三单位桥和一颗磨牙冠',
    points: {
      gap: '粘接间隙沿用切削参数，桥偏紧。经三个测试代型验证，放宽到 70 µm。',
      shade: 'A2 偏浅，因颜料沉底。现在每次摇瓶 2 分钟。',
      bath: '打印件久泡在清洗液中，表面发软。改用报警计时器。',
    },
    links: { study: '查看案例全文' },
  },
  burnout: {
    title: '快速烧圈，20 副仅 6 副无缺陷',
    text: '试验件为 Cast UV 3.0 打印的可摘局部义齿支架蜡型，钴铬合金，两种程序各 20 副，两名技师盲评。冠桥蜡型尚未这样测试，也请慢升温：3 °C/min 到 290 °C，保温一小时，再以 5 °C/min 到 900–950 °C；慢升温的 20 副里 19 副无缺陷。',
    before: '铸圈直接进高温炉',
    after: '慢速升温、两段保温',
    rows: { clean: '未见缺陷', fins: '飞边或裂纹', inclusions: '夹杂' },
    measures: { clean: '副', fins: '副', inclusions: '副' },
  },
  printers: {
    title: 'Cast UV 3.0 适配机型',
    text: '铸造树脂用专用料槽。混入其他树脂的颜料，灰分会升高。',
  },
  questions: {
    title: '加工厂负责人常见问题',
    questions: {
      zirconia: {
        question: '有了打印机，还需要切削机吗？',
        answer: '需要。氧化锆和三单位以上的桥仍然切削，临时冠桥和蜡型改用打印。',
      },
      press: {
        question: '打印的全冠蜡型能热压铸瓷吗？',
        answer:
          '能。热压的全冠、嵌体、贴面首选 Cast Wax UV，Cast UV 3.0 也可。用最小层厚打印，边缘无明显台阶；勿用快速程序。接单前先用您的包埋料压一颗试件。',
      },
      fit: {
        question: '前几颗冠就位过紧怎么办？',
        answer: '在软件中逐步加大粘接间隙，用测试代型验证。磨冠内壁无效，下一颗仍会过紧。',
      },
      start: {
        question: '从哪类做起？',
        answer: '先做蜡型：按两段保温程序试铸几件，合格后再接单。三单位以内的临时冠桥，待树脂取得注册证后再加。',
      },
    },
  },
  contact: {
    title: '按每周件数配置',
    text: '请告知单冠、桥、铸件的数量，我们列出打印和切削的分工，并附机型、树脂和报价。',
    alt: '绿色四单位支架，一件正放，一件翻转',
    links: { inquiry: '获取报价', paper: '烧圈白皮书' },
  },
} satisfies PageCopy<typeof fixedRestorations>;
