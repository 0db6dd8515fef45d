import { VetoList } from '../shared/VetoList.tsx';

export function PreExecutionVetoForm() {
  return (
    <VetoList
      list="preExecutionVeto"
      slug="pre-execution-veto"
      description="Guardians can stop what has passed until it is carried out. An organisation can do without; where one governor has some, every governor with a timelock needs its own."
      question="Who may stop a decision before it is carried out?"
    />
  );
}
