import { type Group, MeshPhysicalMaterial, PlaneGeometry } from 'three';
import { createCanvas } from '../../materials/canvas.ts';
import { brightSteel } from '../../materials/metals.ts';
import { graphite } from '../../materials/plastics.ts';
import { assembly, solid } from '../../shapes/placed.ts';
import { prism } from '../../shapes/prism.ts';

const [width, height] = [210, 297];
const board = { width: width + 22, depth: height + 34 };

/** A certificate on a clipboard that lies flat, its head away from the viewer. */
export function certificateOnClipboard(): Group {
  const paper = new MeshPhysicalMaterial({
    map: createCanvas(width, height, 8, drawCertificate),
    roughness: 0.9,
    specularIntensity: 0.3,
  });
  return assembly(
    solid(prism({ ...board, height: 4, corner: 10, edge: 1.2 }), graphite),
    solid(prism({ width, depth: height, height: 0.5, corner: 0.6, edge: 0.1 }), paper, [0, 4, 6]),
    solid(new PlaneGeometry(width - 0.4, height - 0.4).rotateX(-Math.PI / 2), paper, [0, 4.6, 6]),
    solid(prism({ width: 96, depth: 26, height: 5, corner: 5, edge: 2 }), brightSteel, [
      0,
      4.4,
      4 - board.depth / 2 + 14,
    ]),
    solid(prism({ width: 66, depth: 14, height: 12, corner: 6, edge: 5 }), brightSteel, [0, 5, -board.depth / 2 + 10]),
  );
}

const [paper, ink, faint, violet] = ['#fcfbf7', '#33353b', '#bdb9b0', '#5b3fd6'];

/** Lines for the text, a table of measurements with its checks, a signature and a round seal. */
function drawCertificate(pen: CanvasRenderingContext2D): void {
  const stroke = (x: number, y: number, length: number, thick: number, colour = faint) => {
    pen.fillStyle = colour;
    pen.fillRect(x, y, length, thick);
  };
  pen.fillStyle = paper;
  pen.fillRect(0, 0, width, height);
  pen.strokeStyle = violet;
  pen.lineWidth = 1.6;
  pen.strokeRect(9, 9, width - 18, height - 18);
  stroke(24, 44, 104, 9, ink);
  stroke(24, 60, 66, 4);
  for (const [i, length] of [160, 148, 156, 92].entries()) stroke(24, 80 + i * 8, length, 2.4);
  for (let row = 0; row < 8; row++) {
    const y = 124 + row * 12;
    stroke(24, y + 8, 162, 0.6);
    stroke(24, y, 44 - 9 * (row % 3), 2.8, ink);
    stroke(96, y, 24, 2.8);
    stroke(136, y, 22, 2.8, ink);
    check(pen, [178, y + 1.4]);
  }
  signature(pen);
  stroke(24, 268, 74, 0.8, ink);
  seal(pen, [156, 251]);
}

function check(pen: CanvasRenderingContext2D, [x, y]: [number, number]): void {
  pen.strokeStyle = '#1a6640';
  pen.lineWidth = 1.7;
  pen.beginPath();
  pen.moveTo(x - 3.2, y);
  pen.lineTo(x - 0.8, y + 2.6);
  pen.lineTo(x + 3.8, y - 3);
  pen.stroke();
}

function signature(pen: CanvasRenderingContext2D): void {
  pen.strokeStyle = '#2b3f8f';
  pen.lineWidth = 1.1;
  pen.stroke(new Path2D('M30 262c6-16 14-22 12-8c-1 8-6 10-3 2c4-10 10-10 8-2c-1 5 4 2 8-4c2 6 6 4 9-1c3 5 10 2 22-2'));
}

function seal(pen: CanvasRenderingContext2D, [x, y]: [number, number]): void {
  const teeth = 28;
  pen.fillStyle = violet;
  pen.beginPath();
  for (let i = 0; i <= teeth * 6; i++) {
    const angle = (i / (teeth * 6)) * 2 * Math.PI;
    const radius = 23 + 1.3 * Math.cos(angle * teeth);
    pen.lineTo(x + radius * Math.cos(angle), y + radius * Math.sin(angle));
  }
  pen.fill();
  pen.strokeStyle = paper;
  for (const [radius, thick] of [
    [19.6, 0.7],
    [11, 1.5],
  ] as const) {
    pen.lineWidth = thick;
    pen.beginPath();
    pen.arc(x, y, radius, 0, 2 * Math.PI);
    pen.stroke();
  }
  pen.lineWidth = 1.1;
  for (const dy of [-3, 0, 3]) {
    const half = Math.sqrt(11 ** 2 - dy ** 2);
    pen.beginPath();
    pen.moveTo(x - half, y + dy);
    pen.lineTo(x + half, y + dy);
    pen.stroke();
  }
  pen.fillStyle = '#f0a030';
  pen.beginPath();
  pen.arc(x, y - 5.4, 2.6, 0, 2 * Math.PI);
  pen.fill();
}
