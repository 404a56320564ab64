import { crownsAndBridges } from './facts/crowns-and-bridges.ts';
import { dentures } from './facts/dentures.ts';
import { desktop } from './facts/desktop.ts';
import { hearables } from './facts/hearables.ts';
import { machines } from './facts/machines.ts';
import { modelsAndCastings } from './facts/models-and-castings.ts';
import { orthotics } from './facts/orthotics.ts';
import { printers } from './facts/printers.ts';
import { services } from './facts/services.ts';
import { splints } from './facts/splints.ts';

/** Published figures with sign, unit and source. Pages take every figure from here. */
export const facts = {
  ...crownsAndBridges,
  ...dentures,
  ...desktop,
  ...hearables,
  ...machines,
  ...modelsAndCastings,
  ...orthotics,
  ...printers,
  ...services,
  ...splints,
} as const;
