import type { PageCopy } from '#sections/page-content.ts';
import type { streamFlow } from './page.ts';

export const cn = {
  hero: {
    eyebrow: 'StreamFlow',
    title: '订单自动排产',
    text: '接单、排版、加支撑、派给空闲打印机，打印、后处理、包装每一步都有记录。按同时在线的人数收费，不按打印机台数。',
    alt: 'StreamFlow：急单排在最前，一单因此晚 12 分钟，下方是四台打印机的排程',
    caption:
      '急单 24-0817（橙色）排到最前，24-0823 因此比交期晚 12 分钟（红色）。紫色正在打印，浅色已排产，灰色是夜间。',
    links: { inquiry: '申请试排', platform: '了解全部软件' },
  },
  urgent: {
    title: '插单前提示延误病例',
    items: {
      move: { title: '拖到最前', text: '将病例拖至队列最前。正在打印的任务照常打完。' },
      late: { title: '延误提示', text: '受影响而延误的病例标红，并显示新的完成时间。' },
      confirm: { title: '确认后生效', text: '确认之前，排产不变，还可拖到别的位置。' },
    },
  },
  rules: {
    title: '排产规则',
    text: '两台桌面机、人工取件，用白板即可排产；达到六台，或夜间连续打印，急件排在满版任务后面等，旁边那台却因装着别的树脂而闲着。',
    items: {
      layer: { title: '一版只用一种树脂、一个层厚', text: '树脂或层厚不同的件不拼一版。' },
      due: { title: '先看交期', text: '先到期的先打；眼看要误期的插到前面，哪怕要为它换树脂。' },
      resin: { title: '再看树脂，少换料槽', text: '不误交期的前提下，同一种树脂的任务连着打，一槽料用完再换。' },
      area: { title: '最后补满平台', text: '一版没排满，开打前先补进放得下的病例。' },
    },
  },
  seats: {
    title: '需要几个账号',
    text: '按并发账号收费：几个人同时在线，就需要几个，与打印机台数、注册人数无关。退出登录即释放，两班可以共用。接收手机通知、使用赫光 Prepare 不占账号。单价一个工作日内报给您。',
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
    text: '五台桌面机换成两台 A2D Ortho 加 StreamFlow。取件由打印机自动完成；分拣原来占 13 小时里的 11 小时，模型带上 StreamFlow 的编码就不用分拣了。',
    before: '五台桌面机',
    after: '两台 A2D Ortho 加 StreamFlow',
    rows: {
      handling: '分拣、画切割线、换料的每天工时',
      remade: '矫治器返工率',
      models: '日产模型（40 个工作日平均）',
    },
    measures: { models: '个' },
    links: { aligners: '看隐形矫治案例', earbuds: '看耳机代工厂案例（116 台打印机）' },
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
      others: { title: '排队任务自动改派', text: '按同样的条件，分给其他打印机；停机那台清空平台后再回队列。' },
      again: { title: '停机的那一版重打', text: '整版重新打印，不从中断的那一层接着打。' },
      missing: {
        title: '缺件自动补排',
        text: '一版中有件打印失败，点“跳过”，队列继续，缺件由 StreamFlow 重新排入。',
      },
      log: {
        title: '停机原因有据可查',
        text: '每次停机的原因都有记录。我们的试验线十天打了 600 个任务，损失 8 个，其中 5 个是供料站缺料。',
      },
    },
  },
  printers: {
    title: '支持的打印机',
    text: 'ChairSide（不带 Pro）由 Blueprint 或赫光 Prepare 发送任务，Reflex 只由赫光 Prepare 发送。',
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
      sites: {
        question: '多个厂区能共用一条队列吗？',
        answer: '能。各厂区看同一条队列，每单在哪里打印由您指定。账号不绑定厂区，只看同时在线的人数。',
      },
      printers: {
        question: 'Reflex 能否进入队列？',
        answer:
          '不能，Reflex 由赫光 Prepare 发送任务。其中 Reflex 2 和 2 Pro 可在 Ultra-Net 中查看状态、树脂余量和剩余时间。',
      },
      dates: {
        question: '交期从哪里来？',
        answer: '来自 Blueprint，或已对接的管理软件 Auftragsfach，也可手工填写。',
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
