import type { ProblemCode } from '../imports';
import type { Language } from '../language';
import { importProblems as en } from './en';
import { importProblems as zh } from './zh';

const TEXTS = { en, zh };

/** The reason for people; of one that this build does not know its code. */
export const problemText = (
  {
    code,
    params = {},
  }: { code: ProblemCode; params?: Record<string, string | number> | undefined },
  language: Language,
): string =>
  (TEXTS[language][code] ?? code).replace(/\{\{(\w+)\}\}/g, (_, name: string) =>
    String(params[name] ?? ''),
  );
