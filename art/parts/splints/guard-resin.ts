import { BufferGeometry, Color, type Group, Mesh, MeshPhysicalMaterial } from 'three';
import { clearSheet } from '../../materials/clear-sheet.ts';
import { withDepth } from '../../materials/soft-resin.ts';
import { assembly } from '../../shapes/placed.ts';
import { polygonise } from '../../shapes/surface-nets.ts';
import { extent, type Guard } from './night-guard.ts';

type Tint = { walls: string; haze: string; shadow: string };
const ice: Tint = { walls: '#ecf2f6', haze: '#d9e4eb', shadow: '#c6d0d5' };

/** A guard of polished clear resin: a faint haze shows its faces, and the teeth show through it weakly. */
export function guardOfResin({ body, hollow }: Guard, tint: Tint = ice, cell = 0.45): Group {
  const geometry = polygonise(body, extent, cell);
  const [outer, inner] = parted(geometry, (x, y, z) => hollow(x, y, z) < 0.3);
  return assembly(
    clearSheet(outer, { tint: tint.walls, edge: 0.36, shadow: tint.shadow }),
    clearSheet(inner, { tint: tint.walls, edge: 0.75, shadow: tint.shadow }),
    hazeOf(geometry, body, tint.haze),
  );
}

/** The triangles with a corner for which `isSecond` is false, and the others. */
function parted(geometry: BufferGeometry, isSecond: (x: number, y: number, z: number) => boolean) {
  const position = geometry.getAttribute('position');
  const index = [...(geometry.getIndex()?.array ?? [])];
  const second = Array.from({ length: position.count }, (_, i) =>
    isSecond(position.getX(i), position.getY(i), position.getZ(i)),
  );
  const part = (wanted: boolean) => {
    const faces: number[] = [];
    for (let i = 0; i < index.length; i += 3) {
      const corners = index.slice(i, i + 3);
      if (corners.every((corner) => second[corner]) === wanted) faces.push(...corners);
    }
    const geometryOfPart = new BufferGeometry();
    for (const name of ['position', 'normal']) geometryOfPart.setAttribute(name, geometry.getAttribute(name));
    geometryOfPart.setIndex(faces);
    return geometryOfPart;
  };
  return [part(false), part(true)] as const;
}

const cloudy = { cloudiness: 24, step: 0.4, deepest: 8, skin: 1.5 };

function hazeOf(geometry: BufferGeometry, body: Guard['body'], color: string): Mesh {
  const haze = new Mesh(withDepth(geometry.clone(), body, cloudy), hazeMaterial(color));
  haze.renderOrder = 2.5;
  return haze;
}

function hazeMaterial(color: string): MeshPhysicalMaterial {
  return new MeshPhysicalMaterial({
    color: new Color(color),
    vertexColors: true,
    roughness: 0.5,
    specularIntensity: 0,
    transparent: true,
    depthWrite: false,
    userData: { castShadow: false },
  });
}
