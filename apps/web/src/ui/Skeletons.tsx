import classes from './Skeletons.module.css';

/** A grey placeholder of the given size, announced by the `Loading` around it. */
export function Skeleton({ width = '100%', height = 16 }: { width?: number | string; height?: number | string }) {
  return <span className={classes.skeleton} style={{ width, height }} />;
}

/** Placeholder for lines of text. */
export function LineSkeletons({ lines = 3 }: { lines?: number }) {
  return (
    <Loading>
      {Array.from({ length: lines }, (_, index) => (
        <span key={index} className={classes.line}>
          <Skeleton width={index === lines - 1 ? '60%' : '100%'} height={14} />
        </span>
      ))}
    </Loading>
  );
}

/** Placeholder for cards, each with its final height. */
export function CardSkeletons({ count = 6, height = 220 }: { count?: number; height?: number }) {
  return (
    <Loading>
      <span className={classes.grid}>
        {Array.from({ length: count }, (_, index) => (
          <span key={index} className={classes.card} style={{ height }} />
        ))}
      </span>
    </Loading>
  );
}

/** Says "Loading" to screen readers and hides the placeholders from them. */
export function Loading({ children, label = 'Loading' }: { children: React.ReactNode; label?: string }) {
  return (
    <div role="status" aria-label={label}>
      <div aria-hidden>{children}</div>
    </div>
  );
}
