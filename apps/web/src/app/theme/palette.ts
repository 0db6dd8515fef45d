import type { MantineColorsTuple } from '@mantine/core';

/** Ten shades each. White text is readable on shade 7 in the light theme, and dark text on shade 4 in the dark one (both AA). */
const lichen: MantineColorsTuple = [
  '#f3f7ec',
  '#e6edd8',
  '#cedbb5',
  '#b9cd95',
  '#a9c17c',
  '#87a256',
  '#6c883f',
  '#526b2d',
  '#435826',
  '#32421b',
];
const red: MantineColorsTuple = [
  '#fcf1ef',
  '#f8dfdb',
  '#f0bfb8',
  '#eba99f',
  '#e5938a',
  '#d2604f',
  '#c2473a',
  '#a5372b',
  '#872d24',
  '#66221b',
];
const amber: MantineColorsTuple = [
  '#fdf6e6',
  '#f9eacb',
  '#f1d79c',
  '#e9c674',
  '#e0b452',
  '#c98f1e',
  '#a87312',
  '#7f5509',
  '#664407',
  '#4c3206',
];
const blue: MantineColorsTuple = [
  '#eef4fa',
  '#dbe7f3',
  '#b7cee6',
  '#9fc1e2',
  '#8ab2da',
  '#4c83b8',
  '#2f6ba3',
  '#1f5787',
  '#18466d',
  '#113350',
];
/** Neutral shades of the light theme, from background to text. */
const paper: MantineColorsTuple = [
  '#fbf9f4',
  '#f4f1e8',
  '#eae6da',
  '#e0dbcb',
  '#c9c2ae',
  '#a9a391',
  '#7d786a',
  '#5a574c',
  '#403d34',
  '#2a2822',
];
/** Neutral shades of the dark theme (a bluish black), from text to background. */
const basalt: MantineColorsTuple = [
  '#e8e6de',
  '#c8cac8',
  '#a9b0b3',
  '#8b959b',
  '#35414b',
  '#2a343d',
  '#1f2830',
  '#141a20',
  '#10151a',
  '#0b0f13',
];

/** Every colour of the theme, under Mantine's names. */
export const palette = { lichen, red, yellow: amber, blue, gray: paper, dark: basalt, green: lichen } as const;
