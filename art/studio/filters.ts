import { Color, Mesh, type Object3D } from 'three';

/**
 * Coloured shadows without ray tracing. Frames come in pairs with the same lamps: in the first, tinted sheets let pass
 * the light of their colour; in the second they hold back the rest.
 */
export type Filters = { framesPerSet: 1 | 2; tintFor: (frame: number) => Color; setFor: (frame: number) => void };

export function collectFilters(root: Object3D): Filters {
  const sheets: Mesh[] = [];
  root.traverse((object) => {
    if (object instanceof Mesh && filterOf(object)) sheets.push(object);
  });
  const sheet = sheets[0];
  if (!sheet) return { framesPerSet: 1, tintFor: () => new Color(1, 1, 1), setFor: () => undefined };
  const passed = new Color(filterOf(sheet));
  const held = new Color(1, 1, 1).sub(passed);
  return {
    framesPerSet: 2,
    tintFor: (frame) => (frame % 2 === 0 ? passed : held).clone().multiplyScalar(2),
    setFor(frame) {
      for (const each of sheets) each.castShadow = frame % 2 === 1;
    },
  };
}

function filterOf({ material }: Mesh): Color | string | undefined {
  return Array.isArray(material) ? undefined : material.userData.filter;
}
