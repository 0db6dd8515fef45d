import type { Hex } from '@althing/domain/units';
import { HexView } from '../../ui/HexView.tsx';
import { type KeyValue, KeyValueList } from '../../ui/KeyValueList.tsx';
import { AddressView } from '../../ui/AddressView.tsx';
import { TextLink } from '../../ui/RouterLinks.tsx';
import { TransactionHash } from '../../ui/TransactionHash.tsx';
import { KnownAddress } from '../transactions/index.ts';
import { BytesView } from './BytesView.tsx';
import { OrganisationLink } from './OrganisationLink.tsx';
import type { BridgeTransactionDetail } from './queries.ts';
import { TransferAmount } from './TransferText.tsx';
import type { Sendings } from './useJourney.ts';

interface FactsProps {
  transaction: BridgeTransactionDetail;
  sendings: Sendings;
}

/** Addresses, amounts and hashes, in full where they are copied. */
export function Facts({ transaction, sendings }: FactsProps) {
  const { originFromAddress, originChainId, originControllerAddress, originTransactionHash, messageId, payloadHash } = transaction;
  const { organisation, executedTransactionHash, destinationChainId, originTransactionInputData, bridgeDetails } = transaction;
  const items: KeyValue[] = [
    ...(organisation ? [{ label: 'Organisation', value: <OrganisationLink organisation={organisation} /> }] : []),
    { label: 'Sent by', value: <KnownAddress address={originFromAddress} chainId={originChainId} /> },
    ...transferFacts(transaction),
    { label: 'Controller', value: <AddressView address={originControllerAddress} chainId={originChainId} /> },
    { label: 'Origin transaction', value: <TransactionHash hash={originTransactionHash} chainId={originChainId} /> },
    {
      label: 'Destination transaction',
      value: executedTransactionHash ? <TransactionHash hash={executedTransactionHash} chainId={destinationChainId} /> : 'Not yet',
    },
    { label: 'Message id', value: <HexView value={messageId} noun="message id" /> },
    { label: 'Payload hash', value: <HexView value={payloadHash} noun="payload hash" /> },
    ...(originTransactionInputData === null
      ? []
      : [{ label: 'Payload', value: <BytesView value={originTransactionInputData as Hex} noun="payload" /> }]),
    ...(bridgeDetails === null ? [] : [{ label: 'Proof of sending', value: <Proof value={bridgeDetails.proof} /> }]),
    { label: 'Sendings', value: <SendingsOf transaction={transaction} sendings={sendings} /> },
  ];
  return <KeyValueList items={items} />;
}

function SendingsOf({ transaction: { messageId, messageType }, sendings }: FactsProps) {
  if (sendings === 'reading') return 'Being read';
  if (sendings === 'unread') return 'They could not be read';
  if (sendings.count === 1 && sendings.isWhole) return 'This one only';
  return (
    <TextLink to="/bridge/transactions" search={{ find: messageId }}>
      {sendings.isWhole ? `All ${sendings.count}` : `More than ${sendings.count}`} of this {messageType}
    </TextLink>
  );
}

/** What Polymer's adapter on the destination takes from anybody. */
const Proof = ({ value }: { value: string | null }) =>
  value === null ? 'The origin does not give it at the moment' : <BytesView value={value as Hex} noun="proof of sending" />;

function transferFacts(transaction: BridgeTransactionDetail): KeyValue[] {
  const { transfer, destinationChainId } = transaction;
  if (!transfer) return [];
  const { recipient, amount, platformFee, unwrap, bridgeTax, notUnwrapped } = transfer;
  const amountOf = (value: string) => <TransferAmount transaction={transaction} value={value} as="exact" />;
  return [
    { label: 'Recipient', value: <KnownAddress address={recipient} chainId={destinationChainId} /> },
    { label: 'Travels', value: amountOf(amount) },
    ...(platformFee === '0' ? [] : [{ label: 'Fee of the platform', value: amountOf(platformFee) }]),
    ...(bridgeTax === null || bridgeTax === '0' ? [] : [{ label: 'Bridge tax', value: amountOf(bridgeTax) }]),
    ...(unwrap
      ? [{ label: 'Unwrapped', value: notUnwrapped !== null && notUnwrapped !== '0' ? <>All but {amountOf(notUnwrapped)}</> : 'Asked for' }]
      : []),
  ];
}
