import type { PageCopy } from '#sections/page-content.ts';
import type { designService } from './page.ts';

export const cn = {
  hero: {
    eyebrow: '设计服务',
    title: '傍晚发数据，清晨收设计',
    text: '固定、活动、种植周一至周五隔夜完成，隐形矫治 24 小时内；采用您的数据库和设计参数，由另一位设计师复核后交付 STL。',
    alt: '显示器上的牙冠设计，标出边缘线和接触区，前面是模型和牙冠',
    links: { inquiry: '索取价目表' },
  },
  figures: {
    title: '设计交付时间',
    text: '从资料收齐起算，资料不全立即联系您。',
    items: {
      complete: '固定、活动、种植设计',
      expedited: '固定、活动、种植设计，加急（下单时注明，设计师回复时确认）',
      orthodontics: '正畸设计（一个工作日）',
      answer: '下单后设计师回复',
    },
  },
  center: {
    title: '地点、复核与数据',
    items: {
      place: {
        title: '上海，周一至周五 24 小时',
        text: '病例均在上海设计中心完成，周一零点到周五二十四点不停工。周五 18:00 后收到、当晚做不完的，以及周末收到的，周一 6:00 前交付。',
      },
      agreement: {
        title: '数据安全',
        text: '只需扫描数据、牙位和病例编号，不含患者姓名。存放地区选中国大陆的，数据不出境。',
      },
      check: {
        title: '双人设计复核',
        text: '由另一位从业五年以上的设计师按约定的参数，逐件测量边缘、邻接和厚度，合格才交付。',
      },
      changes: {
        title: '修改规则',
        text: '不符合约定参数的，打印前免费修改；变更设计要求的，按新订单计费。',
      },
    },
  },
  team: {
    title: '设计团队',
    text: '设计师按固定、活动、种植、正畸分组，复核由同组资深设计师负责。有疑问可在 Blueprint 或邮件中直接联系设计师。',
    rows: {
      designers: '设计师人数',
      fiveYears: '从业五年以上，承担复核',
      tenYears: '从业十年以上',
    },
  },
  scope: {
    title: '承接范围',
    items: {
      fixed: {
        title: '固定修复',
        text: '冠、桥、贴面、嵌体、临时修复体；邻接、咬合按您的参数。',
        alt: '绿色桥蜡型、同款金属桥和两颗牙冠',
      },
      removable: {
        title: '活动修复',
        text: '全口与局部义齿、支架、试戴义齿、蜡堤、咬合板。',
        alt: '粉色基托、牙色牙列的全口义齿',
      },
      implant: {
        title: '种植',
        text: '基台、杆卡和种植导板，按您所用种植系统的数据库。',
        alt: '带两根扫描杆的模型和打印桥',
      },
      orthodontics: {
        title: '正畸',
        text: '隐形矫治分步、附件与切割线，间接粘接转移托盘，保持器。',
        alt: '灰色压膜模型',
      },
    },
  },
  files: {
    title: '文件格式与交付内容',
    text: '不限扫描仪，例如 3Shape、先临、Medit，导出 STL 或 PLY 发来。设计一律交付 STL，单位毫米；不提供 3Shape、exocad 工程文件。计价单位见末列，价目表随咨询答复发送，加急另计。牙位、颜色、材料和边缘要求填在订单表或 Blueprint 中。',
    first: '类型',
    columns: { send: '您发来', get: '我们交付', unit: '计价单位' },
    rows: {
      fixed: {
        title: '冠、桥、贴面、嵌体、临时修复体',
        send: '上下颌及咬合扫描数据；临时修复体最好附备牙前扫描',
        get: '每个修复体一个 STL',
        unit: '牙位，含桥体',
      },
      dentures: {
        title: '全口与局部义齿',
        send: '上下颌及咬合扫描数据、人工牙型号',
        get: '基托、人工牙各一个 STL；试戴义齿合成一个',
        unit: '单颌',
      },
      frameworks: {
        title: '支架',
        send: '上下颌及咬合扫描数据、支架设计图',
        get: '一个 STL，用于 SLM 金属打印或打印铸造蜡型',
        unit: '副',
      },
      rims: { title: '蜡堤', send: '无牙颌扫描数据', get: '基托和堤合成一个 STL', unit: '单颌' },
      splints: { title: '咬合板', send: '上下颌扫描数据、按所需垂直距离记录的咬合', get: '每副一个 STL', unit: '副' },
      abutments: {
        title: '基台、杆卡',
        send: '上下颌、咬合、牙龈袖口、带扫描杆的扫描数据，注明种植系统',
        get: '基台或杆卡、上部修复体各一个 STL；连接部分直接采用种植系统原厂数据库，可用预成钛柱切削，也可粘接钛基底',
        unit: '种植体',
      },
      guides: {
        title: '种植导板',
        send: '牙列扫描数据、诊所基于 CBCT 的种植方案、导环型号',
        get: '每块导板一个 STL',
        unit: '块',
      },
      aligners: {
        title: '隐形矫治',
        send: '上下颌及咬合扫描数据、矫治要求',
        get: '每步每颌一个 STL，带附件和切割线',
        unit: '整套方案，含上下颌',
      },
      bondingTrays: {
        title: '间接粘接转移托盘',
        send: '上下颌及咬合扫描数据、托槽系统、矫治要求',
        get: '托盘、带托槽的模型各一个 STL',
        unit: '单颌',
      },
      retainers: {
        title: '保持器',
        send: '矫治结束后的牙列扫描数据',
        get: '压膜用模型一个 STL，带切割线',
        unit: '单颌',
      },
    },
  },
  example: {
    title: '隔夜交付示例',
    text: '三单位桥，通过 Blueprint 下单。',
    alt: 'Blueprint 中的病例 24-0821：牙弓和三单位桥，下方有修改和确认按钮',
    items: {
      order: { title: '18:00', text: '加工厂提交上下颌和咬合，边缘和粘接间隙按已存的参数。' },
      question: { title: '18:25', text: '设计师看完数据，询问基牙近中边缘；加工厂回传照片。' },
      check: { title: '23:10', text: '复核员已核对边缘、邻接和厚度，STL 可下载。' },
      approval: { title: '次日 7:30', text: '加工厂确认设计后开始切削，按订单 18:00 前发货。' },
    },
  },
  steps: {
    title: '合作流程',
    items: {
      ask: { title: '先咨询', text: '在表单中写明设计类型和数量，勿附扫描数据和患者信息。' },
      agree: {
        title: '签协议、定参数',
        text: '先签设计协议和数据处理协议。边缘、粘接间隙、最小厚度、数据库一次约定，以后沿用。',
      },
      send: {
        title: '发数据',
        text: '签约后，在 Blueprint 中一键转单；不用 Blueprint 的，我们告知传输方式，请附上所在地区的订单表。病例用您的内部编号，不写患者姓名。',
      },
      design: {
        title: '设计、复核',
        text: '进度随时可查。打印前，您可以提修改意见。',
      },
    },
  },
  downloads: {
    title: '设计订单表',
    text: '一行一个病例，用 Excel、WPS 打开，中文不乱码。各地区的牙位记录法、日期格式和语言不同。',
    items: {
      northAmerica: {
        title: '北美',
        text: '通用编号系统（Universal），日期按“月/日/年”，英文。',
        action: '北美订单表',
      },
      asiaPacific: {
        title: '亚太',
        text: 'FDI 牙位记录法，日期按“年-月-日”，英文。',
        action: '亚太订单表',
      },
      europe: {
        title: '欧洲',
        text: 'FDI 牙位记录法，日期按“日.月.年”，英文和德文。',
        action: '欧洲订单表',
      },
      china: {
        title: '中国',
        text: 'FDI 牙位记录法，日期按“年-月-日”，中文。',
        action: '中国订单表',
      },
    },
  },
  contact: {
    title: '试做一个病例',
    text: '选一个您设计过的病例，两份设计对比。按价目表收费，不符合约定参数的免费修改。',
    alt: '显示器上的病例：口扫模型和桥，键盘旁放着病例盒',
    links: { inquiry: '申请试做' },
  },
} satisfies PageCopy<typeof designService>;
