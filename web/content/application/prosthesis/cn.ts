import type { PageCopy } from '#sections/page-content.ts';
import type { prosthesis } from './page.ts';

export const cn = {
  hero: {
    eyebrow: '小腿假肢装饰外壳',
    title: '装饰外壳，按健侧腿制作',
    text: '扫描健侧腿，镜像后打成前后两片，合在连接管外面。图中这副高 228 mm、重 160 g，用 Reflex 2 一版约五小时完成。',
    alt: '装在假肢连接管与脚板上的黑色打印外壳，带斜向镂空，旁边另有一片前壳',
    links: { inquiry: '获取报价', socket: '假肢接受腔' },
  },
  sizes: {
    title: '一副外壳的用时、重量、用料',
    text: '按图中外壳的三维模型推算，宽 110 mm 以内，Reflex 2 层厚 100 µm、速度 45 mm/h。成人踝到膝多在 280–380 mm，较长的按右列分上下段。',
    first: '外壳高度',
    columns: { short: '240 mm 以内', long: '480 mm 以内（以 360 mm 为例）' },
    rows: {
      shells: { title: '分几片', short: '前后 2 片', long: '4 片，前后片各在小腿中段分一次' },
      time: { title: '打印用时', short: '5 小时 20 分钟，两片一版', long: '8 小时，两版各 4 小时' },
      weight: { title: '成品重量', short: '160 g', long: '250 g' },
      resin: { title: '树脂用量（含支撑）', short: '190 g，1 kg 打五副', long: '300 g，1 kg 打三副' },
      wall: { title: '壁厚', short: '2.6 mm', long: '2.6 mm，搭接处 4 mm' },
      seam: {
        title: '接缝',
        short: '在两侧，用卡扣合拢',
        long: '小腿中段另有一道：10 mm 搭接胶粘，边缘藏在花纹线上',
      },
    },
  },
  cover: {
    title: '外壳设计四要点',
    text: '设计时定好，再打印。清洗、晾干、固化另需一小时出头。',
    alt: 'Reflex 2 桌面打印机',
    points: {
      shape: '外形取健侧腿镜像，给连接管和管夹留够空间。',
      halves: '分前后两片。Reflex 2 成型尺寸 228 × 128 × 250 mm，两片可并排竖放打印。',
      closure: '用卡扣合拢。Reflex Tough ABS-like Black 的卡扣应变控制在 4% 以内。',
      weight: '开镂空，减重省料，拧管夹螺钉也方便。',
    },
    links: { printer: '了解 Reflex 2', fit: '用文件试算' },
  },
  resins: {
    title: '两款做外壳的韧性树脂',
    text: '外壳须耐磕碰，这两款韧性足够。',
    first: '性能',
    columns: { black: 'Reflex Tough ABS-like Black', tool: 'Reflex Tough Tool' },
    rows: {
      look: { title: '外观', black: '均匀哑光黑，免喷漆', tool: '工装蓝，一般再喷漆' },
      impact: { title: '缺口冲击强度', black: '47 J/m', tool: '68 J/m' },
      elongation: { title: '断裂伸长率', black: '28%', tool: '46%' },
      heat: { title: '热变形温度', black: '76 °C', tool: '61 °C' },
      use: { title: '适合', black: '打印后即可装配的外壳', tool: '运动用，或要喷漆的外壳' },
    },
  },
  scope: {
    title: '适用范围',
    items: {
      cover: { title: '装饰外壳现在可打印', text: '不承重，不贴皮肤。花纹、质感、颜色由使用者定。' },
      test: {
        title: '试用（诊断）接受腔先打样件',
        text: '改完文件，隔夜完成。开观察窗，在石膏阳型上看贴合。Ortho Tough UV 取得注册证后才能给患者戴。',
      },
      forearm: {
        title: '前臂接受腔先打样件',
        text: 'Reflex RS 可打，成型尺寸 222 × 122 × 228 mm。一家康复中心在评估试用中打过 31 例样件。',
      },
      load: {
        title: '成人下肢接受腔不打',
        text: '平台放不下，分两半拼接，接缝会凸起。仍用积层（抽真空）工艺，连接管、连接件和脚板仍须采购。',
      },
    },
  },
  parts: {
    title: '相关应用',
    items: {
      socket: {
        title: '假肢接受腔',
        text: '31 例样件的数据，在石膏阳型上检查，附问题说明。',
        alt: '带腕部连接件的打印前臂接受腔，后面是灰色试用接受腔',
      },
      orthosis: {
        title: '矫形器与鞋垫',
        text: '扫描、设计、夜间打印，步骤和限制都写明。',
        alt: '带绑带的打印腕手矫形器',
      },
      workflow: {
        title: '假肢矫形数字化流程',
        text: '扫描、修型、打印、固化，各步所用设备和用时。',
        alt: '假肢矫形工作台，屏幕上是扫描数据，旁边是打印的接受腔',
      },
    },
  },
  questions: {
    title: '假肢矫形师常见问题',
    questions: {
      responsible: {
        question: '打印的外壳由谁负责？',
        answer:
          '由装配机构负责，和假肢的其他部件一样。这两款是通用树脂，未按医疗器械用途申报。外壳不要贴皮肤，试装时检查间隙、边缘和卡扣。',
      },
      outdoors: { question: '能在户外用吗？', answer: '会日晒雨淋的，须做涂层。不做涂层只适合室内使用。' },
      skin: {
        question: '贴肤的部分用什么？',
        answer:
          'Ortho Tough UV，取得注册证后使用。已按 ISO 10993-5、ISO 10993-10、ISO 10993-23 测试，只限接触完好皮肤。届时交付前由假肢矫形师检查壁厚、边缘和承载。',
      },
      change: { question: '患者腿围变化怎么办？', answer: '改文件里的围度，只重打一片；接缝位置不变，另一片继续用。' },
    },
  },
  contact: {
    title: '先试做一副',
    text: '发来不含患者信息的 STL，注明踝到膝的长度。我们答复片数、分段位置和用料。',
    alt: '组装前的小腿外壳：蓝色前片和黑色后片',
    links: { inquiry: '获取报价', black: 'Reflex Tough ABS-like Black' },
  },
} satisfies PageCopy<typeof prosthesis>;
