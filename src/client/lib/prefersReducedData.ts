/** What browsers tell of the visitor's network; not all of them do. */
interface Connection {
  saveData?: boolean;
}

/** Whether the visitor has asked for as little data as possible. */
export const prefersReducedData = () =>
  (navigator as Navigator & { connection?: Connection }).connection?.saveData === true;
