import { useDeferredValue } from 'react';
import { useSelector } from 'react-redux';
import { selectMobileMenuOpen } from '@/client/features/ui/uiSlice';

/**
 * Whether the menu of a small screen lies over the page. Known once the menu shows: what the page
 * does about it takes a cheap phone as long again.
 */
export const useCovered = () =>
  useDeferredValue(useDeferredValue(useSelector(selectMobileMenuOpen)));
