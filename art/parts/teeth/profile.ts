/** A smooth curve through values that are evenly spaced from 0 to 1; constant beyond. */
export function profile(values: number[]): (t: number) => number {
  const last = values.length - 1;
  const at = (i: number) => values[Math.min(last, Math.max(0, i))] ?? 0;
  const table = Float32Array.from({ length: fineness + 1 }, (_, i) => {
    const along = (i / fineness) * last;
    const step = Math.min(last - 1, Math.floor(along));
    return hermite(at(step - 1), at(step), at(step + 1), at(step + 2), along - step);
  });
  return (t) => {
    const place = Math.min(fineness, Math.max(0, t * fineness));
    const low = Math.floor(place);
    const [from = 0, to = from] = [table[low], table[low + 1]];
    return from + (to - from) * (place - low);
  };
}

const fineness = 512;

function hermite(before: number, from: number, to: number, after: number, t: number): number {
  const [out, into] = [(to - before) / 2, (after - from) / 2];
  return from + t * (out + t * (3 * (to - from) - 2 * out - into + t * (2 * (from - to) + out + into)));
}
