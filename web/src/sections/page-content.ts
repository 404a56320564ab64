// Long: the layout and the copy of every kind of section.
import type { Locale } from '@heliograph/schema/locales.ts';
import type { CompanyFact } from '#content/company/company-facts.ts';
import type { MachineSetting } from '#content/hardware/station-uses.ts';
import type { Href } from '#content/href.ts';
import type { PartName } from '#content/parts/parts.ts';
import type { CaseStudyScope } from '#features/case-studies/case-study-scopes.ts';
import type { CostDefaults } from '#features/cost-calculator/cost-defaults.ts';
import type { ScopeName } from '#features/materials/material-scopes.ts';
import type { Messages } from '#i18n/messages.ts';
import type pictures from '../../../legacy/content/pictures.json';
import type { Marks } from './marked-points.tsx';

/**
 * A marketing page consists of sections with pictures and links (layout) and texts (copy, one per locale). The copy
 * type is derived from the layout, so that no text can be missing.
 */

/** Keys refer to labels in the copy. */
type Links = Record<string, Href>;
/** Name in `public/pictures`; `art/` renders them. */
export type PictureName = keyof typeof pictures;

/** Time units are translated; symbols are not. */
type Unit = keyof Messages['Units'] | '%' | '°C' | 'L' | '°C/min' | 'MPa' | 'N' | 'g' | 'g/cm³' | 'mm' | 'mm/h' | 'µm';
/** `to` is the end of a range. The sign `+` is a lower bound: 80+ or “über 80”. */
export type Quantity = { value: number; to?: number; unit?: Unit; sign?: '>' | '<' | '±' | '≥' | '≤' | '+' };
export type QuantityChange = Quantity & { from?: Quantity };
/** A dark section across the page. */
type Ground = 'graphite';

/**
 * `set` names machines whose list prices are added up. `registrations` states those of all resins for the mouth, `printer`
 * those of the resins of a printer, `resins` those of the resins for orthopedics with the given numbers.
 */
type HeroLayout = {
  kind: 'hero';
  picture: PictureName;
  links: Links;
  set?: readonly string[];
  registrations?: 'MOUTH';
  /** Last segment of its path. */
  printer?: string;
  resins?: readonly string[];
  /** Shows the telephone number of the market. */
  phone?: true;
  /** Below the picture. */
  hasCaption?: true;
  /** Links below it to sections of the page. */
  jumps?: readonly string[];
};
/** One part, large, on a dark ground. */
type ShowcaseLayout = { kind: 'showcase'; picture: PictureName; links?: Links };
type MediaTextLayout = {
  kind: 'media-text';
  picture: PictureName;
  side?: 'start' | 'end';
  points?: readonly string[];
  /** Where the number of each point stands on the picture. */
  marks?: Marks;
  links?: Links;
  ground?: Ground;
} & UsageLayout;
/** `resins` are the numbers of those for the work: a mark says whether its parts may be used today. */
type UsageLayout = { resins?: readonly string[]; figure?: Quantity };
/** `isPartlyUsable` marks work with both medical devices and other parts of the same resin. */
type CardLayout = UsageLayout & { picture: PictureName; href: Href; isPartlyUsable?: true };
/** On small screens, pictures are thumbnails unless `large`. `registrations` as in a hero, but small, below the cards. */
type CardsLayout = {
  kind: 'cards';
  large?: true;
  items: Record<string, CardLayout>;
  registrations?: 'MOUTH';
};
/** Print jobs of the same length in the given time, drawn at the end of a section. */
export type JobRun = { jobs: number; minutes: number; hours: number };
type BlocksLayout = { kind: 'blocks'; items: readonly string[]; ground?: Ground };
type StepsLayout = {
  kind: 'steps';
  items: Record<string, { time?: Quantity }>;
  /** Below the heading, beside the steps. */
  picture?: PictureName;
  /** Without a picture. */
  run?: JobRun;
  ground?: Ground;
};
/** Two pictures for each tip, with captions. */
type PicturePairsLayout = {
  kind: 'picture-pairs';
  items: Record<string, { before: PictureName; after: PictureName }>;
  ground?: Ground;
};
/** On a dark ground, unless it follows a dark section. The first figure is enormous, or all stand beside a picture. */
type FiguresLayout = {
  kind: 'figures';
  items: Record<string, QuantityChange>;
  picture?: PictureName;
  run?: JobRun;
  links?: Links;
  ground?: 'paper';
};
/**
 * Texts in rows and columns; the first column names the rows, with the picture and the page of those in `pages`. In
 * `prices`, the list price of these machines together stands before the text in the column `price`.
 */
