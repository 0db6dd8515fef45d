import { contractName } from '@althing/domain/organisation';
import { NATIVE } from '@althing/domain/units';
import { chainName } from '@althing/domain/chains';
import { Button } from '@mantine/core';
import { useNavigate } from '@tanstack/react-router';
import { useAppConfig } from '../../lib/config/AppConfigContext.ts';
import { FilterSelect } from '../../ui/FilterSelect.tsx';
import type { Treasury } from './queries.ts';
import type { TransferSearch } from './transferSearch.ts';
import classes from './Treasury.module.css';

const ALL = 'all';
const WAYS = [
  { value: ALL, label: 'In and out' },
  { value: 'in', label: 'In' },
  { value: 'out', label: 'Out' },
];

interface Choice {
  value: string;
  label: string;
}

/** Tokens once each, whatever the number of chains. */
function tokenChoices({ chains }: Treasury): Choice[] {
  const tokens = chains.flatMap((chain) => chain.tokens.map(({ address, symbol }) => ({ value: address, label: symbol })));
  return [{ value: NATIVE, label: 'Coins of chains' }, ...new Map(tokens.map((token) => [token.value, token])).values()];
}

/** The filter of the list of transfers; what is chosen becomes part of the page's address. */
export function TransferFilters({ search, treasury }: { search: TransferSearch; treasury: Treasury }) {
  const { chains } = useAppConfig();
  const navigate = useNavigate();
  const go = (change: TransferSearch) =>
    void navigate({ to: '.', search: (before) => ({ ...before, ...change }), resetScroll: false, replace: true });
  const chosen = (value: string) => (value === ALL ? undefined : value);
  const ids = treasury.chains.map(({ chainId }) => chainId);
  const holders = treasury.holders.filter(({ chainId }) => search.chain === undefined || search.chain === chainId);
  const holderChoices = holders.map((holder) => ({
    value: `${holder.chainId}:${holder.address}`,
    label: `${contractName(holder)} · ${chainName(chains, holder.chainId)}`,
  }));
  const select = (label: string, data: Choice[], value: string | undefined, onChoose: (value: string | undefined) => void) => (
    <FilterSelect aria-label={label} data={data} value={value ?? ALL} onChange={(next) => onChoose(chosen(next))} />
  );
  return (
    <div className={classes.filters} role="group" aria-label="Filter of transfers">
      {ids.length > 1 &&
        select(
          'Chain',
          [{ value: ALL, label: 'All chains' }, ...ids.map((id) => ({ value: `${id}`, label: chainName(chains, id) }))],
          search.chain?.toString(),
          (value) => go({ chain: value === undefined ? undefined : Number(value), holder: undefined }),
        )}
      {select('Held by', [{ value: ALL, label: 'All contracts' }, ...holderChoices], search.holder, (value) => go({ holder: value }))}
      {select('Direction', WAYS, search.way, (value) => go({ way: WAY_OF[value ?? ''] }))}
      {!search.unknown &&
        select('Token', [{ value: ALL, label: 'Coins and tokens' }, ...tokenChoices(treasury)], search.token, (value) =>
          go({ token: value }),
        )}
      <Button
        variant="subtle"
        aria-pressed={search.unknown === true}
        onClick={() => go({ unknown: search.unknown ? undefined : true, token: undefined })}
      >
        {search.unknown ? 'Back to known tokens' : 'Unknown tokens'}
      </Button>
    </div>
  );
}

const WAY_OF: Record<string, TransferSearch['way']> = { in: 'in', out: 'out' };
