import type { PageCopy } from '#sections/page-content.ts';
import type { shareAndWin } from './page.ts';

export const en = {
  hero: {
    eyebrow: 'Show us your print',
    title: 'Photograph your print, then show it to others',
    text: 'All you need is a phone, a window and a sheet of paper. Email us the picture. With your consent we show it on our site and social accounts, with your name and a link to your lab or shop. There is no contest and no prize.',
    alt: 'Printed model and a coin on curved paper beside a window; the phone in front shows the same view',
    links: { send: 'Email your picture' },
  },
  photo: {
    title: 'Photograph a print in six steps',
    items: {
      clean: {
        title: 'Finish the print',
        text: 'Wash, dry and cure it, and remove supports. Uncured resin shines like wet paint and hides the detail.',
      },
      light: {
        title: 'Use a window',
        text: 'Soft light from the side shows layers and edges. Turn off the flash and the ceiling light.',
      },
      ground: {
        title: 'Sweep a sheet of paper',
        text: 'Lean it against a wall without a crease to hide the edge of the table. Gray suits light and dark resins alike.',
      },
      scale: {
        title: 'Show the size',
        text: 'Put a coin or a caliper next to the print in one of the pictures.',
      },
      detail: {
        title: 'Take one close-up',
        text: 'Step back and use the 2× or 3× lens instead of moving close. The shape stays true, and your shadow stays out.',
      },
      facts: {
        title: 'Note the settings',
        text: 'Note printer, resin, layer height and print time, so others can repeat it.',
      },
    },
  },
  examples: {
    title: 'What light, background and distance change',
    text: 'These examples are computer renderings.',
    items: {
      light: {
        title: 'Flash or window',
        text: 'A flash beside the lens flattens the ribs and throws a hard shadow. Light from a window to the side shows every edge.',
        before: {
          caption: 'With flash: flat ribs, hard shadow',
          alt: 'Printed red vase lit by a flash, flat and with a hard shadow on the wall',
        },
        after: {
          caption: 'By the window: every edge visible',
          alt: 'The same vase in soft light from the side, with shaded ribs',
        },
      },
      ground: {
        title: 'Desk or paper',
        text: 'A keyboard and a bottle draw the eye away. A curved sheet has no edge, so only the model is left.',
        before: {
          caption: 'On the desk: keyboard, mouse and bottle',
          alt: 'Printed dental model between a keyboard, a mouse, a bottle and tools',
        },
        after: {
          caption: 'On curved paper: only the model',
          alt: 'The same model alone on a curved sheet of gray paper',
        },
      },
      detail: {
        title: 'Overview and close-up',
        text: 'The overview shows the part, not its surface. Add one close-up with a scale, so others can judge layers and edges.',
        before: { caption: 'Overview: a denture base', alt: 'Printed pink denture base from a distance' },
        after: {
          caption: 'Close-up: tooth sockets with layers and scale',
          alt: 'Close-up of the tooth sockets of the denture base, with visible layers and a 5 mm scale bar',
        },
      },
    },
  },
  surfaces: {
    title: 'Match the light to the surface',
    items: {
      skin: {
        title: 'Matte, skin-colored: Figure Skin',
        text: 'Faces look best in light from one side, with a white sheet on the other to lift the shadows.',
      },
      beige: {
        title: 'Matte, light: Detail Beige',
        text: 'Fine detail needs raking light and a gray background; on white, fine edges disappear.',
      },
      clear: {
        title: 'Translucent: Clear',
        text: 'Let the light come from behind at an angle, and put dark card behind the part.',
      },
      dental: {
        title: 'Glossy: crowns and splints on the model',
        text: 'Hang parchment paper over the window for diffuse light and use a dark background. Show the shade tab in one picture.',
      },
    },
  },
  ideas: {
    title: 'Prints we’d like to see',
    text: 'These are renderings of our own parts. The first pictures you send take their place here.',
    items: {
      models: {
        title: 'Working models',
        text: 'With removable dies, on the bench or in the articulator.',
        alt: 'Printed working model with a removable die',
      },
      figure: {
        title: 'Figures without a visible seam',
        text: 'Our guide covers splitting, hollowing, supports and primer.',
        alt: 'Printed figure of a knight',
      },
      rings: {
        title: 'Rings, pattern and casting',
        text: 'Show both in one picture if you can.',
        alt: 'Printed ring patterns',
      },
      shells: {
        title: 'Earbuds and in-ear monitors',
        text: 'Shells before and after lacquering.',
        alt: 'Pair of black printed earbud shells',
      },
      fixtures: {
        title: 'Jigs and fixtures in use',
        text: 'Photograph them with the workpiece in place.',
        alt: 'Printed fixture',
      },
      cases: {
        title: 'Studio and workshop parts',
        text: 'See the case studies for what others print.',
        alt: 'Printed lattice cube',
      },
    },
  },
  publishing: {
    title: 'How to get your print on our site',
    items: {
      message: {
        title: 'Send it by email',
        text: 'Send your pictures to media@heliograph.example: what it is, what it is for, and the settings from step six. We reply within one business day.',
      },
      place: {
        title: 'Where and when it appears',
        text: 'It goes on the page of its field, such as dental labs or jewelry, and on our social accounts, once you have agreed in writing. You get the link the day it appears. Anyone who prints on a Reflex or an UltraCraft can take part.',
      },
      named: {
        title: 'You get credit',
        text: 'Next to the picture we put your name, printer and resin, and a link to your lab, studio or shop, unless you prefer to stay anonymous.',
      },
      rights: {
        title: 'The picture stays yours',
        text: 'Before we publish it, we ask where we may show it, for how long, and whether you want to be named. You can withdraw your consent at any time.',
      },
      patients: {
        title: 'Patients stay anonymous',
        text: 'Dental, orthotic and prosthetic parts are welcome if nothing identifies the patient. Where the law requires it, get the patient’s written authorization first. Show parts from resins that are not cleared on the model, not on a patient.',
      },
      prizes: {
        title: 'No deadline',
        text: 'Send pictures at any time, of new or older prints.',
      },
    },
  },
  contact: {
    title: 'Tell us about your print',
    text: 'Send the picture and a few lines about it by email. If you have questions first, use the contact form.',
    alt: 'An insole, two figures, a dental model, a splint and in-ear monitors, printed and photographed on a plain background',
    links: { send: 'Email your picture', write: 'Contact form' },
  },
} satisfies PageCopy<typeof shareAndWin>;
