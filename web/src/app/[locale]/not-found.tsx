import { NotFoundPage } from '#layout/not-found-page.tsx';

// Next.js takes the metadata of 404 pages rendered after the build from this file.
export { getNotFoundMetadata as generateMetadata } from '#layout/not-found-page.tsx';

export default function NotFound() {
  return <NotFoundPage />;
}
