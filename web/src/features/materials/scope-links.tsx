import { useTranslations } from 'next-intl';
import { Link } from '#i18n/navigation.ts';
import { materialListPath } from './material-paths.ts';
import { groupNames, materialScopes, type ScopeName, scopesOfGroup } from './material-scopes.ts';

export function ScopeLinks({ name }: { name: ScopeName }) {
  const t = useTranslations('Materials');
  const { group } = materialScopes[name];
  const fields = scopesOfGroup(group);
  const hasFields = fields.length > 1;
  return (
    <div className={`mt-auto grid gap-4 pt-8 ${hasFields ? 'pb-6' : ''}`}>
      <nav aria-label={t('groups')}>
        <ul className={`flex flex-wrap gap-x-7 ${hasFields ? 'border-b border-line' : ''}`}>
          {groupNames.map((one) => (
            <li key={one}>
              <Link
                href={materialListPath(one)}
                aria-current={materialScopes[one].group === group ? 'page' : undefined}
                className="-mb-px inline-block border-b-2 border-transparent py-3 font-medium text-ink-soft transition-colors duration-quick hover:text-ink aria-[current]:border-accent aria-[current]:text-ink"
              >
                {t(`scopes.${one}.name`)}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      {hasFields && (
        <nav aria-label={t('subtypes')}>
          <ul className="flex flex-wrap gap-2 text-small">
            {fields.map((one) => (
              <li key={one}>
                <Link
                  href={materialListPath(one)}
                  aria-current={one === name ? 'page' : undefined}
                  className="inline-block rounded-control border border-edge bg-surface px-3 py-1.5 transition-colors duration-quick hover:border-accent hover:text-accent aria-[current]:border-ink aria-[current]:bg-ink aria-[current]:text-paper"
                >
                  {materialScopes[one].subtype ? t(`scopes.${one}.name`) : t('all')}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      )}
    </div>
  );
}
