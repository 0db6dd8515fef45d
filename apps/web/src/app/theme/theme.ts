import { createTheme, defaultVariantColorsResolver, type MantineColorsTuple, type VariantColorsResolver } from '@mantine/core';

const serif = 'var(--al-serif)';
const ON_FILLED = 'var(--al-on-filled)';
/** The text sizes of tokens.css. Components of Mantine that ask for a size between two of them get the nearest. */
const TEXT = {
  small: 'var(--al-text-small)',
  body: 'var(--al-text-body)',
  large: 'var(--al-text-large)',
  title: 'var(--al-text-title)',
} as const;

/** Mantine chooses the text colour of a filled control once, for the light theme. Ours depends on the theme. */
const variantColorResolver: VariantColorsResolver = (input) => {
  const resolved = defaultVariantColorsResolver(input);
  return input.variant === 'filled' ? { ...resolved, color: ON_FILLED } : resolved;
};

/** Dialogs use the surface colour, and the serif font for their titles. */
const dialogStyles = {
  content: { background: 'var(--al-surface)' },
  header: { background: 'var(--al-surface)' },
  title: { fontFamily: serif, fontSize: TEXT.large, fontWeight: 500, overflowWrap: 'anywhere' as const, minWidth: 0 },
};

/** The style sheet has a variable for each shade. The colours themselves (`palette.ts`) are only needed when building. */
const shades = (color: string): MantineColorsTuple => {
  const shade = (index: number) => `var(--mantine-color-${color}-${index})`;
  return [shade(0), shade(1), shade(2), shade(3), shade(4), shade(5), shade(6), shade(7), shade(8), shade(9)];
};
const COLORS = ['lichen', 'red', 'yellow', 'blue', 'gray', 'dark', 'green'] as const;

export const theme = createTheme({
  colors: Object.fromEntries(COLORS.map((color) => [color, shades(color)])),
  primaryColor: 'lichen',
  primaryShade: { light: 7, dark: 4 },
  variantColorResolver,
  white: '#fffefb',
  black: '#20241f',
  fontFamily: 'var(--al-sans)',
  fontFamilyMonospace: 'var(--al-mono)',
  defaultRadius: 6,
  cursorType: 'pointer',
  respectReducedMotion: true,
  fontSizes: { xs: TEXT.small, sm: TEXT.small, md: TEXT.body, lg: TEXT.body, xl: TEXT.large },
  headings: {
    fontFamily: serif,
    fontWeight: '500',
    sizes: {
      h1: { fontSize: TEXT.title, lineHeight: '1.12' },
      h2: { fontSize: TEXT.large, lineHeight: '1.22' },
      h3: { fontSize: TEXT.large, lineHeight: '1.3' },
      h4: { fontSize: TEXT.body, lineHeight: '1.4' },
    },
  },
  shadows: { xs: 'none', sm: 'none', md: 'none', lg: 'none', xl: 'none' },
  components: {
    // Mantine would make these two pixels smaller than the label.
    InputWrapper: {
      vars: () => ({
        label: {},
        error: { '--input-error-size': TEXT.small },
        description: { '--input-description-size': TEXT.small },
      }),
    },
    Badge: { vars: () => ({ root: { '--badge-fz': TEXT.small } }) },
    Modal: {
      defaultProps: {
        centered: true,
        overlayProps: { backgroundOpacity: 0.35 },
        closeButtonProps: { 'aria-label': 'Close' },
        transitionProps: { duration: 120 },
        styles: dialogStyles,
        // Mantine's `header` element of a dialog would count as a second banner of the page.
        attributes: { header: { role: 'presentation' } },
      },
    },
    Drawer: { defaultProps: { closeButtonProps: { 'aria-label': 'Close' }, transitionProps: { duration: 150 } } },
    Tooltip: { defaultProps: { withArrow: true, multiline: true, maw: 320, events: { hover: true, focus: true, touch: true } } },
    // Otherwise Mantine would render the options of every closed list and compute where each would be.
    Combobox: { defaultProps: { keepMounted: false } },
    Checkbox: { defaultProps: { iconColor: ON_FILLED } },
    Radio: { defaultProps: { iconColor: ON_FILLED } },
    Pagination: { vars: () => ({ root: { '--pagination-active-color': ON_FILLED } }) },
    Stepper: { vars: () => ({ root: { '--stepper-icon-color': ON_FILLED } }) },
    // The placeholder is a focusable child, which a menu must not have.
    Menu: { defaultProps: { transitionProps: { duration: 100 }, withInitialFocusPlaceholder: false } },
    Notification: {
      defaultProps: { withBorder: true, closeButtonProps: { 'aria-label': 'Close' } },
      styles: {
        root: { background: 'var(--al-surface)', borderColor: 'var(--al-line-strong)' },
        description: { color: 'var(--al-ink-soft)' },
      },
    },
    Paper: { defaultProps: { withBorder: true, bg: 'var(--al-surface)' } },
  },
});
