import { Autocomplete } from '@mantine/core';
import { shortenHex } from '../../../lib/format/shortenHex.ts';
import classes from '../Veo.module.css';
import type { FieldProps } from './fields.tsx';
import type { OfferedToken } from './useOfferedTokens.ts';

interface TokenFieldProps extends FieldProps {
  field: 'payoutToken' | 'quoteToken';
  offered: readonly OfferedToken[];
}

const MOST_OFFERED = 20;

/** The address of a token, typed or chosen among those that the organisation knows, which are found by symbol and name too. */
export function TokenField({ field, label, description, offered, draft, change, shown, leave }: TokenFieldProps) {
  const tokenAt = (address: string) => offered.find((token) => token.address === address);
  const isSought = (address: string, sought: string) => {
    const { symbol = '', name = '' } = tokenAt(address) ?? {};
    return [address, symbol, name].some((text) => text.toLowerCase().includes(sought));
  };
  return (
    <Autocomplete
      label={label}
      description={description}
      placeholder={offered.length === 0 ? '0x…' : 'A symbol, or 0x…'}
      data={offered.map(({ address }) => address)}
      limit={MOST_OFFERED}
      value={draft[field]}
      error={shown[field]}
      onChange={(address) => change({ [field]: address })}
      onBlur={() => leave(field)}
      // Where one is chosen, the others are offered in its place.
      filter={({ options, search }) =>
        tokenAt(search) ? options : options.filter((option) => 'value' in option && isSought(option.value, search.trim().toLowerCase()))
      }
      renderOption={({ option }) => <Offered token={tokenAt(option.value)} />}
      withAsterisk
    />
  );
}

function Offered({ token }: { token: OfferedToken | undefined }) {
  if (!token) return null;
  const { symbol, name, address, isOwn } = token;
  return (
    <span className={classes.offered}>
      <span>
        <bdi>{symbol}</bdi> <span className={classes.soft}>{shortenHex(address)}</span>
      </span>
      <span className={classes.soft}>
        <bdi>{name}</bdi>
        {isOwn ? ', the organisation’s own' : ', in its treasury'}
      </span>
    </span>
  );
}
