import { useTranslations } from 'next-intl';
import { Link } from '../../i18n/navigation.ts';
import { materialListPath } from './material-paths.ts';
import { groupNames, materialScopes, type ScopeName, scopesOfGroup } from './material-scopes.ts';

/** The groups, and below them the fields of use of the chosen one. */
export function ScopeLinks({ name }: { name: ScopeName }) {
  const t = useTranslations('Materials');
  const { group } = materialScopes[name];
  const fields = scopesOfGroup(group);
  const isCurrentGroup = (one: ScopeName) => materialScopes[one].group === group;
  return (
    <div className="mt-8 mb-8 grid gap-3 border-b border-line pb-4">
      <nav aria-label={t('groups')}>
        <ul className="flex flex-wrap gap-x-6 gap-y-2 font-medium">
          {groupNames.map((one) => (
            <ScopeLink key={one} name={one} label={t(`scopes.${one}.name`)} isCurrent={isCurrentGroup(one)} />
          ))}
        </ul>
      </nav>
      {fields.length > 1 && (
        <nav aria-label={t('subtypes')}>
          <ul className="flex flex-wrap gap-x-5 gap-y-2 text-sm">
            {fields.map((one) => (
              <ScopeLink
                key={one}
                name={one}
                label={materialScopes[one].subtype ? t(`scopes.${one}.name`) : t('all')}
                isCurrent={one === name}
              />
            ))}
          </ul>
        </nav>
      )}
    </div>
  );
}

function ScopeLink({ name, label, isCurrent }: { name: ScopeName; label: string; isCurrent: boolean }) {
  return (
    <li>
      <Link
        href={materialListPath(name)}
        aria-current={isCurrent ? 'page' : undefined}
        className="border-b-2 border-transparent pb-1 hover:border-line aria-[current]:border-accent aria-[current]:text-accent"
      >
        {label}
      </Link>
    </li>
  );
}
