import type { PageCopy } from '#sections/page-content.ts';
import type { orthopedics } from './page.ts';

export const cn = {
  hero: {
    eyebrow: '假肢矫形',
    title: '扫描修型，当晚打样',
    text: '前臂扫描后在电脑上修型，当晚用韧性树脂打出矫形器或接受腔样件，检查贴合、壁厚、边缘和承载。Ortho Tough UV 取得注册证后，才能给患者佩戴。',
    alt: '显示器上的前臂扫描图，前面是手持扫描仪和两个打印的接受腔',
    links: { inquiry: '咨询应用工程师', cases: '应用案例' },
  },
  results: {
    title: '两家机构的评估试用',
    text: '德国一家装配机构六个月打了 46 件矫形器样件，土耳其一家康复中心九个月打了 31 例前臂试用接受腔，都在石膏阳型和试验台上检查，检查用的石膏阳型仍要做。患者按常规工艺装配，打印件未经佩戴。',
    before: '石膏工艺',
    after: '扫描加打印',
    rows: {
      orthosis: '每件矫形器的工时',
      visits: '每件所需就诊次数（按流程）',
      trial: '从取型或扫描到首个试用接受腔（正式接受腔之前的检查件；打印件套到石膏阳型上）',
    },
    measures: { visits: '次', trial: '天' },
    links: { orthoses: '案例：矫形器', sockets: '案例：接受腔' },
  },
  steps: {
    title: '从扫描到样件检查',
    alt: '两件肤色镂空壳体，竖直挂在 Reflex RS 的平台下',
    items: {
      scan: { title: '扫描', text: '肢体搭在绳网支架上，用手持扫描仪，一条手臂约一分钟扫完。' },
      model: { title: '修型', text: '分区加压、免荷、修边。每处修型量都有记录，供第二件沿用。' },
      print: {
        title: '打印',
        text: '矫形器竖放，支撑只加外侧；接受腔开口朝下。这样贴皮肤的一面没有痕迹，里面不积树脂。',
      },
      cure: { title: '清洗、固化', text: '晾至无溶剂味，再加热固化两面，内壁须照到光。' },
      check: {
        title: '检查',
        text: '套上石膏阳型查贴合，上试验台测承载。边缘可用热风枪略微翻边；树脂不是热塑板材，改动大须改文件，隔夜重打。',
      },
      fit: {
        title: '试样与交付',
        text: '取得注册证后才能给患者试样。由假肢矫形师检查壁厚、边缘和承载，合格才交付。',
      },
    },
  },
  limits: {
    title: '使用限制',
    items: {
      length: { title: '前臂太长', text: 'Reflex RS 打印高度 228 mm，约五分之一的前臂放不下。' },
      legs: { title: '成人下肢接受腔', text: '超出 Reflex 平台。曾分两半打印，内壁接缝凸起，未采用。' },
      heat: {
        title: '不耐热',
        text: '成品须避免 50 °C 以上环境，一件样件夏季置于车内变形。热风枪翻边只限在制作室，只吹边缘。',
      },
      skin: { title: '材料不透明', text: '无法看到试用接受腔内部，要查贴合的部位，开约 15 mm 的观察窗。' },
    },
  },
  resin: {
    title: '矫形器和接受腔用同一款树脂',
    text: 'Ortho Tough UV 韧性好，受力先弯后断。缺口冲击强度 82 J/m（ASTM D256）。',
    alt: 'Ortho Tough UV 树脂瓶，旁边是肤色、白色和黑色样片',
    points: {
      tough: '绑带孔周围壁厚 5 mm，加金属鸡眼。一件只做 4 mm，在试验台上三周即蠕变。',
      struts: '镂空筋条和点阵杆径不小于 2 mm。腕部不要镂空。',
      edges: '边缘可以打磨，至少留 3 mm。两个接受腔磨得更薄，从石膏阳型上取下时开裂。',
      tested:
        '已按 ISO 10993-5、ISO 10993-10 和 ISO 10993-23 测试，仅限充分固化后接触完好皮肤。测试不等于医疗器械注册。',
    },
    links: { resin: 'Ortho Tough UV' },
  },
  printers: {
    title: 'Ortho Tough UV 适配机型',
    text: '按最长的件选机型：Reflex 2 Pro 可打 240 mm 高，Reflex RS 228 mm。Reflex 2 更高，但没有这款树脂的参数。385 nm 与 405 nm 机型的曝光参数不同。',
  },
  questions: {
    title: '机构负责人常见问题',
    questions: {
      plaster: {
        question: '还需要石膏吗？',
        answer:
          '取型可以，检查还不行：样件要套上石膏阳型查贴合。树脂取得注册证之前，患者仍用常规工艺装配；之后打印机放不下的，如长前臂、成人下肢，仍用石膏。案例里的腕手矫形器，五件有四件放得下。',
      },
      scanner: {
        question: '选什么扫描仪？',
        answer: '手持式，约一分钟扫完手臂，能导出 STL。已有扫描仪的，发一份不含患者信息的 STL，我们核对是否可用。',
      },
      insoles: {
        question: '鞋垫能做吗？',
        answer: '四分之三长的硬质鞋垫可以，表面覆泡棉或皮革。直接贴皮肤的软垫不行，我们的弹性体没做皮肤接触测试。',
      },
      responsible: {
        question: '打印的矫形器由谁负责？',
        answer: '和石膏一样，由装配机构负责。我们提供树脂资料，您逐件记录壁厚、固化和检验。',
      },
      start: {
        question: '起步需哪些设备？',
        answer:
          '一台扫描仪、一套修型软件、一台打印机、清洗机，还有能到 60 °C 的固化箱，以及一位假肢矫形师。先从腕手矫形器做起。',
      },
    },
  },
  contact: {
    title: '发一份不含患者信息的 STL',
    text: '能否容纳、何处偏薄、单件价格，我们逐项答复。',
    alt: '肤色打印腕手矫形器，带三条绑带',
    links: { inquiry: '咨询应用工程师', orthoses: '矫形器方案', sockets: '接受腔方案' },
  },
} satisfies PageCopy<typeof orthopedics>;
