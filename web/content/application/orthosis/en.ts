import type { PageCopy } from '#sections/page-content.ts';
import type { orthosis } from './page.ts';

export const en = {
  hero: {
    eyebrow: 'Orthotics',
    title: 'Scan in a minute, print a sample overnight',
    text: 'Scan the arm with a handheld scanner in about a minute and print a sample shell overnight in Ortho Tough UV. Check lattice, strap slots and edges on it today. Patients can wear printed orthoses once the resin is cleared or listed.',
    alt: 'Skin-colored printed wrist-hand orthosis with three straps, standing on its forearm end',
    links: { inquiry: 'Get a quote', cases: 'Case studies' },
  },
  time: {
    title: 'Half the working time, one less visit',
    text: 'Average of 46 wrist-hand orthoses that a German workshop printed in a six-month evaluation.',
    before: 'Plaster and vacuum forming',
    after: 'Scanned and printed',
    rows: { work: 'Working time per orthosis', visits: 'Visits per patient' },
  },
  steps: {
    title: 'From arm to orthosis',
    items: {
      scan: {
        title: 'Scan',
        text: 'At the first visit, the arm rests in position on a frame of cords while you walk around it.',
      },
      model: {
        title: 'Model',
        text: 'Plan on about 50 min at the screen for the thumb and ulna openings, flared edges and strap slots.',
      },
      print: {
        title: 'Print',
        text: 'Print overnight, upright, at 100 µm layers. Keep supports on the outside only.',
      },
      finish: {
        title: 'Wash and cure',
        text: 'Wash in two baths of 5 min, let it rest for an hour, then cure for half an hour at 60 °C on each side.',
      },
      fit: {
        title: 'Fit',
        text: 'At the second visit, flare an edge with hot air; 39 of the 46 needed no more than that. Three were ground at the rim, four were reprinted.',
      },
      record: {
        title: 'Release',
        text: 'An orthotist checks wall, edges and load and releases the orthosis. Scan and file go into the record.',
      },
    },
    alt: 'Scanned forearm on the screen, two corrections marked in millimeters',
  },
  rules: {
    title: 'Rules from 46 orthoses',
    items: {
      length: {
        title: 'Length',
        text: 'The Reflex RS prints shells up to 228 mm. About one patient in five needs a longer one, and the workshop still vacuum-forms those.',
      },
      lattice: {
        title: 'Lattice',
        text: 'Struts of 1.5 mm broke at the wrist. Make them 2 mm or more and keep the wrist closed.',
      },
      straps: {
        title: 'Strap slots',
        text: 'Two of the 46 cracked in use, both at a slot. Reinforce the slots.',
      },
      heat: {
        title: 'Heat',
        text: 'One orthosis lost its shape on a dashboard. Tell patients in writing to keep it below 50 °C.',
      },
      inside: {
        title: 'Inner side',
        text: 'Two shells stayed tacky inside because no light reached them. Turn the opening toward the lamps.',
      },
      skin: {
        title: 'Skin',
        text: 'Ortho Tough UV is tested to ISO 10993-5, ISO 10993-10 and ISO 10993-23, fully cured, for intact skin. The tests do not replace clearance.',
      },
    },
  },
  insole: {
    title: 'Insole shells from the same resin',
    text: 'The shell supports the arch. You set its flex in CAD.',
    alt: 'Printed insole with a perforated top and an open lattice below',
    points: {
      shell: 'A three-quarter shell of 176 mm prints standing on its long edge in just over two and a half hours.',
      lattice: 'Struts of 2 mm under the heel flex and spring back.',
      cover: 'Cover it with foam or leather like any other shell.',
    },
    links: { resins: 'Ortho Tough UV and related resins' },
  },
  printers: {
    title: 'Printers for orthotic workshops',
    text: 'The Reflex 2 Pro prints up to 240 mm tall, and the C series has the widest platform. The curing unit heats to 60 °C.',
  },
  cases: { title: 'O&P case studies' },
  contact: {
    title: 'Start with your next wrist orthosis',
    text: 'Send an anonymized scan. We’ll tell you whether the shell fits a printer and what it takes to make it in your workshop.',
    alt: 'Printed forearm socket in front of a test socket',
    links: { inquiry: 'Get a quote', socket: 'Prosthetic sockets' },
  },
} satisfies PageCopy<typeof orthosis>;
