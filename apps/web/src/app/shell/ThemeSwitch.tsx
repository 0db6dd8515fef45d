import { UnstyledButton, useMantineContext } from '@mantine/core';
import { IconMoon, IconSun } from '@tabler/icons-react';
import classes from './ThemeSwitch.module.css';

/** Switches between light and dark. Mantine stores the choice, and index.html applies it before the first paint. */
export function ThemeSwitch() {
  const { colorScheme, setColorScheme } = useMantineContext();
  const isDark = colorScheme === 'dark';
  const Icon = isDark ? IconSun : IconMoon;
  return (
    <UnstyledButton
      className={classes.root}
      aria-label={isDark ? 'Light theme' : 'Dark theme'}
      onClick={() => setColorScheme(isDark ? 'light' : 'dark')}
    >
      <Icon size={19} stroke={1.6} aria-hidden />
    </UnstyledButton>
  );
}
