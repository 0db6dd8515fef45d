import { foreignTokenWarning } from '@althing/domain/bridges';
import { useQueryClient } from '@tanstack/react-query';
import { useConnection } from 'wagmi';
import { useChain } from '../../lib/config/useChain.ts';
import { invalidate } from '../../lib/query/invalidate.ts';
import { Notice } from '../../ui/Notice.tsx';
import { Section } from '../../ui/Section.tsx';
import { CitizenshipGate, RequireAuth } from '../auth/index.ts';
import { useActor } from '../governance/index.ts';
import classes from './Bridge.module.css';
import type { BridgeSearch } from './bridgeSearch.ts';
import { Bridges } from './form/Bridges.tsx';
import { Summary } from './form/Summary.tsx';
import { TransferFields } from './form/TransferFields.tsx';
import { useTransfer } from './form/useTransfer.ts';
import { useTypedForm } from './form/useTypedForm.ts';
import type { TokenOnChain, TravellingToken } from './queries.ts';
import { SendTransfer } from './send/SendTransfer.tsx';
import { requiredBridges } from './transferForm.ts';
import { WrapSection } from './wrap/WrapSection.tsx';
import { useUnwrapping } from './useUnwrapping.ts';

export interface TransferSectionProps {
  token: TravellingToken;
  search: BridgeSearch;
  onSearch: (change: Partial<BridgeSearch>) => void;
  onPick: () => void;
}

/** From where to where: what the address names where the token is there, else the wallet's chain and the first other one. */
function useEnds({ chains }: TravellingToken, { from, to }: BridgeSearch): { place: TokenOnChain; to: number | undefined } {
  const { chainId } = useConnection();
  const open = chains.filter(({ isPendingUpgrade }) => !isPendingUpgrade);
  const on = (id: number | undefined) => open.find((place) => place.chainId === id);
  const place = on(from) ?? on(chainId) ?? open[0] ?? chains[0]!;
  const other = to === place.chainId ? undefined : on(to);
  return { place, to: (other ?? open.find((candidate) => candidate.chainId !== place.chainId))?.chainId };
}

/** The form of a transfer beside what arrives of it. */
export function TransferSection(props: TransferSectionProps) {
  const { place, to } = useEnds(props.token, props.search);
  if (to === undefined)
    return (
      <Notice title={`${place.symbol} is on one chain only`}>
        Its portals on other chains are not deployed yet, or wait for an upgrade, so there is nowhere to move it to.
      </Notice>
    );
  return (
    <>
      <ForeignToken token={props.token} place={place} to={to} />
      <Form key={props.token.controllerAddress} {...props} place={place} to={to} />
      <WrapSection key={place.chainId} token={props.token} place={place} />
    </>
  );
}

/** Says so where the portal carries somebody else's token, here or there. */
function ForeignToken({ token: { organisation, chains }, place, to }: Pick<FormProps, 'token' | 'place' | 'to'>) {
  const foreign = [place, chains.find(({ chainId }) => chainId === to)].find((end) => end?.isOrganisationToken === false);
  const chain = useChain(foreign?.chainId ?? place.chainId);
  if (!foreign) return null;
  const { title, text } = foreignTokenWarning({ symbol: foreign.symbol, chain: chain.name, organisation: organisation.name });
  return <Notice title={title}>{text}</Notice>;
}

interface FormProps extends TransferSectionProps {
  place: TokenOnChain;
  to: number;
}

function Form({ token, search, onSearch, onPick, place, to }: FormProps) {
  const { isSafe } = useActor();
  const { typed, change } = useTypedForm(search, { from: place.chainId, to }, onSearch);
  const transfer = useTransfer(token, place, to, search, typed);
  const unwraps = useUnwrapping(token, to);
  const { choice, balance, limits, checked, contracts } = transfer;
  const required = limits.data ? requiredBridges(limits.data) : 0;
  return (
    <div className={classes.columns}>
      <div>
        <Section title="What moves" variant="card">
          <TransferFields
            token={token}
            place={place}
            to={to}
            typed={typed}
            change={change}
            balance={balance}
            amount={checked.amount.value}
            problem={checked.amountProblem}
            isSeveral={choice.isSeveral}
            required={required}
            unwraps={unwraps}
            isSafe={isSafe}
            contracts={contracts}
            onPick={onPick}
          />
          <Bridges transfer={transfer} place={place} to={to} change={change} />
        </Section>
      </div>
      <div>
        <Section title="What arrives" variant="card">
          <Summary
            place={place}
            to={to}
            quote={checked.amount.value === undefined ? null : (limits.data?.quote ?? null)}
            fee={checked.fee}
            duration={checked.duration}
            threshold={choice.isSeveral ? required : 1}
            bridges={Math.max(1, choice.bridges.length)}
          />
          <Send token={token} place={place} to={to} transfer={transfer} onSearch={onSearch} unwrap={choice.unwrap && unwraps !== null} />
        </Section>
      </div>
    </div>
  );
}

interface SendProps extends Pick<FormProps, 'token' | 'place' | 'to' | 'onSearch'> {
  transfer: ReturnType<typeof useTransfer>;
  unwrap: boolean;
}

/** Only those may send who have signed in and confirmed their citizenship; what it would cost everybody sees. */
function Send({ transfer: { ready, checked }, onSearch, ...transfer }: SendProps) {
  const { account, isSafe } = useActor();
  const client = useQueryClient();
  return (
    <div className={classes.send}>
      <RequireAuth>
        <CitizenshipGate>
          <SendTransfer
            {...transfer}
            account={account}
            isSafe={isSafe}
            ready={ready}
            reason={checked.reason}
            onSent={(sent) => {
              void invalidate(client, 'GET /api/v1/bridge/limits/:address');
              onSearch({ sent, amount: undefined, recipient: undefined });
            }}
          />
        </CitizenshipGate>
      </RequireAuth>
    </div>
  );
}
