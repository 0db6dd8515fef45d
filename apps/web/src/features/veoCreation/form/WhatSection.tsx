import { bondContractsOf } from '@althing/bindings';
import type { OrganisationDetail } from '@althing/domain/http';
import { Select } from '@mantine/core';
import { useAppConfig } from '../../../lib/config/AppConfigContext.ts';
import { Amount } from '../../../ui/Amount.tsx';
import { ChainSelect } from '../../../ui/ChainSelect.tsx';
import { Section } from '../../../ui/Section.tsx';
import { Term } from '../../bonds/index.ts';
import type { SellerChoice } from '../sellers.ts';
import classes from '../Veo.module.css';
import type { FormPart } from './fieldProps.ts';
import { NumberField, TextField } from './fields.tsx';
import { TokenField } from './TokenField.tsx';
import { useOfferedTokens } from './useOfferedTokens.ts';

interface WhatSectionProps extends FormPart {
  organisation: OrganisationDetail;
  sellers: readonly SellerChoice[];
}

const factsText = (token: { symbol: string; decimals: number } | undefined) =>
  token ? `${token.symbol}, ${token.decimals} decimals` : 'The address of the token on this chain';

/** What is sold for what, where, and by whom. */
export function WhatSection({ organisation, sellers, ...part }: WhatSectionProps) {
  const { draft, change, planned } = part;
  const { chains } = useAppConfig();
  const { payout, quote } = planned.pair;
  const tokens = useOfferedTokens(organisation, draft.chainId);
  const offered = sellers.filter(({ chainId }) => chainId === undefined || chainId === draft.chainId);
  return (
    <Section title="What is sold" variant="card">
      <div className={classes.fields}>
        <TextField {...part} field="name" label="Name of the sale" description="Buyers see it in lists." placeholder="Winter bonds" />
        <div className={classes.pair}>
          <ChainSelect
            label="Chain"
            description="Where the tokens are and buyers pay."
            value={draft.chainId}
            chainIds={chains.filter(({ id }) => bondContractsOf(id) !== undefined).map(({ id }) => id)}
            onChange={(chainId) => chainId !== undefined && change({ chainId, seller: '' })}
          />
          <Select
            label="Seller"
            description="Gets what buyers pay; can close it."
            data={offered.map(({ value, label }) => ({ value, label }))}
            value={offered.some(({ value }) => value === draft.seller) ? draft.seller : (offered[0]?.value ?? null)}
            onChange={(seller) => change({ seller: seller ?? '' })}
            allowDeselect={false}
          />
        </div>
        <TokenField
          {...part}
          field="payoutToken"
          label={<Term of="sold">Token that is sold</Term>}
          description={factsText(payout)}
          offered={tokens}
        />
        <TokenField
          {...part}
          field="quoteToken"
          label={<Term of="paid">Token that buyers pay with</Term>}
          description={factsText(quote)}
          offered={tokens}
        />
        <div className={classes.pair}>
          <NumberField
            {...part}
            field="capacity"
            label={<Term of="capacity">For sale</Term>}
            description={
              draft.capacityType === 'payout' ? 'Once so much is sold, the sale is over.' : 'Once so much is paid, the sale is over.'
            }
            unit={draft.capacityType === 'payout' ? payout?.symbol : quote?.symbol}
          />
          <Select
            label="Counted in"
            description="What ends the sale."
            data={[
              { value: 'payout', label: `${payout?.symbol ?? 'Tokens'} that are sold` },
              { value: 'quote', label: `${quote?.symbol ?? 'Tokens'} that are paid` },
            ]}
            value={draft.capacityType}
            onChange={(capacityType) => change({ capacityType: capacityType === 'quote' ? 'quote' : 'payout' })}
            allowDeselect={false}
          />
        </div>
        {planned.balance !== undefined && payout && (
          <p className={classes.soft}>
            The seller has <Amount value={planned.balance} decimals={payout.decimals} symbol={payout.symbol} />.
          </p>
        )}
      </div>
    </Section>
  );
}
