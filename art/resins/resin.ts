import { type Group, MeshPhysicalMaterial } from 'three';
import { graphite, warmWhite } from '../materials/plastics.ts';
import { assembly, placed, solid, turned } from '../shapes/placed.ts';
import { prism, roundedOutline } from '../shapes/prism.ts';
import { type Shot, viewOf } from '../studio/view.ts';
import { bottle, createBottle } from './bottle.ts';
import { drawLabel, labelSize } from './label.ts';
import { type Sample, sampleDisc } from './sample-disc.ts';
import { wrapAround } from './wrap.ts';

export type Resin = {
  name: string;
  line: string;
  group: 'dental' | 'reflex' | 'special';
  samples: Sample[];
  wavelengths: number[];
};

export function createShot(resin: Resin): Shot {
  const view = viewOf({ azimuth: 14, elevation: 15, lens: 15, fill: { width: 0.72, height: 0.72 } });
  const turnedToViewer = turned(createResinBottle(resin), { y: 9 });
  return { subject: assembly(turnedToViewer, createSamples(resin.samples)), view };
}

/** Dental bottles are graphite with a white label, Reflex ones white, those for special work graphite all over. */
export function createResinBottle({ name, line, group, samples, wavelengths }: Resin): Group {
  const map = drawLabel({
    brand: group === 'reflex' ? 'HELIOGRAPH REFLEX' : 'HELIOGRAPH',
    name: name.replace('Reflex ', ''),
    line,
    colours: samples.map(({ hex }) => hex),
    wavelengths,
    dark: group === 'special',
  });
  const paper = new MeshPhysicalMaterial({ map, roughness: 0.5, clearcoat: 0.2, clearcoatRoughness: 0.35 });
  const outline = roundedOutline(bottle.width, bottle.depth, bottle.corner + 8, 20);
  const label = wrapAround(outline, labelSize.width, labelSize.height, 0.25);
  return assembly(createBottle(group === 'reflex' ? warmWhite : graphite), solid(label, paper, [0, 22, 0]));
}

/** The cast samples stand in a low block, one behind the other, so that each colour shows. */
function createSamples(samples: Sample[]): Group {
  const [across, along] = [15, 10];
  const last = samples.length - 1;
  const block = prism({ width: 34 + across * last, depth: 16 + along * last, height: 9, corner: 5, edge: 1.4 });
  const discs = samples.map((sample, i) =>
    placed(turned(assembly(sampleDisc(sample)), { x: 82 }), [(i - last / 2) * across, 30, (last / 2 - i) * along]),
  );
  return placed(assembly(solid(block, graphite), ...discs), [86 + (across * last) / 2, 0, 26 - (along * last) / 2]);
}
