/** A fault that the operator can put right; the message is one line that says how. */
export class OperatorError extends Error {}
