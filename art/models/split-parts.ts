import { Group, Matrix4, Mesh, type Object3D, Quaternion, Vector3 } from 'three';
import { mergeGeometries } from 'three/addons/utils/BufferGeometryUtils.js';
import type { Motion } from '../shapes/moving.ts';
import { exportedMaterial, lookOf } from './exported-material.ts';

/** A part of a machine that moves as one, in metres; the body has no motion. */
export type Part = { node: Group; motion?: Motion };

/** Bakes the meshes of a machine into one for each material of each part. `toFile` maps millimetres to metres. */
export function splitParts(subject: Group, toFile: Matrix4): Part[] {
  subject.updateMatrixWorld(true);
  const parts = new Map<Object3D, Mesh[]>();
  subject.traverse((object) => {
    if (!(object instanceof Mesh)) return;
    const owner = ownerOf(object, subject);
    parts.set(owner, [...(parts.get(owner) ?? []), object]);
  });
  return [...parts].map(([owner, meshes]) => {
    const motion: Motion | undefined = owner.userData.motion;
    const node = new Group();
    node.name = motion?.part ?? 'body';
    if (motion) node.position.copy(pivotOf(owner)).applyMatrix4(toFile);
    const place = new Matrix4().setPosition(node.position).invert().multiply(toFile);
    node.add(...mergeByMaterial(meshes, place));
    return motion ? { node, motion } : { node };
  });
}

function ownerOf(object: Object3D, subject: Object3D): Object3D {
  let owner = object;
  while (owner !== subject && !owner.userData.motion && owner.parent) owner = owner.parent;
  return owner;
}

function pivotOf(owner: Object3D): Vector3 {
  const [pivot, turn] = [new Vector3(), new Quaternion()];
  owner.matrixWorld.decompose(pivot, turn, new Vector3());
  if (Math.abs(turn.w) < 0.9999) throw new Error('A part that moves cannot be inside a turned one.');
  return pivot;
}

function mergeByMaterial(meshes: Mesh[], place: Matrix4): Mesh[] {
  const byLook = new Map<string, { material: NonNullable<ReturnType<typeof exportedMaterial>>; meshes: Mesh[] }>();
  for (const mesh of meshes) {
    const material = [mesh.material].flat().map(exportedMaterial)[0];
    if (!material) continue;
    const look = lookOf(material);
    byLook.set(look, { material, meshes: [...(byLook.get(look)?.meshes ?? []), mesh] });
  }
  return [...byLook.values()].map(({ material, meshes: alike }) => {
    const hasTexture = Boolean(material.map ?? material.emissiveMap);
    return new Mesh(mergeGeometries(alike.map((mesh) => bake(mesh, place, hasTexture))), material);
  });
}

function bake({ geometry, matrixWorld }: Mesh, place: Matrix4, hasTexture: boolean) {
  const baked = geometry.index ? geometry.toNonIndexed() : geometry.clone();
  const kept = ['position', 'normal', ...(hasTexture ? ['uv'] : [])];
  for (const name of Object.keys(baked.attributes)) if (!kept.includes(name)) baked.deleteAttribute(name);
  return baked.applyMatrix4(new Matrix4().multiplyMatrices(place, matrixWorld));
}
