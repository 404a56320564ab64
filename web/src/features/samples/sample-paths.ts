export const requestPath = '/material/bm';