type TextTableLayout = {
  kind: 'text-table';
  columns: readonly string[];
  rows: readonly string[];
  pages?: Readonly<Record<string, { picture: PictureName; href: Href }>>;
  prices?: Readonly<Record<string, readonly string[]>>;
  run?: JobRun;
};
/** Numbers of resins whose colors are shown, in groups. */
type SwatchesLayout = {
  kind: 'swatches';
  groups: Record<string, readonly string[]>;
  /** Groups of clear resins. */
  clear?: readonly string[];
};
type SpecTableLayout = { kind: 'spec-table'; rows: Record<string, Quantity> };
/**
 * Figures before and after, with bars unless a longer one is neither better nor worse. Each row has a scale of its own,
 * unless the longest possible bar of all rows is given.
 */
type ComparisonLayout = {
  kind: 'comparison';
  rows: Record<string, { before: Quantity; after: Quantity }>;
  longest?: number;
  hasBars?: false;
  links?: Links;
  ground?: Ground;
};
type LimitsLayout = { kind: 'limits'; items: readonly string[] };
type CostCalculatorLayout = { kind: 'cost-calculator'; defaults: CostDefaults };
/** With `isFirstOpen`, the answer to the first question is unfolded. */
type FaqLayout = { kind: 'faq'; questions: readonly string[]; isFirstOpen?: true };
/** In `public/downloads`; sizes are rounded up. `first` is the one for the reader's market. */
type DownloadsLayout = {
  kind: 'downloads';
  items: Record<string, { file: string; kilobytes: number }>;
  first?: Readonly<Record<Locale, string>>;
};
/** What fits on the platform of a printer, drawn to scale. */
type PlatformLayout = { kind: 'platform'; printer: string; parts: readonly PartName[] };
/** All printers to one scale, filled with the part that the visitor chooses. */
type BuildVolumesLayout = { kind: 'build-volumes'; parts: readonly [PartName, ...PartName[]] };
/**
 * With `isSet`, their list prices are added up below. `part`: a full platform of it and its print times take the place of
 * the taglines; null: nothing does. `series`: the setting that machines are described for.
 * `hasTaglines: false` omits the taglines of machines without such times. `job`: the print time of parts of a height
 * stands on each card, or `counts` by slug do.
 */
type MachinesLayout = {
  kind: 'machines';
  slugs: readonly string[];
  isSet?: true;
  part?: PartName | null;
  series?: MachineSetting;
  hasTaglines?: false;
  job?: { height: Quantity; layer: Quantity };
  counts?: Readonly<Record<string, number>>;
};
/** Machines in rows with their list prices and the sum. */
type PriceListLayout = { kind: 'price-list'; slugs: readonly string[]; links?: Links };
type MaterialsLayout = { kind: 'materials'; scope: ScopeName; ids: readonly string[] };
/** The newest of the scope, or those with the given numbers, per market in their order. `first` is one of the reader's market. */
type CaseStudiesLayout = {
  kind: 'case-studies';
  count: number;
  scope?: CaseStudyScope;
  ids?: readonly string[] | Readonly<Record<Locale, readonly string[]>>;
};
type NewsLayout = { kind: 'news'; count: number };
/** The offices and facts of the operator. */
type CompanyFactsLayout = { kind: 'company-facts'; facts: readonly CompanyFact[] };
type CallToActionLayout = { kind: 'call-to-action'; picture: PictureName; links: Links };

export type SectionLayout =
  | HeroLayout
  | ShowcaseLayout
  | MediaTextLayout
  | CardsLayout
  | BlocksLayout
  | StepsLayout
  | PicturePairsLayout
  | FiguresLayout
  | SpecTableLayout
  | TextTableLayout
  | SwatchesLayout
  | ComparisonLayout
  | LimitsLayout
  | CostCalculatorLayout
  | FaqLayout
  | DownloadsLayout
  | PlatformLayout
  | BuildVolumesLayout
  | MachinesLayout
  | PriceListLayout
  | MaterialsLayout
  | CaseStudiesLayout
  | NewsLayout
  | CompanyFactsLayout
  | CallToActionLayout;

export type LayoutOf<Kind extends SectionLayout['kind']> = Extract<SectionLayout, { kind: Kind }>;

export type SectionProps<Layout extends SectionLayout> = { layout: Layout; copy: CopyOf<Layout> };

export type SectionLayouts = Record<string, SectionLayout>;

type Heading = { title: string; text?: string };
type TitledText = { title: string; text: string };
type CaptionedPicture = { caption: string; alt: string };
type Named<Keys, Word> = { [Key in keyof Keys]: Word };
type Listed<Names, Word> = Names extends readonly string[] ? Record<Names[number], Word> : never;
/** Words that follow the number in a language that has them: 165 件. */
type Measures<Layout, Key extends string> =
  Layout extends Record<Key, infer Names> ? { measures?: { [Name in keyof Names]?: string } } : unknown;
