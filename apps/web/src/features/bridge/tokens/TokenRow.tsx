import { sentenceOf } from '@althing/domain/errors';
import { Tooltip } from '@mantine/core';
import { Amount } from '../../../ui/Amount.tsx';
import { PresentWorth } from '../../../ui/Money.tsx';
import { OrganisationMark } from '../../../ui/OrganisationMark.tsx';
import { ChainMark } from '../../../ui/ChainMark.tsx';
import classes from '../Bridge.module.css';
import type { TokenOnChain, TravellingToken } from '../queries.ts';

export interface TokenRowProps {
  token: TravellingToken;
  place: TokenOnChain;
  balance: bigint | undefined;
  isChosen: boolean;
  onChoose: () => void;
}

const PENDING = sentenceOf('asset-pending-upgrade');

/** A token on one chain, with what the reader has of it. One that waits for an upgrade is shown and cannot be chosen. */
export function TokenRow({ token: { organisation }, place, balance, isChosen, onChoose }: TokenRowProps) {
  const { chainId, address, symbol, decimals, isPendingUpgrade } = place;
  const row = (
    <button
      type="button"
      className={classes.token}
      aria-pressed={isChosen}
      aria-disabled={isPendingUpgrade || undefined}
      onClick={isPendingUpgrade ? undefined : onChoose}
    >
      <OrganisationMark slug={organisation.slug} logo={organisation.logo} size={36} />
      <span className={classes.tokenWords}>
        <span className={classes.tokenName}>{symbol}</span>
        <span className={classes.soft}>
          {organisation.name} · <ChainMark chainId={chainId} withName size={16} />
        </span>
        {isPendingUpgrade && <span className={classes.pending}>Pending upgrade. {PENDING}.</span>}
      </span>
      {balance !== undefined && (
        <span className={classes.tokenAmount}>
          <Amount value={balance} decimals={decimals} />
          <PresentWorth chainId={chainId} token={address as `0x${string}`} value={balance} decimals={decimals} />
        </span>
      )}
    </button>
  );
  return isPendingUpgrade ? <Tooltip label={PENDING}>{row}</Tooltip> : row;
}
