import type { PageCopy } from '#sections/page-content.ts';
import type { orthosis } from './page.ts';

export const en = {
  hero: {
    eyebrow: 'Orthotics',
    title: 'Scan in a minute, fit at the next visit',
    text: 'A hand-held scanner takes the arm in about a minute, and the shell prints overnight in Ortho Tough UV. The patient is spared the plaster, and the file is there when the next orthosis is due.',
    alt: 'Skin-colored printed wrist-hand orthosis with three straps, standing on its forearm end',
    links: { inquiry: 'Get a quote', cases: 'Case studies' },
  },
  time: {
    title: 'Half the working time, one visit fewer',
    text: 'Wrist-hand orthoses in a German workshop: mean of 46 printed pieces, made in six months.',
    before: 'Plaster and vacuum forming',
    after: 'Scanned and printed',
    rows: { work: 'Working time per orthosis', visits: 'Visits per patient' },
  },
  steps: {
    title: 'From the arm to the orthosis',
    items: {
      scan: {
        title: 'Scan',
        text: 'First visit. The arm rests in position on a frame of cords while you walk around it.',
      },
      model: {
        title: 'Model',
        text: 'About 50 min at the screen: openings for thumb and ulna, edges turned out, slots for the straps.',
      },
      print: { title: 'Print', text: 'Overnight, upright, in layers of 100 µm. Supports stand on the outside only.' },
      finish: {
        title: 'Wash and cure',
        text: 'Two baths of 5 min, an hour of rest, then half an hour of curing at 60 °C on each side.',
      },
      fit: {
        title: 'Fit',
        text: 'Second visit. Flare an edge with hot air; 39 of the 46 needed no more than that. Three were ground at the rim, four were printed again.',
      },
      record: {
        title: 'Release',
        text: 'An orthotist checks wall, edges and load and releases the orthosis. Scan and file go on record.',
      },
    },
  },
  rules: {
    title: 'Rules from 46 orthoses',
    items: {
      length: {
        title: 'Length',
        text: 'The Reflex RS prints shells up to 228 mm. For about one patient in five that was too short, and the workshop still vacuum forms those.',
      },
      lattice: {
        title: 'Lattice',
        text: 'Struts of 1.5 mm broke at the wrist. Make them 2 mm or more and leave the wrist closed.',
      },
      straps: {
        title: 'Strap slots',
        text: 'Two of the 46 cracked in use, both at a slot. Reinforce the slots.',
      },
      heat: {
        title: 'Heat',
        text: 'One orthosis lost its shape on a dashboard. Give patients a note: keep it below 50 °C.',
      },
      inside: {
        title: 'Inner side',
        text: 'Two shells stayed tacky inside because no light had reached them. Turn the opening to the lamps.',
      },
      skin: {
        title: 'Skin',
        text: 'Ortho Tough UV is tested to ISO 10993-5, ISO 10993-10 and ISO 10993-23, fully cured, for intact skin.',
      },
    },
  },
  insole: {
    title: 'Insole shells from the same resin',
    text: 'It carries the arch. You set in CAD how far it gives.',
    alt: 'Printed insole with a perforated top and an open lattice below',
    points: {
      shell:
        'A three-quarter shell of 176 mm stands on its long edge and prints in a little over two and a half hours.',
      lattice: 'Struts of 2 mm under the heel give way and come back.',
      cover: 'Cover it with foam or leather like any other shell.',
    },
    links: { resins: 'Ortho Tough UV and related resins' },
  },
  printers: {
    title: 'Printers for orthotic workshops',
    text: 'The Reflex 2 Pro reaches 240 mm, the C series the widest platform. The curing unit heats to 60 °C.',
  },
  cases: { title: 'Workshops report' },
  contact: {
    title: 'Start with your next wrist',
    text: 'Send an anonymized scan. We tell you whether the shell fits a printer, and what it takes to make it in your workshop.',
    alt: 'Printed forearm socket in front of a test socket',
    links: { inquiry: 'Get a quote', socket: 'Prosthetic sockets' },
  },
} satisfies PageCopy<typeof orthosis>;