/** Copy for optional parts of a layout. */
type IfGiven<Layout, Key extends string, Word> =
  Layout extends Record<Key, infer Names>
    ? { [Name in Key]: Names extends readonly string[] ? Listed<Names, Word> : Named<Names, Word> }
    : { [Name in Key]?: never };

type AltIfPictured<Layout> = Layout extends { picture: PictureName } ? { alt: string } : { alt?: never };

/** Follows the figure. */
type MeasuredIfFigure<Layout> = Layout extends { figure: Quantity } ? { measured: string } : { measured?: never };
type CardCopy<Card> = TitledText & { alt: string } & MeasuredIfFigure<Card>;
type CardCopies<Layout> = Layout extends { items: infer Cards }
  ? { [Name in keyof Cards]: CardCopy<Cards[Name]> }
  : never;

type TableRows<Layout> = Layout extends { columns: infer Columns; rows: infer Rows }
  ? Listed<Rows, { title: string } & Listed<Columns, string>>
  : never;

/** Name of a figure on the cards. */
type LabelIf<Layout, Key extends string> =
  Layout extends Record<Key, unknown> ? { [Name in Key]: string } : { [Name in Key]?: never };

type TotalIf<Layout, Key extends string> = Layout extends Record<Key, unknown> ? { total: string } : { total?: never };

type CaptionIfShown<Layout> = Layout extends { hasCaption: true } ? { caption: string } : { caption?: never };
/** Below the name of each machine. */
type NotesOf<Layout> = Layout extends { slugs: infer Slugs } ? { notes: Listed<Slugs, string> } : unknown;

type CopyByKind<Layout extends SectionLayout> = {
  hero: TitledText & { eyebrow: string; alt: string } & IfGiven<Layout, 'links', string> &
    IfGiven<Layout, 'jumps', string> &
    TotalIf<Layout, 'set'> &
    CaptionIfShown<Layout>;
  showcase: TitledText & { alt: string } & IfGiven<Layout, 'links', string>;
  'media-text': TitledText & { alt: string } & IfGiven<Layout, 'points', string> &
    IfGiven<Layout, 'links', string> &
    MeasuredIfFigure<Layout>;
  cards: Heading & { items: CardCopies<Layout> };
  blocks: Heading & IfGiven<Layout, 'items', TitledText>;
  steps: Heading & IfGiven<Layout, 'items', TitledText> & AltIfPictured<Layout> & LabelIf<Layout, 'run'>;
  'picture-pairs': Heading &
    IfGiven<Layout, 'items', TitledText & { before: CaptionedPicture; after: CaptionedPicture }>;
  figures: Heading &
    IfGiven<Layout, 'items', string> &
    Measures<Layout, 'items'> &
    LabelIf<Layout, 'run'> &
    IfGiven<Layout, 'links', string> &
    AltIfPictured<Layout>;
  'spec-table': Heading & IfGiven<Layout, 'rows', string>;
  'text-table': Heading & { first: string; rows: TableRows<Layout> } & IfGiven<Layout, 'columns', string> &
    LabelIf<Layout, 'run'>;
  swatches: Heading & IfGiven<Layout, 'groups', TitledText>;
  comparison: Heading & { before: string; after: string } & IfGiven<Layout, 'rows', string> &
    Measures<Layout, 'rows'> &
    IfGiven<Layout, 'links', string>;
  limits: IfGiven<Layout, 'items', string>;
  'cost-calculator': TitledText;
  faq: Heading & IfGiven<Layout, 'questions', { question: string; answer: string }>;
  downloads: Heading & IfGiven<Layout, 'items', TitledText & { action: string }>;
  platform: { text?: string };
  'build-volumes': Heading;
  machines: Heading & TotalIf<Layout, 'isSet'> & LabelIf<Layout, 'job'> & LabelIf<Layout, 'counts'>;
  'price-list': Heading & { total: string } & NotesOf<Layout> & IfGiven<Layout, 'links', string>;
  materials: Heading & { all: string };
  'case-studies': Heading;
  news: Heading;
  'company-facts': Heading;
  'call-to-action': TitledText & { alt: string } & IfGiven<Layout, 'links', string>;
};

export type CopyOf<Layout extends SectionLayout> = Layout extends SectionLayout
  ? CopyByKind<Layout>[Layout['kind']]
  : never;

export type PageCopy<Layout extends SectionLayouts> = { [Id in keyof Layout]: CopyOf<Layout[Id]> };
