import type { Finding, GuardRail } from '@althing/domain/bonds';
import { Checkbox } from '@mantine/core';
import classes from '../Veo.module.css';

/** What each rule is about, in a word or two. */
const NAMES: Record<GuardRail, string> = {
  contract: 'Not possible',
  buyers: 'Buyers',
  price: 'Price at the start',
  magnitude: 'Size of the price',
  discount: 'Discount',
  floor: 'Lowest price',
  atFloor: 'Time at the lowest price',
  swing: 'Movement',
  purchase: 'Largest purchase',
  debtBuffer: 'Room for a rush',
  runaway: 'In a rush',
  duration: 'Length of the sale',
  vesting: 'Waiting',
  escrow: 'Escrow',
};

interface GuardRailsProps {
  findings: readonly Finding[];
  isAware: boolean;
  onAware: (isAware: boolean) => void;
}

/** What should keep the seller from opening the sale so. Warnings may be overruled by who has read them. */
export function GuardRails({ findings, isAware, onAware }: GuardRailsProps) {
  const warnings = findings.filter(({ severity }) => severity === 'warn').length;
  if (findings.length === 0) return <p className={classes.soft}>Nothing speaks against these numbers.</p>;
  return (
    <>
      <ul className={classes.findings} aria-label="What speaks against it">
        {findings.map(({ rule, severity, sentence }) => (
          <li key={rule} className={classes.finding} data-severity={severity}>
            <span className={classes.findingName}>
              {NAMES[rule]}
              {severity === 'warn' ? ': a warning' : ''}
            </span>
            {sentence}
          </li>
        ))}
      </ul>
      {warnings > 0 && (
        <Checkbox
          mb={16}
          label={warnings === 1 ? 'I have read the warning and want it so.' : `I have read the ${warnings} warnings and want it so.`}
          checked={isAware}
          onChange={(event) => onAware(event.currentTarget.checked)}
        />
      )}
    </>
  );
}
