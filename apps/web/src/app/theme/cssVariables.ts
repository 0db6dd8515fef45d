import type { CSSVariablesResolver } from '@mantine/core';

/** Mantine's dimmed text and placeholders have a contrast below 4.5:1. Surfaces and lines take the colours of tokens.css. */
export const cssVariablesResolver: CSSVariablesResolver = () => {
  const shared = {
    '--mantine-color-body': 'var(--al-ground)',
    '--mantine-color-text': 'var(--al-ink)',
    '--mantine-color-dimmed': 'var(--al-ink-soft)',
    '--mantine-color-placeholder': 'var(--al-ink-soft)',
    '--mantine-color-anchor': 'var(--al-link)',
    '--mantine-color-error': 'var(--al-bad)',
    '--mantine-color-default': 'var(--al-surface)',
    '--mantine-color-default-border': 'var(--al-line-strong)',
    '--mantine-color-default-hover': 'var(--al-sunken)',
    '--mantine-color-default-color': 'var(--al-ink)',
  };
  return { variables: {}, light: shared, dark: shared };
};
