import type { PageCopy } from '#sections/page-content.ts';
import type { shareAndWin } from './page.ts';

export const en = {
  hero: {
    eyebrow: 'Show us your print',
    title: 'Photograph your print well, then show it here',
    text: 'All you need is a phone, a window and a sheet of paper. Tell us about your print, and with your consent we show your picture here, with your name and a link to your lab or shop. It is not a contest, so there are no prizes.',
    alt: 'A printed vase in front of a phone camera',
    links: { send: 'Show us your print' },
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
        title: 'Bend a sheet of paper',
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
    title: 'The same part, two pictures',
    text: 'Rendered examples: only the light, the background or the distance changes.',
    wrong: 'Shows less',
    right: 'Shows more',
    items: {
      light: {
        title: 'Flash or window',
        text: 'A flash beside the lens flattens the ribs and throws a hard shadow. Light from a window to the side shows every edge.',
        wrong: 'Printed red vase lit by a flash, flat and with a hard shadow on the wall',
        right: 'The same vase in soft light from the side, with shaded ribs',
      },
      ground: {
        title: 'Bench or paper',
        text: 'Tools and bottles draw the eye away. A curved sheet has no edge, so only the model is left.',
        wrong: 'Printed dental model between a keyboard, a mouse, a bottle and tools',
        right: 'The same model alone on a curved sheet of gray paper',
      },
      detail: {
        title: 'Whole part or detail',
        text: 'The whole part gives the overview, but nobody sees the margin. Add one close-up with a scale, so others can judge fit and surface.',
        wrong: 'Printed crowns from a distance',
        right: 'Close-up of the margin of a crown on its die, with its layers and a 1 mm scale bar',
      },
    },
  },
  publishing: {
    title: 'How to get your print on our site',
    items: {
      message: {
        title: 'You write, we reply',
        text: 'Use the contact form: what it is, what it is for, and the settings from step six. Our reply comes within one business day and says where to send the pictures.',
      },
      who: {
        title: 'Who can send one',
        text: 'Anyone who prints on a Reflex or an UltraCraft: labs, studios and makers. It costs nothing.',
      },
      named: {
        title: 'You get credit',
        text: 'Next to the picture we put your name, printer and resin, and a link to your lab, studio or shop, unless you prefer to stay anonymous.',
      },
      rights: {
        title: 'The picture stays yours',
        text: 'Before we publish it, we ask where we may show it, for how long, and whether you want to be named. You can withdraw your consent later.',
      },
      patients: {
        title: 'Patients stay anonymous',
        text: 'Dental and orthopedic parts are welcome if nothing identifies the patient, and with the patient’s consent where the law requires it.',
      },
      prizes: {
        title: 'No deadline',
        text: 'Send pictures at any time, of new or older prints.',
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
        text: 'Ornament needs low light that grazes the surface. Use a gray background; on white, fine edges disappear.',
      },
      clear: {
        title: 'Translucent: Clear',
        text: 'Stand the part in front of the window, so that light comes through it, and use a dark background.',
      },
      dental: {
        title: 'Glossy: crowns and splints',
        text: 'Hang baking paper over the window for diffuse light and use a dark background. Show the shade tab in one picture.',
      },
    },
  },
  ideas: {
    title: 'Ideas for your next print',
    items: {
      figure: {
        title: 'Figures without a visible seam',
        text: 'Splitting, hollowing, supports and primer, step by step.',
        alt: 'Printed figure of a knight',
      },
      rings: {
        title: 'Patterns for cast rings',
        text: 'Castable resins and how they burn out.',
        alt: 'Printed ring patterns',
      },
      cases: {
        title: 'What others print',
        text: 'Case studies from studios and shops.',
        alt: 'Printed lattice cube',
      },
    },
  },
  contact: {
    title: 'Tell us about your print',
    text: 'Describe your print in the contact form. Our reply says where to send the pictures.',
    alt: 'An insole, two figures, a dental model, a splint and in-ear monitors, printed and photographed on a plain background',
    links: { send: 'Show us your print' },
  },
} satisfies PageCopy<typeof shareAndWin>;
