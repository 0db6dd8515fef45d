import type { OrganisationInput } from '@althing/domain/organisation';
import type { Address, ChainId } from '@althing/domain/units';

/** What a careful founder would choose: on every chain a governor with a timelock, a Safe treasury and a new token. */
export function organisationForm(name: string, chainIds: readonly ChainId[], owners: readonly Address[]): OrganisationInput {
  const isMultisig = owners.length > 1;
  const threshold = isMultisig ? 2 : 1;
  return {
    name,
    description: 'Looks after the harbour and pays those who keep its lights.',
    categoryId: 'other',
    logoId: null,
    links: [{ id: 'link-1', type: 'website', url: 'https://harbour.example' }],
    modules: {
      protocolUpgrades: { isMultisig, addresses: [...owners], threshold },
      safeTreasury: chainIds.map((chainId) => ({ chainId, name: 'Treasury', isMultisig, addresses: [...owners], threshold })),
      bondingEngine: [],
      workingGroup: [],
      governor: chainIds.map((chainId) => ({
        tempId: `governor-${chainId}`,
        governorName: `Assembly ${chainId}`,
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
      name: `${name} Token`,
      symbol: 'HRB',
      chainIds: [...chainIds],
      initialReceivers: chainIds.map((chainId) => ({
        chainId,
        receivers: owners.map((address, index) => ({ tempId: `receiver-${index}`, address, amount: '1000' })),
      })),
      authority: chainIds.map((chainId) => ({
        chainId,
        name: '',
        isMultisig: false,
        addresses: [`governor|Assembly ${chainId}`],
        threshold: 1,
      })),
    },
  };
}
