import type { PageCopy } from '#sections/page-content.ts';
import type { temporaryCrown } from './page.ts';

export const en = {
  hero: {
    eyebrow: 'Temporary crowns and bridges',
    title: 'Print the temporary in the same appointment.',
    text: 'Print crowns and bridges of up to three units from the scan, at the chair or in the laboratory. If one breaks, print it again from the same file.',
    alt: 'Build platform with rows of tooth-colored temporary bridges and crowns on their supports',
    links: { samples: 'Request a sample bridge', film: 'Watch a chairside case' },
  },
  choice: {
    title: 'Weeks or months?',
    text: 'Two resins, the same limit of three units. Strength and modulus to ISO 178. The times are those of one molar crown on a ChairSide Pro, from scan to polish.',
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
    text: 'For a few weeks, Temp C&B UV 2.0 is enough and easier to polish. For healing times or a raised bite, the filled resin wears less.',
    all: 'All dental resins',
  },
  steps: {
    title: 'Six steps to a crown',
    text: 'Times for Temp C&B UV 2.0.',
    items: {
      before: {
        title: 'Scan before you prepare',
        text: 'Scan both jaws and the bite before anesthesia. The shape of the crown comes from this scan.',
      },
      margin: {
        title: 'Scan the preparation',
        text: 'Draw the margin and keep walls of 1 mm. Leave contacts a touch too tight rather than open.',
      },
      print: { title: 'Print', text: 'Use layers of 50 µm and keep supports off margins and contacts.' },
      wash: {
        title: 'Wash',
        text: 'Give it 3 min in the first bath and 2 min in the second. Longer baths soften the surface.',
      },
      dry: { title: 'Dry', text: 'Blow out the fissures. Crowns that are cured wet turn cloudy.' },
      cure: {
        title: 'Cure each side',
        text: 'Cure under nitrogen or glycerin, then trim and polish. In air the surface stays tacky.',
      },
    },
  },
  pays: {
    title: 'When printing pays',
    items: {
      yes: {
        title: 'Two and three units',
        text: 'Print these, and any crown that has to last for weeks. If it breaks, the file is still there.',
      },
      months: {
        title: 'A bite you want to test',
        text: 'Crown Ceramic UV also makes table tops, so patients can live with the new height before anything is final.',
      },
      no: {
        title: 'A single front tooth',
        text: 'If you have a good silicone key, the temporary made by hand is still quicker.',
      },
      long: { title: 'More than three units', text: 'Neither resin is made for it. Leave longer spans to the mill.' },
    },
  },
  practice: {
    title: '82 minutes from preparation scan to polished crown',
    text: 'A two-chair practice near Utrecht noted 31 temporaries on a ChairSide; 18 of those minutes are work at the part. Two crowns were printed again. At first patients waited longer, for three reasons.',
    alt: 'Small printer on a sideboard with a printed bridge on a tray, dental chair behind',
    points: {
      shape: 'The design began only after the preparation. Now the shape is ready beforehand.',
      bottle: 'The bottle stood in a cold storeroom. Now it stands in the print room and is shaken in time.',
      platform: 'The platform had to be cleaned first. Now it is cleaned after each job.',
    },
    links: { article: 'Read how they work' },
  },
  questions: {
    title: 'From the chair',
    questions: {
      break: {
        question: 'What if the temporary breaks?',
        answer:
          'Print it again from the file; there is no new scan. If it broke at a connector, thicken it first. With Crown Ceramic UV connectors need at least 12 mm².',
      },
      shade: {
        question: 'The shade came out too light. Why?',
        answer:
          'The pigments had settled. Shake Temp C&B UV 2.0 for two minutes and the filled resin for five, then stir once more in the tray.',
      },
      tacky: {
        question: 'May I shorten the curing if the patient is waiting?',
        answer:
          'No. With half the time, some specimens in our cytotoxicity test fell below the limit. Biocompatibility holds for the complete process only.',
      },
      cement: {
        question: 'Which cement?',
        answer:
          'For Temp C&B UV 2.0 a temporary cement without eugenol. Blast and silanize Crown Ceramic UV and bond it with resin cement.',
      },
    },
  },
  contact: {
    title: 'Judge the margin yourself',
    text: 'The sample is a three-unit bridge in A2, polished on one side only. The other side shows how it leaves the curing unit.',
    alt: 'Printed three-unit bridge and a crown turned to show its inside',
    links: { samples: 'Request a sample bridge', implants: 'Temporaries on implants' },
  },
} satisfies PageCopy<typeof temporaryCrown>;
