import type { PageCopy } from '#sections/page-content.ts';
import type { orthosis } from './page.ts';

export const en = {
  hero: {
    eyebrow: 'Wrist-hand orthoses (WHO) and foot orthotics',
    title: 'Wrist-hand orthoses from a scan, ready to evaluate',
    text: 'Scan the arm with a handheld scanner in about a minute and print a sample shell overnight in Ortho Tough UV; you check it the next day. Use samples now to settle lattice, strap slots and edges and to train your team. Patients can wear printed orthoses once the resin is cleared or listed in your market.',
    alt: 'Skin-colored printed wrist-hand orthosis with three straps, standing on its forearm end',
    links: { inquiry: 'Get a quote', cases: 'Case studies' },
  },
  time: {
    title: 'Labor per orthosis, averaged over 46 samples',
    text: 'A German O&P lab printed them in a six-month evaluation. The patients got vacuum-formed orthoses; nobody wore a printed one. Once the resin is cleared, the lab plans on two visits in place of three.',
    before: 'Plaster and vacuum forming',
    after: 'Scanned and printed',
    rows: { work: 'Labor per orthosis' },
  },
  steps: {
    title: 'From arm to sample orthosis',
    items: {
      scan: {
        title: 'Scan',
        text: 'Support the forearm in slings, in the position that the orthosis will hold, and walk around it with the scanner.',
      },
      model: {
        title: 'Rectify the model',
        text: 'Plan on about 50 min at the screen. Remove 1 mm where the shell has to grip, add 2.5 mm of relief over bony prominences, and set the openings for thumb and ulnar styloid, flared edges and strap slots.',
      },
      print: {
        title: 'Print',
        text: 'Print overnight, upright, at 100 µm layers. Keep supports on the outside only.',
      },
      finish: {
        title: 'Wash and cure',
        text: 'Wash in two baths of 5 min, let it rest for an hour, then cure for half an hour at 60 °C (140 °F) on each side. Rest the shell unloaded, or it will warp at this temperature.',
      },
      fit: {
        title: 'Check',
        text: 'Put the shell on the plaster model made for the vacuum-formed orthosis. In the evaluation, 39 of 46 needed only an edge flared with a heat gun; three were ground at the rim, four were reprinted.',
      },
      record: {
        title: 'Fit',
        text: 'Once the resin is cleared or listed in your market, fit the patient. A certified orthotist checks trim lines, fit and strength before delivery.',
      },
    },
  },
  sizes: {
    title: 'Length, time and resin for one wrist orthosis',
    text: 'Calculated for the orthosis in the picture at the top, 198 mm (7.8 in) long with walls of 3 mm (0.12 in) and a weight of 130 g (4.6 oz), in layers of 100 µm. Ortho Tough UV has a flexural strength of 59 MPa and an elongation at break of 68%.',
    first: 'One orthosis',
    columns: { rs: 'Reflex RS', pro: 'Reflex 2 Pro' },
    rows: {
      longest: { title: 'Longest shell', rs: '228 mm (9.0 in)', pro: '240 mm (9.4 in)' },
      time: { title: 'Print time', rs: '6 h 40 min', pro: '5 h' },
      count: { title: 'Per job', rs: '2, upright', pro: '2, upright' },
      resin: { title: 'Resin with supports', rs: '160 g, six from 1 kg', pro: '160 g, six from 1 kg' },
      heat: {
        title: 'Heat limit of the finished shell',
        rs: '50 °C (122 °F): not for a car parked in the sun',
        pro: '50 °C (122 °F): not for a car parked in the sun',
      },
    },
  },
  rules: {
    title: 'Lessons from 46 samples',
    items: {
      length: {
        title: 'Length',
        text: 'About one patient in five needs a longer shell than the 228 mm (9.0 in) of the Reflex RS. The Reflex 2 Pro prints up to 240 mm (9.4 in); vacuum-form anything longer. The A2D 4K and the C series also run this resin, but print no taller than 110 and 180 mm.',
      },
      lattice: {
        title: 'Lattice',
        text: 'Struts of 1.5 mm broke at the wrist. Make them 2 mm or more and leave the wrist area solid.',
      },
      straps: {
        title: 'Strap slots',
        text: 'Two of the 46 cracked on the test bench when the straps were pulled, both at a slot. Reinforce the slots.',
      },
      heat: {
        title: 'Heat',
        text: 'One sample lost its shape in a heat test on a dashboard: the resin’s heat deflection temperature is 58 °C (136 °F) under load. Use a heat gun in the lab only, and only on the edge.',
      },
      inside: {
        title: 'Inside cure',
        text: 'Two shells stayed tacky inside because no light reached them. Turn the opening toward the lamps.',
      },
      skin: {
        title: 'Skin contact and FDA status',
        text: 'Ortho Tough UV is tested to ISO 10993-5, ISO 10993-10 and ISO 10993-23, fully cured, for intact skin. The tests do not replace clearance or listing. In the United States, limb orthoses are class I devices: exempt from 510(k), but listed with the FDA. We list the resin; your facility, as the maker, lists the orthosis unless an exemption applies to it.',
      },
    },
  },
  insole: {
    title: 'Custom foot orthotics from the same resin',
    text: 'The shell supports the arch. You set its flex in CAD.',
    alt: 'Printed insole with a perforated top and an open lattice below',
    points: {
      shell: 'A 3/4-length shell of 176 mm prints standing on its long edge in 2 h 35 min on the Reflex RS.',
      lattice: 'Struts of 2 mm under the heel flex and spring back.',
      cover: 'Cover it with foam or leather like any other shell.',
    },
    links: { resins: 'Ortho Tough UV and related resins' },
  },
  printers: {
    title: 'Printing, washing and curing in an O&P lab',
    text: 'Either printer’s longest shell stands upright in the UltraCraft Wash, which is 250 mm high inside, and in the UltraCraft Cure, which is 255 mm high and heats to 60 °C (140 °F).',
  },
  cases: { title: 'O&P case studies' },
  contact: {
    title: 'Start with a sample wrist orthosis',
    text: 'Send a de-identified scan of a forearm. We’ll tell you whether the shell fits one of our printers and what it takes to make it in your lab.',
    alt: 'Open Reflex RS, a printed orthosis with a thumb opening hanging from the platform',
    links: { inquiry: 'Send a scan', fit: 'Does your part fit?' },
  },
} satisfies PageCopy<typeof orthosis>;
