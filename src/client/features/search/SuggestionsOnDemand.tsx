import { lazy, Suspense } from 'react';
import type { SuggestionsProps } from './suggestionsProps';

/** Where their code can't be had the field searches all the same. */
const nothing = () => ({ default: () => <></> });

const Suggestions = lazy(() =>
  import(/* webpackChunkName: "suggestions" */ './Suggestions').catch(nothing),
);

export interface SuggestionsOnDemandProps {
  /** Undefined until the field is used for the first time; their code waits for that. */
  suggestions: SuggestionsProps | undefined;
  /** What the page shows the results for: the list goes when it changes. */
  searched: string;
}

/** The suggestions below a search field. */
export function SuggestionsOnDemand({ suggestions, searched }: SuggestionsOnDemandProps) {
  return suggestions ? (
    <Suspense fallback={null}>
      <Suggestions key={searched} {...suggestions} />
    </Suspense>
  ) : null;
}
