import { writeFileSync } from 'node:fs';
import { describeChanges } from './schema-changes/describe-changes.ts';
import { currentSchema, releasedSchema, SCHEMA_CHANGES_FILE } from './schema-changes/schemas.ts';

/** Writes the changes of the schema since the last release. */
writeFileSync(SCHEMA_CHANGES_FILE, await describeChanges(releasedSchema, currentSchema));
