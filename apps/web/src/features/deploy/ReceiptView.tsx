import type { CheckResult, OrganisationDetail, Receipt } from '@althing/domain/http';
import { Button } from '@mantine/core';
import { IconCheck, IconX } from '@tabler/icons-react';
import { useChain } from '../../lib/config/useChain.ts';
import { formatTime } from '../../lib/format/formatDate.ts';
import { AddressView } from '../../ui/AddressView.tsx';
import { download } from '../../ui/download.ts';
import { ReasonButton } from '../../ui/ReasonButton.tsx';
import { Section } from '../../ui/Section.tsx';
import { contractName } from '@althing/domain/organisation';
import { checkText } from './checkText.ts';
import classes from './Deploy.module.css';
import { receiptFile, type ReceiptGroup, receiptGroups } from './receiptGroups.ts';
import { useCheckAgain } from './useCheckAgain.ts';

/** "Deployed = reviewed": every parameter, role, owner and code hash as read back from the chains, beside what was reviewed. */
export function ReceiptView({ organisation, receipt }: { organisation: OrganisationDetail; receipt: Receipt }) {
  const { mutation, reason } = useCheckAgain(organisation);
  const groups = receiptGroups(receipt, organisation.contracts);
  const differing = receipt.checks.filter((check) => !check.ok).length;
  return (
    <Section
      title="Deployed = reviewed"
      description="After the deployment every value is read back from the chains and compared with what you reviewed."
      actions={
        <>
          <ReasonButton variant="default" reason={reason} data-print="hide" onClick={() => mutation.mutate()} loading={mutation.isPending}>
            Check again
          </ReasonButton>
          <Button
            variant="default"
            data-print="hide"
            onClick={() => download(`${organisation.slug}-receipt.json`, receiptFile(receipt, organisation), 'application/json')}
          >
            Download
          </Button>
          <Button variant="default" data-print="hide" onClick={() => print()}>
            Print
          </Button>
        </>
      }
    >
      <div className={classes.checks}>
        <p className={classes.verdict} role="status">
          {receipt.ok
            ? `All ${receipt.checks.length} checks hold. `
            : `${differing} of ${receipt.checks.length} checks differ from the review. `}
          <span className={classes.note}>Checked {formatTime(receipt.checkedAt)}.</span>
        </p>
        {mutation.error && <p role="alert">The check could not be run: {mutation.error.message}</p>}
        {groups.map((group) => (
          <Group key={`${group.chainId}:${group.stepId}`} group={group} />
        ))}
      </div>
    </Section>
  );
}

function Group({ group: { chainId, stepId, contract, checks, failed } }: { group: ReceiptGroup }) {
  const chain = useChain(chainId);
  return (
    <details className={classes.group} open={failed > 0}>
      <summary>
        <span>
          {contract ? contractName(contract) : stepId} on {chain.name}
        </span>
        <span className={classes.count}>{failed === 0 ? `${checks.length} equal` : `${failed} of ${checks.length} differ`}</span>
      </summary>
      {contract && (
        <div className={classes.groupAddress}>
          <AddressView address={contract.address} chainId={chainId} isFull />
        </div>
      )}
      <div role="list">
        {checks.map((check, index) => (
          <div key={index} role="listitem" className={classes.check} data-ok={check.ok}>
            <span className={classes.mark} role="img" aria-label={check.ok ? 'Equal' : 'Different'}>
              {check.ok ? <IconCheck size={17} aria-hidden /> : <IconX size={17} aria-hidden />}
            </span>
            <span>{check.label}</span>
            <span className={classes.value}>
              <CheckValue check={check} />
            </span>
          </div>
        ))}
      </div>
    </details>
  );
}

function CheckValue({ check }: { check: CheckResult }) {
  const { expected, actual } = checkText(check);
  return (
    <>
      <span className={classes.mono}>{expected}</span>
      {actual !== null && (
        <>
          <br />
          <strong>On chain: </strong>
          <span className={classes.mono}>{actual}</span>
        </>
      )}
    </>
  );
}
