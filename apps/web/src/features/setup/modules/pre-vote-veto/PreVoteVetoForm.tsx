import { VetoList } from '../shared/VetoList.tsx';

export function PreVoteVetoForm() {
  return (
    <VetoList
      list="preVoteVeto"
      slug="pre-vote-veto"
      description="Guardians can stop a proposal until its vote opens. They need a governor with time before the vote."
      question="Who may stop a proposal before its vote?"
    />
  );
}
