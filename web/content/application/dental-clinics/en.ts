import type { PageCopy } from '#sections/page-content.ts';
import type { dentalClinics } from './page.ts';

export const en = {
  hero: {
    eyebrow: 'Dental clinics',
    title: 'Print the small, urgent work in your clinic',
    text: 'A chairside printer makes your splints, surgical guides, study models and short-span temporaries. It stands in the prep room, an assistant runs it, and the rest of your work goes to your lab as before.',
    alt: 'Steel tray with a surgical guide on its model, a clear splint and a temporary bridge, a dental chair in the background',
    links: { printer: 'See the ChairSide', inquiry: 'Get a quote' },
  },
  inHouse: {
    title: 'Print these yourself',
    text: 'They are small, they are needed soon, and one resin each is enough.',
    alt: 'Clear surgical guide with two metal sleeves on a lower model',
    points: {
      splints: 'Splints. A patient in pain goes home with one the same day.',
      guides: 'Surgical guides, printed the day before and sterilized in your autoclave.',
      models: 'Study and planning models. Model WW UV washes in tap water.',
      temporaries:
        'Temporaries of up to three units that have to last for weeks. If one breaks, you print the file again.',
    },
    links: { splints: 'A splint, step by step', temporaries: 'Temporary crowns' },
  },
  laboratory: {
    title: 'Leave these to your lab',
    text: 'A printer in the clinic does not replace a technician, and some work needs one.',
    alt: 'Printed working model of a lower jaw with a removable die',
    points: {
      dies: 'Working models with removable dies.',
      dentures: 'Denture bases and everything that is cast.',
      relation: 'Splints that change the jaw relation.',
    },
    links: { design: 'Have it designed for you' },
  },
  figures: {
    title: 'What to plan with',
    text: 'The splints were logged by a clinic with four chairs, the crown was timed on camera.',
    items: {
      handling: 'of work for the team per job, printing and curing aside',
      splint: 'from scan to polished splint',
      crown: 'from scan to polished temporary crown',
      reprints: 'of 74 splints had to be printed again',
    },
  },
  start: {
    title: 'From delivery to routine',
    text: 'Add one kind of work at a time. Each one makes the next easier.',
    items: {
      room: {
        title: 'Clear a counter',
        text: '1.5 m for printer, wash and cure, 20 to 25 °C, and a closed container for used isopropanol.',
      },
      people: { title: 'Name two people', text: 'One assistant is trained, a second one knows the routine.' },
      models: {
        title: 'First month: models',
        text: 'Study models only, until nobody has to look up the washing times.',
      },
      splints: { title: 'Then splints', text: 'Book the patients early in the day, and leave the drying time alone.' },
      guides: { title: 'Surgical guides', text: 'Print one without a case first and check the sleeve offset on it.' },
      temporaries: {
        title: 'Temporaries last',
        text: 'By now the design is quick enough to do it between two patients.',
      },
    },
  },
  machines: {
    title: 'Printer, wash and cure on one counter',
    text: 'The ChairSide does all the work above. The ChairSide Pro adds ceramic-filled crowns and denture teeth, and has room for models with a base.',
  },
  questions: {
    title: 'What clinics ask us',
    questions: {
      waiting: {
        question: 'Can a patient wait for a temporary crown?',
        answer:
          'A clinic with two chairs averaged 82 minutes from the preparation scan to the polished crown; 18 of them were work at the part. The dentist saw another patient in the meantime. For a single front tooth with a good silicone key, making it by hand is still faster.',
      },
      repeats: {
        question: 'How often does a part have to be printed again?',
        answer:
          'Four of the 74 splints: two for the bite registration, two for haze. Of 31 temporary crowns in another clinic, two: an open contact, and one that was cured wet.',
      },
      records: {
        question: 'What do we have to document?',
        answer:
          'The printer stores resin batch, profile and times with each job, ready to go into the patient file. Ask your authority which rules apply to devices that a clinic makes for its own patients.',
      },
      solvent: {
        question: 'Do we need isopropanol?',
        answer:
          'For anything worn in the mouth, yes, in a closed washing unit. Models in Model WW UV need only water. Both liquids are chemical waste afterward.',
      },
      design: {
        question: 'Nobody here designs. Can we still print?',
        answer:
          'Yes. Our design service returns splints, guides and crowns ready to print, most of them within hours. Your lab can send you a file as well.',
      },
    },
  },
  contact: {
    title: 'See it printed before you decide',
    text: 'Your dental distributor can show you the machine. Or write to us: name the work you want to keep in the clinic, and an engineer tells you what it takes.',
    alt: 'ChairSide Pro printer on a sideboard next to a dental chair',
    links: { inquiry: 'Ask an engineer', distributors: 'Find a distributor' },
  },
} satisfies PageCopy<typeof dentalClinics>;
