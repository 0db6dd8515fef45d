import { type Bridge, BRIDGE_FACTS, legDuration, obstacleSentence } from '@althing/domain/bridges';
import { durationText, longDurationText } from '@althing/domain/display';
import { balanceText } from '@althing/domain/treasury';
import { useChain } from '../../../lib/config/useChain.ts';
import { Amount } from '../../../ui/Amount.tsx';
import { StatusBadge } from '../../../ui/StatusBadge.tsx';
import { useChainClock } from '../../governance/index.ts';
import classes from '../Bridge.module.css';
import type { TokenOnChain, TransferFees, TransferWay } from '../queries.ts';
import { type BridgeOption, mostNow } from '../transferForm.ts';

export interface BridgeOptionsProps {
  options: readonly BridgeOption[];
  isSeveral: boolean;
  place: TokenOnChain;
  to: number;
  fees: TransferFees | undefined;
  onToggle: (bridge: Bridge) => void;
}

/** The bridges to choose from, each with its fee, its time, what it may carry now, and what keeps it from carrying this. */
export function BridgeOptions({ options, isSeveral, ...rest }: BridgeOptionsProps) {
  return (
    <ul className={classes.options}>
      {options.map((option) => (
        <Option key={option.bridge} option={option} isSeveral={isSeveral} {...rest} />
      ))}
    </ul>
  );
}

interface OptionProps extends Omit<BridgeOptionsProps, 'options'> {
  option: BridgeOption;
}

function Option({ option: { bridge, way, isChosen }, isSeveral, place, to, fees, onToggle }: OptionProps) {
  const origin = useChain(place.chainId);
  const asked = fees?.fees.find(({ bridgeAdapterId }) => bridgeAdapterId === bridge);
  const { name } = BRIDGE_FACTS[bridge];
  return (
    <li className={classes.option} data-on={isChosen || undefined}>
      <label className={classes.optionHead}>
        <input
          type={isSeveral ? 'checkbox' : 'radio'}
          name="bridge"
          className={classes.tick}
          checked={isChosen}
          onChange={() => onToggle(bridge)}
        />
        <span className={classes.optionName}>{name}</span>
        <span className={classes.optionFacts}>
          {asked?.quote && (
            <>
              <Amount value={asked.quote.fee} symbol={origin.nativeCurrency.symbol} as="cost" /> ·{' '}
            </>
          )}
          about {durationText(legDuration(bridge, origin))}
        </span>
      </label>
      {asked?.refusal && <p className={classes.refusal}>{asked.refusal.message}</p>}
      {!isSeveral && <LimitLine way={way} place={place} to={to} />}
    </li>
  );
}

export interface LimitLineProps {
  way: TransferWay;
  place: TokenOnChain;
  to: number;
}

/** What may travel this way now and within its window, and whether the amount fits, and if not, from when. */
export function LimitLine({ way, place, to }: LimitLineProps) {
  const places = { origin: useChain(place.chainId).name, destination: useChain(to).name };
  const { symbol, decimals } = place;
  const [now, most] = [mostNow(way), BigInt(way.origin.most) < BigInt(way.destination.most) ? way.origin : way.destination];
  const { fit } = way;
  // Limits come back by the clock of the chain, which may be ahead of this one.
  const time = useChainClock(place.chainId);
  return (
    <div className={classes.limit}>
      <span className={classes.soft}>
        {balanceText(now, decimals)} of {balanceText(BigInt(most.most), decimals)} {symbol} may travel now; what is used comes back within{' '}
        {durationText(most.windowSeconds)}
      </span>
      {fit && <Fit fit={fit} places={places} time={time} />}
    </div>
  );
}

interface FitProps {
  fit: NonNullable<TransferWay['fit']>;
  places: { origin: string; destination: string };
  /** UNIX seconds of the chain; undefined until it has answered. */
  time: number | undefined;
}

function Fit({ fit, places, time }: FitProps) {
  if (fit.outcome === 'fits') return <StatusBadge tone="good">Fits</StatusBadge>;
  const { outcome, obstacles, until } = fit;
  const isOfLimit = obstacles.some(({ reason }) => reason === 'limit' || reason === 'token-limit');
  return (
    <div className={classes.refusal} role="status">
      <StatusBadge tone={outcome === 'refused' ? 'bad' : 'waiting'}>
        {outcome === 'refused' ? refusedLabel(until, isOfLimit) : 'Would wait there'}
      </StatusBadge>
      {obstacles.map((obstacle) => (
        <span key={`${obstacle.side}${obstacle.reason}`}>{obstacleSentence(obstacle, places)}</span>
      ))}
      {time !== undefined && <span>{again(until, time, isOfLimit)}</span>}
    </div>
  );
}

const refusedLabel = (until: string | null, isOfLimit: boolean): string =>
  until === null && isOfLimit ? 'Too much at once' : 'Does not fit now';

function again(until: string | null, time: number, isOfLimit: boolean): string {
  if (until === null) return isOfLimit ? 'It never takes so much at once. Move less, or in parts.' : 'Time alone does not help.';
  const seconds = Math.max(60, Date.parse(until) / 1000 - time);
  return `It fits again in ${longDurationText(seconds)}, if nobody else sends until then.`;
}
