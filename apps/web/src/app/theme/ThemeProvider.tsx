import { type MantineColorScheme, MantineContext, MantineThemeProvider } from '@mantine/core';
import { type ReactNode, useEffect, useMemo, useState } from 'react';
import { theme } from './theme.ts';

/** index.html reads the same key before the first paint. */
const KEY = 'mantine-color-scheme-value';
const { dataset } = document.documentElement;
const schemeOf = (text: string | null | undefined): MantineColorScheme => (text === 'dark' ? 'dark' : 'light');

/**
 * Replaces Mantine's own provider, which computes the theme's variables and classes in every browser: ours are in the style sheet
 * (`build/mantineTheme.ts`).
 */
export function ThemeProvider({ children }: { children: ReactNode }) {
  const [colorScheme, setScheme] = useState(() => schemeOf(dataset.mantineColorScheme));
  useEffect(() => {
    dataset.mantineColorScheme = colorScheme;
  }, [colorScheme]);
  useEffect(() => {
    const follow = ({ key, newValue }: StorageEvent) => key === KEY && setScheme(schemeOf(newValue));
    addEventListener('storage', follow);
    return () => removeEventListener('storage', follow);
  }, []);
  const value = useMemo(() => {
    const setColorScheme = (scheme: MantineColorScheme) => {
      localStorage.setItem(KEY, scheme);
      setScheme(scheme);
    };
    return {
      colorScheme,
      setColorScheme,
      clearColorScheme: () => setColorScheme('light'),
      getRootElement: () => document.documentElement,
      classNamesPrefix: 'mantine',
      cssVariablesSelector: ':root',
      withStaticClasses: true,
    };
  }, [colorScheme]);
  return (
    <MantineContext value={value}>
      <MantineThemeProvider theme={theme}>{children}</MantineThemeProvider>
    </MantineContext>
  );
}
