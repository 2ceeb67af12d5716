import {
  listOperations,
  type Contract,
  type Operation,
  type Schema,
} from '../../src/server/plugins/contract';

type Schemas = Contract['components']['schemas'];

const nameOf = (reference: string) => reference.slice(reference.lastIndexOf('/') + 1);

function typeOf(schema: Schema): string {
  if (schema.$ref) return nameOf(schema.$ref);
  if (schema.allOf) return schema.allOf.map(typeOf).join(' & ');
  if (schema.enum) return schema.enum.map((value) => JSON.stringify(value)).join(' | ');
  const { type } = schema;
  if (Array.isArray(type)) return type.map((name) => typeOf({ ...schema, type: name })).join(' | ');
  switch (type) {
    case 'null':
      return 'null';
    case 'string':
      return 'string';
    case 'integer':
    case 'number':
      return 'number';
    case 'boolean':
      return 'boolean';
    case 'array':
      return `Array<${typeOf(schema.items ?? {})}>`;
    case 'object':
      return schema.additionalProperties
        ? `Record<string, ${typeOf(schema.additionalProperties)}>`
        : fieldsOf(schema.properties ?? {}, schema.required);
    default:
      throw new Error(`The contract holds ${JSON.stringify(schema)}, which has no type here.`);
  }
}

function fieldsOf(fields: Record<string, Schema>, required: string[] = []): string {
  const lines = Object.entries(fields).map(
    ([name, schema]) => `${name}${required.includes(name) ? '' : '?'}: ${typeOf(schema)};`,
  );
  return `{ ${lines.join(' ')} }`;
}

function requestOf({ id, path, parameters, body }: Operation): string {
  const fieldsIn = (place: string) => {
    const found = parameters.filter((parameter) => parameter.in === place);
    const fields = Object.fromEntries(found.map(({ name, schema }) => [name, schema]));
    const needed = found.filter(({ required }) => required).map(({ name }) => name);
    return fieldsOf(fields, needed);
  };
  if ((path.match(/\{/g) ?? []).length !== parameters.filter((item) => item.in === 'path').length) {
    throw new Error(`${id} does not declare every parameter of ${path}.`);
  }
  const parts = [
    `Params: ${fieldsIn('path')};`,
    `Querystring: ${fieldsIn('query')};`,
    `Body: ${body ? typeOf(body) : 'undefined'};`,
  ];
  return `${id}: { ${parts.join(' ')} };`;
}

/** Schemas that the given types mention, and those that these mention. */
function schemasIn(
  schemas: Schemas,
  types: string,
  found = new Map<string, string>(),
): Map<string, string> {
  for (const [name, schema] of Object.entries(schemas)) {
    if (found.has(name) || !new RegExp(`\\b${name}\\b`).test(types)) continue;
    found.set(name, typeOf(schema));
    schemasIn(schemas, found.get(name) ?? '', found);
  }
  return found;
}

/** What presenters make. */
const PRESENTED =
  'Category SparePart PartPrices PartFacets Attribute AttributeProposal NumberMatch MatchedLine Suggestions ' +
  'Correction Inquiry BuyerInquiry SharedList Quotation QuotationDraft PriceProposal TextTemplate ' +
  'Change UndoResult BulkResult PartValues ValueConflict Import ImportSummary ImportRow EditedImportRow';

/** What the handler of each operation gets: files of forms are represented by their names. */
export function requestTypes(contract: Contract): string {
  const requests = listOperations(contract).map(requestOf).join('\n');
  const schemas = [...schemasIn(contract.components.schemas, requests + PRESENTED)].map(
    ([name, type]) => `export type ${name} = ${type};`,
  );
  return `${schemas.join('\n')}\n\n/** By operationId. */\nexport interface Requests {\n${requests}\n}\n`;
}
