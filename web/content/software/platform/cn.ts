import type { PageCopy } from '#sections/page-content.ts';
import type { platform } from './page.ts';

export const cn = {
  hero: {
    eyebrow: '云平台',
    title: '病例进度，一屏看清',
    text: '订单、设计、打印、后处理都在一套软件里。客户来电问“做到哪一步了”，打开就能答。',
    alt: '显示器上的生产看板，旁边是 UltraCraft ChairSide Pro',
    links: { inquiry: '预约演示', software: '申请 Prepare 安装包' },
  },
  parts: {
    title: '各软件管什么',
    text: '对接扫描仪、设计软件和加工厂管理系统，病例直接导入，不用重复录入。赫光 Prepare 每台打印机都带，单机切片、打印用它就够；几台机器共用一条队列，再加 StreamFlow，按在线账号数收费。数据存在中国大陆、欧洲或北美，由您选。',
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
    text: '先签一次协议，之后在 Blueprint 里一键转单。冠桥、义齿、种植的单子傍晚发来，清晨收到设计文件，边缘、厚度照约定的参数做。',
    alt: '显示器上的牙冠设计',
    links: { design: '了解设计服务' },
  },
  questions: {
    title: '管理员常见问题',
    questions: {
      data: {
        question: '数据存放在哪里？',
        answer:
          '存放在您开通时选的地区：中国大陆、欧洲或北美。患者姓名可以只留在您自己的系统里，软件里的病例只有编号。',
      },
      offline: {
        question: '断网怎么办？',
        answer: '打印机会打完已收到的任务；赫光 Prepare 要联网，新任务得等。网络恢复后，状态自动同步。',
      },
      machines: {
        question: '哪些打印机可以接入？',
        answer:
          'StreamFlow 支持 A2D 系列、A3D、C 系列和 ChairSide Pro；ChairSide（不带 Pro）由 Blueprint 下发病例。Ultra-Net 可接入 A2D 系列、A3D、C 系列、Reflex 2 和 2 Pro；其余 Reflex 机型只用赫光 Prepare。',
      },
      cost: {
        question: '怎么收费？',
        answer:
          '赫光 Prepare 随每台打印机提供，Blueprint 随齿科打印机提供，Ultra-Net 随可接入的机型提供。StreamFlow 按在线账号数收费，设计服务按病例计费，单价请咨询。',
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
