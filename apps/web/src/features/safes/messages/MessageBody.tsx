import type { SafeMessage } from '@althing/domain/safeService';
import { shownText } from '@althing/domain/text';
import { Folded } from '../../../ui/Folded.tsx';
import classes from './Messages.module.css';
import { type TypedLine, typedLines } from './typedData.ts';

/** All that is signed of a message, in readable form. */
export function MessageBody({ message }: { message: SafeMessage }) {
  if (typeof message === 'string')
    return (
      <div className={classes.body}>
        <Folded lines={12}>
          <div className={classes.text} dir="auto">
            {shownText(message)}
          </div>
        </Folded>
      </div>
    );
  const lines = typedLines(message);
  return (
    <div className={`${classes.body} ${classes.typed}`}>
      <Lines title={message.primaryType} lines={lines.message} />
      <Lines title="Domain" lines={lines.domain} />
    </div>
  );
}

function Lines({ title, lines }: { title: string; lines: readonly TypedLine[] }) {
  return (
    <div>
      <p className={classes.typedTitle}>{title}</p>
      {lines.length === 0 ? <p className={classes.none}>Nothing</p> : <LineList lines={lines} />}
    </div>
  );
}

function LineList({ lines }: { lines: readonly TypedLine[] }) {
  return (
    <dl className={classes.lines}>
      {lines.map(({ name, type, text, lines: inner }) => (
        <div key={name} className={classes.line} data-nested={inner ? true : undefined}>
          <dt className={classes.name}>
            {name} <span className={classes.type}>{type}</span>
          </dt>
          <dd className={classes.value}>{inner ? <LineList lines={inner} /> : <bdi>{text}</bdi>}</dd>
        </div>
      ))}
    </dl>
  );
}
