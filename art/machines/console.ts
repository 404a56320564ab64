import type { Group } from 'three';
import { violetLight } from '../materials/lights.ts';
import { blackGlass, gap } from '../materials/plastics.ts';
import { assembly, placed, solid } from '../shapes/placed.ts';
import { plate } from '../shapes/plate.ts';
import { display, type JobOnScreen, jobScreen } from './screen.ts';

export type Console = {
  width: number;
  height: number;
  screen: { width: number; height: number; x?: number };
  job: JobOnScreen;
};

/** A band of black glass set flush into a front at z = 0, with the display behind it. */
export function glassConsole({ width, height, screen, job }: Console): Group {
  const x = screen.x ?? (width - screen.width) / 2 - (height - screen.height) / 2 - 3;
  return assembly(
    solid(plate({ width: width + 3, height: height + 3, corner: 10.5 }, 2, [], 0.2), gap, [0, 0, -1.8]),
    solid(plate({ width, height, corner: 9 }, 3, [], 0.8), blackGlass, [0, 0, -2]),
    placed(display(screen.width, screen.height, jobScreen(job, screen.width, screen.height)), [x, 0, 1.15]),
  );
}

/** The line of light that tells the state of the machine from across the room. */
export function lightLine(length: number, thickness = 3.4): Group {
  const channel = plate({ width: length + 1.6, height: thickness + 1.6, corner: thickness / 2 + 0.8 }, 2, [], 0.2);
  return assembly(
    solid(channel, gap, [0, 0, -1.9]),
    solid(plate({ width: length, height: thickness, corner: thickness / 2 }, 2, [], 0.3), violetLight, [0, 0, -1.2]),
  );
}
