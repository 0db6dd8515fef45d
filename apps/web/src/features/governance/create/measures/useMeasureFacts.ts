import { readOwnership, readPowers } from '@althing/bindings';
import { type MeasureFacts, type ProposalAction, READING } from '@althing/domain/governance';
import type { GovernorView, OrganisationDetail } from '@althing/domain/http';
import type { Address } from '@althing/domain/units';
import { useMemo } from 'react';
import { useChainRead } from '../../../../lib/chain/useChainRead.ts';
import { useAppConfig } from '../../../../lib/config/AppConfigContext.ts';
import { nameAddressIn } from '../../../transactions/index.ts';
import { useActor } from '../../useActor.ts';
import { useRemoteFacts } from '../remote/useRemoteFacts.ts';
import { useRemoteQuotes } from '../remote/useRemoteQuotes.ts';
import { authorityOn, measureFacts, powersUnread } from './measureFacts.ts';
import { plannedVotingChains } from './plannedVotingChains.ts';
import { powerPlaces } from './powerPlaces.ts';

/** What the governor is and may do; undefined without a governor. It knows at once what the server knows, and the rest as the chain answers. */
export function useMeasureFacts(
  organisation: OrganisationDetail,
  governor: GovernorView | undefined,
  actions: readonly ProposalAction[],
): MeasureFacts | undefined {
  const { chains } = useAppConfig();
  const { account } = useActor();
  const chainId = governor?.chainId ?? 0;
  const refund = (governor?.refundGas ?? undefined) as Address | undefined;
  const authority = authorityOn(organisation, chainId);
  const { data: ownership } = useChainRead({
    chainId,
    key: ['ownership', governor?.token, authority, refund],
    enabled: governor !== undefined,
    read: (client) => readOwnership(client, { token: governor!.token as Address, authority, refund }),
  });
  const places = useMemo(() => governor && powerPlaces(organisation, governor, chains), [organisation, governor, chains]);
  const { data: powers } = useChainRead({
    chainId,
    key: ['powers', places],
    enabled: places !== undefined,
    read: (client) => readPowers(client, places!),
  });
  const planned = useMemo(() => governor && plannedVotingChains(organisation, governor), [organisation, governor]);
  const { data: votingChains } = useChainRead({
    chainId,
    key: ['votingChains', governor?.address],
    enabled: planned?.isPlanned === true,
    read: async (client) => {
      // The planner is large, and few organisations vote on several chains.
      const { votingChainsOf } = await import('./votingChainsOf.ts');
      return votingChainsOf(client, organisation, governor!, (id) => chains.find((chain) => chain.id === id)?.name ?? String(id));
    },
  });
  const remote = useRemoteFacts(organisation, governor, actions);
  const facts = useMemo(() => {
    if (!governor || !planned || !places) return undefined;
    const { nativeCurrency } = chains.find(({ id }) => id === chainId) ?? {};
    return measureFacts(organisation, governor, {
      coin: { symbol: nativeCurrency?.symbol ?? 'ETH', decimals: nativeCurrency?.decimals ?? 18 },
      nameAddress: nameAddressIn(organisation.contracts, chainId, account ?? undefined),
      ownership,
      powers: powers ?? powersUnread(places),
      votingChains: votingChains ?? planned.chains,
      remote: { problem: READING },
    });
  }, [organisation, governor, planned, chains, chainId, account, ownership, places, powers, votingChains]);
  return useRemoteQuotes(facts && { ...facts, remote }, actions, chainId);
}
