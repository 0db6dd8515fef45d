import { useTransaction, useWhenConfirmed } from '../../transactions/index.ts';
import type { BridgeSearch } from '../bridgeSearch.ts';
import type { RouteTokens } from './queries.ts';
import { routeSubject } from './routeChoice.ts';

export interface SentRoutesProps {
  tokens: RouteTokens['tokens'];
  account: string;
  onSearch: (change: Partial<BridgeSearch>) => void;
}

/**
 * Puts what has left into the page's address, of which the server is told. Owners of a Safe may execute it when the form shows another token or chain, or
 * after this page was closed, so every one is looked at.
 */
export const SentRoutes = ({ tokens, account, onSearch }: SentRoutesProps) =>
  tokens.flatMap(({ id, places }) =>
    places.map(({ chainId }) => (
      <SentRoute
        key={`${id}:${chainId}`}
        subject={routeSubject(id, chainId, account)}
        onSent={(sent) => onSearch({ sent, asset: id, from: chainId, amount: undefined, recipient: undefined })}
      />
    )),
  );

function SentRoute({ subject, onSent }: { subject: string; onSent: (hash: string) => void }) {
  const { state } = useTransaction(subject);
  useWhenConfirmed(state, ({ outcome }) => onSent(outcome.hash));
  return null;
}
