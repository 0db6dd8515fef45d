import { Suspense } from 'react';
import { domainSeparator, hashStruct, hashTypedData } from 'viem';
import { ChainMark } from '../../../ui/ChainMark.tsx';
import { HexView } from '../../../ui/HexView.tsx';
import { KeyValueList } from '../../../ui/KeyValueList.tsx';
import { SignatureDialog } from '../../safes/index.ts';
import { useVote, type VotedProposal, voteOf } from './useVote.ts';

export interface VoteDialogProps {
  proposal: VotedProposal;
  proposalName: string;
  approve: boolean;
  onClose: () => void;
}

/** Everything to read before the wallet opens: what the vote says, and the hashes that the wallet will show. */
export function VoteDialog({ proposal, proposalName, approve, onClose }: VoteDialogProps) {
  const vote = useVote(proposal);
  return (
    <Suspense fallback={null}>
      <SignatureDialog
        chainId={voteOf(proposal, approve).domain.chainId}
        title={`${approve ? 'Sign' : 'Reject'}: ${proposalName}`}
        effect={
          approve
            ? 'Your signature says that you want everything this proposal changes, as it stands. You can change your vote while it is open.'
            : 'Your signature says that you do not want it. Once as many signers have rejected it as would have had to agree, it is over.'
        }
        hashes={<Hashes proposal={proposal} approve={approve} />}
        onSign={() => vote(approve)}
        onClose={onClose}
      />
    </Suspense>
  );
}

function Hashes({ proposal, approve }: Pick<VoteDialogProps, 'proposal' | 'approve'>) {
  const vote = voteOf(proposal, approve);
  const { domain, message, primaryType, types } = vote;
  return (
    <KeyValueList
      items={[
        { label: 'Chain in your wallet', value: <ChainMark chainId={domain.chainId} withName size={18} /> },
        { label: 'Approve', value: String(message.approve) },
        { label: 'Plan hash', value: <HexView value={message.planHash} noun="plan hash" isFull /> },
        { label: 'Proposal', value: <HexView value={message.proposal} noun="proposal" isFull /> },
        { label: 'Domain hash', value: <HexView value={domainSeparator({ domain })} noun="domain hash" isFull /> },
        {
          label: 'Message hash',
          value: <HexView value={hashStruct({ data: message, primaryType, types })} noun="message hash" isFull />,
        },
        { label: 'Hash that is signed', value: <HexView value={hashTypedData(vote)} noun="hash" isFull /> },
      ]}
    />
  );
}
