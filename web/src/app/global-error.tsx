'use client';

export { GlobalErrorPage as default } from '../site/failure/global-error-page.tsx';
