/** The colours of the site by day, which the platform shares. */
export const palette = {
  paper: '#f8f6f1',
  lane: '#efece5',
  surface: '#fffefb',
  ink: '#23252b',
  inkSoft: '#4d5059',
  inkFaint: '#7d7b74',
  line: '#e2ded5',
  accent: '#5b3fd6',
  accentSoft: '#ece8fb',
  action: '#f0a030',
  actionText: '#a9690a',
  actionInk: '#2b1c00',
  danger: '#b3261e',
  dangerSoft: '#fbeae7',
  success: '#1a6640',
  successSoft: '#e5f1e9',
  warningSoft: '#fcf0da',
};

export type Palette = typeof palette;

/** The same for whoever looks at night. */
export const nightPalette: Palette = {
  paper: '#16171b',
  lane: '#33353d',
  surface: '#212329',
  ink: '#f1eee7',
  inkSoft: '#a9abb3',
  inkFaint: '#7d8089',
  line: '#34373f',
  accent: '#a896ff',
  accentSoft: '#35305a',
  action: '#f0a030',
  actionText: '#f7b14f',
  actionInk: '#2b1c00',
  danger: '#ff7d73',
  dangerSoft: '#48211f',
  success: '#7fd0a2',
  successSoft: '#1d3a29',
  warningSoft: '#43341a',
};
