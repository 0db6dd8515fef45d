import { type Call, encodeBridgeOptions, type VoteCarriage } from '@althing/bindings';
import { awayVoteWarning, type Bridge } from '@althing/domain/bridges';
import type { OrganisationDetail } from '@althing/domain/http';
import type { Address } from '@althing/domain/units';
import { Modal } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useChain } from '../../../lib/config/useChain.ts';
import { ReasonButton } from '../../../ui/ReasonButton.tsx';
import { useActor } from '../../governance/index.ts';
import { knownContractsOf, nameAddressIn, TransactionButton } from '../../transactions/index.ts';
import { NO_WALLET, SPARE_GAS } from '../act/CarriedButton.tsx';
import { ResendFees } from '../resend/ResendFees.tsx';
import type { ResendFee } from '../resend/useResendFees.ts';
import { bridgesReason } from './bridgesReason.ts';
import { useMeasuredDurations } from './useMeasuredDurations.ts';
import type { VoteBridge, VotingPlace } from './useVotingChain.ts';
import classes from './Votes.module.css';

export interface CarriedVoteButtonProps {
  /** Identifies the action on this proposal and chain. */
  action: 'cast' | 'resend' | 'tally' | `signed-${Address}`;
  place: VotingPlace;
  spoke: Address;
  /** UNIX seconds at home. */
  votingEnds: number;
  now: number | undefined;
  /** Undefined while it is not known which bridges carry votes. */
  carriers: { bridges: readonly VoteBridge[]; required: number } | undefined;
  /** Whether nothing is sent. */
  isKept?: boolean;
  callOf: (carriage: VoteCarriage) => Call | undefined;
  reason?: string | undefined;
  title: string;
  effect: string;
  contracts: OrganisationDetail['contracts'];
  variant?: 'filled' | 'default';
  children: ReactNode;
}

const asFee = ({ bridge, fee, gasLimit, durationSeconds }: VoteBridge): ResendFee => ({
  bridgeAdapterId: bridge,
  quote: { fee: String(fee), gasLimit: String(gasLimit), isMeasured: false, onlyRecords: null, problem: null, durationSeconds },
  refusal: null,
});

/** A transaction at a spoke, after its bridges were chosen; says before it is sent what will not count. */
export function CarriedVoteButton({ carriers, reason, children, variant = 'filled', ...props }: CarriedVoteButtonProps) {
  const { account } = useActor();
  const [isOpen, setOpen] = useState(false);
  const missing = account === null ? NO_WALLET : (reason ?? (carriers ? undefined : 'The bridges are still being asked.'));
  if (carriers && props.isKept && missing === undefined)
    return (
      <Send {...props} carriers={carriers} chosen={[]} onDone={() => undefined}>
        {children}
      </Send>
    );
  return (
    <>
      <ReasonButton variant={variant} reason={missing} onClick={() => setOpen(true)}>
        {children}
      </ReasonButton>
      {carriers && (
        <Modal opened={isOpen} onClose={() => setOpen(false)} title={props.title} size="lg">
          <Bridges {...props} carriers={carriers} onDone={() => setOpen(false)}>
            {children}
          </Bridges>
        </Modal>
      )}
    </>
  );
}

type SendProps = Omit<CarriedVoteButtonProps, 'carriers' | 'reason' | 'variant'> & {
  carriers: NonNullable<CarriedVoteButtonProps['carriers']>;
  onDone: () => void;
};

/** One bridge more than have to agree, as far as there are any, so that one may fail. */
function Bridges(props: SendProps) {
  const { carriers, place, votingEnds, now } = props;
  const origin = useChain(place.chainId);
  const measured = useMeasuredDurations(place.chainId);
  const [chosen, choose] = useState<readonly Bridge[]>(() => carriers.bridges.slice(0, carriers.required + 1).map(({ bridge }) => bridge));
  const vote = { votingEnds, bridges: chosen, required: carriers.required, origin, measured };
  const warning = now === undefined ? null : awayVoteWarning(vote, now);
  return (
    <div className={classes.dialog}>
      <p className={classes.note}>{carriers.required} bridges have to agree at home. Each more that you choose may fail without harm.</p>
      <ResendFees fees={carriers.bridges.map(asFee)} chosen={chosen} onChoose={choose} chainId={place.chainId} />
      {warning !== null && (
        <p className={classes.warning} role="alert">
          {warning}
        </p>
      )}
      <Send {...props} chosen={chosen}>
        Continue
      </Send>
    </div>
  );
}

function Send({
  action,
  place,
  spoke,
  carriers,
  chosen,
  callOf,
  title,
  effect,
  contracts,
  isKept = false,
  onDone,
  children,
}: SendProps & { chosen: readonly Bridge[] }) {
  const { account, isSafe } = useActor();
  const client = useQueryClient();
  const { chainId } = place;
  const legs = carriers.bridges
    .filter(({ bridge }) => chosen.includes(bridge))
    .map(({ bridge, adapter, fee, gasLimit }) => ({
      adapter,
      fee,
      options: encodeBridgeOptions(bridge, { refund: account ?? spoke, gasLimit, refundChainId: chainId }),
    }));
  const threshold = Math.min(carriers.required, legs.length);
  const call = account === null ? undefined : callOf({ legs, threshold, refund: account });
  // A vote that is sent without a bridge would be kept by the spoke, and could not be sent alone any more.
  const reason = isKept ? undefined : bridgesReason(carriers.bridges.length, legs.length);
  return (
    <TransactionButton
      subject={`away-${action}:${chainId}:${spoke}:${place.proposalId}:${account}`}
      request={
        account !== null && call
          ? { ...call, chainId, from: account, title, effect, isSafe, toName: 'Voting contract of this chain', spareGas: SPARE_GAS }
          : undefined
      }
      reason={reason}
      contracts={knownContractsOf(contracts, chainId)}
      nameAddress={nameAddressIn(contracts, chainId, account ?? undefined)}
      onConfirmed={() => {
        void client.invalidateQueries();
        onDone();
      }}
    >
      {children}
    </TransactionButton>
  );
}
