import {
  type Ballot,
  type Counting,
  type ReadBallot,
  splitObstacle,
  type SplitVote,
  VOTE_CHOICES,
  CHOICE_LABELS,
  reasonProblem,
} from '@althing/domain/governance';
import { Radio, Stack, Textarea } from '@mantine/core';
import { Amount } from '../../../ui/Amount.tsx';
import { AmountInput } from '../../../ui/AmountInput.tsx';
import classes from '../Governance.module.css';
import pageClasses from './ProposalPage.module.css';

interface BallotFieldsProps {
  ballot: Ballot;
  read: ReadBallot;
  counting: Pick<Counting, 'type'>;
  symbol: string;
  onChange: (change: Partial<Ballot>) => void;
}

/** Choice, parts where votes are split, and reason. */
export function BallotFields({ ballot, read, counting, symbol, onChange }: BallotFieldsProps) {
  const cannotSplit = splitObstacle(counting);
  return (
    <>
      <Radio.Group label="Choice" value={ballot.choice ?? null} onChange={(choice) => onChange({ choice })}>
        <Stack gap={10} mt={8}>
          {VOTE_CHOICES.map((value) => (
            <Radio key={value} value={value} label={CHOICE_LABELS[value]} />
          ))}
          <Radio value="split" label="Split my votes" description={cannotSplit} disabled={cannotSplit !== undefined} />
        </Stack>
      </Radio.Group>
      {ballot.choice === 'split' && read.split && (
        <div className={pageClasses.split}>
          {VOTE_CHOICES.map((value) => (
            <AmountInput
              key={value}
              label={`${CHOICE_LABELS[value]}, in ${symbol}`}
              placeholder="0"
              value={ballot.texts[value]}
              error={read.split?.problems[value]}
              onChange={(text) => onChange({ texts: { ...ballot.texts, [value]: text } })}
            />
          ))}
          <SplitSum split={read.split} symbol={symbol} />
        </div>
      )}
      <Textarea
        label="Reason (optional)"
        description="Public, and kept on the chain for good."
        autosize
        minRows={2}
        maxRows={8}
        value={ballot.reason}
        onChange={(event) => onChange({ reason: event.currentTarget.value })}
        error={reasonProblem(ballot.reason)}
      />
    </>
  );
}

/** What the parts make together; nothing while one of them is no amount. */
function SplitSum({ split: { sum, left, problems, problem }, symbol }: { split: SplitVote; symbol: string }) {
  if (Object.keys(problems).length > 0) return null;
  const isTooMuch = sum > 0n && problem !== undefined;
  return (
    <p className={isTooMuch ? classes.reason : classes.note}>
      Together <Amount value={sum} symbol={symbol} as="exact" />. {isTooMuch && problem}
      {left > 0n && (
        <>
          <Amount value={left} symbol={symbol} as="exact" /> stay unused: you can cast them later, until voting ends.
        </>
      )}
    </p>
  );
}
