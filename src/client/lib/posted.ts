import { createContext, useContext } from 'react';
import type { PostedForm } from '../../shared/rendering';

const PostedContext = createContext<PostedForm | undefined>(undefined);
export const PostedProvider = PostedContext.Provider;

/** The form that was sent without script and led to this page, if one did. */
export const usePosted = () => useContext(PostedContext);
