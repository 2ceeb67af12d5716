import type { ErrorCode } from '@/shared/generated/errorCodes';

/** Empty, for the backend's own sentences are English; its type is what a translation must have. */
export default {} as Record<ErrorCode, string>;
