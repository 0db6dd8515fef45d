import { creationArguments, type DecodedArgument, type DecodedCall, type DecodedValue } from '@althing/bindings';
import { callWords, isResolution, RESOLUTION } from '@althing/domain/governance';
import { shownText } from '@althing/domain/text';
import type { Address } from '@althing/domain/units';
import { useState } from 'react';
import { useTokenFacts } from '../../lib/chain/useTokenFacts.ts';
import { useAppConfig } from '../../lib/config/AppConfigContext.ts';
import { useChain } from '../../lib/config/useChain.ts';
import { integerText } from '../../lib/format/integerText.ts';
import { AddressView } from '../../ui/AddressView.tsx';
import { HexView } from '../../ui/HexView.tsx';
import { Money, PresentWorth } from '../../ui/Money.tsx';
import classes from './CallView.module.css';
import type { Meanings } from './bondMeanings.ts';
import { CallWarnings } from './CallWarnings.tsx';
import { argumentMeaning } from './argumentMeaning.ts';
import { type NameAddress, nameWithin } from './nameAddress.ts';
import { useBondMeanings } from './useBondMeanings.ts';
import { WithAddresses } from './WithAddresses.tsx';
import { amountPosition, tokenAmountText } from './tokenAmount.ts';

export interface CallViewProps {
  call: DecodedCall;
  chainId: number;
  nameAddress: NameAddress;
  /** What addresses are called on another chain; nothing is known of them without it. */
  nameOn?: (chainId: number) => NameAddress;
  /** For a payment: the amount and the recipient, shown instead of function and arguments. */
  payment?: { text: string; recipient: string; paid: { value: bigint; decimals: number; token?: Address } };
}

/** One call in words, with its arguments, the calls that it contains, and its calldata for anybody who wants to check. */
export function CallView({ payment, ...props }: CallViewProps) {
  return <div className={classes.root}>{payment ? <PaymentView payment={payment} {...props} /> : <Call {...props} />}</div>;
}

type Props = Omit<CallViewProps, 'payment'>;

function PaymentView({ payment, ...props }: Props & { payment: NonNullable<CallViewProps['payment']> }) {
  const [isOpen, setOpen] = useState(false);
  const name = props.nameAddress(payment.recipient);
  return (
    <>
      <div className={classes.head}>
        <span className={classes.function}>{payment.text}</span>
        <PresentWorth chainId={props.chainId} {...payment.paid} />
        <span className={classes.soft}>to</span>
        <AddressView address={payment.recipient} chainId={props.chainId} {...(name ? { name } : {})} />
      </div>
      {props.call.data !== '0x' && (
        <>
          <button type="button" className={classes.toggle} aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
            {isOpen ? 'Hide the call' : 'The call'}
          </button>
          {isOpen && <Call {...props} />}
        </>
      )}
    </>
  );
}

const isNothing = ({ to, value, data, isDelegated }: DecodedCall): boolean =>
  !isDelegated && isResolution([{ target: to, value, calldata: data }]);

function Call(props: Props) {
  return isNothing(props.call) ? <p className={classes.soft}>{RESOLUTION}</p> : <Something {...props} />;
}

