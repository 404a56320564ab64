import type { PageCopy } from '#sections/page-content.ts';
import type { streamFlow } from './page.ts';

export const cn = {
  hero: {
    eyebrow: 'StreamFlow',
    title: '订单自动排产',
    text: '接单、排版、加支撑、派给空闲打印机，打印、后处理、包装全程记录。按同时在线的账号数收费：六台打印机一般 2–3 个账号。',
    alt: 'StreamFlow：急单排在最前，一单因此晚 12 分钟，下方是四台打印机的排程',
    caption: '橙色是急件，紫色正在打印，浅色已排产，灰色是夜间。',
    links: { inquiry: '申请试排', platform: '了解全部软件' },
  },
  urgent: {
    title: '插单前提示延误病例',
    items: {
      move: { title: '拖到最前', text: '将病例拖至队列最前，即可插单。' },
      late: { title: '延误提示', text: '确认之前，受影响而延误的病例即时标出。' },
      sites: { title: '指定厂区', text: '多个厂区共用一条队列，每单的打印厂区由您指定。' },
    },
  },
  rules: {
    title: '按以下四项先后派单',
    text: '两台桌面机、人工取件，人工排程即可；六台以上或夜间连续打印时，急件常排在满版之后，另一台却因所装树脂不同而闲置。',
    items: {
      due: { title: '交期', text: '先到期的先打印；即将误期的优先，必要时更换树脂。' },
      resin: { title: '树脂', text: '不误交期的前提下，同种树脂的任务连续打印，用完再换，减少更换料槽。' },
      layer: { title: '层厚', text: '层厚不同的打印件分别排版。' },
      area: { title: '平台空位', text: '一版未排满的，打印前补入可容纳的病例。' },
    },
  },
  seats: {
    title: '账号数量',
    text: '一个账号名额供一人在线，不限打印机台数；退出登录即释放，两班可共用。接收手机通知、使用赫光 Prepare 不占名额。单价一个工作日内报价。',
    first: '规模',
    columns: { seats: '账号数', users: '在线人员' },
    rows: {
      two: { title: '两台桌面机，人工取件', seats: '无需购买', users: '使用赫光 Prepare 即可' },
      automatic: { title: '一两台带自动取件的打印机', seats: '1 个', users: '排产人员' },
      six: { title: '六台打印机', seats: '2–3 个', users: '排产、清洗固化各一人；接单同时在线的，增加一个' },
      sites: { title: '多个厂区', seats: '每个厂区 2 个', users: '排产、清洗固化各一人' },
    },
  },
  output: {
    title: '意大利一家隐形矫治器加工厂的前后对比',
    text: '五台桌面机换成两台 A2D Ortho 加 StreamFlow。取件由打印机自动完成；原先 13 小时中分拣占 11 小时，模型带 StreamFlow 编码后无需分拣。规模最大的用户是一家耳机代工厂：116 台打印机由 StreamFlow 派单，一名操作工负责十台。',
    before: '五台桌面机',
    after: '两台 A2D Ortho 加 StreamFlow',
    rows: {
      handling: '分拣、画切割线、换料的每天工时',
      remade: '矫治器返工率',
      models: '日产模型（40 个工作日平均）',
    },
    measures: { models: '个' },
    links: { aligners: '隐形矫治案例', earbuds: '耳机代工厂案例' },
  },
  code: {
    title: '模型自带编码，无需人工分拣',
    text: '隐形矫治器模型底座带有病例编号、步数和上下颌的编码，压膜、激光打标和切割均读取该编码，模型入箱不分先后。意大利该加工厂打印 13,600 个模型，无一混淆。',
    alt: '供料站、带自动化单元的 A2D Ortho 和清洗站连成一线，推车上放着模型',
    links: { paper: '产能白皮书' },
  },
  stops: {
    title: '夜间停机的处理',
    items: {
      others: { title: '排队任务自动改派', text: '按同样的四项条件派给其他打印机；停机设备经人工清理后重新入列。' },
      again: { title: '停机版次重新打印', text: '整版重新打印，不从中断层续打。' },
      missing: {
        title: '缺件自动补排',
        text: '一版中有件打印失败，点“跳过”，队列继续，缺件由 StreamFlow 重新排入。',
      },
      log: {
        title: '停机原因有据可查',
        text: '每次停机均记录原因。我们的试验线十天打印 600 个任务，损失 8 个，其中 5 个因供料站未及时加料。',
      },
    },
  },
  printers: {
    title: '支持的打印机',
    text: 'ChairSide（不带 Pro）由 Blueprint 下发病例，Reflex 由赫光 Prepare 下发任务。',
    alt: '四台 A2D 4K 并排工作，前面是装着打印牙弓的托盘，末端是供料站',
    points: {
      a2d: 'A2D、A2D 4K、A2D HD、A2D Ortho',
      a3d: 'A3D：自动补料、自动取件',
      cSeries: 'C 系列：大幅面，适合批量生产',
      chairSidePro: 'ChairSide Pro：适合院内技工室',
    },
    links: { printers: '对比打印机' },
  },
  questions: {
    title: '生产主管常见问题',
    questions: {
      printers: {
        question: 'Reflex 能否进入队列？',
        answer:
          '不能，Reflex 由赫光 Prepare 下发任务。其中 Reflex 2 和 2 Pro 可在 Ultra-Net 中查看状态、树脂余量和剩余时间。',
      },
      dates: {
        question: '交期的来源？',
        answer: '来自 Blueprint，或有接口的加工厂管理系统，也可手工填写。',
      },
      batch: {
        question: '能查到每件用的树脂批号吗？',
        answer: '能。每个任务均记录批号；供料站换批时，注明新批次的起始任务。',
      },
    },
  },
  contact: {
    title: '提供一天订单，为您试排',
    text: '无需患者信息。我们用 StreamFlow 试排，答复所需台数与完成时间。',
    alt: '显示器上的 StreamFlow：队列、排版和各台打印机的排程',
    links: { inquiry: '申请试排' },
  },
} satisfies PageCopy<typeof streamFlow>;
