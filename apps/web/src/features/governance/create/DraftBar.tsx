import type { SharedDraft } from '@althing/domain/actionFiles';
import { Button, Menu, Modal, Select, TextInput } from '@mantine/core';
import { type FormEvent, useRef, useState } from 'react';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx';
import { download } from '../../../ui/download.ts';
import { notify } from '../../../ui/notify.ts';
import classes from './Create.module.css';
import { draftName, MAX_DRAFT_NAME, MAX_DRAFTS } from './draftShelf.ts';
import type { ProposalDraft } from './proposalDraft.ts';
import type { ProposalWizard } from './useProposalWizard.ts';

interface DraftBarProps {
  wizard: Pick<ProposalWizard, 'draft' | 'drafts'>;
  /** Opens the draft that is chosen by now. */
  onOpen: () => void;
}

const TOO_MANY = `There can be ${MAX_DRAFTS} drafts of an organisation. Throw one away first.`;
const NOT_SAVED = 'This browser does not let us save another draft.';
/** Bytes of a file that are read: no draft is larger. */
const MOST_BYTES = 4_000_000;

/** What a file holds; undefined where it is no draft, which is said. */
async function draftIn(file: File): Promise<SharedDraft | undefined> {
  const { readDraftFile } = await import('@althing/domain/actionFiles');
  const { draft, problem } = readDraftFile(await file.slice(0, MOST_BYTES).text());
  if (!draft) notify.error('The draft was not opened', problem);
  return draft;
}

/** Which of several drafts is written, and what can be done with it: another one, a copy, a file to share. */
export function DraftBar({ wizard: { draft, drafts }, onOpen }: DraftBarProps) {
  const [dialog, setDialog] = useState<'name' | 'remove'>();
  const input = useRef<HTMLInputElement>(null);
  const { shelf } = drafts;
  const current = { ...shelf.current(), title: draft.form.title };
  const all = shelf.drafts().map((each) => (each.id === current.id ? current : each));
  const add = (name: string, content?: ProposalDraft) => {
    if (all.length >= MAX_DRAFTS) return notify.error('No draft was added', TOO_MANY);
    if (!drafts.add(name, content)) return notify.error('No draft was added', NOT_SAVED);
    return onOpen();
  };
  const openFile = async (file: File | undefined) => {
    const shared = file && (await draftIn(file));
    if (shared) add(shared.name, { form: shared.form, governor: shared.governor });
  };
  const saveFile = async () => {
    const { writeDraftFile } = await import('@althing/domain/actionFiles');
    download('proposal-draft.json', writeDraftFile({ name: current.name, ...draft }), 'application/json');
  };
  return (
    <div className={classes.drafts}>
      {all.length > 1 && (
        <Select
          aria-label="Draft"
          className={classes.draftSelect}
          data={all.map((each, index) => ({ value: each.id, label: `${index + 1}. ${draftName(each)}` }))}
          value={current.id}
          onChange={(id) => {
            if (id !== null && id !== current.id && drafts.choose(id)) onOpen();
          }}
          allowDeselect={false}
        />
      )}
      <DraftMenu
        isOnly={all.length === 1}
        onNew={() => add('')}
        onCopy={() => add(`${draftName(current)} (copy)`, draft)}
        onSave={() => void saveFile()}
        onOpenFile={() => input.current?.click()}
        onDialog={setDialog}
      />
      <input
        ref={input}
        type="file"
        accept="application/json,.json"
        hidden
        aria-label="File with a draft"
        onChange={(event) => {
          const [file] = event.currentTarget.files ?? [];
          void openFile(file);
          event.currentTarget.value = '';
        }}
      />
      {dialog === 'name' && (
        <NameDialog
          name={current.name}
          onSave={(name) => {
            shelf.rename(current.id, name);
            setDialog(undefined);
          }}
          onClose={() => setDialog(undefined)}
        />
      )}
      <ConfirmDialog
        opened={dialog === 'remove'}
        title="Throw this draft away?"
        confirmLabel="Throw the draft away"
        cancelLabel="Keep it"
        isDanger
        onClose={() => setDialog(undefined)}
        onConfirm={() => {
          drafts.remove();
          onOpen();
        }}
      >
        What is written in “{draftName(current)}” is lost. Your other drafts stay.
      </ConfirmDialog>
    </div>
  );
}

interface DraftMenuProps {
  /** Whether there is no other draft that could be opened instead. */
  isOnly: boolean;
  onNew: () => void;
  onCopy: () => void;
  onSave: () => void;
  onOpenFile: () => void;
  onDialog: (dialog: 'name' | 'remove') => void;
}

const DraftMenu = ({ isOnly, onNew, onCopy, onSave, onOpenFile, onDialog }: DraftMenuProps) => (
  <Menu position="bottom-start">
    <Menu.Target>
      <Button variant="default">Drafts</Button>
    </Menu.Target>
    <Menu.Dropdown>
      <Menu.Item onClick={onNew}>New draft</Menu.Item>
      <Menu.Item onClick={onCopy}>Copy this draft</Menu.Item>
      <Menu.Item onClick={() => onDialog('name')}>Name this draft</Menu.Item>
      <Menu.Divider />
      <Menu.Item onClick={onSave}>Save this draft as a file</Menu.Item>
      <Menu.Item onClick={onOpenFile}>Open a draft from a file</Menu.Item>
      {!isOnly && (
        <>
          <Menu.Divider />
          <Menu.Item color="red" onClick={() => onDialog('remove')}>
            Throw this draft away
          </Menu.Item>
        </>
      )}
    </Menu.Dropdown>
  </Menu>
);

function NameDialog({ name, onSave, onClose }: { name: string; onSave: (name: string) => void; onClose: () => void }) {
  const [typed, setTyped] = useState(name);
  const save = (event: FormEvent) => {
    event.preventDefault();
    onSave(typed);
  };
  return (
    <Modal opened onClose={onClose} title="Name this draft">
      <form onSubmit={save} className={classes.form}>
        <TextInput
          label="Name"
          description="Only you see it. Without one the draft goes by its title."
          maxLength={MAX_DRAFT_NAME}
          value={typed}
          onChange={(event) => setTyped(event.currentTarget.value)}
          data-autofocus
        />
        <div className={classes.dialogFoot}>
          <Button variant="default" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit">Save the name</Button>
        </div>
      </form>
    </Modal>
  );
}
