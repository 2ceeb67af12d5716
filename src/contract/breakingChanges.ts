import {
  listOperations,
  resolve,
  type Contract,
  type Operation,
  type ResponseObject,
  type Schema,
} from '../server/plugins/contract';

/** A request must still be accepted, a response must have all that it had. */
type Direction = 'request' | 'response';

/** A schema with those that it is composed of merged into it. */
interface Merged extends Omit<Schema, 'additionalProperties'> {
  const?: unknown;
  anyOf?: Schema[];
  default?: unknown;
  pattern?: string;
  additionalProperties?: Schema | boolean;
  unevaluatedProperties?: boolean;
}

const UPPER_LIMITS = ['maxLength', 'maximum', 'maxItems', 'maxProperties'] as const;
const LOWER_LIMITS = ['minLength', 'minimum', 'minItems', 'minProperties'] as const;

/**
 * Returns what a program that was written for a release's contract can no longer rely on. Responses may gain
 * statuses, properties and, as clients show values that they do not know, values of enumerations; requests may
 * gain what is optional, and limits may be relaxed.
 */
export function breakingChanges(released: Contract, current: Contract): string[] {
  const keyOf = ({ method, path }: Operation) => `${method} ${path}`;
  const operations = new Map(listOperations(current).map((item) => [keyOf(item), item]));
  const compare = makeComparison(released, current);
  const bodies = (place: string, was: Content, is: Content, direction: Direction): string[] =>
    Object.entries(was).flatMap(([type, schema]) => {
      const found = is[type];
      if (!found) return [`${place}: ${type} is gone`];
      return compare(place, schema, found, direction);
    });

  return listOperations(released).flatMap((was) => {
    const name = keyOf(was);
    const is = operations.get(name);
    if (!is) return [`${name} is gone`];
    const { parameters, responses } = was;
    return [
      was.id !== is.id && `${name}: its id ${was.id} is ${is.id}`,
      !was.secured && is.secured && `${name} needs a token`,
      ...parameters.flatMap((parameter) => {
        const place = `${name} parameter ${parameter.name}`;
        const found = is.parameters.find(isSame(parameter));
        if (!found) return `${place} is gone`;
        const isForAdmins = found['x-admin-only'] && !parameter['x-admin-only'];
        return [
          isForAdmins && `${place} is for admins alone`,
          ...compare(place, parameter.schema, found.schema, 'request'),
        ];
      }),
      ...is.parameters
        .filter((item) => item.required && !parameters.find(isSame(item))?.required)
        .map((item) => `${name} parameter ${item.name} is required`),
      !was.body && is.body && `${name} has a body`,
      ...bodies(`${name} request`, was.bodies, is.bodies, 'request'),
      ...Object.entries(responses).flatMap(([status, response]) => {
        const place = `${name} ${status}`;
        const found = is.responses[status];
        if (!found) return `${place} is gone`;
        const [before, after] = [
          resolve(response, released.components.responses),
          resolve(found, current.components.responses),
        ];
        const lost = Object.keys(before.headers ?? {}).filter((header) => !after.headers?.[header]);
        return [
          ...lost.map((header) => `${place}: the header ${header} is gone`),
          ...bodies(place, contentOf(before), contentOf(after), 'response'),
        ];
      }),
    ].filter((text) => typeof text === 'string');
  });
}

type Content = Record<string, Schema>;

const contentOf = ({ content = {} }: ResponseObject): Content =>
  Object.fromEntries(Object.entries(content).map(([type, { schema = {} }]) => [type, schema]));

type Parameter = Operation['parameters'][number];
const isSame = (one: Parameter) => (other: Parameter) =>
  one.name === other.name && one.in === other.in;

