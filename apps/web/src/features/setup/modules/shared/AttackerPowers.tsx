import type { AttackerPower } from '@althing/domain/modules';
import { Hint } from '../../form/Hints.tsx';
import classes from './crossChain.module.css';

/** What somebody could do with so many bridges, for what is chosen now. Nothing where nothing is chosen. */
export function AttackerPowers({ powers }: { powers: readonly AttackerPower[] }) {
  if (powers.length === 0) return null;
  return (
    <div className={classes.attackers} role="group" aria-label="What an attacker could do" aria-live="polite">
      <p className={classes.title}>What an attacker could do</p>
      {powers.map(({ canForge, sentence }) => (
        <Hint key={sentence} severity={canForge ? 'warning' : 'info'} sentence={sentence} />
      ))}
    </div>
  );
}
