/** Kysely table types. */
export type Tables = {
  /** Digest of the content that the tables were seeded with. */
  content_version: { id: 1; digest: string };
  terms: { kind: string; code: string; language: string; label: string; position: number };
  materials: { id: number; slug: string; group_code: string; published_on: string; position: number; sheet: string };
  material_texts: { material_id: number; language: string; name: string; detail: string };
  material_tags: { material_id: number; kind: string; code: string; position: number };
  material_properties: { material_id: number; key: string; value: number };
  records: { kind: string; id: string; position: number; first_day: string; last_day: string; published_on: string };
  record_texts: { kind: string; id: string; language: string; title: string; folded_title: string; body: string };
  record_tags: { kind: string; id: string; name: string; code: string };
  search_entries: {
    language: string;
    url: string;
    title: string;
    folded_title: string;
    folded_words: string;
    position: number;
  };
  leads: {
    id: string;
    kind: string;
    idempotency_key: string | null;
    /** Digest of the identifying part: a reused key must come with the same content. */
    digest: string;
    email: string;
    payload: string;
    /** Site locale. */
    locale: string;
    /** ISO 8601, UTC. */
    received_at: string;
  };
  tdk: { page_url: string; language: string; seo_title: string; seo_describe: string; seo_keyword: string };
  /** Identifies the revisions: those of another database differ. */
  revision_feed: { id: 1; feed: string };
  /** The last revision of each record that is or was served. */
  record_revisions: {
    kind: string;
    id: string;
    /** Of a knowledge base record. */
    module: string | null;
    revision: number;
    /** Of its response bodies in every language. */
    digest: string;
    /** ISO 8601, UTC. */
    updated_at: string;
    is_deleted: 0 | 1;
  };
  certificates: { number: string; language: string; product: string; issued_on: string; scope: string };
};
