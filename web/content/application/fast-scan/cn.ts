import type { PageCopy } from '#sections/page-content.ts';
import type { fastScan } from './page.ts';

export const cn = {
  hero: {
    eyebrow: '种植即刻修复',
    title: '即刻修复，先在打印模型上演练',
    text: '种植模型和人工牙龈现已可打印，两次扫描、做冠、粘钛基底，先在模型上演练。Crown Ceramic UV 取得注册证后，才能在种植当天给患者戴牙。',
    alt: '下颌模型粉色牙龈中装有两根扫描杆，旁边是按扫描数据打印的三单位桥',
    links: { inquiry: '预约模型演练', film: '看椅旁实操' },
  },
  day: {
    title: '一天之内，扫两次',
    text: '费时的扫描放在术前，术后只扫一小段。现可在模型上演练以下步骤。',
    items: {
      plan: { title: '方案', text: '种植位点和牙冠一起设计，打印种植导板并高压蒸汽灭菌。' },
      before: { title: '术前扫描', text: '扫上下颌、咬合和要拔的牙。此时没有创口和出血，数据最完整。' },
      shape: { title: '预先设计牙冠', text: '外形取自术前数据，仅缺种植体的实际位置。' },
      scanBody: { title: '术后补扫', text: '拧紧扫描杆，确认完全就位，连同邻牙一起扫，由软件与术前数据配准。' },
      print: { title: '打印与固化', text: '用 Crown Ceramic UV 打印，层厚 50 µm，两面充氮固化。' },
      seat: { title: '就位', text: '把牙冠粘到钛基底上，拧到模型上，调磨到与对颌无接触。' },
    },
  },
  time: {
    title: '各步用时',
    text: '取自我们的实操视频：在训练模型上做一颗磨牙冠，ChairSide Pro 打印，树脂为 Crown Ceramic UV。钛基底粘接和种植手术的时间另计。',
    rows: {
      design: '扫描与设计',
      print: '打印，层厚 50 µm',
      wash: '清洗两次',
      dry: '干燥',
      cure: '固化，每面（共两面）',
      finish: '去支撑、打磨、抛光',
      total: '合计',
    },
  },
  limits: {
    title: '不宜当天戴牙的情况',
    items: {
      stable: { title: '种植体不稳', text: '能否当天戴牙，由医生在椅旁判断。不能则先上愈合基台，保留数据。' },
      span: { title: '超过三单位', text: '两款临时冠桥树脂都只限三单位以内。全口种植桥须用其他材料。' },
      seated: { title: '扫描杆没有就位', text: '下方压有骨或牙龈，牙冠会相应偏高。先清理再扫，无把握则拍片。' },
      evening: { title: '时间不够', text: '固化时间不可缩短，生物相容性测的是充分固化的打印件。请患者第二天再来。' },
    },
  },
  guide: {
    title: '导板用同一台打印机',
    text: '用导板种植，实际位置和方案接近，提前设计的牙冠改动就少。',
    alt: '下颌模型上的透明种植导板，带两个金属导环',
    points: {
      sleeves: '导环用手压入，无需粘接。',
      steam:
        '高压蒸汽灭菌一次，121 °C 20 分钟或 134 °C 5 分钟，导板上勿压重物。不受力时仍能准确就位；受力时，树脂 94 °C 起会弯曲变形。',
      shelf: '打印后 14 天内使用，只限一名患者的一次手术。',
    },
    links: { resin: 'Surgical Guide UV' },
  },
  materials: {
    title: '一个病例用到的树脂',
    text: '螺丝固位冠用 Crown Ceramic UV，粘接固位冠用 Temp C&B UV 2.0；另有导板和人工牙龈用的树脂。',
    all: '全部齿科树脂',
  },
  questions: {
    title: '首例常见问题',
    questions: {
      who: {
        question: '牙冠可以交给加工厂做吗？',
        answer:
          '可以，前提是距离近或患者可等待。诊所通过 Blueprint 发来两次扫描数据，加工厂设计、打印，快递到诊所。时间须提前约定。',
      },
      printers: {
        question: '哪些机型可打牙冠和导板？',
        answer:
          'ChairSide、ChairSide Pro、A2D HD 和 A2D 4K 均适配 Crown Ceramic UV 和 Surgical Guide UV。两款树脂各用一个料槽。',
      },
      screw: {
        question: '螺丝固位还是粘接固位？',
        answer: 'Crown Ceramic UV 可用于钛基底上的螺丝固位冠。拆卸时不伤牙冠，创口里也不会有残留的粘接剂。',
      },
      duration: {
        question: '临时冠可以戴多久？',
        answer: '患者按时复查，可以戴过几个月的愈合期。牙龈会随临时冠成形，做正式修复前请再扫一次。',
      },
    },
  },
  contact: {
    title: '首例演练支持',
    text: '发来不含患者信息的方案文件，应用工程师和您在打印模型上演练扫描、设计、打印。',
    alt: '打印的种植模型，两个替代体周围是粉色人工牙龈',
    links: { inquiry: '预约模型演练', temporaries: '天然牙临时冠' },
  },
} satisfies PageCopy<typeof fastScan>;
