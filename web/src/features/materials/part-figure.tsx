import { Figure } from '#ui/figure.tsx';
import type { PartPicture } from './material-part-pictures.ts';

type Props = { part: PartPicture; alt: string; sizes: string; priority?: boolean; className: string };

/** Its parent cuts off what is enlarged. */
export function PartFigure({ part: { name, zoom = 1, at: [x, y] = [50, 50] }, ...figure }: Props) {
  return (
    <div style={zoom === 1 ? undefined : { scale: `${zoom}`, transformOrigin: `${x}% ${y}%` }}>
      <Figure name={name} {...figure} />
    </div>
  );
}
