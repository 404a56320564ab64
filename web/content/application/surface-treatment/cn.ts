import type { PageCopy } from '#sections/page-content.ts';
import type { surfaceTreatment } from './page.ts';

export const cn = {
  hero: {
    eyebrow: '表面处理',
    title: '打磨到哪一步，看用途',
    text: '刚打印好的件有细层纹和支撑点。看不见的面不用处理；要上底漆的磨到 600 目；要透明的磨到 2000 目，再上抛光膏。',
    alt: '同一鼠标外壳的三种状态：带支撑的打印毛坯、打磨后上底漆、紫色亮光漆',
    links: { samples: '申请样件', inquiry: '咨询应用工程师' },
  },
  finishes: {
    title: '三种常用效果',
    items: {
      painted: {
        title: '打磨上漆',
        text: '支撑点用 400 目，外观面到 600 目，然后上底漆。手办、外观模型做到这步就够。',
        alt: '未上色的灰色打印骑士手办',
      },
      clear: {
        title: '抛到透明',
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
    title: '工序别颠倒',
    text: '表面的毛病，多半是前两道工序留下的。',
    items: {
      wash: { title: '清洗干燥', text: '两槽清洗，晾足时间。残留树脂固化成膜，再磨也磨不平。' },
      supports: {
        title: '去支撑',
        text: '固化前去，支撑头断得干净。Detail Beige 和 Wax Cast Filigree 的薄件例外，先固化再去。',
      },
      cure: { title: '固化', text: '按性能数据表的时间照足。没固透的面会糊住砂纸。' },
      sand: { title: '水磨', text: '逐级换目数，上一级的划痕磨净再换下一级。' },
      fill: { title: '拼接补缝', text: '接口用快干胶，缝里填同款树脂，用灯照 20 秒。' },
      coat: { title: '上涂层', text: '底漆、面漆或光油。工件要干、要无尘，配合面先遮好。' },
    },
  },
  allowances: {
    title: '建模时留多少余量',
    text: '有的工序增厚，有的工序去料。下表是我们记录的数值。',
    rows: {
      lacquer: '涂层增厚（每面）',
      foot: '直接立在平台上的件，底部加高',
      chamfer: '底部倒角',
      polish: '咬合板、义齿抛光后粗糙度 Ra',
    },
  },
  untreated: {
    title: '能不处理就不处理',
    text: '打印机可以再加，后处理的人手不好加。很多件换个做法就能省掉后处理。',
    alt: '打印的夹具，保持打印原始表面',
    points: {
      hidden: '支撑放在看不见的一面，夹具、治具打完就能用。',
      black: 'ABS-like Black 固化后观感接近注塑件，外观面免喷漆。',
      texture: '外观面做成纹理，整批都不用磨层纹。',
    },
    links: { texture: '表面纹理', color: '着色方案' },
  },
  faults: {
    title: '表面问题对照',
    items: {
      cloudy: { title: '透明件发雾', text: '清洗液用旧了，或水珠干在表面。换新异丙醇，洗完马上吹干。' },
      sticky: { title: '表面发亮发黏', text: '树脂没洗净就固化了。重新清洗，再照光。' },
      cracked: { title: '放几周后开裂', text: '空心件里有残液。从排液孔打光看，反光就再洗。' },
      rounded: { title: '棱边磨圆了', text: '直接用浮石粉，先磨掉的是棱边。先用橡胶轮去层纹。' },
    },
  },
  questions: {
    title: '常见问题',
    questions: {
      time: {
        question: '后处理要多久？',
        answer: '以 170 mm 分件胸像为例：打印共 15 小时，上色前手工不到 2 小时。支撑细的小件几分钟就好。',
      },
      dust: {
        question: '粉尘怎么防？',
        answer: '水磨或者开抽风，用锉刀时戴防尘口罩。Rigid Fixture 的粉尘含玻璃。',
      },
      skin: {
        question: '涂了光油就能贴肤吗？',
        answer: '不能。树脂要通过皮肤接触测试并完全固化，光油也要能贴肤，两条缺一不可。',
      },
      tumbling: {
        question: '能用滚抛代替打磨吗？',
        answer: '耳机外壳这类小而圆的件可以，外表面一次抛匀；尖角会一起磨圆。',
      },
    },
  },
  contact: {
    title: '拿不准做哪种效果？',
    text: '说明用途和数量，工程师给出工序、余量和树脂。',
    alt: '几块不同表面的打印样板',
    links: { inquiry: '咨询应用工程师', tools: '后处理工具' },
  },
} satisfies PageCopy<typeof surfaceTreatment>;
