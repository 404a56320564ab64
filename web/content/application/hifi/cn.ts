import type { PageCopy } from '#sections/page-content.ts';
import type { hifi } from './page.ts';

export const cn = {
  hero: {
    eyebrow: 'HiFi 定制入耳式耳机',
    title: '一体打印外壳，公差 ±0.05 mm',
    text: '扫描耳印模后打印，导声孔、单元安装位、面板止口一次成型。面板扣合，无需修整。',
    alt: '一对透明定制入耳式耳机，透过外壳可见单元和导声管，面板为墨绿色',
    links: { inquiry: '获取报价', case: '应用案例' },
  },
  steps: {
    title: '从耳印模到成品',
    items: {
      impression: { title: '扫描存档', text: '耳印模要张口取。外壳改用打印后，剩下的返修多数出在闭口取的耳印模上。' },
      model: { title: '建模', text: '软件修整，布置单元和导声孔，面板选标准轮廓。' },
      print: { title: '打印', text: 'Hearable Clear UV，层厚 50 µm。支撑加在面板一侧，贴耳面不加支撑。' },
      wash: { title: '清洗', text: '洗两道，每道 3 分钟。各孔用注射器冲洗，固化前用针规检查。' },
      cure: { title: '固化', text: '充氮，每面固化 10 分钟，然后滚抛或抛光。' },
      assemble: { title: '装面板', text: '上光油前遮住安装位和止口，再装单元、合面板。' },
    },
  },
  results: {
    title: '一家耳机工坊的一年数据',
    text: '日本，22 名员工，月产约 350 副，与改用打印前一年的浇注外壳对比。',
    items: { tolerance: '抽测外壳六个尺寸全部合格', returns: '退回率', plate: '单个面板装配用时' },
    alt: '两台打印机前的托盘，盛放打印的耳机外壳，旁边是一瓶 Hearable Clear UV',
  },
  sides: {
    title: '透明、红、蓝三色',
    text: 'Hearable Clear UV 上光油后通透，可见单元。左右耳按颜色分。',
    alt: '透明红和透明蓝的打印外壳',
    points: {
      color: '右耳透明红，左耳透明蓝，各用各的料槽。',
      face: '面板按标准轮廓激光切割，外壳止口与之对应。',
      archive: '外壳遗失，按存档重打，下一个工作日寄出。',
    },
    links: { resins: '耳机与助听器树脂' },
  },
  dimensions: {
    title: '建模参考尺寸',
    text: '第一行是树脂下限，其余是上述工坊的实际取值。',
    rows: { least: 'Hearable Clear UV 壁厚', wall: '工坊采用的壁厚', bore: '导声孔直径', lacquer: '每面光油厚度' },
  },
  cost: {
    title: '单件成本与回本',
    text: '以 Hearable Clear UV 打印一副耳机外壳为例，一件即一副。填入实际价格，与外发价对比。',
  },
  printers: { title: '耳机工坊的配置', text: '起步配一台 A2D，固化箱须配氮气组件。' },
  questions: {
    title: '同行常见问题',
    questions: {
      impression: {
        question: '还需取耳印模吗？',
        answer: '通常取耳印模再扫描。也可用耳道扫描仪的数据，须扫到出音嘴所及的深度。',
      },
      soft: {
        question: '用户想要更软的佩戴感？',
        answer: '配一只 Hearable Soft UV 耳塞套，卡在出音嘴上。洗完静置 45 分钟再量尺寸。',
      },
      marks: { question: '耳道有硌感，什么原因？', answer: '多半是切片软件把支撑加到了耳道段。全部移到面板一侧。' },
      wireless: { question: '如何量产真无线耳机？', answer: '供料、自动取件和每班抽检，见 TWS 耳机页面。' },
    },
  },
  contact: {
    title: '疑难件试打',
    text: '发来外壳的 STL，不含个人信息。我们打印外壳，连同测量数据一起寄出，面板由您装配。',
    alt: '一对半透明软质耳模',
    links: { inquiry: '申请样件', hooks: '耳挂与耳塞套' },
  },
} satisfies PageCopy<typeof hifi>;
