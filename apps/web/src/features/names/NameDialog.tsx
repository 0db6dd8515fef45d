import { MAX_LABEL_LENGTH } from '@althing/domain/labels';
import { Group, Modal, TextInput } from '@mantine/core';
import { useState } from 'react';
import { useLabel } from '../../lib/labels.ts';
import { HexView } from '../../ui/HexView.tsx';
import { CitizenButton } from '../auth/index.ts';
import classes from './Names.module.css';
import { useGiveName, useTakeNameBack } from './useOwnNames.ts';

export interface NameDialogProps {
  address: string;
  onClose: () => void;
}

/** What the reader calls one address: given, changed, taken back. */
export function NameDialog({ address, onClose }: NameDialogProps) {
  const kept = useLabel(address) ?? '';
  const [typed, setTyped] = useState<string>();
  const give = useGiveName(onClose);
  const drop = useTakeNameBack(address, onClose);
  const label = (typed ?? kept).trim();
  const reason = label === '' ? 'Enter a name.' : label === kept ? 'It has this name already.' : undefined;
  return (
    <Modal opened onClose={onClose} title="A name of your own">
      <HexView value={address} noun="address" isFull />
      <p className={classes.note}>Where this address stands you read your name for it, in quotation marks. Nobody else sees it.</p>
      <TextInput
        label="Name"
        data-autofocus
        maxLength={MAX_LABEL_LENGTH}
        value={typed ?? kept}
        onChange={(event) => setTyped(event.currentTarget.value)}
      />
      <Group justify="flex-end" mt="lg">
        {kept !== '' && (
          <CitizenButton variant="default" loading={drop.isPending} onClick={() => drop.mutate()}>
            Take back
          </CitizenButton>
        )}
        <CitizenButton reason={reason} loading={give.isPending} onClick={() => give.mutate({ address, label })}>
          Keep the name
        </CitizenButton>
      </Group>
    </Modal>
  );
}
