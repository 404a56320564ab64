import { useTranslations } from 'next-intl';
import { Link } from '#i18n/navigation.ts';
import { TextLink } from '#ui/text-link.tsx';

const views = {
  field: '/application/moreApplication/4',
  machine: '/hardware/moreCases',
  result: '/aboutUs/CaseStudies',
} as const;

type View = keyof typeof views;

const names = Object.keys(views) as View[];

/** Links from a list of all case studies to the lists with the other orders. */
export function CaseListViews({ view }: { view: View }) {
  const t = useTranslations('CaseStudies.views');
  return (
    <div className="flex flex-wrap items-baseline gap-x-6 gap-y-1 text-small">
      <p aria-hidden className="text-ink-soft">
        {t('label')}
      </p>
      <ViewLinks label={t('label')} shown={names.filter((name) => name !== view)} />
    </div>
  );
}

/** Links from the case studies of one field to the lists of all. */
export function AllCasesLinks() {
  const t = useTranslations('CaseStudies.views');
  return (
    <div className="text-small">
      <ViewLinks label={t('label')} shown={['machine', 'result']} />
    </div>
  );
}

function ViewLinks({ label, shown }: { label: string; shown: readonly View[] }) {
  const t = useTranslations('CaseStudies.views');
  return (
    <nav aria-label={label}>
      <ul className="flex flex-wrap gap-x-6 gap-y-1">
        {shown.map((view) => (
          <li key={view}>
            <TextLink as={Link} href={views[view]} variant="standalone">
              {t(`links.${view}`)}
            </TextLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
