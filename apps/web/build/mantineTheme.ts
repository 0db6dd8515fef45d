import { MantineProvider } from '@mantine/core';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { Plugin } from 'vite';
import { cssVariablesResolver } from '../src/app/theme/cssVariables.ts';
import { palette } from '../src/app/theme/palette.ts';
import { theme } from '../src/app/theme/theme.ts';

const VIRTUAL = 'virtual:mantine-theme.css';
const STYLE = /<style[^>]*>(.*?)<\/style>/gs;
const DEFAULT_COLORS = /@mantine[\\/]core[\\/]esm[\\/]core[\\/]MantineProvider[\\/]default-colors\.mjs$/;

/** What Mantine's provider writes into the page when it starts: the theme's variables, and the classes of its breakpoints. */
export function themeCss(): string {
  const page = renderToStaticMarkup(createElement(MantineProvider, { theme: { ...theme, colors: palette }, cssVariablesResolver }));
  // React leaves the content of a style element as it is, but for quotes.
  return [...page.matchAll(STYLE)].map(([, css = '']) => css.replaceAll('&quot;', '"').replaceAll('&#x27;', "'")).join('\n');
}

/** `import 'virtual:mantine-theme.css'` once. Mantine's own colours are left out: those that are used stand in our theme, all as variables of that sheet. */
export function mantineTheme(): Plugin {
  return {
    name: 'mantine-theme',
    enforce: 'pre',
    resolveId: (id) => (id === VIRTUAL ? VIRTUAL : undefined),
    load: (id) => {
      if (id === VIRTUAL) return themeCss();
      return DEFAULT_COLORS.test(id) ? 'export const DEFAULT_COLORS = {};' : undefined;
    },
  };
}
