import { supplyOn } from '@althing/domain/setup';
import { allocationPercent } from '@althing/domain/token';
import { balanceText, exactBalanceText } from '@althing/domain/treasury';
import { ChainMark } from '../../../ui/ChainMark.tsx';
import { useField } from '../form/useField.ts';
import classes from './token.module.css';

/** The supply on each chain and in total. */
export function SupplyTable({ chainIds }: { chainIds: readonly number[] }) {
  const { value: token } = useField('token');
  const supplies = chainIds.map((chainId) => ({ chainId, supply: supplyOn({ token }, chainId) }));
  const total = supplies.reduce((sum, { supply }) => sum + supply, 0n);
  return (
    <table className={classes.totals}>
      <caption>Supply</caption>
      <tbody>
        {supplies.map(({ chainId, supply }) => (
          <tr key={chainId}>
            <th scope="row">
              <ChainMark chainId={chainId} withName size={18} />
            </th>
            <td title={exactBalanceText(supply)}>{balanceText(supply)}</td>
            <td>{allocationPercent(supply, total)} %</td>
          </tr>
        ))}
        <tr>
          <th scope="row">All chains</th>
          <td title={exactBalanceText(total)}>
            {balanceText(total)} {token.symbol}
          </td>
          <td>{allocationPercent(total, total)} %</td>
        </tr>
      </tbody>
    </table>
  );
}
