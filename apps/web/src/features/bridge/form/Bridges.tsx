import { type Bridge, TRANSFER_WORDS } from '@althing/domain/bridges';
import { ErrorState } from '../../../ui/ErrorState.tsx';
import { Loading, Skeleton } from '../../../ui/Skeletons.tsx';
import classes from '../Bridge.module.css';
import { byOf } from '../bridgeSearch.ts';
import type { TokenOnChain } from '../queries.ts';
import { severalWay, type TransferChoice } from '../transferForm.ts';
import { BridgeOptions, LimitLine } from './BridgeOptions.tsx';
import type { UsedTransfer } from './useTransfer.ts';
import type { ChangeForm } from './useTypedForm.ts';

export interface BridgesProps {
  transfer: UsedTransfer;
  place: TokenOnChain;
  to: number;
  change: ChangeForm;
}

const toggled = ({ isSeveral, bridges }: TransferChoice, bridge: Bridge): Bridge[] => {
  if (!isSeveral) return [bridge];
  return bridges.includes(bridge) ? bridges.filter((other) => other !== bridge) : [...bridges, bridge];
};

/** The bridges, once both chains have said what these may carry. */
export function Bridges({ transfer: { choice, limits, options, fees }, place, to, change }: BridgesProps) {
  if (limits.error && !limits.data) return <ErrorState title={limits.error.message} onRetry={() => void limits.refetch()} />;
  if (!limits.data || !options)
    return (
      <Loading>
        <Skeleton height={220} />
      </Loading>
    );
  const several = severalWay(limits.data);
  return (
    <fieldset className={classes.bridges}>
      <legend className={classes.label}>{choice.isSeveral ? 'Bridges' : 'Bridge'}</legend>
      <BridgeOptions
        options={options}
        isSeveral={choice.isSeveral}
        place={place}
        to={to}
        fees={fees}
        onToggle={(bridge) => change({ by: byOf(toggled(choice, bridge)) })}
      />
      {!choice.isSeveral && several?.fit?.outcome === 'fits' && options.every(({ way }) => way.fit?.outcome === 'refused') && (
        <p className={classes.linked}>Several bridges that agree may carry more: choose “Several” above.</p>
      )}
      {options.length === 0 && <p className={classes.under}>No bridge may carry this token between these chains.</p>}
      {choice.isSeveral && several && <LimitLine way={several} place={place} to={to} />}
      <p className={classes.under}>{choice.isSeveral ? TRANSFER_WORDS.sharedLimit : TRANSFER_WORDS.limit}</p>
    </fieldset>
  );
}
