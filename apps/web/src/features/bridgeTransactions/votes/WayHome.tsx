import { SegmentedControl } from '@mantine/core';
import classes from './Votes.module.css';

const WAYS = [
  { value: 'alone', label: 'Alone, now' },
  { value: 'kept', label: 'With others, no fee' },
] as const;
export type WayOfVote = (typeof WAYS)[number]['value'];

export interface WayHomeProps {
  way: WayOfVote;
  onChange: (way: WayOfVote) => void;
  /** Whose vote it is, in words that begin a sentence. */
  whose: string;
  /** Of the chain on which it is cast. */
  chainName: string;
}

/** How a vote goes to the governor's chain, and what either way means. */
export const WayHome = ({ way, onChange, whose, chainName }: WayHomeProps) => (
  <>
    <SegmentedControl aria-label="How the vote goes home" data={[...WAYS]} value={way} onChange={onChange} />
    <p className={classes.note}>
      {way === 'alone'
        ? `${whose} is carried by bridges at once, for a fee in the coin of ${chainName}.`
        : `${whose} is kept on ${chainName} with others. It counts once somebody sends all of them home, which anybody can do on this page. It cannot go the other way later.`}
    </p>
  </>
);