function Something({ call, chainId, nameAddress, nameOn }: Props) {
  const { symbol } = useChain(chainId).nativeCurrency;
  const name = nameAddress(call.to) ?? (call.certainty === 'known' ? call.contract : undefined);
  return (
    <>
      <div className={classes.head}>
        <span className={classes.function}>
          {call.certainty === 'transfer' ? 'Send' : (call.functionName ?? (call.isDelegated ? 'Run code' : 'Call'))}
        </span>
        {call.value > 0n && !call.isDelegated && <Money chainId={chainId} value={call.value} symbol={symbol} as="exact" />}
        <span className={classes.soft}>{call.certainty === 'transfer' ? 'to' : 'on'}</span>
        <AddressView address={call.to} chainId={chainId} {...(name ? { name } : {})} />
      </div>
      {call.certainty === 'selector' && (
        <p className={classes.soft}>
          The contract is not known here. The names below are guessed from the first four bytes; check the raw data.
        </p>
      )}
      {call.certainty === 'unknown' && call.data !== '0x' && (
        <p className={classes.soft}>This call could not be decoded. Its raw data follows.</p>
      )}
      <CallWarnings call={call} chainId={chainId} nameAddress={nameAddress} />
      <CallWords call={call} chainId={chainId} nameAddress={nameAddress} />
      {call.calls.length > 0 && (
        <ol className={classes.inner}>
          {call.calls.map((inner, index) => (
            <li key={index}>
              <InnerCall call={inner} chainId={chainId} nameAddress={nameAddress} {...(nameOn ? { nameOn } : {})} />
            </li>
          ))}
        </ol>
      )}
      <CallArguments call={call} chainId={chainId} nameAddress={nameAddress} />
      {call.data !== '0x' && <RawData call={call} isOpen={call.certainty === 'unknown'} />}
    </>
  );
}

/** A call within another one. One that is made on another chain is looked up there, where the names of this chain mean nothing. */
function InnerCall({ call, chainId, nameAddress, nameOn }: Props) {
  const { chains } = useAppConfig();
  if (call.onChain === undefined)
    return <CallView call={call} chainId={chainId} nameAddress={nameAddress} {...(nameOn ? { nameOn } : {})} />;
  const there = chains.find(({ id }) => String(id) === call.onChain);
  return (
    <>
      <p className={classes.soft}>On {there?.name ?? `the chain with the number ${call.onChain}`}:</p>
      <CallView call={call} chainId={there?.id ?? chainId} nameAddress={there && nameOn ? nameOn(there.id) : () => undefined} />
    </>
  );
}

/** What the call does, in a sentence, where words are known for it. */
function CallWords({ call, chainId, nameAddress }: Props) {
  const { chains } = useAppConfig();
  const words = callWords(
    call,
    nameWithin(nameAddress),
    (chain) => chains.find(({ id }) => String(id) === chain)?.name ?? `the chain with the number ${chain}`,
  );
  if (words === undefined) return null;
  return (
    <p className={classes.words}>
      <WithAddresses text={words} chainOf={() => chainId} />
    </p>
  );
}

/** Arguments that the contained calls do not show. Long ones are collapsed at first, because the page has already explained them. */
function CallArguments({ call, ...props }: Omit<ValueProps, 'meanings'> & { call: DecodedCall }) {
  const all = creationArguments(call);
  const meanings = useBondMeanings(call, all, props.chainId);
  const args = all.filter((_, index) => !call.told.includes(index));
  const count = args.reduce((sum, { value }) => sum + leaves(value), 0);
  const [isOpen, setOpen] = useState(count <= SHORT);
  return (
    <>
      {count > SHORT && (
        <button type="button" className={classes.toggle} aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {isOpen ? 'Hide the decoded arguments' : `Show the ${count} decoded arguments`}
        </button>
      )}
      {isOpen && <Arguments call={call} args={args} meanings={meanings} {...props} />}
    </>
  );
}

/** How many values are shown without expanding. */
const SHORT = 12;

const leaves = (value: DecodedValue): number =>
  typeof value === 'string'
    ? 1
    : isArguments(value)
      ? value.reduce((sum, argument) => sum + leaves(argument.value), 0)
      : value.reduce((sum, item) => sum + leaves(item), 0);

interface ValueProps {
  chainId: number;
  nameAddress: NameAddress;
  meanings: Meanings;
  /** Of the value that these are parts of, with a point behind it. */
  within?: string;
}

