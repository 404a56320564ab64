/** Steps to the right, down and closer. */
export type Move = { turn?: number; tilt?: number; zoom?: number };
