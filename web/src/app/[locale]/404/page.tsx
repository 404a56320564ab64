import { NotFoundResponse } from '#layout/not-found-response.tsx';

export { getNotFoundMetadata as generateMetadata } from '#layout/not-found-page.tsx';

/** Rewrite target for URLs without a route. */
export default function Page() {
  return <NotFoundResponse />;
}
