import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { MeshoptSimplifier } from 'meshoptimizer';
import { BufferAttribute, BufferGeometry, Mesh, type Object3D } from 'three';
import { STLExporter } from 'three/addons/exporters/STLExporter.js';
import { mergeVertices } from 'three/addons/utils/BufferGeometryUtils.js';
import { createPart } from './parts/arch-aligner.ts';

const TRIANGLES = 12_000;
/** Share of the size of the part by which its surface may move. */
const ERROR = 0.002;

/** Writes the part with which visitors try the part calculator: closed, in millimetres, Z up. */
const file = join(import.meta.dirname, '../web/public/downloads/full-arch-model.stl');
await MeshoptSimplifier.ready;
const exported = new STLExporter().parse(new Mesh(simplify(geometryOf(createPart()))), { binary: true });
writeFileSync(file, new Uint8Array(exported.buffer));

function geometryOf(part: Object3D): BufferGeometry {
  part.rotateX(Math.PI / 2);
  part.updateMatrixWorld(true);
  const meshes: Mesh[] = [];
  part.traverse((object) => object instanceof Mesh && meshes.push(object));
  const [mesh] = meshes;
  if (!mesh || meshes.length > 1) throw new Error('The sample part is not a single mesh');
  const shape = new BufferGeometry();
  shape.setAttribute('position', mesh.geometry.getAttribute('position').clone());
  shape.setIndex(mesh.geometry.index);
  return mergeVertices(shape.applyMatrix4(mesh.matrixWorld));
}

function simplify(geometry: BufferGeometry): BufferGeometry {
  const positions = Float32Array.from(geometry.getAttribute('position').array);
  const indices = Uint32Array.from(geometry.index?.array ?? []);
  const [kept] = MeshoptSimplifier.simplify(indices, positions, 3, TRIANGLES * 3, ERROR);
  const simplified = new BufferGeometry();
  simplified.setAttribute('position', new BufferAttribute(positions, 3));
  simplified.setIndex(new BufferAttribute(kept, 1));
  return simplified;
}
