import type { PageCopy } from '#sections/page-content.ts';
import type { greenPrint } from './page.ts';

export const cn = {
  hero: {
    eyebrow: '绿色打印',
    title: '省树脂、省溶剂、省电',
    text: '单槽清洗改两槽，溶剂用量降到三分之一。以下逐项说明树脂、溶剂、电的损耗与节省方法，以及废液处置。',
    alt: '料槽中的树脂经滤纸回收到避光瓶，旁边的盘里是固化后的残料',
    caption: '料槽余料过滤回瓶；盘中薄片为光固化后的残料。',
    links: { washing: '节省溶剂的清洗方法', support: '废液处置指南' },
  },
  month: {
    title: '日产 40 个模型，一个月省多少',
    text: '按 A2D 4K、21 个工作日、840 个全牙弓模型计，由本页数据推算。',
    first: '措施',
    columns: { before: '以前', after: '以后', saved: '节省' },
    rows: {
      hollow: {
        title: '不带代型的模型改打空心',
        before: '实心：树脂 22.7 kg',
        after: '空心：16.8 kg',
        saved: '树脂 5.9 kg',
      },
      flat: { title: '空心模型由竖放改平放', before: '支撑用树脂 2.5 kg', after: '几乎不用', saved: '树脂约 2.5 kg' },
      solvent: { title: '单槽清洗改两槽', before: '异丙醇 124 L', after: '40 L', saved: '异丙醇 84 L' },
      power: { title: '一版三个改一版六个', before: '109 度电', after: '55 度', saved: '54 度电' },
    },
  },
  losses: {
    title: '树脂的损耗',
    items: {
      failed: {
        title: '打印失败',
        text: 'A2D 4K 一版 6 个空心模型报废，损耗树脂 120 g、36 分钟、最多 0.24 度电。常见原因：离型膜老化或松弛、料槽内有固化碎屑、树脂低于 20 °C。',
      },
      supports: {
        title: '支撑',
        text: '模型平放打：支撑少，层数约为竖放的三分之一。全牙弓模型空心约 20 g，实心（不带代型）约 27 g；竖放时支撑另耗约 3 g。只有为了一版多排才竖放；A2D Ortho 竖放时底座背面直接贴平台，不加支撑。实心模型平放要加装脉冲离型模块。',
      },
      film: {
        title: '打印件上的残留树脂',
        text: '手工取件的，空心件斜放沥料十分钟，空腔里的树脂流净再洗；沥回料槽的树脂可继续使用。HiVE 取下的打印件在收料箱里沥料，箱内树脂过滤后再用。',
      },
      tray: { title: '料槽余料', text: '过滤后倒入避光瓶，写明名称、批号和日期。一种树脂配一个料槽，可免清洗。' },
    },
  },
  solvent: {
    title: '两个小槽比一个大槽省溶剂',
    text: '实测 60 个相同的 Model Gray 打印件，每个带约 5 g 液态树脂：5 L 溶剂单槽清洗，第 35 个起表面发黏；分两槽，60 个全部洗净。一个全牙弓模型带的树脂相近。有第二槽精洗，UltraCraft Wash 第一槽 10 L 约可洗 210 个模型，即 35 版 A2D 4K；随后第二槽改作第一槽，只换 10 L，约合每 100 个模型不到 5 L；单槽近 15 L。',
    alt: '装有模型清洗篮的 UltraCraft Wash',
    points: {
      two: 'UltraCraft Wash 随机配两个槽。第一槽到限值即换液，第二槽改作第一槽，每次只换一半溶剂。',
      density: '以密度为准，不以颜色判断。第一槽密度上升 0.03 g/cm³ 即更换。',
      settle: '第二槽改作第一槽前，先静置、过滤。',
      water: 'Model WW UV 可用自来水洗，单独用一个槽（订货号 UC-338）；洗后的水同样按危险废物处理。',
    },
    links: { unit: '了解 UltraCraft Wash' },
  },
  power: {
    title: '省电：排满一版，降低件高',
    text: '面曝光是整层同时成型，打印时间和耗电取决于高度，和件数关系不大。',
    alt: '俯视成型平台，六个全牙弓模型平放排满',
    points: {
      full: 'A2D 4K 一版六个全牙弓模型 58 分钟（50 µm），按额定功率 400 W 算，最多 0.39 度电，一个模型 0.065 度。',
      flat: '全牙弓模型平放，层数约为竖放的三分之一。',
      rated: '只打印一个，58 分钟耗电与六个相同。清洗和固化运行时另计：UltraCraft Wash 60 W，UltraCraft Cure 320 W。',
      heat: '集中固化。须加热固化的树脂（如 Reflex Tough Tool），固化箱只升温一次。',
    },
  },
  machines: {
    title: '省料的设备',
    text: 'Wash Station 检测清洗液，到限值才提示更换；加装脉冲离型模块，实心模型可平放；供料站一个料罐最多供四台打印机，用 5 kg 桶装，少用 1 kg 瓶装。',
  },
  disposal: {
    title: '废料废液处置',
    text: '液态树脂对水体有害。下列类别是常见归类，以当地生态环境部门认定为准。危废须入暂存间、贴标签、记台账，转移须办联单。',
    items: {
      liquid: {
        title: '液态残料',
        text: '废树脂通常归 HW13，交有资质的危废单位。当地允许自行固化的，少量倒入透明盘光照固化，厚度不超过 5 mm，过厚会发热。',
      },
      isopropanol: { title: '废异丙醇', text: '通常归 HW06。装入带盖、贴标签的溶剂桶，不得任其挥发，不得倒入下水道。' },
      water: { title: '清洗废水', text: '收集后交有资质的危废单位。光照固化不能去除全部溶解物。' },
      paper: {
        title: '擦拭纸、手套、旧膜',
        text: '沾了树脂的通常归 HW49，密封收集。当地允许的，光照固化后按固化塑料处理。',
      },
      bottles: {
        title: '空瓶',
        text: '倒置一天沥净，勿冲洗。瓶身避光，瓶内残料不会固化，盖好后按 HW49 交危废单位。',
      },
      parts: { title: '固化件', text: '按一般塑料废弃物处理；试戴过或接触过患者的打印件按院感要求处理。' },
    },
  },
  questions: {
    title: '常见问题',
    items: {
      recycling: {
        title: '打印件能否回收？',
        text: '不能。固化树脂是交联结构，不会熔化，只能按一般塑料废弃物处理。',
      },
      bio: { title: '有可降解树脂吗？', text: '没有，口内件也不允许降解，只能减少用料。' },
      footprint: {
        title: '单件碳足迹是多少？',
        text: '我们没有经过审核的生命周期评价，因此不公布数字。可提供您的零件的树脂重量、打印时间和设备额定功率。',
      },
      bottleReturn: {
        title: '空瓶回收吗？',
        text: '目前没有统一的回收计划，空瓶按上面的办法处置。供料站用 5 kg 桶装，一桶顶五瓶，空瓶也少。',
      },
    },
  },
  contact: {
    title: '单件用料测算',
    text: '告诉我们机型、树脂和日产量，我们测算单件树脂和溶剂用量，并提出改进建议。',
    alt: '工作台上的打印机、清洗机和固化箱，前面是模型和义齿',
    links: { inquiry: '咨询应用工程师', cost: '计算单件成本' },
  },
} satisfies PageCopy<typeof greenPrint>;
