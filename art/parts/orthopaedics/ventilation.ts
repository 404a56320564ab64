/** A cone that unrolls into a plane without distortion: `waist` is its radius at y = 0, and it widens by `taper`. */
const waist = 27;
const taper = 0.115;
const middle = 37;

const pitch = 13.2;
const row = pitch * Math.sqrt(0.75);
/** From the middle to a side. */
const largest = 5;
const smallest = 3.3;
const corner = 1.7;

/** Distance to rounded hexagons around a tapering limb; `size` gives each its share of the largest. */
export function hexagons(angle: number, y: number, size: (angle: number, y: number) => number): number {
  const [u, v] = [angle * middle, unroll(y)];
  const line = Math.round(v / row);
  let nearest = 20;
  for (const next of [line - 1, line, line + 1]) {
    const offset = next % 2 === 0 ? 0 : 0.5;
    const [cu, cv] = [(Math.round(u / pitch - offset) + offset) * pitch, next * row];
    const inner = largest * size(cu / middle, rollUp(cv));
    if (inner > smallest) nearest = Math.min(nearest, hexagon(u - cu, v - cv, inner));
  }
  return (nearest * (waist + taper * y)) / middle;
}

function unroll(y: number): number {
  return (middle / taper) * Math.log(Math.max(1, waist + taper * y) / waist);
}

function rollUp(v: number): number {
  return (waist / taper) * (Math.exp((v * taper) / middle) - 1);
}

/** Two of its sides face along u; `inner` is the distance from the middle to a side. */
function hexagon(u: number, v: number, inner: number): number {
  const [lean, rise] = [Math.sqrt(0.75), 0.5];
  const side = inner - corner;
  const over = 2 * Math.max(0, lean * Math.abs(v) - rise * Math.abs(u));
  const [across, along] = [Math.abs(u) + rise * over, Math.abs(v) - lean * over];
  const half = side * Math.tan(Math.PI / 6);
  const [dx, dy] = [along - Math.max(-half, Math.min(half, along)), across - side];
  return Math.hypot(dx, dy) * Math.sign(dy) - corner;
}
