import { fleetPrinters } from '../screens/fleet-day.ts';
import type { Pen } from '../screens/pen.ts';
import { printerCard } from '../screens/printer-card.ts';

export const width = 536;

const edge = 20;
const gap = 14;
const shown = ['A2D HD', 'A2D 4K · 2', 'A3D', 'A2D Ortho · 1'];

/** Four printers: one is short of resin. */
export function draw(pen: Pen): void {
  const [columns, rows] = [2, 2];
  const cell = (width - 2 * edge - gap) / columns;
  const height = (width * 0.75 - 2 * edge - gap) / rows;
  const printers = shown.flatMap((name) => fleetPrinters.filter((printer) => printer.name === name));
  for (const [i, printer] of printers.entries()) {
    const [column, row] = [i % columns, Math.floor(i / columns)];
    const box = { x: edge + column * (cell + gap), y: edge + row * (height + gap), width: cell, height };
    printerCard(pen, printer, box);
  }
}
