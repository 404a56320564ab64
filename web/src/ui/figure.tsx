/** Which picture: its name in the rendered set, or the address of its largest file as the gateway gives it. */
type Source = { name: string; url?: never } | { url: string; name?: never };

type Props = Source & {
  /** Empty where the text beside the picture says the same. */
  alt: string;
  width?: number;
  height?: number;
  placeholder?: string | null;
  /** How wide it is shown, as in `sizes` of an image. */
  sizes: string;
  /** One of the first things seen: loaded at once. */
  priority?: boolean;
  className?: string;
};

/** A picture of the maker in all its files; see `art/`. */
export function Figure({ name, url, alt, width = 1600, height = 1200, placeholder, sizes, ...look }: Props) {
  const { priority = false, className = '' } = look;
  const base = name === undefined ? url.replace(/\.avif$/, '') : `/pictures/${name}`;
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
        fetchPriority={priority ? 'high' : 'auto'}
        decoding="async"
        className={`picture ${className}`}
        style={placeholder ? { backgroundImage: `url("${placeholder}")` } : undefined}
      />
    </picture>
  );
}
