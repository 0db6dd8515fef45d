import { decodeDeployOrganisation } from '@althing/bindings';
import { CAROL, sampleGovernor, sampleModules, sampleToken } from '@althing/domain/testing';
import { parseEther, zeroAddress } from 'viem';
import { describe, expect, it } from 'vitest';
import { planInput } from '../../../test/planInput.ts';
import { aroundToken, wrappedInput } from '../../../test/wrappedInput.ts';
import { plan } from '../../plan.ts';
import type { PlanInput, Step } from '../../types.ts';

const stepsOf = (input: PlanInput): Step[] => plan(input).chains[0]!.steps;
const find = (input: PlanInput, id: string): Step => stepsOf(input).find((step) => step.id === id)!;
const lines = ({ review }: Step): Record<string, string> => Object.fromEntries(review.map(({ label, value }) => [label, value]));
const expected = ({ checks }: Step): Record<string, string> => Object.fromEntries(checks.map((check) => [check.label, check.expected]));

const SUPPLY = '1000000';
const wrapped = wrappedInput(CAROL, SUPPLY);
const unwrapped = wrappedInput(CAROL, SUPPLY, { isWrappingAccepted: false, name: 'Old', symbol: 'OLD', authority: [] });

describe('an existing token that is wrapped', () => {
  it('is kept by a lockbox, created before the token that is given out and in the same transaction', () => {
    const [chain] = plan(wrapped).chains;
    expect(chain!.steps.map(({ id }) => id)).toEqual([
      'proxyAdmin|',
      'protocolUpgrades|',
      'lockbox|',
      'token|',
      'timelock|Main',
      'refundGas|Main',
      'governor|Main',
    ]);
    expect(chain!.transactions).toHaveLength(1);
    const [token] = decodeDeployOrganisation(chain!.transactions[0]!.data).tokens;
    expect(token!.lockbox).toMatchObject({ kept: CAROL, keptSupply: parseEther(SUPPLY) });
  });

  it('gives out nothing at the beginning but one unit that stays with the lockbox', () => {
    const [lockbox, token] = [find(wrapped, 'lockbox|'), find(wrapped, 'token|')];
    expect(lines(token)).toMatchObject({
      'Supply on this chain': '0.000000000000000001 ACME',
      [`Initial balance of ${lockbox.address} (lockbox, for ever)`]: '0.000000000000000001 ACME',
      'Given out by': `${lockbox.address} (lockbox), one for each OLD`,
    });
  });

  it('is read back on both sides', () => {
    const [lockbox, token] = [find(wrapped, 'lockbox|'), find(wrapped, 'token|')];
    expect(expected(token)['Lockbox']).toBe(lockbox.address);
    expect(expected(lockbox)).toMatchObject({
      'Gives out': token.address,
      Keeps: CAROL,
      'Keeps the chain’s own currency': 'false',
      'Decimals of what it keeps': '18',
    });
  });

  it('counts shares of votes from all of it, however little is deposited', () => {
    expect(lines(find(wrapped, 'governor|Main'))).toMatchObject({
      'Proposal threshold': '10,000 ACME',
      Quorum: '20 % of all that can be wrapped (1,000,000 OLD)',
    });
  });

  it('says what follows from wrapping', () => {
    const review = lines(find(wrapped, 'lockbox|'));
    expect(review).toMatchObject({
      Keeps: `${CAROL} (OLD)`,
      'Gives out': `${find(wrapped, 'token|').address} (ACME), one for one`,
      'Supply of what it keeps': '1,000,000 OLD',
      'Consequence 1': 'Whoever deposits OLD gets the same amount of ACME, and OLD back for it at any time.',
    });
  });

  it('may be the chain’s own currency', () => {
    const token = aroundToken(zeroAddress, '0');
    const input = planInput({ token, modules: sampleModules({ governor: [] }) });
    const currency = { ...input, organisation: { ...input.organisation, token: { ...token, authority: [plainAuthority] } } };
    expect(lines(find(currency, 'lockbox|'))['Keeps']).toBe('the chain’s own currency (OLD)');
    expect(expected(find(currency, 'lockbox|'))['Keeps the chain’s own currency']).toBe('true');
  });

  it('has a lockbox at another address where another token is kept', () => {
    const other = wrappedInput('0x000000000000000000000000000000000000dEaD', SUPPLY);
    expect(find(other, 'lockbox|').address).not.toBe(find(wrapped, 'lockbox|').address);
    expect(find(other, 'token|').address).toBe(find(wrapped, 'token|').address);
  });
});

const plainAuthority = { chainId: 31337, name: '', isMultisig: false, addresses: [CAROL], threshold: 1 };

describe('an existing token that stays as it is', () => {
  it('is what governors count, and nothing is created of it', () => {
    expect(stepsOf(unwrapped).map(({ kind }) => kind)).toEqual(['proxyAdmin', 'protocolUpgrades', 'timelock', 'refundGas', 'governor']);
    const governor = find(unwrapped, 'governor|Main');
    expect(governor.dependsOn).toEqual(['proxyAdmin|', 'timelock|Main', 'refundGas|Main']);
    expect(lines(governor)).toMatchObject({ Token: `${CAROL} (OLD)`, 'Proposal threshold': '10,000 OLD' });
  });
});

describe('an existing token that cannot be planned', () => {
  const governor = sampleGovernor({ votingChainIds: [31338] });
  const token = aroundToken(CAROL, SUPPLY);
  const cases: [code: string, title: string, input: PlanInput][] = [
    ['quorum-without-base', 'without any of it', wrappedInput(CAROL, '0')],
    ['supply-too-large', 'of which there is more than votes can count', wrappedInput(CAROL, '1'.padEnd(40, '0'))],
    ['address-invalid', 'at no address', wrappedInput('0x12', SUPPLY)],
    ['existing-token-created', 'of which somebody would be given some', wrappedInput(CAROL, SUPPLY, sampleReceivers())],
    ['existing-token-on-one-chain', 'with votes of other chains', planInput({ token, modules: sampleModules({ governor: [governor] }) })],
    [
      'existing-token-unread',
      'of which nobody has read how much there is',
      planInput({ token: { ...token, existingTokens: [{ ...token.existingTokens![0]!, totalSupply: undefined }] } }),
    ],
  ];

  it.each(cases)('is refused with %s: %s', (code, _, input) => {
    expect(() => plan(input)).toThrow(expect.objectContaining({ code }));
  });
});

function sampleReceivers() {
  const { initialReceivers } = sampleToken();
  return { initialReceivers };
}
