import type { PageCopy } from '#sections/page-content.ts';
import type { greenPrint } from './page.ts';

export const cn = {
  hero: {
    eyebrow: '绿色打印',
    title: '省树脂、省溶剂、省电',
    text: '一次打成最省料。下面逐项说明材料耗在哪里、怎么省、废液怎么处置。',
    alt: '料槽中的树脂经滤纸回收到避光瓶，旁边的盘里是固化后的残料',
    links: { washing: '怎么洗更省溶剂', support: '废液处置指南' },
  },
  losses: {
    title: '树脂耗在哪里',
    items: {
      failed: {
        title: '打印失败',
        text: '多数加工厂损耗最大的一项：废一次，树脂、溶剂、工时都要再花一遍。打印前检查平台，用这款树脂验证过的参数。',
      },
      supports: {
        title: '支撑',
        text: '模型平放支撑少，层数约为竖放的三分之一；竖放一版排得更多，适合无人值守。空心模型可直接平放，实心模型平放要加装脉冲离型模块。',
      },
      film: {
        title: '挂料',
        text: '手工取件的，空心件斜放沥料十分钟，空腔里的树脂流净再洗；HiVE 取下的件在收料箱里沥，直到清洗。沥下的树脂接着用，不进清洗槽。',
      },
      tray: { title: '料槽余料', text: '过滤后倒入避光瓶，写明名称、批号和日期。一种树脂配一个料槽，连清洗都省了。' },
    },
  },
  solvent: {
    title: '同样的溶剂分两槽，多洗七成',
    text: '实测 60 个相同的打印件：5 L 溶剂全放一槽，从第 35 个起表面发黏；同样 5 L 分两槽，60 个全部洗净。',
    alt: '装有模型清洗篮的 UltraCraft Wash',
    points: {
      two: 'UltraCraft Wash 随机配两个槽。第一槽到限值就换液，第二槽改作第一槽，每次只换一半溶剂。',
      density: '看密度，不看颜色。第一槽密度上升 0.03 g/cm³ 就换。',
      settle: '第二槽改作第一槽前，先静置、过滤。',
      water: 'Model WW UV 可用自来水洗，但洗后的水同样按危险废物处理。',
    },
    links: { unit: '了解 UltraCraft Wash' },
  },
  power: {
    title: '省电：平台排满，件放低',
    text: '面曝光是整层一次成型，打印时间取决于高度，和件数关系不大，耗电也一样。',
    alt: '俯视成型平台，上面平放六个米色全牙弓模型',
    points: {
      full: '在 Reflex 上，同样高度打十件和打一件用时相同。',
      flat: '全牙弓模型平放，层数约为竖放的三分之一。',
      rated: '额定功率：Reflex 180 W，A2D 350 W，UltraCraft Cure 320 W，UltraCraft Wash 60 W；实际耗电因任务而异。',
      heat: '树脂允许时，攒够一批再固化，只升温一次。',
    },
  },
  machines: {
    title: '省料的设备',
    text: 'Wash Station 检测清洗液，到限值才提示更换；脉冲离型模块让实心模型可以平放；供料站一个料罐最多供四台打印机，少用小瓶装。',
  },
  disposal: {
    title: '废料废液怎么处置',
    text: '液态树脂对水体有害。具体要求以当地规定为准，废物类别和代码请咨询有资质的危废单位。',
    items: {
      liquid: {
        title: '液态残料',
        text: '少量的倒入透明盘，厚度不超过 5 mm，照光固化，倒厚了会发热；整瓶的按危险废物交给有资质的单位。',
      },
      isopropanol: { title: '废异丙醇', text: '装入带盖、贴标签的溶剂桶，不要任其挥发，更不能倒下水道。' },
      water: { title: '清洗废水', text: '收集后交有资质的危废单位。照光不能去除全部溶解物。' },
      paper: { title: '擦拭纸、手套、旧膜', text: '摊开照光至树脂硬化，当地允许的按固化塑料处理。' },
      bottles: { title: '空瓶', text: '倒置一天沥净，再开盖照光固化瓶内残留。' },
      parts: { title: '固化件', text: '按一般塑料废弃物处理；试戴过或接触过患者的打印件按院感要求处理。' },
    },
  },
  questions: {
    title: '常见问题',
    questions: {
      recycling: {
        question: '打印件能回收再用吗？',
        answer: '不能。固化树脂是交联结构，不会熔化，只能按一般塑料废弃物处理。',
      },
      bio: { question: '有可降解树脂吗？', answer: '没有，戴在口内的件也不能降解。可以做的是少用料。' },
      footprint: {
        question: '单件碳足迹是多少？',
        answer:
          '我们没有经过审核的生命周期评价，因此不公布数字。可以提供您那个零件的树脂重量、打印时间和设备额定功率。',
      },
      bottleReturn: {
        question: '空瓶回收吗？',
        answer: '目前没有统一的回收计划。供料站用大包装，一桶比一瓶装得多。',
      },
    },
  },
  contact: {
    title: '单件用了多少料，算给您看',
    text: '告诉我们机型、树脂和日产量，我们算出单件树脂和溶剂用量，并指出最该改的一步。',
    alt: '四台打印机共用一台供料站',
    links: { inquiry: '咨询应用工程师' },
  },
} satisfies PageCopy<typeof greenPrint>;
