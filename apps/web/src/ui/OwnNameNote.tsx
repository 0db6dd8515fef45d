import { useLabel } from '../lib/labels.ts';
import classes from './AddressInput.module.css';

/** What the reader calls an address that stands in a field. */
export function OwnNameNote({ address }: { address: string }) {
  const label = useLabel(address);
  return label === undefined ? null : (
    <p className={classes.note}>
      You call it <q>{label}</q>.
    </p>
  );
}
