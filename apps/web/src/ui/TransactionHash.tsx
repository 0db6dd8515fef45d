import { explorerUrl } from '../lib/config/explorerUrl.ts';
import { useChain } from '../lib/config/useChain.ts';
import { HexView } from './HexView.tsx';

/** The hash of a transaction: shortened, with a copy button, and a link to the chain's explorer if there is one. */
export function TransactionHash({ hash, chainId }: { hash: string; chainId: number }) {
  return <HexView value={hash} noun="transaction hash" href={explorerUrl(useChain(chainId), 'tx', hash)} />;
}
