import { CONTROLLER_ROLES, encodeBridgeOptions, messageControllerAbi } from '@althing/bindings';
import { type MeasureFacts, type ProposalAction, READING, type RemoteChain, type RemoteDraft } from '@althing/domain/governance';
import type { GovernorView, OrganisationDetail } from '@althing/domain/http';
import type { Address } from '@althing/domain/units';
import { useQueries } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useConfig } from 'wagmi';
import { getClient } from 'wagmi/actions';
import { readContract } from 'viem/actions';
import { chainKey, useChainRead } from '../../../../lib/chain/useChainRead.ts';
import { useAppConfig } from '../../../../lib/config/AppConfigContext.ts';
import { useActor } from '../../useActor.ts';
import { executorOf } from '../../executor.ts';
import { readRemoteWay } from './readRemoteWay.ts';
import { controllerOn, remoteChains, remotePlace } from './remotePlaces.ts';

type Remote = MeasureFacts['remote'];

const NONE = 'The organisation has no message controller on this chain: it was founded without the module Multi-Bridge here.';
const NOWHERE = 'No other chain of this organisation takes messages.';
const NO_SENDER =
  'Whoever acts for this governor may not send messages: the organisation’s message controller does not count it among its senders, whom its owner chooses.';

export const remoteDrafts = (actions: readonly ProposalAction[]): RemoteDraft[] => actions.filter((action) => action.type === 'remote');

/** Where messages of a governor go, without quotes. Only chains that `actions` name are asked. */
export function useRemoteFacts(
  organisation: OrganisationDetail,
  governor: GovernorView | undefined,
  actions: readonly ProposalAction[],
): Remote {
  const { chains } = useAppConfig();
  const config = useConfig();
  const { account } = useActor();
  const chainId = governor?.chainId ?? 0;
  const home = chains.find(({ id }) => id === chainId);
  const controller = controllerOn(organisation, chainId);
  const others = useMemo(() => remoteChains(organisation, chainId, chains), [organisation, chainId, chains]);
  const named = new Set(remoteDrafts(actions).map((draft) => draft.chainId));
  const asked = others.filter((other) => named.has(other.chainId));
  const sender = governor && executorOf(governor);
  const isSender = useChainRead({
    chainId,
    key: ['originator', controller, sender],
    enabled: controller !== undefined && sender !== undefined && others.length > 0,
    read: (client) =>
      readContract(client, {
        address: controller!,
        abi: messageControllerAbi,
        functionName: 'hasRole',
        args: [CONTROLLER_ROLES.originator, sender!],
      }),
  }).data;
  const ways = useQueries({
    queries: asked.map((there) => ({
      queryKey: chainKey(there.chainId, 'remoteWay', chainId, controller, sender),
      queryFn: () => {
        const [near, far] = [getClient(config, { chainId }), getClient(config, { chainId: there.chainId })];
        if (!near || !far || !home) throw new Error(`Chain ${there.chainId} is not configured`);
        return readRemoteWay(near, far, remotePlace(organisation, governor!, controller!, { home, there, you: account ?? undefined }));
      },
      enabled: controller !== undefined && governor !== undefined,
      retry: 1,
    })),
    combine: (answers): RemoteChain['way'][] =>
      answers.map(({ data, isError }, index) =>
        isError ? { problem: `${asked[index]!.name} could not be asked how messages go there. Try again in a moment.` } : data,
      ),
  });
  if (!governor || !controller) return { problem: NONE };
  if (others.length === 0) return { problem: NOWHERE };
  if (isSender !== true) return { problem: isSender === undefined ? READING : NO_SENDER };
  return {
    controller,
    chains: others.map((other) => ({ ...other, way: ways[asked.indexOf(other)] })),
    quotes: new Map(),
    optionsOf: (bridge, gasLimit) => encodeBridgeOptions(bridge, { refund: sender as Address, gasLimit, refundChainId: chainId }),
  };
}
