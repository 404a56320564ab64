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

/** A picture from `art/` in all its sizes and formats. Cut-outs have no background of their own. */
export function Figure({ name, url, alt, placeholder, sizes, ...look }: Props) {
  const isCutOut = name?.startsWith('cut-outs/') ?? false;
  const { width = isCutOut ? 1280 : 1600, height = (width * 3) / 4 } = look;
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
        className={`${isCutOut ? 'cut-out' : 'picture'} ${className}`}
        style={placeholder ? { backgroundImage: `url("${placeholder}")` } : undefined}
      />
    </picture>
  );
}
