import { ORGANISATION_STATES } from '@althing/domain/organisation';
import { expect, it } from 'vitest';
import { hasStarted, organisationStep, type OrganisationStep } from './organisationState.ts';

const STEPS: OrganisationStep[] = ['register', 'expire', 'start', 'complete'];

it('only ever moves an organisation forward, unless it expires', () => {
  for (const step of STEPS.filter((name) => name !== 'expire')) {
    const { from, to } = organisationStep(step);
    for (const state of from) expect(ORGANISATION_STATES.indexOf(to)).toBeGreaterThan(ORGANISATION_STATES.indexOf(state));
  }
});

it('lets expire what is not deployed, and neither a draft nor an organisation that stands', () => {
  expect(organisationStep('expire')).toEqual({ from: ['registered', 'deploying'], to: 'expired' });
});

it('leaves a deployed organisation no step, and reaches deployed only from deploying', () => {
  for (const step of STEPS) expect(organisationStep(step).from).not.toContain('deployed');
  expect(STEPS.filter((step) => organisationStep(step).to === 'deployed')).toEqual(['complete']);
  expect(organisationStep('complete').from).toEqual(['deploying']);
});

it('counts a deployment as begun once something was sent or found', () => {
  expect(hasStarted(['planned', 'failed'])).toBe(false);
  for (const state of ['submitted', 'confirmed', 'verified'] as const) expect(hasStarted(['planned', state])).toBe(true);
});
