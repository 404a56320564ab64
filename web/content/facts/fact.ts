import type { Quantity } from '#sections/page-content.ts';

/** Names a record in `legacy/content/` by its number or by the readable part of its address. */
type RecordReference =
  | { article: number }
  | { brochure: number }
  | { caseStudy: number }
  | { news: number }
  | { webinar: number }
  | { whitePaper: number }
  | { accessory: string }
  | { material: string }
  | { printer: string }
  | { sample: string }
  | { station: string };

/**
 * A requirement in `docs/requirements.md`, or a record that gives the figure. `sumOf` lists the parts that the record
 * gives instead of their sum, in the unit of the figure; `derivedFrom` names a field from which it is calculated.
 */
export type FactSource =
  | `R${number}`
  | RecordReference
  | (RecordReference & { sumOf: readonly number[] })
  | { printer: string; derivedFrom: 'buildVolume' };

/** A published figure. */
export type Fact = Quantity & { source: FactSource };
