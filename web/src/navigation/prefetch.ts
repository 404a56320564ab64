type Connection = { saveData?: boolean; effectiveType?: string };

/** Whether pages may be fetched ahead: not on a slow line, and not where the visitor saves data. */
export function mayPrefetch(connection: Connection | undefined): boolean {
  return !connection?.saveData && !/2g/.test(connection?.effectiveType ?? '');
}

/** The connection as far as the browser tells. */
export function getConnection(): Connection | undefined {
  return 'connection' in navigator ? (navigator.connection as Connection) : undefined;
}
