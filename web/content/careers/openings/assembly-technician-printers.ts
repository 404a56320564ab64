import type { Opening } from '../opening.ts';

export const assemblyTechnicianPrinters: Opening = {
  slug: 'assembly-technician-printers',
  office: 'shanghai',
  team: 'production',
  employment: 'fullTime',
  weeklyHours: 40,
  pay: null,
  postedOn: '2026-06-15',
  validThrough: '2026-09-30',
  copy: {
    en: {
      title: 'Assembly technician, printers',
      summary: 'You’ll assemble UltraCraft printers, calibrate them and print the acceptance part.',
      tasks: [
        'Assemble z-axes, projectors and trays to the work instructions.',
        'Calibrate image, leveling and exposure.',
        'Print and measure the acceptance part, and file the record with the serial number.',
      ],
      profile: [
        'Vocational training in mechanics, mechatronics or precision engineering.',
        'Experience in assembling devices in small batches.',
        'Chinese; enough English for drawings.',
      ],
    },
    cn: {
      title: '打印机装配技工',
      summary: '装配并标定 UltraCraft 打印机，打印验收件。',
      tasks: ['按作业指导书装配 Z 轴、光机和料槽。', '标定图像、调平与曝光。', '打印并测量验收件，按序列号归档记录。'],
      profile: ['机械、机电或精密仪器相关专业，中专以上学历。', '有小批量设备装配经验。', '能阅读英文图纸。'],
    },
    de: {
      title: 'Monteur 3D-Drucker (m/w/d)',
      summary: 'Sie montieren und kalibrieren UltraCraft-Drucker und drucken das Abnahmeteil.',
      tasks: [
        'Sie montieren z-Achsen, Projektoren und Wannen nach Arbeitsanweisung.',
        'Sie kalibrieren Bild, Nivellierung und Belichtung.',
        'Sie drucken und messen das Abnahmeteil und legen das Protokoll zur Seriennummer ab.',
      ],
      profile: [
        'Ausbildung in Mechanik, Mechatronik oder Feinwerktechnik',
        'Erfahrung in der Gerätemontage in Kleinserie',
        'Chinesisch; Englisch zum Lesen von Zeichnungen',
      ],
    },
  },
};
