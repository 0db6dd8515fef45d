import type { Definition, Nodes, Parents, Table } from 'mdast';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { gfmAutolinkLiteralFromMarkdown } from 'mdast-util-gfm-autolink-literal';
import { gfmStrikethroughFromMarkdown } from 'mdast-util-gfm-strikethrough';
import { gfmTableFromMarkdown } from 'mdast-util-gfm-table';
import { gfmAutolinkLiteral } from 'micromark-extension-gfm-autolink-literal';
import { gfmStrikethrough } from 'micromark-extension-gfm-strikethrough';
import { gfmTable } from 'micromark-extension-gfm-table';
import { createContext, Fragment, type ReactNode, useContext, useMemo } from 'react';

const OPTIONS: Parameters<typeof fromMarkdown>[1] = {
  // What looks like HTML is text like any other.
  extensions: [gfmTable(), gfmAutolinkLiteral(), gfmStrikethrough(), { disable: { null: ['htmlFlow', 'htmlText'] } }],
  mdastExtensions: [gfmTableFromMarkdown(), gfmAutolinkLiteralFromMarkdown(), gfmStrikethroughFromMarkdown()],
};

/** Deeper than anybody writes; a text of nothing but quotes must not exhaust the stack. */
const MAX_DEPTH = 40;

/** Addresses that a text names once and links by a word, by that word. */
const Definitions = createContext<ReadonlyMap<string, Definition>>(new Map());

/** Text that somebody else wrote, as React nodes: no HTML is ever interpreted, nothing is loaded, links leave without the reader's trace. */
export default function MarkdownView({ source }: { source: string }) {
  const root = useMemo(() => fromMarkdown(source, OPTIONS), [source]);
  const definitions = useMemo(
    () => new Map(root.children.flatMap((node) => (node.type === 'definition' ? [[node.identifier, node] as const] : []))),
    [root],
  );
  return (
    <Definitions value={definitions}>
      <Children of={root} depth={0} />
    </Definitions>
  );
}

interface Place {
  depth: number;
  /** Within a link, where another link would be no valid page and could show one address while leading to another. */
  isInLink?: boolean;
}

function Children({ of, depth, isInLink = false }: Place & { of: Parents }) {
  if (depth > MAX_DEPTH) return null;
  return of.children.map((node, index) => <NodeView key={index} node={node} depth={depth + 1} isInLink={isInLink} />);
}

function NodeView({ node, ...place }: Place & { node: Nodes }): ReactNode {
  const inside = 'children' in node ? <Children of={node} {...place} /> : null;
  switch (node.type) {
    case 'text':
      return <Lines text={node.value} />;
    case 'paragraph':
      return <p>{inside}</p>;
    case 'heading':
      // The page has its h1 and h2: what a proposal calls a title begins at h3.
      return node.depth <= 2 ? <h3>{inside}</h3> : <h4>{inside}</h4>;
    case 'emphasis':
      return <em>{inside}</em>;
    case 'strong':
      return <strong>{inside}</strong>;
    case 'delete':
      return <del>{inside}</del>;
    case 'blockquote':
      return <blockquote>{inside}</blockquote>;
    case 'list':
      return node.ordered ? <ol start={node.start ?? 1}>{inside}</ol> : <ul>{inside}</ul>;
    case 'listItem':
      return <li>{node.spread ? inside : <TightItem node={node} {...place} />}</li>;
    case 'inlineCode':
      return <code>{node.value}</code>;
    case 'code':
      return (
        <pre>
          <code>{node.value}</code>
        </pre>
      );
    case 'break':
      return <br />;
    case 'thematicBreak':
      return <hr />;
    case 'link':
      return <Anchor href={node.url} isInLink={place.isInLink} text={<Children of={node} {...place} isInLink />} />;
    case 'linkReference':
      return <Reference identifier={node.identifier} isInLink={place.isInLink} text={<Children of={node} {...place} isInLink />} />;
    case 'image':
      // A picture is a way to learn who reads, so it is a link to it.
      return <Anchor href={node.url} isInLink={place.isInLink} text={node.alt || node.url} />;
    case 'table':
      return <TableView table={node} depth={place.depth} />;
    default:
      return inside;
  }
}

/** An item without empty lines between its parts needs no paragraph. */
function TightItem({ node, ...place }: Place & { node: Parents }) {
  return node.children.map((child, index) =>
    child.type === 'paragraph' ? <Children key={index} of={child} {...place} /> : <NodeView key={index} node={child} {...place} />,
  );
}

/** Writers of proposals expect their line breaks to stand. */
function Lines({ text }: { text: string }) {
  return text.split('\n').map((line, index) => (
    <Fragment key={index}>
      {index > 0 && <br />}
      {line}
    </Fragment>
  ));
}

/** Whatever is no plain web or mail address stays text: `javascript:` and its kin must never be clickable. */
const isSafe = (href: string) => /^(https?:\/\/|mailto:)/i.test(href);

function Anchor({ href, text, isInLink = false }: { href: string; text: ReactNode; isInLink?: boolean | undefined }) {
  if (isInLink || !isSafe(href)) return text;
  return (
    <a href={href} target="_blank" rel="noreferrer noopener nofollow ugc">
      {text}
    </a>
  );
}

function Reference({ identifier, ...rest }: { identifier: string; text: ReactNode; isInLink?: boolean | undefined }) {
  return <Anchor href={useContext(Definitions).get(identifier)?.url ?? ''} {...rest} />;
}

function TableView({ table, depth }: { table: Table; depth: number }) {
  const [head, ...rows] = table.children;
  if (!head || depth > MAX_DEPTH) return null;
  const alignOf = (column: number) => ({ textAlign: table.align?.[column] ?? 'left' }) as const;
  return (
    // Wide tables scroll within themselves, by keyboard too.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached without a mouse
    <div data-table tabIndex={0} role="region" aria-label="Table">
      <table>
        <thead>
          <tr>
            {head.children.map((cell, column) => (
              <th key={column} style={alignOf(column)}>
                <Children of={cell} depth={depth} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, index) => (
            <tr key={index}>
              {row.children.map((cell, column) => (
                <td key={column} style={alignOf(column)}>
                  <Children of={cell} depth={depth} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
