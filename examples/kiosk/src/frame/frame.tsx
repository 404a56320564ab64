import type { ReactNode } from 'react';
import { Link, useLocation } from 'wouter';
import { useCatalog } from '../catalog/use-catalog.ts';
import { useMessages } from '../i18n/locale-context.ts';
import { LanguageSwitch } from './language-switch.tsx';
import { OfflineNotice } from './offline-notice.tsx';
import { PATHS } from './paths.ts';
import { useFocusOnNavigation } from './use-focus-on-navigation.ts';

const ITEMS = ['machines', 'resins', 'samples', 'caseStudies', 'search'] as const;

type Item = (typeof ITEMS)[number];

type FrameProps = { children: ReactNode };

/** The menu stands at the bottom, in reach of the hand, and on the left of a wide screen. */
export function Frame({ children }: FrameProps) {
  const { nav } = useMessages();
  const { caseStudies } = useCatalog();
  const [path] = useLocation();
  // Not every language has them.
  const isShown = (item: Item) => item !== 'caseStudies' || caseStudies.length > 0;
  const main = useFocusOnNavigation(path);
  return (
    <div className="frame">
      {/* A button: the hash of a link would be a screen. */}
      <button type="button" className="skip" onClick={() => main.current?.focus()}>
        {nav.skip}
      </button>
      <header className="frame-header">
        <Link href={PATHS.start} className="wordmark" aria-label={`${nav.brand} – ${nav.start}`}>
          {nav.brand}
        </Link>
        <OfflineNotice />
        <LanguageSwitch />
      </header>
      <nav className="frame-nav" aria-label={nav.label}>
        {ITEMS.filter(isShown).map((item) => (
          <Link
            key={item}
            href={PATHS[item]}
            className="nav-item"
            aria-current={path.startsWith(PATHS[item]) ? 'page' : undefined}
          >
            {nav[item]}
          </Link>
        ))}
        <Link href={PATHS.inquiry} className="nav-item nav-action">
          {nav.inquiry}
        </Link>
      </nav>
      <main ref={main} className="frame-main" tabIndex={-1}>
        {children}
      </main>
    </div>
  );
}
