import { cdnUrl } from './cdn-url.ts';

/** A name in `public/pictures`, or the URL of the largest file. */
type Source = { name: string; url?: never } | { url: string; name?: never };

type Props = Source & {
  /** Empty if the adjacent text says the same. */
  alt: string;
  width?: number;
  height?: number;
  placeholder?: string | null;
  sizes: string;
  /** Above the fold: loaded eagerly. */
  priority?: boolean;
  className?: string;
};

/** A picture from `art/` in all its sizes and formats. */
export function Figure({ name, url, alt, width = 1600, height = 1200, placeholder, sizes, ...look }: Props) {
  const { priority = false, className = '' } = look;
  const base = cdnUrl(name === undefined ? url.replace(/\.avif$/, '') : `/pictures/${name}`);
  return (
    <picture className="block">
      <source
        type="image/avif"
        srcSet={`${base}-480.avif 480w, ${base}-960.avif 960w, ${base}.avif ${width}w`}
        sizes={sizes}
      />
      <img
        src={`${base}-960.webp`}
        alt={alt}
        width={width}
        height={height}
        loading={priority ? 'eager' : 'lazy'}
        // `watch-pictures.ts` may have changed `loading` before this part of the page is hydrated.
        suppressHydrationWarning
        fetchPriority={priority ? 'high' : 'auto'}
        decoding="async"
        className={`picture ${className}`}
        style={placeholder ? { backgroundImage: `url("${placeholder}")` } : undefined}
      />
    </picture>
  );
}
