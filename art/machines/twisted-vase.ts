import { BufferGeometry, CylinderGeometry, Float32BufferAttribute, type Group, type Material } from 'three';
import { assembly, solid } from '../shapes/placed.ts';

const [rounds, rows, height] = [120, 70, 140];

/** A lobed vase that turns as it rises: what a desktop printer shows off with. Stands on y = 0, on a thin raft. */
export function twistedVase(material: Material): Group {
  const positions = Array.from({ length: (rows + 1) * (rounds + 1) }, (_, i) => {
    const [row, column] = [Math.floor(i / (rounds + 1)), i % (rounds + 1)];
    return pointAt(row / rows, (column / rounds) * Math.PI * 2);
  });
  const faces: number[] = [];
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < rounds; column++) {
      const a = row * (rounds + 1) + column;
      faces.push(a, a + rounds + 1, a + 1, a + 1, a + rounds + 1, a + rounds + 2);
    }
  }
  const geometry = new BufferGeometry();
  geometry.setAttribute('position', new Float32BufferAttribute(positions.flat(), 3));
  geometry.setIndex(faces);
  geometry.computeVertexNormals();
  return assembly(solid(geometry, material), solid(new CylinderGeometry(29, 31, 3, 64), material, [0, 1.5, 0]));
}

function pointAt(rise: number, angle: number): [number, number, number] {
  const belly = 25 + 13 * Math.sin(rise * 2.5 + 0.25) - 9 * rise * rise;
  const radius = belly * (1 + 0.13 * Math.cos(6 * (angle + rise * 1.5)));
  return [radius * Math.cos(angle), 2 + rise * height, radius * Math.sin(angle)];
}
