import classes from './QrCode.module.css';
import { qrPath } from './qrPath.ts';

/** A text as a QR code. @param label - what it is for, for who cannot see it. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const { size, path } = qrPath(text);
  return (
    <div className={classes.paper}>
      <svg viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label} shapeRendering="crispEdges">
        <path d={path} />
      </svg>
    </div>
  );
}
