import type { PageCopy } from '#sections/page-content.ts';
import type { prosthesis } from './page.ts';

export const en = {
  hero: {
    eyebrow: 'Prosthetic leg covers',
    title: 'A cover shaped like the other leg',
    text: 'Scan the sound leg, mirror it, and print the cover in two shells that close around the tube. The cover in the picture is 9.0 in (228 mm) tall, weighs 160 g (5.6 oz) and takes about five hours on a Reflex 2.',
    alt: 'Black printed leg cover with slanted slots on the tube and foot of a prosthesis, a second front shell beside it',
    links: { inquiry: 'Get a quote', socket: 'Prosthetic sockets' },
  },
  sizes: {
    title: 'Time, weight and resin for one cover',
    text: 'Calculated from the 3D model in the picture, up to 4.3 in (110 mm) wide, for a Reflex 2 at 45 mm/h and layers of 100 µm. Ankle to knee is often 11 to 15 in (280 to 380 mm), so many adults need the second column.',
    first: 'Height of the cover',
    columns: { short: 'Up to 9.4 in (240 mm)', long: 'Up to 18.9 in (480 mm), here 14.2 in (360 mm)' },
    rows: {
      shells: { title: 'Shells', short: '2, front and back', long: '4, each half cut once at mid-calf' },
      time: { title: 'Print time', short: '5 h 20 min, one job for the pair', long: '8 h, two jobs of 4 h' },
      weight: { title: 'Weight', short: '160 g (5.6 oz)', long: '250 g (8.8 oz)' },
      resin: {
        title: 'Resin with supports',
        short: '190 g, five covers from 1 kg',
        long: '300 g, three covers from 1 kg',
      },
      wall: { title: 'Wall', short: '2.6 mm (0.1 in)', long: '2.6 mm; 4 mm at the lap joint' },
      seam: {
        title: 'Seam',
        short: 'Along both sides, closed with snap-fits',
        long: 'Also across the calf: a 10 mm lap joint, glued, with its edge on a line of the pattern',
      },
    },
  },
  cover: {
    title: 'Four decisions for a cover',
    text: 'Settle all four in CAD before you print. Washing, drying and curing add a little over an hour.',
    alt: 'Reflex 2 desktop printer',
    points: {
      shape: 'Mirror the scan of the sound leg and leave room for the tube and clamps.',
      halves:
        'Split it into a front and a back shell. On the Reflex 2, 228 × 128 × 250 mm (9.0 × 5.0 × 9.8 in), both stand side by side.',
      closure: 'Close it with snap-fits. In Reflex Tough ABS-like Black, design them for a strain of up to 4%.',
      weight: 'Cut slots. They save weight and resin and give access to the tube clamp screws.',
    },
    links: { printer: 'Reflex 2', fit: 'Check your file' },
  },
  resins: {
    title: 'Two tough resins for covers',
    text: 'A cover rubs on clothing and bumps into chairs. These two hold up to knocks.',
    first: 'Property',
    columns: { black: 'Reflex Tough ABS-like Black', tool: 'Reflex Tough Tool' },
    rows: {
      look: { title: 'As printed', black: 'Even matte black, needs no paint', tool: 'Shop blue, usually painted' },
      impact: { title: 'Notched impact strength', black: '47 J/m (0.88 ft·lb/in)', tool: '68 J/m (1.27 ft·lb/in)' },
      elongation: { title: 'Elongation at break', black: '28%', tool: '46%' },
      heat: { title: 'Heat deflection temperature', black: '76 °C (169 °F)', tool: '61 °C (142 °F)' },
      use: {
        title: 'Choose it for',
        black: 'A cover that is worn as printed',
        tool: 'Sports, and covers that are painted',
      },
    },
  },
  scope: {
    title: 'Parts to print',
    items: {
      cover: {
        title: 'Cover: print it today',
        text: 'The cover bears no load and stays clear of the skin. Pattern, texture and color are up to the wearer.',
      },
      test: {
        title: 'Sample test socket',
        text: 'It takes one night from a corrected file to the next print. Windows show the contact on the plaster model. Patients can wear it once Ortho Tough UV is cleared.',
      },
      forearm: {
        title: 'Sample forearm socket',
        text: 'It fits the build volume of the Reflex RS, 222 × 122 × 228 mm. In an evaluation, one center printed samples for 31 limbs.',
      },
      load: {
        title: 'Adult leg socket: laminate it',
        text: 'It is too wide for the platform, and when a center joined two halves, the seam stood out inside. Buy tubes, adapters and feet as before.',
      },
    },
  },
  parts: {
    title: 'More for your O&P lab',
    items: {
      socket: {
        title: 'Sockets',
        text: 'Figures from 31 limbs, checked on plaster, and the problems that came up.',
        alt: 'Printed forearm socket with wrist unit in front of a gray test socket',
      },
      orthosis: {
        title: 'Orthoses and insoles',
        text: 'Steps and limits, from the scan to the overnight print.',
        alt: 'Printed wrist-hand orthosis with straps',
      },
      workflow: {
        title: 'The O&P workflow',
        text: 'Scan, rectify, print and cure: equipment and time for each step.',
        alt: 'O&P bench with a scan on the monitor and printed sockets',
      },
    },
  },
  questions: {
    title: 'Questions from prosthetists',
    questions: {
      responsible: {
        question: 'Who is responsible for a printed cover?',
        answer:
          'You are, as for every part of the prosthesis you deliver. The two resins are for general use; we make no claim for medical devices with them. Keep the cover off the skin and check clearance, edges and snap-fits at the fitting.',
      },
      outdoors: {
        question: 'Can the patient wear it outdoors?',
        answer: 'Coat covers that see sun and rain. Uncoated, these resins are for indoor use.',
      },
      skin: {
        question: 'Which resin for parts that touch skin?',
        answer:
          'Ortho Tough UV, once it is cleared. It is tested to ISO 10993-5, ISO 10993-10 and ISO 10993-23 for intact skin. A prosthetist then checks wall, edges and load before delivery.',
      },
      change: {
        question: 'What if the patient’s leg changes?',
        answer:
          'Open the file, change the girth and reprint one shell. You can keep the other half as long as the seam is the same.',
      },
    },
  },
  contact: {
    title: 'Plan your first cover with us',
    text: 'Send a de-identified scan and the length from ankle to knee. We’ll tell you whether two shells are enough, where to cut a longer cover, and how much resin it takes.',
    alt: 'Front shell of a leg cover in blue and back shell in black before assembly',
    links: { inquiry: 'Get a quote', black: 'Reflex Tough ABS-like Black' },
  },
} satisfies PageCopy<typeof prosthesis>;
