import { PageLink } from '../page-link.tsx';

/** Links of pages that have no menu and no footer of the site. */
export function StandaloneLinks() {
  return (
    <>
      <PageLink page="/" />
      <PageLink page="/hardware" />
      <PageLink page="/store/support" />
      <PageLink page="/aboutUs/contactUs" />
      <PageLink page="/privacyPolicy" />
      <PageLink page="/imprint" />
    </>
  );
}
