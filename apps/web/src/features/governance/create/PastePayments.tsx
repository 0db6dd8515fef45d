import { type ActionDraft, emptyAction } from '@althing/domain/governance';
import { type CsvReceiver, parseAmount } from '@althing/domain/token';
import { exactBalanceText } from '@althing/domain/treasury';
import { type Address, NATIVE, parseAddress } from '@althing/domain/units';
import { Select, TextInput } from '@mantine/core';
import { useState } from 'react';
import { useTokenFacts } from '../../../lib/chain/useTokenFacts.ts';
import { useChain } from '../../../lib/config/useChain.ts';
import { shortenHex } from '../../../lib/format/shortenHex.ts';
import { CsvFileButton } from '../../../ui/CsvFileButton.tsx';
import { PasteReceivers } from '../../../ui/PasteReceivers.tsx';
import type { CoinLabels } from '../paymentOf.ts';
import classes from './Dialogs.module.css';

export interface PastePaymentsProps {
  chainId: number;
  labels: CoinLabels;
  /** How many more actions fit. */
  room: number;
  onAdd: (actions: ActionDraft[]) => void;
  onClose: () => void;
}

const OTHER = 'other';

interface Asset {
  token: Address;
  symbol: string;
  decimals: number;
}

/** The token whose address was typed; undefined until its chain has told its symbol and decimals. */
function useOtherToken(chainId: number, text: string): { asset: Asset | undefined; problem: string | undefined } {
  const token = parseAddress(text.trim());
  const facts = useTokenFacts(chainId, token);
  if (token && facts.data) return { asset: { token, ...facts.data }, problem: undefined };
  return { asset: undefined, problem: facts.isError ? 'There is no token at this address.' : undefined };
}

/** Pays many at once, from lines of address and amount that are pasted or read from a file. */
export function PastePayments({ chainId, labels, room, onAdd, onClose }: PastePaymentsProps) {
  const [text, setText] = useState('');
  const [choice, choose] = useState<string>(NATIVE);
  const [other, setOther] = useState('');
  const { nativeCurrency } = useChain(chainId);
  const found = useOtherToken(chainId, choice === OTHER ? other : '');
  const known: Asset[] = [
    { token: NATIVE, symbol: nativeCurrency.symbol, decimals: nativeCurrency.decimals },
    ...Object.entries(labels.tokens).map(([token, facts]) => ({ token: token as Address, ...facts })),
  ];
  const asset = choice === OTHER ? found.asset : known.find(({ token }) => token === choice);
  return (
    <PasteReceivers
      title="Pay many at once"
      label="One payment a line"
      description="Address, then comma, semicolon or tab, then amount: 0x…; 12.5"
      noun="payment"
      text={text}
      onText={setText}
      room={asset ? room : 0}
      decimals={asset?.decimals ?? nativeCurrency.decimals}
      options={<CsvFileButton onText={setText} />}
      settings={
        <div className={classes.settings}>
          <Select
            label="What is paid"
            data={[...known.map(({ token, symbol }) => ({ value: token, label: symbol })), { value: OTHER, label: 'Another token' }]}
            value={choice}
            onChange={(value) => choose(value ?? NATIVE)}
            allowDeselect={false}
          />
          {choice === OTHER && (
            <TextInput
              label="Address of the token"
              placeholder="0x…"
              description={asset && `${asset.symbol}, ${asset.decimals} decimals`}
              value={other}
              onChange={(event) => setOther(event.currentTarget.value)}
              error={found.problem}
              withAsterisk
            />
          )}
        </div>
      }
      preview={asset && ((receivers) => previewOf(receivers, asset))}
      onAdd={(receivers) => {
        if (asset) onAdd(receivers.map((receiver) => paymentOfLine(receiver, asset)));
        onClose();
      }}
      onClose={onClose}
    />
  );
}

function paymentOfLine({ address, amount }: CsvReceiver, { token, decimals }: Asset): ActionDraft {
  const tempId = crypto.randomUUID();
  return token === NATIVE
    ? { ...emptyAction('sendNative', tempId, decimals), type: 'sendNative', recipient: address, amount }
    : { tempId, type: 'sendToken', token, decimals, recipient: address, amount };
}

const previewOf = (receivers: readonly CsvReceiver[], asset: Asset) => <Preview receivers={receivers} asset={asset} />;

/** The sum, who is paid twice, and every payment. */
function Preview({ receivers, asset: { symbol, decimals } }: { receivers: readonly CsvReceiver[]; asset: Asset }) {
  const sum = receivers.reduce((total, { amount }) => total + (parseAmount(amount, decimals).value ?? 0n), 0n);
  const repeated = receivers.length - new Set(receivers.map(({ address }) => address)).size;
  return (
    <section aria-label="Preview">
      <p className={classes.note}>
        {receivers.length === 1 ? '1 payment' : `${receivers.length} payments`}, {exactBalanceText(sum, decimals)} {symbol} in all.
        {repeated > 0 && ` ${repeated === 1 ? 'One line names' : `${repeated} lines name`} a receiver who stands in another line already.`}
      </p>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a list that scrolls has to be reached by keyboard */}
      <ol className={classes.preview} aria-label="Payments" tabIndex={0}>
        {receivers.map(({ line, address, amount }) => (
          <li key={line}>
            <span title={address}>{shortenHex(address)}</span>
            <span>
              {amount} {symbol}
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}
