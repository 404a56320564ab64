import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { VolumeSize } from '../build-volume.tsx';
import type { ProductDetail } from '../product-data.ts';
import { SpecificationValue } from './specification-value.tsx';

/** Number of specification rows shown for machines without a build volume. */
const ROWS = 4;

export function KeyFigures({ product }: { product: ProductDetail }) {
  const { buildVolume, keyFigures, specification } = product;
  const t = useTranslations('Products');
  return (
    <dl className="grid grid-cols-[auto_auto] gap-x-5 gap-y-5 py-6 desktop:grid-cols-4 desktop:gap-x-8">
      {buildVolume && (
        <KeyFigure name={t('buildVolume')}>
          <VolumeSize volume={buildVolume} />
        </KeyFigure>
      )}
      {keyFigures.map(({ name, text }) => (
        <KeyFigure key={name} name={name}>
          {text}
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
