/** Of the Network Information API, which not all browsers have. */
interface Connection {
  saveData?: boolean;
}

/** Whether the visitor has asked for as little data as possible. */
export const prefersReducedData = () =>
  (navigator as Navigator & { connection?: Connection }).connection?.saveData === true;
