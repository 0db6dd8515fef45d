import type { ActionDraft, SendTokenDraft } from '@althing/domain/governance';
import type { OrganisationDetail } from '@althing/domain/http';
import { parseAddress, sameAddress, TOKEN_DECIMALS } from '@althing/domain/units';
import { Select, TextInput } from '@mantine/core';
import { useEffect, useEffectEvent, useState } from 'react';
import { useTokenFacts } from '../../../lib/chain/useTokenFacts.ts';
import { tokenOn } from '../executor.ts';

const OTHER = 'other';

export interface TokenFieldProps {
  action: SendTokenDraft;
  organisation: Pick<OrganisationDetail, 'contracts' | 'token'>;
  chainId: number;
  error: string | undefined;
  onChange: (action: ActionDraft) => void;
}

/** Chooses the organisation's token or another one, whose symbol and decimals are read from the chain. */
export function TokenField({ action, organisation, chainId, error, onChange }: TokenFieldProps) {
  const own = tokenOn(organisation, chainId);
  const isOwn = own !== undefined && sameAddress(action.token, own);
  const [isOther, setOther] = useState(!isOwn);
  const choose = (value: string | null) => {
    setOther(value === OTHER);
    onChange({ ...action, token: value === OTHER ? '' : (own ?? ''), decimals: TOKEN_DECIMALS });
  };
  return (
    <>
      {own && (
        <Select
          label="Token"
          data={[
            { value: own, label: organisation.token?.symbol ?? 'Own token' },
            { value: OTHER, label: 'Another token' },
          ]}
          value={isOther ? OTHER : own}
          onChange={choose}
          allowDeselect={false}
        />
      )}
      {isOther && <OtherToken action={action} chainId={chainId} error={error} onChange={onChange} />}
    </>
  );
}

function OtherToken({ action, chainId, error, onChange }: Omit<TokenFieldProps, 'organisation'>) {
  const address = parseAddress(action.token.trim());
  const facts = useTokenFacts(chainId, address);
  const decimals = facts.data?.decimals;
  const takeOver = useEffectEvent((value: number) => {
    if (value !== action.decimals) onChange({ ...action, decimals: value });
  });
  useEffect(() => {
    if (decimals !== undefined) takeOver(decimals);
  }, [decimals]);
  return (
    <TextInput
      label="Address of the token"
      placeholder="0x…"
      description={
        facts.data
          ? `${facts.data.symbol}, ${facts.data.decimals} decimals`
          : facts.isError
            ? 'There is no token at this address.'
            : undefined
      }
      value={action.token}
      onChange={(event) => onChange({ ...action, token: event.currentTarget.value })}
      error={error}
      withAsterisk
    />
  );
}
