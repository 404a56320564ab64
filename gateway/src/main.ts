import { envSchema } from './env.ts';
import { createServer } from './server.ts';

const env = envSchema.parse(process.env);
const app = await createServer({ legacyUrl: env.LEGACY_API_URL });
await app.listen({ host: env.HOST, port: env.PORT });
