/** A paragraph, or a list. */
export type WarrantyBlock = string | readonly string[];

/** How long a part of the machine is covered, and for what. */
type WarrantyPeriod = { part: string; period: string; covered: string };

/** The conditions of a line of machines in one language. */
export type WarrantyText = {
  title: string;
  /** Which machines they are for. */
  scope: string;
  /** ISO 8601 day from which they hold. */
  effective: string;
  periods: readonly WarrantyPeriod[];
  sections: readonly { title: string; blocks: readonly WarrantyBlock[] }[];
};
