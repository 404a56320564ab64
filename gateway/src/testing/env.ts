/** `pnpm test:long` runs every case of a test that takes a sample otherwise. */
export const isLongRun = process.env.TEST_LENGTH === 'long';
