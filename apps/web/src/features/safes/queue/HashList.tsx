import type { SafeHashes } from '@althing/bindings';
import { AddressView } from '../../../ui/AddressView.tsx';
import { HexView } from '../../../ui/HexView.tsx';
import { KeyValueList } from '../../../ui/KeyValueList.tsx';

/** What wallets and devices show when an owner signs. */
export function HashList({ hashes, chainId, safe }: { hashes: SafeHashes; chainId: number; safe: string }) {
  return (
    <KeyValueList
      items={[
        { label: 'Safe', value: <AddressView address={safe} chainId={chainId} isFull /> },
        { label: 'Domain hash', value: <HexView value={hashes.domain} noun="domain hash" isFull /> },
        { label: 'Message hash', value: <HexView value={hashes.message} noun="message hash" isFull /> },
        { label: 'Safe transaction hash (safeTxHash)', value: <HexView value={hashes.transaction} noun="Safe transaction hash" isFull /> },
      ]}
    />
  );
}
