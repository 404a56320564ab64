import { openTestDatabase } from '@heliograph/legacy/open-test-database.ts';
import { schema } from '../slices/schema.ts';
import { queryEveryField } from './query-every-field.ts';
import { createRecordingService } from './recording-service.ts';
import { fieldsOfQueries, trackResolvedFields } from './resolved-field-tracker.ts';

/** Queries every field of the seed content in every locale. */
export async function recordFields() {
  const db = await openTestDatabase();
  const { services, recorders, drift } = createRecordingService(db);
  const { trackingSchema, filled } = trackResolvedFields(schema);
  const errors = await queryEveryField(db, services, trackingSchema);
  await db.destroy();
  return {
    errors,
    callsWithData: [...recorders].filter(([, recorder]) => recorder.hasData()).map(([call]) => call),
    /** Between the responses of calls and their schemas. */
    differences: [
      ...[...recorders].flatMap(([call, { differences }]) => differences().map((one) => `${call} ${one}`)),
      ...drift,
    ],
    /** Fields of the GraphQL schema without any value. */
    emptyFields: fieldsOfQueries(schema).filter((field) => !filled.has(field)),
  };
}
