import type { PageCopy } from '#sections/page-content.ts';
import type { splint } from './page.ts';

export const cn = {
  hero: {
    eyebrow: '咬合板',
    title: '一副硬质咬合板，半天完成',
    text: '口扫、设计、打印后，在模型和𬌗架上检查就位与咬合接触。目前打印的咬合板只用于演示，树脂取得注册证后才可佩戴。',
    alt: '上颌模型上的透明打印咬合板，咬合纸留下蓝色印迹',
    links: { samples: '申请咬合板样件', inquiry: '获取报价' },
  },
  visit: {
    title: '一副咬合板，各步用时',
    text: '瑞典一家四台牙椅的诊所评估试用，用 ChairSide Pro 和 Splint Rigid UV 打印，只在模型上检查。患者佩戴加工厂制品。',
    items: {
      scan: { title: '口扫', text: '扫上下颌；咬合记录按治疗颌位扫。' },
      design: { title: '设计', text: '助手设计，医生在屏幕上确认接触点。' },
      print: { title: '打印', text: '斜放，支撑加在外侧，咬合面和组织面不加。' },
      wash: { title: '清洗、干燥', text: '快速冲洗两次，再晾 20 分钟。晾干时间不可缩短。' },
      cure: { title: '固化', text: '先去支撑，再两面固化：UltraCraft Cure 充氮，或涂甘油，固化后用水冲净。' },
      polish: { title: '抛光', text: '浮石粉打磨，低速用抛光膏抛亮，在吸尘箱内进行。' },
    },
  },
  results: {
    title: '评估试用：五个月，74 副',
    text: '61 副扫描当天完成，在模型上就位；9 副柔性款晾干时间长，次日完成；4 副重打。该诊所此前外发加工需九天。每副人工：口扫 10 分钟、设计 20、抛光 12，另加清洗和固化上下件约 10。',
    items: {
      total: '硬质咬合板全程用时',
      adjusting: '𬌗架上平均调磨时间；以前的数值为外发加工的咬合板',
      reprints: '重打：两副咬合记录有误，两副表面发白',
    },
    measures: { reprints: '副' },
    alt: '柔性树脂打印的透明咬合板',
  },
  cost: {
    title: '单件成本与回本',
    text: '以 ChairSide Pro 打印一副硬质咬合板为例，供树脂取得注册证后参考。同一台打印机兼打模型，回本更快。填入实际价格，与外发价对比。',
  },
  resins: {
    title: '选硬质还是柔性',
    text: '硬质款咬合稳定、易调磨；牙列拥挤、牙齿倾斜选柔性款（透明或透明蓝）。两款各用一个料槽。表中为干态数值；浸水后强度只测硬质树脂（ISO 20795-2）。',
    first: '性能',
    columns: { rigid: 'Splint Rigid UV', flex: 'Splint Flex UV' },
    rows: {
      strength: { title: '弯曲强度（ISO 178）', rigid: '76 MPa', flex: '31 MPa' },
      modulus: { title: '弯曲模量（ISO 178）', rigid: '2,180 MPa', flex: '820 MPa' },
      elongation: { title: '断裂伸长率（ISO 527-2）', rigid: '8.6%', flex: '58%' },
      impact: { title: '缺口冲击强度（ASTM D256）', rigid: '25 J/m', flex: '64 J/m' },
      heat: { title: '热变形温度（ISO 75）', rigid: '61 °C', flex: '不适用（遇热变软）' },
      drying: { title: '固化前晾干', rigid: '20 分钟', flex: '45 分钟' },
      curing: { title: '每面固化', rigid: '10 分钟', flex: '15 分钟' },
      thickness: { title: '厚度', rigid: '接触点下方不小于 1.5 mm', flex: '设计 1.5–2 mm，磨到不足 1 mm 应更换' },
    },
  },
  faults: {
    title: '常见问题与对策',
    items: {
      haze: { title: '表面发白', text: '未晾干即固化。用计时器控制，不得提前。' },
      tight: {
        title: '过紧或晃动',
        text: '过紧：多填倒凹。晃动：少填倒凹，或改用 Splint Flex UV，可以利用倒凹。',
      },
      cloudy: { title: '整体浑浊', text: '料槽装过其他树脂。洗净后专用。' },
      warped: { title: '戴回时不密合', text: '多因热水清洗。硬质咬合板超过 50 °C 会变形。' },
    },
  },
  printers: {
    title: '硬质、柔性两款树脂都适用的机型',
    text: '诊所选 ChairSide，一版 2 副已够用。加工厂选 A2D 4K，排满一版；要自动取件选 A3D。斜放占的幅面不比平放大，副数相同。打一副与满版用时相同。',
    job: '咬合板，斜放',
  },
  questions: {
    title: '打第一副之前',
    questions: {
      where: {
        question: '诊所自制还是送加工厂？',
        answer: '维持现有咬合的简单病例，诊所自制。改变颌位关系的，案例中的诊所也交加工厂。',
      },
      design: {
        question: '没有设计人员怎么办？',
        answer: '交给我们的设计服务。签好协议后发来口扫和咬合，收到的文件可直接打印。',
      },
      adjust: {
        question: '调磨手感与切削咬合板一样吗？',
        answer: '用钨钢车针即可，磨屑干爽，不粘车针。Splint Flex UV 遇热会变软，请在室温下调磨。',
      },
      care: {
        question: '需向患者交代什么？',
        answer: '树脂取得注册证后：用冷水和软毛刷清洁，平时放盒子里。柔性咬合板第一次戴之前，先在温水里泡一分钟。',
      },
    },
  },
  contact: {
    title: '打出第一副咬合板',
    text: '打印、清洗、固化和树脂，可以整套询价，也可先申请样件。前几个月的问题见案例。',
    alt: '带前牙斜面的透明打印咬合板',
    links: { inquiry: '获取报价', samples: '申请样件', study: '查看应用案例' },
  },
} satisfies PageCopy<typeof splint>;
