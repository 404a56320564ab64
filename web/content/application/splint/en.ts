import type { PageCopy } from '#sections/page-content.ts';
import type { splint } from './page.ts';

export const en = {
  hero: {
    eyebrow: 'Occlusal splints (occlusal guards)',
    title: 'Print a hard splint in half a day',
    text: 'Scan, design, print and polish on one day, then check fit and contacts in the articulator. Today, printed splints are demonstration parts. Patients can wear them once a splint resin is cleared.',
    alt: 'Clear printed splint on an upper model, with blue contact marks from articulating paper',
    links: { samples: 'Request a sample splint', inquiry: 'Get a quote' },
  },
  visit: {
    title: 'From scan to polish',
    text: 'Times are from an evaluation in a four-operatory practice in Sweden with a ChairSide Pro, for a splint in Splint Rigid UV. Patients wore splints from the lab; the printed ones stayed on the model.',
    items: {
      scan: { title: 'Scan', text: 'Scan both arches and the bite in the treatment position.' },
      design: {
        title: 'Design',
        text: 'A trained assistant designs the splint, and the dentist approves the contacts on screen.',
      },
      print: {
        title: 'Print',
        text: 'Tilt the splint with the supports on its outer side, off the occlusal surface and the intaglio.',
      },
      wash: {
        title: 'Wash and dry',
        text: 'Use two short baths, then dry for 20 min. Do not rush the drying.',
      },
      cure: {
        title: 'Cure',
        text: 'Take the supports off, then cure both sides: with the nitrogen set of the UltraCraft Cure, or covered with glycerin that you rinse off with water.',
      },
      polish: {
        title: 'Polish',
        text: 'Pumice, then high-shine paste at low speed, with dust extraction.',
      },
    },
  },
  results: {
    title: 'An evaluation with 74 splints',
    text: 'In five months, 61 of them were finished and fitted the model on the day of the scan. Nine flexible ones were ready the next day, because they dry longer, and four were reprinted. Splints from the outside lab take nine days to come back. Hands-on time was 10 min for the scan, 20 for design and 12 for polishing, plus about 10 for washing and curing.',
    items: {
      total: 'for all steps of a rigid splint',
      adjusting: 'average adjustment on the articulator; the earlier value is for splints made by an outside lab',
      reprints: 'splints were reprinted, two for the bite registration and two for white haze',
    },
    alt: 'Clear printed splint in the flexible resin',
  },
  cost: {
    title: 'What does a splint cost you?',
    text: 'The example is a rigid splint printed on a ChairSide Pro, for planning until the resin is cleared. The same printer also makes models, which shortens the payback. Enter your prices and compare the result with the lab fee for a hard guard (D9944).',
  },
  resins: {
    title: 'Hard or flexible?',
    text: 'Hard splints hold the occlusal scheme and trim cleanly with carbide burs. Choose the flexible resin, clear or clear blue, for crowded or tilted teeth, and give each resin its own tray. Values are measured dry. Strength after storage in water is tested for the rigid resin only (ISO 20795-2).',
    first: 'Property',
    columns: { rigid: 'Splint Rigid UV', flex: 'Splint Flex UV' },
    rows: {
      strength: { title: 'Flexural strength (ISO 178)', rigid: '76 MPa', flex: '31 MPa' },
      modulus: { title: 'Flexural modulus (ISO 178)', rigid: '2,180 MPa', flex: '820 MPa' },
      elongation: { title: 'Elongation at break (ISO 527-2)', rigid: '8.6%', flex: '58%' },
      impact: { title: 'Notched impact strength (ASTM D256)', rigid: '25 J/m', flex: '64 J/m' },
      heat: {
        title: 'Heat deflection temperature (ISO 75)',
        rigid: '61 °C (142 °F)',
        flex: 'Does not apply: it softens when warm',
      },
      drying: { title: 'Drying before curing', rigid: '20 min', flex: '45 min' },
      curing: { title: 'Curing on each side', rigid: '10 min', flex: '15 min' },
      thickness: {
        title: 'Thickness',
        rigid: 'At least 1.5 mm under the contacts',
        flex: 'Design 1.5–2 mm; replace it when it wears below 1 mm',
      },
    },
  },
  faults: {
    title: 'Troubleshooting',
    items: {
      haze: {
        title: 'White haze',
        text: 'The splint was cured before it was dry. Set a timer and let it dry for the full time.',
      },
      tight: {
        title: 'Tight or loose fit',
        text: 'If it binds, block out more. If it is loose, block out less, or print it in Splint Flex UV, which snaps over the undercuts.',
      },
      cloudy: {
        title: 'Cloudy throughout',
        text: 'The tray held another resin before. Clean it and keep it for this one.',
      },
      warped: {
        title: 'Warped',
        text: 'Hot water is the usual cause. Above 50 °C (122 °F) a rigid splint can distort.',
      },
    },
  },
  printers: {
    title: 'Printers for both resins',
    text: 'For a practice, the platform of a ChairSide is enough; the A2D holds two splints as well. Labs fill the platform of an A2D 4K, and the A3D also removes the splints. Tilted on its long side, a splint takes no more floor than flat, so as many fit. One splint takes as long as a full platform.',
    job: 'Splints, tilted',
  },
  questions: {
    title: 'Before you print the first one',
    questions: {
      where: {
        question: 'Print in the practice or send it to the lab?',
        answer:
          'Make simple splints in the existing bite in the practice. The practice in our case study leaves cases that change the jaw relation to the lab.',
      },
      design: {
        question: 'What if we cannot design splints?',
        answer:
          'Our design service can. Sign the agreement once, then send the scan and the bite, and you get back a print-ready file.',
      },
      adjust: {
        question: 'Can I grind it like a milled one?',
        answer:
          'Yes, with carbide burs; the chips stay dry. Grind Splint Flex UV at room temperature, because it softens when warm.',
      },
      care: {
        question: 'What do I tell patients?',
        answer:
          'Once the resin is cleared: clean it with cold water and a soft brush and keep it in its box. Put a flexible splint in lukewarm water for a minute before the first wear.',
      },
    },
  },
  contact: {
    title: 'Hold a printed splint first',
    text: 'Ask for a sample, or get a quote for printer, washing, curing and resin. In the case study, a practice tells you what went wrong in its first months.',
    alt: 'Clear printed splint with a ramp for the front teeth',
    links: { inquiry: 'Get a quote', samples: 'Request a sample splint', study: 'Read the case study' },
  },
} satisfies PageCopy<typeof splint>;
