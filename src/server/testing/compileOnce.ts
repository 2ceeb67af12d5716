import { Validator } from '@seriousme/openapi-schema-validator';
import { Ajv, type AnySchema } from 'ajv';
import type { compileSchema as compile } from './compileSchema';

declare global {
  /** `environment.ts` shares it with all test files of a worker. */
  var compileSchema: typeof compile;
}

/** What the validators of all drafts have in common. */
const core = Object.getPrototypeOf(Ajv.prototype) as { compile: Ajv['compile'] };

/**
 * Each backend compiles the schemas of the contract and OpenAPI's own, which takes longer than all
 * else in its start. Those that tests start share what was compiled.
 */
core.compile = function (this: Ajv, schema: AnySchema) {
  const { allErrors, coerceTypes, removeAdditional, strict, useDefaults, validateFormats } =
    this.opts;
  const options = {
    allErrors,
    coerceTypes,
    removeAdditional,
    strict,
    useDefaults,
    validateFormats,
  };
  return compileSchema(schema, options);
} as Ajv['compile'];

/** Of the backends of a test file. */
let resolved: ReturnType<Validator['resolveRefs']> | undefined;
const { resolveRefs } = Validator.prototype;

/**
 * The contract is valid: `npm run lint:openapi` and each real start check that. It is the
 * same for all backends, so its references are resolved once.
 */
Object.assign(Validator.prototype, {
  async validate(this: Validator, specification: Validator['specification']) {
    Object.assign(this, { specification, version: '3.1' });
    return { valid: true };
  },
  resolveRefs(this: Validator) {
    resolved ??= resolveRefs.call(this);
    return resolved;
  },
});
