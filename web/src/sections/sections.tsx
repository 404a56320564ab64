import type { ReactNode } from 'react';
import { keepAllTogether } from '#ui/keep-together.ts';
import { Blocks } from './blocks.tsx';
import { BuildVolumes } from './build-volumes.tsx';
import { CallToAction } from './call-to-action.tsx';
import { Cards } from './cards.tsx';
import { CaseStudies } from './case-studies.tsx';
import { CompanyFacts } from './company-facts.tsx';
import { Comparison } from './comparison.tsx';
import { CostCalculator } from './cost-calculator.tsx';
import { Downloads } from './downloads.tsx';
import { Faq } from './faq.tsx';
import { Figures } from './figures.tsx';
import { Hero } from './hero.tsx';
import { Limits } from './limits.tsx';
import { Machines } from './machines.tsx';
import { Materials } from './materials.tsx';
import { MediaText } from './media-text.tsx';
import { News } from './news.tsx';
import type { CopyOf, LayoutOf, PageCopy, SectionLayout, SectionLayouts, SectionProps } from './page-content.ts';
import { PicturePairs } from './picture-pairs.tsx';
import { Platform } from './platform.tsx';
import { PriceList } from './price-list.tsx';
import { Showcase } from './showcase.tsx';
import { SpecTable } from './spec-table.tsx';
import { Steps } from './steps.tsx';
import { Swatches } from './swatches.tsx';
import { TextTable } from './text-table.tsx';

const components = {
  hero: Hero,
  showcase: Showcase,
  'media-text': MediaText,
  cards: Cards,
  blocks: Blocks,
  steps: Steps,
  'picture-pairs': PicturePairs,
  figures: Figures,
  'spec-table': SpecTable,
  'text-table': TextTable,
  swatches: Swatches,
  'company-facts': CompanyFacts,
  comparison: Comparison,
  limits: Limits,
  'cost-calculator': CostCalculator,
  faq: Faq,
  downloads: Downloads,
  platform: Platform,
  'build-volumes': BuildVolumes,
  machines: Machines,
  'price-list': PriceList,
  materials: Materials,
  'case-studies': CaseStudies,
  news: News,
  'call-to-action': CallToAction,
} satisfies {
  [Kind in SectionLayout['kind']]: (props: SectionProps<LayoutOf<Kind>>) => ReactNode | Promise<ReactNode>;
};

export function Sections<Layout extends SectionLayouts>({ layout, copy }: { layout: Layout; copy: PageCopy<Layout> }) {
  const texts = keepAllTogether(copy);
  const targets = Object.values<SectionLayout>(layout).flatMap((one) => (one.kind === 'hero' && one.jumps) || []);
  return Object.entries(layout).map(([id, section]) => {
    // The copy has the same keys as the layout; TypeScript cannot infer it for a union.
    const Section = components[section.kind] as (props: SectionProps<SectionLayout>) => ReactNode;
    const content = <Section key={id} layout={section} copy={texts[id] as CopyOf<SectionLayout>} />;
    return targets.includes(id) ? (
      <div key={id} id={id}>
        {content}
      </div>
    ) : (
      content
    );
  });
}
