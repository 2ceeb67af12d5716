import { type KeyboardEvent, type MouseEvent, useId } from 'react';
import { useHydrated } from '@/client/lib/useHydrated';

interface DisclosureLink {
  /** A page or a place of this page that lists the same as the panel. */
  href: string;
  open: boolean;
  onToggle: () => void;
}

/** Properties of a button that shows a panel; without script it is a link to what the panel lists. */
export function useDisclosureLink({ href, open, onToggle }: DisclosureLink) {
  const panelId = useId();
  const isButton = useHydrated();
  const buttonProps = {
    href,
    role: isButton ? 'button' : undefined,
    'aria-expanded': isButton ? open : undefined,
    'aria-controls': open ? panelId : undefined,
    onClick: (event: MouseEvent) => {
      event.preventDefault();
      onToggle();
    },
    onKeyDown: (event: KeyboardEvent) => {
      // Enter clicks a link, Space scrolls.
      if (event.key !== ' ') return;
      event.preventDefault();
      onToggle();
    },
  };
  return { buttonProps, panelId };
}
