import type { SafeHashes } from '@althing/bindings';
import { AddressView } from '../../../ui/AddressView.tsx';
import { HexView } from '../../../ui/HexView.tsx';
import { KeyValueList } from '../../../ui/KeyValueList.tsx';

/** What the last hash is called, by what is signed. */
const SIGNED = {
  transaction: { label: 'Safe transaction hash (safeTxHash)', noun: 'Safe transaction hash' },
  message: { label: 'Safe message hash', noun: 'Safe message hash' },
  typed: { label: 'Hash that is signed', noun: 'hash that is signed' },
  delegate: { label: 'Hash of both', noun: 'hash of both' },
} as const;

interface HashListProps {
  hashes: SafeHashes;
  chainId: number;
  /** Undefined where what is signed names none. */
  safe?: string;
  of?: keyof typeof SIGNED;
}

/** What wallets and devices show when an owner signs. */
export function HashList({ hashes, chainId, safe, of = 'transaction' }: HashListProps) {
  const { label, noun } = SIGNED[of];
  return (
    <KeyValueList
      items={[
        ...(safe === undefined ? [] : [{ label: 'Safe', value: <AddressView address={safe} chainId={chainId} isFull /> }]),
        { label: 'Domain hash', value: <HexView value={hashes.domain} noun="domain hash" isFull /> },
        { label: 'Message hash', value: <HexView value={hashes.message} noun="message hash" isFull /> },
        { label, value: <HexView value={hashes.signed} noun={noun} isFull /> },
      ]}
    />
  );
}
