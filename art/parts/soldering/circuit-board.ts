import { type Group, MeshPhysicalMaterial, Path, ShapeGeometry } from 'three';
import { laminate, mouldingCompound, tin } from '../../materials/electronics.ts';
import { assembly, placed, solid, turned } from '../../shapes/placed.ts';
import { extrude } from '../../shapes/plate.ts';
import { prism } from '../../shapes/prism.ts';
import {
  board,
  boxHeader,
  capacitors,
  controller,
  jack,
  mountingHoles,
  pinHeader,
  relay,
  terminal,
} from './board-plan.ts';
import { boardPrint } from './board-print.ts';
import {
  chipComponents,
  electrolytic,
  networkJack,
  pinRow,
  quadPackage,
  relayBlock,
  shroudedHeader,
  smallOutline,
  terminalBlock,
} from './components.ts';
import { chips, crystal, inductor, regulator, smallOutlines } from './footprints.ts';
import { panel } from './outline.ts';

type Spot = { x: number; y: number };

/** A fitted control board, its lower side on y = 0. */
export function circuitBoard(): Group {
  const components = assembly(
    on(terminalBlock(), terminal),
    on(networkJack(), jack),
    on(relayBlock(), relay),
    ...capacitors.map((can) => on(electrolytic(can.radius, can.height), can)),
    on(shroudedHeader(boxHeader.columns), boxHeader),
    on(pinRow(pinHeader.columns), pinHeader),
    on(quadPackage(10, 14, 0.65), controller),
    ...smallOutlines.map((spot) => on(smallOutline(spot.pins, spot.width, spot.length), spot)),
    on(turned(smallOutline(2, 3.5, 6.5), { y: 90 }), regulator),
    on(assembly(solid(prism({ width: 4.6, depth: 11, height: 3.4, corner: 2.2, edge: 0.5 }), tin)), crystal),
    on(assembly(solid(prism({ width: 7, depth: 7, height: 4, corner: 1.2, edge: 0.5 }), mouldingCompound)), inductor),
    chipComponents(chips),
  );
  return assembly(bareBoard(), placed(components, [0, board.thickness, 0]));
}

function on(component: Group, { x, y }: Spot): Group {
  return placed(assembly(component), [x, 0, -y]);
}

function bareBoard(): Group {
  const outline = panel({ x: 0, y: 0, ...board });
  outline.holes = mountingHoles.map(({ x, y, radius }) => new Path().absarc(x, y, radius, 0, Math.PI * 2, false));
  const face = new ShapeGeometry(outline, 20);
  const [position, uv] = [face.getAttribute('position'), face.getAttribute('uv')];
  for (let i = 0; i < position.count; i++) {
    uv.setXY(i, position.getX(i) / board.width + 0.5, position.getY(i) / board.height + 0.5);
  }
  const print = new MeshPhysicalMaterial({
    map: boardPrint(),
    roughness: 0.34,
    clearcoat: 0.4,
    clearcoatRoughness: 0.25,
  });
  return assembly(
    solid(extrude(outline, board.thickness, 0, 20).rotateX(-Math.PI / 2), laminate),
    solid(face.rotateX(-Math.PI / 2), print, [0, board.thickness + 0.02, 0]),
  );
}
