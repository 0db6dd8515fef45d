import { joinTiers, splitTiers, type TypedTier } from '@althing/domain/governance';
import { MAX_BRIDGE_TAXES } from '@althing/domain/setup';
import { Input } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { type ReactNode, useId } from 'react';
import { AmountInput } from '../../../../ui/AmountInput.tsx';
import { ReasonButton } from '../../../../ui/ReasonButton.tsx';
import { RemoveButton } from '../../../../ui/RemoveButton.tsx';
import { useEntryFocus } from '../../../../ui/useEntryFocus.ts';
import classes from '../Create.module.css';

interface TiersInputProps {
  label: string;
  description: ReactNode;
  error: string | undefined;
  /** Of the amounts. */
  unit: string;
  text: string;
  onChange: (text: string) => void;
}

/** Brackets of a tax, kept as one text. */
export function TiersInput({ label, description, error, unit, text, onChange }: TiersInputProps) {
  const id = useId();
  const tiers = splitTiers(text);
  const { entries, addButton, addEntry, removeEntry } = useEntryFocus<HTMLUListElement>();
  const set = (next: readonly TypedTier[]) => onChange(joinTiers(next));
  const change = (index: number, part: Partial<TypedTier>) => set(tiers.map((tier, at) => (at === index ? { ...tier, ...part } : tier)));
  return (
    <Input.Wrapper label={label} description={description} error={error} labelElement="div" id={id}>
      <div className={classes.tiers}>
        <ul ref={entries} className={classes.tierList} aria-label={label}>
          {tiers.map(({ threshold, share }, index) => (
            // oxlint-disable-next-line react/no-array-index-key -- brackets have nothing but their place
            <li key={index} className={classes.tier}>
              <AmountInput
                label={`Above, in ${unit}`}
                aria-label={`Bracket ${index + 1} begins above, in ${unit}`}
                value={threshold}
                onChange={(next) => change(index, { threshold: next })}
              />
              <AmountInput
                label="Share"
                aria-label={`Share of bracket ${index + 1}, in percent`}
                rightSection="%"
                value={share}
                onChange={(next) => change(index, { share: next })}
              />
              <RemoveButton
                aria-label={`Remove bracket ${index + 1}`}
                onClick={() => removeEntry(() => set(tiers.filter((_, at) => at !== index)))}
              />
            </li>
          ))}
        </ul>
        <ReasonButton
          ref={addButton}
          variant="default"
          size="sm"
          leftSection={<IconPlus size={16} aria-hidden />}
          reason={tiers.length < MAX_BRIDGE_TAXES ? undefined : `At most ${MAX_BRIDGE_TAXES} brackets. Remove one first.`}
          onClick={() => addEntry(() => set([...tiers, { threshold: tiers.length === 0 ? '0' : '', share: '' }]))}
        >
          Add bracket
        </ReasonButton>
      </div>
    </Input.Wrapper>
  );
}
