import { readAbi } from '@althing/domain/governance';
import { parseAddress } from '@althing/domain/units';
import { Button, Group, Modal, Select, Textarea, TextInput } from '@mantine/core';
import { useState } from 'react';
import { ReasonButton } from '../../../ui/ReasonButton.tsx';
import classes from './Dialogs.module.css';

export interface AbiDialogProps {
  /** The contract as it was typed, and a function as `parseFunction` takes it. */
  onAdd: (call: { target: string; signature: string }) => void;
  onClose: () => void;
}

/** Chooses a function of a contract's ABI; its fields are then asked for by their types. */
export function AbiDialog({ onAdd, onClose }: AbiDialogProps) {
  const [target, setTarget] = useState('');
  const [text, setText] = useState('');
  const [signature, setSignature] = useState<string | null>(null);
  const abi = text.trim() === '' ? undefined : readAbi(text);
  const functions = abi?.functions ?? [];
  const isAddress = parseAddress(target.trim()) !== undefined;
  return (
    <Modal opened onClose={onClose} title="Call a contract by its ABI" size="lg">
      <div className={classes.settings}>
        <TextInput
          label="Contract"
          placeholder="0x…"
          value={target}
          onChange={(event) => setTarget(event.currentTarget.value)}
          error={target.trim() !== '' && !isAddress ? 'The address is invalid' : undefined}
          data-autofocus
          withAsterisk
        />
        <Textarea
          label="ABI"
          description="JSON, as explorers and compilers show it"
          autosize
          minRows={4}
          maxRows={10}
          spellCheck={false}
          value={text}
          onChange={(event) => {
            setText(event.currentTarget.value);
            setSignature(null);
          }}
          error={abi?.problem}
          withAsterisk
        />
        <Select
          label="Function"
          placeholder={functions.length === 0 ? 'Paste an ABI first' : 'Choose a function'}
          disabled={functions.length === 0}
          searchable
          data={functions}
          value={signature}
          onChange={setSignature}
        />
      </div>
      <Group justify="flex-end" mt="lg">
        <Button variant="default" onClick={onClose}>
          Cancel
        </Button>
        <ReasonButton
          reason={
            !isAddress
              ? 'Enter the address of the contract first.'
              : signature === null
                ? 'Paste an ABI and choose a function first.'
                : undefined
          }
          onClick={() => signature !== null && onAdd({ target: target.trim(), signature })}
        >
          Add the call
        </ReasonButton>
      </Group>
    </Modal>
  );
}
