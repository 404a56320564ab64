import type { Opening } from '../opening.ts';

export const opticsEngineerProjectors: Opening = {
  slug: 'optics-engineer-projectors',
  office: 'shanghai',
  team: 'engineering',
  employment: 'fullTime',
  weeklyHours: 40,
  pay: null,
  postedOn: '2026-11-16',
  validThrough: '2027-06-30',
  copy: {
    en: {
      title: 'Optical engineer, light engines',
      summary:
        'You’ll develop the 385 nm DLP light engines of the UltraCraft printers, from the LED to the projected image.',
      tasks: [
        'Design illumination and projection lenses and take them into production.',
        'Measure uniformity, distortion and edge position across the whole build area.',
        'Work out with the firmware team how XPR pixel shift and exposure are timed.',
        'Find the cause when projectors come back from the field.',
      ],
      profile: [
        'A degree in optics, physics or a related subject.',
        'Experience with optical design software and with tolerance analysis.',
        'Hands-on experience in optical measurement with cameras, radiometers and your own scripts.',
        'English for reports; Chinese for daily work with suppliers.',
      ],
    },
    cn: {
      title: '光学工程师（光机）',
      summary: '负责 UltraCraft 打印机 385 nm 光机的开发，涵盖从 LED 光源到离型膜成像面的全部光路。',
      tasks: [
        '设计照明与投影光路，跟进样机到量产。',
        '在全幅面上测量光强均匀性、畸变和 XY 定位。',
        '与固件团队配合，确定 XPR 像素偏移与曝光的时序。',
        '分析现场返回的光机，找出失效原因。',
      ],
      profile: [
        '光学、物理或相关专业本科以上学历。',
        '熟练使用光学设计软件，做过公差分析。',
        '动手能力强，会用相机和辐射计搭测试台，能自己写数据处理脚本。',
        '能读写英文技术报告。',
      ],
    },
    de: {
      title: 'Entwicklungsingenieur Optik (m/w/d)',
      summary:
        'Sie entwickeln die 385-nm-Projektoren der UltraCraft-Drucker, von der LED bis zum Bild auf der Trennfolie.',
      tasks: [
        'Sie legen Beleuchtung und Projektionsoptik aus und bringen sie in die Serie.',
        'Sie messen Gleichmäßigkeit, Verzeichnung und Kantenschärfe auf der ganzen Baufläche.',
        'Mit dem Firmware-Team stimmen Sie XPR-Pixelversatz und Belichtung zeitlich ab.',
        'Bei Rückläufern aus dem Feld suchen Sie die Ursache.',
      ],
      profile: [
        'Studium der Optik, Physik oder eines verwandten Fachs',
        'Erfahrung mit Optikdesign-Software und Toleranzrechnung',
        'Routine am Messplatz mit Kameras, Radiometern und eigenen Auswerteskripten',
        'Sicheres Englisch; Chinesisch für die Arbeit mit Lieferanten',
      ],
    },
  },
};
