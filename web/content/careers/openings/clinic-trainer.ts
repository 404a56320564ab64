import type { Opening } from '../opening.ts';

export const clinicTrainer: Opening = {
  slug: 'clinic-trainer',
  office: 'boston',
  team: 'application',
  employment: 'partTime',
  weeklyHours: 20,
  pay: null,
  postedOn: '2026-10-12',
  validThrough: '2027-05-31',
  copy: {
    en: {
      title: 'Chairside printing trainer',
      summary:
        'You’ll teach dental teams across the Americas to print models on the ChairSide, and splints and temporaries on training models. About a quarter of the time is travel.',
      tasks: [
        'Run courses in our Boston office and by video, in small groups.',
        'Visit practices in their first weeks and print models of real cases with them.',
        'Keep the course material up to date with software and resins.',
        'Collect the questions that come up and turn them into support articles.',
      ],
      profile: [
        'Work experience as a dental assistant (CDA), hygienist (RDH) or dental technician (CDT).',
        'Comfortable with an intraoral scanner; printing experience is a plus.',
        'You speak well in front of six people who would rather be treating patients.',
        'The working language is English; Spanish is a plus. About a quarter of your hours are travel.',
      ],
    },
    cn: {
      title: '椅旁打印培训师',
      summary: '在波士顿兼职，教美洲诊所用 ChairSide 打印模型，以及咬合板、临时冠演示件；约四分之一时间出差。',
      tasks: [
        '在波士顿办公室和线上开设小班课程。',
        '诊所装机头几周上门，带团队打印实际病例。',
        '随软件和树脂更新课件。',
        '收集学员问题，整理成操作指南。',
      ],
      profile: [
        '有口腔护士、洁牙师或技师从业经历。',
        '熟练使用口内扫描仪，有打印经验更佳。',
        '表达清楚，能指导繁忙的诊所团队。',
        '英语流利，会西班牙语更佳；兼职，约四分之一时间出差。',
      ],
    },
    de: {
      title: 'Trainer Chairside-Druck (m/w/d)',
      summary:
        'In Boston zeigen Sie Praxisteams aus Nord- und Südamerika, wie sie mit dem ChairSide Modelle und zur Übung Schienen und Provisorien drucken. Etwa ein Viertel der Zeit sind Sie auf Reisen.',
      tasks: [
        'Sie geben Kurse in kleinen Gruppen, in unserem Büro in Boston und per Video.',
        'Sie besuchen Praxen in den ersten Wochen und drucken mit ihnen Modelle echter Fälle.',
        'Sie halten die Kursunterlagen auf dem Stand von Software und Resins.',
        'Aus den Fragen der Teams machen Sie Anleitungen.',
      ],
      profile: [
        'Berufserfahrung in zahnmedizinischer Assistenz, Prophylaxe oder Zahntechnik',
        'Routine mit dem Intraoralscanner, Erfahrung mit 3D-Druck von Vorteil',
        'Sicheres Auftreten vor kleinen Gruppen',
        'Englisch fließend, Spanisch von Vorteil; Teilzeit, etwa ein Viertel Reisezeit',
      ],
    },
  },
};
