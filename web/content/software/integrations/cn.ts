import type { IntegrationsCopy } from './copy.ts';

export const cn: IntegrationsCopy = {
  overview: {
    hero: {
      eyebrow: '系统集成',
      title: '能导出 STL，就能打印',
      text: '3Shape、exocad、先临三维、Medit、iTero 尚未对接，传文件就能打。合作厂商的产品已经对接，病例编号和交期自动带入，树脂批号自动写回。',
      alt: '显示器上的牙冠设计',
      links: { inquiry: '咨询对接', platform: '了解全部软件' },
    },
    programs: {
      title: '哪些已对接，哪些传文件',
      text: '标“尚未对接”的产品目前没有时间表，一有进展就在本页更新。',
      first: '软件或扫描仪',
      columns: { file: '传文件', connected: '对接' },
      rows: {
        threeShape: { title: '3Shape（含 TRIOS）', file: '扫描导出 STL 或 PLY，设计导出 STL', connected: '尚未对接' },
        shining: { title: '先临三维', file: '扫描导出 STL 或 PLY', connected: '尚未对接' },
        exocad: { title: 'exocad', file: '设计导出 STL', connected: '尚未对接' },
        inLab: { title: 'inLab', file: '设计导出 STL', connected: '尚未对接' },
        medit: { title: 'Medit', file: '扫描导出 STL 或 PLY', connected: '尚未对接' },
        iTero: { title: 'iTero', file: '扫描导出 STL 或 PLY', connected: '尚未对接' },
        labManagement: {
          title: '其他义齿管理系统',
          file: '病例编号、交期在 Blueprint 里手工填',
          connected: '尚未对接',
        },
        partners: {
          title: '合作厂商的产品（见下方）',
          file: 'STL、PLY 或 3MF',
          connected: '病例编号、交期、树脂批号',
        },
      },
    },
    alone: {
      title: '传文件，四步打印',
      text: '只用赫光 Prepare，每台打印机都带。方案要给诊所确认的，再用 Blueprint。',
      items: {
        save: {
          title: '导出',
          text: '设计导出 STL，要保留扫描颜色就导出 PLY，存到装有赫光 Prepare 的电脑能读到的文件夹。',
        },
        open: {
          title: '打开或上传',
          text: '在赫光 Prepare 中打开，或上传到 Blueprint 的病例里。两者都能读 STL 和 PLY，Prepare 还能读 OBJ 和 3MF。',
        },
        slice: { title: '切片', text: '选好树脂对应的材料参数，加支撑、切片。' },
        send: { title: '发送', text: '经网络或 U 盘把任务发到打印机。' },
      },
    },
    handover: {
      title: '对接后，数据随病例流转',
      text: '这是全部接通后的流程。可以先接一项，再逐步加。',
      items: {
        scan: { title: '扫描', text: '扫描仪在 Blueprint 中建立病例，扫描数据一并上传。' },
        design: { title: '设计', text: '设计软件接收病例编号，完成后把 STL 传回同一病例。' },
        plan: { title: '排产', text: '加工厂管理系统同步交期，StreamFlow 据此排产。' },
        print: { title: '排版打印', text: '排版软件按树脂和层厚分批，排满每个平台。' },
        finish: {
          title: '后处理',
          text: 'StreamFlow 提示每款树脂的清洗、固化时间；隐形矫治器产线读取模型底座上的编码，再打标、切割。',
        },
        invoice: { title: '归档', text: '打印机、树脂批号和打印日期随病例传回管理系统。' },
      },
    },
  },
  details: {
    exchange: {
      title: '对接后多了哪些功能',
      text: '打印效果一样；对接后不用手工录入，记录自动归档。',
      first: '数据',
      columns: { file: '传文件', connected: '对接' },
      rows: {
        number: { title: '病例编号', file: '手工填', connected: '自动带入' },
        dueDate: { title: '交期', file: '手工填', connected: '由管理系统传给 StreamFlow' },
        design: { title: '设计文件', file: '手工上传到病例', connected: '自动传回同一病例' },
        lot: { title: '树脂批号、打印机', file: '存在 Blueprint 里', connected: '同时写回管理系统' },
        color: { title: '扫描颜色', file: '上传 PLY 就有', connected: '扫描仪传 PLY 就有' },
      },
    },
    terms: {
      title: '费用和 API',
      items: {
        cost: {
          title: '对接不另收费',
          text: 'Blueprint 随齿科打印机提供；交期要传给 StreamFlow，StreamFlow 按在线账号数收费。合作厂商的软件由对方收费。',
        },
        api: {
          title: '没有公开的 API',
          text: '加工厂软件开发商想对接的，请来信说明需要哪些数据，我们提供接口说明。',
        },
      },
    },
    formats: {
      title: '给 IT 部门的说明',
      text: '也可以转给您的软件商。',
      items: {
        threeMf: { title: '3MF', text: '第三方排版软件导出的 3MF，在赫光 Prepare 里打开，位置和支撑原样保留。' },
        names: {
          title: '文件名',
          text: 'StreamFlow 从文件名读取病例编号、步数和上下颌，写进压膜模型的底座编码，后道工序扫码即可。例：P0817_05_U.stl，即第 5 步、上颌。',
        },
        network: { title: '网络', text: '防火墙放行打印机出站 TCP 443 和 UDP 123（NTP 校时），不用开放入站端口。' },
      },
    },
    questions: {
      title: '对接前常见问题',
      questions: {
        check: {
          question: '我用的产品不在名单里，能用吗？',
          answer:
            '能导出 STL 就能用，请先确认网格已封闭、没有破洞。要自动对接，包括义齿管理系统，请告诉我们产品名称和版本，一个工作日内答复是否支持。',
        },
        names: {
          question: '患者姓名会传出去吗？',
          answer: '可以不传。姓名留在您自己的系统里，病例只带编号。数据存放地区在开通时由您选择。',
        },
        reflex: {
          question: 'Reflex 打印机也能对接吗？',
          answer:
            'Reflex 由赫光 Prepare 下发任务，文件交换方式相同。Reflex 2 与 Reflex 2 Pro 还可接入 Ultra-Net。StreamFlow 和 Blueprint 用于齿科机型。',
        },
      },
    },
    contact: {
      title: '告诉我们您在用什么',
      text: '列出扫描仪、设计软件和管理系统，我们逐项答复能否对接；不能对接的，告诉您文件怎么传。',
      alt: '口内扫描仪正对着模型上的扫描杆',
      links: { inquiry: '咨询对接', prepare: '申请赫光 Prepare' },
    },
  },
};
