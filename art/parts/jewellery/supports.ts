import { CylinderGeometry, type Group, type Material, Quaternion, SphereGeometry, Vector3 } from 'three';
import { assembly, solid } from '../../shapes/placed.ts';

const raft = 0.9;
const pillar = 0.3;
const tip = { length: 1.5, contact: 0.15 };

/** Pillars with pointed tips from the raft to each point of contact, braced from one to the next. */
export function supports(contacts: Vector3[], material: Material): Group {
  const heads = contacts.map((contact) => contact.clone().setY(contact.y - tip.length));
  return assembly(
    ...contacts.flatMap((contact, i) => {
      const head = heads[i] ?? contact;
      const foot = head.clone().setY(raft - 0.1);
      return [
        rod(foot, head, pillar, pillar, material),
        rod(foot, foot.clone().setY(raft + 1.1), 0.85, pillar, material),
        rod(head, contact, pillar, tip.contact, material),
        solid(new SphereGeometry(pillar, 20, 12), material, head.toArray()),
      ];
    }),
    ...heads.slice(1).flatMap((head, i) => braces(heads[i] ?? head, head, material)),
  );
}

function braces(from: Vector3, to: Vector3, material: Material): Group {
  const rise = 3;
  const group = assembly();
  for (let low = raft + 0.8; low + rise < Math.min(from.y, to.y) + 0.6; low += rise) {
    group.add(rod(from.clone().setY(low), to.clone().setY(low + rise), 0.18, 0.18, material));
  }
  return group;
}

function rod(from: Vector3, to: Vector3, start: number, end: number, material: Material) {
  const way = to.clone().sub(from);
  const mesh = solid(new CylinderGeometry(end, start, way.length(), 20), material);
  mesh.position.copy(from).addScaledVector(way, 0.5);
  mesh.quaternion.copy(new Quaternion().setFromUnitVectors(new Vector3(0, 1, 0), way.normalize()));
  return mesh;
}
