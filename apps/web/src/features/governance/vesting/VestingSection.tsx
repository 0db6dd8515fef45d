import { encodeRelease } from '@althing/bindings';
import type { OrganisationContract, OrganisationDetail } from '@althing/domain/http';
import { balanceText } from '@althing/domain/treasury';
import type { Address } from '@althing/domain/units';
import { grantStanding, grantTotals, releasableIds, releaseObstacle, type VestingGrant } from '@althing/domain/vesting';
import { useQueryClient } from '@tanstack/react-query';
import { useChain } from '../../../lib/config/useChain.ts';
import { formatTime } from '../../../lib/format/formatDate.ts';
import { Amount } from '../../../ui/Amount.tsx';
import { ChainMark } from '../../../ui/ChainMark.tsx';
import { ChainValue } from '../../../ui/ChainValue.tsx';
import { Section } from '../../../ui/Section.tsx';
import { knownContractsOf, nameAddressIn, TransactionButton } from '../../transactions/index.ts';
import classes from '../Governance.module.css';
import { useActor } from '../useActor.ts';
import { useChainClock } from '../useChainClock.ts';
import { MOST_GRANTS, useGrantsOf, useVesting, vestingsOf } from './useVesting.ts';
import vestingClasses from './Vesting.module.css';
import { VestingChart } from './VestingChart.tsx';

const dateText = (at: number) => formatTime(at);

/** Where tasks lead to, on a page that is loaded by then only. */
const PLACE = 'vesting';
const comeHere = (list: HTMLElement | null): void => {
  if (window.location.hash === `#${PLACE}`) list?.scrollIntoView({ block: 'center' });
};

/** The vesting of an organisation's token on all its chains: the reader's own part, and all of it over time. Nothing where there is none. */
export function VestingSection({ organisation }: { organisation: OrganisationDetail }) {
  const vestings = vestingsOf(organisation);
  if (vestings.length === 0) return null;
  return (
    <Section
      title="Vesting"
      description="Tokens that were set aside and are paid out over time. Nobody can change or revoke a schedule; each receiver releases their own."
    >
      <div className={vestingClasses.list} id={PLACE} ref={comeHere}>
        {vestings.map((contract) => (
          <ChainVesting key={contract.id} organisation={organisation} contract={contract} />
        ))}
      </div>
    </Section>
  );
}

interface ChainVestingProps {
  organisation: OrganisationDetail;
  contract: OrganisationContract;
}

function ChainVesting({ organisation, contract: { chainId, address } }: ChainVestingProps) {
  const { name } = useChain(chainId);
  const { account } = useActor();
  const now = useChainClock(chainId);
  const vesting = useVesting(chainId, address);
  const symbol = organisation.token?.symbol ?? '';
  return (
    <section className={classes.panel} aria-label={`Vesting on ${name}`}>
      <ChainMark chainId={chainId} withName />
      <ChainValue query={vesting} width={320}>
        {({ grants, count, isFlexVoting }) => (
          <>
            {now !== undefined && (
              <>
                <Totals grants={grants} now={now} symbol={symbol} />
                <VestingChart grants={grants} now={now} symbol={symbol} label={`What vests on ${name}`} />
              </>
            )}
            {count > MOST_GRANTS && (
              <p className={classes.note}>
                The first {MOST_GRANTS} of {count} grants are shown.
              </p>
            )}
            <p className={classes.note}>
              {isFlexVoting
                ? 'What has vested votes before it is released: on a proposal’s page, beside your other votes. It cannot be delegated before that.'
                : 'Tokens vote once they are released and delegated, not before.'}
            </p>
          </>
        )}
      </ChainValue>
      {account === null ? (
        <p className={classes.note}>Connect a wallet to see what is yours.</p>
      ) : (
        now !== undefined && <Own organisation={organisation} chainId={chainId} vesting={address} account={account} now={now} />
      )}
    </section>
  );
}

function Totals({ grants, now, symbol }: { grants: readonly VestingGrant[]; now: number; symbol: string }) {
  const { total, vested, released, releasable } = grantTotals(grants, now);
  const figures = [
    ['In all', total],
    ['Vested', vested],
    ['Released', released],
    ['To be released', releasable],
  ] as const;
  return (
    <dl className={classes.figures}>
      {figures.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>
            <Amount value={value} symbol={symbol} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

interface OwnProps {
  organisation: OrganisationDetail;
  chainId: number;
  vesting: string;
  account: Address;
  now: number;
}

/** The reader's grants, and a button that pays out what has vested. */
function Own({ organisation, chainId, vesting, account, now }: OwnProps) {
  const own = useGrantsOf(chainId, vesting, account);
  const client = useQueryClient();
  const { isSafe } = useActor();
  const { name } = useChain(chainId);
  const symbol = organisation.token?.symbol ?? '';
  return (
    <ChainValue query={own} width={320}>
      {(grants) => {
        if (grants.length === 0) return <p className={classes.note}>Nothing of it is yours.</p>;
        const ids = releasableIds(grants, now);
        const obstacle = releaseObstacle(grants, now, dateText);
        return (
          <section aria-label="Yours" className={vestingClasses.own}>
            <h3 className={classes.panelTitle}>Yours</h3>
            <ul className={vestingClasses.grants}>
              {grants.map((grant) => (
                <Grant key={String(grant.id)} grant={grant} now={now} symbol={symbol} />
              ))}
            </ul>
            <div className={classes.row}>
              <TransactionButton
                subject={`release:${chainId}:${vesting}:${account}`}
                request={
                  ids.length === 0
                    ? undefined
                    : {
                        chainId,
                        from: account,
                        ...encodeRelease({ vesting: vesting as Address, ids }),
                        title: `Release your ${symbol}`,
                        effect: `Pays out to you the ${balanceText(grantTotals(grants, now).releasable)} ${symbol} that have vested on ${name}, and what vests until it is mined. Delegate it afterwards, if it shall vote.`,
                        isSafe,
                        needsStatement: false,
                      }
                }
                reason={obstacle}
                contracts={knownContractsOf(organisation.contracts, chainId)}
                nameAddress={nameAddressIn(organisation.contracts, chainId, account)}
                onConfirmed={() => void client.invalidateQueries()}
              >
                Release what has vested
              </TransactionButton>
              {obstacle && <p className={classes.reason}>{obstacle}</p>}
            </div>
          </section>
        );
      }}
    </ChainValue>
  );
}

/** More dates than these are not listed. */
const MOST_DATES = 6;

function partsText(milestones: readonly number[], end: number): string {
  if (milestones.length === 1) return `at once on ${formatTime(end)}`;
  return milestones.length > MOST_DATES
    ? `in ${milestones.length} equal parts until ${formatTime(end)}`
    : `in ${milestones.length} equal parts: ${milestones.map(formatTime).join('; ')}`;
}

function Grant({ grant, now, symbol }: { grant: VestingGrant; now: number; symbol: string }) {
  const { vested, releasable, next } = grantStanding(grant, now);
  const { milestones, start, end, total, released } = grant;
  return (
    <li>
      <span>
        <Amount value={total} symbol={symbol} />,{' '}
        {milestones.length > 0 ? partsText(milestones, end) : `evenly from ${formatTime(start)} to ${formatTime(end)}`}
      </span>
      <span className={classes.note}>
        <Amount value={vested} symbol={symbol} /> vested, <Amount value={released} symbol={symbol} /> released,{' '}
        <Amount value={releasable} symbol={symbol} /> to be released.
        {milestones.length > 0 && next !== null && ` The next part comes on ${formatTime(next)}.`}
      </span>
    </li>
  );
}
