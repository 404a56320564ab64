import type { EventRecord } from './record.ts';

const GUANGZHOU = { timeZone: 'Asia/Shanghai', country: 'CN', city: { en: 'Guangzhou' } } as const;
const CANTON_FAIR = {
  en: 'China Import and Export Fair Complex (Canton Fair)',
  de: 'Messegelände der Canton Fair',
  zh: '广交会展馆',
};

/** Trade shows in mainland China. */
export const showsInChina: EventRecord[] = [
  {
    id: 415,
    urlName: 'dental-south-china-guangzhou-spring-twenty-six',
    line: 'dental',
    module: 'events',
    category: 'tradeShow',
    title: { en: 'Dental South China 2026, Guangzhou' },
    summary: {
      en: 'HiVE ran for 24 h in a sealed machine at the booth and left 165 denture bases in the bin. The newsroom has the report.',
    },
    content: {
      en: '<p>An A2D 4K with <a href="/hardware/hive">HiVE</a> printed denture bases at the booth for 24 h, under seal, with the hall closed at night.</p><h2>The run</h2><ul><li>165 denture bases in 21 jobs, with nobody touching the machine</li><li>3 kg of Denture Base UV, about 18 g for each base with its supports</li><li>About 80 visitors watched the seal come off</li></ul><h2>At the booth</h2><p>Technicians bonded teeth into the bases of the night, and the <a href="/hardware/Wash_Station">Wash Station</a> washed them in two baths. Visitors brought 31 cases of their own, which we printed the same day.</p><p>The counts are in the <a href="/news/142">trade show report</a>.</p>',
    },
    publishTime: '2026-01-13',
    products: [2, 33, 34],
    materials: [106],
    picture: {
      name: 'scenes/trade-booth',
      alt: { en: 'Trade show booth with an A2D 4K and HiVE, and sample parts on the counter' },
    },
    startDate: '2026-03-03',
    endDate: '2026-03-06',
    startTime: '09:00',
    endTime: '17:30',
    ...GUANGZHOU,
    venue: { en: CANTON_FAIR.en },
    localizedSummaries: {
      de: {
        title: 'Dental South China 2026, Guangzhou',
        summary:
          'HiVE lief am Stand 24 h verplombt, danach lagen 165 Prothesenbasen im Behälter. Den Bericht finden Sie unter „Aktuelles“.',
        venue: CANTON_FAIR.de,
        city: 'Guangzhou',
      },
      zh: {
        title: '2026 年华南国际口腔展',
        summary: 'HiVE 在展位贴封条连续打印 24 小时，收料箱里有 165 件基托。报道见新闻中心。',
        venue: CANTON_FAIR.zh,
        city: '广州',
      },
    },
  },
  {
    id: 416,
    urlName: 'dentech-china-shanghai-fall-twenty-six',
    line: 'dental',
    module: 'events',
    category: 'tradeShow',
    title: { en: 'DenTech China 2026, Shanghai' },
    summary: {
      en: 'Working models, casting patterns and clear aligner models, printed at the booth and measured against the CAD file.',
    },
    content: {
      en: '<p>The booth showed the three jobs that most labs print first.</p><h2>At the booth</h2><ul><li>Working models in Model HP UV 2.0 on an <a href="/hardware/A2D_4K">UltraCraft A2D 4K</a>, scanned and compared with the CAD file</li><li>Partial denture frameworks in Cast UV 3.0, as patterns and as castings</li><li>Aligner models on an <a href="/hardware/A2D_Ortho">A2D Ortho</a>, thermoformed beside the printer</li></ul><h2>After the show</h2><p>The same parts are available as <a href="/material/bm">free samples</a>, and the lab in Shanghai shows the machines by appointment.</p>',
    },
    publishTime: '2026-08-25',
    products: [2, 4, 31, 32],
    materials: [102, 103, 104],
    picture: { name: 'scenes/platform-from-above', alt: { en: 'Build platform with printed models, from above' } },
    startDate: '2026-10-22',
    endDate: '2026-10-25',
    startTime: '09:00',
    endTime: '17:00',
    timeZone: 'Asia/Shanghai',
    venue: { en: 'Shanghai World Expo Exhibition and Convention Center' },
    city: { en: 'Shanghai' },
    country: 'CN',
    localizedSummaries: {
      de: {
        title: 'DenTech China 2026, Shanghai',
        summary: 'Arbeitsmodelle, Modellationen für den Guss und Alignermodelle, am Stand gedruckt und vermessen.',
        venue: 'Messezentrum der Expo',
        city: 'Shanghai',
      },
      zh: {
        title: '2026 年 DenTech China（上海口腔展）',
        summary: '工作模型、支架蜡型、矫治器模型现场打印，现场扫描比对设计数据。',
        venue: '上海世博展览馆',
        city: '上海',
      },
    },
  },
  {
    id: 417,
    urlName: 'dental-south-china-guangzhou-spring-twenty-seven',
    line: 'dental',
    module: 'events',
    category: 'tradeShow',
    title: { en: 'Dental South China 2027, Guangzhou' },
    summary: {
      en: 'A night shift at the booth: HiVE, the Wash Station and StreamFlow run the work of a lab, with models and casting patterns to take home.',
    },
    content: {
      en: '<p>The booth is set up as the printing room of a lab. Bring a scan without patient data, and take the printed model home the same day.</p><h2>At the booth</h2><ul><li>Working models and removable dies in Model HP UV 2.0, six full arches at a time on the <a href="/hardware/A2D_4K">UltraCraft A2D 4K</a></li><li>Partial denture frameworks and four-unit patterns in Cast UV 3.0, next to their castings</li><li><a href="/hardware/hive">HiVE</a> and the <a href="/hardware/Wash_Station">Wash Station</a> with denture bases for evaluation on the model</li><li><a href="/SAP/streamFlow">StreamFlow</a>: one queue for all printers, traced by job number</li></ul><h2>Talks</h2><p>Every day at 10:30 AM and 2:00 PM, in Chinese, a technician shows in 20 min how a lab prepares a night run.</p><h2>Book a slot</h2><p>Slots are 30 min long. Use the <a href="/aboutUs/contactUs">contact form</a> and give the day and what you print today.</p>',
    },
    publishTime: '2026-11-24',
    products: [2, 33, 34],
    materials: [102, 103, 106],
    picture: { name: 'scenes/hive-docked', alt: { en: 'HiVE docked to an A2D 4K' } },
    startDate: '2027-03-03',
    endDate: '2027-03-06',
    startTime: '09:00',
    endTime: '17:30',
    ...GUANGZHOU,
    venue: { en: CANTON_FAIR.en },
    localizedSummaries: {
      de: {
        title: 'Dental South China 2027, Guangzhou',
        summary: 'Eine Nachtschicht am Stand: HiVE, Wash Station und StreamFlow arbeiten wie im Labor.',
        venue: CANTON_FAIR.de,
        city: 'Guangzhou',
        highlights: [
          'Arbeitsmodelle mit herausnehmbaren Stümpfen, sechs Zahnkränze je Bauplattform auf dem UltraCraft A2D 4K.',
          'Modellgussgerüste und viergliedrige Modellationen aus Cast UV 3.0, daneben die Güsse.',
          'Vorträge von 20 min auf Chinesisch, täglich um 10:30 und 14:00 Uhr.',
        ],
      },
      zh: {
        title: '2027 年华南国际口腔展',
        summary: '展位现场运行 HiVE、Wash Station、StreamFlow 整套流程；欢迎自带扫描数据，打印模型当天带走。',
        venue: CANTON_FAIR.zh,
        city: '广州',
        highlights: [
          '带上口扫数据（去掉患者信息），工作模型当天打好带走；A2D 4K 一版六个全牙弓模型。',
          '支架蜡型和四单位桥蜡型，用 Cast UV 3.0 打印，旁边放着铸件对比。',
          'HiVE 和 Wash Station 演示通宵打基托（评估试用，只在模型上检查）；StreamFlow 统一排单，按单号追溯。',
          '每天 10:30、14:00 两场中文讲解，每场 20 分钟：加工厂怎么准备通宵打印。',
          '面谈每次 30 分钟，预约时请写明哪天来、现在打什么。',
        ],
      },
    },
  },
];
