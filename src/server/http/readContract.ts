import contract from '../generated/contract.json';
import type { ContractDocument } from './contract';

/** Returns the OpenAPI document; `npm run codegen` writes it from `openapi/openapi.yaml`. */
export const readContract = () => contract as unknown as ContractDocument;
