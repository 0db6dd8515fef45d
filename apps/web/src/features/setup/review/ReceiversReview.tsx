import type { OrganisationItem } from '@althing/domain/setup';
import { allocationPercent, totalAmount } from '@althing/domain/token';
import { Title } from '@mantine/core';
import { ChainMark } from '../../../ui/ChainMark.tsx';
import { exactText } from './exactText.ts';
import { Account } from './factsOf.tsx';
import classes from './review.module.css';

type Receiver = Extract<OrganisationItem, { type: 'receiver' }>;

/** A longer list is folded, with its sum still in the plan below. */
const SHOWN_AT_ONCE = 25;

/** Everybody who holds the token at first, per chain, with the share of that chain's supply. */
export function ReceiversReview({ receivers }: { receivers: readonly Receiver[] }) {
  const chainIds = [...new Set(receivers.map(({ value }) => value.chainId))];
  return chainIds.map((chainId) => (
    <div key={chainId} className={classes.receivers}>
      <Title order={4} className={classes.itemTitle}>
        Initial receivers on <ChainMark chainId={chainId} withName size={18} />
      </Title>
      <ChainReceivers receivers={receivers.filter(({ value }) => value.chainId === chainId)} />
    </div>
  ));
}

function ChainReceivers({ receivers }: { receivers: readonly Receiver[] }) {
  const total = totalAmount(receivers.map(({ value }) => value.amount));
  return (
    <details open={receivers.length <= SHOWN_AT_ONCE}>
      <summary className={classes.count}>
        {receivers.length} {receivers.length === 1 ? 'receiver' : 'receivers'}
      </summary>
      <table className={classes.table}>
        <thead>
          <tr>
            <th scope="col">Receiver</th>
            <th scope="col">Amount</th>
            <th scope="col">Share</th>
          </tr>
        </thead>
        <tbody>
          {receivers.map(({ key, value: { address, amount } }) => (
            <tr key={key}>
              <td>
                <Account value={address} />
              </td>
              <td>{exactText(totalAmount([amount]))}</td>
              <td>{allocationPercent(totalAmount([amount]), total)} %</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">Supply</th>
            <td>{exactText(total)}</td>
            <td>100.00 %</td>
          </tr>
        </tfoot>
      </table>
    </details>
  );
}
