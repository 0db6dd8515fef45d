import { Button, Group, Modal } from '@mantine/core';
import { useState } from 'react';
import { domainSeparator, hashStruct, hashTypedData } from 'viem';
import { explainError } from '../../../lib/errors/explainError.ts';
import { ChainMark } from '../../../ui/ChainMark.tsx';
import { HexView } from '../../../ui/HexView.tsx';
import { KeyValueList } from '../../../ui/KeyValueList.tsx';
import classes from '../Upgrades.module.css';
import { useVote, type VotedProposal, voteOf } from './useVote.ts';

export interface VoteDialogProps {
  proposal: VotedProposal;
  proposalName: string;
  approve: boolean;
  onClose: () => void;
}

/** Everything to read before the wallet opens: what the vote says, and the hashes that the wallet will show. Costs nothing. */
export function VoteDialog({ proposal, proposalName, approve, onClose }: VoteDialogProps) {
  const vote = useVote(proposal);
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const sign = async () => {
    setBusy(true);
    setProblem(undefined);
    try {
      await vote(approve);
      onClose();
    } catch (error) {
      const { title, description, isRejection } = explainError(error);
      setProblem(isRejection ? 'You declined it in your wallet.' : `${title} ${description}`.trim());
      setBusy(false);
    }
  };
  return (
    <Modal opened onClose={onClose} title={`${approve ? 'Sign' : 'Reject'}: ${proposalName}`} size="lg">
      <div className={classes.stack}>
        <p className={classes.plain}>
          {approve
            ? 'Your signature says that you want everything this proposal changes, as it stands. You can change your vote while it is open.'
            : 'Your signature says that you do not want it. Once as many signers have rejected it as would have had to agree, it is over.'}
        </p>
        <p className={classes.note}>Your wallet shows these. A signature costs nothing, and no chain is asked for anything.</p>
        <Hashes proposal={proposal} approve={approve} />
        <div aria-live="polite">
          {problem && <p className={classes.problem}>{problem} Nothing was signed.</p>}
          {isBusy && <p className={classes.note}>Waiting for your wallet. Compare what it shows with the hashes here.</p>}
        </div>
        <Group justify="flex-end">
          <Button variant="default" onClick={onClose}>
            Close
          </Button>
          <Button loading={isBusy} onClick={() => void sign()}>
            {problem ? 'Try again' : 'Sign in wallet'}
          </Button>
        </Group>
      </div>
    </Modal>
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
