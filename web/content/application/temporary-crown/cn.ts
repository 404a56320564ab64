import type { PageCopy } from '#sections/page-content.ts';
import type { temporaryCrown } from './page.ts';

export const cn = {
  hero: {
    eyebrow: '临时冠桥',
    title: '临时冠打印，先在代型上检查',
    text: '口扫后直接打印单冠和三单位以内的桥，诊所椅旁、加工厂均可制作，在模型上检查边缘和邻接。树脂取得注册证后，才能给患者佩戴。',
    alt: '成型平台上带支撑的成排牙色临时桥和临时冠',
    links: { samples: '申请桥样件', film: '看椅旁实操' },
  },
  choice: {
    title: '短期与长期佩戴对比',
    text: '两款树脂都限三单位以内。弯曲强度和模量按 ISO 178 测试；用时为训练模型上的一颗磨牙冠，从扫描到抛光，ChairSide Pro 打印。',
    before: 'Temp C&B UV 2.0',
    after: 'Crown Ceramic UV',
    rows: { strength: '弯曲强度', modulus: '弯曲模量', curing: '固化（每面）', total: '全程用时' },
  },
  materials: {
    title: '两款树脂',
    text: '短期佩戴选 Temp C&B UV 2.0，好抛光；愈合期长或须抬高咬合，选含陶瓷填料的，更耐磨。',
    all: '全部齿科树脂',
  },
  steps: {
    title: '六步制作单冠',
    text: '时间以 Temp C&B UV 2.0 为例。',
    items: {
      before: { title: '备牙前扫描', text: '麻醉前扫描上下颌和咬合，用于牙冠外形。' },
      margin: { title: '备牙后扫描', text: '画边缘线，壁厚留 1 mm。邻接宁紧勿松。' },
      print: { title: '打印', text: '层厚 50 µm，支撑避开边缘和邻接点。' },
      wash: { title: '清洗', text: '先洗 3 分钟，换液再洗 2 分钟。久泡表面会软。' },
      dry: { title: '干燥', text: '窝沟吹干。未干即固化，表面会浑浊。' },
      cure: { title: '每面固化', text: '充氮或涂甘油，再修整、抛光。直接在空气里固化，表面发黏。' },
    },
  },
  pays: {
    title: '哪些情况打印合算',
    items: {
      yes: { title: '两三个单位的桥', text: '需戴一段时间的单冠也合算，可随时打印备用件。' },
      months: {
        title: '试咬合高度',
        text: 'Crown Ceramic UV 还能打印咬合贴面；取得注册证后，可以先试新高度，再做正式修复。',
      },
      no: { title: '单颗前牙不合算', text: '有现成硅橡胶导板时，手工更快。' },
      long: { title: '超过三单位不适用', text: '两款树脂均不适用，长桥请切削。' },
    },
  },
  cost: {
    title: '单件成本与回本',
    text: '以 ChairSide Pro 打印一颗磨牙临时冠、Temp C&B UV 2.0 树脂为例，供取得注册证后参考。填入实际价格，与外发价对比。',
  },
  practice: {
    title: '从备牙后扫描到抛光，82 分钟',
    text: '评估试用时，荷兰乌得勒支附近一家两台牙椅的诊所用 ChairSide 打了 31 件，在代型上检查，患者佩戴手工制品。平均 82 分钟，其中手工操作 18 分钟，重打 2 件。初期更慢，原因有三。',
    alt: '边柜上的小型打印机和托盘上的打印桥，后方是牙椅',
    points: {
      shape: '原在备牙后设计，现提前设计外形。',
      bottle: '树脂原存于阴冷库房，现放打印间，提前摇匀。',
      platform: '平台原在用前清理，现打印后即清。',
    },
    links: { article: '看诊所的做法' },
  },
  questions: {
    title: '椅旁常见问题',
    questions: {
      break: {
        question: '临时冠断裂怎么办？',
        answer: '用原文件再打一件，无需重扫。断在连接体，就先加粗再打；Crown Ceramic UV 的连接体不小于 12 mm²。',
      },
      shade: {
        question: '颜色偏浅，是什么原因？',
        answer: '颜料沉底。Temp C&B UV 2.0 摇 2 分钟，含陶瓷填料的摇 5 分钟，倒进料槽再搅一遍。',
      },
      tacky: {
        question: '固化时间能否缩短？',
        answer: '不能。固化时间减半时，细胞毒性测试有样品不达标。生物相容性结果只适用于完整工艺。',
      },
      cement: {
        question: '如何粘接？',
        answer: 'Temp C&B UV 2.0 用不含丁香酚的临时水门汀；Crown Ceramic UV 先喷砂、涂硅烷，再用树脂水门汀。',
      },
    },
  },
  contact: {
    title: '边缘质量由您判断',
    text: '样件是一件 A2 色三单位桥，只抛光一侧，另一侧保留固化后的原样。',
    alt: '打印的三单位桥和露出内侧的牙冠',
    links: { samples: '申请桥样件', implants: '种植临时冠' },
  },
} satisfies PageCopy<typeof temporaryCrown>;
