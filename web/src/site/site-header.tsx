import { useTranslations } from 'next-intl';
import { materialListPath } from '../features/materials/material-paths.ts';
import { groupNames } from '../features/materials/material-scopes.ts';
import { Link } from '../i18n/navigation.ts';

export function SiteHeader() {
  const t = useTranslations();
  return (
    <header className="border-b border-line bg-surface">
      <div className="mx-auto flex max-w-7xl flex-wrap items-center gap-x-8 gap-y-2 px-5 py-4">
        <Link href="/" className="text-lg font-semibold tracking-tight">
          {t('Site.brand')}
        </Link>
        <nav aria-label={t('Site.navigation')}>
          <ul className="flex flex-wrap gap-x-6 gap-y-1">
            {groupNames.map((name) => (
              <li key={name}>
                <Link href={materialListPath(name)} className="underline-offset-4 hover:underline">
                  {t(`Materials.scopes.${name}.name`)}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      </div>
    </header>
  );
}
