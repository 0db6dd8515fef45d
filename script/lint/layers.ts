import { dirname, relative, resolve, sep } from 'node:path';

interface Layers {
  /** Folder of the table, from the repository's root. */
  root: string;
  /** Per layer the folders and files that it may import beside itself, all from `root`. The longest name that fits a file is its layer. */
  layers: Record<string, string[]>;
}

interface Packages {
  /** The packages of ours that may be imported; one that ends in a slash stands for everything below it. */
  ours: string[];
  /** What may not be, whoever made it, by the beginning of its name. */
  refused: string[];
}

interface Node {
  source?: { value: unknown } | null;
}

interface Context<Options> {
  filename: string;
  options: Options[];
  report(problem: { node: Node; message: string }): void;
}

const stands = (file: string, place: string) => file === place || file.startsWith(`${place}/`);

const layerOf = (file: string, layers: Layers['layers']): string | undefined =>
  Object.keys(layers)
    .filter((layer) => stands(file, layer))
    .toSorted((a, b) => b.length - a.length)[0];

/** What is wrong with importing `target` in `file`, both from the root of the table; undefined where nothing is. */
export function refusedFile(file: string, target: string, layers: Layers['layers']): string | undefined {
  const from = layerOf(file, layers);
  if (from === undefined) return `${file} stands in no layer; name its folder in the table of .oxlintrc.json`;
  if (layerOf(target, layers) === from) return undefined;
  const allowed = layers[from]!;
  if (allowed.some((place) => stands(target, place))) return undefined;
  return `${from} may import ${allowed.join(', ') || 'nothing else of ours'}, not ${target}`;
}

/** What is wrong with importing the package `name`; undefined where nothing is. */
export function refusedPackage(name: string, { ours, refused }: Packages): string | undefined {
  const isOurs = name.startsWith('@althing/');
  const isNamed = !isOurs || ours.some((entry) => (entry.endsWith('/') ? name.startsWith(entry) : name === entry));
  const isAllowed = isNamed && !refused.some((beginning) => name.startsWith(beginning));
  return isAllowed ? undefined : `Only ${ours.join(', ')} may be imported here of ours, and not ${name}`;
}

/** Visits whatever names another module, types included. */
function visit(context: Pick<Context<unknown>, 'report'>, refuse: (specifier: string) => string | undefined) {
  const check = (node: Node) => {
    const specifier = node.source?.value;
    const message = typeof specifier === 'string' ? refuse(specifier) : undefined;
    if (message) context.report({ node, message });
  };
  return {
    ImportDeclaration: check,
    ImportExpression: check,
    ExportAllDeclaration: check,
    ExportNamedDeclaration: check,
    TSImportType: check,
  };
}

const direction = {
  meta: { schema: [{ type: 'object', required: ['root', 'layers'] }] },
  create(context: Context<Layers>) {
    const [{ root, layers }] = context.options as [Layers];
    const folder = resolve(root);
    const place = (path: string) => relative(folder, path).split(sep).join('/');
    return visit(context, (specifier) =>
      specifier.startsWith('.')
        ? refusedFile(place(context.filename), place(resolve(dirname(context.filename), specifier)), layers)
        : undefined,
    );
  },
};

const packages = {
  meta: { schema: [{ type: 'object', required: ['ours', 'refused'] }] },
  create(context: Context<Packages>) {
    const [table] = context.options as [Packages];
    return visit(context, (specifier) => (specifier.startsWith('.') ? undefined : refusedPackage(specifier, table)));
  },
};

/** The form in which the linter wants its plugins. */
export default { meta: { name: 'layers' }, rules: { direction, packages } };
