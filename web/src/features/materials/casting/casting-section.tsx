import { getFormatter, getTranslations } from 'next-intl/server';
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
import { getCastingMaterials } from './casting-data.ts';
import { CastingTable } from './casting-table.tsx';

const FAHRENHEIT_PER_CELSIUS = 1.8;

/** The castable resins for jewelry side by side with their burnout, and those for dental work. */
export async function CastingSection() {
  const locale = await getCurrentLocale();
  const [t, format] = [await getTranslations('Materials'), await getFormatter()];
  const [materials, dental] = await Promise.all([
    getCastingMaterials(locale, materialScopes['1-casting']),
    getMaterialList(locale, materialScopes['0-all']),
  ]);
  const [first] = materials;
  const celsius = first?.casting.ramp ?? 0;
  const fahrenheit = format.number(celsius * FAHRENHEIT_PER_CELSIUS);
  const ramp = `${celsius}\u00a0°C/min${locale === 'en' ? ` (${fahrenheit}\u00a0°F/min)` : ''}`;
  return (
    <>
      {first && (
        <section className="border-t border-line">
          <Container className="py-stack desktop:py-16">
            <SectionHeading title={t('casting.title')} intro={t('casting.intro', { ramp })} />
            <div className="mt-8 grid items-start gap-x-12 gap-y-10 desktop:grid-cols-2">
              <CastingTable materials={materials} />
              <BurnoutChart materials={materials} />
            </div>
          </Container>
        </section>
      )}
      <section className="border-t border-line">
        <Container className="py-stack desktop:py-16">
          <SectionHeading title={t('dentalCastables')} intro={t('casting.dental')} />
          <div className="mt-8">
            <MaterialGrid items={dental.items.filter(({ category }) => category.id === 'castable')} />
          </div>
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
