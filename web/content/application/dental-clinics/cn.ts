import type { PageCopy } from '#sections/page-content.ts';
import type { dentalClinics } from './page.ts';

export const cn = {
  hero: {
    eyebrow: '口腔诊所',
    title: '诊所自己打印研究模型',
    text: '按口扫数据打印研究模型、诊断蜡型和对颌模型，现在即可使用。咬合板、导板和三单位以内的临时冠桥，待对应树脂取得注册证后再打。打印、清洗、固化设备共占 1.5 m 台面，护士培训后即可操作。',
    alt: '台面上的 ChairSide Pro、树脂瓶和打印模型，后方是牙椅',
    links: { printer: '了解 ChairSide', inquiry: '获取报价' },
  },
  today: {
    title: '现在可打印',
    text: 'Model WW UV 用自来水清洗，气味低，无需异丙醇。废洗液不得倒入下水道，须用密闭容器收集，按危险废物交有资质的单位处理。',
    alt: '打印的米色研究模型',
    points: {
      study: '研究模型：诊断、做方案、给患者讲解时用，口扫后直接打印。',
      waxUp: '诊断蜡型：打印后翻硅橡胶导板，用于美学预览（mock-up）。',
      opposing: '对颌模型：上𬌗架用，不灌石膏。',
    },
  },
  later: {
    title: '取得注册证后再打印',
    text: '每种产品都有适用的树脂。取得注册证之前只打演示件，在模型上检查。用时为评估试用数据：咬合板 74 副，四台牙椅的诊所；临时冠在训练模型上实测一例。',
    alt: '下颌模型上的透明种植导板，带两个金属导环',
    points: {
      splints: '咬合板：从口扫到抛光 142 分钟，多数当天完成。',
      guides: '种植导板：术前一天打印，由诊所高压蒸汽灭菌。',
      temporaries: '三单位以内的临时冠桥：ChairSide Pro 打印一颗冠，从口扫到抛光 88 分钟。',
    },
    links: { splints: '咬合板流程', temporaries: '临时冠桥' },
  },
  laboratory: {
    title: '这些产品仍请加工厂做',
    text: '打印机替代不了技师。',
    alt: '带可卸代型的打印上颌工作模型',
    points: {
      dies: '带可卸代型的工作模型，代型须技师设计、试就位；院内有技师的，ChairSide Pro 可打。',
      dentures: '义齿基托；铸造件需要焙烧炉和技师。',
      relation: '需要重建颌位的咬合板（再定位𬌗板）。',
    },
    links: { design: '看加工厂方案' },
  },
  figures: {
    title: '研究模型约 80 分钟完成',
    text: '用 ChairSide 打印 Model WW UV，层厚 100 µm。清洗后晾干 30 分钟，再固化。',
    items: {
      model: '打印一个或一版两个研究模型',
      wash: '自来水清洗',
      cure: '固化',
      handling: '上机、清洗、固化的人工，合计',
    },
  },
  start: {
    title: '装机后的步骤',
    text: '前三步现在即可进行。',
    items: {
      room: {
        title: '准备台面',
        text: '打印机、清洗机和固化箱共占 1.5 m 台面，齿科树脂要求室温 20–25 °C；另备一个密闭容器装废洗液。',
      },
      people: { title: '固定两人轮岗', text: '一人参加为期一天的诊所打印课程，另一人跟着熟悉流程，可随时替班。' },
      models: { title: '第一个月只打模型', text: '先打研究模型，熟悉清洗、固化时间。' },
      later: {
        title: '取得注册证后，逐项增加',
        text: '先做咬合板：上午口扫，晾干时间不能省。再做种植导板：试打一副，核对导环孔的配合间隙。最后做临时冠。',
      },
    },
  },
  machines: {
    title: '一个台面容纳打印、清洗、固化',
    text: '研究模型、诊断蜡型、对颌模型，两款 ChairSide 均可打印。设备放在院内技工室，树脂和溶剂要通风。',
  },
  compared: {
    title: '选 ChairSide 还是 ChairSide Pro',
    text: '层厚 100 µm，两款均半个多小时打印两个全牙弓模型。打研究模型、诊断蜡型、对颌模型，选 ChairSide。细节要求更精细、模型更高，或者以后要打正式修复体和人工牙，选 Pro。',
    first: '参数',
    columns: { chairSide: 'ChairSide', pro: 'ChairSide Pro' },
    rows: {
      volume: { title: '成型尺寸', chairSide: '124.8 × 70.2 × 70 mm', pro: '134.4 × 75.6 × 100 mm' },
      footprint: { title: '占地', chairSide: '295 × 330 mm', pro: '310 × 345 mm' },
      job: {
        title: '一版模型',
        chairSide: '2 个全牙弓，平放',
        pro: '2 个全牙弓，平放',
      },
      pixel: { title: '像素', chairSide: '65 µm', pro: '35 µm' },
      layers: { title: '层厚', chairSide: '50–100 µm', pro: '30–100 µm' },
      tray: { title: '料槽', chairSide: '0.5 L，不加热', pro: '0.6 L，可加热' },
      later: {
        title: '树脂取得注册证后',
        chairSide: '临时冠桥、Crown Ceramic UV 单冠、咬合板、导板',
        pro: '另有 Crown Final UV 冠、人工牙',
      },
      noise: { title: '打印噪声', chairSide: '46 dB(A)', pro: '48 dB(A)' },
    },
  },
  cost: {
    title: '只打模型，一个多少钱',
    text: '以 ChairSide 打印空心研究模型、Model WW UV 树脂为例：每个约 20 g，一版两个，每月 60 个，与单个外发（含快递）对比；数量翻倍，回本时间减半。人工按每版上机、清洗、固化约 10 分钟，另加每个模型检查、编号 3 分钟（假定值）；清洗机、固化箱各一台已计入。',
  },
  cases: { title: '一家诊所的咬合板评估试用' },
  questions: {
    title: '诊所常见问题',
    questions: {
      waiting: {
        question: '以后打临时冠，患者要等多久？',
        answer:
          '树脂取得注册证后可以。评估试用时，一家两台牙椅的诊所从备牙后口扫到抛光完成平均 82 分钟，其中人工操作 18 分钟，打印件只在代型上检查。前牙单冠有合适的硅橡胶导板时，手工做更快。',
      },
      repeats: {
        question: '重打率多少？',
        answer:
          '74 副咬合板重打 4 副：2 副咬合记录有误，2 副发白。另一家诊所 31 颗临时冠重打 2 颗：1 颗邻接不紧，1 颗没晾干就固化。',
      },
      records: {
        question: '需要哪些记录？',
        answer:
          '每件留存树脂批号和有效期、材料参数、清洗固化时间、设计文件和检查人；批号、参数和各步用时由打印机按任务自动存档，可存入病历。只打研究模型、不进患者口内的，不按医疗器械管理；进口内的必须用已取得注册证的树脂，具体要求请向当地药监部门确认。',
      },
      solvent: {
        question: '一定要用异丙醇吗？',
        answer: '戴入口内的打印件必须用，在密闭清洗机内清洗。Model WW UV 模型用水洗。两种废液都按危险废物处理。',
      },
      design: {
        question: '没有设计人员，能用打印机吗？',
        answer:
          '能。咬合板、导板、冠桥都可以交给我们的设计服务，多数几小时内返回可打印的文件；合作的加工厂也可以发文件给您。',
      },
    },
  },
  contact: {
    title: '先看实机，再做决定',
    text: '当地齿科经销商可以演示。也可告知诊所拟自制的产品，应用工程师配置打印机、清洗机和固化箱，提供整套报价。',
    alt: '打开的 ChairSide Pro，升起的成型平台上挂着小件打印件',
    links: { inquiry: '咨询应用工程师', distributors: '查找经销商' },
  },
} satisfies PageCopy<typeof dentalClinics>;
