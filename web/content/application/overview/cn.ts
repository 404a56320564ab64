import type { PageCopy } from '#sections/page-content.ts';
import type { overview } from './page.ts';

export const cn = {
  hero: {
    eyebrow: '应用',
    title: '按产品选方案',
    text: '赫光设备大多用在义齿加工厂和口腔诊所，也用来打印耳机外壳、矫形器样件、镜架、手办和结构件。每个方案写明机型、树脂和用时，也写明容易出错的环节。',
    alt: '桌面上的打印件：可卸代型模型、支架蜡型、咬合板、耳机、矫形鞋垫和两个手办',
    links: { cases: '查看应用案例', inquiry: '咨询应用工程师' },
    jumps: {
      labs: '义齿加工厂',
      sites: '诊所与隐形矫治',
      work: '齿科产品',
      orthopedics: '假肢矫形',
      hearables: '耳机外壳',
      products: '饰品、眼镜与零件',
      finish: '着色与表面',
    },
  },
  labs: {
    title: '义齿加工厂',
    text: '多大产量配什么机型，能省多少工时，一个模型成本多少，六个常见问题如何避免。',
    alt: '四个彩色工件盘，盛放各类打印件',
    points: {
      models: '可卸代型工作模型；石膏不锯代型扫描。',
      patterns: '铸造和热压铸瓷用的蜡型：支架、基底冠、全冠。',
      volume: '小厂可从一版两个模型的机型起步，产量大再上夜间无人值守。',
    },
    measured: 'A2D 4K 打印六个全牙弓模型，层厚 100 µm',
    links: { labs: '看加工厂方案' },
  },
  sites: {
    title: '口腔诊所与隐形矫治',
    items: {
      clinics: {
        title: '口腔诊所',
        text: '研究模型院内打印，当天可用；护士培训后即可操作。',
        alt: '打印的米色研究模型',
        measured: 'ChairSide 打印两个研究模型，层厚 100 µm',
      },
      aligners: {
        title: '隐形矫治器生产',
        text: '从口扫、打印到压膜、切割的整条产线，夜间也能连续打印。',
        alt: '隐形矫治产线：供料站、配自动化单元的 A2D Ortho、清洗站和模型料架',
        measured: 'A2D Ortho 打印 12 个空心模型，含自动取件，层厚 100 µm',
      },
    },
  },
  work: {
    title: '齿科：按产品和工序',
    text: '标“无需注册，可直接使用”的，现在可用于生产；标“仅打印评估样件”的，先在模型上检查，树脂取得注册证后再交付。',
    items: {
      impression: {
        title: '数字化印模',
        text: '口扫数据直接出工作模型，不灌石膏。',
        alt: '打印下颌模型上方的口内扫描仪',
        measured: 'A2D 4K 打印六个工作模型，层厚 50 µm',
      },
      fixed: {
        title: '固定修复',
        text: '铸造和热压铸瓷的蜡型改用打印，切削机专做氧化锆。',
        alt: '打印桥蜡型和同款金属铸件',
        measured: 'A2D 打印一件四单位桥蜡型，层厚 30 µm',
      },
      frameworks: {
        title: '可摘局部义齿支架',
        text: '打印蜡型代替手工，包埋料不变。',
        alt: '工作模型上的绿色支架蜡型',
        measured: 'A2D 4K 打印一副支架蜡型，层厚 50 µm',
      },
      plaster: {
        title: '不锯代型扫描',
        text: '灌石膏的加工厂：整副扫描，出冠更快，邻接在打印模型上试。',
        alt: '扫描仪转盘上未分割的石膏模型',
        measured: '从石膏模型到切削冠完成，全程',
      },
      temporaries: {
        title: '临时冠桥',
        text: '口扫后直接打印，在代型上检查。',
        alt: '成型平台上成排的牙色临时冠桥',
        measured: 'ChairSide Pro 打印一颗磨牙冠，层厚 50 µm',
      },
      implants: {
        title: '种植即刻修复',
        text: '术前、术后各扫一次，先在打印的种植模型上演练。',
        alt: '带两根扫描杆的下颌模型和打印桥',
        measured: 'ChairSide 打印一件三单位桥，层厚 50 µm',
      },
      splints: {
        title: '咬合板',
        text: '硬质与柔性的选择，各步用时，问题排查。',
        alt: '上颌模型上带蓝色印迹的透明咬合板',
        measured: 'A3D 打印一副硬质咬合板，平放，层厚 100 µm',
      },
      designs: {
        title: '特殊结构咬合板',
        text: '压膜做不出的结构：局部加厚、开窗、斜面。',
        alt: '三副形状不同的透明咬合板',
        measured: 'ChairSide Pro 打印一副咬合板，斜放，层厚 100 µm',
      },
      dentures: {
        title: '全口义齿',
        text: '基托三种粉色，人工牙四种色号。',
        alt: '粉色基托的打印上颌全口义齿',
        measured: 'A2D 4K 配 HiVE 打印 8 件竖放基托，层厚 150 µm',
      },
    },
  },
  orthopedics: {
    title: '假肢矫形',
    text: '扫描肢体，电脑修型，当晚打印样件。树脂取得注册证后，才能给患者佩戴。',
    alt: '显示器上的前臂扫描图，前面是手持扫描仪和两个打印的接受腔',
    points: {
      orthoses: '腕手矫形器样件，扫描代替石膏取型；也打硬质鞋垫样件。',
      sockets: '试用接受腔样件，扫描后三天完成，在石膏阳型和试验台上检查。',
      covers: '假肢外壳，按健侧腿外形制作，装在假肢外，不接触皮肤，现可打印。',
    },
    measured: '一件腕手矫形器样件的工时（石膏取型为 3.4 小时）',
    links: { workflow: '整体流程', orthosis: '矫形器', socket: '接受腔', prosthesis: '假肢外壳' },
  },
  hearables: {
    title: '耳机外壳',
    text: '适合音频品牌、代工厂和定制耳机工坊。',
    items: {
      earphones: {
        title: '真无线耳机（TWS）',
        text: '免开模，定稿即可投产。',
        alt: '剖开的打印耳机外壳',
        measured: 'A2D 4K 打印 42 只耳机外壳，层厚 50 µm',
      },
      monitors: {
        title: '定制入耳式耳机',
        text: '扫描耳印模后打印，文件存档，遗失可复制。',
        alt: '一对透明定制入耳式耳机',
        measured: 'A2D 4K 打印一对外壳，层厚 50 µm',
      },
      hooks: {
        title: '耳挂与耳翼',
        text: '软质耳挂、耳翼，运动佩戴稳固。',
        alt: '套着半透明耳挂的耳机',
      },
    },
  },
  products: {
    title: '饰品、消费品与小批量零件',
    text: '从单件到小批量，定稿即可打印。',
    items: {
      accessories: {
        title: '首饰与眼镜',
        text: '首饰打印蜡型，镜架打印实样。',
        alt: '黑色打印镜架和耳饰蜡型',
        measured: 'Reflex 2 Pro 打印最多 120 枚戒指蜡型，层厚 30 µm',
      },
      makers: {
        title: '创客与工作室',
        text: '手办、道具、原型，一张工作台即可。',
        alt: '桌面上的 Reflex 2 Pro、打印花瓶和点阵立方体',
        measured: 'Reflex Turbo 打印高 100 mm 的件，层厚 100 µm',
      },
      endUse: {
        title: '小批量零件',
        text: '外壳、支架、密封件，小批量不开模。',
        alt: '打印的外壳、支架、波纹管和风嘴',
        measured: 'Reflex RS Turbo 打印高 150 mm 的夹具，层厚 100 µm',
      },
    },
  },
  finish: {
    title: '着色、纹理与表面',
    text: '颜色和手感，打样时确定。',
    alt: '装有多色打印键帽的数字小键盘',
    points: {
      color: '有色树脂、浸染、喷涂、手工上色，批量色差可控。',
      texture: '皮纹、滚花、文字的最小尺寸。',
      treatment: '从磨支撑点到上光油，逐道说明。',
    },
    links: { color: '着色方案', texture: '表面纹理', treatment: '表面处理' },
  },
  contact: {
    title: '没找到您要做的产品？',
    text: '说明用途和数量，工程师会答复；不适合打印的，也会告知。',
    alt: 'ChairSide Pro、A2D、A2D 4K 和 Reflex 并排',
    links: { inquiry: '咨询应用工程师', samples: '申请样件' },
  },
} satisfies PageCopy<typeof overview>;
