import { useTranslations } from 'next-intl';
import { Link } from '#i18n/navigation.ts';
import { type ResourceScope, resourceListPaths } from './resource-paths.ts';

const SCOPES = Object.keys(resourceListPaths) as ResourceScope[];

export function ScopeLinks({ scope }: { scope: ResourceScope }) {
  const t = useTranslations('Resources');
  return (
    <nav aria-label={t('lists')}>
      <ul className="flex flex-wrap gap-x-7">
        {SCOPES.map((one) => (
          <li key={one}>
            <Link
              href={resourceListPaths[one]}
              aria-current={one === scope ? 'page' : undefined}
              className="inline-block border-b-2 border-transparent py-2 font-medium text-ink-soft transition-colors duration-quick hover:text-ink aria-[current]:border-accent aria-[current]:text-ink"
            >
              {t(`scopes.${one}.name`)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
