import type { PageCopy } from '#sections/page-content.ts';
import type { dentalLabs } from './page.ts';

export const en = {
  hero: {
    eyebrow: 'Dental labs',
    title: 'Models and casting patterns from one printer',
    text: 'Print models, framework patterns and gingiva masks today; temporaries, dentures and splints once their resins are cleared. This page gives the times, the cost of a model, the printer for your volume and six mistakes to avoid.',
    alt: 'Four colored case pans on a bench, with a die model, a partial denture framework, an implant model with a gingiva mask and an orthodontic model',
    links: { inquiry: 'Get a quote', materials: 'Dental resins' },
  },
  figures: {
    title: 'Output per shift and night',
    text: 'Models are in layers of 100 µm; the pattern time comes from a lab’s own log. Models and patterns are work for today, denture bases are trial parts until the resin is cleared.',
    items: {
      shift: 'full-arch models in an 8-hour shift on one A2D 4K',
      night: 'full-arch models in an unattended 13-hour night on an A2D 4K with HiVE',
      waxUp: 'of technician time for one partial denture framework pattern, ready to invest',
      bases: 'denture bases in 24 h on an A2D 4K with HiVE, in 20 jobs of eight and one of five, unattended',
    },
  },
  work: {
    title: 'Lab work, job by job',
    text: 'Pick a job to see its steps, resins and limits. Until the resins of the last three are cleared, check those parts on the model.',
    items: {
      models: {
        title: 'Models with removable dies',
        text: 'Print one test die per resin lot to set the gap; then all dies of the lot seat to the stop.',
        alt: 'Printed upper model with one die taken out',
      },
      plaster: {
        title: 'Stone models, scanned in one piece',
        text: 'This takes a scanner, not a printer. Scan the model, separate the die on screen, and skip pinning and sectioning.',
        alt: 'Uncut stone model on a scanner plate, with violet lines of light across a prepared tooth',
      },
      frameworks: {
        title: 'Partial denture frameworks',
        text: 'Design on screen, print overnight, invest in the morning.',
        alt: 'Green printed framework pattern on its model',
      },
      temporaries: {
        title: 'Temporary crowns and bridges',
        text: 'Up to three units, in four shades. Longer spans are better milled.',
        alt: 'Printed three-unit bridge beside a molar crown',
      },
      dentures: {
        title: 'Dentures and try-ins',
        text: 'Base, teeth and try-in come from one design.',
        alt: 'Printed full upper denture with a pink base',
      },
      splints: {
        title: 'Splints and guides',
        text: 'Rigid and flexible splints and night guards, and guides for the autoclave.',
        alt: 'Clear printed occlusal splint',
      },
    },
  },
  platform: {
    title: 'Six full arches flat on one platform',
    text: 'The platform of the A2D 4K measures 206 × 116 mm. Two of these models fit on the A2D. A layer takes the same time however many parts are on the platform, so a full platform prints as fast as a single model. Hollow arches lie flat on every printer, solid ones with the pulsed-release module.',
    alt: 'Build platform seen from above with six beige full-arch models on it',
  },
  cost: {
    title: 'What does a model cost you?',
    text: 'The example is 1,500 solid full-arch working models with dies a month on one A2D 4K, six to a job, 16 h a day. A solid model with its dies takes about 33 g of resin, a hollow aligner model 20 g. One washing and one curing unit are included; the example price of the printer includes the pulsed-release module that solid models need. Compare with what a print center charges you for this volume.',
  },
  capacity: {
    title: 'Models by printer',
    text: 'Full-arch models lying flat, in layers of 100 µm, with 10 min to change platforms by hand. In layers of 50 µm, an A2D 4K makes 42 a shift. On the A3D, a job of six takes 47 min with removal and refill.',
    first: 'Printer',
    columns: { shift: '8-hour shift', night: '13-hour night', use: 'Best for' },
    rows: {
      a2d: { title: 'A2D', shift: '20', night: '2, in one job', use: 'First printer, mixed work' },
      hd: { title: 'A2D HD', shift: '33', night: '66, with HiVE', use: 'Dies, crown patterns, filled resins' },
      fourK: { title: 'A2D 4K', shift: '60', night: '120, with HiVE', use: 'Models and patterns in volume' },
      a3d: { title: 'A3D', shift: '60', night: '96, unattended', use: 'Many small cases, each on its own shelf' },
      cSeries: { title: 'C series', shift: '90', night: '40 standing, in one job', use: 'Models only' },
    },
  },
  printers: {
    title: 'Printers for dental labs',
    text: 'All four print models and framework patterns. The A2D HD exposes each layer once, without shifting pixels. The corner radius measured 36 µm on the A2D HD and 49 µm on the A2D 4K.',
  },
  mistakes: {
    title: 'Six mistakes to avoid',
    text: 'Labs made all six in their first weeks, in production or in evaluations on models.',
    items: {
      gap: {
        title: 'Bridges were too tight',
        text: 'The cement gap came from the milling settings. At 70 µm, tested on three dies first, the bridges seated on their models.',
      },
      shade: {
        title: 'A2 came out too light',
        text: 'The pigments had settled. The lab slip now calls for two minutes of shaking.',
      },
      burnout: {
        title: 'Four of six investment rings cracked',
        text: 'The lab had kept its speed burnout. Castable resin needs 3 °C/min (5.4 °F/min) to 290 °C (554 °F), a hold of 60 min there, and a second hold at 900–950 °C (1,652–1,742 °F). A timer starts the furnace at night.',
      },
      flange: {
        title: 'The night run stopped at 2:00 AM',
        text: 'A denture base with a thin lingual flange tore off its supports. Designs under 2 mm thick now go back to the designer.',
      },
      bath: {
        title: 'Surfaces stayed soft',
        text: 'Parts had been forgotten in the isopropanol bath. A timer with an alarm fixed that.',
      },
      bench: {
        title: 'Bonding could not keep up',
        text: 'In an evaluation, a lab averaged 84 bases a night over 20 nights of 13 h, in jobs of eight; three nights ended early. Two people cannot bond that many in a day. Size the bonding bench before you buy a second printer.',
      },
    },
  },
  questions: {
    title: 'Before you buy',
    questions: {
      equipment: {
        question: 'What do I need besides the printer?',
        answer:
          'A washing unit with two baths, a curing unit, and a tray for each resin. UltraCraft Wash and UltraCraft Cure work with every printer here; their prices are on their pages. The Wash Station and the Resin Station make sense when several printers run all day.',
      },
      remakes: {
        question: 'Do printed temporaries mean more remakes?',
        answer:
          'Hardly. In an evaluation, one lab checked 412 printed temporaries on the die: 2.9% were printed again, against 2.7% of the milled ones remade before. Most traced back to the scan.',
      },
      software: {
        question: 'Can I keep my CAD software?',
        answer:
          'Yes, if it exports STL, as 3Shape, exocad, Medit and inLab do. You set supports and nesting in Heliograph Prepare.',
      },
      room: {
        question: 'What does the room need?',
        answer:
          'A steady 20 to 25 °C (68 to 77 °F) for dental resins, dust exhaust where you grind, and a closed container for used isopropanol. Our brochure for labs lists space and power for each machine.',
      },
      breakdown: {
        question: 'What happens if the printer is down?',
        answer:
          'Support answers around the clock on weekdays. Most faults are solved online; we or your distributor handle hands-on repairs. Our warranty policy covers machines and resins.',
      },
    },
  },
  cases: {
    title: 'Case studies from labs',
    text: 'Each report gives times, remakes and what still isn’t solved.',
  },
  contact: {
    title: 'Tell us your daily output',
    text: 'An application engineer will work out the printer, stations and resin for that volume and send you a quote. Want to hold a part first? Samples are free; you pay the shipping.',
    alt: 'Printer, washing unit and curing unit on a lab bench, with a model and a denture in front',
    links: { inquiry: 'Get a quote', fit: 'Does your part fit?', samples: 'Request a sample' },
  },
} satisfies PageCopy<typeof dentalLabs>;
