import { ColorSwatches } from '#ui/color-swatches.tsx';
import { Figure } from '#ui/figure.tsx';
import type { MaterialCard_MaterialFragment } from './material-card.generated.ts';
import { findPartPicture } from './material-part-pictures.ts';

const PICTURE_SIZES = '(width >= 1280px) 20rem, (width >= 640px) 45vw, 7rem';
const BOTTLE_SIZES = '4.5rem';

type Props = {
  material: Pick<MaterialCard_MaterialFragment, 'usages' | 'picture' | 'colors'>;
  isFirst: boolean;
};

/** A printed part with the bottle in the corner; without a picture of the part the bottle, without either the shades. */
export function MaterialCardPicture({ material: { usages, picture, colors }, isFirst }: Props) {
  const part = findPartPicture(usages);
  const look = 'aspect-[16/11] object-cover max-sm:aspect-square';
  return (
    <div className="relative overflow-hidden max-sm:absolute max-sm:start-(--card-inset) max-sm:top-(--card-inset) max-sm:size-(--card-picture) max-sm:rounded-control">
      {part && <Figure name={part} alt="" sizes={PICTURE_SIZES} className={look} priority={isFirst} />}
      {!part && picture && <Figure {...picture} alt="" sizes={PICTURE_SIZES} className={look} priority={isFirst} />}
      {!part && !picture && <ColorSwatches colors={colors} className={look} />}
      {part && picture && (
        <div className="absolute end-1 bottom-1 w-8 overflow-hidden rounded-control border border-line bg-surface sm:end-2.5 sm:bottom-2.5 sm:w-14">
          <Figure {...picture} alt="" sizes={BOTTLE_SIZES} className="aspect-[3/4] scale-115 object-cover" />
        </div>
      )}
    </div>
  );
}
