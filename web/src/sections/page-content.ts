import type { PageAddress } from '#content/pages.ts';
import type { CaseStudyScope } from '#features/case-studies/case-study-scopes.ts';
import type { ScopeName } from '#features/materials/material-scopes.ts';
import type { Messages } from '#i18n/messages.ts';

/**
 * What a marketing page is made of: sections in their order, with pictures and links (its layout), and the words that
 * belong to them (one set for each language). A section's words follow from its layout, so that none can be forgotten.
 */

/** A page without locale prefix, or the inquiry that is on every page. */
type Href = PageAddress | '#inquiry';
/** By the name under which the words label them. */
type Links = Record<string, Href>;
/** Name of a picture in `public/pictures`. */
type PictureName = string;

/** A unit of time, which has its word in each language, or a sign that all of them share. */
type Unit = keyof Messages['Units'] | '%' | '°C' | 'MPa' | 'mm' | 'µm';
/** A quantity; `to` is the end of a span. The sign `+` stands after the number. */
export type Quantity = { value: number; to?: number; unit?: Unit; sign?: '>' | '<' | '±' | '≥' | '≤' | '+' };
/** A quantity with the one that it replaces. */
type QuantityChange = Quantity & { from?: Quantity };
/** How many materials a list has when the page is made. */
type MaterialCount = { count: ScopeName };

type HeroLayout = { kind: 'hero'; picture: PictureName; links: Links };
/** A picture beside a text; `points` name what is said in a list. */
type MediaTextLayout = {
  kind: 'media-text';
  picture: PictureName;
  side?: 'start' | 'end';
  points?: readonly string[];
  links?: Links;
};
type CardsLayout = { kind: 'cards'; items: Record<string, { picture: PictureName; href: Href }> };
/** Short texts side by side. */
type BlocksLayout = { kind: 'blocks'; items: readonly string[] };
/** What is done in turn. */
type StepsLayout = { kind: 'steps'; items: Record<string, { time?: Quantity }> };
type FiguresLayout = { kind: 'figures'; items: Record<string, QuantityChange | MaterialCount> };
type SpecTableLayout = { kind: 'spec-table'; rows: Record<string, Quantity> };
/** The same work done in two ways. */
type ComparisonLayout = { kind: 'comparison'; rows: Record<string, { before: Quantity; after: Quantity }> };
type FaqLayout = { kind: 'faq'; questions: readonly string[] };
/** Files in `public/downloads`, with their sizes rounded up. */
type DownloadsLayout = { kind: 'downloads'; items: Record<string, { file: string; kilobytes: number }> };
/** Printers, and stations that belong to them. */
type MachinesLayout = { kind: 'machines'; slugs: readonly string[] };
type MaterialsLayout = { kind: 'materials'; scope: ScopeName; ids: readonly string[] };
/** The newest, of one field of use or of all. */
type CaseStudiesLayout = { kind: 'case-studies'; count: number; scope?: CaseStudyScope };
type NewsLayout = { kind: 'news'; count: number };
type CallToActionLayout = { kind: 'call-to-action'; picture: PictureName; links: Links };

export type SectionLayout =
  | HeroLayout
  | MediaTextLayout
  | CardsLayout
  | BlocksLayout
  | StepsLayout
  | FiguresLayout
  | SpecTableLayout
  | ComparisonLayout
  | FaqLayout
  | DownloadsLayout
  | MachinesLayout
  | MaterialsLayout
  | CaseStudiesLayout
  | NewsLayout
  | CallToActionLayout;

/** The layout of one kind. */
export type LayoutOf<Kind extends SectionLayout['kind']> = Extract<SectionLayout, { kind: Kind }>;

export type SectionProps<Layout extends SectionLayout> = { layout: Layout; copy: CopyOf<Layout> };

export type SectionLayouts = Record<string, SectionLayout>;

type Heading = { title: string; text?: string };
type TitledText = { title: string; text: string };
type Named<Keys, Word> = { [Key in keyof Keys]: Word };
type Listed<Names, Word> = Names extends readonly string[] ? Record<Names[number], Word> : never;
/** Words for what a layout may leave out. */
type IfGiven<Layout, Key extends string, Word> =
  Layout extends Record<Key, infer Names>
    ? { [Name in Key]: Names extends readonly string[] ? Listed<Names, Word> : Named<Names, Word> }
    : { [Name in Key]?: never };

/** The words of each kind of section. */
type CopyByKind<Layout extends SectionLayout> = {
  hero: TitledText & { eyebrow: string; alt: string } & IfGiven<Layout, 'links', string>;
  'media-text': TitledText & { alt: string } & IfGiven<Layout, 'points', string> & IfGiven<Layout, 'links', string>;
  cards: Heading & IfGiven<Layout, 'items', TitledText & { alt: string }>;
  blocks: Heading & IfGiven<Layout, 'items', TitledText>;
  steps: Heading & IfGiven<Layout, 'items', TitledText>;
  figures: Heading & IfGiven<Layout, 'items', string>;
  'spec-table': Heading & IfGiven<Layout, 'rows', string>;
  comparison: Heading & { before: string; after: string } & IfGiven<Layout, 'rows', string>;
  faq: Heading & IfGiven<Layout, 'questions', { question: string; answer: string }>;
  downloads: Heading & IfGiven<Layout, 'items', TitledText & { action: string }>;
  machines: Heading;
  materials: Heading & { all: string };
  'case-studies': Heading;
  news: Heading;
  'call-to-action': TitledText & { alt: string } & IfGiven<Layout, 'links', string>;
};

/** The words that a section needs. */
export type CopyOf<Layout extends SectionLayout> = Layout extends SectionLayout
  ? CopyByKind<Layout>[Layout['kind']]
  : never;

/** The words that a page needs. */
export type PageCopy<Layout extends SectionLayouts> = { [Id in keyof Layout]: CopyOf<Layout[Id]> };
