import { Button, Group, Modal } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import type { Address } from '@althing/domain/units';
import type { Approval, ApprovalRequest } from './approvals.ts';
import { ConnectView } from './ConnectView.tsx';
import classes from './LocalWalletDialog.module.css';
import { MessageView } from './MessageView.tsx';
import { TransactionView } from './TransactionView.tsx';
import { TypedDataView } from './TypedDataView.tsx';

const TITLES: Record<ApprovalRequest['kind'], string> = {
  connect: 'Which account may this page see?',
  message: 'Sign this message',
  typedData: 'Sign this statement',
  transaction: 'Send this transaction',
};

/** The window of the local wallet: what is requested, on which chain, at what cost, with Confirm and Reject. */
export function LocalWalletDialog({ approval }: { approval: Approval }) {
  const { request, answer } = approval;
  const [chosen, setChosen] = useState<Address | undefined>(
    request.kind === 'connect' ? (request.current ?? request.addresses[0]) : undefined,
  );
  const confirm = () => answer(request.kind === 'connect' ? chosen : true);
  return (
    <Modal opened onClose={() => answer(undefined)} title="Local wallet" size={480} zIndex={1000} closeOnClickOutside={false}>
      <h2 className={classes.title}>{TITLES[request.kind]}</h2>
      <View request={request} chosen={chosen} onChoose={setChosen} />
      <Group grow mt="lg">
        <Button variant="default" onClick={() => answer(undefined)}>
          Reject
        </Button>
        <Button onClick={confirm}>Confirm</Button>
      </Group>
    </Modal>
  );
}

function View({
  request,
  chosen,
  onChoose,
}: {
  request: ApprovalRequest;
  chosen: Address | undefined;
  onChoose: (address: Address) => void;
}): ReactNode {
  switch (request.kind) {
    case 'connect':
      return <ConnectView chainId={request.chainId} addresses={request.addresses} chosen={chosen} onChoose={onChoose} />;
    case 'message':
      return <MessageView {...request} />;
    case 'typedData':
      return <TypedDataView {...request} />;
    case 'transaction':
      return <TransactionView {...request} />;
  }
}
