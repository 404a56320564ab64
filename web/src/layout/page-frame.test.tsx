import { screen } from '@testing-library/react';
import { LayoutRouterContext } from 'next/dist/shared/lib/app-router-context.shared-runtime';
import type { ComponentProps, ReactNode } from 'react';
import { expect, it } from 'vitest';
import { toBreadcrumbTree } from '#breadcrumbs/breadcrumb-tree.ts';
import { Breadcrumbs } from '#breadcrumbs/breadcrumbs.tsx';
import { footerCopy } from '#content/footer/footer.ts';
import { navigation } from '#content/navigation/navigation.ts';
import { messages } from '#i18n/messages.ts';
import { renderPage } from '#testing/render.tsx';
import { MenuEntry } from './header/menu-entry.tsx';
import { SiteMenu } from './header/site-menu.tsx';
import { NotFoundPage } from './not-found-page.tsx';
import { PageFrame } from './page-frame.tsx';
import { PageMark } from './page-mark.tsx';

type Tree = NonNullable<ComponentProps<typeof LayoutRouterContext>['value']>['parentTree'];

/** The route of a page, as Next.js provides it to its layout. */
function Route({ path, children }: { path: string; children: ReactNode }) {
  const page: Tree = ['__PAGE__', {}];
  const tree = path.split('/').reduceRight<Tree>((child, segment) => [segment, { children: child }], page);
  return <LayoutRouterContext value={{ parentTree: tree } as never}>{children}</LayoutRouterContext>;
}

const header = (
  <SiteMenu
    label="Main"
    menu="Menu"
    closeMenu="Close"
    entries={navigation.map(({ page, sections }) => ({ id: page, sections }))}
    foot={null}
  >
    {navigation.map(({ page }) => (
      <MenuEntry key={page} id={page} href={page} name={page} more={page} />
    ))}
  </SiteMenu>
);

const activeLinks = () => screen.getAllByRole('link', { current: true }).map((link) => link.getAttribute('href'));

const errorPage = { ...messages.en.Failure, homePath: '/' };
const frame = { layouts: {}, errorPage, header, footer: null, subscribeFooter: null, widgets: null };

const UNKNOWN_RECORDS = ['/material/materialDetail/nothing-999999', '/hardware/A9Z', '/material/3-all', '/news/999999'];

it.each(['/404', ...UNKNOWN_RECORDS])('R34 the 404 page at %s marks the first entry of the navigation', (path) => {
  renderPage(
    <Route path={path}>
      <PageFrame {...frame}>
        <NotFoundPage />
      </PageFrame>
    </Route>,
  );
  expect(activeLinks()).toEqual(['/']);
});

it('R34 the page after a 404 page marks its own entry', () => {
  const page = (content: ReactNode) => (
    <Route path="/hardware/A2D">
      <PageFrame {...frame}>{content}</PageFrame>
    </Route>
  );
  const { rerender } = renderPage(page(<NotFoundPage />));
  expect(activeLinks()).toEqual(['/']);
  rerender(page('UltraCraft A2D'));
  expect(activeLinks()).toEqual(['/hardware']);
});

it('R182 the breadcrumbs end with the record of the page, in its language, until the next page', () => {
  const footer = <Breadcrumbs locale="en" label="You are here" nodes={toBreadcrumbTree('en', 'Brand')} />;
  const page = (path: string, content: ReactNode) => (
    <Route path={path}>
      <PageFrame {...frame} header={null} footer={footer}>
        {content}
      </PageFrame>
    </Route>
  );
  const names = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent);
  const record = '/material/materialDetail/cast-uv-3-0-102';
  const { rerender } = renderPage(page(record, <PageMark recordName="Cast UV 3.0" lang="de" />));
  expect(names()).toEqual(['Brand', footerCopy.en.materials, 'Cast UV 3.0']);
  expect(screen.getByText('Cast UV 3.0')).toHaveAttribute('aria-current', 'page');
  expect(screen.getByText('Cast UV 3.0').closest('[lang=de]')).not.toBeNull();
  rerender(page('/material/0-all', null));
  expect(names()).not.toContain('Cast UV 3.0');
});
