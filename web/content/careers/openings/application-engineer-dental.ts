import type { Opening } from '../opening.ts';

export const applicationEngineerDental: Opening = {
  slug: 'application-engineer-dental',
  office: 'berlin',
  team: 'application',
  employment: 'fullTime',
  weeklyHours: 40,
  pay: null,
  postedOn: '2026-11-09',
  validThrough: '2027-06-30',
  copy: {
    en: {
      title: 'Application engineer, dental labs',
      summary:
        'You’ll help dental labs in Europe get from a first test print to daily production, about one week in three on site.',
      tasks: [
        'Print the cases that labs send us, measure them and write down what you found.',
        'Train lab staff on site and in our applications lab in Berlin.',
        'Answer questions about fit, supports and finishing by phone and video.',
        'Bring recurring problems to the development team.',
      ],
      profile: [
        'Training as a dental technician; a Meister certificate (master dental technician) is a plus.',
        'Daily experience with dental CAD and a 3D printer of any make.',
        'You like to explain things and can stay calm at someone else’s bench.',
        'German and English; about one week in three on the road.',
      ],
    },
    cn: {
      title: '应用工程师（义齿加工厂）',
      summary: '常驻柏林，支持欧洲义齿加工厂从首次试打到稳定量产；约三分之一时间出差。',
      tasks: [
        '试打加工厂寄来的病例，测量并撰写报告。',
        '在客户现场和柏林应用实验室培训技师。',
        '通过电话和视频解答就位、支撑与打磨问题。',
        '向研发反馈重复出现的问题。',
      ],
      profile: [
        '口腔技师出身，持德国技师长（Meister）证书者优先。',
        '日常使用齿科设计软件和 3D 打印机，品牌不限。',
        '讲解清晰，客户现场应对沉着。',
        '德语、英语流利；约三分之一时间出差。',
      ],
    },
    de: {
      title: 'Anwendungstechniker Dentallabor (m/w/d)',
      summary:
        'Als Zahntechnikerin oder Zahntechniker begleiten Sie Dentallabore in Europa vom ersten Probedruck bis zur täglichen Fertigung, etwa jede dritte Woche vor Ort.',
      tasks: [
        'Sie drucken Arbeiten aus Laboren, messen nach und schreiben den Bericht.',
        'Sie schulen Laborteams vor Ort und in unserem Anwendungslabor in Berlin.',
        'Am Telefon und per Video beantworten Sie Fragen zu Passung, Supports und Ausarbeitung.',
        'Wiederkehrende Probleme geben Sie an die Entwicklung weiter.',
      ],
      profile: [
        'Ausbildung in der Zahntechnik, gern mit Meisterbrief',
        'Tägliche Arbeit mit Dental-CAD und 3D-Druckern beliebiger Marke',
        'Freude am Erklären und Ruhe auch an fremden Arbeitsplätzen',
        'Deutsch und Englisch fließend; etwa jede dritte Woche auf Reisen',
      ],
    },
  },
};
