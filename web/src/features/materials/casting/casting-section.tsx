import { getTranslations } from 'next-intl/server';
import { getCurrentLocale } from '#i18n/locale.ts';
import { Link } from '#i18n/navigation.ts';
import { Container } from '#ui/container.tsx';
import { SectionHeading } from '#ui/section-heading.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { getMaterialList } from '../material-data.ts';
import { MaterialGrid } from '../material-grid.tsx';
import { materialListPath } from '../material-paths.ts';
import { materialScopes } from '../material-scopes.ts';
import { BurnoutChart } from './burnout-chart.tsx';
import { type CastingMaterial, getCastingMaterials } from './casting-data.ts';
import { CastingTable, type CastingTrade } from './casting-table.tsx';

/** Ids of the parts of the page. */
export const castingAnchors: Record<CastingTrade, string> = { jewelry: 'jewelry', dental: 'dental' };

/** The castable resins for jewelry side by side with their burnout, and those for dental work. */
export async function CastingSection() {
  const locale = await getCurrentLocale();
  const t = await getTranslations('Materials');
  const scope = materialScopes['0-all'];
  const [jewelry, dental, cards] = await Promise.all([
    getCastingMaterials(locale, materialScopes['1-casting']),
    getCastingMaterials(locale, { group: scope.group, categories: ['castable'] }),
    getMaterialList(locale, scope),
  ]);
  return (
    <>
      {jewelry.length > 0 && (
        <section className="border-t border-line">
          <Container className="py-stack desktop:py-16">
            <SectionHeading title={t('casting.title')} intro={t('casting.intro')} />
            <Schedule title={t('casting.title')} materials={jewelry} trade="jewelry" />
          </Container>
        </section>
      )}
      <section id={castingAnchors.dental} className="border-t border-line">
        <Container className="py-stack desktop:py-16">
          <SectionHeading title={t('dentalCastables')} intro={t('casting.dental.intro')} />
          <div className="mt-8">
            <MaterialGrid items={cards.items.filter(({ category }) => category.id === 'castable')} />
          </div>
          {dental.length > 0 && (
            <>
              <h3 className="mt-12 text-subheading">{t('casting.dental.program')}</h3>
              <Schedule title={t('casting.dental.program')} materials={dental} trade="dental" />
            </>
          )}
          <p className="mt-8">
            <TextLink as={Link} href={materialListPath('0-all')} variant="standalone">
              {t('casting.allDental')}
            </TextLink>
          </p>
        </Container>
      </section>
    </>
  );
}

type ScheduleProps = { title: string; materials: readonly CastingMaterial[]; trade: CastingTrade };

function Schedule({ title, materials, trade }: ScheduleProps) {
  return (
    <div className="mt-8 grid gap-10 sm:[&_table]:table-fixed sm:[&_tr>:first-child]:w-1/4">
      <BurnoutChart materials={materials} />
      <CastingTable title={title} materials={materials} trade={trade} />
    </div>
  );
}
