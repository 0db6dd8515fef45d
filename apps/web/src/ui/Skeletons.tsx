import classes from './Skeletons.module.css';

/** A grey place of the given size; announced once by the `Loading` that holds it. */
export function Skeleton({ width = '100%', height = 16 }: { width?: number | string; height?: number | string }) {
  return <span className={classes.skeleton} style={{ width, height }} />;
}

/** Lines of text to come. */
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

/** Cards to come, each of the final height. */
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

/** Says "Loading" to a screen reader and hides the skeletons from it. */
export function Loading({ children, label = 'Loading' }: { children: React.ReactNode; label?: string }) {
  return (
    <div role="status" aria-label={label}>
      <div aria-hidden>{children}</div>
    </div>
  );
}
