import { NextIntlClientProvider } from 'next-intl';
import { getFormatter, getMessages, getTranslations } from 'next-intl/server';
import { CaseListNotices } from '#features/case-studies/case-list-notices.tsx';
import { CaseListViews } from '#features/case-studies/case-list-views.tsx';
import { getCaseStudyOverview } from '#features/case-studies/case-study-data.ts';
import { byField } from '#features/case-studies/case-study-scopes.ts';
import { homeFirst } from '#features/case-studies/home-first.ts';
import { PageClosing } from '#features/closing/page-closing.tsx';
import { getCurrentLocale } from '#i18n/locale.ts';
import { Link } from '#i18n/navigation.ts';
import { Container } from '#ui/container.tsx';
import { keepTogether } from '#ui/keep-together.ts';
import { ListHeading } from '#ui/list-heading.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { getMachines } from '../product-data.ts';
import { assignCases } from './assign-cases.ts';
import { MachineCaseFinder } from './machine-case-finder.tsx';
import { MachineCasesSection } from './machine-cases-section.tsx';

export async function MachineCasesPage() {
  const locale = await getCurrentLocale();
  const [machines, cases] = await Promise.all([getMachines(locale), getCaseStudyOverview(locale)]);
  const t = await getTranslations('MachineCases');
  const format = await getFormatter();
  const { MachineCases } = await getMessages();
  const used = assignCases(machines, homeFirst(cases, locale).toSorted(byField)).map(({ machine, cases: own }) => ({
    slug: machine.slug,
    name: machine.name,
    count: own.length,
    node: <MachineCasesSection machine={machine} cases={own} />,
  }));
  const without = machines.filter(({ kind, slug }) => kind === 'PRINTER' && !used.some((one) => one.slug === slug));
  return (
    <>
      <ListHeading
        title={t('title')}
        intro={t('intro')}
        action={<CaseListViews view="machine" />}
        picture="scenes/printer-range"
      />
      <Container className="py-stack">
        <CaseListNotices cases={cases} className="mb-8" />
        <NextIntlClientProvider messages={{ MachineCases }}>
          <MachineCaseFinder
            machines={used}
            caseCount={cases.length}
            end={
              without.length > 0 && (
                <p className="mt-8 max-w-text border-t border-line pt-4 text-small text-ink-soft">
                  {t('without', { names: format.list(without.map(({ name }) => keepTogether(name))) })}{' '}
                  <TextLink as={Link} href="/material/bm">
                    {t('sample')}
                  </TextLink>
                </p>
              )
            }
          />
        </NextIntlClientProvider>
      </Container>
      <PageClosing kind="cases" />
    </>
  );
}
