/**
 * What starts the gateway with Node. Bytes that stand outside the heap count as a part of it: otherwise some two hundred
 * answers of the content service, however soon they are let go of, cause a collection of the whole heap. What lives as
 * long as an operation has room to die young (in megabytes). And two threads collect garbage beside the one
 * that answers: the four that Node has otherwise keep it waiting where cores are few, and one falls behind.
 */
export const gatewayFlags = [
  '--external-memory-accounted-in-global-limit',
  '--max-semi-space-size=32',
  '--v8-pool-size=2',
];
export const gatewayCommand = [...gatewayFlags, 'gateway/src/main.ts'];
