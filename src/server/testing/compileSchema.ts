import Ajv2020, { type AnySchema, type Options, type ValidateFunction } from 'ajv/dist/2020';

const compilers = new Map<string, Ajv2020>();
const compiled = new Map<string, ValidateFunction>();

/**
 * Compiles a schema, once for the same options. `npm run lint:openapi` and each real start check the
 * schemas themselves.
 */
export function compileSchema(schema: AnySchema, options: Options): ValidateFunction {
  const optionsKey = JSON.stringify(options);
  const ajv = compilers.get(optionsKey) ?? new Ajv2020({ ...options, validateSchema: false });
  compilers.set(optionsKey, ajv);
  const key = optionsKey + JSON.stringify(schema);
  const validate = compiled.get(key) ?? ajv.compile(schema);
  compiled.set(key, validate);
  return validate;
}
