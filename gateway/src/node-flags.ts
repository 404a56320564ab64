/** The Node major version on which the flags were measured. */
export const MEASURED_NODE_MAJOR = 24;

/** V8 flags that shorten garbage collection. */
export const gatewayFlags = [
  // Buffers count towards the heap limit. Otherwise about 200 upstream responses trigger a full collection.
  '--external-memory-accounted-in-global-limit',
  // Megabytes: the objects of one operation die in the young generation.
  '--max-semi-space-size=32',
  // Two GC threads instead of four: on few cores, four delay the main thread, and one falls behind.
  '--v8-pool-size=2',
];
export const gatewayCommand = [...gatewayFlags, 'gateway/src/main.ts'];
