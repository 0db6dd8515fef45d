import { lazy, Suspense } from 'react';
import classes from './Markdown.module.css';
import { mayParse } from './mayParse.ts';

const MarkdownView = lazy(() => import('./MarkdownView.tsx'));

/** Markdown text by other people. The parser is loaded with the first such text; until then the source is shown. */
export function Markdown({ source }: { source: string }) {
  const plain = <div className={classes.plain}>{source}</div>;
  return (
    <div className={classes.root} dir="auto">
      {mayParse(source) ? (
        <Suspense fallback={plain}>
          <MarkdownView source={source} />
        </Suspense>
      ) : (
        plain
      )}
    </div>
  );
}
