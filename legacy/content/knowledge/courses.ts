import type { EventRecord } from './record.ts';

type Session = Pick<EventRecord, 'id' | 'urlName' | 'startDate' | 'publishTime'> & { place: keyof typeof places };
type Course = Omit<
  EventRecord,
  'localizedSummaries' | keyof typeof COMMON | keyof Session | 'endDate' | keyof (typeof places)['boston']['event']
> & {
  localizedSummaries: {
    [Language in 'de' | 'zh']: Omit<EventRecord['localizedSummaries'][Language], 'venue' | 'city'>;
  };
};

const COMMON = { line: 'dental', module: 'events', category: 'training' } as const;

const places = {
  boston: {
    event: {
      timeZone: 'America/New_York',
      country: 'US',
      city: { en: 'Boston' },
      venue: { en: 'Heliograph training room' },
    },
    spoken: { en: null, de: 'Englisch', zh: '英语' },
    de: { venue: 'Heliograph-Schulungsraum', city: 'Boston' },
    zh: { venue: '赫光培训教室', city: '波士顿' },
  },
  berlin: {
    event: {
      timeZone: 'Europe/Berlin',
      country: 'DE',
      city: { en: 'Berlin' },
      venue: { en: 'Heliograph applications lab' },
    },
    spoken: { en: 'German', de: 'Deutsch', zh: '德语' },
    de: { venue: 'Heliograph-Anwendungslabor', city: 'Berlin' },
    zh: { venue: '赫光应用实验室', city: '柏林' },
  },
  shanghai: {
    event: {
      timeZone: 'Asia/Shanghai',
      country: 'CN',
      city: { en: 'Shanghai' },
      venue: { en: 'Heliograph training center' },
    },
    spoken: { en: 'Chinese', de: 'Chinesisch', zh: '中文' },
    de: { venue: 'Heliograph-Schulungszentrum', city: 'Shanghai' },
    zh: { venue: '赫光培训中心', city: '上海' },
  },
};

const lengths = {
  1: { en: 'one-day', de: 'ein Tag', zh: '一天' },
  2: { en: 'two-day', de: 'zwei Tage', zh: '两天' },
};

/** A course at one of the places, in its language. Titles state length and town. English titles state another language, Chinese titles any, German summaries too. */
function toEvent(
  { title, localizedSummaries, ...course }: Course,
  { place, ...session }: Session,
  days: keyof typeof lengths = 1,
): EventRecord {
  const { event, spoken, de, zh } = places[place];
  const length = lengths[days];
  const language = spoken.en ? ` in ${spoken.en}` : '';
  return {
    ...COMMON,
    ...course,
    ...session,
    ...event,
    title: { en: `${title.en}: ${length.en} course${language}, ${event.city.en}` },
    endDate: days === 1 ? session.startDate : addDays(session.startDate, days - 1),
    localizedSummaries: {
      de: {
        ...localizedSummaries.de,
        ...de,
        title: `${localizedSummaries.de.title} (${length.de}, ${de.city})`,
        summary: `${localizedSummaries.de.summary} Kurssprache: ${spoken.de}.`,
      },
      zh: {
        ...localizedSummaries.zh,
        ...zh,
        title: `${zh.city}${localizedSummaries.zh.title}（${length.zh}，${spoken.zh}授课）`,
      },
    },
  };
}

function addDays(day: string, count: number): string {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() + count);
  return date.toISOString().slice(0, 10);
}

