import type { PageCopy } from '#sections/page-content.ts';
import type { shareAndWin } from './page.ts';

export const en = {
  hero: {
    eyebrow: 'Show us your print',
    title: 'Get your print featured',
    text: 'Shoot it with your phone by a window and email us the picture. We show it on our site and social accounts, with your name and a link to your lab, studio or shop. Any print from a Reflex or an UltraCraft is welcome at any time. It is no contest: there is no prize.',
    alt: 'Printed model and a coin on curved paper beside a window; the phone in front shows the same view',
    links: { send: 'Email your picture', channels: 'See our channels' },
  },
  way: {
    title: 'From your phone to our site',
    items: {
      shoot: {
        title: 'Finish it and take the picture',
        text: 'Wash, dry and cure the print and remove the supports. Uncured resin shines like wet paint and hides the detail.',
      },
      send: {
        title: 'Email it',
        text: 'Send the original file to media@heliograph.example, as JPEG or HEIC at full size; messaging apps compress pictures. Add the printer, resin, layer height and print time, and say what the part is for. We reply within one business day.',
      },
      agree: {
        title: 'Approve text and placement',
        text: 'We ask where and for how long we may show it. Once you agree in writing, we publish it and send you the link that day.',
      },
    },
  },
  tips: {
    title: 'Three tips for a better picture',
    text: 'These examples are computer renderings.',
    items: {
      ground: {
        title: 'Use a curved sheet of paper',
        text: 'Lean it against the wall without a crease, so that no edge shows behind the print. Gray suits light and dark resins alike.',
        before: {
          caption: 'On the desk: keyboard, mouse and bottle',
          alt: 'Printed dental model between a keyboard, a mouse, a bottle and tools',
        },
        after: {
          caption: 'On curved paper: only the model',
          alt: 'The same model alone on a curved sheet of gray paper',
        },
      },
      light: {
        title: 'Use window light',
        text: 'Let it come from the side, and turn off the flash and the ceiling light. A flash flattens the ribs and throws a hard shadow.',
        before: {
          caption: 'With flash: flat ribs, hard shadow',
          alt: 'Printed red vase lit by a flash, flat and with a hard shadow on the wall',
        },
        after: {
          caption: 'By the window: every edge visible',
          alt: 'The same vase in soft light from the side, with shaded ribs',
        },
      },
      detail: {
        title: 'Add a close-up and the size',
        text: 'Step back and use the 2× or 3× lens; the shape stays true, and your shadow stays out. Clip a macro lens to the phone for detail like this. Lay a coin beside the part, as in the picture at the top, or tell us one dimension and we add the scale.',
        before: { caption: 'Overview: the whole denture base', alt: 'Printed denture base from a distance' },
        after: {
          caption: 'Close-up: sockets and layers of the same base, with our scale',
          alt: 'Close-up of the sockets of the same denture base, with visible layers and a 5 mm scale',
        },
      },
    },
  },
  surfaces: {
    title: 'Light and background by surface',
    first: 'Surface',
    columns: { light: 'Light', background: 'Background' },
    rows: {
      skin: {
        title: 'Matte skin tone (Figure Skin)',
        light: 'From one side, with a white sheet on the other to lift the shadows',
        background: 'Gray paper',
      },
      beige: {
        title: 'Matte, light (Detail Beige)',
        light: 'Low from the side, so it rakes across the detail',
        background: 'Gray paper; on white, fine edges disappear',
      },
      clear: {
        title: 'Translucent (Clear)',
        light: 'From behind, at an angle',
        background: 'Dark card',
      },
      dental: {
        title: 'Glossy (crowns, splints)',
        light: 'Diffused, through parchment paper taped to the window',
        background: 'Dark card; the shade tab in one picture',
      },
    },
  },
  places: {
    title: 'Where your print appears',
    text: 'On the page for its application, for example one of these, and on our social accounts. Until your pictures arrive, you see renderings of our own parts.',
    items: {
      models: {
        title: 'Working models',
        text: 'Show them with removable dies, on the bench or in the articulator.',
        alt: 'Printed working model with a removable die',
      },
      shells: {
        title: 'Earbuds and in-⁠ear monitors',
        text: 'Show the shells before and after lacquering.',
        alt: 'Pair of black printed earbud shells',
      },
      figure: {
        title: 'Figures',
        text: 'Show them primed or painted, from the front and the back.',
        alt: 'Printed figure of a knight, front and back',
      },
      jewelry: {
        title: 'Jewelry',
        text: 'Show the pattern before casting and the polished piece after.',
        alt: 'Three printed ring patterns in blue, two of them on supports',
      },
    },
  },
  rights: {
    title: 'Your name, your picture, your patients',
    items: {
      named: {
        title: 'You get credit',
        text: 'We credit you by name, with your printer, your resin and a link. If you prefer, you stay anonymous.',
      },
      rights: {
        title: 'The picture stays yours',
        text: 'We use it only where and as long as you agreed. You can withdraw your consent at any time.',
      },
      patients: {
        title: 'No patient information',
        text: 'Remove names and case numbers from the model base and the file name, and the location from the photo. If the patient could still be recognized, HIPAA requires their signed authorization before you send it. Never show a part made of an uncleared resin on a patient.',
      },
    },
  },
  contact: {
    title: 'Send us your print',
    text: 'The picture and a few lines are enough. Ask anything else in the contact form.',
    alt: 'An insole, two figures, a dental model, a splint and in-ear monitors, printed and photographed on a plain background',
    links: { send: 'Email your picture', write: 'Contact form' },
  },
} satisfies PageCopy<typeof shareAndWin>;
