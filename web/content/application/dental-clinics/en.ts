import type { PageCopy } from '#sections/page-content.ts';
import type { dentalClinics } from './page.ts';

export const en = {
  hero: {
    eyebrow: 'Dental practices',
    title: 'Print models in your practice',
    text: 'A chairside printer turns your intraoral scans into study, wax-up and opposing models. Splints, surgical guides and short-span temporaries follow once their resins are cleared. Printer, wash and cure take 1.5 m (5 ft) of counter in a side room or your in-house lab, and an assistant can run them.',
    alt: 'ChairSide Pro on a counter with a resin bottle and a printed model, a dental chair behind it',
    links: { printer: 'See the ChairSide', inquiry: 'Get a quote' },
  },
  today: {
    title: 'Print these today',
    text: 'Model WW UV washes in tap water and has little odor, so these models need no isopropanol. Collect the used water in a closed container: it is hazardous waste and must not go down the drain. Your hazardous-waste hauler can pick it up.',
    alt: 'Beige printed study model',
    points: {
      study: 'Study and planning models for diagnosis and case presentation',
      waxUp: 'Printed wax-ups: take a putty matrix from the model and use it for the mock-up',
      opposing: 'Opposing models for the articulator, with no stone to pour',
    },
  },
  later: {
    title: 'Add these once the resin is cleared',
    text: 'Resins for all three run on the ChairSide. Until they are cleared, print demonstration parts and check them on the model. Times are from evaluations: 74 splints in a four-operatory practice, and one crown on a training model.',
    alt: 'Clear surgical guide with two metal sleeves on a lower model',
    points: {
      splints: 'Splints, most of them polished the same day: 142 min from scan to polish',
      guides: 'Surgical guides, printed the day before and sterilized in your autoclave',
      temporaries: 'Temporaries of up to three units: 88 min for one crown, on a ChairSide Pro',
    },
    links: { splints: 'A splint, step by step', temporaries: 'Temporary crowns' },
  },
  laboratory: {
    title: 'Leave these to your lab',
    text: 'A printer in the practice does not replace a technician, and some work needs one.',
    alt: 'Printed working model of an upper jaw with a removable die',
    points: {
      dies: 'Working models with removable dies, unless you have a technician and the finer ChairSide Pro',
      dentures: 'Denture bases and castings, which need a technician and a furnace',
      relation: 'Repositioning splints',
    },
    links: { design: 'Printing in dental labs' },
  },
  figures: {
    title: 'A study model takes about 80 minutes',
    text: 'Times for Model WW UV on the ChairSide, in layers of 100 µm. Between washing and curing, the models dry for 30 min.',
    items: {
      model: 'to print one or two study models',
      wash: 'to wash them in tap water',
      cure: 'to cure them',
      handling: 'of staff time in all, to start, wash and cure',
    },
  },
  start: {
    title: 'From delivery to routine',
    text: 'You can take the first three steps now.',
    items: {
      room: {
        title: 'Clear a counter',
        text: 'You need 1.5 m (5 ft) of counter for printer, wash and cure, a room at 20 to 25 °C (68 to 77 °F) for the resins, and a closed container for used washing liquid.',
      },
      people: {
        title: 'Pick two people',
        text: 'One assistant attends our one-day chairside course; a second one learns the routine from them and can step in.',
      },
      models: {
        title: 'Print models for a month',
        text: 'Print only study models until your team knows the routine.',
      },
      later: {
        title: 'Once cleared: add one at a time',
        text: 'Splints first: scan early in the day and do not rush the drying. Then guides: check the sleeve offset on a test print. Temporaries last.',
      },
    },
  },
  machines: {
    title: 'Printer, wash and cure on one counter',
    text: 'Both ChairSide printers make the models above.',
  },
  compared: {
    title: 'ChairSide or ChairSide Pro?',
    text: 'Both print two full arches in little more than half an hour, in layers of 100 µm. For study, wax-up and opposing models the ChairSide is enough. Choose the Pro for finer detail, taller models and, once cleared, final crowns and denture teeth.',
    first: 'Property',
    columns: { chairSide: 'ChairSide', pro: 'ChairSide Pro' },
    rows: {
      volume: {
        title: 'Build volume',
        chairSide: '124.8 × 70.2 × 70 mm (4.9 × 2.8 × 2.8 in)',
        pro: '134.4 × 75.6 × 100 mm (5.3 × 3.0 × 3.9 in)',
      },
      footprint: {
        title: 'Footprint',
        chairSide: '295 × 330 mm (12 × 13 in)',
        pro: '310 × 345 mm (12 × 14 in)',
      },
      job: {
        title: 'Models per job',
        chairSide: '2 full arches, lying flat',
        pro: '2 full arches, lying flat',
      },
      pixel: { title: 'Pixel size', chairSide: '65 µm', pro: '35 µm' },
      layers: { title: 'Layers', chairSide: '50–100 µm', pro: '30–100 µm' },
      tray: { title: 'Resin tray', chairSide: '0.5 L, not heated', pro: '0.6 L, heated' },
      later: {
        title: 'Once cleared',
        chairSide: 'Temporaries, crowns in Crown Ceramic UV, splints, guides',
        pro: 'Also crowns in Crown Final UV and denture teeth',
      },
      noise: { title: 'Noise', chairSide: '46 dB(A)', pro: '48 dB(A)' },
    },
  },
  cost: {
    title: 'Does it pay off with models alone?',
    text: 'The example is a hollow study model of about 20 g in Model WW UV on the ChairSide, two to a job and 60 a month, against a single model from a lab, delivery included. With twice as many models, the printer pays back in half the time. Labor is about 10 min per job to start, wash and cure, and an assumed 3 min per model to check and label it. One washing and one curing unit are included.',
  },
  cases: { title: 'How one practice planned its splints' },
  questions: {
    title: 'Questions from practices',
    questions: {
      waiting: {
        question: 'Will a patient be able to wait for a temporary crown?',
        answer:
          'Once the resin is cleared, yes. In an evaluation on printed dies, a two-operatory practice averaged 82 minutes from prep scan to polished crown, 18 of them hands-on. For a single anterior with a good silicone key, making it by hand is still faster.',
      },
      repeats: {
        question: 'How often do you have to reprint?',
        answer:
          'Four of the 74 splints: two for the bite registration, two for haze. In another practice, two of 31 temporary crowns: one open contact, and one that was cured wet.',
      },
      records: {
        question: 'What do we have to document?',
        answer:
          'For each part, file the resin lot and its expiry date, the profile, the wash and cure times, the design file and who checked the part. The printer stores lot, profile and times with each job. Your state dental board and the FDA say which rules apply to devices that a practice makes for its own patients.',
      },
      solvent: {
        question: 'Do we need isopropanol?',
        answer:
          'For anything worn in the mouth, yes, in a closed washing unit. Models in Model WW UV need only water. Both liquids are hazardous waste after use.',
      },
      design: {
        question: 'We have no designer. Can we still print?',
        answer:
          'Yes. Our design service returns splints, guides and crowns ready to print, most of them within hours. Your lab can also send you a file.',
      },
    },
  },
  contact: {
    title: 'See the printer before you decide',
    text: 'Your dental distributor can show it to you. Or tell us which work you want to do in-house, and an application engineer will tell you what it takes and send you a quote for the set.',
    alt: 'Open ChairSide Pro, small printed parts hanging from the raised build platform',
    links: { inquiry: 'Ask an application engineer', distributors: 'Find a distributor' },
  },
} satisfies PageCopy<typeof dentalClinics>;