/** `call` is set for arguments of a call, and missing for the parts of a tuple. */
function Arguments({ call, args, ...props }: ValueProps & { call?: DecodedCall; args: readonly DecodedArgument[] }) {
  if (args.length === 0) return null;
  return (
    <dl className={classes.args}>
      {args.map((argument, index) => (
        <div key={argument.name} className={classes.arg} data-nested={typeof argument.value !== 'string'}>
          <dt>{argument.name}</dt>
          <dd>
            <ArgumentValue argument={argument} {...(call ? { call, index } : {})} {...props} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** A number's meaning, where it is known, instead of the number; the number itself is part of the raw data. */
function ArgumentValue({
  argument,
  call,
  index,
  within = '',
  ...props
}: ValueProps & { argument: DecodedArgument; call?: DecodedCall; index?: number }) {
  const { name, type, value } = argument;
  const isAmount = call !== undefined && amountPosition(call.signature) === index;
  const token = useTokenFacts(props.chainId, isAmount ? call.to : undefined).data;
  if (call && typeof value === 'string') {
    const meaning = isAmount && token ? tokenAmountText(value, token) : argumentMeaning(call.functionName, name, value);
    if (meaning) return <strong>{meaning}</strong>;
  }
  return <Value value={value} type={type} name={name} path={`${within}${name}`} {...props} />;
}

interface ValueViewProps extends Omit<ValueProps, 'within'> {
  value: DecodedValue;
  type: string;
  name: string;
  path: string;
}

function Value({ value, type, name: argument, path, ...props }: ValueViewProps) {
  if (typeof value === 'string') {
    const meaning = props.meanings.get(path);
    if (meaning !== undefined) return <strong>{meaning}</strong>;
    const name = type === 'address' ? props.nameAddress(value) : undefined;
    return type === 'address' ? (
      <AddressView address={value} chainId={props.chainId} {...(name ? { name } : {})} />
    ) : (
      <PlainValue value={value} type={type} name={argument} />
    );
  }
  if (value.length === 0) return '(none)';
  if (isArguments(value)) return <Arguments args={value} within={`${path}.`} {...props} />;
  const element = type.replace(/\[\d*\]$/, '');
  return (
    <ol className={classes.list}>
      {value.map((item, index) => (
        <li key={index}>
          <Value value={item} type={element} name={argument} path={`${path}.${index}`} {...props} />
        </li>
      ))}
    </ol>
  );
}

const LONG = 24;

/** Long numbers and bytes, which are compared digit by digit. */
function PlainValue({ value, type, name }: { value: string; type: string; name: string }) {
  if (value === '') return '(empty)';
  // Written by whoever made the call, so it is not trusted.
  if (type === 'string') return <bdi>{shownText(value)}</bdi>;
  if (name === 'proposalId') return <HexView value={value} noun="proposal number" />;
  return value.length > LONG && /^(0x)?[0-9a-fA-F]+$/.test(value) ? (
    <span className={classes.mono}>{integerText(value, type, name)}</span>
  ) : (
    integerText(value, type, name)
  );
}

const isArguments = (value: DecodedArgument[] | DecodedValue[]): value is DecodedArgument[] => {
  const [first] = value;
  return typeof first === 'object' && !Array.isArray(first);
};

/** Function, numbers as sent, and calldata. */
const rawText = ({ signature, args, data }: DecodedCall): string =>
  [signature, ...args.flatMap(({ name, value }) => (typeof value === 'string' && /^\d+$/.test(value) ? [`${name}: ${value}`] : [])), data]
    .filter((line) => line !== null)
    .join('\n');

function RawData({ call, isOpen: isOpenAtFirst }: { call: DecodedCall; isOpen: boolean }) {
  const [isOpen, setOpen] = useState(isOpenAtFirst);
  return (
    <>
      <button type="button" className={classes.toggle} aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        {isOpen ? 'Hide raw data' : 'Raw data'}
      </button>
      {isOpen && (
        // A read-only field can be scrolled by keyboard and selected completely.
        <textarea className={classes.raw} readOnly rows={6} aria-label="Raw data" value={rawText(call)} />
      )}
    </>
  );
}
