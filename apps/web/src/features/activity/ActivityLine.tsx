import { activityPhrase, type ActivityPart } from '@althing/domain/activity';
import { controllerWrapperOf } from '@althing/bindings';
import type { Activity, OrganisationDetail } from '@althing/domain/http';
import { sameAddress } from '@althing/domain/units';
import { formatTime } from '../../lib/format/formatDate.ts';
import { useChain } from '../../lib/config/useChain.ts';
import { AddressView } from '../../ui/AddressView.tsx';
import { Amount } from '../../ui/Amount.tsx';
import { ChainMark } from '../../ui/ChainMark.tsx';
import { TextLink } from '../../ui/RouterLinks.tsx';
import { TransactionHash } from '../../ui/TransactionHash.tsx';
import { KnownAddress } from '../transactions/index.ts';
import classes from './Activity.module.css';

type Organisation = Pick<OrganisationDetail, 'slug' | 'contracts' | 'token'>;

/** Quadratic votes are counted in hundredths of a vote. */
const ROOT_DECIMALS = 2;

/** One thing that happened, in a sentence, with its time and its transaction. */
export function ActivityLine({ activity, organisation }: { activity: Activity; organisation: Organisation }) {
  const chainId = 'chainId' in activity ? activity.chainId : undefined;
  return (
    <li className={classes.line}>
      <span className={classes.mark}>{chainId !== undefined && <ChainMark chainId={chainId} size={18} />}</span>
      <div className={classes.words}>
        <p className={classes.sentence} dir="auto">
          {activityPhrase(activity).map((part, index) => (
            <Part key={index} part={part} organisation={organisation} chainId={chainId} />
          ))}
        </p>
        {activity.kind === 'vote' && activity.reason && (
          <p className={classes.reason} dir="auto">
            {activity.reason}
          </p>
        )}
        <p className={classes.place}>
          <time dateTime={activity.at}>{formatTime(activity.at)}</time>
          {'transactionHash' in activity && <TransactionHash hash={activity.transactionHash} chainId={activity.chainId} />}
          {activity.kind === 'transfer' && activity.bridge && (
            <TextLink to="/bridge/transactions" search={{ find: activity.transactionHash }}>
              The whole transfer
            </TextLink>
          )}
        </p>
      </div>
    </li>
  );
}

function Part({ part, organisation, chainId }: { part: ActivityPart; organisation: Organisation; chainId: number | undefined }) {
  if (typeof part === 'string') return part;
  if ('account' in part) return <Account address={part.account} organisation={organisation} chainId={chainId ?? 0} />;
  if ('amount' in part) return chainId === undefined ? null : <Sum part={part} organisation={organisation} chainId={chainId} />;
  if ('chain' in part) return <ChainMark chainId={part.chain} withName size={16} />;
  const { slug } = organisation;
  if ('upgrade' in part)
    return (
      <TextLink to="/organisations/$slug/upgrades/$proposalId" params={{ slug, proposalId: part.upgrade.id }}>
        <bdi>{part.upgrade.name}</bdi>
      </TextLink>
    );
  if ('safeTransaction' in part) {
    const { safe, nonce } = part.safeTransaction;
    return (
      <TextLink
        to="/organisations/$slug/safes/$chainId/$safe"
        params={{ slug, chainId: String(chainId), safe }}
        search={{ view: 'history' }}
      >
        {nonce === null ? 'a transaction' : `its transaction ${nonce}`}
      </TextLink>
    );
  }
  const { governor, proposalId, title } = part.proposal;
  return (
    <TextLink
      to="/organisations/$slug/proposals/$chainId/$governor/$proposalId"
      params={{ slug, chainId: String(chainId), governor, proposalId }}
    >
      <bdi>{title || 'a proposal'}</bdi>
    </TextLink>
  );
}

/** What people send over portals passes through the platform's wrapper, which is nobody's. */
function Account({ address, organisation, chainId }: { address: string; organisation: Organisation; chainId: number }) {
  if (sameAddress(address, controllerWrapperOf(chainId)))
    return <AddressView address={address} chainId={chainId} name="Althing’s wrapper of portals" />;
  return <KnownAddress address={address} chainId={chainId} contracts={organisation.contracts} />;
}

function Sum({
  part: { amount, unit },
  organisation,
  chainId,
}: {
  part: Extract<ActivityPart, { amount: string }>;
  organisation: Organisation;
  chainId: number;
}) {
  const { nativeCurrency } = useChain(chainId);
  if (unit === 'votes') return <Amount value={amount} decimals={ROOT_DECIMALS} symbol="votes" />;
  if (unit === 'coin') return <Amount value={amount} decimals={nativeCurrency.decimals} symbol={nativeCurrency.symbol} />;
  return <Amount value={amount} symbol={organisation.token?.symbol ?? 'tokens'} />;
}
