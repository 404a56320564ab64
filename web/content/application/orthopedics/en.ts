import type { PageCopy } from '#sections/page-content.ts';
import type { orthopedics } from './page.ts';

export const en = {
  hero: {
    eyebrow: 'Orthotics and prosthetics',
    title: 'Scan, model and print without plaster.',
    text: 'Scan the arm or foot, model the device on screen and print a sample overnight in a tough resin. Check walls, edges and load on the sample today. Patients can wear the devices once Ortho Tough UV is cleared or listed.',
    alt: 'Scan of a forearm on a monitor, with a handheld scanner and two printed sockets in front of it',
    links: { inquiry: 'Discuss a case', cases: 'Case studies' },
  },
  results: {
    title: 'Results from two evaluations',
    text: 'A German workshop made 46 wrist-hand orthoses in six months. A center in Türkiye fitted 31 patients with forearm sockets in nine months.',
    before: 'Plaster',
    after: 'Scanned and printed',
    rows: {
      orthosis: 'Working time per orthosis',
      visits: 'Visits per orthosis',
      trial: 'Days from cast or scan to first socket fitting',
      sockets: 'Test sockets per patient',
    },
  },
  steps: {
    title: 'From limb to finished device',
    items: {
      scan: {
        title: 'Scan',
        text: 'Support the limb on cords and scan it with a handheld scanner. An arm takes about a minute.',
      },
      model: {
        title: 'Model',
        text: 'Reduce, relieve and trim region by region. You work with numbers you can repeat instead of a rasp.',
      },
      print: {
        title: 'Print',
        text: 'Print orthoses upright with supports on the outside only, so nothing presses on the skin. Print sockets with the opening down, so no resin collects.',
      },
      cure: {
        title: 'Wash and cure',
        text: 'Let the part rest until the smell of solvent is gone. Then cure it warm on each side, with light on the inside too.',
      },
      check: {
        title: 'Check and release',
        text: 'An orthotist or prosthetist checks walls, edges and load before the device leaves the workshop.',
      },
      fit: {
        title: 'Fit',
        text: 'Flare edges with a hot-air gun. If more has to change, edit the file and print again overnight.',
      },
    },
  },
  limits: {
    title: 'Limits to design around',
    items: {
      length: {
        title: 'Long forearms',
        text: 'On the Reflex RS, with 228 mm of height, one orthosis in five was too long. The workshop vacuum-formed those as before.',
      },
      legs: {
        title: 'Adult leg sockets',
        text: 'They do not fit the Reflex platforms. The center tried printing two halves and gave up because the seam pressed on the limb.',
      },
      heat: {
        title: 'Heat',
        text: 'Keep finished devices below 50 °C. One orthosis lost its shape on a dashboard in summer, so warn patients in writing.',
      },
      skin: {
        title: 'Windows instead of clear walls',
        text: 'The resin is opaque. Where you need to see the skin under a test socket, print a window of about 15 mm.',
      },
    },
  },
  resin: {
    title: 'One resin for orthoses and sockets',
    text: 'Ortho Tough UV bends before it splits. Notched impact strength is 82 J/m to ASTM D256.',
    alt: 'Bottle of Ortho Tough UV with samples in skin tone, white and black',
    points: {
      tough: 'Walls under strap holes need 5 mm and an eyelet. At 4 mm, one crept within three weeks.',
      struts: 'Lattice struts and openings work from 2 mm. Keep the zone over the wrist closed.',
      edges: 'Edges can be ground, but leave 3 mm. Two sockets cracked where less was left.',
      tested:
        'It is tested to ISO 10993-5, ISO 10993-10 and ISO 10993-23, fully cured, for intact skin. The tests do not replace clearance.',
    },
    links: { resin: 'Ortho Tough UV' },
  },
  printers: {
    title: 'Printers for Ortho Tough UV',
    text: 'Choose by the longest part you want to make. Profiles differ between 385 and 405 nm.',
  },
  cases: { title: 'Both case studies, failures included' },
  questions: {
    title: 'Questions from workshop owners',
    questions: {
      plaster: {
        question: 'Can we give up plaster altogether?',
        answer:
          'Not yet. Keep it for work that does not fit the printer, such as long forearms and adult legs. In our case study, four of five wrist-hand orthoses fit the printer.',
      },
      scanner: {
        question: 'Which scanner do we need?',
        answer:
          'A handheld one that scans an arm in about a minute and exports STL. Tell us what you have, and we’ll check one of your scans.',
      },
      insoles: {
        question: 'Does it work for insoles?',
        answer:
          'For rigid three-quarter shells, yes; you cover them with foam or leather. For soft cushions against the skin, no, because our elastomer is not tested for skin contact.',
      },
      responsible: {
        question: 'Who is responsible for a printed device?',
        answer:
          'Your workshop, as with plaster. We document the resin; you document wall thickness, curing and release for each device. The center in our case study inspects all sockets every three months.',
      },
      start: {
        question: 'What do we need to start?',
        answer:
          'A scanner, modeling software, one printer, a washing and a curing unit that reaches 60 °C, and an orthotist with time to learn. Start with wrist-hand orthoses.',
      },
    },
  },
  contact: {
    title: 'Send us one patient’s scan',
    text: 'Send it anonymized. We’ll tell you whether it fits a printer, where the design is too thin and what the print will cost.',
    alt: 'Printed below-knee socket on its adapter and a short tube',
    links: { inquiry: 'Discuss a case', orthoses: 'Orthoses', sockets: 'Prosthetic sockets' },
  },
} satisfies PageCopy<typeof orthopedics>;
