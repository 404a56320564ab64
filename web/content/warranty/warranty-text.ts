export type WarrantyBlock = string | readonly string[];

type WarrantyPeriod = { part: string; period: string; covered: string };

export type WarrantyText = {
  title: string;
  scope: string;
  /** ISO 8601. */
  effective: string;
  periods: readonly WarrantyPeriod[];
  sections: readonly { title: string; blocks: readonly WarrantyBlock[] }[];
};
