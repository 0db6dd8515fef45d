import { defineConfig } from 'drizzle-kit';

export default defineConfig({
  dialect: 'postgresql',
  schema: './src/store/schema/index.ts',
  out: './src/store/migrations/app',
  schemaFilter: ['app'],
});
