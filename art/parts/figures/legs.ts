import { bump, type Field, smoothMax, smoothMin } from '../../shapes/field.ts';
import type { Place } from '../../shapes/placed.ts';
import { ellipsoid, inFrame, joined, limb } from './solids.ts';

/** Greaves, knee plates and pointed sabatons, the feet turned outwards; the skirt hides what is above. */
export function legs(): Field {
  return joined(0.1, leg(-1, [-5.4, 0, 2.4], 24), leg(1, [5.8, 0, 0.4], 20));
}

function leg(side: number, [fx, , fz]: Place, turn: number): Field {
  const shin = greave([side * 4.4, 24, fz * 0.5 + 1], [fx, 4, fz - 1.4]);
  const knee = ellipsoid([side * 4.4, 25, fz * 0.5 + 1.8], [3.9, 3.7, 3.8]);
  const foot = inFrame(sabaton(), [fx, 0, fz], { y: side * turn });
  return (x, y, z) => Math.min(smoothMin(shin(x, y, z), foot(x, y, z), 0.25), knee(x, y, z));
}

function greave(knee: Place, ankle: Place): Field {
  const bone = limb(ankle, knee, 2.35, 3.3);
  const calf = ellipsoid([(knee[0] + ankle[0]) / 2, 15.5, (knee[2] + ankle[2]) / 2 - 1.1], [3.4, 7.5, 3.3]);
  return (x, y, z) => {
    const body = smoothMin(bone(x, y, z), calf(x, y, z), 2);
    const centre = ankle[0] + ((knee[0] - ankle[0]) * (y - ankle[1])) / 20;
    const ridge = z > ankle[2] ? 0.45 * bump(x - centre, 0.55) : 0;
    const straps = 0.3 * bump(y - 11, 0.45) + 0.35 * bump(y - 4.6, 0.5);
    return body - ridge - (z < ankle[2] + 0.6 ? straps : straps * 0.4);
  };
}

/** The foot points to z+ from its heel; overlapping plates run across it. */
function sabaton(): Field {
  const heel = ellipsoid([0, 1.8, -1.4], [2.2, 3.2, 2.9]);
  const instep = limb([0, 3.2, -0.8], [0, 1, 5.6], 2.2, 1.5);
  const toe = limb([0, 0.8, 5], [0, 0.5, 9.2], 1.55, 0.7);
  return (x, y, z) => {
    const wide = x / (1.18 + 0.12 * bump(z - 4.6, 2.4));
    const body = smoothMin(smoothMin(heel(wide, y, z), instep(wide, y, z), 1.6), toe(wide, y, z), 1.6);
    const slope = 0.9 * z + 0.55 * y - 0.14 * x * x;
    const lame = z > -0.6 && z < 7.4 ? 0.16 * ((((-slope / 1.35) % 1) + 1) % 1) : 0;
    const keel = z > -1 ? 0.25 * bump(x, 0.4) : 0;
    const sole = 0.22 * bump(y - 0.35, 0.32);
    return smoothMax((body - lame - keel - sole) * 0.95, -y, 0.1);
  };
}
