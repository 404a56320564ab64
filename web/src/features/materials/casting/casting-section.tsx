import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { getCurrentLocale } from '#i18n/locale.ts';
import { Link } from '#i18n/navigation.ts';
import { Container } from '#ui/container.tsx';
import { keepTogether } from '#ui/keep-together.ts';
import { SectionHeading } from '#ui/section-heading.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { getMaterialList } from '../material-data.ts';
import { MaterialGrid } from '../material-grid.tsx';
import { materialListPath } from '../material-paths.ts';
import { materialScopes } from '../material-scopes.ts';
import { BurnoutChart } from './burnout-chart.tsx';
import { type CastingMaterial, getCastingMaterials } from './casting-data.ts';
import { CastingTable, type CastingTrade } from './casting-table.tsx';

/** With the test of the dental program. */
const WHITE_PAPER = '/aboutUs/resources/detail/white-paper-burn-out-of-castable-resin-313';

/** Ids of the parts of the page. */
export const castingAnchors: Record<CastingTrade, string> = { jewelry: 'jewelry', dental: 'dental' };

/** The castable resins for dental work side by side with their burnout. */
export async function DentalCasting() {
  const locale = await getCurrentLocale();
  const t = await getTranslations('Materials');
  const scope = materialScopes['0-all'];
  const [materials, cards] = await Promise.all([
    getCastingMaterials(locale, { group: scope.group, categories: ['castable'] }),
    getMaterialList(locale, scope),
  ]);
  return (
    <section id={castingAnchors.dental} className="border-b border-line">
      <Container className="py-stack desktop:py-16">
        <SectionHeading title={t('dentalCastables')} intro={t('casting.dental.intro')} />
        <div className="mt-8">
          <MaterialGrid items={cards.items.filter(({ category }) => category.id === 'castable')} isInCategory />
        </div>
        <Burnout trade="dental" materials={materials}>
          <p className="mt-4 max-w-text border-s-2 border-accent ps-4">
            <span className="block font-semibold">{keepTogether(t('casting.dental.warning'))}</span>
            {keepTogether(t('casting.dental.furnace'))}
          </p>
        </Burnout>
        <p className="mt-8 flex flex-wrap gap-x-8 gap-y-2">
          <TextLink as={Link} href={WHITE_PAPER} variant="standalone">
            {t('casting.dental.paper')}
          </TextLink>
          <TextLink as={Link} href={materialListPath('0-all')} variant="standalone">
            {t('casting.allDental')}
          </TextLink>
        </p>
      </Container>
    </section>
  );
}

/** Burnout of the castable resins for jewelry, below their list. */
export async function JewelryBurnout() {
  const materials = await getCastingMaterials(await getCurrentLocale(), materialScopes['1-casting']);
  return <Burnout trade="jewelry" materials={materials} />;
}

type BurnoutProps = { materials: readonly CastingMaterial[]; trade: CastingTrade; children?: ReactNode };

/** The children stand above the curves. */
async function Burnout({ materials, trade, children }: BurnoutProps) {
  const t = await getTranslations('Materials.casting');
  if (materials.length === 0) return null;
  const title = t(`${trade}.program`);
  return (
    <section className="mt-14">
      <SectionHeading level={3} title={title} intro={t('intro')} />
      {children}
      <div className="mt-8 grid gap-10 sm:[&_table]:table-fixed sm:[&_tr>:first-child]:w-1/4">
        <BurnoutChart materials={materials} />
        <CastingTable title={title} materials={materials} trade={trade} />
      </div>
    </section>
  );
}