function makeComparison(released: Contract, current: Contract) {
  /** Pairs of named schemas, which may contain themselves; each is compared once. */
  const compared = new Set<string>();

  return function compare(
    place: string,
    before: Schema,
    after: Schema,
    direction: Direction,
  ): string[] {
    const pair = `${direction} ${before.$ref} ${after.$ref}`;
    if (before.$ref && after.$ref && compared.has(pair)) return [];
    compared.add(pair);
    const was = merge(released, before);
    const is = merge(current, after);
    const isRequest = direction === 'request';
    const [given, taken] = isRequest ? [was, is] : [is, was];
    const faults: (string | false)[] = [
      !includesTypes(typesOf(taken), typesOf(given)) &&
        `${place}: the type ${String(was.type)} is ${String(is.type)}`,
      taken.format !== undefined &&
        taken.format !== given.format &&
        `${place}: the format ${was.format} is ${is.format}`,
      ...(was.required ?? [])
        .filter((name) => !isRequest && !is.required?.includes(name))
        .map((name) => `${place}.${name} is optional`),
    ];
    if (isRequest) faults.push(...narrowings(place, was, is));
    for (const [name, property] of Object.entries(was.properties ?? {})) {
      const found = is.properties?.[name];
      if (!found) faults.push(`${place}.${name} is gone`);
      else faults.push(...compare(`${place}.${name}`, property, found, direction));
    }
    if (was.items && is.items)
      faults.push(...compare(`${place}[]`, was.items, is.items, direction));
    const [wasMap, isMap] = [was.additionalProperties, is.additionalProperties];
    if (typeof wasMap === 'object' && typeof isMap === 'object') {
      faults.push(...compare(`${place}{}`, wasMap, isMap, direction));
    }
    // Alternatives are few: they stay as many, in their order.
    const [wasAny, isAny] = [was.anyOf ?? [], is.anyOf ?? []];
    if (wasAny.length !== isAny.length) faults.push(`${place} has other alternatives`);
    wasAny.forEach((schema, index) => {
      faults.push(...compare(place, schema, isAny[index] ?? {}, direction));
    });
    return faults.filter((text) => typeof text === 'string');
  };
}

/** What a request may no longer have. */
function narrowings(place: string, was: Merged, is: Merged): (string | false)[] {
  const [before, after] = [valuesOf(was), valuesOf(is)];
  const isClosed = ({ additionalProperties, unevaluatedProperties }: Merged) =>
    additionalProperties === false || unevaluatedProperties === false;
  return [
    ...(is.required ?? [])
      .filter((name) => !was.required?.includes(name))
      .map((name) => `${place}.${name} is required`),
    !before && after !== undefined && `${place} has an enumeration`,
    ...(before ?? [])
      .filter((value) => after && !after.includes(value))
      .map((value) => `${place}: the value ${String(value)} is gone`),
    ...UPPER_LIMITS.filter(
      (name) => limitOf(is, name, Infinity) < limitOf(was, name, Infinity),
    ).map((name) => `${place}: ${name} is smaller`),
    ...LOWER_LIMITS.filter(
      (name) => limitOf(is, name, -Infinity) > limitOf(was, name, -Infinity),
    ).map((name) => `${place}: ${name} is larger`),
    is.pattern !== undefined && is.pattern !== was.pattern && `${place} has another pattern`,
    was.default !== is.default && `${place} has another default`,
    !isClosed(was) && isClosed(is) && `${place} takes no further properties`,
  ];
}

const valuesOf = (schema: Merged) => ('const' in schema ? [schema.const] : schema.enum);
const limitOf = (schema: Merged, name: string, none: number) =>
  (schema as Record<string, number | undefined>)[name] ?? none;

const typesOf = ({ type }: Merged) => (type === undefined ? undefined : [type].flat());

/** Whether a value of one of `types` is one of `all`; absent ones are any. */
const includesTypes = (all: string[] | undefined, types: string[] | undefined): boolean =>
  !all ||
  types?.every((type) => all.includes(type) || (type === 'integer' && all.includes('number'))) ===
    true;

/** Resolves a reference and merges what the schema is composed of. */
function merge(contract: Contract, schema: Schema): Merged {
  const { allOf = [], oneOf, ...own } = resolve(schema, contract.components.schemas) as Merged;
  const parts = [...allOf.map((part) => merge(contract, part)), own];
  return {
    ...(Object.assign({}, ...parts) as Merged),
    anyOf: [...parts.flatMap((part) => part.anyOf ?? []), ...(oneOf ?? [])],
    required: parts.flatMap((part) => part.required ?? []),
    properties: Object.assign({}, ...parts.map((part) => part.properties)) as Record<
      string,
      Schema
    >,
  };
}
