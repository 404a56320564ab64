import { NotFoundPage } from '../../site/not-found-page.tsx';

export default function NotFound() {
  return <NotFoundPage />;
}
