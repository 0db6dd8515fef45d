import { type CsvReceiver, type CsvProblem, hasHeader, readReceivers, withoutHeader } from '@althing/domain/token';
import { Checkbox, Group } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { readCsv } from '../lib/csv/readCsv.ts';
import { PasteDialog, pasteLabel, type PasteDialogProps } from './PasteDialog.tsx';
import classes from './PasteReceivers.module.css';

export interface PasteReceiversProps extends Pick<PasteDialogProps, 'title' | 'label' | 'description' | 'text' | 'onText' | 'onClose'> {
  /** Word for what a line contains, e.g. "receiver". */
  noun: string;
  /** Accepts further values besides addresses. */
  isReceiver?: (value: string) => boolean;
  /** How many more entries the list takes. */
  room?: number;
  /** Decimals of what the amounts are of. */
  decimals?: number;
  /** Options in addition to the one about headers. */
  options?: ReactNode;
  /** Settings below the text. */
  settings?: ReactNode;
  /** Draws what was understood. */
  preview?: ((receivers: readonly CsvReceiver[]) => ReactNode) | undefined;
  onAdd: (receivers: CsvReceiver[]) => void;
}

/** A dialog that reads lines of address and amount, and lists every line that it leaves out. */
export function PasteReceivers({
  noun,
  isReceiver,
  room = Infinity,
  decimals,
  options,
  settings,
  preview,
  onAdd,
  ...dialog
}: PasteReceiversProps) {
  const [chosen, choose] = useState<boolean>();
  const rows = readCsv(dialog.text);
  const isHeaderSeen = hasHeader(rows);
  const isWithHeader = chosen ?? isHeaderSeen;
  const { receivers, problems } = readReceivers(isWithHeader ? withoutHeader(rows) : rows, isReceiver, decimals);
  const taken = receivers.slice(0, room);
  const excess = receivers.length - taken.length;
  const isReceiverSkipped = isWithHeader && !isHeaderSeen && rows.some(({ cells }) => cells.some((cell) => cell.trim() !== ''));
  return (
    <PasteDialog
      {...dialog}
      options={
        <>
          <Group justify="space-between" mt="sm">
            <Checkbox label="The first line is a header" checked={isWithHeader} onChange={(event) => choose(event.currentTarget.checked)} />
            {options}
          </Group>
          {settings}
        </>
      }
      confirmLabel={pasteLabel(taken.length, problems.length + excess, noun)}
      canConfirm={taken.length > 0}
      onConfirm={() => onAdd(taken)}
    >
      <Problems problems={problems} isReceiverSkipped={isReceiverSkipped} noun={noun} />
      {excess > 0 && <Excess room={room} excess={excess} />}
      {taken.length > 0 && preview?.(taken)}
    </PasteDialog>
  );
}

function Excess({ room, excess }: { room: number; excess: number }) {
  return (
    <p role="status" className={classes.suspicious}>
      {room === 0 ? 'The list is full' : `The list has room for ${room} more`}, so the last{' '}
      {excess === 1 ? 'line is' : `${excess} lines are`} left out.
    </p>
  );
}

function Problems({ problems, isReceiverSkipped, noun }: { problems: readonly CsvProblem[]; isReceiverSkipped: boolean; noun: string }) {
  return (
    <div aria-live="polite" className={classes.problems}>
      {isReceiverSkipped && <p className={classes.suspicious}>The first line looks like a {noun}. Untick the box to keep it.</p>}
      {problems.length > 0 && (
        <ul>
          {problems.map(({ line, message }) => (
            <li key={line}>
              Line {line}: {message}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
