import type { MeasuredPart } from './measure-file.ts';
import type { PartFault } from './part-file-error.ts';

/** What the worker reports. */
export type PartMessage =
  | { kind: 'progress'; progress: number }
  | { kind: 'part'; part: MeasuredPart }
  | { kind: 'fault'; fault: PartFault };
