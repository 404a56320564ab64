import { NotFoundPage } from '#layout/not-found-page.tsx';

// Metadata of a page that answers 404 is taken from here when it is made anew after the build.
export { getNotFoundMetadata as generateMetadata } from '#layout/not-found-page.tsx';

export default function NotFound() {
  return <NotFoundPage />;
}
