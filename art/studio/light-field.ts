import { Vector3 } from 'three';
import { radianceFrom } from './softboxes.ts';

export type LightRay = { direction: Vector3; colour: [number, number, number] };
export type LightField = { width: number; height: number; pixels: Float32Array; gain: number };

/** Light on level white paper; above 1, since upright surfaces get less. */
const brightness = 1.12;
const width = 1024;
const height = 512;

/** The light of the room as a panorama, turned with the camera and scaled so that white paper reads as 1. */
export function createLightField(azimuth: number): LightField {
  const pixels = new Float32Array(width * height * 4);
  let onPaper = 0;
  for (let row = 0; row < height; row++) {
    for (let column = 0; column < width; column++) {
      const at = directionAt(column + 0.5, row + 0.5);
      const light = radianceFrom(at.clone().applyAxisAngle(up, -azimuth));
      pixels.set([...light, 1], (row * width + column) * 4);
      onPaper += Math.max(0, at.y) * solidAngle(row) * ((light[0] + light[1] + light[2]) / 3);
    }
  }
  const gain = (brightness * Math.PI) / onPaper;
  for (let i = 0; i < pixels.length; i++) if (i % 4 !== 3) pixels[i] = (pixels[i] ?? 0) * gain;
  return { width, height, pixels, gain };
}

const up = new Vector3(0, 1, 0);

/** Row 0 is straight down, as the first row of an equirectangular texture in three is. */
export function directionAt(column: number, row: number): Vector3 {
  const elevation = (row / height - 0.5) * Math.PI;
  const azimuth = (column / width - 0.5) * Math.PI * 2;
  const level = Math.cos(elevation);
  return new Vector3(level * Math.cos(azimuth), Math.sin(elevation), level * Math.sin(azimuth));
}

export function solidAngle(row: number): number {
  return Math.cos(((row + 0.5) / height - 0.5) * Math.PI) * ((Math.PI * 2) / width) * (Math.PI / height);
}
