import type { PrinterFit, ResinUse } from './fit/calculate-fit.ts';
import { FitRow } from './fit-row.tsx';
import type { FitState } from './use-fit-state.ts';

type Props = { fits: readonly PrinterFit[]; state: FitState; use: ResinUse };

export function FitRows({ fits, state, use }: Props) {
  const scale = Math.max(...fits.map(({ printer }) => printer.buildVolume.width));
  return (
    <ol className="mt-6 border-b border-line">
      {fits.map((fit) => (
        <FitRow key={fit.printer.id} fit={fit} state={state} use={use} scale={scale} />
      ))}
    </ol>
  );
}