const firstDay: Course = {
  title: { en: 'First day with the printer' },
  summary: {
    en: 'Set up an A2D 4K, print a plate of models, wash and cure it, and troubleshoot common print failures. Six seats, two per printer; materials and lunch included, no CE credits.',
  },
  content: {
    en: '<p>At the end of the day, you have set up a printer, run a plate of models and know what to check when a print fails. There are six seats, with two people per printer.</p><h2>Morning</h2><ul><li>Unpacking, leveling, network and the first calibration of an <a href="/hardware/A2D_4K">UltraCraft A2D 4K</a></li><li>Preparing six full-arch models in <a href="/store/software">Heliograph Prepare</a>: orientation, hollowing, supports</li><li>Starting the print in Model HP UV 2.0; at 50 µm, it takes 58 min</li></ul><h2>Afternoon</h2><ul><li>Washing and curing, and how to tell an undercured model</li><li>Scanning a model and reading the deviation map</li><li>Changing the film, cleaning the tray, disposing of resin</li><li>The faults behind most support requests, provoked on purpose</li></ul><h2>Who should attend</h2><p>Technicians who will run a printer of the A2D family. No printing experience is required. Bring a laptop and two de-identified scans. Gloves, safety glasses, resin and lunch are included.</p><h2>Registration</h2><p>Register through the <a href="/aboutUs/contactUs">contact form</a> up to ten days before. We confirm the seat and the fee before you commit.</p>',
  },
  products: [2, 31, 32],
  materials: [103],
  picture: {
    name: 'scenes/training-room',
    alt: { en: 'Course room with printers on four benches and a jaw drawing on the wall screen' },
  },
  startTime: '09:00',
  endTime: '16:30',
  localizedSummaries: {
    de: {
      title: 'Der erste Tag am Drucker',
      summary:
        'Sie richten einen A2D 4K ein, drucken eine Plattform voll Modelle, waschen, härten nach und beheben typische Fehler. Sechs Plätze, zwei Personen je Drucker; Material und Mittagessen sind enthalten.',
      highlights: [
        'Vormittags: UltraCraft A2D 4K aufstellen, nivellieren und kalibrieren, sechs Ganzkiefermodelle in Prepare vorbereiten und drucken; mit 50-µm-Schichten dauert das 58 min.',
        'Nachmittags: waschen, nachhärten, ein Modell scannen und die Falschfarbenauswertung lesen, Folie wechseln, Resin entsorgen.',
        'Die Fehler hinter den meisten Supportanfragen führen wir absichtlich herbei.',
        'Für Zahntechnikerinnen und Zahntechniker, die einen Drucker der A2D-Familie bedienen. Vorkenntnisse brauchen Sie nicht.',
        'Bringen Sie einen Laptop und zwei anonymisierte Scans mit. Anmeldung bis zehn Tage vorher; Platz und Gebühr bestätigen wir, bevor Sie zusagen.',
      ],
    },
    zh: {
      title: '开机培训',
      summary: '一天掌握 A2D 4K：安装、打印一版模型、清洗固化、排查常见故障。六个名额，两人一台，含材料和午餐。',
      highlights: [
        '上午：开箱、调平、联网、校准 UltraCraft A2D 4K；在 Prepare 里排六个全牙弓模型，50 µm 层厚打印用时 58 分钟。',
        '下午：清洗固化，看什么算没固化透；扫描模型、看偏差色谱图；换离型膜、清料槽、处理废树脂。',
        '报修最多的几种故障，现场故意做出来给您看。',
        '适合操作 A2D 系列的技师，不要求有打印经验。请自带笔记本电脑和两份不带患者信息的扫描数据。',
        '开课前十天截止报名；先确认名额和费用，您同意后才算报名成功。',
      ],
    },
  },
};

const practiceDay: Course = {
  title: { en: 'Chairside printing for the practice team' },
  summary: {
    en: 'Dentists and assistants make a temporary crown, a splint and a surgical guide. The parts stay on training models because the resins are not yet cleared. Five teams of two; materials and lunch included, no CE credits.',
  },
  content: {
    en: '<p>Every team makes three parts itself, from the scan to the finished part. The parts are for training only and stay on the training model, because the resins are not yet cleared.</p><h2>The day</h2><ol><li>Scan and check: does it show the margin?</li><li>Temporary crown in Temp C&amp;B UV 2.0 on a <a href="/hardware/ChairSide_Pro">ChairSide Pro</a>, washed, cured for 15 min on each side, polished</li><li>Splint in Splint Rigid UV, at least 1.5 mm under the contacts</li><li>Surgical guide in Surgical Guide UV, with the seat of the sleeve and steam sterilization</li><li>Routine: bath change, tray and film, waste</li></ol><h2>Who should attend</h2><p>Dentists and dental assistants in teams of two. No experience is required. Bring two de-identified intraoral scans. The course carries no CE credits. The <a href="/news/144">course description</a> has the details.</p><h2>Registration</h2><p>Register through the <a href="/aboutUs/contactUs">contact form</a> up to ten days before. We confirm the seat and the fee before you commit.</p>',
  },
  products: [6, 7, 31, 32],
  materials: [101, 108, 111],
  picture: { name: 'scenes/clinic-chairside', alt: { en: 'Small printer beside a dental chair' } },
  startTime: '09:00',
  endTime: '16:30',
  localizedSummaries: {
    de: {
      title: 'Chairside-Druck für das Praxisteam',
      summary:
        'Zahnärztinnen, Zahnärzte und ZFA fertigen ein Provisorium, eine Schiene und eine Bohrschablone. Die Teile bleiben auf dem Übungsmodell, die Resins haben noch keine CE-Kennzeichnung. Fünf Zweierteams; Material und Mittagessen sind enthalten.',
      highlights: [
        'Provisorische Krone, Schiene und Bohrschablone auf dem ChairSide Pro: Jedes Team macht alle drei selbst. Die Teile bleiben auf dem Übungsmodell, die Resins haben noch keine CE-Kennzeichnung.',
        'Dazu die Routine: Badwechsel, Wanne und Folie, Abfall.',
        'Bringen Sie zwei anonymisierte Intraoralscans mit; Vorkenntnisse brauchen Sie nicht. Fortbildungspunkte gibt es für den Kurs nicht.',
        'Anmeldung bis zehn Tage vorher; Platz und Gebühr bestätigen wir, bevor Sie zusagen.',
      ],
    },
    zh: {
      title: '诊所椅旁打印培训',
      summary:
        '医生和助手共同制作临时冠、咬合板和种植导板。树脂尚未注册，打印件只装在训练模型上。每班五组，两人一组，含材料和午餐。',
      highlights: [
        '用 ChairSide Pro 做临时冠、咬合板、种植导板，每组三样都亲手做；树脂尚未注册，打印件只装在训练模型上，不给患者戴。',
        '日常维护：换清洗液，查料槽和离型膜，处理废液。',
        '请自带两份不带患者信息的口扫数据，不要求有经验。本课程不计继续教育学分。',
        '开课前十天截止报名；先确认名额和费用，您同意后才算报名成功。',
      ],
    },
  },
};

