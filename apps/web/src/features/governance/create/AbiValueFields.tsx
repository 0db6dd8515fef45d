import {
  type AbiTree,
  boundsText,
  emptyTree,
  fieldsOf,
  isNested,
  listOf,
  MAX_LIST_FIELDS,
  readArgument,
  readTree,
  writeTree,
} from '@althing/domain/governance';
import { Button, NativeSelect, Textarea, TextInput } from '@mantine/core';
import type { ReactNode } from 'react';
import type { AbiParameter } from 'viem';
import { AccountInput } from '../../../ui/AccountInput.tsx';
import { ReasonButton } from '../../../ui/ReasonButton.tsx';
import classes from './AbiValueFields.module.css';

interface AbiValueFieldsProps {
  parameter: AbiParameter;
  label: string;
  /** As typed: JSON for lists and tuples. */
  text: string;
  description?: ReactNode;
  error: string | undefined;
  onChange: (text: string) => void;
}

/** Fields for one argument of a call, by its type: lists and tuples have a field for each of their values. */
export function AbiValueFields({ parameter, text, onChange, ...props }: AbiValueFieldsProps) {
  const tree = isNested(parameter) ? readTree(parameter, text) : undefined;
  if (!isNested(parameter)) return <Leaf parameter={parameter} text={text} onChange={onChange} {...props} />;
  if (tree === undefined)
    return (
      <Textarea
        {...props}
        description='As a JSON list, e.g. ["1", "2"]. Empty it to have a field for each value.'
        autosize
        maxRows={8}
        spellCheck={false}
        value={text}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
    );
  return (
    <Branch
      parameter={parameter}
      tree={tree}
      isChecked={props.error !== undefined}
      onChange={(next) => onChange(writeTree(next))}
      {...props}
    />
  );
}

interface BranchProps extends Pick<AbiValueFieldsProps, 'parameter' | 'label'> {
  tree: AbiTree;
  error?: string | undefined;
  /** Whether what is wrong is said at each field. */
  isChecked: boolean;
  onChange: (tree: AbiTree) => void;
}

function Branch({ parameter, label, tree, error, isChecked, onChange }: BranchProps) {
  if (typeof tree === 'string') {
    const problem = isChecked ? readArgument(parameter, tree).problem : undefined;
    return <Leaf parameter={parameter} label={label} text={tree} error={problem} onChange={onChange} />;
  }
  const list = listOf(parameter);
  const set = (index: number, next: AbiTree) => onChange(tree.map((part, at) => (at === index ? next : part)));
  const partOf = (index: number): AbiParameter => fieldsOf(parameter)?.[index] ?? list!.element;
  return (
    <fieldset className={classes.branch}>
      <legend className={classes.legend}>{label}</legend>
      {error !== undefined && tree.length === 0 && (
        <p role="alert" className={classes.error}>
          {error}
        </p>
      )}
      {tree.map((part, index) => (
        <div key={index} className={classes.part}>
          <Branch
            parameter={partOf(index)}
            label={labelOf(partOf(index), index, list !== undefined)}
            tree={part}
            isChecked={isChecked}
            onChange={(next) => set(index, next)}
          />
          {list && list.length === undefined && (
            <Button
              variant="subtle"
              color="gray"
              size="compact-sm"
              aria-label={`Remove ${label}: entry ${index + 1}`}
              onClick={() => onChange(tree.filter((_, at) => at !== index))}
            >
              Remove
            </Button>
          )}
        </div>
      ))}
      {list && list.length === undefined && (
        <div>
          <ReasonButton
            variant="default"
            size="compact-sm"
            reason={tree.length >= MAX_LIST_FIELDS ? `${MAX_LIST_FIELDS} entries are the most that fields are shown for.` : undefined}
            onClick={() => onChange([...tree, emptyTree(list.element)])}
          >
            Add an entry
          </ReasonButton>
        </div>
      )}
    </fieldset>
  );
}

const labelOf = (parameter: AbiParameter, index: number, isEntry: boolean): string =>
  isEntry ? `${index + 1}. (${parameter.type})` : `${parameter.name || `Field ${index + 1}`} (${parameter.type})`;

function Leaf({ parameter: { type }, text, description, onChange, ...props }: AbiValueFieldsProps) {
  if (type === 'bool')
    return (
      <NativeSelect
        {...props}
        description={description}
        data={[
          { value: '', label: 'Choose one' },
          { value: 'true', label: 'Yes (true)' },
          { value: 'false', label: 'No (false)' },
        ]}
        value={text}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
    );
  if (type === 'string')
    return (
      <Textarea
        {...props}
        description={description}
        autosize
        maxRows={8}
        value={text}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
    );
  if (type === 'address') return <AccountInput {...props} description={description} value={text} onChange={onChange} />;
  const bounds = boundsText(type);
  return (
    <TextInput
      {...props}
      description={description || bounds}
      autoComplete="off"
      spellCheck={false}
      {...(bounds === undefined ? { placeholder: '0x…' } : { inputMode: 'numeric' as const })}
      value={text}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  );
}
