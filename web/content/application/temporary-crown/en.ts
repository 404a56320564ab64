import type { PageCopy } from '#sections/page-content.ts';
import type { temporaryCrown } from './page.ts';

export const en = {
  hero: {
    eyebrow: 'Temporary crowns and bridges',
    title: 'Print a temporary and check it on the die',
    text: 'Print crowns and bridges of up to three units from the scan, chairside or in the lab, and check margin and contacts on the model. Patients can wear them once the resin is cleared.',
    alt: 'Build platform with rows of tooth-colored temporary bridges and crowns on their supports',
    links: { samples: 'Request a sample bridge', film: 'Watch a chairside case' },
  },
  choice: {
    title: 'Weeks or months?',
    text: 'Both resins are limited to three units. Strength and modulus are to ISO 178. Times are for one molar crown on a ChairSide Pro, on a training model, from scan to polish.',
    before: 'Temp C&B UV 2.0',
    after: 'Crown Ceramic UV',
    rows: {
      strength: 'Flexural strength',
      modulus: 'Flexural modulus',
      curing: 'Curing, each side',
      total: 'All steps',
    },
  },
  materials: {
    title: 'The two resins',
    text: 'For a few weeks, Temp C&B UV 2.0 is enough, and it is easier to polish. For healing periods or a raised bite, use the filled resin, which wears less.',
    all: 'All dental resins',
  },
  steps: {
    title: 'Six steps to a crown',
    text: 'Times for Temp C&B UV 2.0.',
    items: {
      before: {
        title: 'Scan before you prepare',
        text: 'Scan both jaws and the bite before anesthesia. The crown shape comes from this scan.',
      },
      margin: {
        title: 'Scan the preparation',
        text: 'Mark the margin and keep walls of 1 mm. Better to leave contacts slightly tight than open.',
      },
      print: { title: 'Print', text: 'Use layers of 50 µm and keep supports off margins and contacts.' },
      wash: {
        title: 'Wash',
        text: 'Wash for 3 min in the first bath and 2 min in the second. Longer baths soften the surface.',
      },
      dry: { title: 'Dry', text: 'Blow out the fissures. Crowns that are cured wet turn cloudy.' },
      cure: {
        title: 'Cure each side',
        text: 'Cure under nitrogen or glycerin, then trim and polish. In air the surface stays tacky.',
      },
    },
  },
  pays: {
    title: 'When printing pays off',
    items: {
      yes: {
        title: 'Two and three units',
        text: 'Print these, and any crown that has to last for weeks. If it breaks, the file is still there.',
      },
      months: {
        title: 'Testing a new bite',
        text: 'You can also print table tops in Crown Ceramic UV, so the new height can be tested before anything is final, once the resin is cleared.',
      },
      no: {
        title: 'A single front tooth',
        text: 'If you have a good silicone key, making the temporary by hand is still faster.',
      },
      long: { title: 'More than three units', text: 'Neither resin is made for longer spans. Mill them.' },
    },
  },
  cost: {
    title: 'What does a temporary cost you?',
    text: 'For planning ahead: one molar crown in Temp C&B UV 2.0 on a ChairSide Pro, once the resin is cleared. Enter your prices and compare the result with the lab fee.',
  },
  practice: {
    title: '82 minutes from prep scan to polished crown',
    text: 'In an evaluation, a two-chair practice near Utrecht printed 31 temporaries on a ChairSide and checked them on the die; patients wore handmade ones. Staff worked on each one for 18 of the 82 minutes. Two crowns were reprinted. At first, it took longer, for three reasons.',
    alt: 'Small printer on a sideboard with a printed bridge on a tray, dental chair behind',
    points: {
      shape: 'Design began only after the prep. Now the shape is ready beforehand.',
      bottle:
        'The bottle was kept in a cold storeroom. Now it is in the print room and is shaken while the design is saved.',
      platform: 'The platform had to be cleaned first. Now it is cleaned after each job.',
    },
    links: { article: 'Read the article' },
  },
  questions: {
    title: 'Chairside questions',
    questions: {
      break: {
        question: 'What if the temporary breaks?',
        answer:
          'Print it again from the file; you do not need a new scan. If it broke at a connector, thicken that first. In Crown Ceramic UV, connectors need at least 12 mm².',
      },
      shade: {
        question: 'Why did the shade come out too light?',
        answer:
          'The pigments had settled. Shake Temp C&B UV 2.0 for two minutes and the filled resin for five, then stir once more in the tray.',
      },
      tacky: {
        question: 'Can I shorten curing if time is short?',
        answer:
          'No. At half the time, some specimens in our cytotoxicity test fell below the limit. Biocompatibility applies only to the complete process.',
      },
      cement: {
        question: 'Which cement?',
        answer:
          'For Temp C&B UV 2.0, use a eugenol-free temporary cement. Sandblast and silanize Crown Ceramic UV and bond it with resin cement.',
      },
    },
  },
  contact: {
    title: 'Judge the margin yourself',
    text: 'The sample is a three-unit bridge in A2, polished on one side only. The other side is as it comes out of the curing unit.',
    alt: 'Printed three-unit bridge and a crown turned to show its inside',
    links: { samples: 'Request a sample bridge', implants: 'Temporaries on implants' },
  },
} satisfies PageCopy<typeof temporaryCrown>;
