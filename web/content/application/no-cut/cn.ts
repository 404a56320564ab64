import type { PageCopy } from '#sections/page-content.ts';
import type { noCut } from './page.ts';

export const cn = {
  hero: {
    eyebrow: '不锯代型扫描',
    title: '石膏模型无需锯，整副扫描',
    text: '种钉、锯模型、修代型费工时，还会损伤边缘。改为整副扫描，在软件里分代型，再打印一副带可卸代型的模型。',
    alt: '扫描仪转盘上未分割的石膏模型，紫色光线扫过预备体',
    links: { inquiry: '试做一例', study: '查看应用案例' },
  },
  results: {
    title: '每例省两个半小时，边缘间隙不变',
    text: '数据来自一家 260 名技师的义齿加工厂。用时从收到模型算到牙冠完成；边缘间隙用硅橡胶复制法测量，取平均值：免分割 180 颗后牙冠，分割 60 颗。',
    before: '分割代型',
    after: '整副扫描',
    rows: { time: '单例用时', gap: '边缘间隙' },
  },
  steps: {
    title: '流程',
    items: {
      model: { title: '模型不动', text: '不种钉，不灌二次底座。预备体周围的石膏瘤和气泡要清干净，以免误作边缘。' },
      views: {
        title: '补扫邻间隙',
        text: '窄而深的预备体，倾斜模型，换角度补扫。确认邻面没有破洞，再取下模型。',
      },
      margin: { title: '软件里分代型', text: '画好边缘线，隐藏邻牙。牙冠和打印模型共用此数据设计。' },
      print: { title: '边切削边打印', text: '牙冠与模型同时完成，直接上代型检查。' },
    },
  },
  saw: {
    title: '仍须分割的模型',
    text: '该厂起初九副中有一副须锯，现为十二副中一副。法国里昂一家小厂，前 120 例中 9 例改回分割。',
    items: {
      narrow: { title: '邻间隙太窄', text: '预备体与邻牙相距不到约 0.5 mm，边缘被挡住。' },
      deep: { title: '边缘太深', text: '龈下较深的边缘扫不到。请诊所充分排龈，或仍作分割。' },
    },
  },
  dies: {
    title: '打印代型，就位稳定',
    text: '代型在孔内会动。以下四点可防翘、松、卡。',
    alt: '打印的上颌模型，一颗代型已从孔中取出',
    points: {
      test: '每批树脂先打测试代型，间隙按 0.01 mm 微调。',
      brush: '两遍清洗，均须刷代型孔。',
      dry: '40 °C 烘 20 分钟，孔干透后再插代型。',
      wait: '取出代型固化，静置 2 小时再上牙冠检查。',
    },
    links: { resin: 'Model HP UV 2.0' },
  },
  bench: {
    title: '锯模人员的转岗',
    text: '该厂用两台自动补料的 A3D 打印模型。',
    alt: 'UltraCraft A3D',
    points: {
      people: '锯、修代型的 12 人，有 8 人转去扫描和精修。',
      margins: '过去每周锯伤四五个边缘，改用后未再出现。',
      blind: '技师起初有疑虑。两法并行一个月并盲评牙冠，此后无人再要求锯。',
    },
    links: { printer: 'UltraCraft A3D' },
  },
  questions: {
    title: '不锯代型扫描常见问题',
    questions: {
      scanner: {
        question: '现有扫描仪能用吗？',
        answer: '扫描仪要能自选角度补扫，设计软件要能沿边缘线分代型。请告知型号，或发来一副疑难扫描。',
      },
      impression: {
        question: '能直接扫印模吗？',
        answer: '能，前提是扫到预备体底部。里昂的厂模型、印模均扫。窄而深的，扫石膏更稳妥。',
      },
      spray: {
        question: '石膏模型要喷粉吗？',
        answer: '请用可扫描石膏。用 Model HP UV 2.0 打印的模型是哑光的，复查贴合可直接扫，无需喷粉。',
      },
      plaster: {
        question: '石膏模型还留着吗？',
        answer: '整副留着。牙冠不合适时，可重扫或再分割。',
      },
    },
  },
  contact: {
    title: '用一副模型对比',
    text: '发来未分割模型的 STL，不含患者信息。我们分好代型，打印后寄给您，与您的分割模型对比。',
    alt: '打印的下颌模型上方的口内扫描仪',
    links: { inquiry: '试做一例', impression: '无石膏流程' },
  },
} satisfies PageCopy<typeof noCut>;
