import type { TokenInput } from '@althing/domain/organisation';
import { allocationPercent, totalAmount } from '@althing/domain/token';
import { Title } from '@mantine/core';
import { ChainMark } from '../../../ui/ChainMark.tsx';
import { exactText } from './exactText.ts';
import { Account } from './factsOf.tsx';
import classes from './review.module.css';

type ChainReceivers = TokenInput['initialReceivers'][number];

/** Longer lists are collapsed; the plan below shows their sum. */
const SHOWN_AT_ONCE = 25;

/** All initial holders of the token by chain, with their share of that chain's supply, of which vesting is a part. */
export function ReceiversReview({ initialReceivers, vesting = [] }: Pick<TokenInput, 'initialReceivers' | 'vesting'>) {
  const lockedOn = (chainId: number): bigint =>
    totalAmount(
      vesting
        .filter((entry) => entry.chainId === chainId)
        .flatMap(({ schedules }) => schedules.flatMap(({ receivers }) => receivers.map(({ amount }) => amount))),
    );
  return initialReceivers.map(({ chainId, receivers }) => (
    <div key={chainId} className={classes.receivers}>
      <Title order={4} className={classes.itemTitle}>
        Initial receivers on <ChainMark chainId={chainId} withName size={18} />
      </Title>
      <ReceiversTable receivers={receivers} locked={lockedOn(chainId)} />
    </div>
  ));
}

function ReceiversTable({ receivers, locked }: { receivers: ChainReceivers['receivers']; locked: bigint }) {
  const total = totalAmount(receivers.map(({ amount }) => amount)) + locked;
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
          {receivers.map(({ tempId, address, amount }) => (
            <tr key={tempId}>
              <td>
                <Account value={address} />
              </td>
              <td>{exactText(totalAmount([amount]))}</td>
              <td>{allocationPercent(totalAmount([amount]), total)} %</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          {locked > 0n && (
            <tr>
              <th scope="row">Locked at first</th>
              <td>{exactText(locked)}</td>
              <td>{allocationPercent(locked, total)} %</td>
            </tr>
          )}
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
