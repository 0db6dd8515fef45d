import { Fragment, type ReactNode } from 'react';
import classes from './Markdown.module.css';
import type { Inline } from './parseInline.ts';
import { type Block, parseMarkdown } from './parseMarkdown.ts';

/** Text that somebody else wrote, as React nodes: no HTML is ever interpreted and links go out without the reader's trace. */
export function Markdown({ source }: { source: string }) {
  return (
    <div className={classes.root}>
      {parseMarkdown(source).map((block, index) => (
        <BlockView key={index} block={block} />
      ))}
    </div>
  );
}

function BlockView({ block }: { block: Block }): ReactNode {
  switch (block.type) {
    case 'heading': {
      // The page has its h1 and h2: what a proposal calls a title begins at h3.
      const Tag = block.level <= 2 ? 'h3' : 'h4';
      return (
        <Tag>
          <Inlines items={block.children} />
        </Tag>
      );
    }
    case 'paragraph':
      return (
        <p>
          <Lines lines={block.lines} />
        </p>
      );
    case 'quote':
      return (
        <blockquote>
          <Lines lines={block.lines} />
        </blockquote>
      );
    case 'list': {
      const items = block.items.map((item, index) => (
        <li key={index}>
          <Inlines items={item} />
        </li>
      ));
      return block.isOrdered ? <ol start={block.start}>{items}</ol> : <ul>{items}</ul>;
    }
    case 'code':
      return (
        <pre>
          <code>{block.text}</code>
        </pre>
      );
    case 'rule':
      return <hr />;
  }
}

/** Writers of proposals expect their line breaks to stand. */
function Lines({ lines }: { lines: readonly Inline[][] }) {
  return lines.map((line, index) => (
    <Fragment key={index}>
      {index > 0 && <br />}
      <Inlines items={line} />
    </Fragment>
  ));
}

function Inlines({ items }: { items: readonly Inline[] }) {
  return items.map((item, index) => <InlineView key={index} item={item} />);
}

function InlineView({ item }: { item: Inline }): ReactNode {
  switch (item.type) {
    case 'text':
      return item.text;
    case 'code':
      return <code>{item.text}</code>;
    case 'strong':
      return (
        <strong>
          <Inlines items={item.children} />
        </strong>
      );
    case 'emphasis':
      return (
        <em>
          <Inlines items={item.children} />
        </em>
      );
    case 'link':
      return (
        <a href={item.href} target="_blank" rel="noreferrer noopener nofollow ugc">
          <Inlines items={item.children} />
        </a>
      );
  }
}
