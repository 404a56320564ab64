import type { PageCopy } from '#sections/page-content.ts';
import type { blueprint } from './page.ts';

export const cn = {
  hero: {
    eyebrow: 'Blueprint',
    title: '诊所和加工厂，看同一份病例',
    text: '扫描数据、设计方案、确认记录和交期都在病例里，双方随时能查，医生在手机上就能确认。随齿科打印机提供，不另收费。',
    alt: '手机上待确认的牙冠设计，旁边是打印的模型和牙冠',
    links: { inquiry: '预约演示', platform: '了解全部软件' },
  },
  approval: {
    title: '从口扫到打印',
    alt: 'Blueprint 病例 24-0821：口扫模型和桥，五个环节，第三步等待确认',
    items: {
      scan: {
        title: '上传即建档',
        text: '先临、iTero、Medit 等扫描仪均可，诊所上传 STL 或 PLY，填写设计单：牙位、材料、色号和备注，即建立病例。用合作厂商 Quadrant Light 的扫描仪，病例自动建立。',
      },
      design: {
        title: '方案归到病例',
        text: '3Shape、exocad 等软件，将 STL 上传至病例；Occlusion Desk CAD 连同病例编号自动传回。',
      },
      release: { title: '医生确认', text: '医生查看方案，确认或写明修改意见。未确认的文件不会进入生产。' },
      print: { title: '发送打印', text: '确认后进入 StreamFlow 队列，或直接发到诊所的 ChairSide、ChairSide Pro。' },
    },
  },
  phone: {
    title: '医生在手机上确认',
    items: {
      link: {
        title: '打开链接，免安装',
        text: '诊所收到短信或邮件链接，输入手机验证码即可打开，无需注册。链接也可在微信内打开，无需小程序。',
      },
      view: { title: '三维方案', text: '在手机浏览器中旋转模型、隐藏对颌，查看边缘、邻接和咬合接触、厚度。' },
      answer: { title: '确认或标注修改处', text: '点击表面即可标注、留言。加工厂即时收到回复，附姓名和时间。' },
    },
  },
  views: {
    title: '诊所、加工厂、设计服务、连锁机构的分工',
    items: {
      clinic: { title: '诊所', text: '上传扫描数据，确认方案，查看交期。椅旁打印的，文件直接发到本诊所打印机。' },
      lab: {
        title: '义齿加工厂',
        text: '病例按交期排序，临期优先；缺数据、待确认、待打印分别标明。诊所不便使用新系统时，由加工厂代为录单。',
      },
      designer: { title: '设计服务', text: '设计师接收您指派的病例，完成后将文件传回同一病例。' },
      group: {
        title: '连锁机构',
        text: '总部统一排单，StreamFlow 将任务发到患者就诊门店的 ChairSide Pro。',
      },
    },
  },
  cost: {
    title: 'Blueprint 之外要付哪些费用',
    text: 'Blueprint 本身不收费。它一次发送一个病例，适合诊所的打印机；加工厂由 StreamFlow 把几个病例拼成一版。StreamFlow 按并发账号收费，1 个账号同时限 1 人在线。',
    first: '您的情况',
    columns: { cost: '另付', route: '发送打印的方式' },
    rows: {
      clinic: { title: '诊所，没有打印机', cost: '不收费，诊所数量不限', route: '由加工厂打印' },
      chairSide: { title: '有 ChairSide 或 ChairSide Pro', cost: '不收费', route: '由 Blueprint 直接发送' },
      lab: {
        title: 'A2D 系列、A3D、C 系列，或几台 ChairSide Pro',
        cost: 'StreamFlow，按并发账号',
        route: '经 StreamFlow 队列发送',
      },
      file: { title: '以上机型，不用 StreamFlow', cost: '不收费', route: '下载文件，用赫光 Prepare 发送' },
      design: { title: '自有设计师忙不过来', cost: '设计服务，按件', route: '与自己设计的病例相同' },
    },
  },
  record: {
    title: '半年后重做，调用原数据打印',
    text: '打开病例，即可按原数据重新打印模型或铸造蜡型。定制式医疗器械追溯所需的打印机、批号和确认记录均已归档。',
    alt: '打印的牙模',
    points: {
      scan: '原始扫描数据和最终确认的方案',
      design: '确认人和确认时间',
      print: '打印机、材料参数和树脂批号',
      dispatch: '出厂日期',
    },
    links: { streamFlow: 'StreamFlow 如何记录' },
  },
  design: {
    title: '设计忙不过来，可委托设计',
    text: '在 Blueprint 中指派即可。设计中心周一 0 点至周五 24 点连续作业，周末订单自周一起算。固定、活动、种植病例的时限，从资料收齐起算：',
    items: { answer: '下单后设计师回复', design: '交付设计文件', expedited: '加急交付' },
    alt: '显示器上的牙冠设计，前面是模型和牙冠',
  },
  privacy: {
    title: '患者信息的保管',
    text: '病例仅带编号，例如 24-0821；其余信息是否保存由您决定。',
    alt: '病例盒，随附的单据上写着病例编号',
    points: {
      names: '患者姓名可仅保留在您的系统中。',
      region: '数据存放地区由您选择：中国大陆、欧洲或北美。',
      keep: '病例一直保存到您删除，可随时下载，也可全部打包导出。',
      agreement: '委托设计的，先签数据处理协议，再发送首个病例。',
    },
    links: { agreement: '索取协议样本' },
  },
  questions: {
    title: '上线前常见问题',
    questions: {
      software: {
        question: '能对接我们的加工厂管理系统吗？',
        answer:
          '已对接两款：Casefile Lab Ledger 读取 Blueprint 的订单状态，并归档打印机、树脂批号和打印日期；Auftragsfach 向 StreamFlow 同步交期。金蝶、用友及其他管理系统，病例编号和交期用 CSV 表格导入 Blueprint，或手工填写；软件开发商可来信索取接口文档。',
      },
      offline: {
        question: '断网时如何处理？',
        answer: '正在打印的任务照常完成；方案确认和新订单待网络恢复后处理，状态自动更新。',
      },
    },
  },
  contact: {
    title: '用您的病例演示流程',
    text: '请准备一份不含患者信息的扫描数据和一张订单，视频演示半小时，从建档到发送打印。',
    alt: '诊室边柜上的 ChairSide Pro',
    links: { inquiry: '预约演示', integrations: '查看对接清单' },
  },
} satisfies PageCopy<typeof blueprint>;
