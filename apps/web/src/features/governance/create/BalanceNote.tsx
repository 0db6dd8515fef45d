import type { MeasureFacts, ProposalAction } from '@althing/domain/governance';
import type { GovernorView, OrganisationDetail } from '@althing/domain/http';
import { useChain } from '../../../lib/config/useChain.ts';
import { Amount } from '../../../ui/Amount.tsx';
import { Money } from '../../../ui/Money.tsx';
import { ChainValue } from '../../../ui/ChainValue.tsx';
import { executorOf, tokenOn } from '../executor.ts';
import classes from '../Governance.module.css';
import { useTreasury } from '../useTreasury.ts';
import createClasses from './Create.module.css';
import { shortfallOf, spendingOf } from './shortfalls.ts';

/** The treasury's present balance, and what is missing for the actions. Only a warning, because money can arrive before the execution. */
export function BalanceNote({
  organisation,
  governor,
  facts,
  actions,
}: {
  organisation: OrganisationDetail;
  governor: GovernorView;
  facts?: MeasureFacts | undefined;
  actions: readonly ProposalAction[];
}) {
  const { chainId } = governor;
  const { nativeCurrency } = useChain(chainId);
  const token = tokenOn(organisation, chainId);
  const balances = useTreasury({ chainId, holder: executorOf(governor), token });
  const symbol = organisation.token?.symbol ?? '';
  return (
    <div className={classes.reasons}>
      <p className={classes.note}>
        The treasury holds{' '}
        <ChainValue query={balances}>
          {(held) => (
            <>
              <Money chainId={chainId} value={held.native} symbol={nativeCurrency.symbol} />
              {held.token !== null && (
                <>
                  {' '}
                  and <Money chainId={chainId} token={token} value={held.token} symbol={symbol} />
                </>
              )}
              .
            </>
          )}
        </ChainValue>
      </p>
      {balances.data && (
        <Lack lack={shortfallOf(spendingOf(actions, token, facts), balances.data)} native={nativeCurrency.symbol} symbol={symbol} />
      )}
    </div>
  );
}

function Lack({ lack, native, symbol }: { lack: { native: bigint; token: bigint }; native: string; symbol: string }) {
  if (lack.native === 0n && lack.token === 0n) return null;
  return (
    <p className={createClasses.warning} role="status">
      It would lack {lack.native > 0n && <Amount value={lack.native} symbol={native} as="exact" />}
      {lack.native > 0n && lack.token > 0n && ' and '}
      {lack.token > 0n && <Amount value={lack.token} symbol={symbol} as="exact" />}. The proposal can be made all the same, but it can be
      executed only once the money is there.
    </p>
  );
}
