import type { Opening } from '../opening.ts';

export const fieldServiceEngineer: Opening = {
  slug: 'field-service-engineer',
  office: 'berlin',
  team: 'service',
  employment: 'fullTime',
  weeklyHours: 40,
  pay: null,
  postedOn: '2026-10-26',
  validThrough: '2027-04-30',
  copy: {
    en: {
      title: 'Field service engineer',
      summary:
        'You’ll install and repair UltraCraft printers from our service center in Berlin, usually three days a week on the road.',
      tasks: [
        'Set up printers, automation units and resin stations and hand them over to the team on site.',
        'Repair on site, or at the base when a projector has to go on the test bench.',
        'Take shifts in our 24/5 online support.',
        'Write each visit up so that the next engineer can pick it up.',
      ],
      profile: [
        'Training in mechatronics, electronics or medical technology.',
        'Experience in the field with machines that customers depend on.',
        'A driver’s license, and willingness to travel in Germany and neighboring countries.',
        'German and English; Polish or Czech is a plus.',
      ],
    },
    cn: {
      title: '现场服务工程师',
      summary: '常驻柏林办公室，负责 UltraCraft 打印机的安装与维修；每周约三天在客户现场。',
      tasks: [
        '安装打印机、自动化单元和供料站，培训现场人员并交机。',
        '现场维修；光机要上测试台的，送回柏林处理。',
        '参与每周 5 天、全天 24 小时的在线支持轮班。',
        '每次上门写清记录，方便同事接手。',
      ],
      profile: [
        '机电一体化、电子或医疗设备技术相关专业。',
        '有生产设备现场服务经验。',
        '持有驾照，可在德国及周边国家出差。',
        '德语、英语流利，会波兰语或捷克语更佳。',
      ],
    },
    de: {
      title: 'Servicetechniker im Außendienst (m/w/d)',
      summary:
        'Von unserem Servicestützpunkt in Berlin aus installieren und reparieren Sie UltraCraft-Drucker, meist an drei Tagen pro Woche beim Kunden. Sie brauchen einen Führerschein.',
      tasks: [
        'Sie nehmen Drucker, Automationseinheiten und Resin-Stationen in Betrieb und weisen das Team ein.',
        'Sie reparieren vor Ort oder, wenn ein Projektor auf den Prüfstand muss, im Stützpunkt.',
        'Im Wechsel übernehmen Sie Schichten im Onlinesupport, der montags bis freitags rund um die Uhr besetzt ist.',
        'Jeden Einsatz dokumentieren Sie so, dass Kolleginnen und Kollegen nahtlos übernehmen können.',
      ],
      profile: [
        'Ausbildung in Mechatronik, Elektronik oder Medizintechnik',
        'Erfahrung im Außendienst an Produktionsgeräten',
        'Führerschein und Reisebereitschaft in Deutschland und den Nachbarländern',
        'Deutsch und Englisch, Polnisch oder Tschechisch von Vorteil',
      ],
    },
  },
};
