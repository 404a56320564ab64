import type { PageCopy } from '#sections/page-content.ts';
import type { digitalImpression } from './page.ts';

export const en = {
  hero: {
    eyebrow: 'Digital impression',
    title: 'Print the working model straight from the scan',
    text: 'The practice sends an intraoral scan in place of an impression. You print a working model with removable dies and fit the crown on it, with no stone to pour.',
    alt: 'Intraoral scanner held over a printed lower model with one prepared molar',
    links: { inquiry: 'Send us a scan', materials: 'Model resins' },
  },
  check: {
    title: 'Four checks before you design',
    text: 'Every flaw in the scan ends up in the model, so check these first.',
    items: {
      margin: {
        title: 'The margin is complete',
        text: 'Zoom in and follow it all the way around. Where it blurs, blood, saliva or tissue was in the way. Ask the practice to rescan that tooth.',
      },
      contacts: {
        title: 'The contacts are closed',
        text: 'You can fill small holes between teeth. If the hole is where the crown will touch its neighbor, send the scan back.',
      },
      bite: {
        title: 'The bite was scanned on both sides',
        text: 'With only one side scanned, the arches can tilt. Ask the practice to compare the contacts with those in the mouth.',
      },
      arch: {
        title: 'The scan is long enough',
        text: 'A single crown needs two teeth on each side and the opposing teeth. Splints and long bridges need the full arch.',
      },
    },
  },
  steps: {
    title: 'From file to finished model',
    text: 'Times are for Model HP UV 2.0, from its instructions for use.',
    items: {
      design: {
        title: 'Design',
        text: 'Design model and crown from the same scan. Set the die clearance from a test die printed with this lot.',
      },
      print: {
        title: 'Print',
        text: 'Print in layers of 50 µm, flat on the platform. Solid arches need the pulsed-release module for this.',
      },
      wash: {
        title: 'Wash',
        text: 'Use two baths of isopropanol and brush out the sockets in both. Resin left at the bottom lifts the die.',
      },
      dry: { title: 'Dry', text: 'Blow dry, then warm the parts to 40 °C. Dies fit only when their sockets are dry.' },
      cure: { title: 'Cure', text: 'Take the dies out first. If they are cured in place, some will not come out.' },
      rest: {
        title: 'Wait',
        text: 'Let the model rest before you fit anything. Crowns fitted too early have tight contacts the next day.',
      },
    },
  },
  accuracy: {
    title: 'Thirty lower arches, measured',
    text: 'Mean deviation from the design after 24 h, for solid models in Model HP UV 2.0 at 50 µm from three A2D 4K printers. All distances came out slightly short. Twenty-nine of the thirty models stayed within ±50 µm.',
    rows: {
      front: 'Canine to canine, 28 mm',
      diagonal: 'Canine to molar across the arch, 49 mm',
      molars: 'Molar to molar, 52 mm',
    },
  },
  materials: {
    title: 'Resins for models',
    text: 'One for removable dies, one that washes in water, one for gingiva masks around implants.',
    all: 'All dental resins',
  },
  next: {
    title: 'Next steps',
    items: {
      crowns: {
        title: 'Crowns and bridges',
        text: 'Cast, press or print the restoration from the same data.',
        alt: 'Bridge framework as a green pattern and as a casting, with two tooth-colored crowns',
      },
      implants: {
        title: 'Same-day implant restorations',
        text: 'Scan bodies replace the impression posts.',
        alt: 'Model with two scan bodies and a printed bridge',
      },
      plaster: {
        title: 'The practice still sends stone models',
        text: 'Scan the model whole instead of sectioning it.',
        alt: 'Stone model on a scanner plate with lines of light across a prepared tooth',
      },
    },
  },
  questions: {
    title: 'Questions from labs new to scans',
    questions: {
      need: {
        question: 'Do I need a model at all?',
        answer:
          'Not for every crown. You can make a single crown from a clean scan without one. Print a model for bridges, to check contacts and bite, or when the practice wants to see the work on a model.',
      },
      files: {
        question: 'Which files should the practice send?',
        answer:
          'Both arches and the bite, aligned, in a format your design software opens. Color makes the margin easier to find. Export the model as STL for printing.',
      },
      age: {
        question: 'How long does a printed model stay accurate?',
        answer:
          'In our test the distance between the molars shrank by another 8 µm over four weeks in the dark. Use models for cross-arch bridges within two weeks of printing, and keep models below 60 °C and out of the sun.',
      },
      water: {
        question: 'Can a practice print models without isopropanol?',
        answer:
          'Yes, with Model WW UV. It is made for study, planning and opposing models, not for removable dies. The wash water contains resin, so collect it as hazardous waste.',
      },
    },
  },
  contact: {
    title: 'Send us a scan you have doubts about',
    text: 'Leave out patient data. We’ll tell you whether the scan is usable. If it is, we’ll print the model with its dies so you can check the fit yourself.',
    alt: 'Printed upper model with one die taken out',
    links: { inquiry: 'Send us a scan', paper: 'Read the accuracy test' },
  },
} satisfies PageCopy<typeof digitalImpression>;
