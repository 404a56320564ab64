import type { PageCopy } from '#sections/page-content.ts';
import type { clearAligners } from './page.ts';

export const cn = {
  hero: {
    eyebrow: '隐形矫治',
    title: '四台打印机，日均 710 个模型',
    text: '四台 A2D Ortho 在试验产线上连续十个工作日的平均值。打印机自动取件，底座编码写明病例号、第几副和颌别。压膜、打标、切割设备由合作厂商提供。',
    alt: '隐形矫治产线：供料站、配自动化单元的 A2D Ortho、清洗站和模型料架',
    links: { inquiry: '规划产线', materials: '模型树脂' },
  },
  steps: {
    title: '八步流程',
    text: '时间为试验产线每个节拍：一版和一筐清洗 12 个；固化箱两台，一次各 6 个；压膜机两台，一次各 1 个。',
    items: {
      capture: { title: '数据采集', text: '口扫或扫描印模。先查破面和缺损，再做方案。' },
      design: { title: '方案设计', text: '分步、附件和切割线可以用您的软件设计，也可以交给我们的设计服务。' },
      print: { title: '3D 打印', text: '空心模型竖放排版，底座逐个编码。这个时间已含换版：自动取件，续打下一版。' },
      wash: {
        title: '清洗沥干',
        text: '自动取下的模型是散件，装篮清洗，一次一篮。洗两槽，沥干。未沥干即固化，表面发黏，膜片难脱模。',
      },
      cure: { title: '固化', text: '固化充分，模型才能耐受压膜高温；固化不足，压膜时会变形。' },
      form: { title: '压膜', text: '模型受热受压不变形，膜片易脱模。' },
      mark: {
        title: '激光打标',
        text: '合作厂商 Trimline Cell Automation 的切割单元打上病例号、第几副和批号，回读核对；打标与上一副的切割同时进行。',
      },
      trim: {
        title: '切割',
        text: '切割线来自设计文件，相机在膜片上定位后切割。随后抛光边缘，检查，清洁。',
      },
    },
  },
  figures: {
    title: '一条产线的产量',
    text: '试验产线连续十个工作日，212 份真实治疗方案，其间损失 8 版，每版 12 个。返工率来自一家意大利隐形矫治器加工厂。',
    items: {
      mean: '四台 A2D Ortho 连开 24 小时，十个工作日日均',
      models: '最高一天，中途不停机；最低一天 672 个',
      trimLines: '切割线由相机自动定位，其余由技师手动画线，每个 3 分钟',
      remakes: '矫治器返工率，改用两台 A2D Ortho 之后',
    },
    measures: { mean: '个', models: '个' },
    links: { paper: '停机和不合格原因见白皮书' },
  },
  stations: {
    title: '一条产线：台数、产能、人手',
    text: '数据取自白皮书：打印 24 小时连续运行，其余工位两班制，每班 8 小时。切割一副的同时给下一副打标。单台打印机每天最多 180 个；排产按 168 个，留一版的时间加料、换膜、清洁；试验产线日均约 177 个。每班两人，早上前几个小时三人，工作内容见最后一列。',
    first: '工位',
    columns: { units: '台数', cycle: '节拍', capacity: '日产能上限', staff: '人工' },
    rows: {
      print: {
        title: '打印',
        units: 'A2D Ortho 4 台',
        cycle: '一版 12 个，1 小时 36 分钟（含换版）',
        capacity: '4 × 180 个，排产 4 × 168 个',
        staff: '供料站加料，换离型膜',
      },
      wash: {
        title: '清洗沥干',
        units: '清洗站 1 台',
        cycle: '一筐 12 个，8 分钟',
        capacity: '1,440 个',
        staff: '装筐、取筐',
      },
      cure: {
        title: '固化',
        units: 'UltraCraft Cure 2 台',
        cycle: '每台竖放 6 个，8 分钟',
        capacity: '1,440 个',
        staff: '放入、取出',
      },
      form: {
        title: '压膜',
        units: '压膜机 2 台',
        cycle: '每台 1 个，2 分钟',
        capacity: '960 个',
        staff: '放膜片和模型',
      },
      mark: { title: '激光打标', units: '1 台，在切割单元内', cycle: '1 副，20 秒', capacity: '2,880 副', staff: '无' },
      trim: {
        title: '切割',
        units: '切割单元 1 个',
        cycle: '1 副，70 秒',
        capacity: '823 副',
        staff: '约 10% 手工画线；抛光、检查',
      },
    },
  },
  line: {
    title: '无人值守，照常生产',
    text: 'A2D Ortho 自动取件、自动清平台，夜间打印的模型早上直接清洗。',
    alt: '成型平台上竖放的十二个空心矫治模型',
    points: {
      unattended: '自动化单元取下模型，续打下一任务；供料站保证料槽不断料。',
      release: '无需铲刀，底座不崩边；打印下一版前，先检查平台残留。',
      trace: '每个模型都有编码，可查订单、打印任务和树脂批号。',
    },
  },
  cost: {
    title: '单件成本与回本',
    text: '以一台 A2D Ortho 每月打印 3,600 个空心牙弓模型为例：Model TF UV 2.0 树脂，每个用料 20 g，含支撑。示例价已含自动化单元、清洗站、固化箱和供料。每月 1,200 个以内，一台 A2D 4K 开一个班即可。算一副矫治器，再加膜片、压膜 2 分钟、切割单元 70 秒和修整的人工。',
  },
  printers: {
    title: '产线设备',
    text: '可以从一台起步，扩到十台，文件、树脂和操作不变。一个切割单元配四台打印机，第五台起要增加切割工位。固化用两台 UltraCraft Cure，可配四台打印机。A2D Ortho 自带自动取件，A2D 4K 加装 HiVE 后也能自动取件。',
  },
  materials: {
    title: '这条产线用的树脂',
    text: '压膜模型用 Model TF UV 2.0，耐热耐压。研究模型用 Model Ortho UV。',
    all: '全部齿科树脂',
  },
  cases: { title: '一家隐形矫治器加工厂的做法' },
  questions: {
    title: '投产前常见问题',
    questions: {
      space: {
        question: '一条产线要多大场地、几个人？',
        answer:
          '四台 A2D Ortho、一台供料站、一台清洗站排成一行长 5.3 m，占地 3.2 m²，不含过道和压膜工位。试验产线每班两人，早上前几个小时三人。',
      },
      start: {
        question: '每月一百例，起步需要哪些设备？',
        answer: '打印机、清洗机、固化箱和压膜机各一台，加压膜模型树脂。先手工切割，量大再上设备。',
      },
      clearance: {
        question: '打印模型和矫治器需注册吗？',
        answer:
          '模型无需注册：不进口腔，只是压膜用的工装。矫治器要注册：按第二类医疗器械管理，生产企业须先取得注册证；膜片请选有相应资质的。',
      },
      direct: {
        question: '为什么不直接打印矫治器？',
        answer:
          '膜片透明、厚薄均匀，注册路径成熟。带咬合垫的保持器更适合直接打印，可用 Retainer UV，取得注册证后才能给患者戴。',
      },
      files: {
        question: '支持哪些设计软件？',
        answer: '能按步导出 STL 即可。StreamFlow 从文件名读取病例号、第几副和颌别，写入底座编码。',
      },
      waste: {
        question: '单个模型用多少树脂？',
        answer: '空心模型约 20 g，含支撑；实心工作模型约 33 g。打印前，赫光 Prepare 会显示这一版的用量。',
      },
    },
  },
  contact: {
    title: '按您的产量规划',
    text: '说明每月病例数、工作时间和场地面积，我们给出产线方案和单个模型成本，并寄一套样件模型。',
    alt: '一套隐形矫治器',
    links: { inquiry: '规划产线' },
  },
} satisfies PageCopy<typeof clearAligners>;
