import type { Position } from '@althing/domain/setup';
import { type ComponentType, lazy } from 'react';
import { OrganisationStep } from '../organisation/OrganisationStep.tsx';
import { loadAllPages } from './pages.ts';

export interface Place {
  /** What is decided on the page, in one or two sentences. */
  lead: string;
  Content: ComponentType;
  /** Whether it renders its own buttons at the end. */
  hasOwnFoot?: boolean;
}

const loadPlaces = {
  selection: () => import('../modules/ModulesStep.tsx'),
  governor: () => import('../governor/GovernorStep.tsx'),
  safe: () => import('../safe/SafeStep.tsx'),
  modules: () => import('../modules/ModuleForms.tsx'),
  token: () => import('../token/TokenStep.tsx'),
  /** Also loads the planner. */
  review: () => import('../review/ReviewStep.tsx'),
};

/** A later page, which is not shown before the rules of all pages are there. */
const page = (load: () => Promise<ComponentType>) =>
  lazy(async () => {
    const [Content] = await Promise.all([load(), loadAllPages()]);
    return { default: Content };
  });

const ModulesStep = page(async () => (await loadPlaces.selection()).ModulesStep);
const GovernorStep = page(async () => (await loadPlaces.governor()).GovernorStep);
const SafeStep = page(async () => (await loadPlaces.safe()).SafeStep);
const ModuleForms = page(async () => (await loadPlaces.modules()).ModuleForms);
const TokenStep = page(async () => (await loadPlaces.token()).TokenStep);
const ReviewStep = page(async () => (await loadPlaces.review()).ReviewStep);

/** Loads the code of later pages, as somebody who starts with the first will continue. What fails to load is requested again when its page opens. */
export function fetchLaterPlaces(): void {
  for (const load of [loadAllPages, ...Object.values(loadPlaces)]) load().catch(() => {});
}

/** Every page of the wizard; a missing one does not compile. */
export const PLACES: Record<Position, Place> = {
  organisation: {
    lead: 'Say who you are. This part is public, and is not written to any chain.',
    Content: OrganisationStep,
  },
  selection: {
    lead: 'Choose what your organisation can do. Protocol Upgrades is part of every organisation; for votes you need a governor.',
    Content: ModulesStep,
  },
  governor: {
    lead: 'A governor is the contract that counts votes and carries out what was decided. Each works on one chain.',
    Content: GovernorStep,
  },
  safe: {
    lead: 'A Safe is a shared account: nothing leaves it until enough of its owners have signed.',
    Content: SafeStep,
  },
  modules: {
    lead: 'Say who may stop a proposal, a decision or a message, and how messages travel between your chains.',
    Content: ModuleForms,
  },
  token: {
    lead: 'Votes are counted in a token. Whoever holds most of it decides, so give it out with care.',
    Content: TokenStep,
  },
  review: {
    lead: 'Read it once more. What you confirm here is what will be deployed, and the chains are compared with it afterwards.',
    Content: ReviewStep,
    hasOwnFoot: true,
  },
};
