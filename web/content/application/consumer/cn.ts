import type { PageCopy } from '#sections/page-content.ts';
import type { consumer } from './page.ts';

export const cn = {
  hero: {
    eyebrow: '创客与工作室',
    title: '打印、清洗、固化，一张台面即可',
    text: '打印机、清洗机、固化箱并排放，台面 1.5 m 即可。手办、首饰、原型、治具共用一套，只换树脂。',
    alt: '工作台上的 Reflex 打印机、清洗机和固化箱，前面摆着打印的手办和戒指蜡型',
    links: { printer: '了解 Reflex', prices: '查看价格', dealers: '查找经销商' },
  },
  projects: {
    title: '常见作品',
    text: '点图看对应的树脂，每款的页面上都列有验证过参数的机型。',
    items: {
      figures: {
        title: '手办与胸像',
        text: '灰色易上色，米色细节好；肤色半透明，适合打人物面部。',
        alt: '灰色骑士手办的正面与背面',
      },
      jewelry: {
        title: '首饰与眼镜',
        text: '戒指打蜡型再铸造；镜架、耳饰打样试戴。',
        alt: '三枚蓝色戒指蜡型，其中两枚带支撑',
      },
      samples: {
        title: '外观原型与纹理板',
        text: '开模前供客户确认手感和咬花。',
        alt: '皮革、针织、编织三种打印纹理样板',
      },
      fixtures: {
        title: '夹具与治具',
        text: '钻模、软爪、焊接治具，次日即可上线使用。',
        alt: '打印治具，蓝色压扣固定着一块电路板',
      },
      series: { title: '小批量零件', text: '外壳、支架，十件到几百件。', alt: '打印的外壳和上盖、支架、波纹管与风嘴' },
      soft: { title: '弹性件与点阵', text: '握把、脚垫、波纹管，受压后可回弹。', alt: '打印的点阵立方体' },
    },
  },
  evening: {
    title: '一晚完成一个手办',
    text: '以 Reflex 打印 100 mm 高的空心手办为例，树脂为 Reflex Model Gray。',
    items: {
      prepare: { title: '切片', text: '抽壳，壁厚留 2–3 mm，开排液孔，支撑加在背面。全部在赫光 Prepare 里完成。' },
      print: {
        title: '打印',
        text: '层厚 100 µm，100 mm 高约 3 小时 45 分钟。整层一次曝光，打一个和打满一版用时相同。',
      },
      wash: { title: '清洗', text: '异丙醇洗 5 分钟，换干净的异丙醇再洗 1 分钟。' },
      dry: { title: '晾干', text: '自然晾干 20 分钟，再去支撑。' },
      cure: { title: '固化', text: '固化 10 分钟；空心件中途翻一次面，内壁也须照到。' },
      paint: { title: '涂装', text: '支撑痕用 400 目砂纸打磨，然后喷底漆。水性丙烯和油性底漆均可附着。' },
    },
  },
  machines: {
    title: '打印机与后处理设备',
    text: '六款 Reflex 均可配 UltraCraft Wash 和 Cure，可多台共用一套。更小巧的 Reflex Wash 和 Reflex Cure 见“配件”；Reflex Wash 可放 222 × 122 × 228 mm 以内的件，Reflex 2 和 2 Pro 打的更大的件用 UltraCraft Wash。',
  },
  questions: {
    title: '下单前常见问题',
    questions: {
      cost: {
        question: '整套价格是多少？',
        answer:
          '美元目录价为 Reflex 1,399 美元、UltraCraft Wash 359 美元、UltraCraft Cure 749 美元，不含税费和运费。另备树脂、异丙醇和丁腈手套。这三件的人民币价格见商城；更小的 Reflex Wash、Reflex Cure 请询价。',
      },
      model: {
        question: 'Reflex 系列选型？',
        answer:
          '打手办、蜡型、翻模原型，选 Reflex。要用韧性、刚性或耐高温树脂，选 Reflex RS。要大幅面，选 Reflex 2，成型尺寸 228 × 128 × 250 mm。要在放大镜下看细节，选 Reflex 2 Pro，像素尺寸 19 µm。要打得快，选 Turbo 机型；软质和铸造树脂没有 Turbo 参数。',
      },
      smell: {
        question: '可以家用吗？',
        answer:
          '须放在通风的房间，室温不低于 20 °C。树脂和异丙醇有气味；液态树脂可能引起皮肤过敏，接触未固化的件须戴丁腈手套。',
      },
      wear: {
        question: '哪些是易损件？',
        answer:
          '离型膜、料槽和 LCD 屏，均用螺钉固定，可自行更换。Reflex 的屏寿命 2,000 小时以上，换一次约半小时，技术支持页有步骤。',
      },
      waste: {
        question: '废液如何处理？',
        answer: '不得倒入下水道。剩余树脂照光固化后再丢弃，用过的异丙醇交给危险废物回收单位。',
      },
    },
  },
  contact: {
    title: '可行性咨询',
    text: '说明用途，附一张图。我们告诉您用哪款机型、哪种树脂；不适合打印的，也会告知。',
    alt: '带菱形滚花的打印旋钮、皮纹手柄和针织纹杯子',
    links: { inquiry: '咨询应用工程师', fit: '用文件试算' },
  },
} satisfies PageCopy<typeof consumer>;
