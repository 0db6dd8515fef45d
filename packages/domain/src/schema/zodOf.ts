import { z } from 'zod';
import type { Field, Group, InputOf, List, Variants, Wire } from './field.ts';
import { emptyOf } from './emptyOf.ts';
import { toInput } from './toInput.ts';

/**
 * `request`: all limits are checked and unknown fields are refused. `answer`: stored values are answered even if limits have changed since, and
 * fields that the description does not have are left out.
 */
export type Side = 'request' | 'answer';

type ZodShape<Input> = {
  [Key in keyof Input]-?: undefined extends Input[Key]
    ? z.ZodOptional<z.ZodType<Exclude<Input[Key], undefined>, Exclude<Input[Key], undefined>>>
    : z.ZodType<Input[Key], Input[Key]>;
};

/** The zod schema of a group in requests or answers. */
export const zodOf = <G extends Group>(field: G, side: Side): z.ZodObject<ZodShape<InputOf<G>>> =>
  zodGroup(field, side) as unknown as z.ZodObject<ZodShape<InputOf<G>>>;

function zod(field: Field, side: Side): z.ZodType {
  const bare = bareZod(field, side);
  if (field.optional) return bare.optional();
  return field.hasDefault ? bare.default(field.kind === 'maybe' ? null : toInput(field, emptyOf(field))) : bare;
}

function bareZod(field: Field, side: Side): z.ZodType {
  switch (field.kind) {
    case 'scalar':
      return zodWire(field.wire, side);
    case 'id':
      return z.string().max(64);
    case 'list':
      return zodList(field, side);
    case 'group':
      return zodGroup(field, side);
    case 'maybe':
      return zodGroup(field.of, side).nullable();
    case 'variants':
      return zodVariants(field, side);
  }
}

function zodGroup({ fields }: Group, side: Side): z.ZodObject {
  const shape = Object.fromEntries(
    Object.entries(fields)
      .filter(([, field]) => !field.draftOnly)
      .map(([key, field]) => [key, zod(field, side)]),
  );
  return side === 'request' ? z.strictObject(shape) : z.object(shape);
}

function zodList({ of, min, max }: List, side: Side): z.ZodType {
  const array = z.array(zod(of, side));
  return side === 'request' ? array.min(min).max(max) : array;
}

function zodVariants({ tag, of }: Variants, side: Side): z.ZodType {
  const options = Object.entries(of).map(([name, group]) => zodGroup(group, side).extend({ [tag]: z.literal(name) }));
  return z.discriminatedUnion(tag, options as [z.ZodObject, ...z.ZodObject[]]);
}

function zodWire(wire: Wire, side: Side): z.ZodType {
  switch (wire.type) {
    case 'string':
      return zodString(wire, side);
    case 'number':
      return zodNumber(wire, side);
    case 'boolean':
      return z.boolean();
    case 'choice':
      return z.literal([...wire.values]);
    case 'either':
      return z.union(wire.of.map((one) => zodWire(one, side)));
  }
}

const FORMATS = { dateTime: () => z.iso.datetime() };

function zodString({ min, max, pattern, format, orNull }: Extract<Wire, { type: 'string' }>, side: Side): z.ZodType {
  if (side === 'answer') return orNull ? z.string().nullable() : z.string();
  const bounded = (format ? FORMATS[format]() : z.string().trim()).min(min).max(max);
  const string = pattern ? bounded.regex(pattern) : bounded;
  return orNull ? string.nullable() : string;
}

function zodNumber({ min, max, isWhole }: Extract<Wire, { type: 'number' }>, side: Side): z.ZodType {
  if (side === 'answer') return z.number();
  const number = z.number().min(min).max(max);
  return isWhole ? number.int() : number;
}
