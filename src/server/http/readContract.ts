import contract from '../generated/contract.json';
import type { ContractDocument } from './contract';

/** The contract as it is written in openapi/openapi.yaml. */
export const readContract = () => contract as unknown as ContractDocument;
