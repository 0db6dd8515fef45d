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
  // HTML is not interpreted, but shown as text.
  extensions: [gfmTable(), gfmAutolinkLiteral(), gfmStrikethrough(), { disable: { null: ['htmlFlow', 'htmlText'] } }],
  mdastExtensions: [gfmTableFromMarkdown(), gfmAutolinkLiteralFromMarkdown(), gfmStrikethroughFromMarkdown()],
};

/** Deeper nesting than anybody writes; a text of nothing but quotes must not overflow the stack. */
const MAX_DEPTH = 40;

/** Link targets that the text defines once and refers to by name. */
const Definitions = createContext<ReadonlyMap<string, Definition>>(new Map());

/** Renders Markdown text by other people as React nodes: HTML is never interpreted, nothing is loaded, and links send no referrer. */
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
  /** Whether it is inside a link, where a second link would be invalid HTML and could show one address while leading to another. */
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
      // The page itself uses h1 and h2, so headings of the text start at h3.
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
      // Loading a picture would tell its host who reads the page, so only a link to it is shown.
      return <Anchor href={node.url} isInLink={place.isInLink} text={node.alt || node.url} />;
    case 'table':
      return <TableView table={node} depth={place.depth} />;
    default:
      return inside;
  }
}

/** A list item whose parts are not separated by empty lines has no paragraphs. */
function TightItem({ node, ...place }: Place & { node: Parents }) {
  return node.children.map((child, index) =>
    child.type === 'paragraph' ? <Children key={index} of={child} {...place} /> : <NodeView key={index} node={child} {...place} />,
  );
}

/** Line breaks are kept, as authors of proposals expect. */
function Lines({ text }: { text: string }) {
  return text.split('\n').map((line, index) => (
    <Fragment key={index}>
      {index > 0 && <br />}
      {line}
    </Fragment>
  ));
}

/** Only web and mail addresses become links: `javascript:` and the like must never be clickable. */
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
    // Wide tables can be scrolled, also by keyboard.
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
