'use client';

export { ErrorPage as default } from '#failure/error-page.tsx';
