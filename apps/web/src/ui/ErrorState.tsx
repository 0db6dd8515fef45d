import { Button } from '@mantine/core';
import classes from './EmptyState.module.css';

export interface ErrorStateProps {
  /** What failed, e.g. "The organisations could not be read". */
  title: string;
  /** Its message is shown below the title. */
  error?: unknown;
  onRetry?: () => void;
}

/** Explains what failed and how to continue, instead of what could not be shown. */
export function ErrorState({ title, error, onRetry }: ErrorStateProps) {
  return (
    <div role="alert" className={classes.root}>
      <p className={classes.title}>{title}</p>
      {error instanceof Error && <p className={classes.text}>{error.message}</p>}
      {onRetry && (
        <div className={classes.action}>
          <Button variant="default" onClick={onRetry}>
            Try again
          </Button>
        </div>
      )}
    </div>
  );
}
