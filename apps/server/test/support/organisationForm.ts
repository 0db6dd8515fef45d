import type { OrganisationInput } from '@althing/domain/organisation';
import { localAccount } from '@althing/devnet';
import type { Address, ChainId } from '@althing/domain/units';

/** A complete form: one governor, a Safe and a new token on each of `chainIds`. */
export function organisationForm(
  owner: Address,
  { name = 'Test Organisation', chainIds = [31337] }: { name?: string; chainIds?: ChainId[] } = {},
): OrganisationInput {
  const owners = [owner, localAccount(9).address];
  return {
    name,
    description: 'Made by a test',
    categoryId: 'other',
    logoId: null,
    links: [{ id: '1', type: 'website', url: 'https://example.org' }],
    modules: {
      protocolUpgrades: { isMultisig: true, addresses: owners, threshold: 1 },
      safeTreasury: chainIds.map((chainId) => ({ chainId, name: 'Treasury', isMultisig: true, addresses: owners, threshold: 1 })),
      bondingEngine: [],
      workingGroup: [],
      governor: chainIds.map((chainId) => ({
        tempId: `governor-${chainId}`,
        governorName: `Main ${chainId}`,
        chainId,
        isQuadratic: false,
        votingChainIds: [],
        refundMechanism: false,
        passportScoreRanges: ['0', '50', '100', '100'],
        quadraticThreshold: 0,
        quorumThreshold: 20,
        proposalThreshold: 1,
        votingPeriod: 7,
        preVotingTimelock: 'min' as const,
        preExecutionTimelock: 7,
      })),
      preVoteVeto: [],
      preExecutionVeto: [],
      refundMechanism: false,
    },
    token: {
      isCreatingNewToken: true,
      name: 'Test Token',
      symbol: 'TEST',
      chainIds,
      initialReceivers: chainIds.map((chainId) => ({ chainId, receivers: [{ tempId: '1', address: owner, amount: '1000' }] })),
      authority: chainIds.map((chainId) => ({
        chainId,
        name: '',
        isMultisig: false,
        addresses: [`governor|Main ${chainId}`],
        threshold: 1,
      })),
    },
  };
}
