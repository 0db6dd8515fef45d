import { isFinal, type ProposalFacts, tallyVotes, type VoteTally } from '@althing/domain/governance';
import { IconCheck, IconMinus } from '@tabler/icons-react';
import { Amount } from '../../../ui/Amount.tsx';
import classes from '../Governance.module.css';
import pageClasses from './ProposalPage.module.css';
import { majorityLabel } from './majorityLabel.ts';
import type { ProposalView } from './useProposalView.ts';
import { voteUnit } from './voteUnit.ts';

const CHOICES = [
  ['for', 'For'],
  ['against', 'Against'],
  ['abstain', 'Abstain'],
] as const;

/** Votes For, Against and Abstain; then quorum and majority, which are separate conditions. */
export function Tally({ view: { facts, state, organisation } }: { view: ProposalView }) {
  const tally = tallyVotes(facts);
  const symbol = organisation.token?.symbol ?? '';
  const unit = voteUnit(facts.counting, symbol);
  return (
    <section className={classes.panel} aria-label="Result so far">
      <h2 className={classes.panelTitle}>Votes</h2>
      <div className={pageClasses.tally}>
        {CHOICES.map(([choice, label]) => (
          <div key={choice} className={pageClasses.choice}>
            <div className={pageClasses.choiceHead}>
              <span>{label}</span>
              <span>
                <Amount value={facts.votes[choice]} {...unit} /> · {tally.shares[choice]} %
              </span>
            </div>
            <div className={pageClasses.bar} data-choice={choice} aria-hidden>
              <span style={{ width: `${tally.shares[choice]}%` }} />
            </div>
          </div>
        ))}
      </div>
      {isFinal(state) && tally.total === 0n ? (
        <p className={classes.note}>Nobody voted.</p>
      ) : (
        <Verdicts facts={facts} tally={tally} symbol={symbol} />
      )}
    </section>
  );
}

function Verdicts({ facts, tally, symbol }: { facts: ProposalFacts; tally: VoteTally; symbol: string }) {
  return (
    <div className={pageClasses.verdicts}>
      <Verdict isOk={tally.isQuorumReached}>
        <span>
          {facts.quorum === 0n ? (
            'No quorum is asked'
          ) : tally.isQuorumReached ? (
            <>
              Quorum reached: <Amount value={tally.takingPart} /> of <Amount value={facts.quorum} symbol={symbol} as="exact" />
            </>
          ) : (
            <>
              Quorum: <Amount value={tally.missingToQuorum} symbol={symbol} /> of <Amount value={facts.quorum} as="exact" /> still missing
            </>
          )}
        </span>
        {facts.quorum > 0n && (
          <div className={pageClasses.bar} data-choice="quorum" aria-hidden>
            <span style={{ width: `${tally.quorumShare}%` }} />
          </div>
        )}
      </Verdict>
      <Verdict isOk={tally.isMajorityReached}>{majorityLabel(facts, tally)}</Verdict>
    </div>
  );
}

function Verdict({ isOk, children }: { isOk: boolean; children: React.ReactNode }) {
  return (
    <div className={pageClasses.verdict} data-ok={isOk}>
      {isOk ? <IconCheck size={17} aria-hidden /> : <IconMinus size={17} aria-hidden />}
      <div style={{ flex: 1, display: 'grid', gap: 4 }}>{children}</div>
    </div>
  );
}
