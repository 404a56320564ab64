import type { Locale } from '@heliograph/schema/locales.ts';
import type { LayoutOf, PageLayout, PageWords } from '#sections/page-content.ts';
import { aboutUsWords } from './about-us/copy.ts';
import { aboutUs } from './about-us/page.ts';
import { clearAlignersWords } from './clear-aligners/copy.ts';
import { clearAligners } from './clear-aligners/page.ts';
import { designServiceWords } from './design-service/copy.ts';
import { designService } from './design-service/page.ts';
import type { SinglePath } from './pages.ts';
import { platformWords } from './platform/copy.ts';
import { platform } from './platform/page.ts';
import { twsWords } from './tws/copy.ts';
import { tws } from './tws/page.ts';
import { waxUpWords } from './wax-up/copy.ts';
import { waxUp } from './wax-up/page.ts';

/** What a page shows first also tells what it is about. */
type StoryLayout = PageLayout & { hero: LayoutOf<'hero'> };

type Story = { layout: StoryLayout; words: Record<Locale, PageWords<StoryLayout>> };

/** Every page that is made of sections, by its path. */
const stories = {
  '/application/clear-aligners': { layout: clearAligners, words: clearAlignersWords },
  '/application/hearables/tws': { layout: tws, words: twsWords },
  '/application/solution/waxUp': { layout: waxUp, words: waxUpWords },
  '/SAP': { layout: platform, words: platformWords },
  '/services/design': { layout: designService, words: designServiceWords },
  '/aboutUs': { layout: aboutUs, words: aboutUsWords },
} as const satisfies { [Path in SinglePath]?: Story };

type StoryPath = keyof typeof stories;

function isStoryPath(path: string): path is StoryPath {
  return Object.hasOwn(stories, path);
}

export const storyPaths = Object.keys(stories).filter(isStoryPath);

export function findStory(path: string): Story | null {
  return isStoryPath(path) ? stories[path] : null;
}
