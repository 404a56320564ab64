import type { PageCopy } from '#sections/page-content.ts';
import type { abridgedDentureTeeth } from './page.ts';

export const cn = {
  hero: {
    eyebrow: '数字化全口义齿',
    title: '打印全口义齿，先上𬌗架检查',
    text: '基托和人工牙一起设计，分别用对应树脂打印，再粘接成一体。现在可以在模型和𬌗架上检查就位、咬合；两款树脂都取得注册证后，才能给患者佩戴。',
    alt: '带空牙窝的粉色打印基托，旁边是整段牙列',
    links: { inquiry: '获取报价', samples: '申请样件' },
  },
  summary: {
    title: '全口义齿打印流程',
    text: '设计完成后导出两个文件：带牙窝的基托，以及与牙窝配合的整段牙列。',
    alt: '打印的上颌全口义齿，粉色基托，牙列朝上',
    points: {
      arch: '12–14 颗牙连成整段打印，免逐颗排牙。',
      bond: '粘接前将牙列盖嵴部打毛，牙窝注入液态基托树脂，装入牙列，用光固化灯初步固化，再与基托一同固化。',
      tryIn: '须先看排牙，用 Denture Try-In UV 一体打印基托和牙，在模型上检查。',
      supports: '支撑加在磨光面，组织面保持扫描原样；舌侧边缘易偏薄，须先查。',
    },
  },
  values: {
    title: '时间与强度',
    text: '基托为 A2D 4K 配 HiVE 竖放连打，一版 8 件，含取件；牙列为我们的上颌样件，平放，层厚 50 µm。弯曲强度按塑料标准 ISO 178 测试。',
    rows: {
      base: '基托一版 8 件',
      teeth: '牙列打印时间',
      thickness: '基托厚度（含牙槽嵴顶）',
      baseStrength: 'Denture Base UV 弯曲强度（ISO 178）',
      teethStrength: 'Denture Teeth UV 弯曲强度（ISO 178）',
    },
  },
  nights: {
    title: '一台打印机的夜间产量',
    text: '美国一家义齿加工厂评估试用：配 HiVE 的 A2D 4K 夜间打基托，白天打牙列。义齿只在模型上检查，患者佩戴传统工艺义齿。24 小时数据为另一次实测。',
    items: {
      night: '每晚 13 小时打的基托，一版 8 件，20 晚平均',
      early: '20 晚里提前停机',
      tryIn: '从接单到模型上检查（工作日）',
      day: '24 小时无人值守打印的基托，用树脂 3 kg',
    },
    measures: { night: '件', early: '晚', tryIn: '天', day: '件' },
    alt: 'A2D 4K 与 HiVE 对接，收料箱里是打印的基托',
  },
  materials: {
    title: '全口义齿用的树脂',
    text: '基托一款，人工牙一款，另一款打印一体式试戴义齿。',
    all: '全部齿科树脂',
  },
  questions: {
    title: '技师常见问题',
    questions: {
      machines: {
        question: '哪些机型可打基托和人工牙？',
        answer: 'A2D 4K、A2D HD 和 A3D。C 系列只打基托，ChairSide Pro 只打人工牙。',
      },
      stockTeeth: {
        question: '能用成品牙吗？',
        answer: '能。牙窝按所选成品牙设计。',
      },
      repair: {
        question: '能重衬、修补吗？',
        answer: '能。基托打毛，涂单体润湿，再用自凝树脂。',
      },
      norm: {
        question: '基托树脂符合义齿标准吗？',
        answer:
          'Denture Base UV 已按义齿基托标准 ISO 20795-1 测试并符合要求，弯曲强度、弯曲模量、吸水值和溶解值见该树脂的页面；上表的强度按 ISO 178 测得，不能直接和 ISO 20795-1 的限值比较。Denture Teeth UV 按 ISO 22112 测试了颜色稳定性和与基托的粘接。',
      },
      contraindications: {
        question: '有什么禁忌？',
        answer: '对甲基丙烯酸酯过敏的患者不能戴。',
      },
    },
  },
  contact: {
    title: '您每月做多少副全口义齿？',
    text: '按您的产量，打印、清洗、固化和树脂一并报价。一家加工厂的瓶颈后来转到粘接工位，提前安排的方法见案例。',
    alt: '摆着打印机和打印件的加工台',
    links: { inquiry: '获取报价', report: '看案例' },
  },
} satisfies PageCopy<typeof abridgedDentureTeeth>;
