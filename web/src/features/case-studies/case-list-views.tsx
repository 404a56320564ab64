import { useTranslations } from 'next-intl';
import { Link } from '#i18n/navigation.ts';
import { keepTogether } from '#ui/keep-together.ts';
import { TextLink } from '#ui/text-link.tsx';

const views = {
  field: '/application/moreApplication/4',
  machine: '/hardware/moreCases',
  result: '/aboutUs/CaseStudies',
} as const;

type View = keyof typeof views;

const names = Object.keys(views) as View[];

/** The order of a list of all case studies, and links to the lists with the other orders. */
export function CaseListViews({ view, count }: { view: View; count: number }) {
  const t = useTranslations('CaseStudies.views');
  return (
    <div className="max-w-text text-small">
      <p className="text-ink-soft">{keepTogether(t(`order.${view}`, { count }))}</p>
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
    <nav aria-label={label} className="mt-2">
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
