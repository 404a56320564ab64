'use client';

import { type Locale, locales } from '@heliograph/schema/locales.ts';
import { X } from 'lucide';
import { useEffect, useState } from 'react';
import { rememberPreference } from '#browser-storage/cookies.ts';
import { localePath } from '#i18n/paths.ts';
import { announce } from '#navigation/app-events.ts';
import { preserveQuery } from '#navigation/preserve-query.ts';
import { useRoutePath } from '#navigation/use-route-path.ts';
import { Button } from '#ui/button.tsx';
import { Icon } from '#ui/icon.tsx';
import { isSuggestionDismissed, rememberSuggestionDismissed } from './language-suggestion-storage.ts';
import { matchBrowserLanguage } from './match-browser-language.ts';

export type LanguageSuggestionMessages = Record<
  'label' | 'message' | 'country' | 'choose' | 'continue' | 'close',
  string
>;

/** Shown once per session, in German. */
export function LanguageSuggestion({
  locale,
  messages,
}: {
  locale: Locale;
  messages: LanguageSuggestionMessages | null;
}) {
  const [isShown, setIsShown] = useState(false);
  useEffect(() => {
    if (isSuggestionDismissed()) return;
    setIsShown(matchBrowserLanguage(navigator.language, locale) === 'german');
  }, [locale]);
  if (!isShown || !messages) return null;
  const dismiss = () => {
    rememberSuggestionDismissed();
    setIsShown(false);
  };
  return <SuggestionBanner messages={messages} onDismiss={dismiss} />;
}

function SuggestionBanner({ messages, onDismiss }: { messages: LanguageSuggestionMessages; onDismiss: () => void }) {
  const path = useRoutePath();
  const isMissing = path.startsWith('/404');
  const chooseOther = () => {
    onDismiss();
    announce('chooseLanguage');
  };
  const continueInGerman = () => {
    onDismiss();
    rememberPreference('de');
  };
  return (
    <aside
      lang={locales.de.tag}
      aria-label={messages.label}
      className="fixed inset-x-4 top-20 z-popover mx-auto max-w-2xl rounded-panel border border-line bg-surface p-5 pe-12 shadow-high print:hidden"
    >
      <p className="text-small">{messages.message}</p>
      <p className="mt-2 font-semibold">{messages.country}</p>
      <div className="mt-3 flex flex-wrap items-center gap-3">
        <Button
          variant="primary"
          href={localePath('de', isMissing ? '/' : path)}
          {...(!isMissing && preserveQuery)}
          onClick={continueInGerman}
        >
          {messages.continue}
        </Button>
        <Button variant="quiet" onClick={chooseOther} className="text-start max-sm:-ms-5">
          {messages.choose}
        </Button>
      </div>
      <button
        type="button"
        onClick={onDismiss}
        aria-label={messages.close}
        className="absolute end-1 top-1 grid size-11 place-items-center rounded-control text-ink-soft hover:text-accent"
      >
        <Icon icon={X} size={18} />
      </button>
    </aside>
  );
}
