import { CatmullRomCurve3, CylinderGeometry, type Group, MeshPhysicalMaterial, TubeGeometry, Vector3 } from 'three';
import { rubber } from '../../materials/plastics.ts';
import { assembly, placed, solid } from '../../shapes/placed.ts';

const steel = new MeshPhysicalMaterial({ color: '#d2d3d3', metalness: 0.5, roughness: 0.32 });
const thickness = 4.2;

/** Long tongs with bowed jaws for hot rings, lying flat; the jaws point to -x, the handles to +x. */
export function castingTongs(): Group {
  const arms = [1, -1].map((side) => {
    const y = thickness + (side > 0 ? 1.6 : 0);
    const at = (x: number, z: number) => new Vector3(x, y, z * side);
    const arm = [at(-96, 10), at(-84, 24), at(-62, 33), at(-40, 24), at(-20, 6), at(0, 0), at(70, -13), at(150, -24)];
    const grip = [at(96, -17.4), at(150, -24), at(178, -25)];
    return assembly(
      solid(new TubeGeometry(new CatmullRomCurve3(arm), 160, thickness, 20), steel),
      solid(new TubeGeometry(new CatmullRomCurve3(grip), 60, thickness + 2.2, 20), rubber),
      placed(assembly(solid(new CylinderGeometry(thickness, thickness, 0.1, 20), steel)), [-96, y, 10 * side]),
    );
  });
  return assembly(
    ...arms,
    solid(new CylinderGeometry(9, 9, 12, 48), steel, [0, 6, 0]),
    solid(new CylinderGeometry(4, 4, 2, 32), rubber, [0, 12.4, 0]),
  );
}
