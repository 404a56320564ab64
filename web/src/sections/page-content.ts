/**
 * What a marketing page is made of: sections in their order, with pictures and links (its layout), and the words that
 * belong to them (one set for each language). A section's words follow from its layout, so that none can be forgotten.
 */

/** Path of the site without locale prefix, by the name under which the words label it. */
type Links = Record<string, string>;
/** Name of a picture in `public/pictures`. */
type PictureName = string;

type HeroLayout = { kind: 'hero'; picture: PictureName; links: Links };
type CardsLayout = { kind: 'cards'; items: Record<string, { picture: PictureName; href: string }> };
type FiguresLayout = { kind: 'figures'; items: Record<string, Figure> };
type PrintersLayout = { kind: 'printers'; slugs: readonly string[] };
type CaseStudiesLayout = { kind: 'case-studies'; count: number };
type NewsLayout = { kind: 'news'; count: number };
type CallToActionLayout = { kind: 'call-to-action'; picture: PictureName; links: Links };

/** A number that is told large; `from` is what it replaces. */
export type Figure = { value: number; unit?: string; from?: number; sign?: '>' | '<' | '±' };

export type SectionLayout =
  | HeroLayout
  | CardsLayout
  | FiguresLayout
  | PrintersLayout
  | CaseStudiesLayout
  | NewsLayout
  | CallToActionLayout;

/** The layout of one kind. */
export type LayoutOf<Kind extends SectionLayout['kind']> = Extract<SectionLayout, { kind: Kind }>;

export type SectionProps<Layout extends SectionLayout> = { layout: Layout; words: WordsOf<Layout> };

export type PageLayout = Record<string, SectionLayout>;

type Heading = { title: string; text?: string };
type Named<Keys, Word> = { [Key in keyof Keys]: Word };

/** The words that a section needs. */
export type WordsOf<Layout extends SectionLayout> = Layout extends HeroLayout
  ? { eyebrow: string; title: string; text: string; alt: string; links: Named<Layout['links'], string> }
  : Layout extends CardsLayout
    ? Heading & { items: Named<Layout['items'], { title: string; text: string; alt: string }> }
    : Layout extends FiguresLayout
      ? Heading & { items: Named<Layout['items'], string> }
      : Layout extends CallToActionLayout
        ? { title: string; text: string; alt: string; links: Named<Layout['links'], string> }
        : Heading;

/** The words that a page needs. */
export type PageWords<Layout extends PageLayout> = { [Id in keyof Layout]: WordsOf<Layout[Id]> };
