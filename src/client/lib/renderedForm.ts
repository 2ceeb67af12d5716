import { createContext, useContext } from 'react';
import type { RenderedForm } from '@/shared/rendering';

const RenderedFormContext = createContext<RenderedForm | undefined>(undefined);
export const RenderedFormProvider = RenderedFormContext.Provider;

export const useRenderedForm = () => useContext(RenderedFormContext);
