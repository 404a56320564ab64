import type { Group } from 'three';
import { type Shot, viewOf } from '../studio/view.ts';
import { createA2D, type Machine } from './a2d.ts';
import { createA3D } from './a3d.ts';
import { createChairSide } from './chairside.ts';
import { createReflex } from './reflex.ts';

type Subject = { machine: Machine; ethernet: boolean };

/** A printer from behind: fans, sockets and the name plate. */
export function createShot({ machine, ethernet }: Subject): Shot {
  return {
    subject: builderOf(machine.model)({ ...machine, ethernet }),
    view: viewOf({ azimuth: -148, elevation: 16 }),
  };
}

function builderOf(model: string): (machine: Machine) => Group {
  if (model.startsWith('Reflex')) return createReflex;
  if (model.startsWith('ChairSide')) return createChairSide;
  return model === 'A3D' ? createA3D : createA2D;
}
