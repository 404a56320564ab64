import type { PageCopy } from '#sections/page-content.ts';
import type { servicesOverview } from './page.ts';

export const cn = {
  hero: {
    eyebrow: '服务',
    title: '原厂在线支持，经销商就近上门',
    text: '在线支持周一至周五 24 小时值守，电话按办公时间接听。设计人手不足，可委托设计服务；购买前可申请样件。',
    alt: '维护中的 A2D 4K：料槽已取出，旁边是打开的工具箱和手机',
    links: { support: '查看操作指南', contact: '联系技术支持' },
  },
  promise: {
    title: '服务标准',
    text: '从收到序列号和故障现象算起，周六、周日不计。周六停机，请先查操作指南并在线留言，周一零点起优先处理。',
    items: {
      answer: '在线响应时限',
      solved: '（两个工作日）远程解决或工程师到场，边远省区见下表',
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
        alt: '打开前门的 A2D 4K，打印件挂在料槽上方的平台上',
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
      warranty: {
        title: '质保政策',
        text: '按部件列明质保期，以及申请流程。',
        alt: '包装箱上的 Reflex，旁边是箱子和树脂瓶',
      },
      certificate: {
        title: '检测证书查询',
        text: '每台设备随附证书，输入编号可查机型和检测项目。',
        alt: '检测台上的打印机和证书',
      },
      software: {
        title: '赫光 Prepare',
        text: '打印机配套切片软件，支持 Windows 和 macOS；首次需申请安装包，之后软件自动提示更新。',
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
      report: { title: '提交报修', text: '在线或电话提交，办公时间也可发微信公众号；经销商售出的机器同样可以报修。' },
      answer: { title: '在线响应', text: '离型膜、平台、参数这类问题，多在这一步解决。' },
      solve: {
        title: '解决或到场',
        text: '参数、操作类故障远程解决；须换件的，能自行更换的寄出备件并远程指导，其余由所在大区经销商的工程师带件上门。',
      },
      ship: { title: '寄修', text: '经技术支持确认后再寄，装好运输锁，用原包装。' },
      estimate: { title: '定日期、报价', text: '收到后两个工作日内书面告知修复日期，过保的附报价，您确认后维修。' },
      back: { title: '修好校准后寄回', text: '修好后校准、检测，随机附新的检测证书。' },
    },
  },
  regions: {
    title: '各地区上门与返修',
    text: '需上测试台的光机，由经销商转送上海工厂。其他国家和地区请联系当地经销商。',
    first: '所在地区',
    columns: { visit: '上门工程师', time: '到场时限', repair: '返修' },
    rows: {
      first: { title: '北京、河北、山西、内蒙古、东北三省', visit: '北京经销商', time: '两个工作日内', repair: '北京' },
      second: { title: '天津、山东、河南', visit: '天津经销商', time: '两个工作日内', repair: '天津' },
      third: { title: '上海、江苏、浙江、安徽、江西、湖北', visit: '上海经销商', time: '两个工作日内', repair: '上海' },
      fourth: { title: '广东、广西、海南、福建、湖南', visit: '佛山经销商', time: '两个工作日内', repair: '佛山' },
      fifth: {
        title: '重庆、四川、云南、贵州、陕西、甘肃、宁夏',
        visit: '重庆经销商',
        time: '两个工作日内',
        repair: '重庆',
      },
      sixth: {
        title: '新疆、西藏、青海',
        visit: '重庆经销商',
        time: '先远程处理、空运备件，上门日期另约',
        repair: '重庆',
      },
      seventh: { title: '香港、澳门', visit: '香港经销商', time: '另约日期', repair: '香港' },
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
        text: '按操作指南的保养计划自行保养。UltraCraft 可每半年请工程师检测一次光强，存入设备档案；费用事先报价，不检测不影响质保。C 系列另签维保合同。',
      },
    },
  },
  training: {
    title: '培训',
    text: '在上海、柏林、波士顿开课，也有线上课。费用见开课安排。',
    alt: '培训教室里的打印机、操作台和屏幕',
    points: {
      start: '开机培训：安装、首次打印、清洗、固化。',
      practice:
        '诊所班：医生和助手一同上课，实操临时冠、咬合板和种植导板，一天完成；打印件只装在训练模型上，不给患者佩戴。',
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
    title: '不知找谁？',
    text: '选型、报修、培训，请留言，1 个工作日内告知您由谁负责。',
    alt: '赫光展台：打印机和咨询台',
    links: { contact: '联系我们' },
  },
} satisfies PageCopy<typeof servicesOverview>;
