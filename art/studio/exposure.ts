/** The film: straight in the shadows and the middle, a soft shoulder above, so that a resin keeps the colour of its swatch. */
const shoulder = 0.62;
const contrast = 1.12;
const middle = 0.42;

export const exposeShader = /* glsl */ `
  vec3 expose(vec3 light) {
    vec3 graded = ${middle} * pow(max(light, 0.0) / ${middle}, vec3(${contrast}));
    vec3 rolled = ${shoulder} + ${(1 - shoulder).toFixed(4)} * (1.0 - exp((${shoulder} - graded) / ${(1 - shoulder).toFixed(4)}));
    return mix(graded, rolled, step(${shoulder}, graded));
  }
  vec3 encode(vec3 shown) {
    return mix(shown * 12.92, 1.055 * pow(shown, vec3(1.0 / 2.4)) - 0.055, step(0.0031308, shown));
  }
`;

/** The light that comes out of the film as the given sRGB colour. */
export function lightFor(hex: string): [number, number, number] {
  const channel = (at: number) => unexpose(toLinear(Number.parseInt(hex.slice(at, at + 2), 16) / 255));
  return [channel(1), channel(3), channel(5)];
}

function unexpose(shown: number): number {
  const graded = shown < shoulder ? shown : shoulder - (1 - shoulder) * Math.log((1 - shown) / (1 - shoulder));
  return middle * (graded / middle) ** (1 / contrast);
}

function toLinear(value: number): number {
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
}
