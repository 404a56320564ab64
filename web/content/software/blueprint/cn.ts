import type { PageCopy } from '#sections/page-content.ts';
import type { blueprint } from './page.ts';

export const cn = {
  hero: {
    eyebrow: 'Blueprint',
    title: '诊所和加工厂看同一份病例',
    text: '扫描数据、设计方案、确认记录和交期都在病例里。卡在哪一环、该谁处理，双方随时能查，不用打电话问进度。',
    alt: '显示器上的 Blueprint 病例列表，一个桥正等待确认；前方工作托盘里放着模型、桥和种植导板',
    links: { inquiry: '预约演示', platform: '了解全部软件' },
  },
  views: {
    title: '四方各看什么、各做什么',
    items: {
      clinic: { title: '诊所', text: '上传扫描数据，确认方案，查看交期。院内自己打印的，文件直接下发到 ChairSide。' },
      lab: { title: '义齿加工厂', text: '病例按交期排序，快到期的排在最前；缺数据、等确认还是等机器，一目了然。' },
      designer: { title: '设计服务', text: '设计师接到您指派的病例，做完后把文件传回同一个病例。' },
      group: {
        title: '连锁机构',
        text: '总部统一排单，患者在哪家门店，StreamFlow 就把任务发到那家门店的 ChairSide Pro。',
      },
    },
  },
  approval: {
    title: '从口扫到下发打印',
    items: {
      scan: {
        title: '扫描即建档',
        text: '已对接的口内扫描仪自动建立病例。先临、iTero、Medit 等其他扫描仪，上传 STL 文件即可。',
      },
      design: {
        title: '方案自动归档',
        text: '已对接的设计软件把 STL 连同病例号一起传回；3Shape、exocad 等软件，把 STL 上传到病例里。',
      },
      release: { title: '医生确认', text: '医生查看方案，确认或写明修改意见。未确认的文件不会进入生产。' },
      print: { title: '下发打印', text: '确认后进入 StreamFlow 队列，或直接发到诊所的 ChairSide。' },
    },
  },
  record: {
    title: '半年后要重做，调出原数据再打一件',
    text: '打开病例，当时的数据都在。定制式医疗器械追溯要用的打印机、批号和确认记录，也在其中。',
    alt: '打印的桥与单冠',
    points: {
      scan: '原始扫描数据和最终确认的方案',
      design: '确认人和确认时间',
      print: '打印机、材料参数和树脂批号',
      dispatch: '出厂日期',
    },
    links: { streamFlow: 'StreamFlow 如何记录' },
  },
  design: {
    title: '设计师排满了，就转给我们',
    text: '在 Blueprint 里指派给我们即可。设计中心周一至周五 24 小时开工。固定、活动、种植病例的时限，从资料收齐起算：',
    items: { answer: '下单后设计师回复', design: '交付设计文件', expedited: '加急交付' },
    alt: '显示器上的牙冠设计，前面是模型和牙冠',
  },
  privacy: {
    title: '患者信息与费用',
    text: 'Blueprint 随齿科打印机提供，加工厂和诊所都不另收费。',
    alt: 'Blueprint 病例 24-0821：口扫模型和桥，五个环节，第三步等待确认',
    points: {
      names: '患者姓名可以只留在您自己的系统里。',
      region: '数据存放地区由您选：中国大陆、欧洲或北美。',
      agreement: '设计交给我们的，先签数据处理协议，再发第一个病例。',
      cost: '另收费的只有两项：StreamFlow 按在线账号数，设计服务按病例。',
    },
    links: { integrations: '查看对接清单' },
  },
  printers: {
    title: '可接收病例的打印机',
    text: 'ChairSide 直连 Blueprint；A2D 系列、A3D、C 系列和 ChairSide Pro 经 StreamFlow 接收，StreamFlow 按在线账号数收费。',
  },
  questions: {
    title: '上线前常见问题',
    questions: {
      clinicAccount: {
        question: '诊所不愿意用新系统怎么办？',
        answer: '由加工厂代为录单，扫描数据照样存进病例。诊所以后再加入，之前的病例都还在。',
      },
      software: {
        question: '能对接我们的加工厂管理系统吗？',
        answer: '有接口的系统可以读取订单状态，并把打印机、树脂批号和打印日期写入病例。请告诉我们您用的是哪一款。',
      },
      offline: {
        question: '断网了会怎样？',
        answer: '正在打印的任务会打完；方案确认和新订单要等网络恢复，恢复后状态自动更新。',
      },
    },
  },
  contact: {
    title: '拿您的病例走一遍流程',
    text: '准备一份不含患者信息的扫描数据和一张订单，视频半小时，我们从建档演示到下发。',
    alt: '诊室边柜上的 ChairSide Pro',
    links: { inquiry: '预约演示' },
  },
} satisfies PageCopy<typeof blueprint>;
