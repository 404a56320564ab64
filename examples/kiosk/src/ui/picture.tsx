import { useContext, useState } from 'react';
import type { PictureFilesFragment } from '../generated/operations.ts';
import { PictureFormatContext } from './picture-format.ts';

type PictureProps = {
  picture: PictureFilesFragment | null | undefined;
  /** Displayed width, as in the `sizes` attribute: the browser loads the smallest file that is wide enough. */
  sizes: string;
  /** Empty where the text beside the picture says the same. */
  alt?: string;
  /** Visible at once. */
  isFirst?: boolean;
};

/** The placeholder stays behind the picture until it has loaded, or if it cannot be loaded. */
export function Picture({ picture, sizes, alt, isFirst = false }: PictureProps) {
  const format = useContext(PictureFormatContext);
  const [failedUrl, setFailedUrl] = useState<string | null>(null);
  if (!picture) return <div className="picture picture-missing" />;
  const files = picture.renditions.filter((file) => file.format === format).toSorted((a, b) => a.width - b.width);
  const largest = files.at(-1);
  const isMissing = !largest || failedUrl === largest.url;
  const style = picture.placeholder === null ? {} : { backgroundImage: `url("${picture.placeholder}")` };
  return (
    <div className="picture" style={style}>
      {isMissing ? (
        <span className="picture-alt">{alt ?? picture.alt}</span>
      ) : (
        <img
          src={largest.url}
          srcSet={files.map(({ url, width }) => `${url} ${width}w`).join(', ')}
          sizes={sizes}
          width={picture.width}
          height={picture.height}
          alt={alt ?? picture.alt}
          crossOrigin="anonymous"
          loading={isFirst ? 'eager' : 'lazy'}
          decoding="async"
          onError={() => setFailedUrl(largest.url)}
        />
      )}
    </div>
  );
}
