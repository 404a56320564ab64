import type { PageCopy } from '#sections/page-content.ts';
import type { dentalClinics } from './page.ts';

export const en = {
  hero: {
    eyebrow: 'Dental clinics',
    title: 'Scan in the morning, seat the splint in the afternoon',
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
  splint: {
    title: 'One rigid splint, start to finish',
    text: 'Logged by a clinic with four chairs. Of the 74 splints it made, 61 were seated on the day of the scan.',
    items: {
      scan: { title: 'Scan', text: 'Both arches and the bite. Patients come at eight or eleven.' },
      design: { title: 'Design', text: 'An assistant designs, the dentist approves the contacts on screen.' },
      print: { title: 'Print', text: 'Nobody needs to watch. The patient goes back to work.' },
      wash: { title: 'Wash', text: 'Two baths, three minutes and two.' },
      dry: { title: 'Dry', text: 'Do not shorten this. The first splints were hazy because somebody did.' },
      cure: { title: 'Cure', text: 'Ten minutes a side, under glycerin or nitrogen.' },
      polish: { title: 'Polish', text: 'In a box with extraction, away from the chair.' },
      adjust: { title: 'Seat', text: 'Adjusting took 14 minutes when the splints came from outside.' },
    },
  },
  machines: {
    title: 'Printer, wash and cure on one counter',
    text: 'Plan 1.5 m of counter in a room at 20 to 25 °C. The ChairSide does all the work above. The ChairSide Pro adds ceramic-filled crowns and denture teeth, and has room for models with a base.',
  },
  materials: {
    title: 'Three resins to begin with',
    text: 'All three are tested for use in the mouth. Their pages list washing, curing and storage.',
    all: 'All dental resins',
  },
  questions: {
    title: 'What clinics ask us',
    questions: {
      start: {
        question: 'Where do we start?',
        answer:
          'With study models for a month. By then washing and curing are routine. Splints come next, temporaries last.',
      },
      staff: {
        question: 'How much time does it take the team?',
        answer:
          'About ten minutes of handling per job, apart from printing and curing. Train one assistant well and make sure a second one knows the routine.',
      },
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
    },
  },
  contact: {
    title: 'See it printed before you decide',
    text: 'Your dental distributor can show you the machine. Or write to us: name the work you want to keep in the clinic, and an engineer tells you what it takes.',
    alt: 'ChairSide Pro printer on a sideboard next to a dental chair',
    links: { inquiry: 'Ask an engineer', distributors: 'Find a distributor' },
  },
} satisfies PageCopy<typeof dentalClinics>;
