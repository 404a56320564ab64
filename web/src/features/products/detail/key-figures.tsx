import { useFormatter, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import type { PartName } from '#content/parts/parts.ts';
import { keepTogether } from '#ui/keep-together.ts';
import { VolumeSize } from '../build-volume.tsx';
import { describePlatformJob, type PlatformJob } from '../platform/print-times.ts';
import type { ProductDetail } from '../product-data.ts';
import { typicalParts } from '../typical-part.ts';
import { SpecificationValue } from './specification-value.tsx';

/** Number of specification rows shown for machines without a build volume. */
const ROWS = 4;

type Props = {
  product: ProductDetail;
  /** Whose print time is shown. */
  part?: PartName | undefined;
  /** Instead of the print time of a part. */
  job?: PlatformJob | undefined;
};

export function KeyFigures({ product, part = typicalParts[product.line], job: given }: Props) {
  const { buildVolume, keyFigures, specification } = product;
  const t = useTranslations();
  const described = describePlatformJob(product, part, { t, format: useFormatter() });
  const job = given ?? described;
  return (
    <dl className="grid grid-cols-[auto_auto] gap-x-5 gap-y-5 py-6 desktop:grid-cols-4 desktop:gap-x-8">
      {buildVolume && (
        <KeyFigure name={t('Products.buildVolume')}>
          <span className="max-sm:text-body whitespace-nowrap">
            <VolumeSize volume={buildVolume} />
          </span>
        </KeyFigure>
      )}
      {job && (
        <KeyFigure name={keepTogether(job.parts)}>
          {job.times.map((time) => (
            <span key={time} className="block">
              {time}
            </span>
          ))}
        </KeyFigure>
      )}
      {keyFigures.map(({ name, text }) => (
        <KeyFigure key={name} name={name}>
          {keepTogether(text)}
        </KeyFigure>
      ))}
      {!buildVolume &&
        specification.slice(0, ROWS).map((row) => (
          <KeyFigure key={row.name} name={row.name}>
            <SpecificationValue row={row} />
          </KeyFigure>
        ))}
    </dl>
  );
}

function KeyFigure({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt className="text-small text-ink-soft">{name}</dt>
      <dd className="mt-1 text-subheading tabular-nums">{children}</dd>
    </div>
  );
}
