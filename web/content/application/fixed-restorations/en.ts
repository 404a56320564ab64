import type { PageCopy } from '#sections/page-content.ts';
import type { fixedRestorations } from './page.ts';

export const en = {
  hero: {
    eyebrow: 'Fixed restorations',
    title: 'Print patterns today, and keep the mill for zirconia',
    text: 'Print a full platform of casting and pressing patterns, and free the mill for zirconia. Temporaries follow once their resins are cleared.',
    alt: 'Bridge framework printed in green castable resin and the same framework cast in metal, with two printed crowns',
    links: { inquiry: 'Get a quote', samples: 'Request a sample' },
  },
  routes: {
    title: 'Patterns today, temporaries once cleared',
    items: {
      casting: {
        title: 'Patterns to cast or press',
        text: 'Copings and bridge frameworks for metal, full-contour crowns for press ceramics. Cast UV 3.0 leaves less than 0.03% ash.',
        alt: 'Green crown and bridge patterns on sprues',
      },
      temporaries: {
        title: 'Short-term temporaries',
        text: 'Crowns and bridges of up to three units, in four shades. They polish like acrylic.',
        alt: 'Build platform with rows of printed temporary bridges and crowns',
      },
      longTerm: {
        title: 'Long-term temporaries',
        text: 'Ceramic-filled resin developed for healing periods and cases with increased VDO, also up to three units.',
        alt: 'Two ceramic-filled crowns, one of them turned over',
      },
    },
  },
  output: {
    title: 'Printing and milling compared',
    text: 'In an evaluation, a lab in France printed 412 temporaries in Temp C&B UV 2.0 over eight weeks and checked them on the die. Patients wore the milled ones. The comparison is with this lab’s older mill; put your own mill’s time beside it.',
    items: {
      printed:
        'bridges an hour from one A2D 4K: 13 upright bridges in about 2 h, from the start of the print to the end of curing',
      milled: 'per PMMA bridge from nesting to finished part, on this lab’s older mill that takes one blank at a time',
      factor: 'as many bridges as the older mill at up to 3 h per bridge; at 2 h, at least 12 times as many',
      remakes:
        'of printed temporaries failed the check on the die and were reprinted; 2.7% of the milled ones had needed a remake',
    },
    measures: { factor: 'times' },
  },
  laboratory: {
    title: 'Lessons from the first weeks',
    text: 'The lab changed three things. Over the eight weeks, remakes stayed at about the same level.',
    alt: 'Printed three-unit bridge beside a molar crown',
    points: {
      gap: 'The milling cement gap was too tight. Trials on three test dies gave the lab its own value, 70 µm.',
      shade: 'Shade A2 came out light because the pigments had settled. Staff now shake the bottle for two minutes.',
      bath: 'Surfaces stayed soft on parts forgotten in the bath. A timer with an alarm fixed that.',
    },
    links: { study: 'Read the case study' },
  },
  burnout: {
    title: 'With speed burnout, only six of twenty castings were clean',
    text: 'Tested on partial denture frameworks, twenty per furnace program, printed in Cast UV 3.0 and cast in cobalt-chromium. Two technicians inspected them at 8× magnification without knowing the program. Crown and bridge patterns in the same resin need the slow program too.',
    before: 'Speed burnout',
    after: 'Slow ramp, two holds',
    rows: { clean: 'Castings without defects', fins: 'With fins or cracks', inclusions: 'With inclusions' },
  },
  printers: {
    title: 'Printers for Cast UV 3.0',
    text: 'Keep one tray for castable resin. Pigments from other resins raise the ash content.',
  },
  questions: {
    title: 'Questions from lab owners',
    questions: {
      zirconia: {
        question: 'Will printing replace our mills?',
        answer:
          'No. Zirconia and bridges of more than three units stay on the mill. Printing takes the temporaries and patterns off it.',
      },
      press: {
        question: 'Can we press ceramics from printed patterns?',
        answer:
          'Yes. Full-contour crowns in Cast UV 3.0 burn out for press ceramics. Print at the smallest layer height so the margins show no steps, and do not use a speed program.',
      },
      fit: {
        question: 'Our first crowns are too tight. What now?',
        answer:
          'Widen the cement gap in small steps and try it on test dies. Do not grind the inside, or the next print will be just as tight.',
      },
      start: {
        question: 'Where do we start?',
        answer:
          'Start with patterns. Run a two-hold furnace program on a few test patterns before you take orders. Add temporaries of up to three units once their resin is cleared.',
      },
    },
  },
  contact: {
    title: 'Describe a typical week',
    text: 'Tell us how many crowns, bridges and castings you make. We’ll send you a plan of what to print and what to mill, with printers, resins and prices.',
    alt: 'Green four-unit framework, upright and turned over',
    links: { inquiry: 'Get a quote', paper: 'White paper on burnout' },
  },
} satisfies PageCopy<typeof fixedRestorations>;
