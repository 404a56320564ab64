import { NotFoundResponse } from '#layout/not-found-response.tsx';

export { getNotFoundMetadata as generateMetadata } from '#layout/not-found-page.tsx';

/** Every address that no route knows is rewritten to this one. */
export default function Page() {
  return <NotFoundResponse />;
}
