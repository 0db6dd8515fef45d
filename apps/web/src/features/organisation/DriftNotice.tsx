import { listInWords } from '@althing/domain/display';
import type { CheckResult, OrganisationDetail } from '@althing/domain/http';
import { type ContractKind, contractName } from '@althing/domain/organisation';
import { useQuery } from '@tanstack/react-query';
import { useConnection } from 'wagmi';
import { useAppConfig } from '../../lib/config/AppConfigContext.ts';
import { useChain } from '../../lib/config/useChain.ts';
import { apiQuery } from '../../lib/query/apiQuery.ts';
import { LinkButton } from '../../ui/RouterLinks.tsx';
import { checkWords } from '../deploy/index.ts';
import { nameAddressIn } from '../transactions/index.ts';
import classes from './Organisation.module.css';

/** As long as the server keeps its answer. */
const KEPT = 60_000;
/** The rest is counted: where a program was exchanged, everything of a contract may differ. */
const SHOWN = 8;

/** Of which an edit reads something from the chains, and therefore brings it back. */
const RESTORED: ReadonlySet<ContractKind> = new Set(['governor', 'timelock', 'proxyAdmin', 'token']);

/** What the chains say otherwise than the record, in words, and what can be done about it. Nothing where they agree. */
export function DriftNotice({ organisation }: { organisation: OrganisationDetail }) {
  const { id, slug, state } = organisation;
  const { data } = useQuery({
    ...apiQuery('GET /api/v1/organisations/:id/drift', { params: { id } }),
    enabled: state === 'deployed',
    staleTime: KEPT,
  });
  const { differences = [], unread = [] } = data ?? {};
  if (differences.length === 0) return unread.length === 0 ? null : <Unread chainIds={unread} />;
  const kinds = differences.map(({ stepId }) => stepId.split('|')[0] as ContractKind);
  const isRestored = kinds.some((kind) => RESTORED.has(kind));
  const more = differences.length - SHOWN;
  return (
    <section className={classes.notice} aria-label="Other than the record">
      <p className={classes.noticeTitle}>The chains say otherwise than the record</p>
      <p className={classes.soft}>This was changed on the chains, and not by an upgrade proposal that was registered here.</p>
      <ul className={classes.drift}>
        {differences.slice(0, SHOWN).map((difference, index) => (
          <Difference key={index} difference={difference} organisation={organisation} />
        ))}
      </ul>
      {more > 0 && <p className={classes.soft}>{more === 1 ? 'One more value differs.' : `${more} more values differ.`}</p>}
      {isRestored && (
        <p className={classes.soft}>
          An edit that changes nothing brings back settings and guardians of governors, the owner, the tax and the limits of the token, and
          the owner of the upgrades. To take what the chains say into the record, enter it in the edit: nothing is sent then.
        </p>
      )}
      <p className={classes.soft}>
        {isRestored ? 'What else differs' : 'This'} is brought back by whoever holds the contract, with a proposal or a transaction of their
        own.
      </p>
      {isRestored && (
        <LinkButton to="/organisations/$slug/edit" params={{ slug }} variant="default" style={{ justifySelf: 'start' }}>
          Edit the organisation
        </LinkButton>
      )}
      {unread.length > 0 && <Unread chainIds={unread} />}
    </section>
  );
}

function Unread({ chainIds }: { chainIds: readonly number[] }) {
  const { chains } = useAppConfig();
  const names = chainIds.map((id) => chains.find((chain) => chain.id === id)?.name ?? `chain ${id}`);
  return (
    <p className={classes.soft}>
      Whether the record still holds on {listInWords(names)} is not known now: not everything there was answered.
    </p>
  );
}

interface DifferenceProps {
  difference: CheckResult;
  organisation: OrganisationDetail;
}

function Difference({ difference, organisation }: DifferenceProps) {
  const { chainId, stepId } = difference;
  const { name: chain } = useChain(chainId);
  const { address } = useConnection();
  const { contracts, token } = organisation;
  const contract = contracts.find((each) => each.chainId === chainId && each.stepId === stepId);
  const { label, expected, actual } = checkWords(difference, {
    symbol: token?.symbol ?? '',
    nameAddress: nameAddressIn(contracts, chainId, address),
  });
  return (
    <li>
      <bdi>{contract ? contractName(contract) : stepId}</bdi> on {chain}: {label}. Record: <b>{expected.join(', ')}</b>; chain:{' '}
      <b>{actual?.join(', ')}</b>
    </li>
  );
}
