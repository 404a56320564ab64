/** A lobed form that turns as it rises. `rise` runs from 0 to 1; the radius and the height are in units of its height. */
export function twistedPoint(rise: number, angle: number): [x: number, y: number, z: number] {
  const waist = 0.2 + 0.1 * Math.sin(rise * 5.2 + 0.5) - 0.05 * rise;
  const radius = waist * (1 + 0.16 * Math.cos(9 * (angle + rise * 1.9)));
  return [radius * Math.cos(angle), rise, radius * Math.sin(angle)];
}
