/** Why a file cannot be used. The names are those of its messages, too. */
export const partFaults = [
  'wrongType',
  'tooLarge',
  'tooManyTriangles',
  'truncated',
  'notFinite',
  'noTriangles',
  'zeroSize',
  'damaged',
  'unreadable',
] as const;

export type PartFault = (typeof partFaults)[number];

export class PartFileError extends Error {
  readonly fault: PartFault;

  constructor(fault: PartFault, options?: ErrorOptions) {
    super(fault, options);
    this.fault = fault;
  }
}

/** Faults without a cause of their own are damaged files. */
export function toPartFault(error: unknown): PartFault {
  if (error instanceof PartFileError) return error.fault;
  return error instanceof DOMException ? 'unreadable' : 'damaged';
}