const dentures: Course = {
  title: { en: 'Full dentures, printed and finished' },
  summary: {
    en: 'Design, print, bond and finish an upper and a lower denture for practice in the articulator; the resins are not yet cleared. Eight seats; materials and lunch included.',
  },
  content: {
    en: '<p>This is the <a href="/aboutUs/events/detail/course-full-dentures-printed-and-finished-407">two-day denture course</a> of January, held in German. Program, requirements and what is included are the same. There are eight seats, with two people per workstation.</p><h2>Registration</h2><p>Register through the <a href="/aboutUs/contactUs">contact form</a> by April 2, 2027. We confirm the seat and the fee before you commit.</p>',
  },
  products: [2, 32, 33, 34],
  materials: [106, 107],
  picture: { name: 'parts/tooth-arch', alt: { en: 'Printed tooth arch for a denture' } },
  startTime: '08:30',
  endTime: '17:00',
  localizedSummaries: {
    de: {
      title: 'Totalprothesen drucken und fertigstellen',
      summary:
        'Sie konstruieren und drucken eine Ober- und eine Unterkieferprothese als Übungsarbeit für den Artikulator, kleben die Zahnreihen ein und polieren. Die Resins haben noch keine CE-Kennzeichnung. Acht Plätze; Material und Mittagessen sind enthalten.',
      highlights: [
        'Programm wie im Januar: am ersten Tag konstruieren und drucken, am zweiten waschen, Zahnreihen einkleben, nachhärten, polieren, Zeiten und Kosten rechnen.',
        'Acht Plätze, zwei Personen je Arbeitsplatz. Bringen Sie Laptop, Schutzbrille und einen anonymisierten Scan zahnloser Kiefer mit.',
        'Anmeldung bis zum 2. April 2027; Platz und Gebühr bestätigen wir, bevor Sie zusagen.',
      ],
    },
    zh: {
      title: '全口义齿打印与打磨抛光',
      summary:
        '学员设计、打印、粘接、打磨一副上下颌全口义齿，在𬌗架上检查。作品仅供练习，树脂尚未注册。八个名额，含材料和午餐。',
    },
  },
};

/** Courses held at several places. */
export const courses: EventRecord[] = [
  toEvent(firstDay, {
    id: 418,
    urlName: 'course-first-day-with-the-printer-shanghai',
    place: 'shanghai',
    startDate: '2027-01-14',
    publishTime: '2026-11-17',
  }),
  toEvent(firstDay, {
    id: 419,
    urlName: 'course-first-day-with-the-printer-boston',
    place: 'boston',
    startDate: '2027-01-28',
    publishTime: '2026-11-17',
  }),
  toEvent(firstDay, {
    id: 420,
    urlName: 'course-first-day-with-the-printer-berlin',
    place: 'berlin',
    startDate: '2027-02-04',
    publishTime: '2026-11-17',
  }),
  toEvent(practiceDay, {
    id: 421,
    urlName: 'course-chairside-printing-berlin',
    place: 'berlin',
    startDate: '2027-04-09',
    publishTime: '2026-11-24',
  }),
  toEvent(
    dentures,
    {
      id: 422,
      urlName: 'course-full-dentures-berlin-in-german',
      place: 'berlin',
      startDate: '2027-04-15',
      publishTime: '2026-11-24',
    },
    2,
  ),
  toEvent(practiceDay, {
    id: 423,
    urlName: 'course-chairside-printing-boston',
    place: 'boston',
    startDate: '2027-05-07',
    publishTime: '2026-11-24',
  }),
  toEvent(practiceDay, {
    id: 424,
    urlName: 'course-chairside-printing-shanghai',
    place: 'shanghai',
    startDate: '2027-05-21',
    publishTime: '2026-11-24',
  }),
];
