import { amountText } from '@althing/domain/token';
import { TRANSFER_WORDS } from '@althing/domain/bridges';
import type { Address } from '@althing/domain/units';
import { ActionIcon, Button, Checkbox, SegmentedControl } from '@mantine/core';
import { IconArrowsLeftRight } from '@tabler/icons-react';
import { Amount } from '../../../ui/Amount.tsx';
import { AmountInput } from '../../../ui/AmountInput.tsx';
import { ChainSelect } from '../../../ui/ChainSelect.tsx';
import { PresentWorth } from '../../../ui/Money.tsx';
import { OrganisationMark } from '../../../ui/OrganisationMark.tsx';
import classes from '../Bridge.module.css';
import type { TokenOnChain, TravellingToken } from '../queries.ts';
import { RecipientField } from './RecipientField.tsx';
import type { ChangeForm, TypedForm } from './useTypedForm.ts';

export interface TransferFieldsProps {
  token: TravellingToken;
  place: TokenOnChain;
  to: number;
  typed: TypedForm;
  change: ChangeForm;
  balance: bigint | undefined;
  /** The amount, in units, where it is one. */
  amount: bigint | undefined;
  /** What is wrong with the amount, in words. */
  problem: string | undefined;
  isSeveral: boolean;
  /** How many bridges have to agree; 0 where this portal has no such transfers. */
  required: number;
  /** What the reader can be given there instead; null where nothing. */
  unwraps: string | null;
  isSafe: boolean;
  /** The token's own contracts on the destination. */
  contracts: readonly Address[];
  onPick: () => void;
}

/** From where to where, how much, to whom, and whether by one bridge or by several. */
export function TransferFields(props: TransferFieldsProps) {
  return (
    <div className={classes.fields}>
      <TokenField {...props} />
      <ChainFields {...props} />
      <AmountField {...props} />
      <RecipientField {...props} />
      <WayField {...props} />
    </div>
  );
}

function TokenField({ token: { organisation }, place: { symbol, name }, onPick }: TransferFieldsProps) {
  return (
    <div>
      <span className={classes.label}>Token</span>
      <button type="button" className={classes.chosen} onClick={onPick} aria-haspopup="dialog">
        <OrganisationMark slug={organisation.slug} logo={organisation.logo} size={32} />
        <span className={classes.tokenWords}>
          <span className={classes.tokenName}>{symbol}</span>
          <span className={classes.soft}>
            {name} · {organisation.name}
          </span>
        </span>
        <span className={classes.changeWord}>Change</span>
      </button>
    </div>
  );
}

function ChainFields({ token: { chains }, place, to, change }: TransferFieldsProps) {
  const ids = chains.filter(({ isPendingUpgrade }) => !isPendingUpgrade).map(({ chainId }) => chainId);
  const other = (chosen: number) => ids.find((id) => id !== chosen);
  return (
    <div className={classes.chains}>
      <ChainSelect
        label="From"
        chainIds={ids}
        value={place.chainId}
        onChange={(from) => from !== undefined && change({ from, to: from === to ? place.chainId : to, by: undefined })}
      />
      <ActionIcon variant="default" size={36} aria-label="Swap the chains" onClick={() => change({ from: to, to: place.chainId })}>
        <IconArrowsLeftRight size={18} stroke={1.6} aria-hidden />
      </ActionIcon>
      <ChainSelect
        label="To"
        chainIds={ids}
        value={to}
        onChange={(next) =>
          next !== undefined && change({ to: next, from: next === place.chainId ? other(next) : place.chainId, by: undefined })
        }
      />
    </div>
  );
}

function AmountField({ place: { symbol, decimals, chainId, address }, typed, change, balance, amount, problem }: TransferFieldsProps) {
  return (
    <div>
      <AmountInput
        label="Amount"
        placeholder="0.0"
        error={problem}
        value={typed.amount}
        onChange={(text) => change({ amount: text })}
        rightSectionWidth={76}
        rightSection={
          balance !== undefined && balance > 0n ? (
            <Button variant="subtle" size="compact-sm" onClick={() => change({ amount: amountText(balance, decimals) })}>
              Max
            </Button>
          ) : undefined
        }
      />
      <p className={classes.under}>
        {balance !== undefined && (
          <span>
            You have <Amount value={balance} decimals={decimals} symbol={symbol} /> here
          </span>
        )}
        {amount !== undefined && <PresentWorth chainId={chainId} token={address as `0x${string}`} value={amount} decimals={decimals} />}
      </p>
    </div>
  );
}

function WayField({ isSeveral, required, unwraps, change, typed }: TransferFieldsProps) {
  return (
    <>
      {required > 0 && (
        <div>
          <span className={classes.label} id="way">
            Carried by
          </span>
          <SegmentedControl
            fullWidth
            aria-labelledby="way"
            data={[
              { value: 'one', label: 'One bridge' },
              { value: 'several', label: `Several, ${required} must agree` },
            ]}
            value={isSeveral ? 'several' : 'one'}
            onChange={(way) => change({ way: way === 'several' ? 'several' : undefined, by: undefined })}
          />
          <p className={classes.under}>{isSeveral ? TRANSFER_WORDS.threshold : TRANSFER_WORDS.bridge}</p>
        </div>
      )}
      {unwraps !== null && (
        <Checkbox
          label={`Give out ${unwraps} there`}
          description={TRANSFER_WORDS.unwrap}
          checked={typed.unwrap}
          onChange={(event) => change({ unwrap: event.currentTarget.checked || undefined })}
        />
      )}
    </>
  );
}
