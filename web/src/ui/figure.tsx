import { cdnUrl } from './cdn-url.ts';
import { filesOf, largestFile, type PictureFiles } from './picture-files.ts';

/** The files of a picture, or its name in `public/pictures`. */
type Source =
  | { renditions: PictureFiles['renditions']; name?: string | null }
  | { name: string; renditions?: undefined };

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

/** A picture from `art/` in all its sizes and formats. Cut-outs have no background of their own; screens follow the theme. */
export function Figure({ name, renditions, alt, placeholder, sizes, ...look }: Props) {
  const isCutOut = name?.startsWith('cut-outs/') ?? false;
  const isScreen = name?.startsWith('screens/') ?? false;
  const { width = isCutOut ? 1280 : 1600, height = (width * 3) / 4 } = look;
  const { priority = false, className = '' } = look;
  const files = renditions ?? filesOf(name, width);
  const fallback = largestFile({ renditions: files }, 'WEBP');
  return (
    <picture className="block">
      {isScreen && (
        <source
          type="image/avif"
          media="(prefers-color-scheme: dark)"
          srcSet={srcSetOf(filesOf(`${name}-night`, width))}
          sizes={sizes}
        />
      )}
      <source type="image/avif" srcSet={srcSetOf(files)} sizes={sizes} />
      <img
        src={fallback === null ? undefined : cdnUrl(fallback)}
        alt={alt}
        width={width}
        height={height}
        loading={priority ? 'eager' : 'lazy'}
        // `watch-pictures.ts` may have changed `loading` before this part of the page is hydrated.
        suppressHydrationWarning
        fetchPriority={priority ? 'high' : 'auto'}
        decoding="async"
        className={`${isCutOut ? 'cut-out' : 'picture'} ${isScreen ? 'screen rounded-panel border border-line' : ''} ${className}`}
        style={placeholder ? { backgroundImage: `url("${placeholder}")` } : undefined}
      />
    </picture>
  );
}

function srcSetOf(files: PictureFiles['renditions']): string {
  const avif = files.filter(({ format }) => format === 'AVIF');
  return avif.map((file) => `${cdnUrl(file.path)} ${file.width}w`).join(', ');
}
