/** A paragraph or a list, with Markdown links as in `legal-text.ts`. */
export type WarrantyBlock = string | readonly string[];

/** The note limits the period, or names another one. */
type WarrantyPeriod = { part: string; period: string; note?: string; covered: string };

export type WarrantyText = {
  title: string;
  scope: string;
  /** ISO 8601. */
  effective: string;
  periods: readonly WarrantyPeriod[];
  /** The section on claims is followed by the form. */
  sections: readonly { title: string; isClaim?: true; blocks: readonly WarrantyBlock[] }[];
};
