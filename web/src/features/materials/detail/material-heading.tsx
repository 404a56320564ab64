import { useFormatter, useLocale, useTranslations } from 'next-intl';
import { isListed } from '#content/pages.ts';
import { materialDocumentPath } from '#features/documents/document-paths.ts';
import { requestPath } from '#features/samples/request-query.ts';
import { Link } from '#i18n/navigation.ts';
import { localeFromTag, localePath, toLangAttribute } from '#i18n/paths.ts';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { ColorSwatches } from '#ui/color-swatches.tsx';
import { Container } from '#ui/container.tsx';
import { Figure } from '#ui/figure.tsx';
import { spaceBefore } from '#ui/format-measurement.ts';
import { keepTogether } from '#ui/keep-together.ts';
import { Notice } from '#ui/notice.tsx';
import type { MaterialDetail } from '../material-data.ts';
import { standardName } from '../material-standards.ts';
import { PropertyName } from '../property-name.tsx';
import { findMissingRegistration, findUseRestriction, isUsableIn, type TradeFacts } from '../trade/trade-rows.ts';
import { UsageMark } from '../trade/usage-mark.tsx';
import { useTradeWriter } from '../trade/use-trade-writer.ts';
import { hasShades } from './color-section.tsx';

const READINGS = 3;

/** Properties that come first, by resin category: other materials keep the order of the data sheet. */
const LEADING: Partial<Record<string, readonly string[]>> = {
  'dental-model': ['dimensionalChange', 'detailReproduction', 'hardnessShoreD'],
  castable: ['ashContent', 'flexuralModulus', 'hardnessShoreD'],
};

export function MaterialHeading({ material }: { material: MaterialDetail }) {
  const lang = toLangAttribute(material.servedLocale, useLocale());
  return (
    <div className="border-b border-line bg-paper-deep">
      <Container className="grid gap-x-12 gap-y-8 py-10 desktop:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] desktop:py-14">
        <div className="flex flex-col">
          <p className="flex items-center gap-3 text-label text-accent">
            <span aria-hidden className="h-px w-6 bg-current" />
            {material.category.label}
          </p>
          <h1 lang={lang} className="mt-4 text-title">
            {keepTogether(material.name)}
          </h1>
          <p lang={lang} className="mt-4 max-w-text text-lead text-ink-soft">
            {keepTogether(material.summary)}
          </p>
          {/* As on the card of the material. */}
          {material.group === 'DENTAL' && (
            <p className="mt-5">
              <UsageMark resins={[material]} />
            </p>
          )}
          <RegistrationStatus facts={material} />
          <ul className="mt-4 flex flex-wrap gap-2 empty:hidden">
            {material.biocompatibility.map((standard) => (
              <li key={standard}>
                <Badge>{keepTogether(standardName(standard))}</Badge>
              </li>
            ))}
          </ul>
          <Actions material={material} />
          <KeyFigures category={material.category.id} rows={material.specification} />
        </div>
        <Shades {...material} />
      </Container>
    </div>
  );
}

function RegistrationStatus({ facts }: { facts: TradeFacts }) {
  const writer = useTradeWriter();
  const missing = findMissingRegistration(facts, writer);
  if (!missing) return null;
  return (
    <Notice tone="warning" title={missing} className="mt-6 max-w-text">
      {findUseRestriction(facts, writer)}
    </Notice>
  );
}

/** Where the material is not registered, the sample comes first. */
function Actions({ material }: { material: MaterialDetail }) {
  const t = useTranslations();
  const locale = localeFromTag(useLocale());
  const isSampleFirst = isListed(requestPath, locale) && !isUsableIn(material, locale);
  const quote = (
    <Button key="quote" href="#inquiry" variant={isSampleFirst ? 'secondary' : 'primary'} size="large">
      {t('Products.requestOffer')}
    </Button>
  );
  const sample = isListed(requestPath, locale) && (
    <Button key="sample" as={Link} href={requestPath} variant={isSampleFirst ? 'primary' : 'secondary'} size="large">
      {t('Products.orderSample')}
    </Button>
  );
  return (
    <p className="mt-7 flex flex-wrap gap-3">
      {isSampleFirst ? [sample, quote] : [quote, sample]}
      <Button
        href={localePath(locale, materialDocumentPath(material.slug, 'data-sheet'))}
        type="application/pdf"
        target="_blank"
        size="large"
      >
        {t('Materials.dataSheet')}
      </Button>
    </p>
  );
}

type KeyFigureProps = { category: string; rows: MaterialDetail['specification'] };

function KeyFigures({ category, rows }: KeyFigureProps) {
  const format = useFormatter();
  const locale = useLocale();
  const leading = LEADING[category] ?? [];
  const rankOf = (key: string | null) => (key && leading.includes(key) ? leading.indexOf(key) : leading.length);
  const measured = rows
    .toSorted((a, b) => rankOf(a.key) - rankOf(b.key))
    .flatMap(({ name, measurement }) => (measurement ? [{ name, ...measurement }] : []));
  return (
    <dl className="mt-auto grid gap-x-8 gap-y-3 pt-10 sm:grid-cols-3">
      {measured.slice(0, READINGS).map(({ name, value, unit, standard }) => (
        <div
          key={name}
          className="flex items-baseline justify-between gap-4 border-t border-ink pt-3 sm:flex-col sm:items-start sm:justify-start sm:gap-1"
        >
          <dt className="text-fine text-ink-soft">
            <PropertyName name={name} standard={standard} />
          </dt>
          <dd className="text-heading whitespace-nowrap tabular-nums">
            {`${format.number(value)}${spaceBefore(unit, locale)}`}
            <span className="text-body font-normal text-ink-soft">{unit}</span>
          </dd>
        </div>
      ))}
    </dl>
  );
}

function Shades({ colors, picture }: Pick<MaterialDetail, 'colors' | 'picture'>) {
  const t = useTranslations('Materials');
  return (
    <figure className="self-start overflow-hidden rounded-panel border border-line bg-surface">
      {picture ? (
        <Figure {...picture} sizes="(width >= 993px) 35rem, 100vw" className="aspect-[16/11] object-cover" priority />
      ) : (
        <ColorSwatches colors={colors} className="aspect-[16/11]" />
      )}
      <figcaption className="flex flex-wrap justify-between gap-x-4 px-4 py-2.5 text-fine text-ink-soft">
        <span>{colors.map(({ name }) => name).join(t('separator'))}</span>
        <span>{t(hasShades(colors) ? 'shadeCount' : 'colorCount', { count: colors.length })}</span>
      </figcaption>
    </figure>
  );
}
