import type { OrganisationDetail, Receipt } from '@althing/domain/http';
import { Button } from '@mantine/core';
import { IconCheck, IconX } from '@tabler/icons-react';
import { useConnection } from 'wagmi';
import { useChain } from '../../lib/config/useChain.ts';
import { formatTime } from '../../lib/format/formatDate.ts';
import { AddressView } from '../../ui/AddressView.tsx';
import { download } from '../../ui/download.ts';
import { Section } from '../../ui/Section.tsx';
import { contractName } from '@althing/domain/organisation';
import { CitizenButton } from '../auth/index.ts';
import { nameAddressIn } from '../transactions/index.ts';
import { type CheckWords, checkWords } from './checkWords.ts';
import classes from './Deploy.module.css';
import { receiptFile, type ReceiptGroup, receiptGroups } from './receiptGroups.ts';
import { useCheckAgain } from './useCheckAgain.ts';

/** "Deployed = reviewed": every parameter, role, owner and code hash as read back from the chains, next to the reviewed value. */
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
          <CitizenButton variant="default" reason={reason} data-print="hide" onClick={() => mutation.mutate()} loading={mutation.isPending}>
            Check again
          </CitizenButton>
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
          <Group key={`${group.chainId}:${group.stepId}`} group={group} organisation={organisation} />
        ))}
      </div>
    </Section>
  );
}

interface GroupProps {
  group: ReceiptGroup;
  organisation: OrganisationDetail;
}

function Group({ group: { chainId, stepId, contract, checks, failed }, organisation }: GroupProps) {
  const chain = useChain(chainId);
  const { address: you } = useConnection();
  const context = { symbol: organisation.token?.symbol ?? '', nameAddress: nameAddressIn(organisation.contracts, chainId, you) };
  const rows = checks.map((check) => ({ ok: check.ok, words: checkWords(check, context) }));
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
        {rows.map(({ ok, words }, index) => (
          <div key={index} role="listitem" className={classes.check} data-ok={ok}>
            <span className={classes.mark} role="img" aria-label={ok ? 'Equal' : 'Different'}>
              {ok ? <IconCheck size={17} aria-hidden /> : <IconX size={17} aria-hidden />}
            </span>
            <span>{words.label}</span>
            <div className={classes.value}>
              <CheckValue words={words} />
            </div>
          </div>
        ))}
      </div>
    </details>
  );
}

function CheckValue({ words: { expected, actual, raw } }: { words: CheckWords }) {
  return (
    <>
      <Lines lines={expected} />
      {actual !== null && (
        <>
          <strong>On chain: </strong>
          <Lines lines={actual} />
        </>
      )}
      {raw !== null && (
        <details className={classes.raw}>
          <summary>Raw</summary>
          <span className={classes.mono}>{raw}</span>
        </details>
      )}
    </>
  );
}

const Lines = ({ lines }: { lines: readonly string[] }) => lines.map((line, index) => <div key={index}>{line}</div>);
