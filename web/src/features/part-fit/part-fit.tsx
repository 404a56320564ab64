'use client';

import { useLocale } from 'next-intl';
import type { ReactNode } from 'react';
import { localCurrencies } from '#features/calculators/local-currencies.ts';
import { localeFromTag } from '#i18n/paths.ts';
import { QueryStateProvider } from '#ui/query-state-provider.tsx';
import { FileDrop } from './file-drop.tsx';
import { FitNotes } from './fit-notes.tsx';
import type { FitPrinter, FitResin } from './fit-records.ts';
import { FitResult } from './fit-result.tsx';
import { samplePlacing } from './sample-part.ts';
import { useFitState } from './use-fit-state.ts';
import { usePartFile } from './use-part-file.ts';

export type PartFitProps = {
  data: { printers: readonly FitPrinter[]; resins: readonly FitResin[] };
  /** Shown until there is a result. */
  example?: ReactNode;
};

export function PartFit(props: PartFitProps) {
  return (
    <QueryStateProvider>
      <Tool {...props} />
    </QueryStateProvider>
  );
}

function Tool({ data: { printers, resins }, example }: PartFitProps) {
  const state = useFitState(resins, localCurrencies[localeFromTag(useLocale())]);
  const {
    state: file,
    choose,
    chooseSample,
    clear,
  } = usePartFile((part, isSample) => state.setPart(part, isSample ? samplePlacing : undefined));
  const isSample = file.status === 'ready' && file.isSample;
  const chooseNext = (next: File) => {
    state.setPart(null, isSample ? { lift: null, supports: null } : undefined);
    choose(next);
  };
  const chooseSampleNext = (name: string) => {
    state.setPart(null);
    chooseSample(name);
  };
  return (
    <>
      <FileDrop file={file} onChoose={chooseNext} onSample={chooseSampleNext} onCancel={clear} />
      {state.measures ? (
        <FitResult
          state={state}
          measures={state.measures}
          part={file.status === 'ready' ? file.part : null}
          printers={printers}
          resins={resins}
        />
      ) : (
        example
      )}
      <FitNotes />
    </>
  );
}
