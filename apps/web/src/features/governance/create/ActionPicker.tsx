import {
  MEASURE_GROUP_TITLES,
  MEASURE_GROUPS,
  MEASURE_KINDS,
  type MeasureFacts,
  type MeasureGroup,
  type MeasureKind,
  MEASURES,
} from '@althing/domain/governance';
import { Modal, TextInput } from '@mantine/core';
import { type KeyboardEvent, useId, useRef, useState } from 'react';
import { WithAddresses } from '../../transactions/index.ts';
import classes from './ActionPicker.module.css';

/** Something that can be added, or why it cannot. */
export interface Choice {
  id: string;
  title: string;
  lead: string;
  refusal?: string | undefined;
  onPick: () => void;
}

interface ActionPickerProps {
  facts: MeasureFacts;
  chainId: number;
  /** What is no measure: payments and calls. */
  others: readonly { title: string; choices: readonly Choice[] }[];
  /** Of which measures can be chosen; all without it. */
  measureGroups?: readonly MeasureGroup[];
  onMeasure: (kind: MeasureKind) => void;
  onClose: () => void;
}

const matches = ({ title, lead }: Choice, words: readonly string[]): boolean =>
  words.every((word) => `${title} ${lead}`.toLowerCase().includes(word));

/** Everything that a proposal can do, found by words. What this governor cannot do says why, and who could. */
export function ActionPicker({ facts, chainId, others, measureGroups = MEASURE_GROUPS, onMeasure, onClose }: ActionPickerProps) {
  const [wanted, setWanted] = useState('');
  const list = useRef<HTMLDivElement>(null);
  const words = wanted.toLowerCase().split(/\s+/).filter(Boolean);
  const measures = measureGroups.map((group) => ({
    title: MEASURE_GROUP_TITLES[group],
    choices: MEASURE_KINDS.filter((kind) => MEASURES[kind].group === group).map((kind): Choice => {
      const { title, lead, refusal } = MEASURES[kind];
      return { id: kind, title, lead, refusal: refusal?.(facts), onPick: () => onMeasure(kind) };
    }),
  }));
  const groups = [...others, ...measures]
    .map(({ title, choices }) => ({ title, choices: choices.filter((choice) => matches(choice, words)) }))
    .filter(({ choices }) => choices.length > 0);
  const buttons = () => [...(list.current?.querySelectorAll<HTMLButtonElement>('button') ?? [])];
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step === undefined) return;
    event.preventDefault();
    const all = buttons();
    const at = all.findIndex((button) => button === document.activeElement);
    all[Math.min(Math.max(at + step, 0), all.length - 1)]?.focus();
  };
  return (
    <Modal opened onClose={onClose} title="Add an action" size="lg">
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- arrow keys only move the focus, as Tab does */}
      <div onKeyDown={onKeyDown} className={classes.picker}>
        <TextInput
          aria-label="Find an action"
          placeholder="Find: quorum, guardian, mint, upgrade …"
          value={wanted}
          onChange={(event) => setWanted(event.currentTarget.value)}
          onKeyDown={(event) => {
            if (event.key === 'Enter') buttons()[0]?.click();
          }}
          data-autofocus
        />
        <div ref={list} className={classes.groups}>
          {groups.map(({ title, choices }) => (
            <section key={title} aria-label={title}>
              <h3 className={classes.group}>{title}</h3>
              <ul className={classes.choices}>
                {choices.map((choice) => (
                  <ChoiceItem key={choice.id} choice={choice} chainId={chainId} />
                ))}
              </ul>
            </section>
          ))}
          {groups.length === 0 && <p className={classes.lead}>Nothing is called that. “Call a contract” can do whatever is not listed.</p>}
        </div>
      </div>
    </Modal>
  );
}

function ChoiceItem({ choice: { title, lead, refusal, onPick }, chainId }: { choice: Choice; chainId: number }) {
  const id = useId();
  return (
    <li className={classes.choice} data-refused={refusal !== undefined || undefined}>
      <button
        type="button"
        className={classes.pick}
        aria-disabled={refusal !== undefined}
        aria-describedby={id}
        onClick={() => {
          if (refusal === undefined) onPick();
        }}
      >
        {title}
      </button>
      <p id={id} className={classes.lead}>
        {lead}{' '}
        {refusal !== undefined && (
          <span className={classes.refusal}>
            <WithAddresses text={refusal} chainOf={() => chainId} />
          </span>
        )}
      </p>
    </li>
  );
}
