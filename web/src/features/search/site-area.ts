import { type FooterBranch, footerColumns, legalBranch } from '#content/footer/footer.ts';
import { findPage, getPage, isPagePath, type PagePath } from '#content/pages.ts';

const branches: readonly FooterBranch[] = [...footerColumns, legalBranch];

/** The footer column of a page or of its nearest parent; null for the home page and pages of no column. */
export function findSiteArea(url: string): FooterBranch['title'] | null {
  let page = findPage(url.replace(/[?#].*$/, ''));
  for (const seen = new Set<PagePath>(); page && !seen.has(page); page = parentOf(page)) {
    seen.add(page);
    const current = page;
    const branch = branches.find((one) => one.page === current || one.pages.some((path) => path === current));
    if (branch) return branch.title;
  }
  return null;
}

function parentOf(page: PagePath): PagePath | null {
  const { parent = '' } = getPage(page);
  return isPagePath(parent) ? parent : null;
}
