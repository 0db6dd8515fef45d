import { chainsForExistingToken, existingTokenProblem, readdressToken, setExistingTokenChain } from '@althing/domain/setup';
import { NATIVE, parseAddress } from '@althing/domain/units';
import { Button, TextInput, Title } from '@mantine/core';
import { useAppConfig } from '../../../lib/config/AppConfigContext.ts';
import { ChainSelect } from '../../../ui/ChainSelect.tsx';
import { asked } from '../form/asked.ts';
import { EntryActions } from '../form/EntryActions.tsx';
import { Hint } from '../form/Hints.tsx';
import { useField } from '../form/useField.ts';
import { useSetupForm } from '../form/SetupFormContext.ts';
import { useTypeValue } from '../form/useSetValue.ts';
import { useUpdate } from '../form/useUpdate.ts';
import classes from './token.module.css';
import { useTokenHints, useTokenInfo } from './useTokenInfo.ts';

export interface ExistingTokenEntryProps {
  index: number;
  onRemove: (() => void) | undefined;
}

/** One token that exists already: its chain, its address, and what the chain says of it. */
export function ExistingTokenEntry({ index, onRemove }: ExistingTokenEntryProps) {
  const path = `token.existingTokens.${index}` as const;
  const { value: token, set } = useField(path);
  const type = useTypeValue(path);
  const chain = useField(`${path}.chainId`);
  const address = useField(`${path}.address`);
  const { chains } = useAppConfig();
  const form = useSetupForm();
  const update = useUpdate();
  const { tempId, chainId } = token;
  const title = `Existing token ${index + 1}`;
  const offered = chainsForExistingToken(
    form.getValues(),
    tempId,
    chains.map(({ id }) => id),
  );
  const currency = chains.find(({ id }) => id === chainId)?.nativeCurrency;
  return (
    <section className={classes.schedule} aria-label={title}>
      <header className={classes.scheduleHead}>
        <Title order={4}>{title}</Title>
        {onRemove && <EntryActions onDuplicate={undefined} onRemove={onRemove} />}
      </header>
      <div className={classes.names}>
        <ChainSelect
          {...asked(`${path}.chainId`)}
          label="Chain"
          chainIds={offered}
          value={chainId ?? undefined}
          error={chain.error}
          onChange={(next) => update((draft) => setExistingTokenChain(draft, tempId, next ?? null))}
        />
        <TextInput
          {...asked(`${path}.address`)}
          autoComplete="off"
          placeholder="0x…"
          value={token.address}
          error={address.error}
          onChange={(event) => type(readdressToken(token, { address: event.currentTarget.value }))}
          onBlur={address.leave}
        />
      </div>
      <WhatItIs index={index} />
      {currency && parseAddress(token.address.trim()) !== NATIVE && (
        <Button variant="subtle" size="sm" w="fit-content" onClick={() => set(readdressToken(token, { address: NATIVE }))}>
          Use {currency.symbol}, the chain’s own currency
        </Button>
      )}
    </section>
  );
}

/** What the chain says of the token; what makes it unusable is said here as well. */
function WhatItIs({ index }: { index: number }) {
  const path = `token.existingTokens.${index}` as const;
  const { value: token } = useField(path);
  const { error: problem } = useField(`${path}.decimals`);
  const { chains } = useAppConfig();
  const currency = chains.find(({ id }) => id === token.chainId)?.nativeCurrency;
  const { info, error, isFetching } = useTokenInfo(token, currency);
  const hints = useTokenHints(info);
  const refusal = info ? existingTokenProblem(info) : problem;
  return (
    <div aria-live="polite">
      {isFetching && <p className={classes.help}>Asking the chain about this token…</p>}
      {error && (
        <p role="alert" className={classes.problem}>
          {error.message}
        </p>
      )}
      {token.name !== '' && (
        <p className={classes.told}>
          <strong>{token.name}</strong> ({token.symbol}), {token.decimals} decimals
        </p>
      )}
      {refusal && (
        <p role="alert" className={classes.problem}>
          {refusal}
        </p>
      )}
      {hints.map(({ severity, sentence }) => (
        <Hint key={sentence} severity={severity} sentence={sentence} />
      ))}
    </div>
  );
}
