export { NotFoundPage as default } from '../../site/not-found-page.tsx';
