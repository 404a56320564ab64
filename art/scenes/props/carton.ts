import { type Group, MeshPhysicalMaterial } from 'three';
import { lettering } from '../../machines/print.ts';
import { assembly, solid } from '../../shapes/placed.ts';
import { prism } from '../../shapes/prism.ts';

const board = new MeshPhysicalMaterial({ color: '#b48a5c', roughness: 0.86, specularIntensity: 0.3 });
const tape = new MeshPhysicalMaterial({ color: '#5b3fd6', roughness: 0.34, clearcoat: 0.4, clearcoatRoughness: 0.3 });
const ink = '#4a3620';

type Carton = { name: string; width: number; depth: number; height: number };

/** A closed shipping carton, taped along the middle; its name is printed on the front. */
export function carton({ name, width, depth, height }: Carton): Group {
  const strip = 46;
  const front = depth / 2 + 0.4;
  return assembly(
    solid(prism({ width, depth, height, corner: 5, edge: 2.6 }), board),
    solid(prism({ width: strip, depth: depth + 0.6, height: 0.8, corner: 0.3, edge: 0.2 }), tape, [0, height, 0]),
    solid(prism({ width: strip, depth: 0.8, height: 74, corner: 0.3, edge: 0.2 }), tape, [0, height - 74, depth / 2]),
    lettering({ text: 'HELIOGRAPH', size: width * 0.045, colour: ink, weight: 640, spacing: width * 0.012 }, [
      -width / 2 + 26,
      66,
      front,
    ]),
    lettering({ text: name, size: width * 0.07, colour: ink, weight: 600 }, [-width / 2 + 26, 38, front]),
  );
}
