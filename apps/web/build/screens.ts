import { INTRO as ACTIVITY } from '../src/features/activity/intro.ts';
import { DASHBOARD, MARKET, MARKETS } from '../src/features/bonds/intro.ts';
import { INTRO as BRIDGE } from '../src/features/bridge/intro.ts';
import { INTRO as BRIDGE_TRANSACTIONS } from '../src/features/bridgeTransactions/intro.ts';
import { INTRO as VOTE, PROPOSALS, PROPOSE } from '../src/features/governance/intro.ts';
import { PROPOSAL } from '../src/features/governance/proposal/intro.ts';
import { HERO } from '../src/features/home/content.ts';
import { INTRO as MEMBERS } from '../src/features/members/intro.ts';
import { MEMBER } from '../src/features/members/memberIntro.ts';
import { INTRO as LIST } from '../src/features/organisations/intro.ts';
import { SAFE } from '../src/features/safes/intro.ts';
import { EDIT, INTRO as SETUP } from '../src/features/setup/intro.ts';
import { UPGRADE } from '../src/features/upgrades/intro.ts';
import type { FirstScreen } from './firstScreens.ts';

interface PageTexts {
  title: string;
  lead: string;
}

interface HeaderParts {
  attributes?: string;
  before?: string;
  eyebrow?: string;
}

/** As `PageHeader` draws it. */
const pageHeader = ({ title, lead }: PageTexts, { attributes = '', before = '', eyebrow = '' }: HeaderParts = {}) =>
  `<header class="al-page-header"${attributes}>${before}<div class="al-page-text">${eyebrow}<h1 class="al-page-title" dir="auto">${title}</h1><p class="al-page-lead" dir="auto">${lead}</p></div></header>`;

const eyebrow = (text: string) => `<div class="al-page-eyebrow">${text}</div>`;

/** As `OrganisationHeader` draws it. The server fills in what stands in braces. */
const organisationHeader = pageHeader(
  { title: '{{name}}', lead: '<span class="al-page-folded">{{description}}</span>' },
  { before: '<div class="al-page-mark" style="width:84px;height:84px"></div>', eyebrow: eyebrow('{{category}}') },
);

/** As `HomePage` draws it, with room for its buttons and its figure. */
const hero = ({ title, lead }: PageTexts) =>
  `<div class="al-hero"><div><h1 class="al-hero-title">${title}</h1><p class="al-hero-lead">${lead}</p><div class="al-hero-actions"></div></div><svg class="al-hero-figure" viewBox="0 0 400 400" aria-hidden="true"></svg></div>`;

const COMPACT = ' data-compact="true"';

const pageOf = (route: string) => `src/routes/${route}.tsx?tsr-split=component`;

const ofOrganisation = (route: string, texts: PageTexts, header: Pick<HeaderParts, 'attributes'> = {}): FirstScreen => ({
  path: `/organisations/[slug]/${route
    .replace('/index', '')
    .replaceAll(/\$(\w+)/g, '[$1]')
    .replaceAll('.', '/')}`,
  title: `${texts.title} of {{name}}`,
  modules: [pageOf(`organisations/$slug/${route}`)],
  html: pageHeader(texts, { ...header, eyebrow: eyebrow('{{name}}') }),
});

/** The pages that people come to from outside, or often. */
export const SCREENS: readonly FirstScreen[] = [
  { path: '/', modules: [pageOf('index')], html: hero(HERO) },
  { path: '/organisations', modules: [pageOf('organisations/index')], html: pageHeader(LIST) },
  {
    path: '/organisations/create',
    modules: [pageOf('organisations/create'), 'src/features/setup/wizard/SetupWizard.tsx'],
    html: pageHeader(SETUP, { attributes: COMPACT }),
  },
  { path: '/vote', modules: [pageOf('vote')], html: pageHeader(VOTE) },
  { path: '/veos', modules: [pageOf('veos/index')], html: pageHeader(MARKETS) },
  {
    path: '/veos/[chainId]/[marketId]',
    title: '{{name}}',
    description: `{{description}}. ${MARKET.lead}`,
    modules: ['src/routes/veos/$chainId.$marketId.tsx?tsr-split=component---loader'],
    html: pageHeader({ title: '{{name}}', lead: `{{description}}. ${MARKET.lead}` }, { attributes: COMPACT, eyebrow: eyebrow('VEOs') }),
  },
  { path: '/dashboard', modules: [pageOf('dashboard')], html: pageHeader(DASHBOARD) },
  { path: '/bridge', modules: [pageOf('bridge/index')], html: pageHeader(BRIDGE) },
  { path: '/bridge/transactions', modules: [pageOf('bridge/transactions/index')], html: pageHeader(BRIDGE_TRANSACTIONS) },
  {
    path: '/organisations/[slug]',
    title: '{{name}}',
    description: '{{description}}',
    modules: [pageOf('organisations/$slug/index')],
    html: organisationHeader,
  },
  ofOrganisation('members/index', MEMBERS),
  ofOrganisation('activity', ACTIVITY),
  ofOrganisation('proposals/index', PROPOSALS),
  ofOrganisation('proposals/create', PROPOSE, { attributes: COMPACT }),
  ofOrganisation('members/$chainId.$account', MEMBER),
  ofOrganisation('proposals/$chainId.$governor.$proposalId', PROPOSAL),
  ofOrganisation('safes/$chainId.$safe', SAFE),
  ofOrganisation('upgrades/$proposalId', UPGRADE),
  { ...ofOrganisation('edit', EDIT), html: pageHeader(EDIT) },
];
