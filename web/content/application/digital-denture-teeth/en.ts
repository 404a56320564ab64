import type { PageCopy } from '#sections/page-content.ts';
import type { digitalDentureTeeth } from './page.ts';

export const en = {
  hero: {
    eyebrow: 'Digital dentures',
    title: 'Try a printed denture on the articulator',
    text: 'Design base and teeth together, print each in its own resin, and bond them. Today, you can check bite and fit on the model. Patients can wear printed dentures once both resins are cleared.',
    alt: 'Pink printed denture base with empty sockets, and beside it the joined tooth arch',
    links: { inquiry: 'Get a quote', samples: 'Request samples' },
  },
  arch: {
    title: 'Teeth printed as one arch',
    text: 'Twelve to fourteen teeth print as one piece. Base and arch come from the same design, so the sockets fit, and no one sets teeth one at a time.',
    alt: 'Finished upper denture with a pink base, teeth up',
    points: {
      shades: 'Teeth in A1, A2, A3 and B1; bases in three pinks.',
      stains: 'Light-cure stains and composites bond to the roughened surface.',
      repairs: 'If a tooth is lost, reprint it from the stored design.',
    },
  },
  steps: {
    title: 'From scan to denture',
    text: 'Times are for eight bases printed upright per job on an A2D 4K with HiVE, including removal, and for the arch of our upper sample, printed flat at 50 µm. Washing and curing times follow the data sheet of the base resin; design, bonding and polishing are extra.',
    items: {
      design: {
        title: 'Design',
        text: 'Set the teeth on the scanned ridges and cut the sockets with a bonding gap. Check the lingual flanges first, as they tend to come out too thin. For a setup check, print base and teeth as one piece in Denture Try-In UV.',
      },
      base: {
        title: 'Print the bases',
        text: 'Shake the bottle for two minutes and stir the tray until the pink is even. Place supports on the cameo side, so that the intaglio stays as scanned.',
      },
      teeth: {
        title: 'Print the arch',
        text: 'Filler and pigment settle out; shake this bottle for three minutes. Stir the tray again if the print has paused for over two hours.',
      },
      wash: {
        title: 'Wash and dry',
        text: 'Use two baths of isopropanol. Rinse the sockets from a squeeze bottle. Then let the base rest for half an hour before you bond; the time shown is for the baths only.',
      },
      bond: {
        title: 'Bond',
        text: 'Precure the arch for five minutes and air-abrade the underside with alumina. Fill the sockets with liquid base resin, seat the arch, wipe off the excess and tack-cure it with a curing light.',
      },
      cure: {
        title: 'Cure and polish',
        text: 'Cure for 20 minutes on each side, under nitrogen or covered with glycerin. Adjust the bite with fine carbide burs and polish everything but the intaglio.',
      },
    },
  },
  values: {
    title: 'Thickness and strength',
    text: 'Both strengths are measured to ISO 178, the bending test for plastics. The values by the denture standard ISO 20795-1 are on the page of Denture Base UV.',
    rows: {
      thickness: 'Base thickness, including over the ridge crest',
      base: 'Flexural strength of Denture Base UV, ISO 178',
      teeth: 'Flexural strength of Denture Teeth UV, ISO 178',
    },
  },
  questions: {
    title: 'Questions from the bench',
    questions: {
      standard: {
        question: 'Does the base resin meet the denture standard?',
        answer:
          'Yes. Denture Base UV has been tested to ISO 20795-1 for denture base polymers and meets it. The page of the resin gives strength, modulus, water sorption and solubility by that standard, beside the strength to ISO 178. Denture Teeth UV is tested to ISO 22112 for color stability and for its bond to the base.',
      },
      printers: {
        question: 'Which printers make both parts?',
        answer:
          'The A2D 4K, A2D HD and A3D are tested with both resins. The C series prints only bases, the ChairSide Pro only teeth.',
      },
      prefabricated: {
        question: 'Can I keep using stock teeth?',
        answer: 'Yes. The base takes printed and stock (carded) teeth. Design the sockets for the teeth you use.',
      },
      tears: {
        question: 'Why did a base tear off its supports?',
        answer:
          'Check the lingual flanges first. A lab that prints overnight twice lost bases with thin flanges. It now rejects files below the minimum thickness and places supports on the cameo side.',
      },
      shade: {
        question: 'Why are there two shades of pink in one job?',
        answer:
          'The pigment has settled. Shake the bottle and stir the tray before every run, and change the tray when you change the shade.',
      },
      reline: {
        question: 'Can the denture be relined or repaired?',
        answer: 'Yes. Roughen the base and wet it with monomer; it then takes conventional cold-curing acrylic.',
      },
      allergy: {
        question: 'Are there contraindications?',
        answer:
          'Yes: once cleared, not for patients who are allergic to methacrylates. Both resins are tested for cytotoxicity, sensitization and irritation to ISO 10993.',
      },
    },
  },
  nights: {
    title: 'One printer’s output overnight',
    text: 'In an evaluation, a denture lab in the United States ran an A2D 4K with HiVE overnight and printed the arches by day. The dentures were checked on the model; patients wore conventional ones. The 24-hour run was a trial.',
    items: {
      night: 'bases in a 13-hour night, eight per job, average over a 20-night evaluation',
      early: 'of those 20 nights ended early',
      tryIn: 'business days from order to setup checked on the model',
      day: 'bases in 24 hours, unattended, from 3 kg of resin',
    },
    alt: 'A2D 4K docked to HiVE, with printed denture bases in the bin',
  },
  materials: {
    title: 'Resins for dentures',
    text: 'One for the base, one for the teeth, and one for a try-in in a single piece, printed before the denture.',
    all: 'All dental resins',
  },
  contact: {
    title: 'Tell us how many dentures you make',
    text: 'We’ll quote the printer, the washing and curing units and the resin for your volume. In the case study, the bonding bench became the bottleneck; see how to plan for it.',
    alt: 'Lab bench with printers and printed dental parts',
    links: { inquiry: 'Get a quote', report: 'Read the case study' },
  },
} satisfies PageCopy<typeof digitalDentureTeeth>;
