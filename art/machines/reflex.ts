import type { Group } from 'three';
import { castResin } from '../materials/resins.ts';
import { carrier } from '../parts/soldering/carrier.ts';
import { assembly, placed, turned } from '../shapes/placed.ts';
import { type Shot, viewOf } from '../studio/view.ts';
import type { Machine } from './a2d.ts';
import { fanGuard, rearPanel } from './rear-panel.ts';
import type { Form } from './reflex/form.ts';
import { lift } from './reflex/lift.ts';
import { reflex } from './reflex/reflex.ts';
import { reflex2 } from './reflex/reflex-2.ts';
import { reflex2Pro } from './reflex/reflex-2-pro.ts';
import { reflexRs } from './reflex/reflex-rs.ts';
import { reflexRsTurbo } from './reflex/reflex-rs-turbo.ts';
import { reflexTurbo } from './reflex/reflex-turbo.ts';
import { ringPlatform } from './ring-platform.ts';
import { twistedVase } from './twisted-vase.ts';

export function createShot(machine: Machine): Shot {
  return {
    subject: createReflex(machine),
    view: viewOf({ azimuth: 30, elevation: 13, fill: { width: 0.7, height: 0.72 } }),
  };
}

const forms: Record<string, (machine: Machine) => Form> = {
  Reflex: reflex,
  'Reflex RS': reflexRs,
  'Reflex Turbo': reflexTurbo,
  'Reflex RS Turbo': reflexRsTurbo,
  'Reflex 2': reflex2,
  'Reflex 2 Pro': reflex2Pro,
};

const wax = castResin('#2f5fa8');
const palletResin = castResin('#b9bcbd');

/** With a print, the printer is open and shows it; otherwise it prints what it is bought for. */
export function createReflex(machine: Machine, print?: Group): Group {
  const { model, platform, ethernet = true } = machine;
  const form = forms[model]?.(machine);
  if (!form) throw new Error(`There is no form of the ${model}.`);
  const { deck, body, cover, hinge, rear } = form;
  const raised = print ? form.lift.height - 84 : form.lift.height * 0.66;
  const shown = print ?? printOf(model);
  return assembly(
    body,
    placed(lift({ ...form.lift, platform, print: shown, raised }), [0, deck, form.lift.z]),
    hinge(cover, print !== undefined),
    placed(turned(back(model, ethernet), { y: 180 }), [0, 84, rear]),
  );
}

/** Ring patterns on the finest one, a solder pallet on edge on the long ones, else a vase. */
function printOf(model: string): Group {
  if (model === 'Reflex 2 Pro') return ringPlatform(wax);
  if (model.startsWith('Reflex RS')) return assembly(placed(turned(carrier(palletResin), { x: 90 }), [0, 55, -6]));
  return twistedVase(castResin('#9a9da1'));
}

function back(model: string, ethernet: boolean): Group {
  return assembly(placed(rearPanel({ model, ethernet }), [22, 0, 0]), placed(fanGuard(34), [-112, 12, 0]));
}
