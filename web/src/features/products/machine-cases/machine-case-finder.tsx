'use client';

import { useTranslations } from 'next-intl';
import { useQueryStates } from 'nuqs';
import type { ReactNode } from 'react';
import { QueryChips } from '#ui/query-chips.tsx';
import { QueryStateProvider } from '#ui/query-state-provider.tsx';
import { machineCaseParams, toMachineCaseSearch } from './machine-case-query.ts';

type MachineCasesEntry = { slug: string; name: string; count: number; node: ReactNode };

/** Server-rendered machines with their cases. Without JavaScript, all are shown. */
type Props = {
  machines: readonly MachineCasesEntry[];
  caseCount: number;
  /** After all machines. */
  end?: ReactNode;
};

export function MachineCaseFinder(props: Props) {
  return (
    <QueryStateProvider>
      <Finder {...props} />
    </QueryStateProvider>
  );
}

function Finder({ machines, caseCount, end }: Props) {
  const t = useTranslations('MachineCases');
  const [{ machine }] = useQueryStates(machineCaseParams);
  const selected = machines.find(({ slug }) => slug === machine)?.slug ?? null;
  const shown = machines.filter(({ slug }) => selected === null || slug === selected);
  const cases = selected === null ? caseCount : (shown[0]?.count ?? 0);
  const chips = [
    { id: null, label: t('all'), count: caseCount },
    ...machines.map(({ slug, name, count }) => ({ id: slug, label: name, count })),
  ];
  return (
    <>
      <QueryChips
        label={t('machines')}
        chips={chips.map((chip) => ({ ...chip, href: toMachineCaseSearch('', { machine: chip.id }) || '?' }))}
        selected={selected}
      />
      <p role="status" className="mt-6 text-small text-ink-soft tabular-nums">
        {t('found', { cases, count: shown.length })}
      </p>
      {shown.map(({ slug, node }) => (
        <div key={slug}>{node}</div>
      ))}
      {selected === null && end}
    </>
  );
}
