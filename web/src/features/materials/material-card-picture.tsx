import { ColorSwatches } from '#ui/color-swatches.tsx';
import { Figure } from '#ui/figure.tsx';
import type { MaterialCard_MaterialFragment } from './material-card.generated.ts';
import { findPartPicture } from './material-part-pictures.ts';
import { PartFigure } from './part-figure.tsx';

const PICTURE_SIZES = '(width >= 1280px) 20rem, (width >= 640px) 45vw, 7rem';

type Props = {
  material: Pick<MaterialCard_MaterialFragment, 'id' | 'usages' | 'picture' | 'colors'>;
  isFirst: boolean;
  /** Picture at the top of the page, which no card repeats. */
  openingPicture?: string | undefined;
};

/** A printed part; without a picture of one the bottle, without either the shades. */
export function MaterialCardPicture({ material, isFirst, openingPicture }: Props) {
  const { picture, colors } = material;
  const ownPart = findPartPicture(material);
  const part = ownPart?.name === openingPicture && picture ? null : ownPart;
  const look = 'aspect-[4/3] object-cover max-sm:aspect-square';
  return (
    <div className="overflow-hidden max-sm:absolute max-sm:start-(--card-inset) max-sm:top-(--card-inset) max-sm:size-(--card-picture) max-sm:rounded-control">
      {part && <PartFigure part={part} alt="" sizes={PICTURE_SIZES} className={look} priority={isFirst} />}
      {!part && picture && (
        <Figure {...picture} alt="" sizes={PICTURE_SIZES} className={`${look} object-[42%_50%]`} priority={isFirst} />
      )}
      {!part && !picture && <ColorSwatches colors={colors} className={look} />}
    </div>
  );
}
