import { lettering } from '../machines/print.ts';

const ink = '#d9d6cf';

/** The name on a front; see `lettering` for the place. */
export function brand(x: number, y: number, z: number, size = 6.6) {
  return lettering({ text: 'HELIOGRAPH', size, colour: ink, weight: 600, spacing: size / 3 }, [x, y, z]);
}
