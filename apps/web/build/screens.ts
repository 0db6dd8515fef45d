import { HERO } from '../src/features/home/content.ts';
import { INTRO as LIST } from '../src/features/organisations/intro.ts';
import { INTRO as SETUP } from '../src/features/setup/intro.ts';
import type { FirstScreen } from './firstScreens.ts';

interface PageTexts {
  title: string;
  lead: string;
}

/** As `PageHeader` draws it. */
const pageHeader = ({ title, lead }: PageTexts, attributes = '') =>
  `<header class="al-page-header"${attributes}><div class="al-page-text"><h1 class="al-page-title">${title}</h1><p class="al-page-lead">${lead}</p></div></header>`;

/** As `HomePage` draws it, with room for its buttons and its figure. */
const hero = ({ title, lead }: PageTexts) =>
  `<div class="al-hero"><div><h1 class="al-hero-title">${title}</h1><p class="al-hero-lead">${lead}</p><div class="al-hero-actions"></div></div><svg class="al-hero-figure" viewBox="0 0 400 400" aria-hidden="true"></svg></div>`;

const pageOf = (route: string) => `src/routes/${route}.tsx?tsr-split=component`;

/** The pages that people come to from outside, and the one whose program is the largest. */
export const SCREENS: readonly FirstScreen[] = [
  { path: '/', modules: [pageOf('index')], html: hero(HERO) },
  { path: '/organisations', modules: [pageOf('organisations/index')], html: pageHeader(LIST) },
  {
    path: '/organisations/create',
    modules: [pageOf('organisations/create'), 'src/features/setup/wizard/SetupWizard.tsx'],
    html: pageHeader(SETUP, ' data-compact="true"'),
  },
];
