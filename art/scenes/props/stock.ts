import type { Machine } from '../../machines/a2d.ts';
import type { Resin } from '../../resins/resin.ts';

/** What scenes are furnished from: machines by the last part of their address, resins by number. */
export type Stock = { machines: Record<string, Machine>; resins: Record<string, Resin> };

export function take<Thing>(things: Record<string, Thing>, key: string): Thing {
  const thing = things[key];
  if (!thing) throw new Error(`The stock has no ${key}.`);
  return thing;
}
