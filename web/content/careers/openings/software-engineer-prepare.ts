import type { Opening } from '../opening.ts';

export const softwareEngineerPrepare: Opening = {
  slug: 'software-engineer-prepare',
  office: 'shanghai',
  team: 'software',
  employment: 'fullTime',
  weeklyHours: 40,
  pay: null,
  postedOn: '2026-10-19',
  validThrough: '2027-06-30',
  copy: {
    en: {
      title: 'Software engineer, Heliograph Prepare',
      summary: 'You’ll work on our slicing software: supports, nesting, hollowing and slicing, on Windows and Mac.',
      tasks: [
        'Write geometry code for meshes from real scanners, holes and all.',
        'Make support placement faster and keep it off the intaglio surfaces.',
        'Build tests from parts that customers sent us because they failed.',
        'Answer the support team when a bug report needs someone who knows the code.',
      ],
      profile: [
        'Solid C++, and some experience with computational geometry.',
        'You have shipped desktop software that other people rely on.',
        'You measure before you optimize.',
        'English for code and reviews; Chinese helps in Shanghai.',
      ],
    },
    cn: {
      title: '软件工程师（赫光 Prepare）',
      summary: '开发打印前处理软件：支撑、排版、抽壳与切片，支持 Windows 和 Mac。',
      tasks: [
        '编写网格处理算法，能应对真实扫描数据中的破洞和自交。',
        '加快支撑生成，并避开组织面与就位面。',
        '用客户反馈的失败件建立回归测试。',
        '协助技术支持定位疑难问题。',
      ],
      profile: [
        '精通 C++，有计算几何经验。',
        '独立负责过已上线桌面软件的模块。',
        '性能优化以测量数据为依据。',
        '能用英文写代码注释和评审意见。',
      ],
    },
    de: {
      title: 'Softwareentwickler Heliograph Prepare (m/w/d)',
      summary: 'Sie arbeiten an der Druckvorbereitung: Supports, Nesting, Aushöhlen und Slicen, für Windows und Mac.',
      tasks: [
        'Sie schreiben Geometriecode für Netze aus echten Scannern, mit Löchern und Überschneidungen.',
        'Sie beschleunigen das Setzen der Supports und halten Passflächen frei.',
        'Aus Fehldrucken von Kunden entwickeln Sie Tests.',
        'Bei schwierigen Fehlermeldungen helfen Sie dem Support.',
      ],
      profile: [
        'Sehr gutes C++ und Erfahrung mit algorithmischer Geometrie',
        'Wesentliche Mitarbeit an ausgelieferter Desktopsoftware',
        'Optimierung auf Grundlage von Messungen',
        'Englisch für Code und Reviews, Chinesisch im Alltag von Vorteil',
      ],
    },
  },
};
