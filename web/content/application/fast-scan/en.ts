import type { PageCopy } from '#sections/page-content.ts';
import type { fastScan } from './page.ts';

export const en = {
  hero: {
    eyebrow: 'Immediate implant restoration',
    title: 'Rehearse the implant case on a printed model',
    text: 'Print the implant model and its gingiva mask today and go through the case on it: two scans, the crown, the titanium base. Patients can get the crown on the day of surgery once Crown Ceramic UV is cleared.',
    alt: 'Lower model with two scan bodies in a pink gingiva mask, and the three-unit bridge printed from their scan',
    links: { inquiry: 'Rehearse a case', film: 'Watch a chairside case' },
  },
  day: {
    title: 'One day, two scans',
    text: 'You take the long scan before surgery, so the second one is short. Today you practice these steps on the model.',
    items: {
      plan: {
        title: 'Plan',
        text: 'Plan the implant and the crown together, then print the surgical guide and steam-sterilize it.',
      },
      before: {
        title: 'Scan before surgery',
        text: 'Record both jaws, the bite and the tooth that will be replaced, with a dry field and no wound in the way.',
      },
      shape: {
        title: 'Shape the crown',
        text: 'Take the shape from the first scan. Only the actual implant position is still missing.',
      },
      scanBody: {
        title: 'Scan the scan body',
        text: 'Screw it in, check that it is fully seated and scan it with the teeth next to it. The software aligns this scan with the first one.',
      },
      print: {
        title: 'Print and cure',
        text: 'Print in Crown Ceramic UV at 50 µm and cure both sides under nitrogen.',
      },
      seat: {
        title: 'Seat',
        text: 'Bond the crown to its titanium base, screw it in on the model and take it out of occlusion.',
      },
    },
  },
  time: {
    title: 'How long each step takes',
    text: 'We timed one molar crown in Crown Ceramic UV on a ChairSide Pro, on a prepared tooth in a training model. Add the time for bonding to the titanium base and for the implant itself.',
    rows: {
      design: 'Scan and design',
      print: 'Printing, 50 µm',
      wash: 'Washing, two baths',
      dry: 'Drying',
      cure: 'Curing, each of two sides',
      finish: 'Removing supports, finishing, polishing',
      total: 'All steps',
    },
  },
  limits: {
    title: 'When to wait',
    items: {
      stable: {
        title: 'The implant is not stable enough',
        text: 'The surgeon decides at the chair whether it can be loaded. If not, seat a healing abutment and keep the file.',
      },
      span: {
        title: 'The span is longer than three units',
        text: 'Both temporary resins are limited to three units. Full-arch implant cases need another material.',
      },
      seated: {
        title: 'The scan body does not seat',
        text: 'Bone or tissue under it lifts the crown by the same amount. Clear the seat before you scan, and take an X-ray if you are unsure.',
      },
      evening: {
        title: 'The day is too short',
        text: 'Do not cut the curing short, because biocompatibility was tested on fully cured parts. Have the patient come back the next day.',
      },
    },
  },
  guide: {
    title: 'The same printer makes the guide',
    text: 'With a guide, the implant ends up close to the plan, so the crown you shaped beforehand needs little change.',
    alt: 'Clear surgical guide with two metal sleeves on a lower model',
    points: {
      sleeves: 'Press the metal sleeves in by hand. They hold without adhesive.',
      steam:
        'Steam-sterilize once, 20 min at 121 °C or 5 min at 134 °C, with nothing lying on the guide. Without load it keeps its fit, although the resin bends under load from 94 °C.',
      shelf: 'Use it within 14 days of printing, for one patient and one surgery.',
    },
    links: { resin: 'Surgical Guide UV' },
  },
  materials: {
    title: 'Resins for the case',
    text: 'Crown Ceramic UV for screw-retained crowns, Temp C&B UV 2.0 for cemented ones, plus resins for the guide and the gingiva mask.',
    all: 'All dental resins',
  },
  questions: {
    title: 'Before the first case',
    questions: {
      who: {
        question: 'Can the lab make the crown instead of the practice?',
        answer:
          'Yes, if it is close enough or the patient can wait. The practice sends both scans through Blueprint, the lab designs and prints, and a courier brings the crown. Schedule the appointment with the lab in advance.',
      },
      printers: {
        question: 'Which printers print both the crown and the guide?',
        answer:
          'Crown Ceramic UV and Surgical Guide UV are both released for the ChairSide, ChairSide Pro, A2D HD and A2D 4K. Keep one tray for each resin.',
      },
      screw: {
        question: 'Screw-retained or cemented?',
        answer:
          'Crown Ceramic UV is released for screw-retained crowns on titanium bases. You can remove the crown without damage, and no cement gets into the wound.',
      },
      duration: {
        question: 'How long can the temporary stay in?',
        answer:
          'Through several months of healing, if the patient comes in for checkups. It shapes the tissue, so scan again before you make the final crown.',
      },
    },
  },
  contact: {
    title: 'Bring your first case',
    text: 'Send us the planning files, without patient data. An application engineer will go through the scan, design and print with you on a printed model.',
    alt: 'Printed implant model with a pink gingiva mask around two analogs',
    links: { inquiry: 'Rehearse a case', temporaries: 'Temporaries on teeth' },
  },
} satisfies PageCopy<typeof fastScan>;
