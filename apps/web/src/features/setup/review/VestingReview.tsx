import type { TokenInput, VestingSchedule } from '@althing/domain/organisation';
import { momentText } from '@althing/domain/display';
import { totalAmount } from '@althing/domain/token';
import { Title } from '@mantine/core';
import { useState } from 'react';
import { ChainMark } from '../../../ui/ChainMark.tsx';
import { pastConsequence } from '../token/vestingConsequence.ts';
import { exactText } from './exactText.ts';
import { Account } from './factsOf.tsx';
import classes from './review.module.css';

const whenReleased = (schedule: VestingSchedule): string =>
  schedule.vestingType === 'linear'
    ? `Evenly from ${momentText(schedule.startDate)} to ${momentText(schedule.endDate)}`
    : `In equal parts at ${schedule.milestoneDates.map(momentText).join('; ')}`;

/** Tokens that are locked at first: by chain and schedule, when they are released and to whom. */
export function VestingReview({ vesting = [], symbol }: Pick<TokenInput, 'vesting' | 'symbol'>) {
  const [now] = useState(Date.now);
  return vesting.map(({ chainId, isFlexVoting, schedules }) => (
    <div key={chainId} className={classes.receivers}>
      <Title order={4} className={classes.itemTitle}>
        Vesting on <ChainMark chainId={chainId} withName size={18} />
      </Title>
      <p className={classes.soft}>
        {isFlexVoting
          ? 'What has vested can vote before it is released.'
          : 'Counts for quorums, and votes for nobody before it is released.'}
      </p>
      {schedules.map((schedule, index) => (
        <table key={index} className={classes.table}>
          <caption className={classes.schedule}>
            {[whenReleased(schedule), pastConsequence(schedule, now)].filter(Boolean).join('. ')}
          </caption>
          <tbody>
            {schedule.receivers.map(({ tempId, address, amount }) => (
              <tr key={tempId}>
                <td>
                  <Account value={address} />
                </td>
                <td>
                  {exactText(totalAmount([amount]))} {symbol}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      ))}
    </div>
  ));
}
