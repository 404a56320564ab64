'use client';

export { GlobalErrorPage as default } from '#failure/global-error-page.tsx';
