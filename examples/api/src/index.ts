export { type ApiOptions, createApi } from './app.ts';
export { shippedData } from './chain-data.ts';
export { settleDemoLogin } from './account/seed.ts';
export { type DatabasePlace, openDatabase, openMemoryDatabase } from './database/open-database.ts';
export type { Database, Tables } from './database/schema.ts';
export { jsonLines, type ServerLogger } from './http/request-log.ts';
export { serverSecret, storedSecret } from './server-secret.ts';
export { systemClock, systemIds } from './system.ts';
