import { longDurationText } from '@althing/domain/display';
import { Button } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useAppConfig } from '../../../lib/config/AppConfigContext.ts';
import { api } from '../../../lib/http/api.ts';
import { useChain } from '../../../lib/config/useChain.ts';
import { nextMilestone } from '../proposals/timeLabel.ts';
import pageClasses from './ProposalPage.module.css';
import type { ProposalView } from './useProposalView.ts';

/** On local chains only: moves the chain's clock to the next milestone, so that the whole life of a proposal can be tried in minutes. */
export function LocalSkip({ view: { proposal, facts, state, now } }: { view: ProposalView }) {
  const client = useQueryClient();
  const { network } = useAppConfig();
  const { name } = useChain(proposal.chainId);
  const skip = useMutation({
    mutationFn: (seconds: number) => api('POST /api/v1/local/advance-time', { body: { chainId: proposal.chainId, seconds } }),
    onSuccess: () => client.invalidateQueries(),
  });
  // Until the chain tells its time the row has its place already, so that nothing below moves.
  const clock = now ?? facts.createdAt;
  const at = nextMilestone(facts, state, clock);
  if (network !== 'local' || at === undefined) return null;
  const seconds = Math.max(1, at - clock);
  return (
    <div className={pageClasses.local}>
      <span>Local network: nobody has to wait.</span>
      <Button
        variant="subtle"
        size="compact-sm"
        className={pageClasses.skip}
        loading={now === undefined || skip.isPending}
        onClick={() => skip.mutate(seconds)}
      >
        {`Move ${name} ahead by ${longDurationText(seconds)}`}
      </Button>
      {skip.error && <span role="alert">{skip.error.message}</span>}
    </div>
  );
}
