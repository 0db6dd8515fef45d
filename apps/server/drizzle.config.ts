import { defineConfig } from 'drizzle-kit';

/** @public For drizzle-kit, which reads it. */
export default defineConfig({
  dialect: 'postgresql',
  schema: './src/store/schema/index.ts',
  out: './src/store/migrations/app',
  schemaFilter: ['app'],
});
