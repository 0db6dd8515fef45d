import { twapOracleOf } from '@althing/bindings';
import type { Address } from '@althing/domain/units';
import { registerCall, renewalReason, useBringable } from '../../bonds/index.ts';
import { useActor } from '../../governance/index.ts';
import { TransactionButton } from '../../transactions/index.ts';
import classes from '../Veo.module.css';

interface RenewPriceProps {
  chainId: number;
  vault: Address;
  payoutToken: Address;
  quoteToken: Address;
}

/** Brings the signed market price to the chain, where it has none that is valid: without one no sale can follow it. */
export function RenewPrice({ chainId, vault, payoutToken, quoteToken }: RenewPriceProps) {
  const { account, isSafe } = useActor();
  const { data, error } = useBringable(
    { chainId, oracleSettings: { steerVaultAddress: vault }, payoutToken: { address: payoutToken }, quoteToken: { address: quoteToken } },
    true,
  );
  const call = data?.held === undefined ? data && registerCall(chainId, data.attestations) : undefined;
  return (
    <div className={classes.step}>
      <p className={classes.soft}>
        {error
          ? `No price can be had now: ${error.message}`
          : data?.held !== undefined
            ? `The signed price cannot be brought to the chain. ${data.held}`
            : 'Anybody may bring the price that the server has signed to the chain. It holds for an hour at most.'}
      </p>
      <div>
        <TransactionButton
          subject={`sale-price:${chainId}:${vault}`}
          request={
            call && account
              ? {
                  chainId,
                  from: account,
                  ...call,
                  title: 'Renew the market price',
                  effect: 'The chain’s oracle takes over the market price that registered signers have signed. Nothing is paid.',
                  isSafe,
                }
              : undefined
          }
          reason={renewalReason(data, error)}
          contracts={[{ address: twapOracleOf(chainId), label: 'Althing’s price oracle', abi: 'TWAP oracle' }]}
          nameAddress={() => undefined}
          variant="default"
        >
          Renew the price
        </TransactionButton>
      </div>
    </div>
  );
}
