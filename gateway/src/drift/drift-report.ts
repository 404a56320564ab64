import type { Change } from './drift-change.ts';
import type { DriftState } from './drift-state.ts';
import { toTypeNames } from './json-types.ts';
import { LEARNING_MS } from './observed-calls.ts';
import { ABSENT, type ObservedField } from './observed-field.ts';

/** JSON types of a field; `absent` if objects may lack it; for an enumeration, its codes. */
type FieldReport = { path: string; types: string[]; codes?: string[] };

export type DriftReport = {
  /** Changes since the accepted structure, those that the schema rejects first. `before` is what was accepted. */
  changes: (Omit<Change, 'trait'> & { seen: string; before: string[] })[];
  /** The accepted structure. */
  calls: { call: string; learningUntil: number | null; fields: FieldReport[] }[];
};

export function createDriftReport(state: DriftState): DriftReport {
  const calls = state.calls.entries().toSorted(([one], [other]) => one.localeCompare(other));
  const changes = calls.flatMap(([, { fields }]) => [...fields.values()].flatMap(reportChanges));
  return {
    changes: changes.toSorted((one, other) => rankOf(one) - rankOf(other)),
    calls: calls.map(([call, { since, fields }]) => ({
      call,
      learningUntil: since === undefined || state.hasLearned(call) ? null : since + LEARNING_MS,
      fields: [...fields.values()].filter((field) => field.isKnown()).map(reportField),
    })),
  };
}

const rankOf = ({ verdict }: Pick<Change, 'verdict'>) => (verdict === 'rejects' ? 0 : 1);

function reportChanges(field: ObservedField): DriftReport['changes'] {
  return [...field.changes.values()].map(({ trait, ...change }) => ({
    ...change,
    seen: trait.replace(/^=/, ''),
    before: trait.startsWith('=') ? [...field.codes] : listTypes(field),
  }));
}

function reportField(field: ObservedField): FieldReport {
  const codes = [...field.codes].toSorted();
  return { path: field.path, types: listTypes(field), ...(codes.length > 0 && { codes }) };
}

function listTypes({ accepted }: ObservedField): string[] {
  return [...toTypeNames(accepted), ...(accepted & ABSENT ? ['absent'] : [])];
}
