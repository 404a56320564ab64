import type { PageCopy } from '#sections/page-content.ts';
import type { ultraNet } from './page.ts';

export const cn = {
  hero: {
    eyebrow: 'Ultra-Net',
    title: '哪台闲着，为什么闲',
    text: '全部设备的状态、任务、树脂余量和运行时数，一屏显示。设备一停，手机马上收到原因。',
    alt: '显示器上的 Ultra-Net 设备总览，旁边是 Reflex 2 Pro 和 Reflex 2',
    links: { inquiry: '接入设备', support: '接入指南' },
  },
  idle: {
    title: '停机，多数不是设备坏了',
    text: '三家加工厂、17 台打印机，用 Ultra-Net 记录了六周的停机原因。其中一家随后把晚班调整了半小时。',
    items: {
      platform: '的停机时间，是平台没人清',
      supplies: '是缺树脂、离型膜到期',
      faults: '是设备故障',
    },
    alt: 'Ultra-Net：四台打印机的进度、剩余时间和树脂余量，其中一台树脂不足',
  },
  causes: {
    title: '每次停机都记原因',
    items: {
      resin: { title: '缺树脂', text: '任务下发前就提醒，来得及补料。' },
      film: { title: '离型膜到期', text: '按层数计，挑空闲班次更换。' },
      platform: { title: '平台未清', text: '打完了，等人取件。' },
      fault: { title: '故障', text: '附代码和任务日志，可直接转给技术支持。' },
    },
  },
  night: {
    title: '哪些消息半夜通知',
    text: '发给谁、几点发，都由您定。',
    alt: '夜间手机上的 Ultra-Net，一台打印机已停机',
    points: {
      now: '立即通知：早上要交货却停了机；长任务前树脂不足；料箱已满。',
      morning: '早上再看：任务完成、离型膜到期、有新固件。',
      count: '只记日志：预热、暂停、开门。',
    },
  },
  connect: {
    title: '四步接入一台打印机',
    items: {
      network: { title: '填网络', text: '在“设置 > 网络”里填 IP 地址；走代理的，再填代理。' },
      test: { title: '测连接', text: '域名、时间、服务器三项打勾即可。' },
      code: { title: '输配对码', text: '在网页上输入打印机显示的配对码。' },
      name: { title: '起名字', text: '用车间叫惯的名字，再注明放在哪间。' },
    },
  },
  network: {
    title: '给网管看的',
    text: '打印机主动上报，外网无须开放任何端口。',
    alt: '供料站，余量上报 Ultra-Net',
    points: {
      ports: '每台打印机放行出站 TCP 443。',
      time: 'NTP 校时，用 UDP 123。',
      segment: '单独划一个网段，不接触患者数据。',
      cable: '五台起建议走网线，一整版模型可能超过 500 MB。',
      address: '每台用固定 IP，或在 DHCP 里保留地址。',
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
      offline: { question: '打着打着显示离线，任务会丢吗？', answer: '不会。打印机照常打完，网络恢复后补报。' },
      old: { question: '旧机型能接入吗？', answer: '能显示在列表里；停机原因需要升级到最新固件才有。' },
      pictures: {
        question: '成型仓的图像会传出去吗？',
        answer: '打印机装了摄像头、接入了 Ultra-Net、您又打开了共享，三条都满足才会。',
      },
      remote: { question: '你们能远程看设备吗？', answer: '您对那台设备授权后可以，日志直接读取，不用拷 U 盘。' },
      updates: {
        question: '固件什么时候更新？',
        answer: '在您设定的时段。没有设定时段的，打印机只提示，由您决定；正在打的任务先打完。',
      },
    },
  },
  contact: {
    title: '先统计一周，看闲在哪里',
    text: 'Ultra-Net 随上列打印机提供。接入一周后，应用工程师陪您逐项看停机原因。',
    alt: 'Reflex 2 Pro 桌面打印机',
    links: { inquiry: '接入设备' },
  },
} satisfies PageCopy<typeof ultraNet>;
