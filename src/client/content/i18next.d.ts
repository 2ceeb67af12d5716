import 'i18next';
import type { English } from '.';

declare module 'i18next' {
  interface CustomTypeOptions {
    // A key that English doesn't have is a type error.
    resources: English;
  }
}
