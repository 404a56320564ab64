import { type Group, MeshPhysicalMaterial, Shape } from 'three';
import { blasted } from '../../materials/metals.ts';
import { assembly, placed, solid, turned } from '../../shapes/placed.ts';
import { extrude } from '../../shapes/plate.ts';
import { prism } from '../../shapes/prism.ts';

const paper = new MeshPhysicalMaterial({ color: '#e8e5de', roughness: 0.95, specularIntensity: 0.2 });

/** A sheet of paper that lies flat in front and rises behind in a curve; its rear is at z = −depth / 2. */
export function curvedSheet(width: number, depth: number, height: number): Group {
  const bend = depth * 0.4;
  const side = new Shape();
  side.moveTo(0, 0);
  side.lineTo(depth - bend, 0);
  side.absarc(depth - bend, bend, bend, -Math.PI / 2, 0, false);
  side.lineTo(depth, height);
  side.lineTo(depth + 1, height);
  side.lineTo(depth + 1, bend);
  side.absarc(depth - bend, bend, bend + 1, 0, -Math.PI / 2, true);
  side.lineTo(0, -1);
  const sheet = extrude(side, width, 0, 40);
  return assembly(placed(turned(solid(sheet, paper), { y: 90 }), [-width / 2, 1.5, depth / 2]));
}

/** Such a sheet between two posts. */
export function paperSweep(width: number, depth: number, height: number): Group {
  const post = prism({ width: 12, depth: 12, height: height + 30, corner: 5, edge: 1 });
  return assembly(
    curvedSheet(width, depth, height),
    solid(prism({ width: width + 44, depth: 14, height: 14, corner: 6, edge: 2 }), blasted, [0, height, -depth / 2]),
    ...[-1, 1].map((at) => solid(post, blasted, [(at * (width + 30)) / 2, 0, -depth / 2 - 4])),
  );
}
