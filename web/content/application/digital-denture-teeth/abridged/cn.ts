import type { PageCopy } from '#sections/page-content.ts';
import type { abridgedDentureTeeth } from './page.ts';

export const cn = {
  hero: {
    eyebrow: '数字化全口义齿',
    title: '打印全口义齿，先上𬌗架检查',
    text: '基托和人工牙一起设计，分别用对应树脂打印，再粘接成一体。现在可以在模型和𬌗架上检查就位、咬合；两款树脂都取得注册证后，才能给患者戴。',
    alt: '带空牙窝的粉色打印基托，旁边是整段牙列',
    links: { inquiry: '获取报价', samples: '申请样件' },
  },
  summary: {
    title: '制作前须知',
    text: '设计完成后导出两个文件：带牙窝的基托，以及与牙窝配合的整段牙列。',
    alt: '打印的上颌全口义齿，粉色基托，牙列朝上',
    points: {
      arch: '十二到十四颗牙连成一段牙列打印，不用逐颗排牙。',
      bond: '粘接前把牙列盖嵴面打毛，牙窝里注入液态基托树脂，装入牙列，再与基托一同固化。',
      prefabricated: '成品牙照样能用，牙窝按所用的牙来设计。',
      printers: 'A2D 4K、A2D HD 和 A3D 基托、人工牙都能打；C 系列只打基托，ChairSide Pro 只打人工牙。',
      reline: '可以重衬、修补：基托打毛，涂单体润湿，再用自凝树脂。',
      standard:
        'Denture Base UV 已按义齿基托标准 ISO 20795-1 测试并符合要求，具体数值请索取检测报告；按 ISO 178 测得的强度不能和该标准的限值比较。Denture Teeth UV 按 ISO 22112 测试了颜色稳定性和与基托的粘接。',
      allergy: '对甲基丙烯酸酯过敏的患者不能戴。',
    },
  },
  values: {
    title: '时间与强度',
    text: '打印时间为我们的样件实测：A2D 4K，平放，上颌基托层厚 100 µm，上颌牙列层厚 50 µm。用 HiVE 连打时，基托竖放，一版 8 件，每版连取件约 68 分钟。弯曲强度按塑料弯曲试验标准 ISO 178 测试，义齿基托标准 ISO 20795-1 另有自己的弯曲试验。',
    rows: {
      base: '基托打印时间',
      teeth: '牙列打印时间',
      thickness: '基托厚度（含牙槽嵴顶）',
      baseStrength: 'Denture Base UV 弯曲强度（ISO 178）',
      teethStrength: 'Denture Teeth UV 弯曲强度（ISO 178）',
    },
  },
  materials: {
    title: '全口义齿用的树脂',
    text: '基托一款，人工牙一款，另一款打印个别托盘。',
    all: '全部齿科树脂',
  },
  contact: {
    title: '您一个月做多少副全口义齿？',
    text: '按您的产量，打印、清洗、固化和树脂一并报价。有一家加工厂的瓶颈后来变成粘接工位，怎么提前安排，见案例。',
    alt: '摆着打印机和打印件的加工台',
    links: { inquiry: '获取报价', report: '看案例' },
  },
} satisfies PageCopy<typeof abridgedDentureTeeth>;
