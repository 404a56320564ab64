import { openTestDatabase } from '@heliograph/legacy/open-test-database.ts';
import { schema } from '../slices/schema.ts';
import { queryEveryField } from './query-every-field.ts';
import { createRecordingService, type RecordedResponse } from './recording-service.ts';

/** The responses to queries for every field of the seed content in every locale. */
export async function recordResponses(): Promise<RecordedResponse[]> {
  const responses: RecordedResponse[] = [];
  const db = await openTestDatabase();
  const { services } = createRecordingService(db, (response) => responses.push(response));
  await queryEveryField(db, services, schema);
  await db.destroy();
  return responses;
}
