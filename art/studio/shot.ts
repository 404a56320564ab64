import type { Group } from 'three';
import { type Shot, type View, viewOf } from './view.ts';

/** What a module that can be photographed exports: a shot of a subject, or a part and how to look at it. */
type Photographed =
  | { createShot: (subject: unknown) => Shot }
  | { createPart: () => Group; view?: Partial<View>; createShot?: never };

export function shotOf(made: Photographed, subject: unknown): Shot {
  if (made.createShot) return made.createShot(subject);
  return { subject: made.createPart(), view: viewOf(made.view) };
}
