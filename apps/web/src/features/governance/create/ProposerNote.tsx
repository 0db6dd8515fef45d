import type { GovernorView, OrganisationDetail } from '@althing/domain/http';
import type { Address } from '@althing/domain/units';
import { Amount } from '../../../ui/Amount.tsx';
import { WalletButton } from '../../auth/index.ts';
import { DelegateButton } from '../power/DelegationPanel.tsx';
import { useActor } from '../useActor.ts';
import classes from './Create.module.css';
import { useProposeEligibility } from './useProposeEligibility.ts';

export interface ProposerNoteProps {
  organisation: OrganisationDetail;
  governor: GovernorView;
}

/** Says whether the reader may propose, and what would help. Everybody may write a draft. */
export function ProposerNote({ organisation, governor }: ProposerNoteProps) {
  const { eligibility, power } = useProposeEligibility(organisation, governor);
  const { account } = useActor();
  if (!eligibility || eligibility.isAllowed) return null;
  const isWallet = eligibility.fix?.kind === 'connect' || eligibility.fix?.kind === 'signIn';
  const symbol = organisation.token?.symbol ?? '';
  return (
    <div className={classes.warning} style={{ marginBottom: 24, display: 'grid', gap: 10, maxWidth: 760 }}>
      <div>You can write this now, but not propose it yet.</div>
      <div>
        {eligibility.reason}{' '}
        {power.data && governor.proposalThreshold !== '0' && (
          <>
            A proposal needs <Amount value={governor.proposalThreshold} symbol={`${symbol} votes`} as="exact" />, you have{' '}
            <Amount value={power.data.now} symbol={symbol} as="exact" />.
          </>
        )}
      </div>
      {isWallet && (
        <div>
          <WalletButton />
        </div>
      )}
      {eligibility.fix?.kind === 'delegateToSelf' && account && (
        <div>
          <DelegateButton organisation={organisation} chainId={governor.chainId} token={governor.token as Address} delegatee={account}>
            {eligibility.fix.label}
          </DelegateButton>
        </div>
      )}
    </div>
  );
}
