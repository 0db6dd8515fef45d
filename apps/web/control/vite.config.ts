import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { mantineCss } from '../build/mantineCss.ts';
import { precompress } from '../build/precompress.ts';
import web from '../vite.config.ts';

/** The empty page, built as the web is, for the address `/control`. */
export default defineConfig({
  root: import.meta.dirname,
  base: '/control/',
  plugins: [react(), mantineCss(), precompress()],
  resolve: web.resolve ?? {},
  build: { ...web.build, manifest: false, sourcemap: false, emptyOutDir: true, rolldownOptions: {} },
});
