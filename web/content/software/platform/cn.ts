import type { PageCopy } from '#sections/page-content.ts';
import type { platform } from './page.ts';

export const cn = {
  hero: {
    eyebrow: '云平台',
    title: '病例进度，一屏掌握',
    text: '订单、设计、打印、后处理由一套软件管理。客户查询进度，打开病例即可答复。',
    alt: '显示器上的生产看板，旁边是 UltraCraft ChairSide Pro',
    links: { inquiry: '预约演示', software: '申请赫光 Prepare' },
  },
  parts: {
    title: '四款软件，病例数据互通',
    text: '单台打印机用 Prepare 即可；诊所在线下单，加 Blueprint；多台打印机统一排产，配 StreamFlow。',
    items: {
      blueprint: {
        title: 'Blueprint',
        text: '管理病例和订单，延误订单自动标出。图中病例 24-0821 交期 18:00，正等待医生确认。',
        alt: 'Blueprint 病例：口扫模型和桥，五个环节，第三步等待确认',
      },
      streamFlow: {
        title: 'StreamFlow',
        text: '生产排程：自动排版、分配打印机，全程留痕。图中急单 24-0817（3 件，交期 15:00）排到最前，24-0823 因此比交期晚 12 分钟。',
        alt: 'StreamFlow：急单排在最前，一单因此晚 12 分钟，下方是四台打印机的排程',
      },
      ultraNet: {
        title: 'Ultra-Net',
        text: '设备监控：进度、剩余时间、层数、树脂余量、停机原因。图中 2 号 A2D 4K 的树脂仅剩 210 mL。',
        alt: 'Ultra-Net：四台打印机的进度、剩余时间和树脂余量，其中一台树脂不足',
      },
      prepare: {
        title: 'Prepare',
        text: '打印前处理：排版、加支撑、切片，发到打印机。图中一版六个模型，打印需 36 分钟。',
        alt: '赫光 Prepare：A2D 4K 平台上排了六个牙弓模型，旁边是层数、时间和发送按钮',
      },
    },
  },
  licenses: {
    title: '哪些免费，哪些收费',
    text: '只有 StreamFlow 和设计服务另收费，一个工作日内给您报价。StreamFlow 按并发账号收费，1 个账号同时限 1 人在线，不限打印机台数。',
    first: '软件或服务',
    columns: { cost: '费用', need: '适用情况', runs: '运行方式', printers: '支持机型' },
    rows: {
      prepare: {
        title: '赫光 Prepare',
        cost: '随打印机附赠',
        need: '所有打印机用户',
        runs: '安装在 Windows 或 macOS 电脑',
        printers: 'UltraCraft、Reflex 全系',
      },
      blueprint: {
        title: 'Blueprint',
        cost: '随齿科打印机附赠',
        need: '诊所在线下单、确认方案',
        runs: '浏览器，手机也可',
        printers: 'ChairSide、ChairSide Pro 直连，其余机型经 StreamFlow 或下载文件',
      },
      ultraNet: {
        title: 'Ultra-Net',
        cost: '随打印机附赠',
        need: '远程查看设备、接收报警',
        runs: '浏览器，报警发短信、企业微信、钉钉或邮件',
        printers: 'A2D 系列、A3D、C 系列、ChairSide Pro、Reflex 2、Reflex 2 Pro',
      },
      streamFlow: {
        title: 'StreamFlow',
        cost: '按并发账号，六台打印机一般要 2–3 个',
        need: '多台打印机共用一条队列',
        runs: '浏览器',
        printers: 'A2D 系列、A3D、C 系列、ChairSide Pro',
      },
      design: {
        title: '设计服务',
        cost: '按件计费',
        need: '自有设计师忙不过来',
        runs: '在 Blueprint 中委托',
        printers: '不限机型',
      },
    },
  },
  flow: {
    title: '病例流转',
    items: {
      order: { title: '下单', text: '诊所发来扫描数据和交期，Blueprint 自动建病例。' },
      design: { title: '设计', text: '自行设计，或委托设计服务；诊所在 Blueprint 中确认方案。' },
      prepare: { title: '排版', text: 'StreamFlow 按树脂、层厚、平台空位和交期拼版，交给最先空闲的打印机。' },
      print: { title: '打印', text: 'Ultra-Net 显示剩余时间，故障即时上报；经您同意，打印图像随病例存档。' },
      finish: { title: '后处理', text: 'StreamFlow 在工位屏幕上显示各款树脂的清洗、固化时间，逐项确认。' },
      deliver: { title: '发货', text: '诊所在 Blueprint 中可查发货状态，树脂批号随病例存档。' },
    },
  },
  night: {
    title: '夜间停机，即时通知',
    text: '凌晨两点打印失败，无需等到早八点才发现。',
    alt: '手机上的打印机总览，其中一台报告故障',
    points: {
      queue: '配有 HiVE 的打印机自动取件，按队列接着打印；一台停机，不影响其余各台。',
      alarm: '设备出现故障，短信、企业微信或钉钉即时通知负责人。',
      material: '树脂不足一夜用量，下午即提醒。',
    },
  },
  design: {
    title: '设计忙不过来，可委托设计',
    text: '签署协议后，在 Blueprint 中一键委托。固定、活动、种植病例 6 小时内交付设计；傍晚委托，清晨收到。边缘、厚度按约定参数设计。',
    alt: '打印的牙冠和桥',
    links: { design: '了解设计服务' },
  },
  files: {
    title: '扫描仪、设计软件和数据',
    items: {
      file: {
        title: '文件导入',
        text: '可导出 STL 即可使用，例如 3Shape、exocad、先临、Medit、iTero；病例编号和交期用 CSV 表格导入，或手工填写。',
      },
      connected: {
        title: '已对接',
        text: '病例编号、交期和树脂批号自动互传，例如 Occlusion Desk CAD、Casefile Lab Ledger；全部名单见“系统集成”页。国内管理系统用表格导入，或按接口文档对接。',
      },
      offline: {
        title: '断网时',
        text: '打印机完成已接收的任务；赫光 Prepare 校验授权后可离线使用 72 小时，经局域网或 U 盘发送任务。订单和确认待网络恢复后同步。',
      },
      region: {
        title: '数据存放',
        text: '中国大陆、欧洲或北美，开通时由您选择。选中国大陆的，病例存于境内；设计中心也在上海。',
      },
      names: {
        title: '患者姓名',
        text: '可仅保留在您的系统中，病例只带编号；手机通知仅含机号和病例编号。',
      },
      agreement: { title: '保密协议', text: '委托设计的，先签数据处理协议，再发送首个病例。' },
    },
  },
  questions: {
    title: '接入前常见问题',
    questions: {
      start: {
        question: '单台打印机需装哪些软件？',
        answer: '安装赫光 Prepare 即可打印。诊所需在线下单、确认方案的，再开通 Blueprint，均不另收费。',
      },
      alerts: {
        question: '如何接收手机通知？',
        answer: '由 Ultra-Net 发短信、邮件，或推送到企业微信、钉钉，附打印机链接。接收人和时段由您设定。',
      },
      older: {
        question: 'Reflex 和 Reflex RS 能接入吗？',
        answer: '不能，只由赫光 Prepare 经网络或 U 盘发送任务。',
      },
    },
  },
  contact: {
    title: '用您的病例演示',
    text: '视频会议半小时，请备三个病例，我们演示下单至发货全流程。',
    alt: '显示器上的病例：口扫模型和桥，键盘旁放着病例盒',
    links: { inquiry: '预约演示' },
  },
} satisfies PageCopy<typeof platform>;
