import type { CSSProperties } from 'react';
import { LocalizedFigure } from './localized-figure.tsx';
import type { PictureName } from './page-content.ts';

/** In percent from the left and from the top of the picture. */
export type Marks = readonly (readonly [left: number, top: number])[];

/** Points with a mark carry its number. */
export function PointList({ points, marks }: { points: readonly string[]; marks: Marks }) {
  return (
    <ul className="mt-6 max-w-text">
      {points.map((text, index) => (
        <li key={text} className="flex gap-3 border-t border-line py-3">
          {marks[index] && <Mark number={index + 1} className="shrink-0" />}
          <span>{text}</span>
        </li>
      ))}
    </ul>
  );
}

export function MarkedFigure({ picture, alt, marks }: { picture: PictureName; alt: string; marks: Marks }) {
  return (
    <div className="relative">
      <LocalizedFigure name={picture} alt={alt} sizes="(width >= 993px) 50vw, 100vw" />
      {marks.map(([left, top], index) => (
        <Mark
          key={`${left} ${top}`}
          number={index + 1}
          className="absolute -translate-1/2"
          style={{ left: `${left}%`, top: `${top}%` }}
        />
      ))}
    </div>
  );
}

function Mark({ number, className, style }: { number: number; className: string; style?: CSSProperties }) {
  return (
    <span
      aria-hidden
      style={style}
      className={`grid size-6 place-items-center rounded-full bg-accent text-fine font-semibold text-on-accent tabular-nums ${className}`}
    >
      {number}
    </span>
  );
}
