import { Figure } from '#ui/figure.tsx';

export type CaptionedView = {
  picture: string;
  caption: string;
  /** Enlarges the part of the picture at a position in percent, as in `object-position`. */
  zoom?: number;
  at?: readonly [x: number, y: number];
};

/** The machine from close up and in use. The captions say what the pictures show. */
export function PictureRow({ label, views }: { label: string; views: readonly CaptionedView[] }) {
  return (
    <ul aria-label={label} className="grid grid-cols-2 gap-x-3 gap-y-6 sm:gap-x-4 desktop:grid-cols-4">
      {views.map(({ picture, caption, zoom = 1, at: [x, y] = [50, 50] }) => (
        <li key={caption}>
          <figure>
            <div className="aspect-[4/3] overflow-hidden rounded-panel bg-backdrop">
              <div style={zoom === 1 ? undefined : { scale: `${zoom}`, transformOrigin: `${x}% ${y}%` }}>
                <Figure
                  name={picture}
                  alt=""
                  sizes={`(width >= 993px) ${Math.round(zoom * 23)}vw, ${Math.round(zoom * 46)}vw`}
                />
              </div>
            </div>
            <figcaption className="mt-2 text-small text-ink-soft">{caption}</figcaption>
          </figure>
        </li>
      ))}
    </ul>
  );
}
