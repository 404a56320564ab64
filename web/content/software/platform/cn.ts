import type { PageCopy } from '#sections/page-content.ts';
import type { platform } from './page.ts';

export const cn = {
  hero: {
    eyebrow: '云平台',
    title: '病例进度，一屏看清',
    text: '订单、设计、打印、后处理都在一套软件里。客户来电问“做到哪一步了”，打开就能答。',
    alt: '显示器上的生产看板，旁边是 UltraCraft ChairSide Pro',
    links: { inquiry: '预约演示', software: '申请赫光 Prepare' },
  },
  parts: {
    title: '四个软件，一份病例',
    text: '一台机，用 Prepare 就够。诊所在线下单，加 Blueprint。几台机器排一条队列，再上 StreamFlow。',
    items: {
      blueprint: {
        title: 'Blueprint',
        text: '管病例和订单：扫描数据、方案确认、交期，哪单延误一看便知。',
        alt: 'Blueprint 病例：口扫模型和桥，五个环节，第三步等待确认',
      },
      streamFlow: {
        title: 'StreamFlow',
        text: '管生产：来单自动排版，分给空闲打印机，逐步记录直到包装。',
        alt: 'StreamFlow：急单排在最前，一单因此晚 12 分钟，下方是四台打印机的排程',
      },
      ultraNet: {
        title: 'Ultra-Net',
        text: '管设备：在打什么、树脂还剩多少、何时空闲、为何停机。',
        alt: 'Ultra-Net：四台打印机的进度、剩余时间和树脂余量，其中一台树脂不足',
      },
      prepare: {
        title: 'Prepare',
        text: '管单机：排版、加支撑、切片，经网络或 U 盘发到打印机。',
        alt: '赫光 Prepare：A2D 4K 平台上排了六个牙弓模型，旁边是层数、时间和发送按钮',
      },
    },
  },
  licenses: {
    title: '哪些免费，哪些收费',
    text: '只有 StreamFlow 和设计服务另收费，一个工作日内给您报价。StreamFlow 一个账号名额就是一个人在线，不限打印机台数。',
    first: '软件',
    columns: { cost: '费用', need: '什么时候用', printers: '支持机型' },
    rows: {
      prepare: {
        title: '赫光 Prepare',
        cost: '随机免费',
        need: '有打印机就用',
        printers: 'UltraCraft、Reflex 全系',
      },
      blueprint: {
        title: 'Blueprint',
        cost: '随齿科打印机免费',
        need: '诊所在线下单、确认方案',
        printers: 'ChairSide 直连，其余机型经 StreamFlow 或下载文件',
      },
      ultraNet: {
        title: 'Ultra-Net',
        cost: '随机免费',
        need: '想知道机器为什么停',
        printers: 'A2D 系列、A3D、C 系列、ChairSide Pro、Reflex 2、Reflex 2 Pro',
      },
      streamFlow: {
        title: 'StreamFlow',
        cost: '按在线账号数，六台打印机一般要 2–3 个',
        need: '几台机器排一条队列',
        printers: 'A2D 系列、A3D、C 系列、ChairSide Pro',
      },
      design: {
        title: '设计服务',
        cost: '按病例计费',
        need: '设计师排满了',
        printers: '不限机型',
      },
    },
  },
  flow: {
    title: '一个病例怎么流转',
    items: {
      order: { title: '下单', text: '诊所发来扫描数据和交期，Blueprint 自动建病例。' },
      design: { title: '设计', text: '自己设计，或交给我们的设计服务；诊所在 Blueprint 里确认方案。' },
      prepare: { title: '排版', text: 'StreamFlow 按树脂、层厚、平台空位和交期拼版，交给最先空闲的打印机。' },
      print: { title: '打印', text: 'Ultra-Net 显示剩余时间，有故障马上报；经您同意，打印图像随病例存档。' },
      finish: { title: '后处理', text: '按各款树脂规定的时间清洗、固化，在工位上逐项确认。' },
      deliver: { title: '发货', text: '诊所可查发货状态，并留存树脂批号。' },
    },
  },
  night: {
    title: '夜里停机，马上通知',
    text: '凌晨两点打印失败，不能等到早上八点才发现。',
    alt: '手机上的打印机总览，其中一台报告故障',
    points: {
      queue: '一台停机，其余带自动取件的打印机照队列接着打。',
      alarm: '设备一有故障，负责人手机马上收到通知。',
      material: '树脂不够打一夜，下午就会提醒。',
    },
  },
  design: {
    title: '单子做不完，设计交给我们',
    text: '先签一次协议，之后在 Blueprint 里一键转单。固定、活动、种植的单子，6 小时内出设计；傍晚发来，清晨就能收到。边缘、厚度照约定的参数做。',
    alt: '显示器上的牙冠设计',
    links: { design: '了解设计服务' },
  },
  files: {
    title: '扫描仪、设计软件和数据',
    items: {
      file: {
        title: '传文件',
        text: '能导出 STL 就能用，例如 3Shape、exocad、先临、Medit、iTero；病例编号和交期手工填。',
      },
      connected: {
        title: '已对接',
        text: '合作厂商的软件还能自动传病例编号和交期，并收回树脂批号，名单见“系统集成”页。',
      },
      offline: {
        title: '断网时',
        text: '打印机打完已收到的任务；赫光 Prepare 最近一次校验授权后，还能离线用 72 小时，经局域网或 U 盘发任务。订单和确认等网络恢复后同步。',
      },
      region: {
        title: '数据存哪里',
        text: '中国大陆、欧洲或北美，开通时由您选。选中国大陆的，病例存在境内；设计中心也在上海。',
      },
      names: {
        title: '患者姓名',
        text: '可以只留在您自己的系统里，病例只带编号；手机通知里也只有机号和病例编号。',
      },
      agreement: { title: '保密协议', text: '设计要交给我们的，先签数据处理协议，再发第一个病例。' },
    },
  },
  questions: {
    title: '接入前常见问题',
    questions: {
      start: {
        question: '只有一台打印机，要装哪些？',
        answer: '装赫光 Prepare 就能打。诊所要在线下单、确认方案的，再开通 Blueprint，都不另收费。',
      },
      alerts: {
        question: '手机通知怎么收？',
        answer: '由 Ultra-Net 发短信或邮件，附打印机链接。发给谁、几点发，由您定。',
      },
      older: {
        question: 'Reflex 和 Reflex RS 能接入吗？',
        answer: '不能，只由赫光 Prepare 经网络或 U 盘下发任务。',
      },
    },
  },
  contact: {
    title: '拿您自己的病例演示',
    text: '视频会议半小时，您备三个病例，我们从下单一直演示到发货。',
    alt: '显示器上的病例：口扫模型和桥，键盘旁放着病例盒',
    links: { inquiry: '预约演示' },
  },
} satisfies PageCopy<typeof platform>;
