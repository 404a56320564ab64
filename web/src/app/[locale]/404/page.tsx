import { NotFoundAnswer } from '../../../site/not-found-answer.tsx';

export { getNotFoundMetadata as generateMetadata } from '../../../site/not-found-metadata.ts';

/** Every address that no route knows is rewritten to this one. */
export default function Page() {
  return <NotFoundAnswer />;
}
