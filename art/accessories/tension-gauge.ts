import { CylinderGeometry, type Group, MeshPhysicalMaterial } from 'three';
import { createCanvas, typeface } from '../materials/canvas.ts';
import { anodised, blasted, brightSteel } from '../materials/metals.ts';
import { graphite } from '../materials/plastics.ts';
import { assembly, placed, solid, turned } from '../shapes/placed.ts';
import { plate } from '../shapes/plate.ts';
import { prism } from '../shapes/prism.ts';

/** The clamping gauge: two grips and a dial that clicks at the set tension. */
export function tensionGauge(): Group {
  const dial = createCanvas(44, 44, 10, (pen) => drawDial(pen));
  const face = new MeshPhysicalMaterial({ map: dial, roughness: 0.4, clearcoat: 0.6, clearcoatRoughness: 0.1 });
  return assembly(
    solid(prism({ width: 116, depth: 34, height: 16, corner: 16, edge: 5 }), graphite),
    ...[-1, 1].map((side) =>
      solid(prism({ width: 30, depth: 44, height: 9, corner: 7, edge: 3 }), blasted, [side * 68, 0, 0]),
    ),
    solid(prism({ width: 54, depth: 54, height: 22, corner: 27, edge: 3 }), anodised),
    placed(
      turned(assembly(solid(plate({ width: 46, height: 46, corner: 23 }, 1, [], 0.2), brightSteel)), { x: -90 }),
      [0, 21.6, 0],
    ),
    solid(new CylinderGeometry(22, 22, 1, 72, 1).rotateY(Math.PI / 2), face, [0, 22.6, 0]),
  );
}

function drawDial(pen: CanvasRenderingContext2D): void {
  pen.fillStyle = '#f4f2ec';
  pen.fillRect(0, 0, 44, 44);
  pen.translate(22, 22);
  const arc = (from: number, to: number, colour: string) => {
    pen.strokeStyle = colour;
    pen.lineWidth = 2.6;
    pen.beginPath();
    pen.arc(0, 0, 16, from, to);
    pen.stroke();
  };
  arc(Math.PI * 0.8, Math.PI * 1.35, '#c9c6bf');
  arc(Math.PI * 1.35, Math.PI * 1.65, '#6d4dff');
  arc(Math.PI * 1.65, Math.PI * 2.2, '#c9c6bf');
  pen.strokeStyle = '#1d1e21';
  pen.lineWidth = 1.2;
  pen.beginPath();
  pen.moveTo(0, 3);
  pen.lineTo(1.5, -14);
  pen.stroke();
  pen.fillStyle = '#1d1e21';
  pen.textAlign = 'center';
  pen.font = `600 4.6px ${typeface}`;
  pen.fillText('N/mm', 0, 11);
}
