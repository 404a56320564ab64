import type { PageCopy } from '#sections/page-content.ts';
import type { orthopedics } from './page.ts';

export const en = {
  hero: {
    eyebrow: 'Orthotics and prosthetics',
    title: 'From scan to sample overnight',
    text: 'Scan the forearm, model the orthosis or socket on screen and print a sample overnight in a tough resin. Check the fit, wall thickness, edges and load on the sample now. Patients can wear the devices once Ortho Tough UV is cleared.',
    alt: 'Scan of a forearm on a monitor, with a handheld scanner and two printed sockets in front of it',
    links: { inquiry: 'Ask an application engineer', cases: 'Case studies' },
  },
  results: {
    title: 'Results from two evaluations',
    text: 'A German O&P lab printed 46 sample orthoses in six months; a center in Türkiye printed sample forearm sockets for 31 limbs in nine months. All were checked on plaster and on the test bench, so the plaster cast is still made for the check. The patients were fitted conventionally; nobody wore a printed part.',
    before: 'Plaster',
    after: 'Scanned and printed',
    rows: {
      orthosis: 'Labor per orthosis',
      visits: 'Visits planned per orthosis',
      trial: 'Days from cast or scan to the first test socket',
    },
    links: { orthoses: 'Case study: orthoses', sockets: 'Case study: sockets' },
  },
  steps: {
    title: 'From limb scan to checked sample',
    alt: 'Two skin-colored shells with lattice openings, hanging upright from the platform of a Reflex RS',
    items: {
      scan: {
        title: 'Scan',
        text: 'Suspend the limb in slings and scan it with a handheld scanner. An arm takes about a minute.',
      },
      model: {
        title: 'Model',
        text: 'Reduce, relieve and trim region by region. Repeatable numbers replace the rasp.',
      },
      print: {
        title: 'Print',
        text: 'Print orthoses upright with supports on the outside only, so the skin side stays smooth. Print sockets with the opening down, so no resin collects.',
      },
      cure: {
        title: 'Wash and cure',
        text: 'Let the part rest until no solvent smell remains. Then cure it warm on each side, with light on the inside too.',
      },
      check: {
        title: 'Check',
        text: 'Check the fit on the plaster positive and the load on the bench. Flare edges slightly with a heat gun; the resin is not a thermoplastic, so for a larger change edit the file and print again.',
      },
      fit: {
        title: 'Fit and release',
        text: 'Only once the resin is cleared. An orthotist or prosthetist then checks wall thickness, edges and load before the device leaves the shop.',
      },
    },
  },
  limits: {
    title: 'Limits to design around',
    items: {
      length: {
        title: 'Long forearms',
        text: 'On the Reflex RS, with 228 mm of height, one forearm in five was too long.',
      },
      legs: {
        title: 'Adult leg sockets',
        text: 'They do not fit the Reflex platforms. The center tried printing two halves and gave up because the seam stood out inside.',
      },
      heat: {
        title: 'Heat',
        text: 'Keep finished parts below 50 °C (122 °F). In a heat test, one sample lost its shape on a dashboard. Spot-heat only the edge, in the shop, to flare it.',
      },
      skin: {
        title: 'Windows instead of clear walls',
        text: 'The resin is opaque. Where you need to judge the fit of a test socket, leave a window of about 15 mm.',
      },
    },
  },
  resin: {
    title: 'One resin for orthoses and sockets',
    text: 'Ortho Tough UV bends before it splits. Notched impact strength is 82 J/m to ASTM D256.',
    alt: 'Bottle of Ortho Tough UV with samples in skin tone, white and black',
    points: {
      tough: 'Walls under strap holes need 5 mm and an eyelet. A 4 mm sample crept on the bench within three weeks.',
      struts: 'Make lattice struts and openings at least 2 mm. Keep the area over the wrist solid.',
      edges: 'Edges can be ground, but leave 3 mm. Two thinner sockets cracked when pulled off the plaster.',
      tested:
        'It is tested to ISO 10993-5, ISO 10993-10 and ISO 10993-23, fully cured, for intact skin. The tests do not replace clearance.',
    },
    links: { resin: 'Ortho Tough UV' },
  },
  printers: {
    title: 'Printers for Ortho Tough UV',
    text: 'Choose by the longest part you want to make: the Reflex 2 Pro builds 240 mm tall, the Reflex RS 228 mm. The Reflex 2, taller still, has no profile for this resin. Exposure differs between 385 and 405 nm.',
  },
  questions: {
    title: 'Questions from O&P labs',
    questions: {
      plaster: {
        question: 'Can we give up plaster altogether?',
        answer:
          'No. Until the resin is cleared, patients need conventionally made devices. Even then, long forearms and adult legs will not fit the printer; in our case study, four of five wrist-hand orthoses fit.',
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
          'Your lab, as with plaster. We document the resin; you document wall thickness, curing and release for each device.',
      },
      start: {
        question: 'What do we need to start?',
        answer:
          'A scanner, modeling software, one printer, a washing and a curing unit that reaches 60 °C, and an orthotist with time to learn. Start with wrist-hand orthoses.',
      },
    },
  },
  contact: {
    title: 'Send us one de-identified scan',
    text: 'We’ll tell you whether it fits a printer, where the design is too thin and what the print will cost.',
    alt: 'Skin-colored printed wrist-hand orthosis with three straps',
    links: { inquiry: 'Ask an application engineer', orthoses: 'Orthoses', sockets: 'Prosthetic sockets' },
  },
} satisfies PageCopy<typeof orthopedics>;
