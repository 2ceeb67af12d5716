/** Of the Network Information API, which not all browsers have. */
interface Connection {
  saveData?: boolean;
}

export const prefersReducedData = () =>
  (navigator as Navigator & { connection?: Connection }).connection?.saveData === true;
