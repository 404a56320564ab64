import type { Opening } from '../opening.ts';

export const resinChemistDental: Opening = {
  slug: 'resin-chemist-dental',
  office: 'shanghai',
  team: 'materials',
  employment: 'fullTime',
  weeklyHours: 40,
  pay: null,
  postedOn: '2026-11-02',
  validThrough: '2027-05-31',
  copy: {
    en: {
      title: 'Resin chemist, dental materials',
      summary:
        'You’ll formulate resins for splints, dentures and temporaries and take them from the first formulation to production.',
      tasks: [
        'Formulate photopolymers for 385 nm and tune viscosity, strength and color.',
        'Plan tests to ISO 178 and ISO 10993-1 with our lab and outside institutes.',
        'Set material profiles together with the application team, printer by printer.',
        'Hand the formulation over to production and check the first batches.',
      ],
      profile: [
        'A degree in polymer chemistry or materials science.',
        'Several years with acrylate systems, dental or industrial.',
        'Knowledge of the documentation that a regulated resin requires.',
        'Written English and Chinese.',
      ],
    },
    cn: {
      title: '树脂研发工程师（齿科材料）',
      summary: '负责咬合板、义齿和临时冠树脂的配方开发，从小试到量产灌装。',
      tasks: [
        '开发 385 nm 光固化配方，调整黏度、强度与颜色。',
        '按 ISO 178、ISO 10993-1 制定测试计划，由内部实验室和外部机构执行。',
        '与应用团队逐机型调试材料参数。',
        '向生产移交配方，跟踪首批产品的质量。',
      ],
      profile: [
        '高分子化学或材料专业硕士以上学历。',
        '有数年丙烯酸酯体系开发经验，齿科或工业用途均可。',
        '熟悉医疗器械类树脂的注册资料。',
        '能撰写中英文技术文件。',
      ],
    },
    de: {
      title: 'Chemiker Dentalresins (m/w/d)',
      summary:
        'Sie entwickeln Resins für Schienen, Prothesen und Provisorien, von der ersten Rezeptur bis zur Serienfertigung.',
      tasks: [
        'Sie formulieren Photopolymere für 385 nm und stellen Viskosität, Festigkeit und Farbe ein.',
        'Sie planen Prüfungen nach ISO 178 und ISO 10993-1, im eigenen Labor und bei Instituten.',
        'Mit der Anwendungstechnik stimmen Sie die Materialprofile für jeden Drucker ab.',
        'Sie übergeben die Rezeptur an die Fertigung und prüfen die ersten Chargen.',
      ],
      profile: [
        'Studium der Polymerchemie oder Werkstoffwissenschaft',
        'Mehrere Jahre Erfahrung mit Acrylatsystemen, dental oder industriell',
        'Kenntnis der technischen Dokumentation für regulierte Resins',
        'Englisch und Chinesisch in Wort und Schrift',
      ],
    },
  },
};
