import type { PageCopy } from '#sections/page-content.ts';
import type { ultraNet } from './page.ts';

export const cn = {
  hero: {
    eyebrow: 'Ultra-Net',
    title: '设备状态与停机原因',
    text: '全部设备的状态、任务、树脂余量和运行时数，一屏显示。设备停机，手机即时收到原因。',
    alt: '显示器上的 Ultra-Net 设备总览，旁边是 Reflex 2 Pro 和 Reflex 2',
    links: { inquiry: '接入设备', support: '接入指南' },
  },
  idle: {
    title: '停机多数并非设备故障',
    text: '三家加工厂的 17 台打印机，用 Ultra-Net 记录六周停机原因。其中一家随后将晚班调整半小时。',
    items: {
      platform: '的停机时间为平台未清',
      supplies: '为缺树脂、离型膜到期',
      faults: '为设备故障',
    },
    alt: 'Ultra-Net：四台打印机的进度、剩余时间和树脂余量，其中一台树脂不足',
  },
  causes: {
    title: '停机均记录原因',
    items: {
      resin: { title: '缺树脂', text: '任务下发前提醒补料。' },
      film: { title: '离型膜到期', text: '按层数计，安排在空闲班次更换。' },
      platform: { title: '平台未清', text: '打印完成，待取件。' },
      fault: { title: '故障', text: '附代码和任务日志，可直接转给技术支持。' },
    },
  },
  night: {
    title: '夜间通知规则',
    text: '接收人和时段由您设定，经短信、邮件、企业微信或钉钉发送。',
    alt: '夜间手机上的 Ultra-Net，一台打印机已停机',
    points: {
      now: '立即通知：早晨交货的任务停机；长任务前树脂不足；料箱已满。',
      morning: '次日汇总：任务完成、离型膜到期、有新固件。',
      count: '仅记日志：预热、暂停、开门。',
    },
  },
  connect: {
    title: '四步接入一台打印机',
    items: {
      network: { title: '设置网络', text: '在“设置 > 网络”中填写 IP 地址，使用代理的一并填写。' },
      test: { title: '测试连接', text: '域名、时间、服务器三项显示通过即可。' },
      code: { title: '输入配对码', text: '在网页上输入打印机显示的配对码。' },
      name: { title: '命名', text: '填写车间常用名称和摆放位置。' },
    },
  },
  network: {
    title: '网管须知',
    text: '打印机主动上报，外网无需开放任何端口。',
    alt: '供料站，余量上报 Ultra-Net',
    points: {
      ports: '每台打印机放行出站 TCP 443。',
      time: 'NTP 校时，用 UDP 123。',
      segment: '单独划一个网段，不接触患者数据。',
      cable: '五台以上建议使用网线，满版模型文件可能超过 500 MB。',
      address: '每台用固定 IP，或在 DHCP 中保留地址。',
    },
    links: { support: '全部操作指南' },
  },
  printers: {
    title: '可接入的设备',
    text: 'A2D 系列、A3D、C 系列、ChairSide Pro、Reflex 2 和 2 Pro，以及 HiVE 和供料站。',
  },
  questions: {
    title: '接入前常见问题',
    questions: {
      offline: { question: '打印中显示离线，任务会丢失吗？', answer: '不会。打印机照常完成，网络恢复后补报。' },
      old: { question: '旧机型能接入吗？', answer: '可显示在列表中；升级到最新固件后方可记录停机原因。' },
      pictures: {
        question: '成型仓图像会外传吗？',
        answer: '仅当打印机装有摄像头、已接入 Ultra-Net 且您开启共享时才会上传。',
      },
      remote: { question: '厂家能否远程查看设备？', answer: '经您对该设备授权后可以，日志直接读取，无需 U 盘拷贝。' },
      updates: {
        question: '固件何时更新？',
        answer: '在您设定的时段更新。未设定时段的，打印机仅提示，由您决定；打印中的任务先完成。',
      },
    },
  },
  contact: {
    title: '统计一周，分析停机原因',
    text: 'Ultra-Net 随上列打印机提供。接入一周后，应用工程师与您逐项分析停机原因。',
    alt: 'Reflex 2 Pro 桌面打印机',
    links: { inquiry: '接入设备' },
  },
} satisfies PageCopy<typeof ultraNet>;
