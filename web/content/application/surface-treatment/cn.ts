import type { PageCopy } from '#sections/page-content.ts';
import type { surfaceTreatment } from './page.ts';

export const cn = {
  hero: {
    eyebrow: '表面处理',
    title: '按用途选打磨工序',
    text: '打印原件有细层纹和支撑点。隐蔽面无需处理；上底漆的磨到 600 目；透明件磨到 2000 目，再上抛光膏。',
    alt: '同一鼠标外壳的三种状态：带支撑的打印毛坯、打磨后上底漆、紫色亮光漆',
    links: { samples: '申请样件', inquiry: '咨询应用工程师' },
  },
  finishes: {
    title: '三种常用效果',
    items: {
      painted: {
        title: '打磨上漆',
        text: '支撑点用 400 目，外观面到 600 目，然后上底漆。手办、外观模型到此即可。',
        alt: '未上色的灰色打印骑士手办',
      },
      clear: {
        title: '抛光透明',
        text: '从 400 目逐级水磨到 2000 目，再上抛光膏；或者薄喷两道清漆。',
        alt: '一瓶 Reflex Clear 树脂',
      },
      lacquered: {
        title: '滚抛加光油',
        text: '批量外壳：滚抛或抛光，再涂一道可贴肤的 UV 光油。',
        alt: '一对表面光亮的打印耳机外壳',
      },
    },
  },
  order: {
    title: '工序顺序',
    text: '表面缺陷多由前两道工序造成。',
    items: {
      wash: { title: '清洗干燥', text: '两槽清洗，晾足时间。残留树脂固化成膜后无法磨平。' },
      supports: {
        title: '去支撑',
        text: '固化前去除，断口干净。Detail Beige 和 Wax Cast Filigree 的薄件例外，先固化再去。',
      },
      cure: { title: '固化', text: '按性能数据表的时间固化。未固透的面会糊砂纸。' },
      sand: { title: '水磨', text: '逐级换目数，磨净上一级划痕再换。' },
      fill: { title: '拼接补缝', text: '接口用快干胶，缝里填同款树脂，用灯照 20 秒。' },
      coat: { title: '上涂层', text: '底漆、面漆或光油。工件须干燥无尘，配合面先遮蔽。' },
    },
  },
  allowances: {
    title: '建模余量',
    text: '工序会增厚或去料，下表为实测记录。',
    rows: {
      lacquer: '涂层增厚（每面）',
      foot: '直接立在平台上的件，底部加高',
      chamfer: '底部倒角',
      polish: '咬合板、义齿抛光后粗糙度 Ra',
    },
  },
  untreated: {
    title: '减少后处理的做法',
    text: '后处理最费人工，不少件换个做法即可省去。',
    alt: '打印的夹具，保持打印原始表面',
    points: {
      hidden: '支撑放在隐蔽面，夹具、治具打印后即可使用。',
      black: 'ABS-like Black 固化后观感接近注塑件，外观面免喷漆。',
      texture: '外观面做成纹理，整批无需打磨层纹。',
    },
    links: { texture: '表面纹理', color: '着色方案' },
  },
  faults: {
    title: '表面问题对照',
    items: {
      cloudy: { title: '透明件发雾', text: '清洗液老化，或水珠干在表面。换新异丙醇，洗后立即吹干。' },
      sticky: { title: '表面发亮发黏', text: '树脂未洗净即固化。重新清洗，再固化。' },
      cracked: { title: '久置后开裂', text: '空心件里有残液。从排液孔照光检查，有反光须再洗。' },
      rounded: { title: '棱边磨圆', text: '直接用浮石粉会先磨掉棱边，应先用橡胶轮去层纹。' },
    },
  },
  questions: {
    title: '常见问题',
    questions: {
      time: {
        question: '后处理用时？',
        answer: '以 170 mm 分件胸像为例：打印共 15 小时，上色前手工不到 2 小时。支撑细的小件只需几分钟。',
      },
      dust: {
        question: '如何防尘？',
        answer: '水磨或者开抽风，用锉刀时戴防尘口罩。Rigid Fixture 的粉尘含玻璃。',
      },
      skin: {
        question: '涂光油后可贴肤吗？',
        answer: '不能。树脂要通过皮肤接触测试并完全固化，光油也要能贴肤，二者缺一不可。',
      },
      tumbling: {
        question: '能用滚抛代替打磨吗？',
        answer: '耳机外壳这类小而圆的件可以，外表面一次抛匀；尖角会一起磨圆。',
      },
    },
  },
  contact: {
    title: '不确定做哪种效果？',
    text: '说明用途和数量，工程师给出工序、余量和树脂。',
    alt: '几块不同表面的打印样板',
    links: { inquiry: '咨询应用工程师', tools: '后处理工具' },
  },
} satisfies PageCopy<typeof surfaceTreatment>;
