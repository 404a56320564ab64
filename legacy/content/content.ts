import { certificates } from './certificates.ts';
import { materials } from './materials/materials.ts';
import { tdk } from './tdk.ts';
import { terms } from './terms.ts';

/** Everything a fresh database is filled with. */
export const content = { terms, materials, tdk, certificates };

export type Content = typeof content;
