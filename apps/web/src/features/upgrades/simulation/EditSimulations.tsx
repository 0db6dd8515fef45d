import type { EndpointResponse, OrganisationDetail } from '@althing/domain/http';
import classes from '../Upgrades.module.css';
import { OnChain } from './OnChain.tsx';

export interface EditSimulationsProps {
  organisation: Pick<OrganisationDetail, 'id'>;
  preview: EndpointResponse<'POST /api/v1/organisations/:slug/upgrade-proposals/preview'>;
}

/** What an edit would do on each of its chains, before it is proposed. */
export function EditSimulations({ organisation, preview: { transactions, contracts } }: EditSimulationsProps) {
  const onChain = (chainId: number) => {
    const calls = transactions
      .filter((transaction) => transaction.chainId === chainId)
      .flatMap(({ sender, calls: own }) =>
        own.map((call) => ({ ...call, by: sender.address, governor: sender.governor?.address ?? null })),
      );
    const added = contracts.filter((contract) => contract.chainId === chainId).map(({ kind, name, address }) => ({ kind, name, address }));
    const subject = { type: 'edit', chainId, organisationId: organisation.id, calls, contracts: added } as const;
    return <OnChain key={chainId} subject={subject} count={calls.length} />;
  };
  const chains = [...new Set(transactions.map(({ chainId }) => chainId))];
  return chains.length > 0 && <div className={classes.simulations}>{chains.map(onChain)}</div>;
}
