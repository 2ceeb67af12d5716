import type { EnvironmentContext, JestEnvironmentConfig } from '@jest/environment';
import NodeEnvironment from 'jest-environment-node';
import { compileSchema } from './compileSchema';
import { contractFaults } from './contractFaults';

/**
 * Jest loads its modules anew for each test file, but this one and what it imports once: validators,
 * which take long to compile, are shared by all files that a worker runs.
 */
export default class ServerEnvironment extends NodeEnvironment {
  constructor(config: JestEnvironmentConfig, context: EnvironmentContext) {
    super(config, context);
    Object.assign(this.global, { compileSchema, contractFaults });
  }
}
