import { ALICE, BOB, sampleGovernor, sampleModules, sampleToken } from '@althing/domain/testing';
import { decodeDeployOrganisation } from '@althing/bindings';
import { expect, it } from 'vitest';
import { bridgedOrganisation } from '../test/bridgedOrganisation.ts';
import { planInput } from '../test/planInput.ts';
import { diffPlan, plan, planRemaining } from './index.ts';

it('a new Safe of an organisation that stands is deployed without the vesting and the votes for other chains that stand already', () => {
  const chainIds = [31337, 31338];
  const input = planInput(
    {
      modules: sampleModules({ governor: [sampleGovernor({ votingChainIds: chainIds })] }),
      token: sampleToken({
        chainIds,
        authority: chainIds.map((chainId) => ({ chainId, name: '', isMultisig: false, addresses: [ALICE], threshold: 1 })),
        initialReceivers: chainIds.map((chainId) => ({ chainId, receivers: [{ tempId: '1', address: ALICE, amount: '1' }] })),
        vesting: chainIds.map((chainId) => ({
          chainId,
          isFlexVoting: false,
          schedules: [
            { vestingType: 'milestone', milestoneDates: ['2030-01-01T00:00:00Z'], receivers: [{ tempId: '1', address: BOB, amount: '1' }] },
          ],
        })),
      }),
    },
    { 31337: ALICE, 31338: ALICE },
  );
  const founded = { ...input, messageControllers: { 31337: ALICE, 31338: BOB } };
  const safeTreasury = [{ chainId: 31338, name: '', isMultisig: true, addresses: [ALICE, BOB], threshold: 1 }];
  const { organisation } = founded;
  const grown = { ...founded, organisation: { ...organisation, modules: { ...organisation.modules, safeTreasury } } };
  const standing = plan(founded).chains.flatMap(({ steps }) => steps);
  const [chain, ...others] = diffPlan(standing, grown).chains;
  expect(others).toEqual([]);
  expect(chain!.transactions.map(({ stepIds }) => stepIds)).toEqual([['safeTreasury|']]);
  const { safes, ...rest } = decodeDeployOrganisation(chain!.transactions[0]!.data);
  expect(safes).toHaveLength(1);
  expect(rest).toMatchObject({ tokens: [], vestings: [], spokes: [], governors: [], proxies: [] });
});

it('a message controller is deployed after the rest of its chain, and the rest without it once it stands', () => {
  const whole = plan(bridgedOrganisation());
  const remaining = (isController: boolean) => {
    const [chain] = planRemaining(whole, ({ kind }) => (kind === 'messageController') !== isController).chains;
    return decodeDeployOrganisation(chain!.transactions[0]!.data);
  };
  expect(remaining(true)).toMatchObject({ safes: [], tokens: [], governors: [], proxies: [expect.anything()] });
  expect(remaining(false)).toMatchObject({ tokens: [expect.anything()], governors: [expect.anything()], proxies: [] });
});
