/** Colors of the light theme in `styles/tokens.css`. */
export const COLORS = {
  ink: '#23252b',
  inkSoft: '#5a5d66',
  line: '#dcd8cf',
  edge: '#86827a',
  paperDeep: '#eeebe4',
  accent: '#5b3fd6',
  accentSoft: '#ece8fb',
  warningSoft: '#fcf0da',
  action: '#f0a030',
  danger: '#d8261c',
} as const;

/** A4 in points. */
export const PAGE = { width: 595.28, height: 841.89, left: 54, right: 54, top: 92, bottom: 84 };

export const CONTENT_WIDTH = PAGE.width - PAGE.left - PAGE.right;

/** Font sizes in points. */
export const SIZES = { title: 25, heading: 12.5, subheading: 9.5, lead: 11, text: 9.5, small: 8.5, fine: 7.5 } as const;
