export type RouteError = { statusCode: number; message: string; reference: string | null };

const DEFAULT_STATUS = 500;

export function toRouteError(thrown: unknown): RouteError {
  const { statusCode, digest } = Object(thrown);
  return {
    statusCode: isStatus(statusCode) ? statusCode : DEFAULT_STATUS,
    message: thrown instanceof Error ? thrown.message : String(thrown),
    reference: typeof digest === 'string' ? digest : null,
  };
}

function isStatus(value: unknown): value is number {
  return typeof value === 'number' && Number.isInteger(value) && value >= 400 && value < 600;
}
