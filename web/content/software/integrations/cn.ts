import type { IntegrationsCopy } from './copy.ts';

export const cn: IntegrationsCopy = {
  overview: {
    hero: {
      eyebrow: '系统集成',
      title: '支持 STL 即可打印',
      text: '3Shape、exocad、先临三维、Medit、iTero 尚未对接，导入文件即可打印。合作厂商的产品已对接，自动带入病例编号和交期，写回树脂批号。',
      alt: '显示器上的牙冠设计',
      links: { inquiry: '咨询对接', platform: '了解全部软件' },
    },
    programs: {
      title: '已对接与文件导入',
      text: '标“尚未对接”的产品目前没有时间表，有进展即在本页更新。',
      first: '软件或扫描仪',
      columns: { file: '文件导入', connected: '对接' },
      rows: {
        threeShape: { title: '3Shape（含 TRIOS）', file: '扫描导出 STL 或 PLY，设计导出 STL', connected: '尚未对接' },
        cad: { title: 'exocad、inLab', file: '设计导出 STL', connected: '尚未对接' },
        scanners: { title: '先临三维、Medit、iTero', file: '扫描导出 STL 或 PLY', connected: '尚未对接' },
        labManagement: {
          title: '其他义齿管理系统',
          file: '病例编号、交期在 Blueprint 中手工填写',
          connected: '尚未对接',
        },
        partners: {
          title: '合作厂商的产品（见下方）',
          file: 'STL、PLY 或 3MF',
          connected: '已对接，各自传递的数据见下方',
        },
      },
    },
    alone: {
      title: '四步完成打印',
      text: '只需赫光 Prepare，随机附带。方案需诊所确认的，配合 Blueprint 使用。',
      items: {
        save: {
          title: '导出',
          text: '设计导出 STL，需保留扫描颜色的导出 PLY，存入赫光 Prepare 电脑可访问的文件夹。',
        },
        open: {
          title: '打开或上传',
          text: '在赫光 Prepare 中打开，或上传到 Blueprint 病例。两者均可读取 STL 和 PLY，Prepare 还可读取 OBJ 和 3MF。',
        },
        slice: { title: '切片', text: '选择对应的材料参数，加支撑、切片。' },
        send: { title: '发送', text: '经网络或 U 盘发送到打印机。' },
      },
    },
    handover: {
      title: '对接后，数据随病例流转',
      text: '以下为全部接通后的流程，可逐项接入。',
      items: {
        scan: { title: '扫描', text: '扫描仪在 Blueprint 中建立病例，扫描数据一并上传。' },
        design: { title: '设计', text: '设计软件接收病例编号，完成后将 STL 传回同一病例。' },
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
      title: '对接后的功能差异',
      text: '打印效果相同；对接后无需手工录入，记录自动归档。',
      first: '数据',
      columns: { file: '文件导入', connected: '对接' },
      rows: {
        number: { title: '病例编号', file: '手工填写', connected: '自动带入' },
        dueDate: { title: '交期', file: '手工填写', connected: '由管理系统传给 StreamFlow' },
        design: { title: '设计文件', file: '手工上传到病例', connected: '自动传回同一病例' },
        lot: { title: '树脂批号、打印机', file: '存于 Blueprint', connected: '同时写回管理系统' },
        color: { title: '扫描颜色', file: '上传 PLY 即保留', connected: '扫描仪传 PLY 即保留' },
      },
    },
    terms: {
      title: '费用和 API',
      items: {
        cost: {
          title: '对接不另收费',
          text: 'Blueprint 随齿科打印机提供；需将交期传给 StreamFlow 的，StreamFlow 按在线账号数收费。合作厂商的软件由对方收费。',
        },
        api: {
          title: '没有公开的 API',
          text: '加工厂软件开发商如需对接，请来信说明所需数据，我们提供接口说明。',
        },
      },
    },
    formats: {
      title: 'IT 部门须知',
      text: '可转给您的软件供应商。',
      items: {
        threeMf: { title: '3MF', text: '第三方排版软件导出的 3MF，在赫光 Prepare 中打开，位置和支撑保持不变。' },
        names: {
          title: '文件名',
          text: 'StreamFlow 从文件名读取病例编号、步数和上下颌，写进压膜模型的底座编码，后道工序扫码即可。例：P0817_05_U.stl，即第 5 步、上颌。',
        },
        network: { title: '网络', text: '防火墙放行打印机出站 TCP 443 和 UDP 123（NTP 校时），无需开放入站端口。' },
      },
    },
    questions: {
      title: '对接前常见问题',
      questions: {
        check: {
          question: '所用产品不在名单内，能否使用？',
          answer:
            '可导出 STL 即可使用，请先确认网格封闭、无破洞。如需自动对接（包括义齿管理系统），请告知产品名称和版本，一个工作日内答复是否支持。',
        },
        names: {
          question: '患者姓名会外传吗？',
          answer: '可不上传。姓名保留在您的系统中，病例仅带编号。数据存放地区在开通时由您选择。',
        },
        reflex: {
          question: 'Reflex 打印机能否对接？',
          answer:
            'Reflex 由赫光 Prepare 下发任务，文件交换方式相同。Reflex 2 与 Reflex 2 Pro 还可接入 Ultra-Net。StreamFlow 和 Blueprint 用于齿科机型。',
        },
      },
    },
    contact: {
      title: '咨询您所用的软件',
      text: '请列出扫描仪、设计软件和管理系统，我们逐项答复能否对接；尚未对接的，说明文件导入方法。',
      alt: '口内扫描仪正对着模型上的扫描杆',
      links: { inquiry: '咨询对接', prepare: '申请赫光 Prepare' },
    },
  },
};
