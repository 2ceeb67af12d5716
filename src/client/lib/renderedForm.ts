import { createContext, useContext } from 'react';
import type { RenderedForm } from '@/shared/rendering';

const RenderedFormContext = createContext<RenderedForm | undefined>(undefined);
export const RenderedFormProvider = RenderedFormContext.Provider;

/** The state of the form on the page that the server rendered, if that page has one. */
export const useRenderedForm = () => useContext(RenderedFormContext);
