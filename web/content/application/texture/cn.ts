import type { PageCopy } from '#sections/page-content.ts';
import type { texture } from './page.ts';

export const cn = {
  hero: {
    eyebrow: '表面纹理',
    title: '纹理与零件一次成型',
    text: '皮纹、滚花、针织、文字均建在模型中，无需蚀纹模具。更换图案只需换文件。',
    alt: '带菱形滚花的打印旋钮、皮纹手柄和针织纹杯子',
    links: { samples: '申请纹理样板', materials: '外观原型树脂' },
  },
  gloss: {
    title: '高光显层纹，纹理遮层纹',
    text: '一个耳机品牌原定高光外壳。缓坡上的层纹喷清漆后仍可见，于是外表面改成细纹理，只有指示灯窗口保留高光。',
    alt: '皮革、针织、编织三种打印纹理样板',
    points: {
      layers: '层纹藏在纹理里，外观面免打磨。',
      tools: '无需脱模，纹理面不必加大拔模斜度。',
      change: '一版可同时试五种图案，择优采用。',
    },
    links: { earphones: '耳机外壳打印' },
  },
  fineness: {
    title: '最小纹理尺寸',
    text: '笔画和皮纹用 Reflex Detail Beige 以最小层厚打印测得。线宽至少占几个像素，深度至少两层。',
    rows: {
      stroke: '凸字、凹字笔画宽度',
      grain: '可触知的最浅皮纹深度',
      reflexRs: 'Reflex RS、Reflex 2 像素尺寸',
      reflex2Pro: 'Reflex 2 Pro 像素尺寸',
    },
  },
  plate: {
    title: '用样板确定纹理',
    text: '样板分八格：皮纹、亚麻、拉丝、深浅两种咬花、蜂窝、条纹、文字，每格标了深度（µm）。设计方与供应商以同一格为准，便于沟通。',
    alt: '米色打印样板，八格纹理，每格下方刻有深度',
    links: { samples: '免费申请样板' },
  },
  model: {
    title: '纹理建模步骤',
    items: {
      source: { title: '备图案', text: '灰度高度图、可平铺的单元，或实物皮革的扫描。' },
      lay: { title: '贴到面上', text: '在设计或雕刻软件里投影，按毫米定比例，接缝放在棱边。' },
      fade: { title: '边缘渐隐', text: '密封面、卡扣、胶接面保持光面。' },
      mesh: { title: '转网格', text: '三角面小于最细线宽的一半，导出 STL。' },
      orient: { title: '摆角度', text: '纹理面倾斜 30–45°，背向支撑。' },
      wash: { title: '刷洗', text: '残留在纹路里的树脂固化后发亮，会把纹路填平。' },
    },
  },
  limits: {
    title: '常见问题',
    items: {
      lacquer: { title: '喷漆盖住纹理', text: '一道涂层 0.03–0.04 mm，浅纹会被填平。应加深纹理或不喷。' },
      supports: { title: '支撑打在纹理面', text: '磨支撑点会磨掉纹理。应留一个光面放支撑。' },
      masters: { title: '翻模原型', text: '硅胶会复制划痕。原型表面须与成品一致。' },
      brittle: { title: '细尖易断', text: 'Detail Beige 小于 0.3 mm 的细节偏脆。手柄、卡扣用韧性树脂，纹理放粗一些。' },
    },
  },
  materials: {
    title: '高细节树脂',
    text: '线条最细用 Detail Beige，要上漆用 Model Gray，实际使用的零件用 ABS-like Black。',
    all: '全部 Reflex 树脂',
  },
  contact: {
    title: '定制手感样件',
    text: '高度图、扫描数据，或一块皮料均可。申请定制样件，实物确认手感。',
    alt: '桌面上的 Reflex 2 Pro、打印花瓶、点阵立方体和清洗机',
    links: { samples: '申请定制样件', treatment: '表面处理' },
  },
} satisfies PageCopy<typeof texture>;
