import type { IntegrationsCopy } from './copy.ts';

export const cn: IntegrationsCopy = {
  overview: {
    hero: {
      eyebrow: '系统集成',
      title: '扫描仪和设计软件不用换',
      text: '先临三维、朗呈、菲森、Medit、iTero、3Shape、exocad 等，导出 STL 或 PLY，上传即可打印。另有七款合作厂商产品直接对接，不用手工上传和录单。',
      alt: '赫光 Prepare：A2D 4K 平台上排了六个牙弓模型，旁边是层数、时间和发送按钮',
      caption: '赫光 Prepare 打开六个 STL 模型。',
      links: { inquiry: '咨询对接', platform: '了解全部软件' },
    },
    exports: {
      title: '各软件导出什么文件',
      text: '导出后上传到 Blueprint 病例，或用赫光 Prepare 打开。上下颌按咬合位一起导出，保留咬合关系。表中产品暂未直接对接，尚无时间表。',
      first: '软件或扫描仪',
      columns: { format: '文件', steps: '您的操作' },
      rows: {
        threeShape: {
          title: '3Shape（含 TRIOS）',
          format: '扫描数据 STL 或 PLY，设计数据 STL',
          steps: 'DCM 文件先导出为 STL 或 PLY，再上传',
        },
        exocad: {
          title: 'exocad',
          format: '设计和模型 STL',
          steps: '导出后上传；打印不需要边缘线和 constructionInfo',
        },
        scanners: {
          title: '先临三维、朗呈、菲森、Medit',
          format: '扫描 STL 或 PLY',
          steps: '导出后上传；PLY 保留扫描颜色，STL 不保留',
        },
        iTero: {
          title: 'iTero',
          format: '扫描 STL 或 PLY',
          steps: '在 MyiTero 的诊所或加工厂账号中导出，再上传',
        },
        inLab: {
          title: 'inLab、Primescan',
          format: '扫描和设计 STL',
          steps: '导出后上传；inLab 授权须含导出功能',
        },
        labManagement: {
          title: '金蝶、用友等 ERP，其他义齿管理系统',
          format: '病例编号和交期 CSV',
          steps: '订单表另存为 CSV，导入 Blueprint，一次导入多单',
        },
      },
    },
  },
  flow: {
    title: '病例和数据的流转',
    text: '打印结果一样，对接后不用手工上传和录单。可以只对接一个环节，其余环节继续用文件。',
    programs: {
      blueprint: { name: 'Blueprint', text: '是诊所和加工厂共用的病例档案。' },
      streamFlow: { name: 'StreamFlow', text: '为多台打印机统一排产。' },
      prepare: { name: '赫光 Prepare', text: '负责排版、加支撑、切片，随打印机提供。' },
    },
    media: { file: '文件导入或手工填写', connection: '已对接' },
    directions: { to: '导入', from: '来自', both: '双向同步' },
    steps: {
      scan: {
        title: '扫描',
        text: '扫描数据存入 Blueprint。',
        exchanges: {
          intraoral: { name: '先临、朗呈、菲森、TRIOS、Medit、iTero', data: '口扫数据，STL 或 PLY' },
          desktop: { name: '先临、3Shape、Medit 台式扫描仪', data: '模型扫描数据，STL 或 PLY' },
          quadrant: { data: 'STL 或 PLY 扫描数据，自动建立病例' },
          lichttisch: { data: '病例编号，随扫描数据进入设计软件' },
          concha: { data: '补好洞的耳印模数据，带病例编号' },
        },
      },
      design: {
        title: '设计',
        text: '诊所在 Blueprint 中确认方案。',
        exchanges: {
          cad: {
            name: '3Shape、exocad、inLab',
            data: 'STL 设计文件；模型先用 Model Builder 或 Model Creator 加底座',
          },
          framewright: { data: '支架 STL 文件，软件已检查厚度' },
          toothpath: { data: '每步一个模型，底座上有编号' },
          occlusionDesk: { data: 'STL 设计文件，带病例编号' },
        },
      },
      nesting: {
        title: '排版、加支撑',
        text: '多台打印机用 StreamFlow，单台用赫光 Prepare。',
        exchanges: {
          platefill: { data: '3MF 排版文件，含支撑' },
          gridstack: { data: '读取 StreamFlow 队列，排好版后传回' },
        },
      },
      print: {
        title: '打印、清洗、固化',
        text: 'ChairSide 和 ChairSide Pro 也可由 Blueprint 直接发送打印。',
        exchanges: {
          usbDrive: { name: 'U 盘', data: '打印任务' },
          network: { name: '联网的打印机', data: '打印任务' },
          stations: { name: '清洗、固化工位的屏幕', data: '各款树脂的时间，逐项确认' },
        },
      },
      labManagement: {
        title: '加工厂管理',
        text: '打印机、树脂批号和打印日期存于 Blueprint。',
        exchanges: {
          others: { name: '金蝶、用友等 ERP，其他义齿管理系统', data: '病例编号和交期，CSV 表格导入或手工填写' },
          auftragsfach: { data: '交期' },
          casefile: { data: '订单状态、打印机、树脂批号、打印日期' },
        },
      },
    },
  },
  details: {
    terms: {
      title: '费用、IT 和数据',
      items: {
        cost: {
          title: '对接不另收费',
          text: 'Blueprint 随齿科打印机提供；交期要传给 StreamFlow 的，需购买 StreamFlow 账号。合作厂商的软件由对方收费。',
        },
        api: {
          title: 'API 按申请提供',
          text: 'API 不公开。加工厂软件开发商请来信说明所需数据，我们提供接口文档。',
        },
        formats: {
          title: '文件格式',
          text: 'Blueprint 和赫光 Prepare 读取 STL、PLY；Prepare 还读取 OBJ 和 3MF，3MF 中的位置和支撑保持不变。',
        },
        names: {
          title: '文件名',
          text: 'StreamFlow 从文件名读取病例编号、步数和上下颌，写进压膜模型的底座编码，后道工序扫码即可。例：24-0822_05_U.stl，即第 5 步、上颌（U 为上颌，L 为下颌）。',
        },
        network: {
          title: '防火墙',
          text: '放行打印机出站 TCP 443 和 UDP 123（NTP 校时），无需开放入站端口。',
        },
        storage: {
          title: '数据存放和患者姓名',
          text: '存放地区由您选择：中国大陆、欧洲或北美；选中国大陆的，病例存于境内。传输加密，并签订数据处理协议。姓名可留在您的系统中，病例只带编号。',
        },
      },
    },
    questions: {
      title: '对接前常见问题',
      questions: {
        check: {
          question: '所用产品不在名单内，能否使用？',
          answer:
            '可导出 STL 即可使用，请先确认网格封闭、无破洞。如需自动对接（包括义齿管理系统），请告知产品名称和版本，一个工作日内答复能否对接。',
        },
        reflex: {
          question: 'Reflex 打印机能否对接？',
          answer:
            'Reflex 由赫光 Prepare 发送任务，文件交换方式相同。Reflex 2 与 Reflex 2 Pro 还可接入 Ultra-Net。StreamFlow 和 Blueprint 用于齿科机型。',
        },
      },
    },
    contact: {
      title: '您的软件能否对接？问问我们',
      text: '请列出扫描仪、设计软件和管理系统，我们逐项答复能否对接；尚未对接的，说明文件导入方法。',
      alt: '显示器上的病例：口扫模型和桥，键盘旁放着病例盒',
      links: { inquiry: '咨询对接', prepare: '申请赫光 Prepare' },
    },
  },
};
