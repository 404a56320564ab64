/** `pnpm test:long` runs all cases of tests that otherwise run a sample. */
export const isLongRun = process.env.TEST_LENGTH === 'long';
