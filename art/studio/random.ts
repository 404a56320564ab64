/** Numbers in [0, 1) that are the same in every run (mulberry32). */
export function createRandom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

/** The n-th point of Roberts' R2 sequence: evenly spread in the unit square, whatever the count. */
export function spreadPoint(n: number): [number, number] {
  return [(0.5 + n * 0.7548776662466927) % 1, (0.5 + n * 0.5698402909980532) % 1];
}

/** Maps the unit square to the unit disc without bunching at the middle. */
export function toDisc([u, v]: [number, number]): [number, number] {
  const radius = Math.sqrt(u);
  return [radius * Math.cos(v * Math.PI * 2), radius * Math.sin(v * Math.PI * 2)];
}
