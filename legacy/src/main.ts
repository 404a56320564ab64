import { createApp } from './app.ts';
import { envSchema } from './env.ts';
import { openDatabase } from './store/database.ts';

const env = envSchema.parse(process.env);
const db = await openDatabase(env.DATABASE_URL);
const app = createApp(db);
await app.listen({ host: env.HOST, port: env.PORT });
