import type { Address } from '@althing/domain/units';
import { useQueries } from '@tanstack/react-query';
import { useChain } from '../../../lib/config/useChain.ts';
import { balanceText } from '@althing/domain/treasury';
import { shortenHex } from '../../../lib/format/shortenHex.ts';
import classes from './LocalWalletDialog.module.css';
import { nodeRpc } from './nodeRpc.ts';

interface ConnectViewProps {
  chainId: number;
  addresses: readonly Address[];
  chosen: Address | undefined;
  onChoose: (address: Address) => void;
}

const balanceQuery = (chainId: number, address: Address) => ({
  queryKey: ['local-wallet-balance', chainId, address],
  queryFn: async () => BigInt((await nodeRpc(chainId, 'eth_getBalance', [address, 'latest'])) as string),
});

export function ConnectView({ chainId, addresses, chosen, onChoose }: ConnectViewProps) {
  const { nativeCurrency } = useChain(chainId);
  const balances = useQueries({ queries: addresses.map((address) => balanceQuery(chainId, address)) });
  return (
    <fieldset className={classes.accounts}>
      <legend className={classes.hint}>
        These accounts exist on your local chains only. Their keys are public: never send them real money.
      </legend>
      {addresses.map((address, index) => (
        <label key={address} className={classes.account} data-chosen={address === chosen || undefined}>
          <input type="radio" name="account" checked={address === chosen} onChange={() => onChoose(address)} />
          <span className={classes.accountName}>Account {index + 1}</span>
          <span className={classes.hex}>{shortenHex(address)}</span>
          <span className={classes.balance}>
            {balances[index]?.data === undefined
              ? ''
              : `${balanceText(balances[index].data, nativeCurrency.decimals)} ${nativeCurrency.symbol}`}
          </span>
        </label>
      ))}
    </fieldset>
  );
}
