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

/** Of the full-arch models on the site, which lie flat on the platform, in millimetres. */
const HEIGHT = 24;
/** The base is stretched between these heights; its lower edge and the teeth keep their shape. */
const [BASE_BOTTOM, BASE_TOP] = [0.6, 4];

/** Writes the part with which visitors try the part calculator: closed, in millimetres, Z up. */
const file = join(import.meta.dirname, '../web/public/downloads/full-arch-model.stl');
await MeshoptSimplifier.ready;
const exported = new STLExporter().parse(new Mesh(stretchBase(simplify(geometryOf(createPart())))), { binary: true });
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

/** Z is up, and the part stands on zero. */
function stretchBase(geometry: BufferGeometry): BufferGeometry {
  const position = geometry.getAttribute('position');
  const heights = Array.from({ length: position.count }, (_, at) => position.getZ(at));
  const [bottom, top] = [Math.min(...heights), Math.max(...heights)];
  for (const [at, height] of heights.entries()) {
    const level = height - bottom;
    const share = Math.min(1, Math.max(0, (level - BASE_BOTTOM) / (BASE_TOP - BASE_BOTTOM)));
    position.setZ(at, level + share * (HEIGHT - (top - bottom)));
  }
  return geometry;
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
