import { encodeSubmitScore, passportDecoderOf } from '@althing/bindings';
import { bandLabel, SCORE_DECIMALS, scoreStanding } from '@althing/domain/governance';
import type { OrganisationDetail } from '@althing/domain/http';
import { type Address, type Hex, sameAddress } from '@althing/domain/units';
import { Select } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '../../../lib/http/api.ts';
import { useAppConfig } from '../../../lib/config/AppConfigContext.ts';
import { apiKey } from '../../../lib/query/apiQuery.ts';
import { Amount } from '../../../ui/Amount.tsx';
import { ChainValue } from '../../../ui/ChainValue.tsx';
import { CitizenButton, SIGN_IN_FIRST } from '../../auth/index.ts';
import { knownContractsOf, nameAddressIn, TransactionButton } from '../../transactions/index.ts';
import classes from '../Governance.module.css';
import { useActor } from '../useActor.ts';
import { useScore } from './useScore.ts';

const VOTES = { decimals: 2, symbol: 'votes' };
/** Where people raise their score on public chains. */
const SCORES_PAGE = 'https://app.passport.xyz';

interface ScorePanelProps {
  organisation: OrganisationDetail;
  chainId: number;
  governor: string;
  token: string;
  /** UNIX seconds of the proposal's snapshot, once it has passed. */
  snapshot?: number | undefined;
}

/** The reader's score in a quadratic governor: the band, what a vote is worth in it, and how to raise it. */
export function ScorePanel({ organisation, chainId, governor, token, snapshot }: ScorePanelProps) {
  const { account } = useActor();
  if (account === null) return null;
  return (
    <section className={classes.panel} aria-label="Your score">
      <h3 className={classes.panelTitle}>Your score</h3>
      <Standing {...{ organisation, chainId, governor, token, snapshot, account }} />
    </section>
  );
}

function Standing({ organisation, chainId, governor, token, snapshot, account }: ScorePanelProps & { account: Address }) {
  const standing = useScore({ chainId, governor: governor as Address, token: token as Address, account, snapshot });
  const symbol = organisation.token?.symbol ?? '';
  return (
    <ChainValue query={standing} width={240}>
      {({ score, votes, settings, counted }) => {
        const { band, percentage, weight, better } = scoreStanding(score, votes, settings.bandPercentages);
        return (
          <>
            <dl className={classes.figures}>
              <div>
                <dt>Passport score</dt>
                <dd>{score === null ? 'None' : <Amount value={score} decimals={SCORE_DECIMALS} />}</dd>
              </div>
              <div>
                <dt>Your vote {snapshot === undefined ? 'would weigh' : 'weighs'}</dt>
                <dd>
                  <Amount value={counted ?? weight} {...VOTES} />
                </dd>
              </div>
            </dl>
            <p className={classes.note}>
              The square root of your <Amount value={votes} symbol={symbol} />, of which {percentage} % count with a score {bandLabel(band)}
              .{weight === 0n && ' A vote that weighs nothing is refused.'}
            </p>
            {better && (
              <p className={classes.note} data-urgent={weight === 0n}>
                With a score of <Amount value={better.from} decimals={SCORE_DECIMALS} as="exact" /> or more, {better.percentage} % count:
                your vote would weigh <Amount value={better.weight} {...VOTES} />. The score at the time of your vote decides.
              </p>
            )}
            {better && <Raise organisation={organisation} chainId={chainId} decoder={settings.decoder} account={account} />}
          </>
        );
      }}
    </ChainValue>
  );
}

interface RaiseProps {
  organisation: OrganisationDetail;
  chainId: number;
  decoder: Address;
  account: Address;
}

/** How to get a higher score: from this installation on local chains, from the passport's own page elsewhere. */
function Raise({ organisation, chainId, decoder, account }: RaiseProps) {
  const { network } = useAppConfig();
  if (network === 'local' && sameAddress(decoder, passportDecoderOf(chainId)))
    return <LocalScore organisation={organisation} chainId={chainId} decoder={decoder} account={account} />;
  return (
    <p className={classes.note}>
      Scores come from{' '}
      <a href={SCORES_PAGE} target="_blank" rel="noreferrer">
        Human Passport
      </a>
      : add stamps there and put the score on this chain.
    </p>
  );
}

const POINTS = ['10', '20', '30', '100'];

function LocalScore({ organisation, chainId, decoder, account }: RaiseProps) {
  const [points, setPoints] = useState('30');
  const client = useQueryClient();
  const { isSafe, isSignedIn } = useActor();
  const attested = useQuery({
    queryKey: apiKey('POST /api/v1/local/passport-scores', { chainId, account, points }),
    queryFn: () => api('POST /api/v1/local/passport-scores', { body: { chainId, score: Number(points) } }),
    enabled: isSignedIn,
    staleTime: 60_000,
  });
  const request = attested.data && {
    chainId,
    from: account,
    ...encodeSubmitScore({
      registry: decoder,
      claim: { ...attested.data.claim, account: attested.data.claim.account as Address, score: BigInt(attested.data.claim.score) },
      signer: attested.data.signer as Address,
      signature: attested.data.signature as Hex,
    }),
    title: `Set your score to ${points}`,
    effect: 'Stores your passport score, signed by this installation, on the local chain. It counts for 90 days.',
    isSafe,
  };
  return (
    <div className={classes.form}>
      <Select
        label="Score"
        description="On local chains you choose it yourself."
        data={POINTS}
        value={points}
        onChange={(value) => setPoints(value ?? points)}
        allowDeselect={false}
      />
      {attested.isError ? (
        <>
          <CitizenButton variant="default" onClick={() => void attested.refetch()}>
            Get this score
          </CitizenButton>
          <p className={classes.reason}>The score could not be signed: {attested.error.message}.</p>
        </>
      ) : (
        <TransactionButton
          subject={`score:${chainId}:${account}`}
          request={request}
          reason={isSignedIn ? (request ? undefined : 'Your score is being signed.') : SIGN_IN_FIRST}
          variant="default"
          contracts={knownContractsOf(organisation.contracts, chainId)}
          nameAddress={nameAddressIn(organisation.contracts, chainId, account)}
          onConfirmed={() => void client.invalidateQueries()}
        >
          Get this score
        </TransactionButton>
      )}
    </div>
  );
}
