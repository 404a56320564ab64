'use client';

import { useTranslations } from 'next-intl';
import { Button } from '#ui/button.tsx';
import { Container } from '#ui/container.tsx';
import { useCompared } from './use-compared.ts';

type Props = { printers: readonly { slug: string; name: string }[] };

/** The chosen printers at the bottom of the viewport, above the comparison. */
export function CompareTray({ printers }: Props) {
  const t = useTranslations('Comparison');
  const { selected, reset } = useCompared(printers.map(({ slug }) => slug));
  if (selected.length === 0) return null;
  const names = selected.flatMap((slug) => printers.find((printer) => printer.slug === slug)?.name ?? []);
  return (
    <section
      aria-label={t('tray')}
      className="compare-tray bottom-bar scripted screen-only sticky bottom-0 z-sticky border-t border-line bg-surface"
    >
      <Container className="flex min-h-16 items-center gap-x-4 py-2">
        <div className="min-w-0 grow text-small">
          <p className="font-semibold whitespace-nowrap tabular-nums">{t('chosen', { count: selected.length })}</p>
          <p className="truncate text-ink-soft max-sm:sr-only">{names.join(' · ')}</p>
        </div>
        <Button variant="quiet" size="small" onClick={reset}>
          {t('clear')}
        </Button>
        <Button href="#comparison" variant="primary">
          {t('add')}
        </Button>
      </Container>
    </section>
  );
}
