import { type OrganisationForm, supplyOn } from '@althing/domain/setup';
import { allocationPercent } from '@althing/domain/token';
import { balanceText, exactBalanceText } from '@althing/domain/treasury';
import { ChainMark } from '../../../ui/ChainMark.tsx';
import { useSetupForm } from '../form/SetupFormContext.ts';
import { useSelection } from '../form/useSelection.ts';
import classes from './token.module.css';

/** The supply on each chain and in total. */
export function SupplyTable({ chainIds }: { chainIds: readonly number[] }) {
  const { supplies, total, symbol } = useSelection(useSetupForm(), 'token', (token) => suppliesOf(token, chainIds));
  return (
    <table className={classes.totals}>
      <caption>Supply</caption>
      <tbody>
        {supplies.map(({ chainId, ...supply }) => (
          <tr key={chainId}>
            <th scope="row">
              <ChainMark chainId={chainId} withName size={18} />
            </th>
            <td title={supply.exact}>{supply.text}</td>
            <td>{supply.percent} %</td>
          </tr>
        ))}
        <tr>
          <th scope="row">All chains</th>
          <td title={total.exact}>
            {total.text} {symbol}
          </td>
          <td>{total.percent} %</td>
        </tr>
      </tbody>
    </table>
  );
}

function suppliesOf(token: OrganisationForm['token'], chainIds: readonly number[]) {
  const supplies = chainIds.map((chainId) => ({ chainId, supply: supplyOn({ token }, chainId) }));
  const total = supplies.reduce((sum, { supply }) => sum + supply, 0n);
  const words = (supply: bigint) => ({
    text: balanceText(supply),
    exact: exactBalanceText(supply),
    percent: allocationPercent(supply, total),
  });
  return { supplies: supplies.map(({ chainId, supply }) => ({ chainId, ...words(supply) })), total: words(total), symbol: token.symbol };
}
