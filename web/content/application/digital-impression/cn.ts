import type { PageCopy } from '#sections/page-content.ts';
import type { digitalImpression } from './page.ts';

export const cn = {
  hero: {
    eyebrow: '数字化印模',
    title: '口扫数据直接打印工作模型',
    text: '诊所发口扫数据，无需寄印模。加工厂直接打印带可卸代型的工作模型，牙冠在模型上检查，全程不灌石膏。',
    alt: '口内扫描仪悬于打印的下颌模型上方，模型上有一颗预备好的磨牙',
    links: { inquiry: '发数据给我们', materials: '模型树脂' },
  },
  check: {
    title: '口扫数据，先查四处',
    text: '数据缺陷会带入模型，须先检查。',
    items: {
      margin: {
        title: '边缘线是否完整',
        text: '放大后沿边缘线检查一圈。模糊处多有血、唾液或牙龈遮挡，请诊所补扫这颗牙。',
      },
      contacts: {
        title: '邻接面有无破洞',
        text: '邻间隙的小洞可补。与牙冠接触的邻面有洞，须退回重扫。',
      },
      bite: {
        title: '咬合是否两侧均扫描',
        text: '只扫一侧，上下颌对合易偏。请与患者口内接触点核对。',
      },
      arch: {
        title: '扫描范围',
        text: '单冠须扫近远中各两颗邻牙及对颌；咬合板和长桥须扫全牙弓。',
      },
    },
  },
  steps: {
    title: '从数据到模型',
    text: '时间取自 Model HP UV 2.0 说明书。',
    items: {
      design: { title: '设计', text: '模型和牙冠用同一份数据设计。代型间隙以本批树脂的测试代型为准。' },
      print: { title: '打印', text: '层厚 50 µm，平放打印。实心全牙弓模型平放，须加装脉冲离型模块。' },
      wash: { title: '清洗', text: '异丙醇洗两遍，每遍均刷净代型孔。孔底残留树脂会顶高代型。' },
      dry: { title: '干燥', text: '吹干后 40 °C 烘干。代型孔不干，代型就位不准。' },
      cure: { title: '固化', text: '先取出代型再固化，否则代型可能无法拔出。' },
      rest: { title: '静置', text: '固化后静置，再上牙冠检查。过早上冠，次日邻接会变紧。' },
    },
  },
  accuracy: {
    title: '三十副下颌模型实测',
    text: 'Model HP UV 2.0 实心模型，层厚 50 µm，三台 A2D 4K 打印，24 小时后测量。下表为与设计值的平均偏差，各距离都略短；29 副在 ±50 µm 以内。',
    rows: {
      front: '尖牙间距，28 mm',
      diagonal: '尖牙至对侧磨牙，49 mm',
      molars: '磨牙间距，52 mm',
    },
  },
  materials: {
    title: '模型用树脂',
    text: '可卸代型、水洗模型、种植人工牙龈，各用一款。',
    all: '全部齿科树脂',
  },
  next: {
    title: '模型后续应用',
    items: {
      crowns: {
        title: '冠桥',
        text: '用同一份数据做修复体，铸造、热压或直接打印。',
        alt: '桥支架的绿色蜡型和铸件，旁边是两颗牙色单冠',
      },
      implants: {
        title: '种植当天戴牙',
        text: '用扫描杆代替转移杆取模。',
        alt: '装有两根扫描杆的模型和打印的桥',
      },
      plaster: {
        title: '诊所寄来石膏模型',
        text: '整副扫描，不分割。',
        alt: '扫描仪转盘上的石膏模型，光线扫过预备体',
      },
    },
  },
  questions: {
    title: '口扫订单常见问题',
    questions: {
      need: {
        question: '每例都要打印模型吗？',
        answer: '不必。数据清晰的单冠可不打模型。须检查邻接和咬合、做桥，或者诊所要求随模型交付时，再打印。',
      },
      files: {
        question: '请诊所发哪些文件？',
        answer:
          '上颌、下颌和咬合，三者已配准，格式以您的设计软件能打开为准。带颜色的数据更易识别边缘线。打印时将模型导出为 STL。',
      },
      age: {
        question: '打印模型能放多久？',
        answer:
          '我们避光放了四周，磨牙间距又缩短 8 µm。做跨牙弓的桥，模型请在打印后两周内使用。存放不超过 60 °C，避免日晒。',
      },
      water: {
        question: '诊所不用异丙醇怎么办？',
        answer:
          '可用水洗型的 Model WW UV，适合研究模型、方案模型和对颌模型，不适合可卸代型。废洗液含树脂，须按危险废物收集。',
      },
    },
  },
  contact: {
    title: '疑难口扫咨询',
    text: '发来不含患者信息的 STL，我们判断能否使用。可用的打印一副带代型的模型，由您检查就位。',
    alt: '打印的上颌模型，一颗代型已取出',
    links: { inquiry: '发数据给我们', paper: '查看精度测试' },
  },
} satisfies PageCopy<typeof digitalImpression>;
