/** The database, table by table, as Kysely sees it. */
export type Tables = {
  /** Which content the tables below were filled from. */
  content_version: { id: 1; digest: string };
  terms: { kind: string; code: string; language: string; label: string; position: number };
  materials: { id: number; slug: string; group_code: string; published_on: string; position: number; sheet: string };
  material_texts: { material_id: number; language: string; name: string; detail: string };
  material_tags: { material_id: number; kind: string; code: string; position: number };
  material_properties: { material_id: number; key: string; value: number };
  tdk: { page_url: string; language: string; seo_title: string; seo_describe: string; seo_keyword: string };
  certificates: { number: string; language: string; product: string; issued_on: string; scope: string };
};
