import { z } from 'zod';

/** A list of which one bad row spoils only itself: what does not fit the shape is left out. */
export function rowsOf<Row>(shape: z.ZodType<Row>) {
  return z.array(z.unknown()).transform((rows) =>
    rows.flatMap((row) => {
      const parsed = shape.safeParse(row);
      return parsed.success ? [parsed.data] : [];
    }),
  );
}
