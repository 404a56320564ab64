import { BufferGeometry, CylinderGeometry, Float32BufferAttribute, type Group, type Material } from 'three';
import { assembly, solid } from '../../shapes/placed.ts';
import { twistedPoint } from '../../shapes/twist.ts';

const [rounds, rows] = [216, 120];

/** A printed vase of the given height, on a thin foot. */
export function displayVase(material: Material, height: number): Group {
  const positions = Array.from({ length: (rows + 1) * (rounds + 1) }, (_, i) => {
    const [row, column] = [Math.floor(i / (rounds + 1)), i % (rounds + 1)];
    return twistedPoint(row / rows, (column / rounds) * Math.PI * 2).map((along) => along * height);
  });
  const faces = Array.from({ length: rows * rounds }, (_, i) => {
    const a = Math.floor(i / rounds) * (rounds + 1) + (i % rounds);
    return [a, a + rounds + 1, a + 1, a + 1, a + rounds + 1, a + rounds + 2];
  });
  const geometry = new BufferGeometry();
  geometry.setAttribute('position', new Float32BufferAttribute(positions.flat(), 3));
  geometry.setIndex(faces.flat());
  geometry.computeVertexNormals();
  const foot = height * 0.2;
  return assembly(solid(geometry, material), solid(new CylinderGeometry(foot, foot, 3, 72), material, [0, 1.5, 0]));
}
