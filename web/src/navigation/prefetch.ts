type Connection = { saveData?: boolean; effectiveType?: string };

/** Not on slow connections or with data saving enabled. */
export function mayPrefetch(connection: Connection | undefined): boolean {
  return !connection?.saveData && !/2g/.test(connection?.effectiveType ?? '');
}

export function getConnection(): Connection | undefined {
  return 'connection' in navigator ? (navigator.connection as Connection) : undefined;
}
