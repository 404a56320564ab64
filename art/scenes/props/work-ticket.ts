import { type Group, Mesh, MeshPhysicalMaterial, PlaneGeometry } from 'three';
import { createCanvas, write } from '../../materials/canvas.ts';
import { assembly, turned } from '../../shapes/placed.ts';

const [width, height] = [74, 52];

/** A printed slip with the number of the case and a few lines, lying flat. */
export function workTicket(number: string, work: string): Group {
  const map = createCanvas(width, height, 10, (pen) => {
    pen.fillStyle = '#fbfaf6';
    pen.fillRect(0, 0, width, height);
    pen.fillStyle = '#2c2e33';
    write(pen, number, [6, 13], 8, 640);
    write(pen, work, [6, 22], 5, 500);
    pen.fillStyle = '#b9b6ae';
    for (const [row, length] of [56, 48, 60, 34].entries()) pen.fillRect(6, 29 + row * 5.4, length, 1.4);
  });
  const paper = new MeshPhysicalMaterial({ map, roughness: 0.9, specularIntensity: 0.3 });
  return turned(assembly(new Mesh(new PlaneGeometry(width, height), paper)), { x: -90 });
}
