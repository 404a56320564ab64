import type { PageCopy } from '#sections/page-content.ts';
import type { servicesOverview } from './page.ts';

export const cn = {
  hero: {
    eyebrow: '服务',
    title: '原厂在线支持，经销商就近上门',
    text: '在线支持周一至周五全天值守，夜间停机请在线提交；电话按办公时间接听。设计人手不足，可委托设计服务；购买前可申请样件。',
    alt: '维护中的 A2D 4K：料槽已取出，旁边是打开的工具箱和手机',
    links: { support: '查看操作指南', contact: '联系技术支持' },
  },
  promise: {
    title: '服务标准',
    text: '从收到序列号和故障现象算起，周六、周日不计。周六停机，请先查操作指南并在线留言，周一零点起优先处理。',
    items: {
      answer: '在线响应时限',
      solved: '远程解决或工程师到场（大陆各省，边远省区见下表）',
      countries: '国家和地区，电话、在线支持由原厂直接提供',
    },
    measures: { countries: '个' },
  },
  services: {
    title: '服务项目',
    items: {
      support: {
        title: '打印机技术支持',
        text: '安装、操作、维护、故障代码，按机型查。',
        alt: '离型膜和张力规',
      },
      design: {
        title: '设计服务',
        text: '固定、活动、种植 6 小时内出设计，傍晚发数据，次日清晨收设计；隐形矫治 24 小时内。',
        alt: '显示器上的牙冠设计',
      },
      samples: {
        title: '免费样件',
        text: '选好样件，我们打印寄出，运费到付；就位和表面由您判断。',
        alt: '打印的工作模型，一颗代型已取出',
      },
      warranty: { title: '质保政策', text: '按部件列明质保期，以及申请流程。', alt: 'UltraCraft 打印机的料槽' },
      certificate: {
        title: '证书查询',
        text: '输入证书编号，核验真伪。',
        alt: '检测台上的打印机和证书',
      },
      software: {
        title: '赫光 Prepare',
        text: '打印机配套切片软件，支持 Windows 和 macOS；安装包申请一次，以后自动提示更新。',
        alt: '赫光 Prepare：A2D 4K 平台上排了六个牙弓模型',
      },
    },
  },
  ready: {
    title: '报修前准备四项',
    text: '资料齐全时，工程师通常首次回复即给出处理办法。接入 Ultra-Net 的，手机上可查看故障设备。请勿包含患者姓名。',
    alt: '手机上的设备监控，一台打印机报故障',
    points: {
      serial: '序列号：看铭牌，或屏幕“关于”页',
      sentence: '一句话说明现象、起始时间、所用树脂',
      photos: '两张照片：显示故障代码的屏幕、打印件或损坏部位',
      log: '最近一次任务的日志；已接入 Ultra-Net 的，授权后自动发送',
    },
    links: { ultraNet: '接入 Ultra-Net' },
  },
  repair: {
    title: '报修流程',
    items: {
      report: { title: '提交报修', text: '在线或电话提交；经销商售出的机器也可直接报修。' },
      answer: { title: '在线响应', text: '离型膜、平台、参数这类问题，多在这一步解决。' },
      solve: {
        title: '解决或到场',
        text: '参数、操作类故障远程解决；须换件的，能自行更换的寄出备件并远程指导，其余由所在大区经销商的工程师带件上门。',
      },
      parts: {
        title: '返修',
        text: '收到后两个工作日内书面告知修复日期，过保的另附报价；修好并校准后寄回，附校准证书。寄出前请先联系技术支持，装好运输锁，用原包装。',
      },
    },
  },
  regions: {
    title: '各地区到场与返修',
    first: '地区',
    columns: { visit: '工程师到场', repair: '返修' },
    rows: {
      home: {
        title: '大陆各省（下列省区除外）',
        visit: '两个工作日内，由北京、天津、上海、重庆、佛山经销商的工程师上门',
        repair: '所在大区经销商；需上测试台的光机转送上海工厂',
      },
      neighbors: { title: '香港、澳门', visit: '与香港经销商约定日期', repair: '香港经销商' },
      far: {
        title: '新疆、西藏、青海',
        visit: '先远程处理，备件空运；需要上门的，与重庆经销商约定日期',
        repair: '重庆经销商',
      },
      others: { title: '其他国家和地区', visit: '与当地经销商约定日期', repair: '地址由技术支持告知' },
    },
  },
  outage: {
    title: '停机期间的安排',
    items: {
      loan: { title: '先发备件', text: '可自行更换的部件连同说明一并寄出，机器留在贵厂，无需返修。' },
      urgent: {
        title: '急件代打模型',
        text: '报修时请说明急件，技术支持联系有样机的经销商代打；附近没有样机的，由上海培训中心代打，快递寄回。费用先报价。不另供备机。',
      },
      contract: {
        title: '日常保养与光强检测',
        text: '按操作指南的保养计划自行保养。UltraCraft 每半年由工程师检测一次光强，费用事先报价；未检测不影响质保，仅设备档案中无该次记录。C 系列另签维保合同，随整机报价。',
      },
    },
  },
  training: {
    title: '培训',
    text: '在上海、柏林、波士顿开课，也有线上课。',
    alt: '培训教室里的打印机、操作台和屏幕',
    points: {
      start: '开机培训：安装、首次打印、清洗、固化。',
      practice: '诊所班：医生和助手一同上课，实操临时冠、咬合板和种植导板；打印件只装在训练模型上，不给患者佩戴。',
      fleet: '产线班：两天课程，适合管理十台以上设备的生产主管，学排产、监控、保养。',
      online: '线上课：直播时可以提问，回放在直播页面。',
    },
    links: { dates: '查看开课时间和地点' },
  },
  questions: {
    title: '常见问题',
    questions: {
      language: {
        question: '技术支持用什么语言？',
        answer: '在线支持全天用中文答复，也可用英语、德语；各地经销商使用当地语言。',
      },
      weekend: {
        question: '周末值班吗？',
        answer: '周六、周日不值班。请先查操作指南和故障代码，并在线留言，周一零点起优先处理。',
      },
      foreign: {
        question: '用第三方树脂会失去质保吗？',
        answer: '不会，但由此造成的损坏不在质保范围内，我们也没有对应的参数。',
      },
      outside: {
        question: '维修如何收费？',
        answer:
          '经确认属质保范围的，零件、工时、上门费和往返运费全免。过保的先报零件、工时和差旅费用，经您确认后维修。远程支持不收费。',
      },
    },
  },
  contact: {
    title: '综合咨询',
    text: '请留言，我们转交对口同事，并告知跟进人。',
    alt: '赫光展台：打印机和咨询台',
    links: { contact: '联系我们' },
  },
} satisfies PageCopy<typeof servicesOverview>;
