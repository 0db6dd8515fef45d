import type { DecodedArgument, DecodedCall, DecodedValue } from '@althing/bindings';
import { shownText } from '@althing/domain/text';
import { integerText } from '../../../lib/format/integerText.ts';
import classes from './LocalWalletDialog.module.css';

/** A call in words, together with the calls that it contains. */
export function DecodedCallView({ call }: { call: DecodedCall }) {
  if (call.certainty === 'transfer') return null;
  return (
    <details className={classes.details} open>
      <summary>
        Calls {call.functionName ? <strong>{call.functionName}</strong> : 'a function that is not known here'}
        {call.contract && ` of ${call.contract}`}
        {call.certainty === 'selector' && ' (by its signature; the contract itself is not known here)'}
      </summary>
      {call.args.length > 0 && <Arguments items={call.args} />}
      {call.calls.map((inner, index) => (
        <div key={index} className={classes.call}>
          <DecodedCallView call={inner} />
        </div>
      ))}
    </details>
  );
}

function Arguments({ items }: { items: readonly DecodedArgument[] }) {
  return (
    <ul className={classes.arguments}>
      {items.map(({ name, type, value }, index) => (
        <li key={index}>
          <span className={classes.argument}>{name || type}</span> <Value value={value} type={type} name={name} />
        </li>
      ))}
    </ul>
  );
}

const isArgument = (value: DecodedValue | DecodedArgument): value is DecodedArgument => typeof value === 'object' && !Array.isArray(value);

function Value({ value, type, name }: { value: DecodedValue; type: string; name: string }) {
  if (type === 'string' && typeof value === 'string') return <bdi>{shownText(value)}</bdi>;
  if (typeof value === 'string') return <span className={classes.hex}>{integerText(value, type, name)}</span>;
  if (value.length === 0) return 'none';
  if (value.every(isArgument)) return <Arguments items={value} />;
  return <Arguments items={value.map((item, index) => ({ name: String(index + 1), type: type.replace(/\[\d*\]$/, ''), value: item }))} />;
}
