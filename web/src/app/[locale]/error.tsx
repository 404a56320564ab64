'use client';

export { ErrorPage as default } from '../../site/failure/error-page.tsx';
