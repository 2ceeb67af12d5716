import { createContext, startTransition, type ReactNode, use, useEffect, useState } from 'react';

const HydratedContext = createContext(true);

interface HydratedProviderProps {
  /** False on the server and for the page that it rendered. */
  initially: boolean;
  children: ReactNode;
}

/** A transition: React renders what needs script in slices, as it hydrates. */
export function HydratedProvider({ initially, children }: HydratedProviderProps) {
  const [isHydrated, setIsHydrated] = useState(initially);
  useEffect(() => startTransition(() => setIsHydrated(true)), []);
  return <HydratedContext value={isHydrated}>{children}</HydratedContext>;
}

/** Returns false on the server and while the browser hydrates, then true: for what needs script. */
export const useHydrated = () => use(HydratedContext);
