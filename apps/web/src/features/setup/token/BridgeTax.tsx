import {
  addBridgeTax,
  bridgeTaxConsequence,
  MAX_BRIDGE_TAXES,
  removeBridgeTax,
  setBridgeTax,
  taxTreasuryEverywhere,
} from '@althing/domain/setup';
import { CONTRACT_KIND_FACTS } from '@althing/domain/organisation';
import { Switch, Title } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useChain } from '../../../lib/config/useChain.ts';
import { DecimalInput } from '../../../ui/DecimalInput.tsx';
import { ReasonButton } from '../../../ui/ReasonButton.tsx';
import { RemoveButton } from '../../../ui/RemoveButton.tsx';
import { Section } from '../../../ui/Section.tsx';
import { useEntryFocus } from '../../../ui/useEntryFocus.ts';
import { asked, placeOf } from '../form/asked.ts';
import { EditedEntry, useBefore } from '../form/EditedEntry.tsx';
import { EveryChainButton } from '../form/EveryChainButton.tsx';
import { AmountField } from '../form/fields.tsx';
import { useChange } from '../form/useChange.ts';
import { useField } from '../form/useField.ts';
import { useTypeValue } from '../form/useSetValue.ts';
import { useUpdate } from '../form/useUpdate.ts';
import { usePartyChoices } from '../parties/usePartyChoices.ts';
import { WalletEditor } from '../parties/WalletEditor.tsx';
import classes from './token.module.css';

/** What bridges that bring the token pay to the organisation: brackets, and a treasury on each chain. */
export function BridgeTax() {
  const change = useChange('token');
  const isTaxed = useField('token.bridgeTaxes').value.length > 0;
  const { value: treasuries } = useField('token.bridgeTaxTreasury');
  const isOneOfSeveral = useField('token.chainIds').value.length > 1;
  return (
    <Section
      variant="card"
      order={3}
      title="Bridge tax"
      description="A part of what bridges bring to a chain goes to a treasury there. Whoever sends sees it before; transfers within a chain are free."
    >
      <Switch
        label="Charge a tax on what bridges bring"
        checked={isTaxed}
        onChange={({ currentTarget: { checked } }) => change((token) => setBridgeTax(token, checked))}
      />
      {isTaxed && (
        <div className={classes.tax}>
          <Brackets />
          {treasuries.map(({ tempId, chainId }, index) =>
            chainId === null ? null : <Treasury key={tempId} index={index} chainId={chainId} isOneOfSeveral={isOneOfSeveral} />,
          )}
        </div>
      )}
    </Section>
  );
}

function Brackets() {
  const path = 'token.bridgeTaxes';
  const { value: bridgeTaxes, error } = useField(path);
  const change = useChange('token');
  const { entries, addButton, addEntry, removeEntry } = useEntryFocus<HTMLUListElement>();
  const { value: symbol } = useField('token.symbol');
  return (
    <EditedEntry path={path} before={(initial) => initial.token.bridgeTaxes} label="Brackets of the bridge tax">
      <div {...placeOf(path)}>
        <ul ref={entries} className={classes.receivers}>
          {bridgeTaxes.map(({ tempId }, index) => (
            <li key={tempId} className={classes.bracket}>
              <AmountField path={`${path}.${index}.threshold`} of={`bracket ${index + 1}`} description="Of what lies above this" />
              <TaxField index={index} />
              <RemoveButton
                className={classes.remove}
                aria-label={`Remove bracket ${index + 1}`}
                onClick={() => removeEntry(() => change((token) => removeBridgeTax(token, tempId)))}
              />
            </li>
          ))}
        </ul>
        {error && (
          <p role="alert" className={classes.problem}>
            {error}
          </p>
        )}
        <p className={classes.help} aria-live="polite">
          {bridgeTaxConsequence({ bridgeTaxes, symbol })}
        </p>
        <ReasonButton
          ref={addButton}
          variant="default"
          size="sm"
          leftSection={<IconPlus size={16} aria-hidden />}
          reason={bridgeTaxes.length < MAX_BRIDGE_TAXES ? undefined : `At most ${MAX_BRIDGE_TAXES} brackets. Remove one first.`}
          onClick={() => addEntry(() => change(addBridgeTax))}
        >
          Add bracket
        </ReasonButton>
      </div>
    </EditedEntry>
  );
}

function TaxField({ index }: { index: number }) {
  const path = `token.bridgeTaxes.${index}.taxPercentage` as const;
  const { value, error, leave } = useField(path);
  const type = useTypeValue(path);
  return (
    <DecimalInput
      {...asked(path, { of: `bracket ${index + 1}` })}
      description="Up to two decimals"
      rightSection="%"
      value={value}
      error={error}
      onChange={type}
      onBlur={leave}
    />
  );
}

function Treasury({ index, chainId, isOneOfSeveral }: { index: number; chainId: number; isOneOfSeveral: boolean }) {
  const { name } = useChain(chainId);
  const path = `token.bridgeTaxTreasury.${index}` as const;
  const title = `${CONTRACT_KIND_FACTS.tokenBridgeTaxTreasury.title} on ${name}`;
  const chainIds = [chainId];
  const update = useUpdate();
  return (
    <EditedEntry path={path} before={useBefore(path, 'chainId')} className={classes.authority} label={title}>
      <Title order={4}>{title}</Title>
      <WalletEditor
        path={path}
        question="Who receives the tax here?"
        noun="Owner"
        chainIds={chainIds}
        choices={usePartyChoices(chainIds)}
      />
      {isOneOfSeveral && (
        <div className={classes.everyChain}>
          <EveryChainButton what={title} onTake={() => update((form) => taxTreasuryEverywhere(form, chainId))} />
        </div>
      )}
    </EditedEntry>
  );
}
