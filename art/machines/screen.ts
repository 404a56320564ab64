import { type Group, MeshPhysicalMaterial, PlaneGeometry } from 'three';
import { createCanvas, type Draw, write } from '../materials/canvas.ts';
import { assembly, solid } from '../shapes/placed.ts';

export type JobOnScreen = { title: string; resin: string; layer: number; layers: number; remaining: string };

/** The lit face of a display, in the xy plane around the origin. */
export function display(width: number, height: number, draw: Draw): Group {
  const map = createCanvas(width, height, 10, draw);
  const material = new MeshPhysicalMaterial({
    color: '#000000',
    emissive: '#ffffff',
    emissiveMap: map,
    emissiveIntensity: 0.95,
    roughness: 0.12,
    userData: { castShadow: false },
  });
  return assembly(solid(new PlaneGeometry(width, height), material));
}

/** What a printer shows while it prints: the job, a ring of progress, the layer and the time left. */
export function jobScreen(job: JobOnScreen, width: number, height: number): Draw {
  return (pen) => {
    pen.fillStyle = '#101116';
    pen.fillRect(0, 0, width, height);
    if (height > width) drawUpright(pen, job, width, height);
    else drawWide(pen, job, width, height);
  };
}

function drawWide(pen: CanvasRenderingContext2D, job: JobOnScreen, width: number, height: number): void {
  const unit = Math.min(width / 1.7, height);
  drawRing(pen, width - unit * 0.5, height / 2, unit * 0.33, job.layer / job.layers);
  drawWords(
    pen,
    job,
    unit * 0.12,
    [0.22, 0.38, 0.76, 0.9].map((line) => line * height),
    unit,
  );
}

function drawUpright(pen: CanvasRenderingContext2D, job: JobOnScreen, width: number, height: number): void {
  drawRing(pen, width / 2, height * 0.32, width * 0.32, job.layer / job.layers);
  drawWords(
    pen,
    job,
    width * 0.12,
    [0.68, 0.76, 0.88, 0.95].map((line) => line * height),
    width * 0.85,
  );
}

function drawWords(pen: CanvasRenderingContext2D, job: JobOnScreen, x: number, lines: number[], unit: number): void {
  const [first = 0, second = 0, third = 0, fourth = 0] = lines;
  pen.fillStyle = '#8f90a0';
  write(pen, job.resin, [x, first], unit * 0.085, 500);
  write(pen, `${job.layer} / ${job.layers}`, [x, fourth], unit * 0.085, 500);
  pen.fillStyle = '#f4f2ec';
  write(pen, job.title, [x, second], unit * 0.125, 600);
  write(pen, job.remaining, [x, third], unit * 0.17, 600);
}

function drawRing(pen: CanvasRenderingContext2D, x: number, y: number, radius: number, share: number): void {
  pen.lineCap = 'round';
  pen.lineWidth = radius * 0.17;
  for (const [colour, end] of [
    ['#2a2b36', 1],
    ['#7d61ff', share],
  ] as const) {
    pen.strokeStyle = colour;
    pen.beginPath();
    pen.arc(x, y, radius, -Math.PI / 2, -Math.PI / 2 + end * Math.PI * 2);
    pen.stroke();
  }
  pen.fillStyle = '#f4f2ec';
  pen.textAlign = 'center';
  write(pen, `${Math.round(share * 100)}%`, [x, y + radius * 0.17], radius * 0.5, 600);
  pen.textAlign = 'left';
}
